"""What stands on the Yokai board besides cards: cloth, mats, counts, players, buttons, and what is said."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from kivy.graphics import BorderImage, Canvas, Color, Rectangle, RoundedRectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.boards.lamplit import NightTable, plate_on_table, sign_on_table
from app.boards.yokai import sentences
from app.boards.yokai.layout import fan
from app.boards.yokai.offer import Offer
from app.look import text, theme
from app.look.box import Box
from app.look.text import _, ngettext
from app.look.texture_cache import pictures
from app.ui.buttons import SignButton, WordButton
from app.ui.fitted_text import shrunk, width_of
from app.ui.hold_button import HoldButton
from app.ui.in_sight import Kept
from app.ui.in_steps import run_all
from app.ui.name_plate import NamePlate
from app.ui.on_canvas import show_if
from app.ui.paper import Paper
from app.ui.shapes import bytes_of, disc, ground, rim_on, white
from app.ui.words import Words
from engine.games.yokai import COLOURS, ENOUGH, MOST_LAID, VALUE, Lay, View

if TYPE_CHECKING:
    from app.boards.yokai.board import YokaiBoard

ELEMENTS = {
    "water": theme.rgba("#2F74C0"),
    "fire": theme.rgba("#E2552F"),
    "earth": theme.rgba("#8A6236"),
    "wind": theme.rgba("#A5D8BD"),
}


MAT, SIGN = 0.2, 0.9
"""How much of a mat's colour lies on the cloth, and of the light of its sign: enough to be told from the mat."""


class Slip(Paper):
    """A few words on a slip of paper, in the middle of where it is put."""

    def __init__(self, role: str = "strong", dark: bool = False) -> None:
        colour = theme.paint.table if dark else theme.paint.sheet
        super().__init__(round_by=14, lift=4, colour=colour, size_hint=(None, None))
        ink = theme.paint.on_table if dark else theme.paint.ink
        self.words = Words("", role, ink, tight=True)
        self.add_widget(self.words)
        self._size = theme.size_of(role)
        self._put: object = None

    def put(self, words: str, x: float, y: float, widest: float, most: float | None = None) -> None:
        """Shown with its middle at that point, in smaller letters if it would be too wide; gone if it says nothing."""
        put = words, x, y, widest, most
        if put == self._put:  # writing is slow, and a board is dressed often
            return
        self._put = put
        show_if(bool(words), self)
        self.words.text = words
        if not words:
            return
        air = dp(16)
        wide = width_of(words, self.words.font_name, self._size)
        letters = self._size if most is None else min(self._size, most)
        self.words.font_size = shrunk(letters, wide * letters / self._size, widest - air, 0.6)
        self.words.write_now()
        self.size = self.words.texture_size[0] + air, self.words.texture_size[1] + dp(4)
        self.center = x, y
        self.words.center = x, y


TALLY = 26
"""The width in dp of a tally: room for a digit that can be read."""


class Tally(Widget):
    """How many sketches somebody has at a stack, in the colour of their seat."""

    def __init__(self) -> None:
        super().__init__(size_hint=(None, None), size=(dp(TALLY), dp(TALLY)))
        with self.canvas:
            self._disc = Rectangle()
        self._count = Words("", "strong", tight=True)
        self.add_widget(self._count)
        self._put: object = None

    def hung_on(self, area: Box, count: int) -> float:
        """Where it ends that hangs on the last of so many sketches."""
        return min([area.right, *[slot.x + slot.w / 2 + self.width / 2 for slot in fan(area, count)[-1:]]])

    def put(self, count: int, colour: int, corner: tuple[float, float]) -> None:
        """With its lower right at the corner; gone where there is nothing to count."""
        put = count, colour, corner
        if put == self._put:
            return
        self._put = put
        show_if(bool(count), self)
        look = theme.seat(colour)
        self.pos = corner[0] - self.width, corner[1]
        rim, side = max(1, round(dp(1.5))), round(self.width)
        self._disc.texture = disc(bytes_of(theme.LIGHT.sheet), side, rim, bytes_of(theme.under_letters(look.colour)))
        self._disc.pos, self._disc.size = self.pos, self.size
        self._count.text, self._count.color = str(count), look.on_colour
        self._count.font_size = min(theme.size_of("strong"), self.height * 0.8)
        self._count.write_now()
        self._count.size = self._count.texture_size
        self._count.center = self.center


