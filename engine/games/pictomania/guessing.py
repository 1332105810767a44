"""Guessing and finishing (P13 to P16)."""

from msgspec.structs import replace

from engine.games.pictomania import own_time, passed
from engine.games.pictomania.box import BLACK_TOKENS, NUMBERS
from engine.games.pictomania.moves import Claim, Finish, Guess, Move, Take
from engine.games.pictomania.state import Laid, State, in_hand, is_seat, with_seat
from engine.rules import Why

FINISH = Finish()
CLAIM = Claim()
SEATS = range(max(BLACK_TOKENS))
GUESSES = tuple(tuple(Guess(of, number) for number in (0, *NUMBERS)) for of in SEATS)
TAKES = tuple(Take(stars) for stars in range(4))
STARS = {star for tokens in BLACK_TOKENS.values() for star in tokens}


def refuse_guess(state: State, seat: int, move: Guess) -> Why | None:
    if why := refuse_finished(state, seat):
        return why  # P15
    of, number = move.of, move.number
    if not is_seat(state, of):
        return Why("no-such-player")
    if of == seat:
        return Why("own-drawing")  # P13
    if number not in NUMBERS:
        return Why("no-such-number")
    if state.void[of]:
        return Why("does-not-count")  # P24
    if any(card.seat == seat and card.of == of for card in state.guesses):
        return Why("guessed-already")  # P13
    if number not in in_hand(state, seat):
        return Why("number-used", {"number": number})  # P13
    return None  # P14: one's own number may be guessed


def guess(state: State, seat: int, move: Guess, at: int) -> State:
    time = passed.stopwatch(state, seat, at)
    return replace(state, guesses=(*state.guesses, Laid(seat, move.of, move.number, time)))


def refuse_take(state: State, seat: int, move: Take) -> Why | None:
    if state.finished[seat]:
        return Why("finished")
    if move.stars not in STARS:
        return Why("no-such-token")
    if state.agreed.calm:
        return Why("no-tokens")  # P31
    if move.stars not in state.black:
        return Why("token-gone", {"n": move.stars})  # P15
    return None if own_time.may_take_at(state, seat) is None else Why("head-start")  # P32


def take(state: State, seat: int, move: Take) -> State:
    left = list(state.black)
    left.remove(move.stars)
    after = replace(state, black=tuple(left), taken=with_seat(state.taken, seat, move.stars))
    return finish(after, seat)


def refuse_claim(state: State, seat: int) -> Why | None:
    return refuse_finished(state, seat) or (Why("no-tokens") if state.agreed.calm else None)  # P31


def refuse_finished(state: State, seat: int) -> Why | None:
    """Why this seat may not guess or finish (any more, or not now)."""
    if state.finished[seat]:
        return Why("finished")
    return passed.refuse_unheld(state, seat) if state.agreed.passed else None


def finish(state: State, seat: int) -> State:
    finished = with_seat(state.finished, seat, True)
    all_taken = state.agreed.hurry and not state.black  # P16
    return replace(state, finished=finished, phase="reveal" if all_taken or all(finished) else state.phase)


def guesses(state: State, seat: int) -> list[Move]:
    """Guesses that the seat may make, if it may guess at all."""
    done = {card.of for card in state.guesses if card.seat == seat}
    numbers = in_hand(state, seat)
    return [
        GUESSES[of][number]
        for of in range(state.agreed.seats)
        if of != seat and of not in done and state.void[of] is None
        for number in numbers
    ]


def endings(state: State) -> list[Move]:
    """Ways to finish on a passed tablet."""
    return [FINISH] if state.agreed.calm else [CLAIM, FINISH]


def choices(state: State, seat: int) -> list[Move]:
    """All at once (``playing``): guesses, the black tokens that are left, or finishing without one."""
    if state.finished[seat]:
        return []
    takes = [TAKES[stars] for stars in sorted(set(state.black))]
    if own_time.may_take_at(state, seat) is not None:
        takes = []  # P32
    return [*guesses(state, seat), *takes, FINISH]
