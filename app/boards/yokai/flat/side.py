"""One player's side of the flat table: hand, buttons, album, and what is said to them; all of it turned to them."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from kivy.uix.widget import Widget
from msgspec import Struct

from app.boards.board import Point
from app.boards.yokai import art
from app.boards.yokai.fingers import Fingers
from app.boards.yokai.flat.furniture import SideFurniture
from app.boards.yokai.flat.layout import seen_from
from app.boards.yokai.layout import Arrangement, Slot, fan
from app.boards.yokai.tableau import Tableau
from app.look import text, theme
from app.look.box import Box
from app.look.table_edges import Turn
from app.look.text import _
from app.ui.card import Card
from app.ui.touch import Finger, Touch
from app.ui.turned_place import Spoken
from engine.games.yokai import View
from engine.games.yokai.moves import Move
from engine.rules import NO_CHOICES, Choices, Why
from engine.table import Scene

if TYPE_CHECKING:
    from app.boards.yokai.flat.board import FlatYokai

BACK = str(art.BACK)


class Side(Spoken):
    """As wide as the table and turned to its player: what fingers do here is what they do on a board of one's own."""

    covers = True

    def __init__(self, table: "FlatYokai", me: int) -> None:
        super().__init__()
        self._table, self.me = table, me
        self.places: Arrangement = table.stacks.places
        self.scene: Scene[View, Move] | None = None
        self._cards: dict[int, Card] = {}
        self._taught = False
        self._in_hand, self._in_the_air = Widget(), Widget()
        self.furniture = SideFurniture(self)
        board: Any = self  # it stands for a board: it has all of one that is asked for here
        self.fingers = Fingers(board)
        furniture = self.furniture
        for layer in (furniture.ground, self._in_hand, furniture.words, self._in_the_air, furniture.asked):
            self.add_widget(layer)

    # Laying out ---------------------------------------------------------------------------------------------------

    def arrange(self, made: Arrangement) -> Iterator[None]:
        """Anew, for another size of the table."""
        self.fingers.drop_all()
        self.hush()
        self.places = seen_from(made, self.me)
        self.lie_at(Turn(Box(0, 0, *self._table.size), 180 * self.me))
        self._forget_cards()
        yield from self.furniture.arrange()
        self.furniture.dress()

    def show(self, scene: Scene[View, Move], moved_on: bool) -> None:
        self.scene = scene
        if scene.paused_by is not None:
            self.fingers.drop_all()
        elif moved_on:
            self.fingers.settled()
        self._lay_hand(0.0)
        self.furniture.dress()
        if not self._taught and scene.paused_by is None and self._table.host.is_new("flat-yokai-hand"):
            self._taught = True
            words = _("Hold your cards to see them; your hand hides them. Drag one to a stack when it is your turn.")
            short = _("Hold your cards to see them. Drag one to a stack.")
            self.hint_here((words, short), self.places.hand, (self.places.hand, self.places.hold))

    def refresh(self) -> None:
        self._lay_hand(theme.motion("blink"))
        self.furniture.dress()

    @property
    def lies_here(self) -> Widget:
        """The stacks, too."""
        return self._table

    @property
    def own_room(self) -> Box:
        """My own half: above my hand, over the row in which I lay my sketches."""
        return Box(0, 0, self.width, self.places.mine[0].top)

    def refused(self, why: Why) -> None:
        self.fingers.drop_all()
        self.refresh()
        self.say_here(text.sentence(why, "yokai"))

    def _lay_hand(self, seconds: float) -> None:
        count = self.cards_in_my_hand()
        for place in [place for place in self._cards if place >= count]:
            gone = self._cards.pop(place)
            if gone.parent is not None and not self.fingers.carries(gone):
                gone.parent.remove_widget(gone)
        for card in [card for card in self._in_the_air.children if not self.fingers.carries(card)]:
            self._in_the_air.remove_widget(card)
        for place, slot in enumerate(self.hand_slots(count)):
            if place not in self._cards:
                self._cards[place] = Card()
                self._cards[place].lie(slot.x, slot.y, slot.w, slot.h, slot.angle)
            card, sketch = self._cards[place], self.sketch_at(place)
            card.key = ("mine", place) if sketch is None else ("sketch", sketch)
            card.picture = "" if sketch is None else str(art.sketch(sketch))
            card.back, card.face_up = BACK, sketch is not None
            card.glide(slot.x, slot.y, slot.w, slot.h, slot.angle, seconds)
            if card.parent is not None:
                card.parent.remove_widget(card)
            self._in_hand.add_widget(card)

    def _forget_cards(self) -> None:
        self._cards = {}
        self._in_hand.clear_widgets()
        self._in_the_air.clear_widgets()

    # As a board: asked by fingers and furniture -------------------------------------------------------------------

    @property
    def tableau(self) -> Tableau | None:
        return self._table.stacks.tableau

    @property
    def choices(self) -> Choices[Move]:
        return self._table.choices_of.get(self.me, NO_CHOICES)

    @property
    def busy(self) -> bool:
        return bool(self._table.busy)

    @property
    def faces(self) -> Mapping[int, bytes]:
        return self._table.faces

    def my_hand(self) -> tuple[int, ...]:
        """The sketches in my hand, while it is held open."""
        if self.scene is None or self.scene.view.seat != self.me:
            return ()
        return tuple([sketch for sketch in self.scene.view.hand if sketch != self.fingers.carried_sketch])

    def cards_in_my_hand(self) -> int:
        if self.scene is None:
            return 0
        return self.scene.view.in_hand[self.me] - (self.fingers.carried_sketch is not None)

    def sketch_at(self, place: int) -> int | None:
        hand = self.my_hand()
        return hand[place] if place < len(hand) else None

    def hand_card(self, place: int) -> Card | None:
        return self._cards.get(place)

    def hand_slots(self, count: int) -> list[Slot]:
        """A fan at one's own edge, the raised card a little higher."""
        box = self.places.hand
        slots = fan(Box(box.x, box.y + box.h * 0.04, box.w, box.h * 0.86), count, 4.0)
        return [
            Slot(slot.x, slot.y + slot.h * 0.1, slot.w, slot.h, 0) if self.fingers.raised == place else slot
            for place, slot in enumerate(slots)
        ]

    def laid_by_me(self, stack: int) -> int:
        return 0 if self.tableau is None else len(self.tableau.sides[self.me][stack])

    def lift_off(self, card: Card) -> None:
        """A finger carries the card above everything else; it is no card of the hand any more."""
        for place, other in list(self._cards.items()):
            if other is card:
                del self._cards[place]
        self._cards = dict(enumerate(self._cards[place] for place in sorted(self._cards)))
        card.parent.remove_widget(card)
        self._in_the_air.add_widget(card)
        self.hush()

    def come_forward(self) -> None:
        """What I am asked lies over everything that is the other's."""
        self._table.bring_forward(self)

    def carried(self) -> tuple[int, tuple[float, float, float, float, float]] | None:
        """The sketch that a finger carried to a stack, and where it hangs, as the table sees it."""
        card = next((card for card in self._in_the_air.children if self.fingers.carries(card)), None)
        if card is None or card.key[0] != "sketch":
            return None
        x, y = self.to_parent(*card.center)
        return card.key[1], (x, y, card.width, card.height, card.angle + self.turn.angle)

    def stack_card(self, stack: int) -> Card | None:
        """The yokai there, for whoever's turn it is to light."""
        mine = self.scene is not None and self.scene.view.turn == self.me
        return self._table.stacks.stack_card(stack) if mine else None

    def tell_wrong_place(self, near: Point) -> None:
        self.say_here(text.sentence(Why("wrong-colour"), "yokai"))

    def say(self, move: Struct, near: Point) -> None:
        self._table.say(move, near, self.me)

    def ask_why(self, seat: int) -> None:
        self._table.ask_why(seat, self.turn.angle)

    def ask_pause(self) -> None:
        self._table.ask_pause(self.me, self.turn.angle)

    def hold(self, finger: Finger) -> None:
        self._table.host.peek(self.me, finger)

    def let_go(self, finger: Finger) -> None:
        self._table.host.end_peek(self.me, finger)

    # Touches ------------------------------------------------------------------------------------------------------

    def targets(self) -> Iterator[Box]:
        return self.fingers.targets()

    def touched(self, touch: Touch) -> bool:
        return super().touched(touch) or self.fingers.down(touch)

    def on_touch_move(self, touch: Touch) -> bool:
        return self._turned(touch, self.fingers.move) or super().on_touch_move(touch)

    def on_touch_up(self, touch: Touch) -> bool:
        return self._turned(touch, self.fingers.up) or super().on_touch_up(touch)
