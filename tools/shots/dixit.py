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


FOREVER = 3600.0
"""Seconds between the moves of bots that are only looked at."""

A_LOOK = 2.0
"""Seconds between the moves of bots that nobody plays with: time enough for a picture."""


class Dixit(Match):
    def __init__(self, walk: Walk, variant: str, people: int, bots: int = 0, pace: float = 0.0, **agreed: Any) -> None:
        options = msgspec.json.encode({"language": walk.lang} | agreed)
        super().__init__(walk, "dixit", variant, people, bots, options=options, pace=pace)

    @property
    def table(self) -> Any:
        return self.board.table

    def write(self, clue: str) -> None:
        self.table.write()
        self.table.clue_field.field.text = clue

    def lay(self, *places: int) -> None:
        """A token on each of these cards."""
        for token, place in enumerate(places):
            self.table.lay(token, place)
        self.rest()

    def fill_screen(self, place: int) -> None:
        self.table.fill_screen(place)
        self.rest()

    def begin(self) -> None:
        """The first person has the first idea."""
        self.say(Idea(), 0)

    def play(self, kinds: tuple[type, ...]) -> None:
        """Every person of this tablet who may say such a move says what a bot would."""
        play = self.page
        while self.page is play:
            scenes = play.scenes
            able = [
                seat
                for seat, scene in scenes.own.items()
                if scenes.spectator.bots[seat] is None and any(isinstance(move, kinds) for move in scene.choices.all())
            ]
            if not able:
                return
            viewer = self.page.passed_tablet.viewer
            self.say_any(viewer if viewer in able else able[0], kinds)

    def say_any(self, seat: int, kinds: tuple[type, ...]) -> None:
        """What a bot would say there, or where it would leave that to its partner, the first such move."""
        scene = self.page.scenes.own[seat]
        move = self.bot(scene.view, scene.choices, self.random)
        if move is None:
            move = next(move for move in scene.choices.moves if isinstance(move, kinds))
        self.say(move, seat)

    def give_until(self, seat: int) -> None:
        """Whoever has the tablet gives, until it is that one's turn to look; one of a pair gives for both."""
        while (viewer := self.page.passed_tablet.viewer) != seat:
            if self.page.scenes.own[viewer].choices.moves:
                self.say_any(viewer, (Give,))
            else:
                self.board.host.hand_to(seat)
                self.rest()

    def play_round(self) -> None:
        """From the clue to the reveal."""

        def revealed() -> bool:
            self.play((Tell, TellUnseen, Give, Vote, VoteRed))
            return bool(self.view.phase == "reveal")

        self.until(revealed, "reveal")

    def to_the_end(self) -> None:
        """From the reveal on, which is not looked at again."""
        play = self.page
        while self.page is play and self.view.phase != "over":
            self.play((Ready,))
            self.until(lambda: self.page is not play or self.view.phase != "reveal", "what comes after the reveal")
            if self.page is play:
                self.play_round()
        self.ended()


def alone(walk: Walk) -> None:
    """One person against bots, classic."""
    match = Dixit(walk, "classic", people=1, bots=5)
    walk.look("dixit-idea-alone")
    match.begin()
    walk.look("dixit-telling")
    walk.look_for_hints()
    match.tap(*match.table.places.small[3].center)
    walk.look("dixit-large", lambda: match.tap(*match.table.places.large.center))
    match.table.put_away()
    walk.look("dixit-aloud", lambda: match.table.ask_aloud())
    match.table.close_ways()
    walk.look("dixit-writing", lambda: match.write(SHORT[walk.lang]))
    match.table.clue_field.send()
    match.phase("reveal")
    walk.look("dixit-reveal")
    walk.look_for_hints()
    walk.look("dixit-points", lambda: match.board.show_points())
    walk.look_for_hints(lambda: match.board.show_points())
    match.home()


def slow_bots(walk: Walk) -> None:
    """One person among six bots, who has to wait for them; with more than six players votes are two."""
    match = Dixit(walk, "classic", people=1, bots=6)
    match.begin()
    match.app.bridge.pace = FOREVER
    match.play((Tell,))
    walk.look("dixit-giving-waited")
    match.home()
    match = Dixit(walk, "classic", people=1, bots=6)
    match.begin()
    match.play_round()
    match.play((Ready,))
    match.phase("giving")
    match.until(lambda: match.view.gave.count(0) == 1, "all others gave")
    match.app.bridge.pace = FOREVER
    match.play((Give,))
    match.phase("voting")
    free = [place for place in range(1, 8) if match.table.ballot.may_lie(0, place)]
    walk.look("dixit-voting-two", lambda: match.lay(*free[:2]))
    match.table.cast()
    match.rest()
    walk.look("dixit-voting-waited")
    match.home()


def watched(walk: Walk) -> None:
    """Bots alone at their table."""
    match = Dixit(walk, "classic", people=0, bots=6, pace=A_LOOK)
    for phase in ("telling", "giving", "voting"):
        match.phase(phase)
        walk.look(f"dixit-watched-{phase}")
    match.home()


