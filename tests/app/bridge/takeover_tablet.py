"""One of two guests whose host goes for good, in a process of its own: run by test_takeover.

    takeover_tablet.py FOLDER PORT NAME heir|voice

The heir keeps a sealed copy and carries the match on; the voice agrees.  What is said goes as in tablet.py.
"""

import sys
from pathlib import Path
from random import Random
from typing import Any

from tests.app.tablet import Player, hear, tell


class GuestOfALostHost(Player):
    def join(self, table: str, port: int, code: str) -> None:
        from engine.lan.guest.guest import Place

        self.app.go("join", called="", places=(Place("127.0.0.1", port),), table=table)
        self.stage.frames(2)
        self.type_code(code)
        self.wait(lambda: self.app.bridge.lobby and self.app.bridge.lobby.mine(), "a chair")
        self.stage.frames(2)
        self.tap("Ready")

    def type_code(self, code: str) -> None:
        from app.lan.code_pad import CodePad

        (pad,) = [widget for widget in self.app.root.walk() if isinstance(widget, CodePad)]
        keys = {getattr(piece, "text", ""): piece for piece in pad.walk()}
        for sign in code:  # a sign that comes twice stands in the code's boxes as well
            self.stage.down(*keys[sign].to_window(*keys[sign].center))
            self.stage.up()
            self.stage.frames(2)

    def keep_a_copy(self, journal_of: Path) -> None:
        """In the pause, as one would; until the copy has all that the host has."""
        from engine.journal import load
        from engine.lan.takeover.standby import CopyFile

        self.app.back()
        self.tap_when_read("Tablets at this table")
        self.tap_when_read("Keep a sealed copy here")
        self.app.back()
        self.tap_when_read("Play on")
        self.wait(lambda: self.page.scenes.spectator.paused_by is None, "the match goes on")
        (journal,) = journal_of.glob("*.easel")

        def whole() -> bool:
            return any(
                CopyFile(copy).next > len(load(journal).entries) + 1 for copy in self.app.tables_folder.glob("*.copy")
            )

        self.wait(whole, "the whole copy")

    def give(self) -> None:
        """The cards that the storyteller waits for."""
        from engine import bots

        pick = bots.bot("dixit", "middle")
        while self.scene.choices.moves and self.scene.view.phase == "giving":
            self.give_one(pick(self.scene.view, self.scene.choices, Random(1)))

    def give_one(self, move: Any) -> None:
        before, answered = self.page.scenes, list[Any]()
        self.app.bridge.say(self.me, move, answered.append)
        self.wait(lambda: answered and self.page.scenes is not before, "a card given")

    # The host is gone -------------------------------------------------------------------------------------------------

    def carry_on(self, code: str) -> None:
        self.tap_when_read("Connection lost. Looking for the table …")
        self.tap_when_read("Continue the match here")
        self.type_code(code)
        self.wait(lambda: self.reads("A second tablet has to agree."), "the question is put")
        tell(asks=True)
        self.wait(lambda: self.app.bridge.is_host and self.page.scenes, "the match here")

    def agree(self, code: str) -> None:
        lost = self.app.bridge.lobby.host
        self.wait(lambda: self.page.scenes.spectator.paused_by is None, "the end of the heir's pause is shown")
        self.tap_when_read("The host is gone: one more has to agree.")
        self.tap_when_read("Let another tablet continue")
        self.type_code(code)
        self.wait(lambda: self.app.bridge.link.where == "in" and self.app.bridge.lobby.host != lost, "the new host")


def main(folder: Path, port: int, name: str, part: str) -> None:
    from engine.lan.finding import beacon

    beacon.PORT = port
    guest = GuestOfALostHost(folder, name)
    try:
        table = hear()
        guest.join(table["table"], table["port"], table["code"])
        guest.wait(lambda: getattr(guest.page, "scenes", None), "the match")
        guest.wait(lambda: guest.scene.view.phase == "giving", "a clue")
        if part == "heir":
            guest.keep_a_copy(Path(table["journal_of"]))
        tell(before=guest.scene.view.hand)
        hear()  # the host is gone, and the heir has asked
        (guest.carry_on if part == "heir" else guest.agree)(table["code"])
        tell(after=guest.scene.view.hand)
        guest.give()
        guest.wait(lambda: guest.scene.view.phase == "voting", "all have given")
        guest.wait(lambda: guest.reads("Player 1: away. What now?"), "word of who is missing")
        tell(cards=guest.scene.view.table)
        hear()  # all have seen it
    finally:
        guest.stage.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3], sys.argv[4])
