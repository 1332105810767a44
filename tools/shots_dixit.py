"""The pictures of Dixit: classic alone and passed round, party with twelve, teams."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from engine.clue import LONGEST_CLUE
from engine.games.dixit.moves import Give, Idea, Ready, Tell, TellUnseen, Vote, VoteRed
from engine.games.dixit.setting_up import Options
from engine.seats import Seat

LONG = {
    "en": "She hummed a tune from long ago while the lanterns went out along the river, one by one, and nobody saw it",
    "uk": "Вона наспівувала мелодію з давніх-давен, поки ліхтарі над річкою гасли один за одним, а ніхто не помічав",
    "ru": "Она напевала мелодию из давних времён, пока фонари над рекой гасли один за другим, и никто этого не замечал",
}
"""Nearly as long as a clue may be."""

SHORT = {"en": "The best listener", "uk": "Найкращий слухач", "ru": "Лучший слушатель"}
BOTS = {
    "en": ("Fox", "Owl", "Crane", "Bear", "Hare", "Mouse", "Otter", "Raven", "Heron", "Badger", "Hedgehog"),
    "uk": ("Лис", "Сова", "Журавель", "Ведмідь", "Заєць", "Миша", "Видра", "Крук", "Чапля", "Борсук", "Їжак"),
    "ru": ("Лис", "Сова", "Журавль", "Медведь", "Заяц", "Мышь", "Выдра", "Ворон", "Цапля", "Барсук", "Ёжик"),
}


class Dixit:
    """A match on the app's table; what no finger is shown doing is said as the engine's bots would."""

    def __init__(self, shots: Any, variant: str, people: int, bots: int, **options: Any) -> None:
        from engine import bots as players

        self._shots, self._stage, self._app = shots, shots.stage, shots.app
        self._pick, self._random = players.bot("dixit", "middle"), Random(5)
        known = sorted(self._app.library.players(), key=lambda player: player.colour)
        names = [(player.name, player.id) for player in known] + [(name, None) for name in BOTS[shots.lang]]
        seats = [Seat(name, place, player=player) for place, (name, player) in enumerate(names[:people])]
        seats += [Seat(BOTS[shots.lang][-1 - n], people + n, bot="middle") for n in range(bots)]
        self._app.bridge.pace = 0.0
        agreed = msgspec.json.encode(Options(language=shots.lang, **options))
        self._app.begin("dixit", variant, agreed, tuple(seats), seed=12)
        self._stage.wait(lambda: self.page.told is not None, "the first scene")
        self.rest()

    @property
    def page(self) -> Any:
        return self._app.room.page

    @property
    def board(self) -> Any:
        return self.page.board

    @property
    def table(self) -> Any:
        return self.board.table

    @property
    def view(self) -> Any:
        return self.page.told.spectator.view

    def rest(self) -> None:
        self._stage.frames(6)

    def until(self, condition: Callable[[], Any], what: str) -> None:
        self._stage.wait(condition, what)
        self.rest()

    def lift(self) -> None:
        if self.page.curtain is None:
            return
        button = self.page.curtain.button
        self._stage.down(*button.to_window(*button.center), 9)
        self.until(lambda: self.page.curtain is None, "the curtain lifted")
        self._stage.up(9)
        self.rest()

    def tap(self, x: float, y: float) -> None:
        self._stage.down(x, y)
        self._stage.up()
        self.rest()

    def say(self, seat: int, move: Any) -> None:
        play = self.page
        told = play.told
        self.board.say(move, (0.0, 0.0), seat)
        self.until(lambda: play.told is not told, "the move told")

    def begin(self) -> None:
        """The first person has the first idea."""
        self.say(0, Idea())

    def play(self, kinds: tuple[type, ...]) -> None:
        """Every person of this tablet who may say such a move says what a bot would."""
        play = self.page
        while self.page is play:
            told = play.told
            able = [
                (seat, scene)
                for seat, scene in told.scenes.items()
                if told.spectator.bots[seat] is None and any(isinstance(move, kinds) for move in scene.choices.all())
            ]
            if not able:
                return
            seat, scene = able[0]
            seat = self.page.passing.viewer if self.page.passing.viewer in dict(able) else seat
            scene = told.scenes[seat]
            move = self._pick(scene.view, scene.choices, self._random)
            if move is None:
                move = next(move for move in scene.choices.moves if isinstance(move, kinds))
            self.say(seat, move)

    def phase(self, phase: str) -> None:
        self.until(lambda: self.view.phase == phase, phase)

    def home(self) -> None:
        self._app.go("home")


def alone(shots: Any) -> None:
    """One person against bots, classic."""
    match = Dixit(shots, "classic", people=1, bots=5)
    shots.look("dixit-idea-alone")
    match.begin()
    shots.look("dixit-telling")
    match.tap(*match.table.places.small[3].center)
    match.tap(*match.table.places.large.center)
    shots.look("dixit-large")
    match.table.put_away()
    match.table.ask_aloud()
    shots.look("dixit-aloud")
    match.table.close_ways()
    match.table._write()
    match.table.writing.field.text = SHORT[shots.lang]
    shots.look("dixit-writing")
    match.table.writing.send()
    match.phase("reveal")
    shots.look("dixit-reveal")
    match.board.show_points()
    shots.look("dixit-points")
    match.home()


def passed(shots: Any) -> None:
    """Three people on one tablet, two cards each, with a clue as long as there are."""
    match = Dixit(shots, "classic", people=3, bots=0)
    shots.look("dixit-idea")
    match.begin()
    match.lift()
    match.say(0, Tell(match.page.told.scenes[0].view.hand[2], LONG[shots.lang][:LONGEST_CLUE]))
    shots.look("dixit-curtain")
    match.lift()
    shots.look("dixit-giving")
    match.table.ask_give()
    shots.look("dixit-giving-sure")
    match.play((Give,))
    match.phase("voting")
    match.lift()
    shots.look("dixit-voting")
    place = next(place for place in range(1, 6) if match.table.ballot.may_lie(0, place))
    match.table.fill_screen(place)
    match.rest()
    shots.look("dixit-voting-large")
    match.table.put_away()
    match.table.lay(0, place)
    match.rest()
    shots.look("dixit-voting-laid")
    match.play((Vote,))
    shots.look("dixit-reveal-three")
    match.home()


def party(shots: Any) -> None:
    """Twelve at a party, four of them people."""
    match = Dixit(shots, "party", people=4, bots=8)
    match.begin()
    shots.look("dixit-party-telling")
    match.say(0, TellUnseen(SHORT[shots.lang]))
    match.lift()
    shots.look("dixit-party-giving")
    match.play((Give,))
    match.phase("voting")
    while match.page.passing.viewer != 0:
        viewer = match.page.passing.viewer
        match.say(viewer, Vote((3,)))
    match.lift()
    match.table.lay(0, 3)
    match.table.lay(1, 5)
    match.rest()
    shots.look("dixit-party-voting")
    match.play((Vote, VoteRed))
    match.phase("reveal")
    shots.look("dixit-party-reveal")
    match.table.fill_screen(3)
    match.rest()
    shots.look("dixit-party-reveal-large")
    match.table.put_away()
    match.board.show_points()
    shots.look("dixit-party-points")
    match.home()


def team(shots: Any) -> None:
    """Twelve in pairs, six of them people: each with one of them as a partner."""
    match = Dixit(shots, "team", people=12, bots=0)
    shots.look("dixit-team-idea")
    match.begin()
    match.lift()
    match.say(0, Tell(match.page.told.scenes[0].view.hand[1], SHORT[shots.lang]))
    match.lift()
    shots.look("dixit-team-giving")
    match.play((Give,))
    match.phase("voting")
    match.lift()
    shots.look("dixit-team-voting")
    match.play((Vote,))
    match.phase("reveal")
    shots.look("dixit-team-reveal")
    match.board.show_points()
    shots.look("dixit-team-points")
    while match.view.round < 12:
        match.play((Ready,))
        match.play((Tell,))
        match.play((Give,))
        match.play((Vote,))
        match.phase("reveal")
    play = match.page
    match.play((Ready,))
    match.until(lambda: match.page is not play, "the result")
    shots.look("dixit-result")
    match.home()
