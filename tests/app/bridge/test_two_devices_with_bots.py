"""Two people on two devices: bots sit on the other chairs, and the match comes to its end on both."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from app.album.new_evenings import keep_clue
from engine import bots
from engine.lan.lobby.wishes import Ready, SeatBot, Sit
from engine.library import Library, read_evening
from tests.app.bridge.test_several_devices import Room, Tablet, room  # noqa: F401 - the fixture

EVENINGS = [
    ("pictomania", "live", 4),
    ("dixit", "classic", 4),
    ("dixit", "party", 6),
    ("dixit", "team", 6),
    ("pictoric", "open", 4),
    ("pictoric", "closed", 4),
]
"""Game, variant, and so many chairs; a duel of two has no chair for a bot."""

SHORT = {"dixit": b'{"target":10}', "pictoric": b'{"rounds":3}'}


def set_out(room: Room, game: str, variant: str, seats: int) -> tuple[Tablet, Tablet]:  # noqa: F811
    host = room.host(game, variant)
    guest = room.guest(host)
    for tablet in (host, guest):
        tablet.bridge.pace = 0.0
    assert host.wish(Sit(0, "Ada", 0)) is None
    assert guest.wish(Sit(1, "Bo", 1)) is None
    for chair in range(2, seats):
        assert host.wish(SeatBot(chair, f"Bot {chair}", chair, "middle")) is None
    assert guest.wish(Ready(True)) is None
    options = SHORT.get(game, b"{}") if variant in ("classic", "open", "closed") else b"{}"
    host.bridge.start(options, lambda opened: host.folder / f"{opened.match}.easel", seed=3)
    room.wait(lambda: host.now and guest.now, "the match on both")
    return host, guest


def play_on(tablet: Tablet, random: Random) -> None:
    """What a weak player would do in the place of the person of this device."""
    bot_at = tablet.now.spectator.bots
    [(seat, scene)] = [(seat, scene) for seat, scene in tablet.now.own.items() if bot_at[seat] is None]
    move: Any = None
    if scene.choices.all() and tablet.quiet:
        move = bots.bot(scene.game, "weak")(scene.view, scene.choices, random)
    if move is not None:
        tablet.quiet = False
        tablet.bridge.say(seat, move, lambda answer: setattr(tablet, "quiet", True))


@pytest.mark.parametrize(("game", "variant", "seats"), EVENINGS)
def test_two_people_and_bots_play_to_the_end_on_two_devices(
    room: Room,  # noqa: F811
    game: str,
    variant: str,
    seats: int,
    tmp_path: Path,
) -> None:
    host, guest = set_out(room, game, variant, seats)
    at_guest = Library.open(tmp_path / "guest")
    guest.bridge.scenes.listen(lambda scenes: keep_clue(at_guest, scenes.spectator))
    random = Random(5)
    for tablet in (host, guest):
        tablet.quiet = True  # type: ignore[attr-defined]

    def ended() -> bool:
        for tablet in (host, guest):
            if not tablet.now.spectator.ended:
                play_on(tablet, random)
        return bool(host.now.spectator.ended and guest.now.spectator.ended)

    while not ended():
        before = host.now, guest.now
        room.wait(
            lambda before=before: ended() or host.now is not before[0] or guest.now is not before[1],
            "something on the way to the end on both",
        )
    for tablet in (host, guest):
        scene = tablet.now.spectator
        assert scene.result is not None
        assert [bot is not None for bot in scene.bots] == [False, False] + [True] * (seats - 2)
    assert host.now.spectator.result == guest.now.spectator.result
    played = read_evening(host.folder / f"{host.now.spectator.match}.easel")
    assert played is not None and bool(played.told) == (game != "pictomania")
    kept = [clue for evening in at_guest.album.told() for clue in evening.clues]
    assert kept == list(played.told), "the guest's device knows what was turned over, and nothing else"
    assert at_guest.album.evenings() == []
    assert guest.bridge.is_guest and not host.bridge.is_guest
    at_guest.close()
