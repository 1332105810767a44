"""One's own sheet: ink is on it at once, and goes to the table in chunks, joined while the table is busy."""

from typing import TYPE_CHECKING

from app.boards.pictomania.layout import FEW_TOOLS, TOOLS
from app.boards.pictomania.turn_paper import TurnPaper
from app.look import theme
from app.ui.ink import InkSurface, ToolBar
from engine.games.pictomania.moves import Draw
from engine.ink import MAX_CHUNK_BYTES, BadInk, Sheet, Tool
from engine.table import Answer

if TYPE_CHECKING:
    from app.boards.pictomania.board import PictomaniaBoard


class Pen:
    """``surface`` and ``tools`` are there while a sheet is open."""

    def __init__(self, board: "PictomaniaBoard") -> None:
        self._board = board
        self.surface: InkSurface | None = None
        self.tools: ToolBar | None = None
        self.turner: TurnPaper | None = None
        """There as long as the sheet is blank."""
        self.drawing: int | None = None
        self._seat = self._colour = 0
        self._unsent = b""
        self._on_its_way = 0

    def open(self, seat: int, drawing: int, log: bytes, ink: int) -> None:
        """A new sheet, or one that was begun."""
        try:
            surface = InkSurface(Sheet.LANDSCAPE, log)
        except BadInk:  # the table takes only good ink, so this is no drawing of this app's table
            return
        self._seat, self.drawing, self.surface = seat, drawing, surface
        self._colour = ink
        surface.bind(on_chunk=self._take_chunk)
        if not surface.drawing.strokes:
            self.turner = turner = TurnPaper(self.turn_paper)
            surface.bind(can_undo=lambda *_: self._keep_paper(), disabled=lambda _, is_off: turner.offer(not is_off))

    def take_tools(self) -> None:
        """Those of the sheet that is open, where it is laid down."""
        if self.tools is None and self.surface is not None:
            paint = theme.paint
            lit = None if paint.night else paint.amber
            self.tools = ToolBar(self.surface, [self._colour], paint.ink, paint.sheet, lit)

    def turn_paper(self) -> None:
        """P11: upright or lengthwise, before the first stroke."""
        surface = self.surface
        if surface is None or surface.disabled or surface.drawing.strokes:
            return
        held = surface.drawing.sheet
        surface.open(Sheet.LANDSCAPE if held is Sheet.PORTRAIT else Sheet.PORTRAIT)
        self._unsent = b""  # what was said of the paper that lay there before

    def _keep_paper(self) -> None:
        """There is ink on it."""
        if self.turner is not None and self.turner.parent is not None:
            self.turner.parent.remove_widget(self.turner)
        self.turner = None

    def lay_tools(self, count: int, side: float, gap: float) -> None:
        """All tools, or where there is no room without the widths, or without all that one can draw without."""
        if self.tools is None:
            return
        tools = self.tools
        spare = () if count >= TOOLS else tools.widths
        spare = (*spare, tools.tools[Tool.MARKER], tools.redo) if count < FEW_TOOLS else spare
        tools.clear_widgets()
        tools.spacing = gap
        for button in (*tools.tools.values(), *tools.widths, tools.undo, tools.redo, tools.clear):
            if button not in spare:
                button.size = side, side
                tools.add_widget(button)

    def close(self) -> None:
        """The sheet is covered or done; what was drawn is said."""
        self.put_down()
        self._unsent = b""
        self._keep_paper()
        self.drawing = self.surface = self.tools = None

    def put_down(self) -> None:
        """Ends the stroke and says all that was not said yet."""
        if self.surface is not None:
            self.surface.lift()
        self._say()

    def _take_chunk(self, surface: object, chunk: bytes) -> None:
        if len(self._unsent) + len(chunk) > MAX_CHUNK_BYTES:
            self._say()
        self._unsent += chunk
        if not self._on_its_way:
            self._say()

    def _say(self) -> None:
        """All that was not said yet; a sheet on which nothing was ever drawn has nothing to say."""
        if not self._unsent or self.surface is None or not self.surface.drawing.strokes:
            return
        ink, self._unsent = self._unsent, b""
        self._on_its_way += 1
        self._board.say(Draw(ink), self.surface.center, self._seat, self._answered, again=True)

    def _answered(self, answer: Answer) -> None:
        self._on_its_way -= 1
        if answer.why is not None:
            self._forget()
        elif not self._on_its_way:
            self._say()

    def _forget(self) -> None:
        """The table did not take it: the sheet is opened again as the table has it."""
        self._unsent = b""
        if self.surface is not None:
            self.surface.unbind(on_chunk=self._take_chunk)
        self._keep_paper()
        self.drawing = self.surface = self.tools = None
        self._board.sheet_refused()