ROUND = 12
"""Of a mat's corners, in dp."""


class Mats(NightTable, Kept):
    """The dark cloth with its lantern light, and a mat in each stack's colour."""

    def __init__(self, board: "YokaiBoard") -> None:
        super().__init__()
        self._board = board
        self._lights = Canvas()
        self.canvas.after.add(self._lights)  # a flat table's sides have lights, and no cloth of their own

    @property
    def kept(self) -> Iterator[Box]:
        """The signs on which no sketch lies."""
        picture, places = self._board.tableau, self._board.places
        if picture is None:
            return
        for seat, areas in ((self._board.me, places.mine), (1 - self._board.me, places.theirs)):
            for stack, area in enumerate(areas):
                if not picture.sides[seat][stack]:
                    yield sign_of(area)

    def paint(self) -> Canvas:
        """Anew; on what it gives, more can be drawn."""
        board, places = self._board, self._board.places
        wide, high = board.width * 1.15, board.height * 1.25
        middle = places.yokai[1].center[1]
        light = Box(board.center_x - wide / 2, middle - high / 2, wide, high)
        canvas = self.spread(Box(*board.pos, *board.size), light, 0.2)
        for stack, colour in enumerate(COLOURS):
            for area in (places.mine[stack], places.theirs[stack]):
                self._mat(canvas, area, colour)
        self.light(set())
        return canvas

    def _mat(self, canvas: Canvas, area: Box, colour: str) -> None:
        with canvas:
            Color(*theme.faint(ELEMENTS[colour], MAT))
            RoundedRectangle(pos=(area.x, area.y), size=(area.w, area.h), radius=[dp(ROUND)])
            ink = Color(*theme.faint(theme.paint.on_table, 0.0))
            box = sign_of(area)
            sign = Rectangle(pos=(box.x, box.y), size=(box.w, box.h))
            white()

        def arrived(texture: Texture) -> None:
            sign.texture = texture
            ink.a = SIGN

        pictures.ask(theme.ASSETS / "table" / f"sign-{colour}.png", 128, arrived)

    def light(self, stacks: set[int], hovered: int | None = None) -> None:
        """Amber light on the places where a sketch may land."""
        self._lights.clear()
        with self._lights:
            for stack in stacks:
                area = self._board.places.mine[stack]
                light = theme.faint(theme.paint.amber, 0.42 if stack == hovered else 0.22)
                ground(light, (area.w, area.h), dp(ROUND)).lay(BorderImage(), (area.x, area.y), (area.w, area.h))
                rim_on(self._lights, area, theme.paint.amber, dp(RIM), dp(ROUND))


def sign_of(mat: Box) -> Box:
    """Where the sign of a mat's element is."""
    side = min(mat.w, mat.h) * 0.5
    return Box(mat.center[0] - side / 2, mat.center[1] - side / 2, side, side)


PROMISED = 0.66
"""How high on a yokai it stands what would be missing there, as a share of its height."""

RIM = 4
"""How broad (dp) the line is round a place where a sketch may land."""


