"""What a seat may know of a match of Pictomania, built from nothing."""

from msgspec import Struct

from engine.decks.words import WordList
from engine.games.pictomania.box import LETTERS, OWN_TOKENS, Letter
from engine.games.pictomania.drawing import may_see
from engine.games.pictomania.own_time import waits
from engine.games.pictomania.reveal import album, favourites, may_judge, tally
from engine.games.pictomania.scoring import Reveal, reveal, totals
from engine.games.pictomania.state import (
    REVEALED,
    Drawn,
    Phase,
    Showing,
    State,
    Void,
    drawing_id,
    has_guessed,
    in_hand,
    in_order,
)
from engine.rules import WhyLine


class Shelf(Struct, frozen=True, omit_defaults=True):
    """A list on the rack, by its id; with its words if it is one of the table's own."""

    list: str
    own: WordList | None = None


class Task(Struct, frozen=True):
    """The letter and the number that the seat itself was dealt."""

    letter: Letter
    number: int


class MyGuess(Struct, frozen=True):
    of: int
    number: int


class Player(Struct, frozen=True):
    """A seat as all see it.

    ``stack``: whose guess cards lie on its drawing, from the earliest to the latest.  ``ink``: bytes of its drawing
    that may be read now, from ``Game.log``.  ``black``: stars of its black token, 0 for none.  ``time`` and ``since``:
    its stopwatch when it last stood still, and since when it runs, on a passed tablet.
    """

    drawing: int
    ink: int
    stack: tuple[int, ...]
    guessing: bool
    finished: bool
    black: int
    void: Void | None
    time: int
    since: int | None


class FoulCalled(Struct, frozen=True):
    """A foul, who agrees so far, and whose judgement is awaited; ``void`` of the seat says how it ended."""

    of: int
    caller: int
    agree: tuple[int, ...]
    against: tuple[int, ...]
    awaited: tuple[int, ...]


class View(Struct, frozen=True):
    """What a seat may know.  A spectator (``seat`` is None) has no task and no cards.

    ``album`` has all drawings so far, and comes with a reveal: while people draw, views are many and should be small.
    ``own_time`` has the percents of P32, ``may_take_at`` from when on each seat that waits may take a black token;
    both are empty where nobody needs more time than others.
    """

    seat: int | None
    phase: Phase
    round: int
    level: int
    levels: tuple[int, ...]
    hurry: bool
    teaching: bool
    rack: tuple[Shelf, ...]
    ready: tuple[bool, ...]
    own_tokens: tuple[int, ...]
    black: tuple[int, ...]
    players: tuple[Player, ...]
    turn: int | None
    task: Task | None
    hand: tuple[int, ...]
    guesses: tuple[MyGuess, ...]
    reveal: Reveal | None
    showing: Showing | None
    fouls: tuple[FoulCalled, ...]
    voted: tuple[bool, ...]
    vote: int | None
    favourites: tuple[int, ...]
    album: tuple[Drawn, ...]
    scores: tuple[int, ...]
    why: tuple[WhyLine, ...]
    calm: bool = False
    own_time: tuple[int, ...] = ()
    may_take_at: tuple[int | None, ...] = ()


def view_of(state: State, seat: int | None) -> View:
    agreed, seats = state.agreed, range(state.agreed.seats)
    revealed = state.phase in REVEALED
    why = tally(state)
    return View(
        seat=seat,
        phase=state.phase,
        round=state.round,
        level=agreed.levels[state.round - 1],
        levels=agreed.levels,
        hurry=agreed.hurry,
        teaching=agreed.teaching and state.round == 1,
        rack=tuple([Shelf(agreed.list_id(number), agreed.own_list(number)) for number in state.rack]),
        ready=state.ready,
        own_tokens=OWN_TOKENS[agreed.seats],
        black=state.black,
        players=tuple([_player(state, seat, player) for player in seats]),
        turn=state.turn if state.phase in ("drawing", "guessing") else None,
        task=None if seat is None else _task(state, seat),
        hand=() if seat is None else tuple(in_hand(state, seat)),
        guesses=() if seat is None else _my_guesses(state, seat),
        reveal=reveal(state) if revealed else None,
        showing=state.showing,
        fouls=tuple(
            [FoulCalled(foul.of, foul.caller, foul.agree, foul.against, may_judge(state, foul)) for foul in state.fouls]
        ),
        voted=tuple([vote is not None for vote in state.votes]),
        vote=None if seat is None else state.votes[seat],
        favourites=favourites(state),
        album=album(state) if revealed else (),
        scores=totals(agreed.seats, why),
        why=why,
        calm=agreed.calm,
        own_time=agreed.own_time,
        may_take_at=waits(state),
    )


def _player(state: State, watcher: int | None, seat: int) -> Player:
    cards = [] if state.void[seat] else [card for card in state.guesses if card.of == seat]
    return Player(
        drawing=drawing_id(state, seat),
        ink=len(state.inks[seat].log) if may_see(state, watcher, seat) else 0,
        stack=tuple([card.seat for card in in_order(state, cards)]),
        guessing=has_guessed(state, seat),
        finished=state.finished[seat],
        black=state.taken[seat],
        void=state.void[seat],
        time=state.times[seat],
        since=state.since if seat == state.turn else None,
    )


def _task(state: State, seat: int) -> Task | None:
    if state.phase in ("words", "dealing"):
        return None
    return Task(LETTERS[state.letters[seat]], state.numbers[seat])


def _my_guesses(state: State, seat: int) -> tuple[MyGuess, ...]:
    return tuple([MyGuess(card.of, card.number) for card in state.guesses if card.seat == seat])
