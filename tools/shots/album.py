"""The pictures of the album, its pages and our own cards; and evenings to fill them, drawn by nobody."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from functools import cache
from random import Random
from typing import Any

from app.own_cards.card_photo import card_of, card_of_drawing
from app.rules_pages.sheet_drawings import DOODLES
from engine.decks.pictures import SHIPPED
from engine.decks.words import Word, load_level
from engine.ink import PaperLaid, Progress, Recorder, Sheet, Style, encode
from engine.library import Drawn, Evening, Played
from engine.library.backup import collect, pack
from engine.seats import Seat
from tools.shots.walk import Walk

STARTED = datetime(2026, 3, 14, 18, 30).astimezone(UTC)  # half past six where this runs, so the day is the same
HANDS = 4
"""People who draw the same thing differently."""

PACE = 40
"""Points a second: as fast as a child draws."""

COLOURS = (0x22304A, 0xC8414F, 0x2B7DA9, 0x356B44, 0x7A4A9E, 0xB97F12)


@cache
def sketch(doodle: str, hand: int, colour: int = COLOURS[0]) -> bytes:
    """The log of a small drawing, somewhere near the middle of its sheet, as this hand draws it."""
    random = Random(f"{doodle} {hand}")
    sheet, recorder = Sheet.LANDSCAPE, Recorder(Sheet.LANDSCAPE)
    entries: list[Any] = [PaperLaid(sheet)]
    clock, size = 0.0, random.uniform(0.75, 1.05)
    room = 0.97 - size * max(x for stroke in DOODLES[doodle] for x, _y in stroke)
    left, low = min(random.uniform(0.0, 0.18), room), random.uniform(0.0, 0.1)
    style = Style(width=random.choice((1, 2)), colour=colour)
    for stroke in DOODLES[doodle]:
        for place, (x, y) in enumerate(_close(stroke)):
            at = (left + x * size) * sheet.right + random.gauss(0, 7), (low + y * size) * sheet.top + random.gauss(0, 7)
            entries += recorder.move(*at, clock) if place else recorder.touch(style, *at, clock)
            clock += 1 / PACE
        entries += recorder.lift()
        clock += 0.4
    return encode(entries, Progress())[0]


def _close(stroke: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """The points that a finger passes from corner to corner."""
    places = [stroke[0]]
    for (x, y), (to_x, to_y) in zip(stroke, stroke[1:], strict=False):
        steps = max(1, round(((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5 / 0.03))
        places += [(x + (to_x - x) * step / steps, y + (to_y - y) * step / steps) for step in range(1, steps + 1)]
    return places


def evening(number: int, seats: Sequence[Seat], rounds: int = 4, game: str = "pictomania") -> Played:
    """The ``number``-th evening: later ones have higher numbers."""
    random = Random(number)
    match = f"{number:016x}"
    scores = tuple([random.randint(-2, 24) for _ in seats])
    winners = tuple([seat for seat, score in enumerate(scores) if score == max(scores)])
    started = (STARTED + timedelta(days=3 * number)).isoformat(timespec="seconds")
    words = [word for listed in load_level(1) for word in listed.words]
    drawings = []
    for place in range(rounds * len(seats) if game == "pictomania" else 0):
        doodle = random.choice(list(DOODLES))
        word: Word = random.choice(words)
        round, seat = divmod(place, len(seats))
        drawn = Drawn(f"{match}-{place}", match, place, round + 1, seat, word)
        drawings.append((drawn, sketch(doodle, random.randrange(HANDS), COLOURS[seat % len(COLOURS)])))
    variant = {"pictomania": "passed", "yokai": "duel", "dixit": "classic", "pictoric": "open"}[game]
    return Played(Evening(match, game, variant, started, tuple(seats), scores, winners), tuple(drawings))


def pictures(walk: Walk) -> None:
    app = walk.app
    seats = [Seat(player.name, player.colour, player=player.id) for player in walk.people()]
    app.library.album.keep(evening(1, seats[:4]))
    app.library.album.keep(evening(2, seats[:2], game="yokai"))
    app.library.album.keep(evening(3, seats[1:4], rounds=2))
    app.go("album")
    _settle(walk)
    walk.look("album-evenings")
    for order in ("player", "word", "game"):
        app.room.page._take_order(order)
        _settle(walk)
        walk.look(f"album-{order}")
    piece = app.room.page._in_order()[0]
    app.go("drawing", piece=piece, among=app.room.page._in_order())
    walk.stage.frames(4)
    app.room.page.replay.position = app.room.page.replay.length * 0.6
    walk.look("album-drawing")
    app.back()
    app.go("evening", evening=app.library.album.evenings()[0])
    _settle(walk)
    walk.look("album-evening")
    app.go("home")
    _book(walk)
    _sketchbook(walk)
    _removed(walk)
    _cards(walk)
    _backup(walk)


def _book(walk: Walk) -> None:
    """The family's book, and the chapter of whoever played most."""
    from app.album.book_page import book_of

    walk.app.go("book")
    walk.look("book")
    walk.app.go("chapter", chapter=book_of(walk.app.library)[0])
    walk.look("book-chapter")
    walk.app.go("home")


