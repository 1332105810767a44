"""The easel: a sheet with one light and one palette, and the few ways of laying paint that everything is made of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import numpy
import skia

from tools.painter import brush, shapes, texture
from tools.painter.chance import Chance
from tools.painter.colour import BLACK, Colour, colour
from tools.painter.light import Family, towards

CARD = (800, 1200)


class Easel:
    """All coordinates are in design units (a card is 800 × 1200) whatever the pixels; angles are in degrees."""

    def __init__(self, name: str, family: Family, size: tuple[int, int] = CARD, scale: float = 1.0) -> None:
        self.width, self.height = size
        self.scale = scale
        self.family, self.light, self.palette = family, family.light, family.palette
        self.chance = Chance(name)
        self.surface = skia.Surface(round(self.width * scale), round(self.height * scale))
        self.canvas = self.surface.getCanvas()
        self.canvas.scale(scale, scale)
        self._depth = 0.0
        self._strokes = 0

    # --- where and how far ---------------------------------------------------------------------------------

    @contextmanager
    def at(self, x: float, y: float, size: float = 1.0, turn: float = 0.0, flip: bool = False) -> Iterator[None]:
        """Inside, (0, 0) is here and everything is that much larger. The light still comes from the same place."""
        self.canvas.save()
        self.canvas.translate(x, y)
        self.canvas.rotate(turn)
        self.canvas.scale(-size if flip else size, size)
        try:
            yield
        finally:
            self.canvas.restore()

    @contextmanager
    def depth(self, far: float) -> Iterator[None]:
        """Inside, everything stands this far away: 0 is at hand, 1 is lost in the haze."""
        before, self._depth = self._depth, max(self._depth, far)
        try:
            yield
        finally:
            self._depth = before

    @contextmanager
    def inside(self, path: skia.Path) -> Iterator[None]:
        """Inside the outline only."""
        self.canvas.save()
        self.canvas.clipPath(path, True)
        try:
            yield
        finally:
            self.canvas.restore()

    @contextmanager
    def veil(self, alpha: float = 1.0, blur: float = 0.0, mode: str = "SrcOver") -> Iterator[None]:
        """Painted together as one sheet, then laid on: see-through, out of focus, or blended (Multiply, Screen…)."""
        paint = skia.Paint(Alphaf=alpha, BlendMode=getattr(skia.BlendMode, f"k{mode}"))
        if blur:
            paint.setImageFilter(skia.ImageFilters.Blur(blur, blur))
        self.canvas.saveLayer(None, paint)
        try:
            yield
        finally:
            self.canvas.restore()

    def to_light(self, place: shapes.Point) -> shapes.Point:
        """The direction from a place (in the present coordinates) to the light, of length one."""
        matrix = self.canvas.getTotalMatrix()
        back = skia.Matrix()
        if not matrix.invert(back):
            return 0.0, -1.0
        x, y = self.light.at[0] * self.width * self.scale, self.light.at[1] * self.height * self.scale
        source = back.mapXY(x, y)
        return towards((source.x(), source.y()), place)

    def pixels(self, length: float) -> float:
        """How many pixels a length takes in the present coordinates."""
        return float(self.canvas.getTotalMatrix().mapRadius(length))

    # --- colours in this light and air ----------------------------------------------------------------------

    def hazed(self, shade: Colour) -> Colour:
        return shade.mix(self.palette.haze.fade(shade.a), self._depth * 0.88) if self._depth else shade

    def lit(self, local: str | Colour, amount: float = 1.0) -> Colour:
        return self.hazed(self.light.lit(colour(local), amount))

    def dark(self, local: str | Colour, amount: float = 1.0) -> Colour:
        return self.hazed(self.light.dark(colour(local), amount))

    def tint(self, local: str | Colour) -> Colour:
        return self.hazed(self.light.tint(colour(local)))

    # --- laying paint ---------------------------------------------------------------------------------------

    def _drawn(self, path: skia.Path, hand: float) -> skia.Path:
        self._strokes += 1
        return shapes.handmade(path, self.chance.apart("hand", self._strokes), hand) if hand else path

    def solid(
        self,
        path: skia.Path,
        local: str | Colour,
        *,
        round: float = 0.6,
        rim: float = 0.55,
        bristle: float = 0.5,
        flow: float | None = None,
        edge: float = 0.4,
        hand: float = 1.2,
    ) -> skia.Path:
        """A thing with a body, lit by the one light. Returns the outline as drawn, to paint upon.

        round: 0 a board, 1 a ball; rim: light caught on its edge; bristle: how dry the brush is; flow: the
        direction of the brush in degrees; edge: pencil line; hand: how much the outline wanders.
        """
        path = self._drawn(path, hand)
        size = shapes.girth(path)
        middle = shapes.centre(path)
        dx, dy = self.to_light(middle)
        base = colour(local)
        lit, mid, dark = self.lit(base), self.tint(base), self.dark(base)
        reach = size * 0.55
        canvas = self.canvas
        canvas.save()
        canvas.clipPath(path, True)
        shader = skia.GradientShader.MakeLinear(
            points=[(middle[0] + dx * reach, middle[1] + dy * reach), (middle[0] - dx * reach, middle[1] - dy * reach)],
            colors=[mid.mix(lit, 0.85).argb, mid.argb, mid.mix(dark, 0.82).argb],
            positions=[0.0, 0.45, 1.0],
        )
        canvas.drawPaint(skia.Paint(Shader=shader, Dither=True))
        if bristle and self.pixels(size) > 14:
            angle = flow if flow is not None else 20 + self.chance.apart("flow", self._strokes).between(-25, 25)
            brush.dry(
                self, path, [mid.mix(lit, 0.75), mid.mix(dark, 0.5), mid, mid.turned(9), mid.turned(-9)], angle, bristle
            )
        if round and self.pixels(size) > 7:
            self._around(path, (dx, dy), 0.15 * size * round, 0.11 * size * round, dark.fade(0.85))
            self._around(path, (-dx, -dy), 0.10 * size * round, 0.09 * size * round, lit.fade(0.6))
            bounce = dark.mix(self.palette.haze, 0.5).fade(0.28 * round)
            self._around(path, (dx, dy), 0.02 * size, 0.02 * size, bounce)
        if rim and self.pixels(size) > 7:
            wide = min(5.0, max(0.8, size * 0.022))
            glint = self.hazed(self.light.key.mix(lit, 0.25)).fade(0.85 * rim)
            self._around(path, (-dx, -dy), wide, wide * 0.35, glint)
        canvas.restore()
        if edge:
            self.pencil(path, dark.darker(0.35), min(2.4, max(0.7, size * 0.012)), edge)
        return path

    def _around(self, path: skia.Path, way: shapes.Point, shift: float, blur: float, shade: Colour) -> None:
        """Paint that creeps in from the edges on one side: shade, light or rim."""
        bounds = path.getBounds()
        margin = shift + blur * 3 + 2
        ring = skia.Path()
        ring.addRect(bounds.makeOutset(margin, margin))
        ring.addPath(shapes.moved(path, way[0] * shift, way[1] * shift))
        ring.setFillType(skia.PathFillType.kEvenOdd)
        paint = skia.Paint(Color=shade.argb, AntiAlias=True)
        if blur > 0.2:
            paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
        self.canvas.drawPath(ring, paint)

    def flat(
        self,
        path: skia.Path,
        shade: str | Colour,
        alpha: float = 1.0,
        *,
        hand: float = 0.8,
        blur: float = 0.0,
        mode: str = "SrcOver",
    ) -> skia.Path:
        """One even colour in this light: small things, markings, far silhouettes."""
        path = self._drawn(path, hand)
        paint = skia.Paint(Color=self.tint(shade).fade(alpha).argb, AntiAlias=True)
        paint.setBlendMode(getattr(skia.BlendMode, f"k{mode}"))
        if blur:
            paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
        self.canvas.drawPath(path, paint)
        return path

    def glowing(
        self, path: skia.Path, shade: str | Colour, halo: float = 12, alpha: float = 0.8, hand: float = 0.8
    ) -> None:
        """A thing that shines by itself: it does not obey the light, it has a halo."""
        path = self._drawn(path, hand)
        shade = self.hazed(colour(shade))
        for reach, share in ((halo, 0.45), (halo * 0.4, 0.6)):
            paint = skia.Paint(Color=shade.fade(alpha * share).argb, AntiAlias=True, BlendMode=skia.BlendMode.kScreen)
            paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, reach))
            self.canvas.drawPath(path, paint)
        self.canvas.drawPath(path, skia.Paint(Color=shade.argb, AntiAlias=True))
        core = skia.Paint(Color=shade.lighter(0.6).fade(0.7).argb, AntiAlias=True)
        size = shapes.girth(path)
        core.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, max(0.5, size * 0.08)))
        self.canvas.drawPath(shapes.scaled(path, 0.62, around=shapes.centre(path)), core)

    def wash(
        self, path: skia.Path, shades: Sequence[str | Colour], angle: float = 90, bloom: float = 0.5, hand: float = 1.0
    ) -> skia.Path:
        """Watercolour: colours running into each other along the angle (90 is downwards), darker where they dried."""
        path = self._drawn(path, hand)
        ready = [self.tint(shade) for shade in shades]
        self.canvas.save()
        self.canvas.clipPath(path, True)
        brush.gradient(self, path, ready, angle)
        if bloom:
            brush.bloom(self, bloom)
            wide = max(1.0, min(9.0, shapes.girth(path) * 0.03))
            self._around(path, (0, 0), 0, wide * 0.6, ready[-1].darker(0.3).fade(0.5 * bloom))
        self.canvas.restore()
        return path

    def line(
        self,
        points: Sequence[shapes.Point],
        shade: str | Colour,
        width: float = 3,
        *,
        taper: bool = True,
        alpha: float = 1.0,
        lit: bool = True,
    ) -> None:
        """A brush line through the points, thin at its ends: ropes, whiskers, cracks, smiles."""
        widths = [width * 0.25, width, width, width * 0.25] if taper else [width, width]
        path = shapes.limb(points, widths)
        shown = self.tint(shade) if lit else colour(shade)
        self.canvas.drawPath(path, skia.Paint(Color=shown.fade(alpha).argb, AntiAlias=True))

    def pencil(self, path: skia.Path, shade: str | Colour, width: float = 1.6, alpha: float = 0.6) -> None:
        """The broken line of a soft pencil along an outline."""
        self._strokes += 1
        luck = self.chance.apart("pencil", self._strokes)
        paint = skia.Paint(Color=colour(shade).fade(alpha).argb, AntiAlias=True, Style=skia.Paint.kStroke_Style)
        paint.setStrokeWidth(width)
        paint.setStrokeCap(skia.Paint.kRound_Cap)
        dashes = [
            luck.between(20, 70) * max(0.4, width / 1.6) if at % 2 == 0 else luck.between(1, 5) for at in range(8)
        ]
        paint.setPathEffect(skia.DashPathEffect.Make(dashes, luck.between(0, 60)))
        self.canvas.drawPath(path, paint)

    def shadow(self, x: float, y: float, wide: float, long: float | None = None, strength: float = 0.55) -> None:
        """The shadow that a thing standing on (x, y) throws on the ground, away from the light."""
        dx, dy = self.to_light((x, y))
        long = wide * 1.3 if long is None else long
        # a low light throws long; light from behind throws towards us
        fall = (-dx * long, max(0.05, abs(dy) * 0.25) * long * (1 if dy < 0.15 else -0.6))
        path = shapes.limb(
            [(x, y), (x + fall[0] * 0.5, y + fall[1] * 0.5), (x + fall[0], y + fall[1])], [wide, wide * 0.9, wide * 0.5]
        )
        flattened = shapes.scaled(path, 1, 0.4, (x, y))
        self.flat_shadow(flattened, strength, wide * 0.10)

    def flat_shadow(self, path: skia.Path, strength: float = 0.5, blur: float = 6) -> None:
        """Shade of any shape, laid over what is there."""
        shade = self.hazed(self.light.shadow)
        paint = skia.Paint(Color=shade.fade(strength).argb, AntiAlias=True, BlendMode=skia.BlendMode.kMultiply)
        paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, max(0.3, blur)))
        self.canvas.drawPath(path, paint)

    def drop(self, path: skia.Path, far: float = 14, blur: float = 9, strength: float = 0.45) -> None:
        """The shadow of a thing on what is close behind it. Call before painting the thing."""
        dx, dy = self.to_light(shapes.centre(path))
        self.flat_shadow(shapes.moved(path, -dx * far, -dy * far), strength, blur)

    # --- finishing --------------------------------------------------------------------------------------------

    def sheet(self) -> skia.Path:
        """The whole picture as an outline, with a margin."""
        return shapes.box(-20, -20, self.width + 40, self.height + 40)

    def finished(self, *, vignette: float = 0.45, grain: float = 1.0, tooth: bool = True) -> skia.Image:
        """The picture as it hangs: brush tooth on every edge, paper grain, darker corners."""
        pixels = self.surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)
        height, width = pixels.shape[:2]
        if tooth:
            rows, columns = texture.wander(width, height)
            pixels = pixels[rows, columns]
        shown = _varnished(pixels[:, :, :3].astype(numpy.float32))
        if grain:
            shown *= 1 + 0.1 * grain * texture.paper(width, height)[:, :, None]
        if vignette:
            corner = self.palette.ink.mix(BLACK, 0.2)
            dark = _corners(width, height)[:, :, None] * vignette
            shade = numpy.array([corner.r, corner.g, corner.b], numpy.float32) * 255
            shown += (shade - shown) * dark
        out = numpy.empty((height, width, 4), numpy.uint8)
        out[:, :, :3] = numpy.clip(shown + 0.5, 0, 255)
        out[:, :, 3] = 255
        return skia.Image.fromarray(out, skia.kRGBA_8888_ColorType)

    def transparent(self) -> skia.Image:
        """The picture without ground: signs, tokens."""
        return self.surface.makeImageSnapshot()


def _varnished(shown: numpy.ndarray) -> numpy.ndarray:
    """Deeper darks, clearer lights, fuller colour, as varnish does to a dry painting."""
    grey = shown @ numpy.array([0.3, 0.59, 0.11], numpy.float32)
    shown = grey[:, :, None] + (shown - grey[:, :, None]) * 1.16
    share = numpy.clip(shown / 255, 0, 1)
    curved = share * share * (3 - 2 * share)
    varnished: numpy.ndarray = (share * 0.62 + curved * 0.38) ** 0.9 * 255
    return varnished


def _corners(width: int, height: int) -> numpy.ndarray:
    """0 in the middle, towards 1 in the corners."""
    x = numpy.linspace(-1, 1, width, dtype=numpy.float32)
    y = numpy.linspace(-1, 1, height, dtype=numpy.float32)
    away = numpy.sqrt(x[None] ** 2 + y[:, None] ** 2) / numpy.sqrt(2).astype(numpy.float32)
    reach = numpy.clip((away - 0.45) / 0.55, 0, 1)
    dark: numpy.ndarray = reach * reach * (3 - 2 * reach)
    return dark
