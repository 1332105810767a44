"""The pictures of the album, its pages and our own cards."""

from typing import Any

from app.own_cards.card_photo import card_of, card_of_drawing
from app.rules_pages.sheet_drawings import DOODLES
from engine.decks.pictures import SHIPPED
from engine.library.backup import collect, pack
from engine.seats import Seat
from tests.harness.drawn_evenings import HANDS, evening, sketch
from tools.shots.walk import Walk


def pictures(walk: Walk) -> None:
    app = walk.app
    seats = [Seat(player.name, player.colour, player=player.id) for player in walk.people()]
    app.library.album.keep(evening(1, seats[:4]))
    app.library.album.keep(evening(2, seats[:2], game="yokai"))
    app.library.album.keep(evening(3, seats[1:4], rounds=2))
    app.go("album")
    walk.look("album-evenings", lambda: _settle(walk))
    for order in ("player", "word", "game"):
        app.room.page._take_order(order)
        walk.look(f"album-{order}", lambda: _settle(walk))
    piece = app.room.page._in_order()[0]
    app.go("drawing", piece=piece, among=app.room.page._in_order())
    walk.stage.frames(4)
    walk.look("album-drawing", lambda: _replay_to(walk, 0.6))
    app.back()
    app.go("evening", evening=app.library.album.evenings()[0])
    walk.look("album-evening", lambda: _settle(walk))
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
    walk.look("album-removed", lambda: _settle(walk))
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
        app.room.page._outcome = None
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


def _replay_to(walk: Walk, share: float) -> None:
    replay: Any = walk.app.room.page.replay
    replay.position = replay.length * share


def _settle(walk: Walk) -> None:
    """Until all small pictures that can be seen are painted."""
    from app.album.drawing_tile import DrawingTile

    def there() -> bool:
        tiles = [tile for tile in walk.app.room.page.walk() if isinstance(tile, DrawingTile)]
        return all(tile.piece is None or tile.painted for tile in tiles)

    walk.stage.wait(there, "the small pictures")
