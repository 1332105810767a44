"""What must hold whatever fingers do: asked after each of their deeds, and more of it when all of them are gone."""

import asyncio
import re
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from app.stage import PATIENCE, NotInTime

TASKS = {f"{letter}{number}" for letter in "ABC" for number in range(1, 8)}
OPEN_PHASES = ("reveal", "favourite", "over")
"""Of Pictomania: then all words and cards lie open."""

STEPS_HOME = 12
"""Back keys that lead home from anywhere, with a few sheets on the way."""

FOREIGN = re.compile(r"[A-Za-z]{3,}")
KNOWN = re.compile(r"Easel|Wi-Fi|PNG|SVG|UDP|TCP|Player|Bot|(/\S+)")
"""What is written in Latin letters in every language, and the names that these matches use."""


class Broken(AssertionError):
    """Something that must hold does not."""


class Watch:
    def __init__(self, stage: Any, matches: Path) -> None:
        self.stage, self.app, self._matches = stage, stage.app, matches
        self.said: list[str] = []
        self._faults: list[BaseException] = []
        self._tell = self.app.room.tell
        self.app.room.tell = self._on_tell
        self._usual_hook = threading.excepthook
        threading.excepthook = lambda fault: self._faults.append(fault.exc_value or RuntimeError(fault.thread))

    def close(self) -> None:
        threading.excepthook = self._usual_hook

    def _on_tell(self, words: str, near: Any) -> None:
        self.said.append(words)
        self._tell(words, near)

    @property
    def play(self) -> Any:
        page = self.app.room.page
        return page if type(page).__name__ == "PlayPage" and page.scenes is not None else None

    # At any moment --------------------------------------------------------------------------------------------------

    def look(self) -> None:
        self._see_faults()
        self._see_words()
        if self.play is not None and self.play.board is not None:
            found = secrets(self.play)
            require(not found, f"secrets are seen: {found}")

    def _see_faults(self) -> None:
        if self._faults:
            raise self._faults[0]

    def _see_words(self) -> None:
        from app.look import text

        for words in self.said:
            require(words.strip() != "", "a notice without words")
            if text.spoken() != "en":
                foreign = FOREIGN.findall(KNOWN.sub("", words))
                require(not foreign, f"a notice in another language: {words!r}")
        self.said.clear()

    # When all fingers are gone --------------------------------------------------------------------------------------

    def rest(self, lifted: list[Any]) -> None:
        """Nothing is held by a finger that is not there."""
        from app.ui.buttons import Pressable
        from app.ui.scroll import Scroll

        seen = list(self.app.root.walk())
        for touch in lifted:
            still = [held() for held in touch.grab_list if held() in seen and not isinstance(held(), Scroll)]
            require(not still, f"a finger that went up is still held by {still}")
        scrolled = [each for each in seen if isinstance(each, Scroll) and each.effect_y.is_manual]
        require(not scrolled, f"still scrolled: {scrolled}")
        stuck = [each for each in seen if isinstance(each, Pressable) and each.state != "normal"]
        require(not stuck, f"still pressed: {stuck}")
        if self.play is not None:
            require(not self.play.passed_tablet.fingers, "the curtain is still held by nobody")
            require(not any(self.play.flat_tablet.fingers.values()), "a corner is still held by nobody")

    def same_on_disk(self) -> None:
        """The match's file opens, and says what the table and the screen say."""
        play = self.play
        if play is None or self.app.bridge.is_guest:
            return
        on_disk: Any = None

        def same() -> bool:  # in the end: bots play on meanwhile
            nonlocal on_disk
            if self.play is not play or play.scenes.spectator.ended:
                return True
            on_disk = asyncio.run_coroutine_threadsafe(self._on_disk(), self.app.bridge.loop).result(PATIENCE)
            return bool(on_disk == self._on_screen(play))

        try:
            self.stage.wait(same)
        except NotInTime:
            raise Broken(f"the file says another than the screen: {on_disk} / {self._on_screen(play)}") from None

    async def _on_disk(self) -> Any:
        """What is seen there, and whose pause it is; on the table's thread, where nothing happens meanwhile."""
        from engine import rules
        from engine.journal import load
        from engine.match import replay

        scenes = self.play.scenes
        path = next(path for path in self._matches.rglob("*.easel") if scenes.spectator.match in path.name)
        loaded = load(path)
        game = rules.game(loaded.opened.game)
        position = replay(game, loaded.opened, loaded.entries)
        return {seat: game.view_of(position.state, seat) for seat in (None, *scenes.own)}, position.paused_by

    @staticmethod
    def _on_screen(play: Any) -> Any:
        scenes = play.scenes
        views = {seat: scene.view for seat, scene in scenes.own.items()}
        return {None: scenes.spectator.view, **views}, scenes.spectator.paused_by

    def home(self, back: Callable[[], None]) -> None:
        """The back key leads there; out of a pause the button that says so does."""
        for _step in range(STEPS_HOME):
            room = self.app.room
            if len(room.way) == 1 and not room.sheets:
                require(type(room.page).__name__ == "Home", f"the way home ends at {room.page}")
                return
            pause_is_due = self.play is not None and not room.sheets
            if room.sheets and type(room.sheets[-1]).__name__ == "PauseSheet":
                self._leave(room.sheets[-1])
            else:
                back()
            self.stage.frames(3)
            if pause_is_due:
                self._wait_for_the_pause()
        raise Broken(f"no way home from {type(self.app.room.page).__name__} with {self.app.room.sheets}")

    def _leave(self, sheet: Any) -> None:
        """By the button that says so, once the sheet has come, wherever it was scrolled to."""
        from kivy.core.window import Window

        from app.look.text import _
        from app.ui.lettering import Lettering
        from app.ui.scroll import Scroll

        def words() -> Any:
            there, way_out = list(sheet.walk()), _("Leave and finish later")
            found = next((each for each in there if isinstance(each, Lettering) and each.text == way_out), None)
            for scroll in [each for each in there if isinstance(each, Scroll)] if found else ():
                scroll.scroll_to(found, animate=False)
            return found if found and 0 < found.to_window(*found.center)[1] < Window.height else None

        def come() -> Any:
            return sheet not in self.app.room.sheets or words()

        if self.stage.wait(come, "the way out of a pause") is not True:
            self.stage.down(*words().to_window(*words().center))
            self.stage.up()

    def _wait_for_the_pause(self) -> None:
        """It was asked for.  A match that has ended goes to its result by itself, when all has been shown."""

        def came() -> bool:
            if self.play is not None and self.play.scenes.spectator.ended:
                self.app.go("home")
            return self.play is None or bool(self.app.room.sheets)

        self.stage.wait(came, "the pause")


