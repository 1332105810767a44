"""The Yokai board: cards that move from where they were to where they are, a step at a time."""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from kivy.clock import Clock
from kivy.metrics import Metrics
from kivy.uix.widget import Widget

from app.boards.board import Board, BoardHost, Keepsake
from app.boards.yokai import art, hints, sentences
from app.boards.yokai.fingers import Fingers
from app.boards.yokai.furniture import Furniture
from app.boards.yokai.layout import Arrangement, Slot, arrange, fan, turned, upside_down
from app.boards.yokai.names import name_of
from app.boards.yokai.tableau import LastTurn, Tableau, pictures_between, theirs_among
from app.look import text, theme
from app.look.box import Box
from app.ui.card import Card
from app.ui.hints import Hint
from app.ui.in_steps import run_all
from app.ui.touch import Finger, Touch
from engine.games.yokai import COLOURS, VALUE, Drew, Laid, Step, Took, View
from engine.games.yokai.moves import Move
from engine.rules import NO_CHOICES, Choices, Why
from engine.table import Scene

Key = tuple[str, int]
Looks = dict[str, str | bool]
"""What is set on a card."""

Wanted = dict[Key, tuple[Widget, Slot, Looks]]
"""Which cards there are, on which layer and where each lies."""

BACK = str(art.BACK)

READING = 1.9
"""Seconds for which a sentence about what somebody else did stays: time to read it aloud."""

WATCHING = 0.8
"""Seconds for a step that speaks for itself, where it is shown again."""


CARDS_AT_ONCE = 8
"""Cards that come in one step."""


@dataclass(frozen=True)
class Picture:
    """What the table looks like after a step; to be ``read`` by those who did not do it."""

    step: Step | None
    tableau: Tableau
    read: bool


