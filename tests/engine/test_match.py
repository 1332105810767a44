"""Where a match stands: what follows from each entry, and that nothing else does."""

import pytest
from msgspec.structs import replace

from engine import match, rules
from engine.dealer import Dealer
from engine.entries import BotTook, Dealt, Ended, GaveBack, Paused, Resumed, Said, Ticked, TimedOut
from engine.match import Position, begin, follow
from engine.rules import BrokenMatch, Roll, Shuffle
from tests.engine.tables import ADA, BO, CY, opened

YOKAI = rules.game("yokai")


def dealt(first: int = ADA) -> Position:
    """A duel in which Ada is to play."""
    position, dealer = begin(YOKAI, opened()), Dealer(7)
    while isinstance(need := YOKAI.needs(position.state), Shuffle | Roll):
        values = (first + 1,) if isinstance(need, Roll) else dealer.answer(need)
        position = follow(YOKAI, position, Dealt(values, 100))
    return position


def first_move(position: Position, seat: int, at: int = 100) -> Said:
    return Said(seat, YOKAI.choices(position.state, seat).moves[0], position.heard[seat] + 1, at)


def test_nothing_is_waited_for_before_the_cards_are_dealt() -> None:
    position = begin(YOKAI, opened())
    assert (position.at, position.heard, position.since, position.bots) == (0, (0, 0), (None, None), (None, None))


def test_a_bot_of_the_opening_sits_from_the_start() -> None:
    assert begin(YOKAI, opened(bots={BO: "strong"})).bots == (None, "strong")


def test_who_is_waited_for_is_waited_for_since_the_entry_that_made_it_so() -> None:
    position = dealt()
    assert position.since == (100, None)
    position = follow(YOKAI, position, first_move(position, ADA, at=250))
    assert (position.at, position.heard, position.since) == (250, (1, 0), (250, None))


def test_who_acts_while_others_think_takes_none_of_their_time(kettle: str) -> None:
    game = rules.game(kettle)
    position = begin(game, opened(kettle, seats=3))
    position = follow(game, position, Dealt((1, 2, 3), 0))
    hum = Said(BO, game.move.__args__[1]("la"), 1, 40)
    position = follow(game, position, hum)
    assert position.since == (0, 40, 0)
    grab = Said(CY, game.move.__args__[0](), 1, 60)
    position = follow(game, position, grab)
    assert position.since == (0, 40, None)
    assert follow(game, position, Ticked(3000)).since == (None, None, None)


def test_table_entries_leave_the_state_alone() -> None:
    position = dealt()
    for entry, change in [
        (Paused(BO, 200), {"at": 200, "paused_by": BO}),
        (TimedOut(ADA, 200), {"at": 200}),
        (BotTook(ADA, "weak", 200), {"at": 200, "bots": ("weak", None)}),
        (Ended(200, broken_off=True), {"at": 200, "ended": Ended(200, broken_off=True)}),
    ]:
        assert follow(YOKAI, position, entry) == replace(position, **change)
    paused = follow(YOKAI, position, Paused(BO, 200))
    assert follow(YOKAI, paused, Resumed(ADA, 300)) == replace(position, at=300)


def test_who_comes_back_has_the_whole_time_again() -> None:
    position = follow(YOKAI, dealt(), BotTook(ADA, "weak", 200))
    assert follow(YOKAI, position, GaveBack(ADA, 900)).since == (900, None)
    other = follow(YOKAI, dealt(), BotTook(BO, "weak", 200))
    assert follow(YOKAI, other, GaveBack(BO, 900)).since == (100, None)


def test_what_is_no_entry_breaks_the_match() -> None:
    with pytest.raises(BrokenMatch):
        follow(YOKAI, dealt(), opened())


def test_following_changes_nothing_that_was_before() -> None:
    position = dealt()
    before = repr(position)
    follow(YOKAI, position, first_move(position, ADA))
    assert repr(position) == before


def test_a_replay_does_not_believe_a_move_out_of_turn() -> None:
    dealer, entries, position = Dealer(7), [], begin(YOKAI, opened())
    while isinstance(need := YOKAI.needs(position.state), Shuffle | Roll):
        entries.append(Dealt(dealer.answer(need), 0))
        position = follow(YOKAI, position, entries[-1])
    seat = YOKAI.waiting(position.state)[0]
    right = first_move(position, seat)
    assert match.replay(YOKAI, opened(), [*entries, right]) == follow(YOKAI, position, right)
    with pytest.raises(BrokenMatch):
        match.replay(YOKAI, opened(), [*entries, replace(right, seat=1 - seat)])
    with pytest.raises(BrokenMatch):
        match.replay(YOKAI, opened(), [*entries[:-1], right])
    with pytest.raises(BrokenMatch):
        match.replay(YOKAI, opened(), [*entries[:-1], replace(entries[-1], values=entries[-1].values[1:])])
