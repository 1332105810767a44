"""Whether every badge on the screen says of a bot that it is one, and of nobody else, as long as a match is played."""

from typing import Any


class Signs:
    """Looks at each frame once it ``follow``s; what was wrong is told by ``hold``."""

    def __init__(self, fingers: Any) -> None:
        self._fingers = fingers
        self._frames = fingers.frames
        self._looked_at: object = None
        self.wrong: set[str] = set()
        self.seen: set[str] = set()
        """Where a bot was seen with its sign."""
        self.marked: set[int] = set()
        """The colours that were seen with it."""

    def follow(self) -> None:
        def frames(count: int = 3) -> None:
            self._frames(count)
            self.look()

        self._fingers.frames = frames

    def look(self) -> None:
        from app.boards.pictoric.dice import Die
        from app.ui.badge import SeatBadge

        page = self._fingers.page
        bots = _bots(page)
        if bots is None:
            return
        for badge in self._fingers.all(SeatBadge):
            if isinstance(badge.parent, Die):  # it has a colour and a number, and stands beside no name
                continue
            where = f"{type(page).__name__}: {type(badge.parent).__name__}"
            marked = badge.bot or _sign_beside(badge)
            if marked and badge.colour in bots:
                self.seen.add(where)
                self.marked.add(badge.colour)
            elif marked != (badge.colour in bots):
                self.wrong.add(f"{where} {badge.colour}")

    def hold(self) -> None:
        self._fingers.frames = self._frames
        assert not self.wrong, self.wrong
        assert {where.partition(":")[0] for where in self.seen} >= {"SetUp", "PlayPage", "ResultPage"}, self.seen


def _bots(page: Any) -> set[int] | None:
    """The colours of seats that bots play, as this page should show them."""
    if hasattr(page, "seating"):
        return {chair.colour for chair in page.seating.seats() if chair.bot is not None}
    scene = page.scene if hasattr(page, "scene") else getattr(page.board, "scene", None)
    if scene is None:
        return None
    return {seat.colour for seat, bot in zip(scene.seats, scene.bots, strict=True) if bot is not None}


def _sign_beside(badge: Any) -> bool:
    from app.ui.signs import GLYPHS, Sign

    beside = [] if badge.parent is None else badge.parent.children
    return any(isinstance(sign, Sign) and sign.text == GLYPHS["bot"] for sign in beside)
