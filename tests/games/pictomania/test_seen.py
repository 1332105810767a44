"""Lists that the table saw in earlier matches stand back (P7), and nobody can tell that there is such a memory."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.decks.words import list_id
from engine.entries import Dealt
from engine.games.pictomania import GAME
from engine.games.pictomania.box import FIRST_OWN, lists_of, shipped_id
from engine.games.pictomania.setting_up import MOST_SEEN, Options
from engine.games.pictomania.state import State
from engine.gate import Refused
from engine.rules import Game, Shuffle
from tests.games.conformance import shown_to
from tests.games.pictomania.matches import OWN, Match, matches
from tests.games.pictomania.table import ADA, Table, opened, reading
from tests.games.pictomania.test_matches import EVERY_MOVE
from tests.games.pictomania.test_secrets import everything_shown_to
from tests.harness.examples import examples


def ids(level: int, *places: int) -> tuple[str, ...]:
    return tuple(list_id(level, place) for place in places)


def rack(table: Table) -> list[str]:
    return [shelf.list for shelf in table.seen.rack]


def all_but(level: int, *places: int) -> tuple[str, ...]:
    return ids(level, *[place for place in range(1, len(lists_of(level)) + 1) if place not in places])


# What is dealt ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_P7_lists_that_were_not_seen_come_first(seed: int) -> None:
    table = opened(seed=seed, seen=all_but(1, 5, 17, 33)).deal()
    assert sorted(rack(table)) == ["1-005", "1-017", "1-033"]


@pytest.mark.parametrize("seed", range(5))
def test_P7_a_veto_brings_an_unseen_list_too(seed: int) -> None:
    table = opened(seed=seed, seen=all_but(1, 5, 17, 33, 40)).deal()
    before = rack(table)
    table.veto(ADA, "B")
    assert {*before, rack(table)[1]} == {"1-005", "1-017", "1-033", "1-040"}


def test_P7_when_too_few_are_unseen_the_seen_make_up_the_number_in_any_order() -> None:
    racks = [rack(opened(seed=seed, seen=all_but(1, 5)).deal()) for seed in range(8)]
    assert {first for first, *_others in racks} == {"1-005"}
    assert len({tuple(others) for _first, *others in racks}) == 8


def test_P7_whoever_has_seen_everything_plays_as_if_nothing_were_seen() -> None:
    everything = tuple(map(shipped_id, range(FIRST_OWN)))
    assert rack(opened(seed=3, seen=everything).deal()) == rack(opened(seed=3).deal())


def test_P7_vetoed_to_the_end_a_level_still_has_all_its_lists() -> None:
    """Standing back is no refusal: as many vetoes are possible as without a memory."""
    table = reading(levels=(4, 1, 1, 1), seen=all_but(4, 1, 2))
    shown = set(rack(table))
    for _ in range(33):
        table.veto(ADA, "A")
        shown |= set(rack(table))
    assert shown == {list_id(4, place) for place in range(1, 37)}


def test_P7_own_lists_are_remembered_by_their_place() -> None:
    table = opened(own=OWN[:4], levels=(0, 1, 1, 1), seen=("own-002",)).deal()
    assert sorted(rack(table)) == ["own-001", "own-003", "own-004"]


def test_a_memory_may_name_lists_that_there_are_no_more() -> None:
    strange = ("own-001", "1-055", "9-999", "", "\u202e", "1-5")
    assert rack(opened(seed=3, seen=strange).deal()) == rack(opened(seed=3).deal())


def test_a_memory_is_bounded() -> None:
    with pytest.raises(Refused) as refused:
        GAME.open("live", Options(seen=("1-001",) * (MOST_SEEN + 1)), 3)
    assert refused.value.why.key == "seen-too-many"


# What it tells ---------------------------------------------------------------------------------------------------


@st.composite
def memories(draw: st.DrawFn) -> tuple[str, ...]:
    """From nothing to everything."""
    share, random = draw(st.sampled_from([0.0, 0.1, 0.5, 0.95, 1.0])), Random(draw(st.integers(0, 2**32)))
    known = [*map(shipped_id, range(FIRST_OWN)), *[f"own-{place:03d}" for place in range(1, 14)]]
    return tuple(one for one in known if random.random() < share)


def with_memory(match: Match, seen: tuple[str, ...]) -> list[State]:
    """The match, move by move, at a table with this memory: its dealer shuffles as it did, other lists may come."""
    state = GAME.open(match.variant, replace(match.options, seen=seen), match.seats)
    states = [state]
    for entry in match.entries:
        state = GAME.play(state, entry)
        states.append(state)
    return states


def without_memory(match: Match, seen: tuple[str, ...]) -> list[State]:
    """The same lists at a table without a memory: its dealer happens to shuffle what is unseen to the front."""
    remembered = GAME.open(match.variant, replace(match.options, seen=seen), match.seats).agreed.seen
    state = GAME.open(match.variant, replace(match.options, seen=()), match.seats)
    states = [state]
    for entry in match.entries:
        need = GAME.needs(state)
        if isinstance(need, Shuffle) and need.what == "lists":
            unseen = [one for one in entry.values if one not in remembered]
            entry = Dealt((*unseen, *[one for one in entry.values if one in remembered]), entry.at)
        state = GAME.play(state, entry)
        states.append(state)
    return states


def tells_apart(game: Game, match: Match, seen: tuple[str, ...], seed: int) -> bool:
    """Whether anybody, at any moment, is told something that hangs on the memory and not on the lists dealt."""
    pairs = zip(with_memory(match, seen), without_memory(match, seen), strict=True)
    for number, (one, other) in enumerate(pairs):
        seat = (*range(match.seats), None)[(number + seed) % (match.seats + 1)]
        if everything_shown_to(game, one, seat, Random(number)) != everything_shown_to(
            game, other, seat, Random(number)
        ):
            return True
        if game.needs(one) != game.needs(other):
            return True
    return False


@examples(60)
@given(match=matches(), seen=memories(), seed=st.integers(0, 5))
def test_nobody_can_tell_a_memory_from_chance(match: Match, seen: tuple[str, ...], seed: int) -> None:
    assert not tells_apart(GAME, match, seen, seed)


LEAKS: dict[str, Any] = {
    "a view": lambda state, seat: (GAME.view_of(state, seat), len(state.agreed.seen)),
    "which lists are new": lambda state, seat: [one in state.agreed.seen for one in state.rack],
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_view_that_tells_of_the_memory_is_caught(leak: str) -> None:
    """The canary: were it not caught, the test above would prove nothing."""
    table = reading()
    match = Match(GAME, "live", 3, Options(), [], table.entries, "")
    assert tells_apart(replace(GAME, view_of=LEAKS[leak]), match, all_but(1, 5), 3)


def test_a_refusal_that_tells_of_the_memory_is_caught() -> None:
    """No list to exchange for, because all that is left was seen."""
    table = reading()
    match = Match(GAME, "live", 3, Options(), [], table.entries, "")
    telling = replace(GAME, choices=lambda state, seat: [one not in state.agreed.seen for one in state.deck][:3])
    assert tells_apart(telling, match, all_but(1, 5), 3)


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_before_the_lists_are_dealt_every_memory_looks_alike(level: int) -> None:
    levels = (level, 1, 2, 3)
    heard = set()
    for seen in ((), all_but(level, 1), all_but(level)):
        state = opened(levels=levels, seen=seen).state
        heard.add(b"".join(shown_to(GAME, state, seat, EVERY_MOVE) for seat in (0, 1, 2, None)))
        assert GAME.needs(state) == Shuffle("lists", tuple(lists_of(level)))
    assert len(heard) == 1
