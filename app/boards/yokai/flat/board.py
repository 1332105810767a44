"""A duel for two at opposite edges of one tablet: the table's cards once, and a side for each."""

from collections.abc import Iterator

from kivy.metrics import Metrics
from kivy.uix.widget import Widget

from app.boards.board import BoardHost, FlatBoard, Keepsake
from app.boards.yokai import sentences
from app.boards.yokai.board import Key, Wanted, YokaiBoard
from app.boards.yokai.flat.furniture import TableFurniture
from app.boards.yokai.flat.layout import allows, arrange, reach
from app.boards.yokai.flat.side import Side
from app.boards.yokai.layout import Slot
from app.boards.yokai.tableau import Tableau
from app.look.box import Box
from app.ui.touch import Touch
from engine.games.yokai import Laid, Step, View
from engine.games.yokai.moves import Move
from engine.rules import NO_CHOICES, Why
from engine.table import Scene

Spot = tuple[float, float, float, float, float]


class StacksOfBoth(YokaiBoard):
    """The cards that both see, told by the spectator's scenes.  Yokai look at whoever's turn it is."""

    furnished_by = TableFurniture
    read_by_all = True

    def __init__(self, host: BoardHost) -> None:
        self.sides: list[Side] = []
        self._step: Step | None = None
        self._dropped: dict[int, Spot] = {}
        super().__init__(host)
        self.size_hint = (None, None)

    def lie_between(self, sides: "list[Side]") -> None:
        self.sides = sides

    def step_for(self, seat: int) -> str:
        """The step that is shown, in words for that side."""
        return "" if self._step is None else sentences.step_sentence(self._step, seat, self._names())

    def dropped(self, sketch: int, spot: Spot) -> None:
        """A finger let a sketch go there: from there it glides to its place."""
        self._dropped[sketch] = spot

    def _arrange_in_steps(self) -> Iterator[None]:
        if self.width <= 1 or self.height <= 1:
            return
        self.places = arrange(self.width, self.height, Metrics.density)
        for side in self.sides:
            yield from side.arrange(self.places)
        yield from self.furniture.arrange()
        if self.scene is not None:
            self.hurry()

    def _lay_out(self, seconds: float, step: Step | None = None) -> None:
        self._step = step
        super()._lay_out(seconds, step)
        for side in self.sides:
            side.furniture.dress()

    def _want_hands(self, wanted: Wanted, picture: Tableau) -> None:
        """Hands lie at their own sides."""

    def _wanted(self, picture: Tableau) -> Wanted:
        """The same places, each card turned to the one whom it concerns."""
        wanted = super()._wanted(picture)
        if self.scene is None:
            return wanted
        theirs = {sketch for side in picture.sides[1] for sketch in side}
        for key, (layer, slot, looks) in wanted.items():
            far = key[0] == "sketch" and key[1] in theirs
            if key[0] == "yokai":
                owned = [seat for seat in (0, 1) if key[1] in picture.albums[seat]]
                far = (owned[0] if owned else self.scene.view.turn) == 1
            if far:
                wanted[key] = layer, Slot(slot.x, slot.y, slot.w, slot.h, slot.angle + 180), looks
        return wanted

    def _origin(self, key: Key, slot: Slot, step: Step | None) -> Spot:
        if key[0] == "sketch" and isinstance(step, Laid) and key[1] in self._dropped:
            return self._dropped.pop(key[1])
        return super()._origin(key, slot, step)

    # Fingers are the sides' own -----------------------------------------------------------------------------------

    def targets(self) -> Iterator[Box]:
        return iter(())

    def on_touch_down(self, touch: Touch) -> bool:
        return bool(self.furniture.words.on_touch_down(touch))

    def on_touch_move(self, touch: Touch) -> bool:
        return bool(self.furniture.words.on_touch_move(touch))

    def on_touch_up(self, touch: Touch) -> bool:
        return bool(self.furniture.words.on_touch_up(touch))


