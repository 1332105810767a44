"""The one light of a picture, and the families of light: each a source together with the colours that suit it."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from tools.painter.colour import Colour, colour


@dataclass(frozen=True)
class Light:
    """Where the light comes from and what it does. `at` is in shares of the picture and may lie outside it."""

    at: tuple[float, float]
    key: Colour  # what the lit side turns to
    ambient: Colour  # the glass that everything is seen through
    shadow: Colour  # what the dark side turns to
    strength: float = 0.5  # how far the lit side goes towards the key
    contrast: float = 0.55  # how far the dark side goes towards the shadow

    def tint(self, local: Colour) -> Colour:
        """A thing's own colour as it looks in this light, neither lit nor in shadow."""
        return local.times(self.ambient)

    def lit(self, local: Colour, amount: float = 1.0) -> Colour:
        return self.tint(local).mix(self.key, self.strength * amount)

    def dark(self, local: Colour, amount: float = 1.0) -> Colour:
        return self.tint(local).mix(self.shadow, self.contrast * amount)


@dataclass(frozen=True)
class Palette:
    """The colours of a picture. Use these names rather than codes, and a card can be relit by changing one word."""

    sky: tuple[Colour, ...]  # from the top down to the horizon
    haze: Colour  # what far things fade into
    far: Colour
    middle: Colour
    near: Colour
    ground: Colour
    accent: Colour  # the one colour that must be seen
    second: Colour
    warm: Colour
    pale: Colour
    ink: Colour  # the darkest


@dataclass(frozen=True)
class Family:
    name: str
    light: Light
    palette: Palette

    def lit_from(self, x: float, y: float) -> Family:
        """The same hour with its source elsewhere (shares of the picture)."""
        return replace(self, light=replace(self.light, at=(x, y)))

    def with_colours(self, **changes: str | Colour | tuple[str, ...]) -> Family:
        """The same light with some colours of its own: `family("noon").with_colours(accent="#c33")`."""
        ready = {
            name: tuple(colour(code) for code in value) if isinstance(value, tuple) else colour(value)
            for name, value in changes.items()
        }
        return replace(self, palette=replace(self.palette, **ready))  # type: ignore[arg-type]

    def turned(self, degrees: float) -> Family:
        """The same light, every colour of the palette turned round the wheel."""
        changes = {
            name: tuple(shade.turned(degrees) for shade in value) if isinstance(value, tuple) else value.turned(degrees)
            for name, value in vars(self.palette).items()
        }
        return replace(self, palette=Palette(**changes))  # type: ignore[arg-type]


def _family(
    name: str, at: tuple[float, float], lamps: str, strength: float, contrast: float, sky: str, colours: str
) -> Family:
    key, ambient, shadow = (colour(code) for code in lamps.split())
    haze, far, middle, near, ground, accent, second, warm, pale, ink = (colour(code) for code in colours.split())
    palette = Palette(
        tuple(colour(code) for code in sky.split()),
        haze, far, middle, near, ground, accent, second, warm, pale, ink,
    )  # fmt: skip
    return Family(name, Light(at, key, ambient, shadow, strength, contrast), palette)


