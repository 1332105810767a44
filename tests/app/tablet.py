"""One tablet of three, in a process of its own: run by test_several_tablets, which is everybody in the room.

    tablet.py FOLDER host|guest PORT NAME

What the tablet has to say goes to stdout as lines of JSON; what somebody says to its player comes from stdin.
"""

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

from app.stage import Stage, no_display

no_display()

ZIGZAG = ((0.2, 0.3), (0.4, 0.7), (0.6, 0.3), (0.8, 0.7))


def hear() -> Any:
    """What the others in the room say to this tablet's player."""
    return json.loads(sys.stdin.readline())


def tell(**said: Any) -> None:
    print(json.dumps(said), flush=True)


class Player:
    def __init__(self, folder: Path, name: str) -> None:
        self.stage = Stage(folder, (800, 600), language="en", less_motion=True)
        self.app = self.stage.app
        self.app.library.add(name, 0)

    @property
    def page(self) -> Any:
        return self.app.room.page

    @property
    def scene(self) -> Any:
        return self.page.scenes.own[self.me]

    @property
    def me(self) -> int:
        (seat,) = self.page.scenes.own
        return int(seat)

    def wait(self, condition: Any, what: str) -> Any:
        return self.stage.wait(condition, what)

    def tap(self, words: str) -> None:
        from app.ui.lettering import Lettering

        found = [label for label in self.app.root.walk() if isinstance(label, Lettering) and label.text == words]
        self.stage.down(*found[-1].to_window(*found[-1].center))
        self.stage.up()
        self.stage.frames(2)

    def reads(self, words: str) -> bool:
        from app.ui.lettering import Lettering

        return any(isinstance(label, Lettering) and label.text == words for label in self.app.root.walk())

    def tap_when_read(self, words: str) -> None:
        self.wait(lambda: self.reads(words), words)
        self.tap(words)

    # Coming together ----------------------------------------------------------------------------------------------

    def host(self) -> None:
        self.app.go("setup", game="pictomania")
        self.stage.frames(2)
        for place in (2, 1):  # the bots stand up
            self.page.seating.clear(place)
        self.page._let_others_join()
        self.wait(lambda: self.app.bridge.lobby and self.app.bridge.lobby.mine(), "the table opened")
        tell(code=self.app.bridge.code)
        hear()  # all are there
        self.wait(lambda: self.app.bridge.lobby.missing is None, "everybody ready")
        self.tap("Start")

    def join(self) -> None:
        self.tap_when_read("Tables")
        self.wait(lambda: self.page.nearby.tables, "a table on this network")
        self.stage.frames(2)
        tell(found=[found.here.name for found in self.page.nearby.tables])
        code = hear()
        self.tap(f"{self.page.nearby.tables[0].here.name}'s table")
        for sign in code:
            self.tap(sign)
        self.wait(lambda: self.app.bridge.lobby and self.app.bridge.lobby.mine(), "a chair")
        self.stage.frames(2)
        self.tap("Ready")
        tell(seated=[chair.name for chair in self.app.bridge.lobby.chairs if chair])

    # Playing ------------------------------------------------------------------------------------------------------

    def play(self) -> None:
        from engine.games.pictomania.moves import Ready

        self.wait(lambda: getattr(self.page, "scenes", None), "the match")
        self.wait(lambda: self.page.board is not None and self.scene.choices.moves, "something to do")
        self.page.board.say(Ready(), (0.0, 0.0), self.me)
        self.wait(lambda: self.scene.view.phase == "playing", "cards dealt to all")
        self.draw()
        tell(drew=self.me)
        hear()  # all have drawn
        tell(inks=[hashlib.sha256(ink).hexdigest() for ink in self.inks()])
        hear()  # all have seen all drawings
        self.guess()
        view = self.page.scenes.spectator.view
        tell(scores=view.scores, why=len(view.why), round=view.round)
        hear()

    def draw(self) -> None:
        """With a finger, on our own sheet."""
        surface = self.wait(lambda: self.page.board.pen and self.page.board.pen.surface, "a pen")
        self.stage.frames(3)
        left, low, wide, high = surface.sheet_box
        places = [(left + x * wide, low + y * high * (1 - 0.2 * self.me)) for x, y in ZIGZAG]
        self.stage.down(*places[0])
        for (x, y), (to_x, to_y) in zip(places, places[1:]):
            for step in (1, 2, 3):
                self.stage.move(x + (to_x - x) * step / 3, y + (to_y - y) * step / 3)
        self.stage.up()
        self.wait(
            lambda: self.page.saying.quiet(self.me) and self.scene.view.players[self.me].ink, "our ink at the table"
        )

    def inks(self) -> list[bytes]:
        """Every drawing as this tablet has got it."""
        got: dict[int, bytes] = {}

        def whole() -> bool:
            players = self.scene.view.players
            for player in players:
                if len(got.get(player.drawing, b"")) < player.ink:
                    self.page.board.host.ask_log(
                        player.drawing, 0, lambda ink, drawing=player.drawing: got.update({drawing: ink or b""})
                    )
            return all(0 < player.ink <= len(got.get(player.drawing, b"")) for player in players)

        self.wait(whole, "all drawings")
        return [got[player.drawing] for player in self.scene.view.players]

    def guess(self) -> None:
        """As the middle bot would, until the cards are turned."""
        from random import Random

        from engine import bots
        from engine.games.pictomania.moves import Draw, Finish

        pick, random = bots.bot("pictomania", "middle"), Random(self.me)
        while self.scene.view.phase == "playing":
            before = self.page.scenes
            if not self.scene.choices.moves:
                self.wait(lambda before=before: self.page.scenes is not before, "somebody else's move")
                continue
            move = pick(self.scene.view, self.scene.choices, random)
            if isinstance(move, Draw):
                move = Finish()
            answered: list[Any] = []
            self.app.bridge.say(self.me, move, answered.append)
            self.wait(lambda answered=answered: answered, "an answer")
            self.wait(lambda before=before: self.page.scenes is not before, "the move told")
        self.wait(lambda: self.scene.view.phase != "playing", "the reveal")


def main(folder: Path, role: str, port: int, name: str) -> None:
    from engine.lan.finding import beacon

    beacon.PORT = port
    player = Player(folder, name)
    try:
        if role == "host":
            player.host()
        else:
            player.join()
        player.play()
    finally:
        player.stage.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]), sys.argv[4])
