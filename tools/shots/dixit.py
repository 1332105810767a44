"""The pictures of Dixit: classic alone and passed round, party with twelve, teams."""

from typing import Any

import msgspec

from engine.clue import LONGEST_CLUE
from engine.games.dixit.moves import Give, Idea, Ready, Tell, TellUnseen, Vote, VoteRed
from tools.shots.match import Match
from tools.shots.walk import Walk

LONG = {
    "en": "She hummed a tune from long ago while the lanterns went out along the river, one by one, and nobody saw it",
    "uk": "Вона наспівувала мелодію з давніх-давен, поки ліхтарі над річкою гасли один за одним, а ніхто не помічав",
    "ru": "Она напевала мелодию из давних времён, пока фонари над рекой гасли один за другим, и никто этого не замечал",
}
"""Nearly as long as a clue may be."""

SHORT = {"en": "The best listener", "uk": "Найкращий слухач", "ru": "Лучший слушатель"}


class Dixit(Match):
    def __init__(self, walk: Walk, variant: str, people: int, bots: int = 0) -> None:
        options = msgspec.json.encode({"language": walk.lang})
        super().__init__(walk, "dixit", variant, people, bots, options=options)

    @property
    def table(self) -> Any:
        return self.board.table

    def begin(self) -> None:
        """The first person has the first idea."""
        self.say(Idea(), 0)

    def play(self, kinds: tuple[type, ...]) -> None:
        """Every person of this tablet who may say such a move says what a bot would."""
        play = self.page
        while self.page is play:
            told = play.told
            able = [
                seat
                for seat, scene in told.scenes.items()
                if told.spectator.bots[seat] is None and any(isinstance(move, kinds) for move in scene.choices.all())
            ]
            if not able:
                return
            viewer = self.page.passing.viewer
            seat = viewer if viewer in able else able[0]
            scene = told.scenes[seat]
            move = self.bot(scene.view, scene.choices, self.random)
            if move is None:
                move = next(move for move in scene.choices.moves if isinstance(move, kinds))
            self.say(move, seat)


def alone(walk: Walk) -> None:
    """One person against bots, classic."""
    match = Dixit(walk, "classic", people=1, bots=5)
    walk.look("dixit-idea-alone")
    match.begin()
    walk.look("dixit-telling")
    match.tap(*match.table.places.small[3].center)
    match.tap(*match.table.places.large.center)
    walk.look("dixit-large")
    match.table.put_away()
    match.table.ask_aloud()
    walk.look("dixit-aloud")
    match.table.close_ways()
    match.table.write()
    match.table.writing.field.text = SHORT[walk.lang]
    walk.look("dixit-writing")
    match.table.writing.send()
    match.phase("reveal")
    walk.look("dixit-reveal")
    match.board.show_points()
    walk.look("dixit-points")
    match.home()


def passed(walk: Walk) -> None:
    """Three people on one tablet, two cards each, with a clue as long as there are."""
    match = Dixit(walk, "classic", people=3)
    walk.look("dixit-idea")
    match.begin()
    match.lift()
    match.say(Tell(match.page.told.scenes[0].view.hand[2], LONG[walk.lang][:LONGEST_CLUE]), 0)
    walk.look("dixit-curtain")
    match.lift()
    walk.look("dixit-giving")
    match.table.ask_give()
    walk.look("dixit-giving-sure")
    match.play((Give,))
    match.phase("voting")
    match.lift()
    walk.look("dixit-voting")
    place = next(place for place in range(1, 6) if match.table.ballot.may_lie(0, place))
    match.table.fill_screen(place)
    match.rest()
    walk.look("dixit-voting-large")
    match.table.put_away()
    match.table.lay(0, place)
    match.rest()
    walk.look("dixit-voting-laid")
    match.play((Vote,))
    walk.look("dixit-reveal-three")
    match.home()


def party(walk: Walk) -> None:
    """Twelve at a party, four of them people."""
    match = Dixit(walk, "party", people=4, bots=8)
    match.begin()
    walk.look("dixit-party-telling")
    match.say(TellUnseen(SHORT[walk.lang]), 0)
    match.lift()
    walk.look("dixit-party-giving")
    match.play((Give,))
    match.phase("voting")
    while match.page.passing.viewer != 0:
        match.say(Vote((3,)))
    match.lift()
    match.table.lay(0, 3)
    match.table.lay(1, 5)
    match.rest()
    walk.look("dixit-party-voting")
    match.play((Vote, VoteRed))
    match.phase("reveal")
    walk.look("dixit-party-reveal")
    match.table.fill_screen(3)
    match.rest()
    walk.look("dixit-party-reveal-large")
    match.table.put_away()
    match.board.show_points()
    walk.look("dixit-party-points")
    match.home()


def team(walk: Walk) -> None:
    """Twelve in pairs, six of them people: each with one of them as a partner."""
    match = Dixit(walk, "team", people=12)
    walk.look("dixit-team-idea")
    match.begin()
    match.lift()
    match.say(Tell(match.page.told.scenes[0].view.hand[1], SHORT[walk.lang]), 0)
    match.lift()
    walk.look("dixit-team-giving")
    match.play((Give,))
    match.phase("voting")
    match.lift()
    walk.look("dixit-team-voting")
    match.play((Vote,))
    match.phase("reveal")
    walk.look("dixit-team-reveal")
    match.board.show_points()
    walk.look("dixit-team-points")
    while match.view.round < 12:
        match.play((Ready,))
        match.play((Tell,))
        match.play((Give,))
        match.play((Vote,))
        match.phase("reveal")
    match.play((Ready,))
    match.ended()
    walk.look("dixit-result")
    match.home()


def pictures(walk: Walk) -> None:
    for occasion in (alone, passed, party, team):
        occasion(walk)
