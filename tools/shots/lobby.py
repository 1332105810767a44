"""The pictures of several tablets: finding a table, taking places, before the match begins."""

from engine.lan.guest import Place
from engine.seats import Seat
from tools.shots.walk import Walk


def pictures(walk: Walk) -> None:
    app, people = walk.app, walk.people()
    app.go("tables")
    walk.look("tables")
    place = Place("192.168.1.17", 47473)
    app.go("join", called=people[1].name, places=(place,), table="0011223344556677")
    walk.look("join")
    app.go("home")
    seats = [Seat(player.name, player.colour) for player in people]
    app.together.host("dixit", "classic", b"{}", seats)
    walk.stage.wait(lambda: app.bridge.lobby is not None and len(app.bridge.lobby.mine()) == len(seats), "the table")
    walk.look("lobby")
    app.go("home")
