"""Pictomania at a real table: everybody on a device of their own, or all around one tablet."""

from pathlib import Path

import pytest

from engine import requests
from engine.games.pictomania.moves import Cover, Draw, Guess, HandOn, Ready, Take, Uncover
from engine.gate import Refused
from engine.ink import Drawing, Progress
from engine.match import OPTIONS_BYTES
from tests.engine.tables import ADA, BO, CY, Party, party, resumed, why
from tests.games.pictomania.table import stroke


def dealt(
    variant: str = "live", path: Path | None = None, patience: int | None = None, options: bytes = b"{}"
) -> Party:
    at = party(path, game="pictomania", variant=variant, seats=3, patience=patience, options=options)
    for seat in (ADA, BO, CY):
        assert at.say(seat, Ready()).accepted
    return at


def next_stroke(at: Party, seat: int) -> Draw:
    return Draw(stroke(at.table.position.state.inks[seat].progress))


def test_P15_who_grabbed_first_is_who_the_table_heard_first() -> None:
    at = dealt()
    assert at.say(CY, Take(1)).accepted
    assert why(at.say(ADA, Take(1))) == "token-gone"
    assert at.say(ADA, Take(2)).accepted
    assert [player.black for player in at.table.scene(BO).view.players] == [2, 0, 1]


def test_P32_the_tables_clock_ends_a_head_start_and_stands_still_in_a_pause(tmp_path: Path) -> None:
    at = dealt(path=tmp_path / "match", options=b'{"own_time":[200,100,100]}')
    assert why(at.say(BO, Take(2))) == "head-start"
    at.wait(59_000)
    assert why(at.say(BO, Take(2))) == "head-start"
    assert at.ask(CY, requests.Pause(CY)).accepted
    at.wait(600_000)
    assert at.ask(CY, requests.Resume(CY)).accepted
    assert why(at.say(BO, Take(2))) == "head-start"
    wake = at.table.next_wake()
    assert wake is not None
    at.wait(1_000)
    assert at.table.next_wake() is None
    assert at.say(BO, Take(2)).accepted
    seen = at.seen()
    at.table.close()
    assert resumed(tmp_path / "match").seen() == seen, "the journal has the end of the head start, too"


def test_P31_a_calm_match_is_played_to_its_end() -> None:
    at = dealt(options=b'{"calm":true,"hurry":true,"own_time":[300,100,100]}')
    at.play()
    assert at.table.scene(None).ended
    assert all(line.key != "black-token" for line in at.table.scene(None).view.why)


def test_a_move_that_is_said_twice_is_played_once() -> None:
    at = dealt()
    raw = requests.say(ADA, 2, Draw(stroke(Progress())))
    first, again = at.hear(ADA, raw), at.hear(ADA, raw)
    assert first.accepted
    assert again == first
    assert len(Drawing.from_log(at.table.log(BO, ADA) or b"").shown()) == 1


def test_nobody_draws_or_guesses_for_another_seat() -> None:
    at = dealt()
    assert why(at.hear(BO, requests.say(ADA, 2, Draw(stroke(Progress()))))) == "not-your-seat"
    assert why(at.hear(BO, requests.say(ADA, 2, Guess(CY, 3)))) == "not-your-seat"


def test_a_megabyte_is_refused_before_it_is_looked_at() -> None:
    at = dealt()
    assert why(at.say(ADA, Draw(b"x" * 1_000_000))) == "too-long"
    assert at.say(ADA).accepted


@pytest.mark.parametrize("options", [b'{"levels":[9,9,9,9]}', b'{"levels":[0,0,0,0]}', b" " * (OPTIONS_BYTES + 1)])
def test_no_match_is_opened_that_cannot_be_played(options: bytes, tmp_path: Path) -> None:
    with pytest.raises(Refused):
        party(tmp_path / "match", game="pictomania", seats=3, options=options)
    assert list(tmp_path.iterdir()) == []


def test_drawings_are_there_again_after_the_tablet_died(tmp_path: Path) -> None:
    at = dealt(path=tmp_path / "match")
    for _ in range(5):
        assert at.say(ADA, next_stroke(at, ADA)).accepted
    assert at.say(BO, Guess(ADA, 4)).accepted
    seen, log = at.seen(), at.table.log(CY, ADA)
    again = resumed(tmp_path / "match")
    assert again.seen() == seen
    assert again.table.log(CY, ADA) == log
    assert again.say(ADA, next_stroke(again, ADA)).accepted, "and the drawing goes on"


def test_P28_stopwatches_stand_still_while_the_table_is_paused() -> None:
    at = dealt("passed")
    at.wait(2000)
    assert at.say(ADA, Uncover()).accepted
    at.wait(3000)
    assert at.ask(ADA, requests.Pause(ADA)).accepted
    at.wait(600_000)
    assert at.ask(BO, requests.Resume(BO)).accepted
    at.wait(1000)
    assert at.say(ADA, Cover()).accepted
    at.wait(50_000)
    assert at.say(ADA, Uncover()).accepted
    at.wait(500)
    assert at.say(ADA, HandOn()).accepted
    assert at.table.scene(None).view.players[ADA].time == 4500


def test_P28_stopwatches_go_on_where_they_were_after_the_tablet_died(tmp_path: Path) -> None:
    at = dealt("passed", tmp_path / "match")
    assert at.say(ADA, Uncover()).accepted
    at.wait(3000)
    assert at.say(ADA, next_stroke(at, ADA)).accepted
    at.wait(9000)  # nothing was said since, so nobody knows of this time
    again = resumed(tmp_path / "match")
    again.wait(200)
    assert again.say(ADA, Cover()).accepted
    assert again.table.scene(ADA).view.players[ADA].time == 3200


def test_somebody_who_left_blocks_nobody_for_ever() -> None:
    at = dealt(patience=60_000)
    assert at.say(ADA, Take(2)).accepted
    assert at.say(BO, Take(2)).accepted
    assert at.turn == (CY,)
    at.wait(60_000)
    assert at.table.position.bots == (None, None, "middle")
    assert at.turn == (CY,), "the bot that sits there is waited for now"


def test_what_a_device_asks_for_is_what_its_seat_may_see() -> None:
    at = dealt("passed")
    assert at.say(ADA, Uncover()).accepted
    assert at.say(ADA, next_stroke(at, ADA)).accepted
    assert at.table.log(BO, ADA) is None
    assert at.table.log(None, ADA) is None
    assert at.table.log(ADA, ADA)
    with pytest.raises(IndexError):
        at.table.log(3, ADA)
