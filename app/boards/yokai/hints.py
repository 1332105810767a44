"""What the Yokai board hints at in a first duel: holding the hand open, laying, landing, finishing, effects.

The hints of a covered board speak only of what lies open; what a picked sketch would fit is said to its owner alone.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.look.box import Box
from app.look.text import _
from app.ui.hints import Hint
from engine.games.yokai import ENOUGH, INDEX, VALUE, Laid, Lay, View

if TYPE_CHECKING:
    from app.boards.yokai.board import YokaiBoard

MOST_OFFERED = 0.75
"""The most that an offer may take of a low screen's height, if anything is to be said beside it."""


def fitting(board: "YokaiBoard") -> list[Hint]:
    """The hints that fit this moment of one's own turn, the most fitting first."""
    scene = board.scene
    if scene is None or board.tableau is None or scene.view.over or scene.view.turn != board.me:
        return []
    view = scene.view
    if board.furniture.offered is not None:
        found = [_effect(board, board.furniture.offered)]
    elif board.fingers.lit():
        found = [_landing(board, view)]
    else:
        found = [_replayed(board, view)]
        if not board.busy:
            found += [ask(board, view) for ask in ASKED]
    return [hint for hint in found if hint is not None]


def _replayed(board: "YokaiBoard", view: View) -> Hint | None:
    """Only where two people share the tablet: the one who looked away sees it now, and nothing lies on it."""
    if len(board.choices_of) < 2 or view.laid or not view.steps_before:
        return None
    words = _("First you see the other player's last turn again.")
    places = board.places
    brief = _("Their last turn again")
    return Hint("yokai-replayed", words, _side(places.theirs), (places.their_hand, places.their_badge), brief=brief)


def _hold(board: "YokaiBoard", view: View) -> Hint | None:
    if not board.covers or view.seat == board.me:
        return None
    places = board.places
    words = _("Hold a finger here, or on a card, to see your hand. Let go, and it is covered.")
    brief = _("Hold to see your hand")
    return Hint("yokai-hold", words, places.hold, (places.hand, places.done), (places.hand,), brief=brief)


def _laying(board: "YokaiBoard", view: View) -> Hint | None:
    if view.seat != board.me or not any(isinstance(move, Lay) for move in board.choices.moves):
        return None
    slots = board.hand_slots(board.cards_in_my_hand())
    if not slots:
        return None
    cards = tuple([Box(slot.x - slot.w / 2, slot.y - slot.h / 2, slot.w, slot.h) for slot in slots])
    place = cards[len(cards) // 2]
    words = _("Drag a sketch up to a stack. Or tap the sketch, and then where it should go.")
    brief = _("Drag one up")
    return Hint("yokai-lay", words, place, (board.places.hand,), (board.places.hand,), cards, brief)


def _landing(board: "YokaiBoard", view: View) -> Hint:
    """Where the hand is covered it points at one's own side, and at no stack of it."""
    places, lit = board.places, sorted(board.fingers.lit())
    own = tuple([places.mine[stack] for stack in lit]) if view.seat == board.me else (_side(places.mine),)
    # The places themselves count twice: a slip may rather lie on a yokai than where the sketch should go.
    clear = [area[stack] for stack in lit for area in (places.places, places.mine)]
    words = _("It can go where the light is: a sketch has two elements, and you choose one.")
    meant = tuple([places.places[stack] for stack in lit]) if view.seat == board.me else places.places
    return Hint("yokai-landing", words, own[0], (*clear, places.hand), meant, own[1:], _("Lay it in the light"))


def _side(rows: tuple[Box, ...]) -> Box:
    """All that lies at the stacks for one of the two."""
    first, last = rows[0], rows[-1]
    return Box(first.x, first.y, last.right - first.x, first.h)


def _effect(board: "YokaiBoard", offered: Box) -> Hint | None:
    """Only where there is room for it beside what it speaks of."""
    if board.width > board.height and offered.h > MOST_OFFERED * board.height:
        return None
    words = _("This sketch can do something, but only now. Under each choice you read what it brings.")
    return Hint("yokai-effect", words, offered, brief=_("Only now: choose a way"))


def _missing(board: "YokaiBoard", view: View) -> Hint | None:
    """At the stack where one has just laid a sketch."""
    mine = [INDEX[step.on] for step in view.steps if isinstance(step, Laid) and step.seat == board.me]
    if not mine or view.stacks[mine[-1]].top is None:
        return None
    words = _("This many sketches are still missing here. Both sides count.")
    brief = _("So many are missing")
    return Hint("yokai-missing", words, board.furniture.count_of(mine[-1]), _around_count(board, mine[-1]), brief=brief)


def _finishing(board: "YokaiBoard", view: View) -> Hint | None:
    """At a stack where the next sketch is the last."""
    for stack, lying in enumerate(view.stacks):
        if lying.top is not None and VALUE[lying.top] - len(lying.sides[0]) - len(lying.sides[1]) == 1:
            words = _(
                "The last sketch finishes the portrait. Whoever has more of them here takes the yokai and its points; "
                "if both have the same number, it hides."
            )
            around, brief = _around_count(board, stack), _("One more finishes it")
            return Hint("yokai-finishing", words, board.furniture.count_of(stack), around, brief=brief)
    return None


def _enough(board: "YokaiBoard", view: View) -> Hint | None:
    if not view.laid or ENOUGH not in board.choices.moves:
        return None
    words = _("You may lay up to three sketches. When you want to lay no more, tap here.")
    return Hint("yokai-enough", words, board.places.done, _hand_and_buttons(board), brief=_("Enough? Tap here."))


ASKED: tuple[Callable[["YokaiBoard", View], Hint | None], ...] = (_missing, _finishing, _enough, _hold, _laying)
"""What was just done comes before what to do next; once it is known it is in the way of nothing."""


def _around_count(board: "YokaiBoard", stack: int) -> tuple[Box, ...]:
    """What the hint speaks of, what is touched next, and what answers a touch though nothing may lie there."""
    places = board.places
    return places.yokai[stack], places.mine[stack], places.theirs[stack], places.hand, places.my_album


def _hand_and_buttons(board: "YokaiBoard") -> tuple[Box, ...]:
    places = board.places
    return places.hand, places.hold, places.done
