"""The pictures of several tablets, seen from the one that hosts: looking for tables, taking places, who is away."""

from typing import Any

from app.lan.browser_sheet import BrowserSheet
from engine.lan.finding import beacon
from engine.lan.guest.guest import Place
from engine.seats import Seat
from tools.shots.another_tablet import PORT, AnotherTablet
from tools.shots.walk import Walk


def pictures(walk: Walk) -> None:
    beacon.PORT = PORT
    looking(walk)
    hosting(walk)


def looking(walk: Walk) -> None:
    app: Any = walk.app
    people = walk.people()
    app.go("tables")
    walk.look("tables")
    walk.stage.wait(lambda: app.room.page.quiet, "silence")
    walk.look("tables-none")
    app.room.page._type()
    walk.look("tables-address")
    app.go("home")
    place = Place("192.168.1.17", 47473)
    app.go("join", called=people[1].name, places=(place,), table="0011223344556677")
    walk.look("join")
    app.go("home")


def hosting(walk: Walk) -> None:
    app: Any = walk.app
    people = walk.people()
    seats = [Seat(player.name, player.colour, player=player.id) for player in people[:1]]
    app.together.host("dixit", "classic", b"{}", seats)
    walk.stage.wait(lambda: app.bridge.lobby is not None and len(app.bridge.lobby.mine()) == len(seats), "the table")
    walk.look("lobby")
    browsers(walk)
    guests = [AnotherTablet(walk, player.name, player.colour) for player in (people[1], people[3])]
    for chair, guest in enumerate(guests, start=1):
        guest.join(app.bridge)
        guest.sit(chair)
    guests[0].ready()
    walk.stage.wait(lambda: _chairs(walk)[1].ready, "one of them ready")
    walk.look("lobby-guests")
    for chair, name in ((0, "own"), (2, "another"), (3, "empty")):
        app.room.page._touched(chair)
        walk.look(f"lobby-chair-{name}")
        app.back()
    walk.look_at_question("lobby-close", app.back)
    app.back()
    guests[1].ready()
    walk.stage.wait(lambda: app.bridge.lobby.missing is None, "everybody ready")
    app.room.page._begin()
    walk.stage.wait(lambda: getattr(app.room.page, "board", None) and app.room.page.scenes, "the match")
    walk.look("host-match")
    guests[1].fall_asleep()
    walk.stage.wait(lambda: app.bridge.lobby.away(), "somebody away")
    walk.look("host-seat-away")
    app.room.page.company.open_sheet()
    walk.look("host-company")
    app.go("home")
    for guest in guests:
        guest.throw_away()
    for match in app.library.match_files():
        app.library.remove_match(match)


def browsers(walk: Walk) -> None:
    """The sign for phones, once the door is open to them."""
    app: Any = walk.app
    app.bridge.open_to_browsers(True)
    walk.stage.wait(lambda: app.bridge.browser_code, "the door open")
    walk.look("lobby-browsers")
    BrowserSheet(app.bridge.places).lay()
    walk.look("lobby-browsers-help")
    app.back()
    app.bridge.open_to_browsers(False)
    walk.stage.wait(lambda: not app.bridge.browser_code, "the door shut")


def _chairs(walk: Walk) -> Any:
    lobby: Any = walk.app.bridge.lobby
    return lobby.chairs
