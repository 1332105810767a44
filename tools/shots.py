"""A picture of every screen, and of every phase of every board, from real matches played by bots.

python -m tools.shots DIR [--lang uk] [--size 1280x800] [--night] [--letters largest] [--only WORD]
"""

import argparse
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from app import hints, stage
from app.demo import LANGUAGES, size_of
from engine.seats import Seat

PEOPLE = {
    "en": ("Olenka", "Grandmother Hannah", "Taras", "Bartholomew-Alexander"),
    "uk": ("Оленка", "Бабуся Ганна", "Тарас", "Пилипко-Святославчик"),
    "ru": ("Алёнка", "Бабушка Анна", "Тарас", "Константин-Владислав"),
}
"""As people are called, and one with as long a name as there are."""


PAGES = ("players", "player", "settings", "words", "word_levels", "word_list", "about", "album", "new_deck", "rules")


class Shots:
    """Walks through the app and looks at what it passes."""

    def __init__(self, folder: Path, out: Path, lang: str, size: tuple[int, int], only: str, **settings: Any) -> None:
        hints.HESITATION = float("inf")  # a slip in front of something would come and go with the machine's load
        self.stage = stage.Stage(folder, size, language=lang, less_motion=True, **settings)
        self.app = self.stage.app
        self.out, self.lang, self.only = out, lang, only
        self.taken: list[Path] = []

    def look(self, name: str) -> None:
        if self.only in name:
            path = self.out / f"{name}.png"
            self.stage.frames(2)
            self.stage.look(path)
            self.taken.append(path)

    # Screens ------------------------------------------------------------------------------------------------------

    def screens(self) -> None:
        app = self.app
        self.look("home-new")
        for place, name in enumerate(PEOPLE[self.lang]):
            app.library.add(name, place)
        for name in PAGES:
            app.go(name)
            self.look(name)
            app.go("home")
        for game in ("yokai", "pictomania", "dixit", "pictoric"):
            app.go("rules", game=game)
            self.look(f"rules-{game}")
            app.go("home")
            app.go("setup", game=game)
            self.look(f"setup-{game}")
            app.go("home")

    def album(self) -> None:
        from tools import shots_album

        shots_album.pages(self)

    # Several tablets ----------------------------------------------------------------------------------------------

    def several_tablets(self) -> None:
        from engine.lan.guest import Place

        app = self.app
        app.go("tables")
        self.look("tables")
        place = Place("192.168.1.17", 47473)
        app.go("join", called=PEOPLE[self.lang][1], places=(place,), table="0011223344556677")
        self.look("join")
        app.go("home")
        seats = [Seat(name, colour) for colour, name in enumerate(PEOPLE[self.lang])]
        app.together.host("dixit", "classic", b"{}", seats)
        self.stage.wait(
            lambda: app.bridge.lobby is not None and len(app.bridge.lobby.mine()) == len(seats), "the table"
        )
        self.look("lobby")
        app.go("home")

    # Yokai --------------------------------------------------------------------------------------------------------

    def yokai(self) -> None:
        duel = Duel(self)
        self.look("curtain")
        duel.lift()
        self.look("yokai-hand-held-open")
        self.stage.up(9)
        self.look("yokai-hand-covered")
        duel.play_on(9)
        duel.hold()
        self.look("yokai-turn")
        duel.pick()
        self.look("yokai-picked")
        duel.drag()
        self.look("yokai-dragged")
        duel.put_back()
        duel.until_an_effect()
        self.look("yokai-offer")
        duel.take_back()
        duel.play_on(14)
        self.look("yokai-later")
        duel.why()
        self.look("why")
        self.app.back()
        duel.pause()
        self.look("pause")
        self.app.go("home")
        self.look("home-continue")
        self.app.resume_match(self.app.library.match_files()[0])
        duel.go_on()
        duel.to_the_end()
        self.look("result")

    # Pictomania -----------------------------------------------------------------------------------------------------

    def pictomania(self) -> None:
        from tools import shots_pictomania

        shots_pictomania.alone(self)
        shots_pictomania.passed(self)
        shots_pictomania.favourite(self)

    # Flat on the table ----------------------------------------------------------------------------------------------

    def flat(self) -> None:
        from tools import shots_flat

        shots_flat.pictomania(self)
        shots_flat.yokai(self)

    # Dixit and Pictoric Box -----------------------------------------------------------------------------------------

    def dixit(self) -> None:
        from tools import shots_dixit

        for occasion in (shots_dixit.alone, shots_dixit.passed, shots_dixit.party, shots_dixit.team):
            occasion(self)

    def pictoric(self) -> None:
        from tools import shots_pictoric

        shots_pictoric.all_phases(self)


