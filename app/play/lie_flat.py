"""Whether a match is played round a tablet that lies on the table."""

from kivy.metrics import Metrics

from app import games
from app.boards import flat_board_of
from engine.library.settings import Settings
from engine.table import AnyScene


def lies_flat(game: str, scene: AnyScene, people: int, settings: Settings, size: tuple[float, float]) -> bool:
    """Decided when it is begun or gone on with; a match that must be flat is, on any screen."""
    board = flat_board_of(game)
    chosen = game in settings.flat_games
    if board is None or not games.lies_flat(game, scene.variant, people, chosen):
        return False
    must = not chosen or games.face_of(game).must_lie_flat(scene.variant)
    return must or board.allows(*size, Metrics.density, len(scene.seats))
