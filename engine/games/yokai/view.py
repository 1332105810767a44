"""What a seat may know of a duel, and what all can foresee of a move."""

from msgspec import Struct

from engine.games.yokai.board import Board
from engine.games.yokai.box import UNSEEN
from engine.games.yokai.moves import Lay
from engine.games.yokai.scoring import tally
from engine.games.yokai.state import Cards, State, album
from engine.games.yokai.steps import Step
from engine.rules import WhyLine


class StackView(Struct, frozen=True):
    """A stack as all see it: its top yokai, how many cards it has, and the sketches on both sides."""

    top: int | None
    cards: int
    sides: tuple[Cards, Cards]


class View(Struct, frozen=True):
    """What a seat may know.  A spectator (``seat`` is None) holds no hand.

    ``rounds``: after how many it ends as it stands, 0 for none; ``stopping``: who would end it here.
    """

    seat: int | None
    turn: int
    turns: int
    laid: int
    over: bool
    stacks: tuple[StackView, ...]
    hand: Cards
    in_hand: tuple[int, int]
    pile: int
    discards: Cards
    albums: tuple[Cards, Cards]
    steps: tuple[Step, ...]
    steps_before: tuple[Step, ...]
    rounds: int
    stopping: tuple[bool, bool]
    why: tuple[WhyLine, ...]


def view_of(state: State, seat: int | None) -> View:
    first, second = state.sides
    return View(
        seat=seat,
        turn=state.turn,
        turns=state.turns,
        laid=state.laid,
        over=state.over,
        stacks=tuple(
            [
                StackView(stack[0] if stack else None, len(stack), (mine, theirs))
                for stack, mine, theirs in zip(state.stacks, first, second, strict=True)
            ]
        ),
        hand=() if seat is None else state.hands[seat],
        in_hand=(len(state.hands[0]), len(state.hands[1])),
        pile=len(state.pile),
        discards=state.discards,
        albums=(album(state, 0), album(state, 1)),
        steps=state.steps,
        steps_before=state.steps_before,
        rounds=state.rounds,
        stopping=state.stopping,
        why=tally(state),
    )


class Foresight(Struct, frozen=True):
    """What all can foresee of a move: its steps, and the stacks after them.

    A stack that has cards but no top shows a yokai that nobody has seen: what happens there from then on is open.
    """

    steps: tuple[Step, ...]
    stacks: tuple[StackView, ...]


def foresee(view: View, move: Lay) -> Foresight:
    """What a move among the choices would do, as far as the open cards tell."""
    first, second = zip(*[stack.sides for stack in view.stacks], strict=True)
    board = Board(tuple([_seen(stack) for stack in view.stacks]), (first, second), view.discards)  # type: ignore[arg-type]
    steps = board.lay(view.turn, move)
    stacks = [
        StackView(cards[0] if cards and cards[0] != UNSEEN else None, len(cards), (mine, theirs))
        for cards, mine, theirs in zip(board.stacks, *board.sides, strict=True)
    ]
    return Foresight(tuple(steps), tuple(stacks))


def _seen(stack: StackView) -> Cards:
    return () if stack.top is None else (stack.top,) + (UNSEEN,) * (stack.cards - 1)