def _sketchbook(walk: Walk) -> None:
    """A sheet on which somebody has drawn."""
    app: Any = walk.app
    app.library.sketchbook.keep(sketch("boat", 1, 0x1E88C9))
    app.go("sketchbook")
    walk.look("sketchbook")
    app.room.page._begin()
    app.go("home")


def _removed(walk: Walk) -> None:
    """A drawing, and an evening, each with the way back."""
    app: Any = walk.app
    app.go("album")
    album = app.room.page
    album._open(album._in_order()[0])
    app.room.page._remove()
    _settle(walk)
    walk.look("album-removed")
    album.removed.bring_back()
    app.go("home")


def _backup(walk: Walk) -> None:
    """Before, after, and with a file that is none."""
    app: Any = walk.app
    app.go("backup")
    walk.look("backup")
    for name, content in (("backup-known", pack(collect(app.library))), ("backup-refused", b"no backup")):
        app.room.page.take(content)
        walk.stage.wait(lambda: app.room.page._outcome, "what came of it")
        walk.look(name)
        app.room.page._outcome = ""
    app.go("home")


def _cards(walk: Walk) -> None:
    """Decks of drawings and of what stands for photos: pictures of ours, with other ids."""
    app = walk.app
    app.go("decks")
    walk.look("decks-empty")
    names = {"en": ("Summer", "Grandmother's house"), "uk": ("Літо", "Бабусина хата"), "ru": ("Лето", "Бабушкин дом")}
    decks = [app.library.decks.make(name) for name in names[walk.lang]]
    photos = [card_of((SHIPPED / f"card-{number:03}.jpg").read_bytes()) for number in range(1, 31)]
    drawings = [card_of_drawing(sketch(doodle, hand)) for doodle in DOODLES for hand in range(HANDS)]
    for deck, cards in zip(decks, (photos, drawings), strict=True):
        app.library.decks.add(deck, cards)
    app.room.page.refill()
    walk.look("decks")
    app.go("deck", deck=decks[0].id)
    walk.look("deck")
    app.go("deck", deck=decks[1].id)
    walk.look("deck-of-drawings")
    app.library.change(own_decks=(decks[1].id,), our_pictures=False)
    app.go("setup", game="dixit")
    app.room.page._scrolled = 0.0
    app.room.page.refill()
    walk.look("setup-own-cards")
    app.library.change(own_decks=(), our_pictures=True)
    app.go("home")


def _settle(walk: Walk) -> None:
    """Until all small pictures that can be seen are painted."""
    from app.album.drawing_tile import DrawingTile

    def there() -> bool:
        tiles = [tile for tile in walk.app.room.page.walk() if isinstance(tile, DrawingTile)]
        return all(tile.piece is None or tile.painted for tile in tiles)

    walk.stage.wait(there, "the small pictures")
