"""What crosses between the screen and a table that several devices play at: one bridge hosts, others join."""

import asyncio
import os
import re
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import msgspec
import pytest
from PIL import Image

from app.bridge import local_table
from app.stage import PATIENCE
from engine.games.pictomania.moves import Draw
from engine.ink import Progress, decode
from engine.lan.finding import beacon
from engine.lan.host import match_news
from engine.lan.lobby.wishes import Ready, Sit
from engine.library.decks import Decks
from engine.rules import Why
from engine.seats import Seat, new_token
from engine.table import Answer, opening
from tests.app.processes import free_port
from tests.games.pictomania.table import stroke

A_MOMENT = 0.05
"""Seconds of the table's in which something that must not come would have come."""


class Tablet:
    """A device with a bridge, and all that came over it."""

    def __init__(self, folder: Path, wait: Callable[..., Any], pictures: Decks | None = None) -> None:
        from app.bridge import Bridge

        folder.mkdir(exist_ok=True)
        self.folder, self.wait = folder, wait
        self.token = new_token()
        self.bridge = Bridge(self.token, folder / "tables", pictures=pictures)
        self.failed: list[Why] = []
        self.answers: list[Answer] = []
        self.refusals: list[Why | None] = []
        self.bridge.failures.listen(self.failed.append)

    def wish(self, wish: Any) -> Why | None:
        count = len(self.refusals)
        self.bridge.wish(wish, self.refusals.append)
        self.wait(lambda: len(self.refusals) > count, "what becomes of a wish")
        return self.refusals[-1]

    def say_something(self, seat: int) -> Answer:
        count = len(self.answers)
        self.bridge.say(seat, self.bridge.latest.own[seat].choices.moves[0], self.answers.append)
        self.wait(lambda: len(self.answers) > count, "the answer")
        return self.answers[-1]

    def draw(self, seat: int) -> bytes:
        """The next chunk of a drawing, and what it adds to the log."""
        count = len(self.answers)
        example = next(move for move in self.now.own[seat].choices.examples if hasattr(move, "ink"))
        heard = self.now.own[seat].heard
        self.bridge.say(seat, example, self.answers.append)
        self.wait(lambda: len(self.answers) > count and self.now.own[seat].heard > heard, "the ink taken")
        assert self.answers[-1].accepted
        return example.ink

    @property
    def now(self) -> Any:
        return self.bridge.latest


class Room:
    def __init__(self, folder: Path, wait: Callable[..., Any]) -> None:
        self.folder, self.wait = folder, wait
        self.tablets: list[Tablet] = []

    def tablet(self, folder: Path | None = None, pictures: Decks | None = None) -> Tablet:
        """A new device, or the app started again on one that has that folder."""
        self.tablets.append(Tablet(folder or self.folder / f"tablet {len(self.tablets)}", self.wait, pictures))
        return self.tablets[-1]

    def host(self, game: str = "yokai", variant: str = "duel", pictures: Decks | None = None) -> Tablet:
        host = self.tablet(pictures=pictures)
        host.bridge.host("Ada", "Ada", game, variant)
        self.wait(lambda: host.bridge.lobby is not None, "the lobby")
        return host

    def guest(self, host: Tablet) -> Tablet:
        guest = self.tablet()
        self.enter(guest, host)
        return guest

    def enter(self, guest: Tablet, host: Tablet) -> None:
        from engine.lan.guest.guest import Place

        place = Place("127.0.0.1", host.bridge._table_side.hosting.host.port)
        guest.bridge.join(place, host.bridge.lobby.table, host.bridge.code, "Bo's tablet")
        self.wait(lambda: guest.bridge.lobby is not None, "the guest's lobby")

    def duel(self) -> tuple[Tablet, Tablet]:
        """Ada hosts, Bo has joined, and the match has begun."""
        host = self.host()
        guest = self.guest(host)
        assert host.wish(Sit(0, "Ada", 0)) is None
        assert guest.wish(Sit(1, "Bo", 1, player="bo at home")) is None
        assert guest.wish(Ready(True)) is None
        host.bridge.start(b"{}", lambda opened: host.folder / f"{opened.match}.easel", seed=3)
        self.wait(lambda: host.now and guest.now, "the match on both")
        return host, guest


