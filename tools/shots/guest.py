"""The pictures of several tablets, seen from a guest: the door, the lobby, the match, and its host gone for good."""

from typing import Any

from app.play.page import PlayPage
from engine.lan.files import Memberships
from engine.lan.lobby.wishes import Ready
from tools.shots.another_tablet import AnotherTablet, another_code
from tools.shots.walk import Walk


def pictures(walk: Walk) -> None:
    people = walk.people()
    host = AnotherTablet(walk, people[1].name, people[1].colour)
    host.host("dixit", "classic")
    host.sit(0)
    third = AnotherTablet(walk, people[3].name, people[3].colour)
    coming_in(walk, host)
    before_the_match(walk, host, third)
    in_the_match(walk, third)
    without_the_host(walk, host, third)
    for tablet in (host, third):
        tablet.throw_away()


def coming_in(walk: Walk, host: AnotherTablet) -> None:
    app: Any = walk.app
    app.go("tables")
    walk.stage.wait(lambda: app.room.page.nearby.tables, "their table")
    walk.look("tables-found")
    app.room.page._choose(app.room.page.nearby.tables[0])
    door = app.room.page
    for sign in another_code(host.bridge.code):
        door._press(sign)
    walk.stage.wait(lambda: door.state is not None and door.state.where == "out", "the wrong code told")
    walk.look("join-wrong-code")
    for sign in host.bridge.code:
        door._press(sign)
    walk.stage.wait(lambda: app.bridge.lobby is not None and app.bridge.lobby.mine(), "a chair")
    walk.look("guest-lobby")


def before_the_match(walk: Walk, host: AnotherTablet, third: AnotherTablet) -> None:
    app: Any = walk.app
    third.join(host.bridge)
    third.sit(2)
    third.ready()
    for chair, name in ((1, "own"), (3, "empty")):
        app.room.page._touched(chair)
        walk.look(f"guest-chair-{name}")
        app.back()
    app.bridge.wish(Ready(True))
    walk.stage.wait(lambda: host.bridge.lobby is not None and host.bridge.lobby.missing is None, "everybody ready")
    walk.look("guest-lobby-ready")
    walk.look_at_question("guest-leaves", app.back)
    app.back()
    host.start()
    walk.stage.wait(lambda: isinstance(app.room.page, PlayPage) and app.room.page.scenes, "the match")


def in_the_match(walk: Walk, third: AnotherTablet) -> None:
    app: Any = walk.app
    walk.stage.frames(6)
    walk.look("guest-match")
    app.bridge.stand_by(True)
    walk.stage.wait(app.bridge.can_stand_in, "a copy")
    third.bridge.stand_by(True)
    app.room.page.company.open_sheet()
    walk.look("guest-company")
    app.back()
    walk.stage.wait(third.bridge.can_stand_in, "their copy")
    third.fall_asleep()
    walk.stage.wait(lambda: app.bridge.lobby.away(), "somebody away")
    walk.look("guest-seat-away")
    app.room.page.company.open_sheet()
    walk.look("guest-company-away")
    app.back()
    third.wake_up()
    walk.stage.wait(lambda: not app.bridge.lobby.away() and third.bridge.latest, "all back")


def without_the_host(walk: Walk, host: AnotherTablet, third: AnotherTablet) -> None:
    app: Any = walk.app
    code = host.bridge.code
    host.fall_asleep()
    walk.stage.wait(lambda: app.bridge.link.where == "seeking", "the table lost")
    walk.look("table-lost")
    walk.stage.wait(lambda: app.bridge.link.tries > 4, "some knocks in vain")
    app.room.page.company.open_sheet()
    walk.look("table-lost-company")
    app.back()
    walk.look_at_question("carry-on", app.together.ask_to_carry_on)
    app.back()
    third.bridge.stand_in(code, third.path_for)
    walk.stage.wait(lambda: app.bridge.link.standing_in, "the third wants to be the host")
    walk.look("standing-in")
    walk.look_at_question("agree", app.together.ask_to_agree)
    app.back()
    app.bridge.try_code(code)
    walk.stage.wait(lambda: app.bridge.link.where == "in" and third.bridge.is_host, "the match goes on")
    walk.look("carried-on")
    app.bridge.leave()
    app.go("home")
    walk.look("home-way-back")
    for membership in app.bridge.memberships():
        Memberships(app.tables_folder).forget(membership)