class Duel:
    """A duel of two people on one tablet, who play as the middle bot would."""

    def __init__(self, shots: Shots) -> None:
        from engine import bots
        from engine.seats import Seat

        self._shots, self._stage, self._app = shots, shots.stage, shots.app
        self._pick, self._random = bots.bot("yokai", "middle"), Random(3)
        seats = tuple(
            Seat(player.name, player.colour, player=player.id)
            for player in sorted(self._app.library.players(), key=lambda player: player.colour)[:2]
        )
        self._app.begin("yokai", "duel", b"{}", seats, seed=11)
        self.go_on()

    def go_on(self) -> None:
        self._stage.wait(lambda: self.page.told is not None, "the first scene")
        self._stage.frames(5)

    @property
    def page(self) -> Any:
        return self._app.room.page

    @property
    def board(self) -> Any:
        return self.page.board

    def lift(self) -> None:
        button = self.page.curtain.button
        x, y = button.to_window(*button.center)
        self._stage.down(x, y, finger=9)
        self._stage.wait(lambda: self.page.curtain is None, "the curtain lifted")

    def play_on(self, moves: int) -> None:
        """So many moves, whoever has the turn; then the one whose turn it is has lifted the curtain."""
        for _ in range(moves):
            self._say_next()
        self._uncover()

    def _say_next(self) -> None:
        self._uncover()
        seat = self.page.passing.viewer
        told = self.page.told
        scene = told.scenes[seat]
        self._app.bridge.say(seat, self._pick(scene.view, scene.choices, self._random), lambda answer: None)
        self._stage.wait(lambda: self.page.told is not told, "the next scene")
        self._stage.frames(3)

    def _uncover(self) -> None:
        self.page.passing.lift()
        self.page.show(at_once=True)
        self._stage.frames(2)

    def hold(self) -> None:
        x, y = self.board.places.hold.center
        self._stage.down(x, y, finger=9)

    def pick(self, place: int = 1) -> None:
        slot = self.board.hand_slots(self.board.cards_in_my_hand())[place]
        self._stage.down(slot.x, slot.y)
        self._stage.up()

    def drag(self) -> None:
        stack = sorted(self.board.fingers.lit())[0]
        slot = self.board.hand_slots(self.board.cards_in_my_hand())[1]
        x, y = self.board.places.mine[stack].center
        self._stage.down(slot.x, slot.y)
        self._stage.move(slot.x, slot.y + 60)
        self._stage.move(x, y)

    def put_back(self) -> None:
        self._stage.move(*self.board.places.their_hand.center)
        self._stage.up()
        self._stage.up(9)

    def until_an_effect(self) -> None:
        """Plays until a sketch in the hand has an effect to offer, and drops it."""
        from engine.games.yokai import Lay

        while True:
            self._uncover()
            ways = [move for move in self._choices() if isinstance(move, Lay) and (move.summon or move.distract)]
            if ways:
                break
            self._say_next()
        self.hold()
        move = ways[0]
        hand = self.page.told.scenes[self.page.passing.viewer].view.hand
        slot = self.board.hand_slots(len(hand))[hand.index(move.sketch)]
        stack = ("water", "fire", "earth", "wind").index(move.on)
        self._stage.down(slot.x, slot.y)
        self._stage.move(slot.x, slot.y + 60)
        self._stage.move(*self.board.places.mine[stack].center)
        self._stage.up()

    def _choices(self) -> tuple[Any, ...]:
        choices: tuple[Any, ...] = self.page.told.scenes[self.page.passing.viewer].choices.moves
        return choices

    def take_back(self) -> None:
        self.board.fingers.cancel()
        self._stage.up(9)

    def why(self) -> None:
        self._stage.down(*self.board.places.my_album.center)
        self._stage.up()

    def pause(self) -> None:
        self._app.back()
        self._stage.wait(lambda: self._app.room.sheets, "the pause")

    def to_the_end(self) -> None:
        play = self.page
        while not play.told.spectator.ended:
            self._say_next()
        self._stage.wait(lambda: self.page is not play, "the result")
        self._stage.frames(10)


def main() -> int:
    asked = _asked()
    asked.folder.mkdir(parents=True, exist_ok=True)
    stage.no_display()
    with tempfile.TemporaryDirectory(prefix="easel-shots-") as device:
        look = {"night": asked.night, "letters": asked.letters}
        shots = Shots(Path(device), asked.folder, asked.lang, asked.size, asked.only, **look)
        shots.screens()
        shots.several_tablets()
        shots.album()
        shots.yokai()
        shots.pictomania()
        shots.flat()
        shots.dixit()
        shots.pictoric()
        shots.stage.close()
    print(f"{len(shots.taken)} pictures in {asked.folder}")
    return 0


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="dev.py shots", description="A picture of every screen and phase.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--lang", default="en", choices=LANGUAGES)
    parser.add_argument("--size", default="1280x800", type=size_of, metavar="WxH")
    parser.add_argument("--night", action="store_true")
    parser.add_argument("--letters", default="normal", choices=("normal", "large", "largest"))
    parser.add_argument("--only", default="", help="only pictures with this in their name")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
