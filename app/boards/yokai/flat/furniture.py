"""What stands on the flat table beside cards: cloth and mats once, and each side's own plate, buttons, counts."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from kivy.graphics import Color, RoundedRectangle
from kivy.metrics import dp

from app.boards.yokai.furniture import Furniture, fill, notes_of_turn, plate_in
from app.look import text, theme
from app.look.box import Box
from app.look.text import _
from app.ui.buttons import SignButton, WordButton
from app.ui.fitted_text import Line, width_of
from app.ui.hold_button import HoldButton
from app.ui.in_sight import Kept
from engine.games.yokai import VALUE, Lay

if TYPE_CHECKING:
    from app.boards.yokai.flat.board import StacksOfBoth
    from app.boards.yokai.flat.side import Side


class TableFurniture(Furniture):
    """What both look at: cloth, mats, and a pause for each."""

    _board: "StacksOfBoth"

    def arrange(self) -> Iterator[None]:
        canvas = self.ground.paint()
        self.words.clear_widgets()
        places, board = self._board.places, self._board
        with canvas:
            Color(*theme.faint(theme.paint.on_table, 0.07))
            for low in (0, board.height - places.mine[0].y + dp(4)):
                RoundedRectangle(pos=(0, low), size=(board.width, places.mine[0].y - dp(4)), radius=[dp(16)])
        for side in board.sides:  # what it asks is turned to whoever pressed
            pause = SignButton("pause", side.ask_pause, places.pause.w / dp(1), theme.faint(theme.paint.on_table, 0.16))
            pause.sign.color = theme.paint.on_table
            pause.center = side.turn.outward(*places.pause.center)
            self.words.add_widget(pause)
        yield

    def dress_in_steps(self) -> Iterator[None]:
        """Counts and lights are each side's own."""
        yield from ()

    def say(self, words: str) -> None:
        """Both sides are told, each in its own words."""
        for side in self._board.sides:
            side.furniture.say(self._board.step_for(side.me) if words else "")


class Corner(HoldButton, Kept):
    """Opens one's hand under the other's eyes: nothing is said on any of it.  Where one looks alone, there may be no
    other place for what is said."""


class SideFurniture(Furniture):
    """One's own plate, album, buttons, counts; lit where one's own sketch may land."""

    _board: Any  # a side, which stands for a board

    count_at = 0.37
    """To the left: on the right is the number of a yokai that looks at the other edge."""

    def __init__(self, side: "Side") -> None:
        super().__init__(side)

    def arrange(self) -> Iterator[None]:
        self.close_offer()
        self.words.clear_widgets()
        places = self._board.places
        self._plates = [plate_in(places.my_badge)]
        self._done = WordButton(_("End my turn"), self._say_enough, "amber", air=1.25)
        self._hold = Corner(_("Hold: my hand"))
        for button, box in ((self._done, places.done), (self._hold, places.hold)):
            fill(button, box)
        yield
        for widget in (*self._counts, *self._tallies[self._board.me], *self._plates):
            self.words.add_widget(widget)
        for widget in (self._done, self._hold, self._caption, self._preview):
            self.words.add_widget(widget)
        self._caption.put("", 0, 0, 1)
        self._preview.put("", 0, 0, 1)
        yield

    def _dress_plates(self) -> None:
        board, scene, picture = self._board, self._board.scene, self._board.tableau
        if scene is None or picture is None:
            return
        view, me = scene.view, board.me
        points = sum(VALUE[yokai] for yokai in picture.albums[me])
        lit = view.turn == me and not view.over
        notes = notes_of_turn(points, view) if lit else [text.points(points)]
        self._plates[0].show(scene.players[me], notes, lit, board.faces.get(me))

    def _dress_tallies(self) -> None:
        """Each side counts its own sketches; the digits stand on their disc for whoever counts them."""
        board, scene, picture = self._board, self._board.scene, self._board.tableau
        if scene is None or picture is None:
            return
        for stack, tally in enumerate(self._tallies[board.me]):
            area, laid = board.places.mine[stack], len(picture.sides[board.me][stack])
            tally.put(laid, scene.seats[board.me].colour, (tally.hung_on(area, laid), area.y))

    def offer(self, stack: int, ways: list[Lay], chosen: Callable[[Lay], None], cancel: Callable[[], None]) -> None:
        """Nearer to one's own edge than to the other's, where it is in nobody's way, and over the other's counts."""
        super().offer(stack, ways, chosen, cancel)
        if self._offer is not None:
            board = self._board
            board.come_forward()
            free = board.height - board.places.mine[0].y - theme.gap()
            self._offer.y = max(theme.gap(0.5), min(self._offer.y, free - self._offer.height))
            self._offer.x = self._beside(self.said_on_plate, self._offer.x, self._offer.width)
            if self._offer.top > board.places.pause.y:  # both sides' pauses lie open beside it
                rim = board.width - board.places.pause.x + theme.gap(0.5)
                self._offer.x = max(rim, min(self._offer.x, board.width - rim - self._offer.width))

    @property
    def said_on_plate(self) -> Box:
        """The badge, and the words beside it as far as they reach."""
        plate = self._board.places.my_badge
        lines = [line for line in self._plates[0].children if isinstance(line, Line)]
        reach = [line.x + width_of(line.text, line.font_name, line.font_size) for line in lines]
        return Box(plate.x, plate.y, max(reach, default=plate.right) - plate.x, plate.h)

    def _beside(self, said: Box, x: float, wide: float) -> float:
        """Where what is offered lies over all that is said or over none of it, as near as can be to ``x``."""
        air = theme.gap()
        if x <= said.x or x >= said.right + air:
            return x
        beside, over = said.right + air, min(said.x, air)
        return beside if beside + wide + air <= self._board.width and beside - x < x - over else over

    def say(self, words: str) -> None:
        board = self._board
        row = board.places.mine[0]
        self._caption.put(words, board.width / 2, row.top, board.width * 0.8)