def require(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Broken(otherwise)


# Secrets ----------------------------------------------------------------------------------------------------------


def secrets(play: Any) -> list[str]:
    """What can be seen, or could if nothing lay over it, that is not for those who look at this moment."""
    if play.flat:
        return _on_a_flat_table(play)
    given = play.board.scene
    if given is None:
        return []
    sees = play.passed_tablet.sees
    found = [] if given.seat in (None, sees) else [f"the board was given what seat {given.seat} knows"]
    if play.curtain is not None and sees is not None:
        found.append(f"seat {sees} sees, and the curtain is down")
    scene = play.scenes.spectator if sees is None else play.scenes.own[sees]
    return found + {"yokai": _yokai, "pictomania": _pictomania, "dixit": _dixit, "pictoric": _pictoric}[play.game](
        play, scene
    )


def _on_a_flat_table(play: Any) -> list[str]:
    found = []
    for seat in play.scenes.own:
        if play.flat_tablet.sees(seat) or play.scenes.spectator.bots[seat] is not None:
            continue
        if play.game == "yokai":
            side = play.board.sides[seat]
            cards = [card for card in side.walk(restrict=True) if type(card).__name__ == "Card"]
            found += [
                f"sketch {card.key[1]} of {seat}" for card in cards if card.picture and not laid_down(play, side, card)
            ]
        elif play.scenes.spectator.view.phase not in OPEN_PHASES and seat in play.board.desks:
            found += [f"{what} of {seat}" for what in _words_and_cards(play.board.desks[seat])]
    return found


def _words_and_cards(top: Any) -> list[str]:
    from app.ui.lettering import Lettering

    all_there = list(top.walk(restrict=True))
    tasks = [label.text for label in all_there if isinstance(label, Lettering) and label.text in TASKS]
    cards = [each for each in all_there if type(each).__name__ == "GuessCard" and (each.face_up or each.number)]
    return tasks + [f"card {card.number}" for card in cards]


def _yokai(play: Any, scene: Any) -> list[str]:
    """What lay open a while ago may still be on its way."""
    known = set(scene.view.hand)
    for view in (scene.view, *[before.view for before in play.story.scenes]):
        known.update(view.discards, *[side for stack in view.stacks for side in stack.sides])
    cards = [card for card in play.board.walk(restrict=True) if type(card).__name__ == "Card" and card.key]
    shown = [card.key[1] for card in cards if card.key[0] == "sketch" and not laid_down(play, play.board, card)]
    return [f"sketch {sketch}" for sketch in shown if sketch not in known]


def laid_down(play: Any, board: Any, card: Any) -> bool:
    """Whether a sketch lies at its stack already, while the table is asked or its effect is offered."""
    return board.fingers.carries(card) and play.curtain is None and play.scenes.spectator.paused_by is None


def _pictomania(play: Any, scene: Any) -> list[str]:
    if scene.view.phase in OPEN_PHASES or scene.seat is not None:
        return []
    return _words_and_cards(play.board) + [
        "a sheet" for each in play.board.walk(restrict=True) if type(each).__name__ == "InkSurface"
    ]


def _dixit(play: Any, scene: Any) -> list[str]:
    known = {*scene.view.table, *scene.view.hand, *scene.view.given}
    cards = [each for each in play.board.walk(restrict=True) if type(each).__name__ == "PictureCard"]
    return [f"picture {each.card}" for each in cards if each.card and each.face_up and each.card not in known]


def _pictoric(play: Any, scene: Any) -> list[str]:
    view = scene.view
    known = {*view.sectors, *view.hand, *([view.card] if view.card is not None else [])}
    cards = [each for each in play.board.walk(restrict=True) if type(each).__name__ == "PictureCard"]
    return [
        f"picture {each.card}" for each in cards if each.face_up and each.card is not None and each.card not in known
    ]