class YokaiBoard(Board[View, Move]):
    """Layers from below to above: cloth and mats, cards on the table, cards in the hand, buttons and words,
    a card that a finger carries, what it is asked."""

    furnished_by: type[Furniture] = Furniture
    """What stands beside the cards."""

    read_by_all = False
    """Whether those whose turn it is are told what they did, too."""

    def __init__(self, host: BoardHost) -> None:
        super().__init__(host)
        self.places: Arrangement = arrange(1280, 800, 1)
        self.me = 0
        self.choices: Choices[Move] = NO_CHOICES
        self.furniture = self.furnished_by(self)
        self._on_table = Widget()
        self._in_hands = Widget()
        self._in_the_air = Widget()
        self._cards: dict[Key, Card] = {}
        self._coming: deque[Picture] = deque()
        self._last_turn = LastTurn()
        self._next_picture = Clock.create_trigger(self._turn_page)
        self._dress_next = Clock.create_trigger(lambda dt: self.furniture.dress())
        self._drawn: set[Key] = set()
        self.tableau: Tableau | None = None
        self._reading = self._shown_again = False
        self.fingers = Fingers(self)
        furniture = self.furniture
        for layer in (furniture.ground, self._on_table, self._in_hands, furniture.words, self._in_the_air):
            self.add_widget(layer)
        self.add_widget(furniture.asked)
        self.bind(size=self._arrange, pos=self._arrange)

    # What the play page asks ------------------------------------------------------------------------------------

    def build(self) -> Iterator[None]:
        yield
        yield from self.furniture.build()

    def hold(self, finger: Finger) -> None:
        self.host.hold(finger)

    def let_go(self, finger: Finger) -> None:
        self.host.let_go(finger)

    def show(self, scene: Scene[View, Move], me: int, choices: Choices[Move], at_once: bool = False) -> None:
        before, turned = self.scene, me != self.me
        self.scene, self.me, self.choices = scene, me, choices
        self._drawn = _drawn(before, scene, me)
        if turned:
            self._last_turn.forget()
        self._last_turn.see(scene.view)
        if turned or scene.paused_by is not None:
            self.fingers.drop_all()
        elif before is not None and _moved_on(before.view, scene.view):
            self.fingers.settled()
        if before is None or turned or at_once or self.tableau is None:
            self._coming.clear()
            self._settle(scene.view, first=before is None)
            return
        self._coming.extend(self._pictures(before.view, scene.view))
        if self._next_picture.is_triggered:
            self._lay_out(0)
        else:
            self._turn_page()

    def show_first(self, scene: Scene[View, Move], me: int, choices: Choices[Move]) -> Iterator[None]:
        if me != self.me:
            self._last_turn.forget()
        self.scene, self.me = scene, me
        self._last_turn.see(scene.view)
        self.fingers.drop_all()
        self._next_picture.cancel()
        self._coming.clear()
        self._drawn = set()
        self.tableau = Tableau.of(scene.view)
        cards = list(self._wanted(self.tableau).items())
        for first in range(0, len(cards), CARDS_AT_ONCE):
            for key, want in cards[first : first + CARDS_AT_ONCE]:
                self._bring_one(key, *want, 0, None)
            yield
        self.choices = choices
        self._settle(scene.view, first=True)
        self._dress_next.cancel()
        yield
        yield from self.furniture.dress_in_steps()

    def take_size_of(self, page: Widget) -> Iterator[None]:
        self.unbind(size=self._arrange)
        self.size = page.size
        self.bind(size=self._arrange)
        yield from self._arrange_in_steps()

    def put_down(self) -> None:
        """A sketch in a finger's hand goes back: under a curtain nothing lies open."""
        self.fingers.drop_all()
        self._lay_out(0)

    def refused(self) -> None:
        self.fingers.drop_all()
        self._lay_out(theme.motion("step"))

    def hints(self) -> list[Hint]:
        return hints.fitting(self)

    def keepsakes(self) -> list[Keepsake]:
        """The best yokai in the winner's album."""
        result = None if self.scene is None else self.scene.result
        return [] if self.scene is None or result is None else _most_valued(self.scene.view, result.winners[0])

    def hurry(self) -> None:
        if self.scene is not None:
            self._coming.clear()
            self._settle(self.scene.view)

    def _pictures(self, before: View, now: View) -> list[Picture]:
        pictures = pictures_between(before, now)
        theirs = theirs_among(before, now, self.me) or [False]
        return [
            Picture(step, tableau, self.read_by_all or read)
            for (step, tableau), read in zip(pictures, theirs, strict=True)
        ]

    @property
    def can_show_again(self) -> bool:
        """In one's own turn, what the other one did before it."""
        return not self.busy and bool(self._last_turn.pictures(self.me))

    def show_again(self) -> None:
        """The other one's last turn, slowly, each step with its sentence."""
        pictures = self._last_turn.pictures(self.me)
        if self.scene is None or not pictures:
            return
        self.fingers.drop_all()
        self._drawn = set()
        self._coming.clear()
        self._coming.extend([Picture(step, tableau, True) for step, tableau in pictures])
        self._coming.append(Picture(None, Tableau.of(self.scene.view), False))
        self._shown_again = True
        self._turn_page()

    def _settle(self, view: View, first: bool = False) -> None:
        """What stands beside the cards follows a frame later when nobody has seen it before: both take their time."""
        self._next_picture.cancel()
        self.busy = self._reading = self._shown_again = False
        self.tableau = Tableau.of(view)
        self.furniture.say("")
        self._lay_out(0)
        if first:
            self._dress_next()
        else:
            self.furniture.dress()

    # Step by step ------------------------------------------------------------------------------------------------

    def _turn_page(self, *_: object) -> None:
        """The next picture, and then the next, until the board shows what is."""
        if not self._coming:
            self.busy = self._reading = self._shown_again = False
            self.furniture.say("")
            self.furniture.dress()
            return
        picture = self._coming.popleft()
        step, self.tableau = picture.step, picture.tableau
        words = "" if step is None else sentences.step_sentence(step, self.me, self._names())
        stays = self._stays(picture, words)
        self.busy, self._reading = stays > 0, picture.read and stays > 0
        self._lay_out(theme.motion("walk"), step)
        self.furniture.say(words)
        self.furniture.dress()
        if stays == 0:
            self._turn_page()
            return
        self._next_picture.timeout = stays
        self._next_picture()

    def _stays(self, picture: Picture, words: str) -> float:
        """How long a picture is looked at: what others did until it is read, with less motion too."""
        if picture.step is None:
            return 0.0
        moving = theme.motion("walk") * (2.6 if isinstance(picture.step, Took) else 1.5)
        if not picture.read:
            return moving
        return max(moving, READING if words else WATCHING if self._shown_again else 0.0)

    def end_reading(self) -> None:
        """Whoever goes on has read enough."""
        if self._reading:
            self.hurry()

    def _names(self) -> list[str]:
        return [] if self.scene is None else [seat.name for seat in self.scene.seats]

    # Laying out --------------------------------------------------------------------------------------------------

    def _arrange(self, *_: object) -> None:
        run_all(self._arrange_in_steps())

    def _arrange_in_steps(self) -> Iterator[None]:
        if self.width <= 1 or self.height <= 1:
            return
        self.places = arrange(self.width, self.height, Metrics.density, self.left_handed)
        yield from self.furniture.arrange()
        if self.scene is not None:
            self.hurry()

    def _lay_out(self, seconds: float, step: Step | None = None) -> None:
        if self.tableau is not None:
            self._bring(self._wanted(self.tableau), seconds, step)

    def _wanted(self, picture: Tableau) -> Wanted:
        wanted: Wanted = {}
        for stack in range(4):
            self._want_stack(wanted, picture, stack)
            for seat in (0, 1):
                area = self.places.mine if seat == self.me else self.places.theirs
                laid = picture.sides[seat][stack]
                for sketch, slot in zip(laid, fan(area[stack], len(laid)), strict=True):
                    wanted["sketch", sketch] = self._on_table, turned(slot, upside_down(sketch, stack)), _sketch(sketch)
        self._want_albums(wanted, picture)
        self._want_piles(wanted, picture)
        self._want_hands(wanted, picture)
        return wanted

    def _want_stack(self, wanted: Wanted, picture: Tableau, stack: int) -> None:
        box = self.places.yokai[stack]
        top = picture.tops[stack]
        for below in range(min(2, max(0, picture.cards[stack] - 1))):
            shift = box.w * 0.035 * (below + 1)
            slot = Slot(box.center[0] + shift, box.center[1] - shift * 0.6, box.w, box.h, -1.2 * (below + 1))
            wanted["below", stack * 2 + 1 - below] = self._on_table, slot, {"back": BACK, "face_up": False}
        if top is not None:
            wanted["yokai", top] = self._on_table, Slot(*box.center, box.w, box.h), _yokai(top)

    def _want_albums(self, wanted: Wanted, picture: Tableau) -> None:
        for seat in (0, 1):
            box = self.places.my_album if seat == self.me else self.places.their_album
            for yokai, slot in zip(picture.albums[seat], fan(box, len(picture.albums[seat]), 2.0), strict=True):
                wanted["yokai", yokai] = self._on_table, slot, _yokai(yokai)

    def _want_piles(self, wanted: Wanted, picture: Tableau) -> None:
        pile, discards = self.places.pile, self.places.discards
        for depth in range(min(3, picture.pile)):
            shift = pile.w * 0.03 * depth
            slot = Slot(pile.center[0] + shift, pile.center[1] + shift, pile.w, pile.h)
            wanted["pile", depth] = self._on_table, slot, {"back": BACK, "face_up": False}
        for sketch in picture.discards[-2:]:
            lean = (sketch * 7) % 9 - 4.0
            slot = Slot(*discards.center, discards.w, discards.h, lean)
            wanted["sketch", sketch] = self._on_table, slot, _sketch(sketch)

    def _want_hands(self, wanted: Wanted, picture: Tableau) -> None:
        for place, slot in enumerate(self.hand_slots(self.cards_in_my_hand())):
            sketch = self.sketch_at(place)
            if sketch is None:
                wanted["mine", place] = self._in_hands, slot, {"back": BACK, "face_up": False}
            else:
                wanted["sketch", sketch] = self._in_hands, slot, _sketch(sketch)
        theirs = picture.in_hand[1 - self.me]
        for place, slot in enumerate(fan(self.places.their_hand.inset(self.places.their_hand.h * 0.06), theirs, -5)):
            wanted["theirs", place] = self._in_hands, slot, {"back": BACK, "face_up": False}

    def hand_slots(self, count: int) -> list[Slot]:
        """Where the cards of my hand lie: a fan, its middle a little higher, the picked one raised."""
        box = self.places.hand
        slots = fan(Box(box.x, box.y + box.h * 0.03, box.w, box.h * 0.9), count, 4.0)
        middle = (count - 1) / 2
        return [
            Slot(
                slot.x,
                slot.y - abs(place - middle) * slot.h * 0.02 + (slot.h * 0.13 if self._is_raised(place) else 0),
                slot.w,
                slot.h,
                0 if self._is_raised(place) else slot.angle,
            )
            for place, slot in enumerate(slots)
        ]

    def _is_raised(self, place: int) -> bool:
        return self.fingers.raised == place

    # Bringing cards there -----------------------------------------------------------------------------------------

    def _bring(self, wanted: Wanted, seconds: float, step: Step | None) -> None:
        for key in [key for key in self._cards if key not in wanted]:
            if not self.fingers.carries(self._cards[key]):
                self._take_away(key, seconds)
        for key, want in wanted.items():
            self._bring_one(key, *want, seconds, step)
        self._stack_up(wanted)

    def _bring_one(self, key: Key, layer: Widget, slot: Slot, looks: Looks, seconds: float, step: Step | None) -> None:
        card = self._cards.get(key)
        if card is None:
            card = self._cards[key] = Card()
            card.key = key
            card.lie(*self._origin(key, slot, step))
        for name, value in looks.items():
            setattr(card, name, value)
        if self.fingers.carries(card):
            return
        if card.parent is not layer:
            if card.parent is not None:
                card.parent.remove_widget(card)
            layer.add_widget(card)
        card.glide(slot.x, slot.y, slot.w, slot.h, slot.angle, seconds)

    def _stack_up(self, wanted: Wanted) -> None:
        """Later places lie above earlier ones."""
        for layer in (self._on_table, self._in_hands):
            order = [self._cards[key] for key in wanted if self._cards[key].parent is layer]
            leaving = [card for card in layer.children if card not in order]
            layer.clear_widgets()
            for card in leaving + order:
                layer.add_widget(card)

    def _take_away(self, key: Key, seconds: float) -> None:
        card = self._cards.pop(key)
        if key[0] not in ("sketch", "yokai") or seconds == 0 or card.parent is not self._on_table:
            card.parent.remove_widget(card)
            return
        if key[0] == "sketch":
            there = self.places.discards
            card.glide(*there.center, there.w, there.h, 0, seconds)
        # A yokai that is covered or hides stays until what comes lies on it.
        Clock.schedule_once(lambda dt: card.parent and card.parent.remove_widget(card), seconds)

    def _origin(self, key: Key, slot: Slot, step: Step | None) -> tuple[float, float, float, float, float]:
        """Where a card comes from that was not on the screen before."""
        if key[0] == "sketch" and isinstance(step, Laid) and step.sketch == key[1]:
            box = self.places.hand if step.seat == self.me else self.places.their_hand
            return (*box.center, slot.w, slot.h, slot.angle)
        if key in self._drawn or (key[0] == "theirs" and isinstance(step, Drew)):
            pile = self.places.pile
            return (*pile.center, pile.w, pile.h, 0.0)
        return slot.x, slot.y, slot.w, slot.h, slot.angle

    # For the fingers ----------------------------------------------------------------------------------------------

    def my_hand(self) -> tuple[int, ...]:
        """The sketches of my hand that lie in it, if they may be seen."""
        if self.scene is None or self.scene.view.seat != self.me:
            return ()
        return tuple(sketch for sketch in self.scene.view.hand if sketch != self.fingers.carried_sketch)

    def cards_in_my_hand(self) -> int:
        """How many lie in my hand, seen or covered."""
        if self.scene is None:
            return 0
        return self.scene.view.in_hand[self.me] - (self.fingers.carried_sketch is not None)

    def hand_card(self, place: int) -> Card | None:
        """The card at a place of my hand, open or covered."""
        sketch = self.sketch_at(place)
        return self._cards.get(("mine", place) if sketch is None else ("sketch", sketch))

    def sketch_at(self, place: int) -> int | None:
        """Which sketch lies at a place of my hand, if it may be seen."""
        hand = self.my_hand()
        return hand[place] if place < len(hand) else None

    def laid_by_me(self, stack: int) -> int:
        """How many sketches I have at a stack."""
        return 0 if self.tableau is None else len(self.tableau.sides[self.me][stack])

    def lift_off(self, card: Card) -> None:
        """A finger carries the card, above everything else."""
        card.parent.remove_widget(card)
        self._in_the_air.add_widget(card)

    def refresh(self) -> None:
        """Lays everything where it belongs, after something was raised, dropped or let go."""
        self._lay_out(theme.motion("blink"))
        self.furniture.dress()

    def tell_wrong_place(self, near: tuple[float, float]) -> None:
        """The picked sketch cannot go there: say so in the words of the rules."""
        self.tell(Why("wrong-colour"), near)

    def stack_card(self, stack: int) -> Card | None:
        top = None if self.tableau is None else self.tableau.tops[stack]
        return None if top is None else self._cards.get(("yokai", top))

    # Touches ------------------------------------------------------------------------------------------------------

    def targets(self) -> Iterator[Box]:
        return self.fingers.targets()

    def on_touch_down(self, touch: Touch) -> bool:
        if not (self.covers and self.places.hold.holds(*touch.pos)):  # that finger wants to see both
            self.end_reading()
        return bool(super().on_touch_down(touch)) or self.fingers.down(touch)

    def on_touch_move(self, touch: Touch) -> bool:
        return self.fingers.move(touch) or bool(super().on_touch_move(touch))

    def on_touch_up(self, touch: Touch) -> bool:
        return self.fingers.up(touch) or bool(super().on_touch_up(touch))


