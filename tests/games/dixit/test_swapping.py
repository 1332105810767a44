"""One card exchanged once a match, where the table has agreed on it (D25): when, how, and that nobody sees which."""

import msgspec
import pytest

from engine.games.dixit import GAME
from engine.games.dixit.moves import Give, Swap, Tell, TellUnseen
from engine.games.dixit.state import Given
from tests.games.conformance import shown_to
from tests.games.dixit.table import ADA, BO, CY, DI, Table, dealt, giving, laid, telling


def swapped(table: Table, seat: int, card: str | None = None) -> Table:
    return table.say(seat, Swap(card or table.hand(seat)[0]))


def test_D25_the_next_card_of_the_deck_takes_the_place_of_the_old_one_which_goes_under_the_deck() -> None:
    table = giving(4, swap=True)
    hand, deck = table.hand(BO), table.state.deck
    swapped(table, BO, hand[2])
    assert table.hand(BO) == (*hand[:2], deck[0], *hand[3:])
    assert table.state.deck == (*deck[1:], hand[2])
    assert table.seen.deck == len(deck) and table.seen.in_hand[BO] == 6


def test_D25_whoever_tells_may_exchange_and_tell_with_the_new_card() -> None:
    table = telling(4, swap=True)
    new = table.state.deck[0]
    swapped(table, ADA).tell(new)
    assert table.state.given == (Given(ADA, new),)


def test_D25_once_a_match_and_not_once_a_round() -> None:
    table = swapped(giving(4, swap=True), BO)
    assert table.why_not(BO, Swap(table.hand(BO)[0])) == "swapped-already"
    table.all_give().all_vote(ADA).ready().tell()
    assert table.state.storyteller == BO
    assert table.why_not(CY, Swap(table.hand(CY)[0])) is None
    table.all_give().all_vote(BO).ready().tell()
    assert table.why_not(BO, Swap(table.hand(BO)[0])) == "swapped-already"


def test_D25_off_unless_the_table_agrees_on_it() -> None:
    for table, seat in ((telling(4), ADA), (giving(4), BO)):
        assert table.why_not(seat, Swap(table.hand(seat)[0])) == "no-swaps"
        assert not [move for move in GAME.choices(table.state, seat).all() if isinstance(move, Swap)]
        assert table.seen.swapped == ()


def test_D25_only_whoever_has_a_card_to_choose_now() -> None:
    table = telling(4, swap=True)
    assert table.why_not(BO, Swap(table.hand(BO)[0])) == "swap-later"
    table.tell()
    assert table.why_not(ADA, Swap(table.hand(ADA)[0])) == "swap-later"
    table.give(BO)
    assert table.why_not(BO, Swap(table.hand(BO)[0])) == "swap-later"
    assert table.why_not(CY, Swap(table.hand(CY)[0])) is None
    assert table.why_not(CY, Swap(table.hand(BO)[0])) == "not-in-hand"
    assert dealt(4, swap=True).why_not(ADA, Swap("1")) == "idea-first"
    assert laid(4, swap=True).why_not(BO, Swap("8")) == "laid-already"


def test_D25_the_partner_and_then_the_pairs_may_in_team() -> None:
    table = giving(6, "team", swap=True)
    assert table.waiting == (DI,)
    assert table.why_not(BO, Swap(table.hand(BO)[0])) == "swap-later"
    swapped(table, DI).give(DI)
    assert table.why_not(BO, Swap(table.hand(BO)[0])) is None


def test_D25_a_partys_storyteller_exchanges_nothing_of_a_hand_that_is_unseen() -> None:
    table = telling(6, "party", swap=True)
    assert table.why_not(ADA, Swap(table.hand(ADA)[0])) == "swap-later"
    table.say(ADA, TellUnseen())
    assert table.why_not(ADA, Swap(table.hand(ADA)[0])) is None


def test_D25_an_empty_deck_has_nothing_to_exchange_for() -> None:
    table = telling(4, deck=tuple(map(str, range(28))), swap=True)
    table.round()
    assert table.state.deck == ()
    seat = table.state.storyteller
    assert table.why_not(seat, Swap(table.hand(seat)[0])) == "deck-empty"
    assert GAME.choices(table.state, seat).moves == tuple([Tell(card) for card in table.hand(seat)])


def test_D25_the_listed_exchanges_are_those_that_may_be_said() -> None:
    table = giving(4, swap=True)
    listed = [move for move in GAME.choices(table.state, BO).moves if isinstance(move, Swap)]
    assert listed == [Swap(card) for card in table.hand(BO)]
    assert GAME.choices(table.state, BO).moves[0] == Give(table.hand(BO)[0]), "giving comes first"
    assert GAME.choices(table.state, BO).naming_nothing().all() == ()


def everything_shown_to(table: Table, seat: int | None) -> bytes:
    moves = [move(str(card)) for card in range(1, 85) for move in (Swap, Give, Tell)]
    return shown_to(GAME, table.state, seat, moves)


@pytest.mark.parametrize("watcher", [ADA, CY, DI, None])
def test_D25_who_has_exchanged_is_seen_by_all_and_which_card_by_nobody(watcher: int | None) -> None:
    one, other = (swapped(giving(4, swap=True), BO, giving(4).hand(BO)[place]) for place in (0, 5))
    assert one.hand(BO) != other.hand(BO) and one.state.deck != other.state.deck
    assert one.view(watcher).swapped == (False, True, False, False)
    assert everything_shown_to(one, watcher) == everything_shown_to(other, watcher)
    held_by_both = one.hand(BO)[2]
    for table in (one, other):
        table.give(BO, held_by_both).all_give()
    assert everything_shown_to(one, watcher) == everything_shown_to(other, watcher)
    for table in (one, other):
        table.all_vote(ADA)
    assert everything_shown_to(one, watcher) == everything_shown_to(other, watcher)


def test_D25_a_leak_of_the_card_would_be_caught_here() -> None:
    one, other = (swapped(giving(4, swap=True), BO, giving(4).hand(BO)[place]) for place in (0, 5))
    assert msgspec.json.encode(one.state) != msgspec.json.encode(other.state)
    assert everything_shown_to(one, BO) != everything_shown_to(other, BO)
