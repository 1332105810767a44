"""What is said of a match that ended: who won it, and why somebody with as many points has not."""

from collections.abc import Sequence

from app import games
from app.look import text
from app.look.text import _, ngettext
from engine.rules import Result
from engine.table import AnyScene

PAIR = 2
"""Partners who won together."""

MOST_NAMED = 4
"""So many winners are called by their names."""


def headline(scene: AnyScene, result: Result, most_named: int = MOST_NAMED) -> str:
    winners = [scene.seats[seat].name for seat in result.winners]
    if max(result.scores) <= 0:
        return _kindly(winners, len(scene.seats), most_named)
    if len(winners) == 1:
        return _("{name} wins!", name=winners[0])
    if len(winners) == PAIR and games.face_of(scene.game).partners(scene.view):
        return _("{names} win!", names=text.listed(winners))
    if len(winners) > most_named:
        return ngettext("{n} player shares the victory!", "{n} players share the victory!", len(winners))
    return _("{names} share the victory!", names=text.listed(winners))


def _kindly(winners: Sequence[str], seats: int, most_named: int) -> str:
    """Where nobody has more than nothing there is no victory to be cheered, and nobody to be laughed at."""
    if len(winners) == seats or len(winners) > most_named:
        return _("A tough match, but you made it together!")
    return _("A tricky match! Best result: {names}", names=text.listed(winners))


def what_broke_the_tie(scene: AnyScene, result: Result) -> str:
    """Why somebody with as many points as a winner has not won: the lines that count but bring no points."""
    best, winners = max(result.scores), set(result.winners)
    level = {seat for seat, score in enumerate(result.scores) if score == best}
    if level <= winners or not level & winners:
        return ""
    lines = [line for line in result.why if line.points == 0 and line.seat in level]
    lines = [line for line in lines if line.round == lines[-1].round]  # the tie was broken at the end
    names = [seat.name for seat in scene.seats]
    return "  ·  ".join(f"{names[line.seat]}: {text.sentence(line, scene.game, names)}" for line in lines)
