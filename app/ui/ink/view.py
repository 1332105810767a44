"""A drawing to look at, in any size and shape of room: read-only, and growing while somebody draws it."""

from kivy.clock import Clock
from kivy.graphics import Color, InstructionGroup, Mesh, PopMatrix, PushMatrix, Rectangle, RenderContext, Translate
from kivy.properties import ColorProperty, NumericProperty, ObjectProperty
from kivy.uix.widget import Widget

from app.look import theme
from app.look.box import Box
from app.look.theme import Rgba
from app.ui.ink.brush import LEAST, Samples, brush, fill, refill, use
from app.ui.ink.layer import Layer
from app.ui.shapes import plain
from engine.ink import Drawing, News

BEFORE_THE_FRAME = -1  # Kivy's word for: after the touches, before this frame is drawn


class InkView(Widget):
    """Shows a drawing as large as fits, in the middle, its sheet's bottom edge marked."""

    paper = ColorProperty()
    edge = ColorProperty()
    """The mark along the bottom edge."""

    sheet_box = ObjectProperty((0, 0, 1, 1))
    """Where the sheet lies in the widget's coordinates: x, y, width, height."""

    edge_part = NumericProperty(0.03)
    """How broad the mark is, as a part of the sheet's height; 0 for none."""

    live = False
    """Whether somebody may take strokes back: then that is quick."""

    def __init__(self, drawing: Drawing | None = None, **rest: object) -> None:
        super().__init__(**({"paper": theme.paint.paper, "edge": theme.paint.paper_edge} | rest))
        self.drawing = drawing or Drawing()
        self._news: list[News] = []
        self._layer: Layer | None = None
        self._anew = False  # everything has to be painted again
        with self.canvas:
            self._picture = Rectangle()
        self._edge_strip, self._mark, self._mark_seen = Rectangle(), InstructionGroup(), True
        self.canvas.add(self._mark)
        self._above = InstructionGroup()
        self._tips: RenderContext | None = None
        self._tip_meshes: list[Mesh] = []
        self._tips_lie: tuple[object, ...] = ()
        """Where and in which colours they were laid: as long as that stays only their vertices are new."""
        self.canvas.add(self._above)
        self._soon_fit = Clock.create_trigger(self._fit, BEFORE_THE_FRAME)
        self._soon_paint = Clock.create_trigger(self._paint, BEFORE_THE_FRAME)
        self.bind(pos=self._soon_fit, size=self._soon_fit, edge=self._soon_fit, edge_part=self._soon_fit)
        self.bind(paper=lambda *_: self.show(self.drawing))
        self._soon_fit()

    def show(self, drawing: Drawing) -> None:
        """Another drawing from now on."""
        self.drawing = drawing
        self._news.clear()
        self._anew = True
        self._soon_fit()

    def add(self, chunk: bytes) -> None:
        """The next chunk of the drawing's log; raises BadInk, and then nothing has changed."""
        before, self.live = self.drawing.sheet, True
        self._note(self.drawing.add(chunk))
        if self.drawing.sheet is not before:
            self.show(self.drawing)

    @property
    def scale(self) -> float:
        """Pixels a grid unit."""
        return self.sheet_box[2] / self.drawing.sheet.right

    def place_of(self, x: float, y: float) -> tuple[float, float]:
        """A place of the widget's coordinates on the grid of the sheet; perhaps beside the paper."""
        left, bottom, width, height = self.sheet_box
        return (x - left) * self.drawing.sheet.right / width, (y - bottom) * self.drawing.sheet.top / height

    def _note(self, news: News) -> None:
        self._news.append(news)
        self._soon_paint()

    def _fit(self, *_: object) -> None:
        """The largest sheet that the room holds, on whole pixels, the mark of its bottom edge included."""
        sheet = self.drawing.sheet
        scale = min(self.width / sheet.right, self.height / (sheet.top * (1 + self.edge_part)))
        size = max(1, round(sheet.right * scale)), max(1, round(sheet.top * scale))
        strip = round(size[1] * self.edge_part)
        left = round(self.center_x - size[0] / 2)
        bottom = round(self.center_y - (size[1] - strip) / 2)
        self.sheet_box = (left, bottom, *size)
        self._edge_strip.texture = plain(tuple(self.edge))
        self._edge_strip.pos, self._edge_strip.size = (left, bottom - strip), (size[0], strip)
        self._lay_mark()
        if self._layer is None:
            self._layer = Layer(self.drawing, size, tuple(self.paper), self.live)
        elif self._anew or self._layer.size != size:
            self._layer.lay(self.drawing, size, tuple(self.paper))
        else:
            self._layer.add(self._news)
        self._anew = False
        self._news.clear()
        self._picture.texture = texture = self._layer.texture
        texture.min_filter = texture.mag_filter = "nearest"  # pixel for pixel: sharp, and cheap to show
        self._picture.pos, self._picture.size = (left, bottom), size
        self._show_tips(self._layer)

    def show_within(self, sight: Box) -> bool:
        """In a column that scrolls: no mark is drawn where the sheet is cut above it; whether it is."""
        if self._layer is not None:
            bottom, high = self._edge_strip.pos[1], self._edge_strip.size[1]
            self._mark_seen = bottom + high > sight.y and bottom < sight.top
            self._lay_mark()
        return self._mark_seen

    def _lay_mark(self) -> None:
        self._mark.clear()
        if self._edge_strip.size[1] and self._mark_seen:
            self._mark.add(self._edge_strip)

    def _paint(self, *_: object) -> None:
        if self._layer is None or self._anew:
            return  # it will be painted whole
        self._layer.live = self.live
        self._layer.add(self._news, in_turn=True)
        self._news.clear()
        self._show_tips(self._layer)

    def _take_brush(self, used: bool = False) -> RenderContext:
        """One's own when ink comes, a program of the graphics chip: most drawings are only looked at."""
        if self._tips is None:
            self._tips = brush()
            if used:
                use(self._tips)
            self._above.add(self._tips)
        return self._tips

    def _show_tips(self, layer: Layer) -> None:
        """The unsettled ends of strokes lie above the texture, and are new in every frame."""
        found = layer.tips()
        lie = *self.sheet_box, *(colour for colour, _ in found)
        if lie == self._tips_lie:
            for mesh, (_, vertices) in zip(self._tip_meshes, found, strict=True):
                refill(mesh, vertices)
        else:
            self._lay_tips(layer, found)
            self._tips_lie = lie
        self.canvas.ask_update()

    def _lay_tips(self, layer: Layer, found: list[tuple[Rgba, "Samples[float]"]]) -> None:
        self._tip_meshes.clear()
        if self._tips is not None:
            self._tips.clear()
        if found:
            tips = self._take_brush()
            tips["scale"], tips["area"], tips["least"] = layer.scale(), layer.area(), LEAST
            with tips:
                PushMatrix()
                Translate(*self.sheet_box[:2])
                for colour, vertices in found:
                    Color(*colour)
                    self._tip_meshes += fill(vertices)
                PopMatrix()
