"""What fingers do on the Yokai board: look at a hand, lift a sketch, drag it or tap where it should go."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from kivy.metrics import dp

from app.boards.yokai.layout import fan, upside_down
from app.look import theme
from app.look.box import Box
from app.ui.card import Card
from app.ui.touch import Finger, Touch
from engine.games.yokai import INDEX, Lay

if TYPE_CHECKING:
    from app.boards.yokai.board import YokaiBoard

SLIP = 10
"""Fingers tremble: a touch that moves less than this (dp) is a tap."""

ABOVE = 44
"""A dragged card floats this far (dp) above the finger, which would hide it."""


class Fingers:
    """One finger lifts, drags and drops; any other may hold the hand open meanwhile."""

    def __init__(self, board: "YokaiBoard") -> None:
        self._board = board
        self.raised: int | None = None
        """The place in the hand whose card is raised."""
        self.picked: int | None = None
        """The sketch that will be laid where the next tap says."""
        self.options: list[Lay] = []
        """All ways in which the picked sketch may be laid."""
        self._finger: Finger | None = None
        self._start = (0.0, 0.0)
        self._was_picked = False
        self._dragged: Card | None = None
        self._parked: Card | None = None
        self._holding: set[Finger] = set()

    # What the board asks ------------------------------------------------------------------------------------------

    def carries(self, card: Card) -> bool:
        """Whether a card is where a finger has it, not where it belongs."""
        return card is self._dragged or card is self._parked

    @property
    def top_over(self) -> float:
        """How far above a finger that drags the sketch reaches, in which nothing can be read."""
        return dp(ABOVE) + self._dragged.height / 2 if self._dragged is not None else 0.0

    @property
    def carried_sketch(self) -> int | None:
        card = self._dragged or self._parked
        return None if card is None else card.key[1]

    def drop_all(self) -> None:
        """Nothing is picked, dragged or parked any more."""
        self.raised = self.picked = self._finger = self._dragged = self._parked = None
        self.options = []
        self._board.furniture.close_offer()

    # Touches ------------------------------------------------------------------------------------------------------

    def targets(self) -> Iterator[Box]:
        """The upright part of each card of the hand that no other hides; stacks while something is picked; albums."""
        board, places = self._board, self._board.places
        if board.covers:
            yield places.hold
        if board.tableau is not None:
            slots = board.hand_slots(board.cards_in_my_hand())
            step = slots[1].x - slots[0].x if len(slots) > 1 else places.hand.w
            for slot in slots:
                wide = min(slot.w, step)
                yield Box(slot.x - wide / 2, slot.y - slot.h / 2, wide, slot.h)
        if self.picked is not None:
            yield from places.places
        yield from (places.my_album, places.their_album)

    def down(self, touch: Touch) -> bool:
        board, places = self._board, self._board.places
        x, y = touch.pos
        if board.covers and places.hold.holds(x, y):
            self._hold(touch)
            return True
        if self._parked is not None:
            self.cancel()
            return True
        place = self._place_at(x, y)
        if place is not None and self._dragged is None:  # a finger that only rests makes way
            self._begin(touch, place)
            return True
        stack = self._stack_at(x, y)
        if self.picked is not None and stack is not None and self._finger is None:
            self._choose(stack, (x, y))
            return True
        for seat, album in ((board.me, places.my_album), (1 - board.me, places.their_album)):
            if album.holds(x, y):
                board.ask_why(seat)
                return True
        if self.picked is not None and self._finger is None:
            self.cancel()
        return False

    def move(self, touch: Touch) -> bool:
        if touch.uid != self._finger:
            return touch.uid in self._holding
        x, y = touch.pos
        across, up = abs(x - self._start[0]), y - self._start[1]
        if self._dragged is None and max(across, up) > dp(SLIP):
            if up > dp(SLIP) and up > across / 2:
                self._lift()
            else:
                self._slide(x, y)
        if self._dragged is not None:
            self._carry(x, y)
        return True

    def up(self, touch: Touch) -> bool:
        ours = touch.uid == self._finger
        if ours:
            self._finger = None
            self._drop(touch)
        if touch.uid in self._holding:
            self._holding.discard(touch.uid)
            self._board.let_go(touch.uid)
            return True
        return ours

    # Looking and lifting ------------------------------------------------------------------------------------------

    def _hold(self, touch: Touch) -> None:
        self._holding.add(touch.uid)
        self._board.hold(touch.uid)

    def _begin(self, touch: Touch, place: int) -> None:
        self._finger, self._start = touch.uid, touch.pos
        if self._board.covers:
            self._hold(touch)
        sketch = self._board.sketch_at(place)
        self._was_picked = sketch is not None and sketch == self.picked
        self._raise(place)

    def _slide(self, x: float, y: float) -> None:
        place = self._place_at(x, y)
        if place is not None and place != self.raised:
            self._was_picked = False
            self._start = x, y
            self._raise(place)

    def _raise(self, place: int) -> None:
        self.raised = place
        self.picked = self._board.sketch_at(place)
        moves = self._board.choices.moves
        self.options = [move for move in moves if isinstance(move, Lay) and move.sketch == self.picked]
        self._board.refresh()

    def _lift(self) -> None:
        if self.raised is None or not self.options:
            return
        card = self._board.hand_card(self.raised)
        if card is not None:
            self._dragged = card
            card.lift = 1
            self.raised = None
            self._board.lift_off(card)
            self._board.refresh()

    def _carry(self, x: float, y: float) -> None:
        card = self._dragged
        if card is None:
            return
        stack = self.stack_lit_at(x, y)
        card.lift = 1
        card.center = x, y + dp(ABOVE)
        card.turn_to(self._angle_at(stack))
        self._board.furniture.hover(stack)

    def _drop(self, touch: Touch) -> None:
        if self._dragged is None:
            if self._was_picked or not self.options:
                self.cancel()
            return
        x, y = touch.pos
        stack = self.stack_lit_at(x, y)
        self._board.furniture.hover(None)
        if stack is None:
            self.cancel()
        else:
            self._choose(stack, (x, y))

    def cancel(self) -> None:
        """The card goes back where it was."""
        self.drop_all()
        self._board.refresh()

    # Laying -------------------------------------------------------------------------------------------------------

    def stack_lit_at(self, x: float, y: float) -> int | None:
        stack = self._stack_at(x, y + dp(ABOVE) / 2)
        return stack if stack in self.lit() else None

    def lit(self) -> set[int]:
        """The stacks at which the picked sketch may land."""
        return {INDEX[move.on] for move in self.options}

    def ways(self, stack: int) -> list[Lay]:
        return [move for move in self.options if INDEX[move.on] == stack]

    def _choose(self, stack: int, near: tuple[float, float]) -> None:
        ways = self.ways(stack)
        if not ways:
            self._board.tell_wrong_place(near)
            self.cancel()
        elif len(ways) == 1:
            self._say(ways[0], near)
        else:
            self._park(stack)
            self._board.furniture.offer(stack, ways, lambda move: self._say(move, near), self.cancel)

    def _park(self, stack: int) -> None:
        """The card waits at its place while its effect is offered."""
        card = self._dragged or (None if self.raised is None else self._board.hand_card(self.raised))
        if card is None or card.key[0] != "sketch":
            return
        self._dragged, self._parked, self.raised = None, card, None
        box = self._board.places.mine[stack]
        slot = fan(box, self._board.laid_by_me(stack) + 1)[-1]
        card.glide(slot.x, slot.y, slot.w, slot.h, self._angle_at(stack), theme.motion("blink"))

    def _angle_at(self, stack: int | None) -> float:
        """How the carried sketch is turned over a stack: the colour that would count is its upper one."""
        sketch = self.carried_sketch
        return 180 if stack is not None and sketch is not None and upside_down(sketch, stack) else 0

    def _say(self, move: Lay, near: tuple[float, float]) -> None:
        self._board.furniture.close_offer()
        if self._dragged is not None:
            self._parked, self._dragged = self._dragged, None
        self.options = []
        self._board.furniture.dress()
        self._board.say(move, near)

    def settled(self) -> None:
        """The table told something new: what was said has happened or not."""
        self.raised = self.picked = self._parked = None
        self.options = []

    # Where --------------------------------------------------------------------------------------------------------

    def _place_at(self, x: float, y: float) -> int | None:
        board = self._board
        if board.tableau is None or y > board.places.hand.y + board.places.hand.h * 1.05:
            return None
        slots = board.hand_slots(board.cards_in_my_hand())
        near = [(abs(slot.x - x), place) for place, slot in enumerate(slots) if abs(slot.x - x) < slot.w * 0.62]
        return min(near)[1] if near else None

    def _stack_at(self, x: float, y: float) -> int | None:
        for stack, place in enumerate(self._board.places.places):
            if place.holds(x, y):
                return stack
        return None