class Furniture:
    """Dresses the board for the scene that it shows."""

    count_at = 0.5
    """Where on a yokai's lower edge its count lies, as a share of its width."""

    def __init__(self, board: "YokaiBoard") -> None:
        self._board = board
        self.ground = Mats(board)
        self.words, self.asked = Widget(), Widget()
        self._counts: list[Slip] = []
        self._tallies: tuple[list[Tally], list[Tally]] = ([], [])
        self._caption = Slip("heading", dark=True)
        self._preview = Slip("strong")
        self._offer: Offer | None = None
        self._plates: list[NamePlate] = []
        self._done: WordButton | None = None
        self._again: WordButton | SignButton | None = None
        self._hold: HoldButton | None = None
        self._hovered: int | None = None
        self._promised: int | None = None
        """Where it is said what would be missing: what is now would be half under the sketch."""

    def build(self) -> Iterator[None]:
        """What is counted, a few of it in a frame."""
        for _stack in range(4):
            self._counts.append(Slip())
        yield
        for tallies in self._tallies:
            tallies += [Tally() for _stack in range(4)]
            yield

    # Building and placing -----------------------------------------------------------------------------------------

    def arrange(self) -> Iterator[None]:
        """Everything anew, for the board's present size; it is dressed after that."""
        self.close_offer()
        self.ground.paint()
        self.words.clear_widgets()
        yield
        places = self._board.places
        self._plates = [plate_in(places.my_badge), plate_in(places.their_badge)]
        for plate in self._plates:
            self.words.add_widget(plate)
        self._done = WordButton(_("End my turn"), self._say_enough, "amber", air=1.25)
        fill(self._done, places.done)
        yield
        self._hold = HoldButton(_("Hold: my hand"))
        fill(self._hold, places.hold)
        yield
        pause = sign_on_table("pause", lambda: self._board.ask_pause(), _round_in(places.pause))
        self._again = self._made_again(places.again)
        for slip in (*self._counts, *self._tallies[0], *self._tallies[1]):
            self.words.add_widget(slip)
        for widget in (pause, self._again, self._done, self._hold, self._caption, self._preview):
            self.words.add_widget(widget)
        self._caption.put("", 0, 0, 1)
        self._preview.put("", 0, 0, 1)
        yield

    def _made_again(self, box: Box) -> WordButton | SignButton:
        """In words where there is room for them."""
        if box.w < 2 * box.h:
            return sign_on_table("again", lambda: self._board.show_again(), _round_in(box))
        button = WordButton(_("Show again"), lambda: self._board.show_again(), "paper", "again", "note", air=1)
        fill(button, box)
        return button

    # Saying how things stand --------------------------------------------------------------------------------------

    def dress(self) -> None:
        """Counts, plates, buttons and lights as they are now."""
        run_all(self.dress_in_steps())

    def dress_in_steps(self) -> Iterator[None]:
        board = self._board
        if board.scene is None or board.tableau is None or self._done is None or self._hold is None:
            return
        self._dress_counts()
        yield
        self._dress_tallies()
        yield
        self._dress_plates()
        yield
        may_stop = ENOUGH in board.choices.moves and not board.busy
        _enable(self._done, may_stop)
        if self._again is not None:
            _enable(self._again, board.can_show_again)
        _enable(self._hold, board.covers)
        self.ground.light(set() if self._offer else board.fingers.lit(), self._hovered)
        for stack in range(4):
            card = board.stack_card(stack)
            if card is not None:
                card.shine(0.9 if stack in board.fingers.lit() else 0)

    def _dress_counts(self) -> None:
        board, picture = self._board, self._board.tableau
        if picture is None:
            return
        for stack, slip in enumerate(self._counts):
            box = board.places.yokai[stack]
            laid = len(picture.sides[0][stack]) + len(picture.sides[1][stack])
            words = "" if stack == self._promised else sentences.missing(picture.tops[stack], laid)
            slip.put(words, box.x + self.count_at * box.w, box.y, box.w * 0.98, most=box.h * 0.13)

    def count_of(self, stack: int) -> Box:
        """Where it is written how many sketches are missing."""
        slip = self._counts[stack]
        return Box(slip.x, slip.y, slip.width, slip.height)

    def _dress_tallies(self) -> None:
        """Who has how many where: the number that decides who takes the yokai."""
        board, scene, picture = self._board, self._board.scene, self._board.tableau
        if scene is None or picture is None:
            return
        for seat, tallies in enumerate(self._tallies):
            areas = board.places.mine if seat == board.me else board.places.theirs
            for stack, tally in enumerate(tallies):
                area, laid = areas[stack], len(picture.sides[seat][stack])
                y = area.y if seat == board.me else area.y + area.h - tally.height
                tally.put(laid, scene.seats[seat].colour, (tally.hung_on(area, laid), y))

    def _dress_plates(self) -> None:
        """Points count when the yokai is seen to arrive in the album, in a replay too."""
        scene, picture = self._board.scene, self._board.tableau
        if scene is None or picture is None:
            return
        view = scene.view
        for plate, seat in zip(self._plates, (self._board.me, 1 - self._board.me), strict=True):
            points = sum(VALUE[yokai] for yokai in picture.albums[seat])
            lit = view.turn == seat and not view.over
            notes = [text.points(points)]
            if seat == self._board.me and lit:
                notes = notes_of_turn(points, view)
            plate.show(scene.players[seat], notes, lit, self._board.faces.get(seat))

    def say(self, words: str) -> None:
        """A line about the step that is being shown."""
        board = self._board
        yokai = board.places.yokai[0]
        self._caption.put(words, board.width / 2, yokai.y + yokai.h, board.width * 0.86)

    def hover(self, stack: int | None) -> None:
        """A sketch hangs over a place: what would happen there?"""
        if stack == self._hovered:
            return
        self._hovered = stack
        board = self._board
        ways = [] if stack is None else board.fingers.ways(stack)
        self._promised = stack if ways else None
        if stack is None or not ways or board.scene is None:
            self._preview.put("", 0, 0, 1)
        else:
            box = board.places.yokai[stack]
            words = sentences.promise(board.scene.view, board.me, ways[0])
            x = box.center[0]
            widest = min(board.places.columns[stack].w, 2 * min(x, board.width - x) - theme.gap())
            self._preview.put(words, x, self._above_sketch(stack), widest)
        self._dress_counts()
        self.ground.light(board.fingers.lit(), stack)

    def _above_sketch(self, stack: int) -> float:
        """On the yokai, or where most of that is under a sketch that is dragged there, over its number."""
        places, half = self._board.places, theme.size_of("strong") * 0.8
        box, on_it = places.yokai[stack], places.yokai[stack].y + PROMISED * places.yokai[stack].h
        sketch = places.mine[stack].center[1] + self._board.fingers.top_over
        return on_it if sketch + half <= on_it else box.top + half

    # Asking -------------------------------------------------------------------------------------------------------

    def offer(self, stack: int, ways: list[Lay], chosen: Callable[[Lay], None], cancel: Callable[[], None]) -> None:
        """A sketch with an effect was dropped: with it or without?"""
        scene = self._board.scene
        if scene is None:
            return
        self.close_offer()
        board = self._board
        room = board.width, board.height
        self._offer = Offer(scene.view, board.me, ways, chosen, cancel, board.places.columns[stack], room)
        self.asked.add_widget(self._offer)
        self.ground.light(set())  # it has landed

    @property
    def offered(self) -> Box | None:
        """Where the ways to lay a sketch are offered, if they are."""
        offer = self._offer
        return None if offer is None else Box(offer.x, offer.y, offer.width, offer.height)

    def close_offer(self) -> None:
        self._hovered = self._promised = None
        self._preview.put("", 0, 0, 1)
        if self._offer is not None:
            self.asked.remove_widget(self._offer)
            self._offer = None

    def _say_enough(self) -> None:
        board = self._board
        board.fingers.drop_all()
        board.say(ENOUGH, board.places.done.center)


def plate_in(box: Box) -> NamePlate:
    return plate_on_table(box, 0.86, bot_sign="words")


def notes_of_turn(points: int, view: View) -> list[str]:
    """Points, and how many sketches may still be laid, for whoever has the turn."""
    left = MOST_LAID - view.laid
    more = ngettext("may lay {n} more", "may lay {n} more", left)
    return [f"{text.points(points)} · {more}", f"{text.points(points)}\n{more}", f"{points} · {more}"]


def _round_in(box: Box) -> Box:
    """Round, in the middle of a place."""
    side = min(box.w, box.h)
    return Box(box.center[0] - side / 2, box.center[1] - side / 2, side, side)


def fill(widget: Widget, box: Box) -> None:
    widget.size_hint = None, None
    widget.pos, widget.size = (box.x, box.y), (box.w, box.h)


def _enable(button: Widget, usable: bool) -> None:
    button.disabled = not usable
    show_if(usable, button)
