"""Paper to draw on, and drawings to look at.

    InkSurface   draws: `on_chunk(chunk)` brings one's own new ink as bytes; undo(), redo(), clear(), lift()
    ToolBar      the tools of a surface
    InkView      shows a drawing, and lets it grow: add(chunk)
    InkReplay    plays a log; ReplayBar has its buttons

No words are shown. The theme has the paper, and how a colour looks on it.
"""

from app.ui.ink.fingers import OnePen
from app.ui.ink.replay import InkReplay, ReplayBar
from app.ui.ink.surface import InkSurface
from app.ui.ink.tools import ToolBar
from app.ui.ink.view import InkView
from app.ui.touch import FINGER, PALM, PEN

__all__ = ["FINGER", "PALM", "PEN", "InkReplay", "InkSurface", "InkView", "OnePen", "ReplayBar", "ToolBar"]