class FlatYokai(FlatBoard[View, Move]):
    """A finger belongs to the side in whose zone it came down; between the zones to whoever's turn it is."""

    def __init__(self, host: BoardHost) -> None:
        super().__init__(host)
        self.stacks = StacksOfBoth(host)
        self.sides: list[Side] = []
        self._shown: object = None
        self.add_widget(self.stacks)
        self.stacks.bind(busy=self.setter("busy"))
        self.bind(busy=self._dress_sides)
        self.bind(size=self._turn, pos=self._turn)

    def build(self) -> Iterator[None]:
        for seat in (0, 1):
            self.sides.append(Side(self, seat))
            yield
            yield from self.sides[seat].furniture.build()
        self.stacks.lie_between(self.sides)
        for side in self.sides:
            self.add_widget(side)

    def take_size_of(self, page: Widget) -> Iterator[None]:
        self.unbind(size=self._turn)
        self.size = page.size
        self.bind(size=self._turn)
        yield from self.stacks.take_size_of(page)

    def _dress_sides(self, *_: object) -> None:
        """A turn can be ended once all has been seen."""
        for side in self.sides:
            side.furniture.dress()

    @classmethod
    def allows(cls, width: float, height: float, dp: float, seats: int) -> bool:
        return allows(width, height, dp, seats)

    def _turn(self, *_: object) -> None:
        self.stacks.size = self.size

    # What the play page asks ------------------------------------------------------------------------------------

    def show_all(
        self, spectator: Scene[View, Move], scenes: dict[int, Scene[View, Move]], at_once: bool = False
    ) -> None:
        view: View = spectator.view
        now = view.turns, len(view.steps)
        moved_on, self._shown = self._shown is not None and now != self._shown, now
        for side in self.sides:
            if moved_on and (carried := side.carried()) is not None:
                self.stacks.dropped(*carried)
        if moved_on or at_once or self.stacks.scene is None:
            self.stacks.show(spectator, 0, NO_CHOICES, at_once)
        for side in self.sides:
            side.show(scenes.get(side.me, spectator), moved_on)

    def show_all_first(self, spectator: Scene[View, Move], scenes: dict[int, Scene[View, Move]]) -> Iterator[None]:
        view: View = spectator.view
        self._shown = view.turns, len(view.steps)
        yield from self.stacks.show_first(spectator, 0, NO_CHOICES)
        for side in self.sides:
            side.show(scenes.get(side.me, spectator), False)
            yield

    def put_down(self) -> None:
        """Nothing is begun that could be lost: a sketch in a finger's hand goes back."""
        for side in self.sides:
            side.fingers.drop_all()

    def refused_at(self, seat: int, why: Why) -> None:
        self.sides[seat].refused(why)

    def keepsakes(self) -> list[Keepsake]:
        return self.stacks.keepsakes()

    def hurry(self) -> None:
        self.stacks.hurry()

    def bring_forward(self, side: Side) -> None:
        self.remove_widget(side)
        self.add_widget(side)

    # Touches ------------------------------------------------------------------------------------------------------

    def on_touch_down(self, touch: Touch) -> bool:
        self.stacks.end_reading()
        return self.stacks.on_touch_down(touch) or self._owner(touch).on_touch_down(touch)

    def on_touch_move(self, touch: Touch) -> bool:
        taken = [layer.on_touch_move(touch) for layer in self._layers()]
        return any(taken)

    def on_touch_up(self, touch: Touch) -> bool:
        taken = [layer.on_touch_up(touch) for layer in self._layers()]
        return any(taken)

    def _layers(self) -> tuple[Widget, ...]:
        return (self.stacks, *self.sides)

    def _owner(self, touch: Touch) -> Side:
        for side in self.sides:  # what one is asked is answered by nobody else's touch
            asked = side.furniture.offered
            if asked is not None and asked.holds(*side.to_local(*touch.pos)):
                return side
        y, zone = touch.pos[1], reach(self.stacks.places)
        if y < zone:
            return self.sides[0]
        if y > self.height - zone:
            return self.sides[1]
        turn = 0 if self.stacks.scene is None else self.stacks.scene.view.turn
        return self.sides[max(0, turn)]
