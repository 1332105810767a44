"""The words of a round (P7 to P10): three lists on the rack, vetoes, and the deal once everybody is ready."""

from msgspec.structs import replace

from engine.games.pictomania.box import LETTER_CARDS, LETTERS, NUMBERS
from engine.games.pictomania.moves import Move, Ready, Veto
from engine.games.pictomania.setting_up import ON_RACK
from engine.games.pictomania.state import State, with_seat
from engine.rules import Need, Shuffle, Why

VETOES = tuple(Veto(letter) for letter in LETTERS)
READY = Ready()


def needs(state: State) -> Need | None:
    if state.phase == "words":
        return None if state.rack else Shuffle("lists", _fresh(state))
    if state.phase == "dealing":
        return Shuffle("numbers", NUMBERS) if state.letters else Shuffle("letters", LETTER_CARDS)  # P6
    return None


def _fresh(state: State) -> tuple[int, ...]:
    """P7: lists that this round may use; none comes back in the same match."""
    level = state.agreed.levels[state.round - 1]
    lists = state.agreed.lists(level) + state.agreed.mixed_in(level)
    return tuple([number for number in lists if number not in state.used])


def deal(state: State, values: tuple[int, ...]) -> State:
    seats = state.agreed.seats
    if state.phase == "words":
        deck = _without_kept(state, _unseen_first(state, values))
        return replace(state, rack=deck[:ON_RACK], deck=deck[ON_RACK:], used=state.used + deck[:ON_RACK])
    if not state.letters:
        return replace(state, letters=values[:seats])
    return replace(state, numbers=values[:seats], phase="drawing" if state.agreed.passed else "playing")  # P10


def _unseen_first(state: State, shuffled: tuple[int, ...]) -> tuple[int, ...]:
    """P7: what the table saw in earlier matches comes last, otherwise in the order in which all were shuffled."""
    return tuple(sorted(shuffled, key=state.agreed.seen.__contains__))


def _without_kept(state: State, shuffled: tuple[int, ...]) -> tuple[int, ...]:
    """However many lists are vetoed now, later rounds of the same level still find three each."""
    agreed = state.agreed
    level = agreed.levels[state.round - 1]
    home = agreed.lists(level)
    spare = sum(number in home for number in shuffled) - ON_RACK * agreed.levels[state.round :].count(level)
    deck = []
    for number in shuffled:
        if number in home:
            spare -= 1
            if spare < 0:
                continue
        deck.append(number)
    return tuple(deck)


# What a seat may say ---------------------------------------------------------------------------------------------


def refuse_veto(state: State) -> Why | None:
    return None if state.deck else Why("no-lists-left")  # P9


def veto(state: State, move: Veto) -> State:
    """P9: nobody has read the new list yet, so nobody is ready."""
    fresh, *deck = state.deck
    return replace(
        state,
        rack=with_seat(state.rack, LETTERS.index(move.letter), fresh),
        deck=tuple(deck),
        used=(*state.used, fresh),
        ready=(False,) * state.agreed.seats,
    )


def refuse_ready(state: State, seat: int) -> Why | None:
    return Why("ready-already") if state.ready[seat] else None


def ready(state: State, seat: int) -> State:
    """P9: once every seat is ready the cards are dealt."""
    everybody = with_seat(state.ready, seat, True)
    if all(everybody):
        return replace(state, ready=(False,) * state.agreed.seats, phase="dealing", deck=())
    return replace(state, ready=everybody)


def choices(state: State, seat: int) -> list[Move]:
    moves: list[Move] = [] if state.ready[seat] else [READY]
    if state.deck:
        moves += VETOES
    return moves