def passed(walk: Walk) -> None:
    """Three people on one tablet, two cards each, with a clue as long as there are."""
    match = Dixit(walk, "classic", people=3, target=5)
    walk.look("dixit-idea")
    match.begin()
    match.lift()
    match.say(Tell(match.page.scenes.own[0].view.hand[2], LONG[walk.lang][:LONGEST_CLUE]), 0)
    walk.look("dixit-curtain")
    match.lift()
    walk.look("dixit-giving")
    walk.look_for_hints()
    walk.look("dixit-giving-sure", lambda: match.table.ask_give())
    match.table.close_ways()
    match.say_any(match.page.passed_tablet.viewer, (Give,))
    walk.look("dixit-giving-second")
    match.play((Give,))
    match.phase("voting")
    match.lift()
    walk.look("dixit-voting")
    walk.look_for_hints()
    own = next(place for place in range(1, 6) if not match.table.ballot.may_lie(0, place))
    walk.look("dixit-voting-refused", lambda: match.lay(own))
    walk.app.room.hush()
    place = next(place for place in range(1, 6) if match.table.ballot.may_lie(0, place))
    walk.look("dixit-voting-large", lambda: match.fill_screen(place))
    match.table.put_away()
    walk.look("dixit-voting-laid", lambda: match.lay(place))
    match.play((Vote,))
    walk.look("dixit-reveal-three")
    walk.look("dixit-points-three", lambda: match.board.show_points())
    match.to_the_end()
    walk.look("dixit-result")
    match.home()


def left_hand(walk: Walk) -> None:
    """What a left-handed person sees turned round."""
    walk.app.library.change(left_hand=True)
    match = Dixit(walk, "classic", people=3)
    match.begin()
    match.lift()
    walk.look("dixit-left-telling")
    match.play((Tell,))
    match.lift()
    match.play((Give,))
    match.phase("voting")
    match.lift()
    walk.look("dixit-left-voting")
    walk.look("dixit-left-large", lambda: match.fill_screen(1))
    match.table.put_away()
    match.play((Vote,))
    walk.look("dixit-left-reveal")
    match.home()
    walk.app.library.change(left_hand=False)


def party(walk: Walk) -> None:
    """Twelve at a party, four of them people."""
    match = Dixit(walk, "party", people=4, bots=8)
    walk.look("dixit-party-idea")
    match.begin()
    walk.look("dixit-party-telling")
    walk.look("dixit-party-writing", lambda: match.table.write())
    match.say(TellUnseen(SHORT[walk.lang]), 0)
    match.lift()
    walk.look("dixit-party-giving")
    match.play((Give,))
    match.phase("voting")
    while match.page.passed_tablet.viewer != 0:
        match.say(Vote((3,)))
    match.lift()
    walk.look("dixit-party-tokens")
    walk.look("dixit-party-voting", lambda: match.lay(3, 5))
    match.play((Vote, VoteRed))
    match.phase("reveal")
    walk.look("dixit-party-reveal")
    walk.look("dixit-party-reveal-large", lambda: match.fill_screen(3))
    match.table.put_away()
    walk.look("dixit-party-points", lambda: match.board.show_points())
    match.home()


def party_to_the_end(walk: Walk) -> None:
    """Six of them, until everybody has told: a clue by a bot, the last reveal, the result."""
    match = Dixit(walk, "party", people=1, bots=5)
    match.begin()
    match.play_round()
    match.app.bridge.pace = FOREVER
    match.play((Ready,))
    walk.look("dixit-party-waiting")
    match.home()
    match = Dixit(walk, "party", people=1, bots=5)
    match.begin()
    match.play_round()
    match.to_the_end()
    walk.look("dixit-party-result")
    match.home()


def team(walk: Walk) -> None:
    """Twelve people in pairs."""
    match = Dixit(walk, "team", people=12)
    walk.look("dixit-team-idea")
    match.begin()
    match.lift()
    walk.look("dixit-team-telling")
    match.say(Tell(match.page.scenes.own[0].view.hand[1], SHORT[walk.lang]), 0)
    match.lift()
    walk.look("dixit-team-giving")
    match.board.host.hand_to(7)
    match.rest()
    match.lift()
    walk.look("dixit-team-partner")
    match.give_until(6)
    match.lift()
    walk.look("dixit-team-decoy")
    match.play((Give,))
    match.phase("voting")
    match.lift()
    walk.look("dixit-team-voting")
    match.play((Vote,))
    match.phase("reveal")
    walk.look("dixit-team-reveal")
    walk.look("dixit-team-points", lambda: match.board.show_points())
    match.home()


def team_to_the_end(walk: Walk) -> None:
    """Twelve of them, four of them people, until everybody has told."""
    match = Dixit(walk, "team", people=4, bots=8)
    match.begin()
    match.play_round()
    match.to_the_end()
    walk.look("dixit-team-result")
    match.home()


def pictures(walk: Walk) -> None:
    for occasion in (alone, slow_bots, watched, passed, left_hand, party, party_to_the_end, team, team_to_the_end):
        occasion(walk)