# lamps: key ambient shadow; colours: haze far middle near ground accent second warm pale ink
FAMILIES: dict[str, Family] = {
    family.name: family
    for family in (
        _family("dawn", (0.12, 0.42), "#ffd9a0 #f6e2df #4a3b6b", 0.5, 0.6, "#5d6fa3 #b593b8 #f2b6a0 #ffdf9f",
                "#f3c3ad #a58bb0 #7d6a94 #4b4470 #8d6a6a #d9503f #3d7c88 #f0a24f #fff0d8 #2b2547"),
        _family("morning", (0.85, 0.1), "#fff6c8 #f7f7ea #2f5573", 0.45, 0.5, "#69b5c9 #a6d8d2 #e6f0d0 #fbf1cf",
                "#d6ecdc #8fc0ae #5c9a7f #2f6b5e #7fa862 #e4603f #2f6fa0 #f2b84b #fffbe8 #1d3a44"),
        _family("noon", (0.62, -0.25), "#fffbe0 #fdfaf0 #35407e", 0.45, 0.5, "#2f86c4 #6db9de #b9e2e6 #f2f0d4",
                "#cfe6e4 #86b5b8 #5d9464 #36703f #c9b370 #e0442f #f2a921 #f4c13c #fffaf0 #1c2a4a"),
        _family("golden", (-0.1, 0.3), "#ffd27a #fbe3c0 #5c2f55", 0.55, 0.6, "#8c6f9a #d98b7c #f5b868 #ffe1a0",
                "#f4c98f #b98a7a #94614f #5f3b3f #a8763e #b8333a #2f6d78 #f09d2e #fff0cc #38203a"),
        _family("storm", (0.3, -0.15), "#dfeef0 #aebccb #16202f", 0.45, 0.65, "#1d2a3c #3c5065 #6f8791 #b5c0b8",
                "#8497a0 #5f7480 #445a69 #22323f #39493f #e8b23a #a23b3b #d98a3d #e4ebe6 #0f1722"),
        _family("lamp", (0.5, 0.45), "#ffc766 #b98f7c #1a1230", 0.65, 0.75, "#14122c #231a3c #3c2444 #5e3140",
                "#4a2e44 #42304f #5a3a4a #3a2434 #6b4335 #e25a34 #3b8a8c #ffb84a #fff0cf #0f0b1e"),
        _family("moon", (0.72, 0.18), "#eaf2ff #8496c4 #0c1030", 0.55, 0.7, "#080d2b #182256 #37468a #7a7fb5",
                "#5a69a6 #4a5893 #34427a #1a2350 #27345c #f2b950 #c85b6e #ffd78a #f3f2e4 #080a20"),
        _family("underwater", (0.55, -0.2), "#c9fff0 #86c5cc #06263f", 0.5, 0.65, "#7fd8cf #2f9fb0 #146a8e #0a365e",
                "#2a86a0 #3f96a6 #22708c #0f4668 #c0a673 #ff7a4d #f2c14b #ffb068 #e6fff4 #04182c"),
        _family("snow", (0.2, 0.25), "#fff3e0 #dfe6f2 #47557f", 0.5, 0.5, "#8fa5c4 #b7c6da #dde2e8 #f7ebe0",
                "#dbe2ea #a9b8cc #7f93ae #4d5f80 #eef1f5 #c7362f #2e6b66 #e99a4c #ffffff #22304c"),
        _family("theatre", (0.5, 0.0), "#ffe6a8 #c99a94 #1e0714", 0.6, 0.8, "#1a0713 #3d0f20 #6d1626 #8f2a2b",
                "#5a1822 #4f1622 #7d1f2a #360c1a #7a4a2a #f0b83c #2f7f86 #ffcf6a #fff2d6 #12040c"),
        _family("desert", (0.8, 0.1), "#fff0c0 #fbeede #6a3358", 0.5, 0.6, "#3f9aa6 #93c7ba #f0d9a8 #f7b77a",
                "#f0c79c #d9976f #c5703f #8c4231 #dd9c5a #16707a #b3264a #f2a53a #fff4da #3a1a30"),
        _family("forest", (0.35, -0.1), "#f5f7b0 #b7cfa0 #0b2a2a", 0.5, 0.7, "#d5e3a8 #93bd88 #4f8a6c #1f4f4a",
                "#9dbf95 #6b9c7c #3f7456 #183f38 #4a5a2e #e8603a #d9a53a #f2c65a #f6f7dc #0a1f20"),
        _family("aurora", (0.45, 0.0), "#b8ffd9 #8aa8c4 #0a0c2a", 0.5, 0.7, "#0a1030 #123a5a #1f7a78 #58b58c",
                "#3a7f8c #35618a #26406e #121c44 #d5e4ee #ff7fa0 #ffd05a #f9b06a #effff6 #070820"),
        _family("blossom", (0.8, 0.2), "#fff0e0 #fbe6ea #5a3a6a", 0.45, 0.5, "#9fc5d8 #d5d5e0 #f8d0d0 #ffe8d4",
                "#f5d3d6 #d9a5b8 #b0708f #6a3f63 #a9b87a #d43d5a #3f7f7a #f5b070 #fff8f2 #33203f"),
        _family("ember", (0.5, 0.95), "#ffb04a #b98a86 #14091c", 0.6, 0.75, "#120a1e #2e1026 #701f26 #d0532a",
                "#7a2f2c #5a2734 #421d2c #1f0f1e #4a2a24 #ffcf4a #3f8f9a #ff8a3a #ffefcf #0c0612"),
    )
}  # fmt: skip


def family(name: str) -> Family:
    if name not in FAMILIES:
        raise ValueError(f"no light is called {name!r}; there are {', '.join(FAMILIES)}")
    return FAMILIES[name]


def towards(source: tuple[float, float], place: tuple[float, float]) -> tuple[float, float]:
    """The direction of length one from a place to the light."""
    dx, dy = source[0] - place[0], source[1] - place[1]
    length = math.hypot(dx, dy)
    return (dx / length, dy / length) if length > 1e-6 else (0.0, -1.0)