@pytest.fixture
def room(easel: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    monkeypatch.setattr(beacon, "PORT", free_port())
    made = Room(tmp_path, easel.wait)
    yield made
    for tablet in made.tablets:
        tablet.bridge.stop()


def test_a_match_on_two_devices_from_the_code_to_a_move(room: Room) -> None:
    host, guest = room.duel()
    assert set(host.now.own) == {0}
    assert set(guest.now.own) == {1}
    assert host.now.spectator.view == guest.now.spectator.view
    assert [seat.player for seat in guest.now.spectator.seats] == [None, "bo at home"]
    assert [seat.player for seat in host.now.spectator.seats] == [None, None]
    for tablet, seat in ((host, 0), (guest, 1)):
        if seat in tablet.now.spectator.waiting:
            assert tablet.say_something(seat).accepted
    room.wait(lambda: max(scene.heard for scene in (host.now.own[0], guest.now.own[1])) == 1, "the move told")


def test_a_host_that_goes_home_and_comes_back_finds_everybody_again(room: Room) -> None:
    host, guest = room.duel()
    path = next(host.folder.glob("*.easel"))
    host.bridge.close()
    room.wait(lambda: guest.bridge.link.where == "seeking", "the guest that looks for its table")
    guest.bridge.latest = None
    host.bridge.resume(path)
    room.wait(lambda: guest.now is not None and guest.bridge.link.where == "in", "the guest back in its seat")
    assert set(guest.now.own) == {1}
    assert host.bridge.is_host


def test_nothing_is_left_of_a_table_of_others_when_the_next_match_is_begun(room: Room, easel: Any) -> None:
    """While a host leaves, its guests are away one by one: nobody here shall hear of that any more."""
    host, _guest = room.duel()
    host.bridge.close()
    easel.frames(5)
    assert host.bridge.lobby is None and host.bridge.code == ""
    opened = opening("pictoric", [Seat("Ada", 0), Seat("Cy", 1), Seat("Di", 2)], host.token, "open")
    host.bridge.open(opened, host.folder / "next.easel", 3)
    room.wait(lambda: host.now is not None, "the next match")
    assert host.bridge.lobby is None


def test_a_host_that_was_killed_in_the_lobby_opens_the_same_table_again(room: Room) -> None:
    host = room.host()
    guest = room.guest(host)
    assert guest.wish(Sit(1, "Bo", 1)) is None
    room.tablets.remove(host)
    code, table = host.bridge.code, host.bridge.lobby.table
    host.bridge.stop()
    room.wait(lambda: guest.bridge.link.where == "seeking", "the guest that looks for its table")
    again = room.tablet(host.folder)
    laid = again.bridge.laid_table()
    assert laid is not None
    again.bridge.host_again(laid)
    room.wait(lambda: again.bridge.lobby is not None, "the lobby again")
    assert (again.bridge.code, again.bridge.lobby.table) == (code, table)
    room.wait(lambda: guest.bridge.link.where == "in", "the guest back by itself")
    assert [chair.name for chair in again.bridge.lobby.chairs if chair is not None] == ["Bo"]


def test_a_table_that_was_closed_or_is_played_at_is_not_laid(room: Room) -> None:
    host, _ = room.duel()
    assert host.bridge.laid_table() is None, "the match waits on the home page by itself"
    another = room.host()
    assert another.bridge.laid_table() is not None
    another.bridge.leave(for_good=True)
    assert another.bridge.laid_table() is None


def test_a_closed_table_does_not_come_back_though_a_guest_was_there(room: Room, easel: Any) -> None:
    """The devices that are sent away write the table down once more while they go."""
    host = room.host()
    guest = room.guest(host)
    assert guest.wish(Sit(1, "Bo", 1)) is None
    host.bridge.leave(for_good=True)
    room.wait(lambda: guest.bridge.link.where == "out", "the guest sent away")
    asyncio.run_coroutine_threadsafe(asyncio.sleep(A_MOMENT), host.bridge.loop).result(PATIENCE)
    assert host.bridge.laid_table() is None


def test_a_table_that_was_laid_yesterday_or_whose_file_is_damaged_is_forgotten(room: Room) -> None:
    host = room.host()
    host.bridge.leave()
    file = host.folder / "tables" / "laid.table"
    good, yesterday = file.read_bytes(), file.stat().st_mtime - 24 * 3600
    for bad in (b"", b"{}", good[:-2], good.replace(b'"yokai"', b'"chess"')):
        file.write_bytes(bad)
        assert host.bridge.laid_table() is None, bad
    file.write_bytes(good)
    assert host.bridge.laid_table() is not None
    os.utime(file, (yesterday, yesterday))
    assert host.bridge.laid_table() is None


def test_a_host_whose_match_went_on_elsewhere_lays_no_table(room: Room) -> None:
    host, guest = room.duel()
    host.bridge.loop.call_soon_threadsafe(host.bridge._table_side._on_alarm, Why("went-on-elsewhere"))
    room.wait(lambda: host.failed and guest.bridge.link.where == "seeking", "the end of that host")
    assert host.failed == [Why("went-on-elsewhere")]
    assert not (host.folder / "tables" / "laid.table").exists()
    assert not list(host.folder.glob("*.lan"))


def test_a_guest_that_was_killed_comes_back_without_the_code(room: Room) -> None:
    host, guest = room.duel()
    room.tablets.remove(guest)
    guest.bridge.stop()
    room.wait(lambda: host.bridge.lobby.away() == (1,), "Bo shown as away")
    again = room.tablet(guest.folder)
    (kept,) = again.bridge.memberships()
    assert kept.table_name == "Ada"
    again.bridge.rejoin(kept)
    room.wait(lambda: again.now is not None, "the match again")
    assert set(again.now.own) == {1}
    room.wait(lambda: host.bridge.lobby.away() == (), "Bo shown as here")


def test_closing_the_table_sends_everybody_home(room: Room) -> None:
    host = room.host()
    guest = room.guest(host)
    host.bridge.leave(for_good=True)
    room.wait(lambda: guest.bridge.link.where == "out", "the guest told")
    assert guest.bridge.link.why == Why("table-closed")
    assert guest.bridge.memberships() == ()


def test_a_guest_that_leaves_for_good_frees_its_chair(room: Room) -> None:
    host = room.host()
    guest = room.guest(host)
    assert guest.wish(Sit(1, "Bo", 1)) is None
    guest.bridge.leave(for_good=True)
    room.wait(lambda: host.bridge.lobby.chairs[1] is None, "the chair free again")
    assert len(host.bridge.lobby.devices) == 1


def test_a_wrong_code_is_said_and_the_right_one_lets_in(room: Room) -> None:
    from engine.lan.guest.guest import Place

    host = room.host()
    guest = room.tablet()
    wrong = "0" * 6 if host.bridge.code != "0" * 6 else "1" * 6
    guest.bridge.join((Place("127.0.0.1", host.bridge._table_side.hosting.host.port),), "", wrong, "Bo's tablet")
    room.wait(lambda: guest.bridge.link is not None and guest.bridge.link.where == "out", "the refusal")
    assert guest.bridge.link.why == Why("wrong-code")
    guest.bridge.try_code(host.bridge.code)
    room.wait(lambda: guest.bridge.lobby is not None, "the lobby")


def test_what_is_drawn_on_one_device_comes_to_the_others_before_a_scene_says_so(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, guest, _ = drawing_time(room)
    for told_by in (local_table, match_news):  # a slow table would tell scenes between two chunks
        monkeypatch.setattr(told_by, "INK_TOLD", 1000.0)
    shown: dict[Tablet, bytes] = {host: b"", guest: b""}

    def watch(tablet: Tablet, seat: int, drawing: int) -> None:
        def show(whose: int | None, of: int, offset: int, ink: bytes) -> None:
            assert (whose, of) == (seat, drawing)
            shown[tablet] = shown[tablet][:offset] + ink

        tablet.bridge.ink.listen(show)

    drawings: dict[Tablet, int] = {}
    for tablet, seat, other in ((host, 0, 1), (guest, 1, 0)):
        drawings[tablet] = tablet.now.spectator.view.players[other].drawing
        watch(tablet, seat, drawings[tablet])
        got: list[bytes | None] = []
        tablet.bridge.read_log(seat, drawings[tablet], 0, got.append)
        room.wait(lambda got=got: got == [b""], "an empty sheet")
    before = {tablet: tablet.now for tablet in shown}
    drawn, progress = b"", Progress()
    for number in range(1, 5):
        chunk = stroke(progress)
        drawn, progress = drawn + chunk, decode(chunk, progress)[1]
        for tablet, seat, other in ((host, 0, guest), (guest, 1, host)):
            tablet.bridge.say(seat, Draw(chunk), tablet.answers.append)
            said = number + 1  # the first was that all have read the words
            room.wait(
                lambda tablet=tablet, other=other, said=said, drawn=drawn: (
                    len(tablet.answers) == said and shown[other] == drawn
                ),
                "the ink, taken and shown elsewhere",
            )
    for tablet, seat in ((host, 0), (guest, 1)):
        assert tablet.now is before[tablet], "no scene was told meanwhile"
        got = []
        tablet.bridge.read_log(seat, drawings[tablet], 0, got.append)
        room.wait(lambda got=got: got, "the whole log")
        assert got == [drawn]


def drawing_time(room: Room) -> tuple[Tablet, Tablet, Tablet]:
    """Pictomania on three devices, and everybody has read the words."""
    host = room.host("pictomania", "live")
    guests = room.guest(host), room.guest(host)
    tablets = (host, *guests)
    for chair, tablet in enumerate(tablets):
        assert tablet.wish(Sit(chair, f"Player {chair}", chair)) is None
        if tablet is not host:
            assert tablet.wish(Ready(True)) is None
    host.bridge.start(b"{}", lambda opened: host.folder / "match.easel", seed=3)
    room.wait(lambda: all(tablet.now for tablet in tablets), "the match")
    for seat, tablet in enumerate(tablets):
        assert tablet.say_something(seat).accepted
    room.wait(lambda: all(tablet.now.spectator.view.phase == "playing" for tablet in tablets), "time to draw")
    return tablets


def test_nothing_is_begun_before_everybody_is_ready(room: Room) -> None:
    host = room.host()
    guest = room.guest(host)
    host.wish(Sit(0, "Ada", 0))
    guest.wish(Sit(1, "Bo", 1))
    host.bridge.start(b"{}", lambda opened: host.folder / "match.easel")
    room.wait(lambda: host.failed, "the refusal")
    assert host.failed == [Why("wait-for-ready")]
    assert list(host.folder.glob("*.easel*")) == []


def card_of(shade: int) -> bytes:
    """A card of one colour."""
    file = BytesIO()
    Image.new("RGB", (200, 300), (shade * 4, 99, 255 - shade * 4)).save(file, "JPEG")
    return file.getvalue()


def test_own_cards_of_the_host_s_people_are_seen_on_the_other_device(room: Room, easel: Any, tmp_path: Path) -> None:
    """Each hand that is told has its pictures on disk already, a browser asks for them; nothing else of the host's
    can be had."""
    from engine.library import Library

    shelves = [Library.open(tmp_path / f"shelf {number}") for number in range(2)]
    cards = [card_of(shade) for shade in range(61)]
    deck = shelves[0].decks.add(shelves[0].decks.make("Ours"), cards[:60])
    (private,) = shelves[0].decks.add(shelves[0].decks.make("Private"), cards[60:]).pictures
    host = room.host("dixit", "classic", pictures=shelves[0].decks)
    guest = room.tablet(pictures=shelves[1].decks)
    room.enter(guest, host)
    for chair in range(3):
        tablet = guest if chair == 1 else host
        assert tablet.wish(Sit(chair, f"Player {chair}", chair)) is None
    assert guest.wish(Ready(True)) is None
    options = msgspec.json.encode({"deck": list(deck.pictures)})
    host.bridge.start(options, lambda opened: host.folder / "match.easel", seed=3)
    room.wait(lambda: guest.now is not None, "the first hand")
    hand = guest.now.own[1].view.hand
    assert hand and set(hand) <= set(deck.pictures)
    for card in hand:
        assert shelves[1].decks.path_of(card).read_bytes() == shelves[0].decks.path_of(card).read_bytes()
    got: list[bytes | None] = []
    pictures = guest.bridge._table_side.joined.guest.session.pictures
    guest.bridge.loop.call_soon_threadsafe(pictures.read, private, got.append)
    room.wait(lambda: got, "the answer")
    assert got == [None]

    host.bridge.open_to_browsers(True)
    room.wait(lambda: host.bridge.browser_code, "the door for browsers")
    at = f"http://127.0.0.1:{host.bridge._table_side.hosting.host.port}/"
    with urlopen(at) as entrance:
        version = re.search(rb'"/(\w+)/seat.js"', entrance.read())[1].decode()
    for size in ("small", "art"):
        with urlopen(f"{at}{version}/{size}/own/{hand[0]}.jpg") as seen:
            assert Image.open(seen).size == (200, 300)
        with pytest.raises(HTTPError):
            urlopen(f"{at}{version}/{size}/own/{private}.jpg")
    for shelf in shelves:
        shelf.close()


def test_two_devices_carry_a_match_on_whose_host_is_gone(room: Room) -> None:
    """Bo's device has a sealed copy; Cy's people agree, and Ada's seat waits for whoever takes it."""
    from engine.journal import load
    from engine.lan.takeover.standby import CopyFile

    host, bo, cy = drawing_time(room)
    code, match = host.bridge.code, "match.easel"
    bo.bridge.stand_by(True)
    cy.draw(2)
    room.wait(bo.bridge.can_stand_in, "the copy")
    assert not cy.bridge.can_stand_in()
    room.wait(lambda: bo.now.spectator.view == cy.now.spectator.view, "both up to date")
    before = cy.now.own[2]
    copy = next(bo.folder.glob("tables/*.copy"))
    room.wait(lambda: CopyFile(copy).next == len(load(host.folder / match).entries) + 2, "the whole copy")
    room.tablets.remove(host)
    host.bridge.stop()
    bo.bridge.stand_in("000000" if code != "000000" else "111111", lambda opened: bo.folder / match)
    room.wait(lambda: bo.failed, "the refusal of a wrong code")
    assert bo.failed == [Why("wrong-code")]
    kept = bo.bridge.memberships()[0]
    bo.bridge.stand_in(code, lambda opened: bo.folder / match)
    room.wait(lambda: cy.bridge.link.standing_in, "the question on Cy's device")
    assert bo.bridge.link.standing_in
    assert not bo.bridge.is_host
    cy.bridge.try_code(code)
    room.wait(lambda: bo.bridge.is_host, "the match on Bo's device")
    room.wait(lambda: cy.bridge.link.where == "in" and cy.bridge.lobby.host == kept.device, "Cy back")
    assert set(bo.now.own) == {1}
    assert bo.bridge.link is None, "the table is here: nothing is said of a way to it"
    room.wait(lambda: cy.now.own[2].view == before.view, "the match as it was")
    assert bo.bridge.is_host and bo.bridge.lobby.away() == (0,)
