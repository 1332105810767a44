"""Paint laid exactly as it is given, whatever the light: ink for faces of things that shine, and light itself."""

from __future__ import annotations

import skia

from tools.painter.colour import Colour, colour


def exact(shade: str | Colour, alpha: float = 1.0) -> skia.Paint:
    """The colour as it is."""
    return skia.Paint(Color=colour(shade).fade(alpha).argb, AntiAlias=True)


def shine(shade: str | Colour, alpha: float = 1.0) -> skia.Paint:
    """The colour as light that falls on what is there."""
    return skia.Paint(Color=colour(shade).fade(alpha).argb, AntiAlias=True, BlendMode=skia.BlendMode.kScreen)
