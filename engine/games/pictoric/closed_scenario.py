"""What only the closed scenario has: adding cards (B9), banks that grow and shrink (B11)."""

from msgspec.structs import replace

from engine.games.pictoric.box import LARGEST_BANK, SMALLEST_BANK
from engine.games.pictoric.cards import draw, put_back
from engine.games.pictoric.moves import Discard, Give, Move
from engine.games.pictoric.scoring import outcome, right
from engine.games.pictoric.state import Cards, State, card_in, picture, voters, with_seat
from engine.rules import NO_CHOICES, Choices, Shuffle, Why

# Adding a card (B9) ----------------------------------------------------------------------------------------------


def refuse_give(state: State, seat: int, move: Give) -> Why | None:
    if seat == state.leader:
        return Why("leader-gives-not")
    if state.given[seat] is not None:
        return Why("given-already")
    return Why("not-in-bank") if card_in(state, state.hands[seat], move.card) is None else None


def give(state: State, seat: int, move: Give) -> State:
    card = card_in(state, state.hands[seat], move.card)
    given = with_seat(state.given, seat, card)
    hands = with_seat(state.hands, seat, tuple([held for held in state.hands[seat] if held != card]))
    all_here = None not in [given[other] for other in voters(state)]
    return replace(state, given=given, hands=hands, phase="laying" if all_here else "giving")


def give_choices(state: State, seat: int) -> Choices[Move]:
    if seat == state.leader or state.given[seat] is not None:
        return NO_CHOICES
    return Choices(tuple([Give(picture(state, card)) for card in state.hands[seat]]))


def need_sectors(state: State) -> Shuffle:
    return Shuffle("sectors", on_the_table(state))


def on_the_table(state: State) -> Cards:
    """The leader's card and those that the others have added, whose is whose aside."""
    return tuple(sorted([card for card in (state.card, *state.given) if card is not None]))


def lay(state: State, values: Cards) -> State:
    return replace(state, sectors=values, phase="voting")


# After the votes (B11) -------------------------------------------------------------------------------------------


def refill(state: State) -> State:
    """Everyone but the leader draws one, and each who was right one more, never beyond eight."""
    after = replace(state, discards=state.discards + state.sectors)
    draws = list(voters(state))
    draws += [seat for seat in right(state) if len(state.hands[seat]) + 2 <= LARGEST_BANK]
    too_plain = outcome(state) != "some" and len(state.hands[state.leader]) > SMALLEST_BANK
    return draw(replace(after, discarding=too_plain), tuple(draws))


def refuse_discard(state: State, seat: int, move: Discard) -> Why | None:
    if seat != state.leader:
        return Why("leader-discards")
    if not state.discarding:
        return Why("no-discard")
    return Why("not-in-bank") if card_in(state, state.hands[seat], move.card) is None else None


def give_up(state: State, move: Discard) -> State:
    """It goes back into the deck, not to the discards."""
    card = card_in(state, state.hands[state.leader], move.card)
    after = replace(state, discarding=False)
    return after if card is None else put_back(after, state.leader, card)