def _most_valued(view: View, seat: int) -> list[Keepsake]:
    if not view.albums[seat]:
        return []
    yokai = max(view.albums[seat], key=VALUE.__getitem__)
    worth = partial(text.points, VALUE[yokai])
    return [Keepsake(b"", partial(name_of, yokai), seat, art.yokai(yokai), worth)]


def _moved_on(before: View, now: View) -> bool:
    return (before.turns, len(before.steps)) != (now.turns, len(now.steps))


def _drawn(before: Scene[View, Move] | None, now: Scene[View, Move], me: int) -> set[Key]:
    """The cards that came into my hand between two scenes that show it alike."""
    if before is None or before.view.seat != now.view.seat:
        return set()
    if now.view.seat == me:
        return {("sketch", sketch) for sketch in now.view.hand if sketch not in before.view.hand}
    return {("mine", place) for place in range(before.view.in_hand[me], now.view.in_hand[me])}


def _sketch(sketch: int) -> Looks:
    return {"picture": str(art.sketch(sketch)), "back": BACK, "face_up": True}


def _yokai(yokai: int) -> Looks:
    sign = theme.ASSETS / "table" / f"sign-{COLOURS[yokai // 5]}.png"
    return {
        "picture": str(art.yokai(yokai)),
        "number": str(VALUE[yokai]),
        "sign": str(sign),
        "face_up": True,
    }


BOARD = YokaiBoard
