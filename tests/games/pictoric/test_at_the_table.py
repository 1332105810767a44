"""Pictoric Box at a real table, where moves come as bytes."""

from pathlib import Path

import pytest

from engine import requests
from engine.games.pictoric.moves import Give, Ready, Tell, Vote
from engine.gate import Refused
from tests.engine.tables import Party, party, resumed, why


def at_table(path: Path | None = None, variant: str = "closed", options: bytes = b"{}", **how: int) -> Party:
    return party(path, game="pictoric", variant=variant, seats=3, options=options, **how)


def told(at: Party) -> tuple[int, list[int]]:
    """The leader, having told, and the others."""
    (leader,) = at.turn
    sector = None if at.table.opened.variant == "closed" else 1
    assert at.say(leader, Tell("Gone fishing", sector)).accepted
    return leader, [seat for seat in range(3) if seat != leader]


def test_what_is_typed_in_any_script_reaches_the_others() -> None:
    at = at_table()
    (leader,) = at.turn
    assert at.say(leader, Tell("Риболовля — 漁 🎣")).accepted
    assert at.table.scene((leader + 1) % 3).view.told.text == "Риболовля — 漁 🎣"


@pytest.mark.parametrize(
    "move",
    [
        b'{"do":"tell","text":7}',
        b'{"do":"tell","text":"x","die":3}',
        b'{"do":"vote"}',
        b'{"do":"vote","sector":1.5}',
        b'{"do":"give","card":3}',
        b'{"do":"pick","places":"12"}',
        b'{"do":"tell","text":"\\ud800"}',
        b"[]",
    ],
)
def test_what_is_no_move_is_refused_and_changes_nothing(move: bytes) -> None:
    at = at_table()
    (leader,) = at.turn
    before, number = at.table.position, at.table.position.heard[leader] + 1
    raw = b'{"ask":"say","seat":%d,"number":%d,"move":%s}' % (leader, number, move)
    assert why(at.hear(leader, raw)) is not None
    assert at.table.position is before


def test_nobody_votes_for_another_seat() -> None:
    at = at_table(variant="open")
    _, (one, other) = told(at)
    assert why(at.hear(one, requests.say(other, 1, Vote(1)))) == "not-your-seat"


def test_a_vote_that_is_said_twice_counts_once() -> None:
    at = at_table(variant="open")
    _, (one, other) = told(at)
    raw = requests.say(one, 1, Vote(2))
    assert at.hear(one, raw).accepted
    assert at.hear(one, raw).accepted
    assert at.turn == (other,)
    assert at.table.scene(one).view.vote == 2


def test_a_match_goes_on_in_mid_turn_after_the_tablet_died(tmp_path: Path) -> None:
    at = at_table(tmp_path / "match", options=b'{"forfeits":false,"language":"uk"}')
    _, (one, other) = told(at)
    given = at.table.scene(one).view.hand[0]
    assert at.say(one, Give(given)).accepted
    seen = at.seen()
    again = resumed(tmp_path / "match")
    assert again.seen() == seen
    assert again.turn == (other,)
    assert again.table.scene(one).view.given == given


def test_somebody_who_left_blocks_nobody_for_ever() -> None:
    at = at_table(variant="open", patience=60_000)
    _, (one, other) = told(at)
    assert at.say(one, Vote(1)).accepted
    at.wait(60_000)
    assert at.table.position.bots[other] == "middle"
    assert at.table.position.bots[one] is None


def test_the_next_turn_waits_for_each_seat() -> None:
    at = at_table(variant="open")
    leader, others = told(at)
    for seat in others:
        assert at.say(seat, Vote(1)).accepted
    assert sorted(at.turn) == [0, 1, 2]
    for seat in range(3):
        assert at.say(seat, Ready()).accepted
    assert at.turn == ((leader + 1) % 3,)


@pytest.mark.parametrize("options", [b'{"deck":["1","2"]}', b'{"deck":["1","1"]}', b'{"forfeits":"yes"}', b"7"])
def test_no_match_is_opened_that_cannot_be_played(options: bytes, tmp_path: Path) -> None:
    with pytest.raises(Refused):
        at_table(tmp_path / "match", options=options)
    assert list(tmp_path.iterdir()) == []
