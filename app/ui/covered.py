"""What lies wholly under a paper, as cards do under a question, is not drawn for as long as the paper lies there."""

from collections.abc import Iterable

from kivy.clock import Clock
from kivy.uix.widget import Widget

from app.look.box import Box
from app.ui.on_canvas import put_back, take_off
from app.ui.paper import PaperBacked

ROUND = 0.3
"""The share of its corners' radius by which a paper is cut at each side until it has no corners: 1 - 1 / sqrt(2)."""

MOVES = "pos", "size", "children", "angle", "glow", "texture_size"
"""What changes where a widget is seen, of those that have it."""


class Covering(PaperBacked):
    """Paper that takes off the canvas what it hides: of its parent's children those below it, and all in them.

    Only what says by its ``seen_box`` where it is seen, and does not lie in a room with coordinates of its own.
    """

    def lie_over(self) -> None:
        self._hidden: dict[Widget, Widget] = {}
        """With the parents on whose canvas they would be."""
        self._watched: dict[Widget, list[tuple[str, int]]] = {}
        self._look_soon = Clock.create_trigger(lambda dt: self._look(), -1)
        for name in ("pos", "size", "parent"):
            self.fbind(name, self._look_soon)
        self.fbind("parent", self._left)

    def _left(self, *_: object) -> None:
        if self.parent is None:
            self._watch({})
            self._hide({})

    def _look(self) -> None:
        parent = self.parent
        if parent is None:
            return
        cover = Box(self.x, self.y, self.width, self.height).inset(ROUND * self._round)
        seen, hidden = dict.fromkeys((parent,)), dict[Widget, Widget]()

        def look_at(widgets: Iterable[Widget], held_by: Widget) -> None:
            for widget in widgets:
                seen[widget] = None
                if _lies_in(widget, cover):
                    hidden[widget] = held_by
                elif not hasattr(widget, "held_on") and type(widget).to_local is Widget.to_local:
                    look_at(widget.children, widget)

        look_at(parent.children[parent.children.index(self) + 1 :], parent)  # Kivy has the last first
        self._watch(seen)
        self._hide(hidden)

    def _hide(self, hidden: dict[Widget, Widget]) -> None:
        for widget, held_by in self._hidden.items():
            if widget not in hidden and widget.parent is held_by:
                put_back(widget, held_by)
        for widget, held_by in hidden.items():
            take_off(widget, held_by)
        self._hidden = hidden

    def _watch(self, seen: dict[Widget, None]) -> None:
        """Whenever one of these moves or gets another child, all is looked at anew."""
        for widget in self._watched.keys() - seen.keys():
            for name, bound in self._watched.pop(widget):
                widget.unbind_uid(name, bound)
        for widget in seen.keys() - self._watched.keys():
            self._watched[widget] = [
                (name, widget.fbind(name, self._look_soon)) for name in MOVES if widget.property(name, quiet=True)
            ]


def _lies_in(widget: Widget, cover: Box) -> bool:
    box: Box | None = getattr(widget, "seen_box", None)
    if box is None:
        return False
    return box.x >= cover.x and box.right <= cover.right and box.y >= cover.y and box.top <= cover.top
