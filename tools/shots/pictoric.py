"""The pictures of Pictoric Box: the open and the closed scenario, passed on and alone, with forfeits and without."""

from collections.abc import Callable
from typing import Any

from engine.games.pictoric.moves import Discard, Give, Pick, Ready, Tell, Theme, Vote
from tools.shots.match import THINKING, Match
from tools.shots.walk import Walk

TOLD = {
    "en": "Nearly home, and it begins to rain",
    "uk": "Майже вдома, і починається дощ",
    "ru": "Почти дома, и начинается дождь",
}

LONG = {
    "en": "All the way from the last house up to the star above the hill, and nobody to carry a lantern home",
    "uk": "Від останньої хати в селі аж до першої зірки над пагорбом, і нікому віднести ліхтар додому, і ще трохи далі",
    "ru": "От последнего дома в деревне до самой первой звезды над холмом, и некому отнести фонарь домой",
}


FORFEITS = {"lucky": 3, "not-so-lucky": 0, "silence": 5, "topic": 9, "trouble": 75, "very-lucky": 1}
"""The six forfeits, and matches whose first turn rolls them; a person names the theme, and picks the cards."""


class Pictoric(Match):
    def tap(self, x: float, y: float) -> None:
        self.until(lambda: self.board.attentive, "an attentive board")
        super().tap(x, y)

    def flick(self) -> None:
        self.tap(*self.board.places.stage.center)

    def press(self, place: int = 0) -> None:
        """A button below the stage."""
        button = self.board.foot.buttons[place]
        self.tap(*button.center)

    def look(self, place: int) -> None:
        self.tap(*self.board.stage.places[place].center)

    def choose(self) -> None:
        """The button of the card that fills the screen."""
        self.tap(*self.board.actions.over.button.center)

    def to_the_cards(self) -> None:
        """Past the dice before a turn."""
        while self.board.dice_roll is not None:
            if not self.board.dice_roll.landed:
                self.flick()
            else:
                self.press()

    def say_any(self, kind: type) -> None:
        """Whoever may say such a move says what a bot would."""
        scenes = self.page.scenes
        for seat, scene in scenes.own.items():
            moves: list[Any] = [move for move in scene.choices.all() if isinstance(move, kind)]
            if moves and scene.bots[seat] is None:
                move = Tell(TOLD[self.walk.lang], moves[0].sector) if kind is Tell else self.random.choice(moves)
                self.say(move, seat)
                return

    def play_to(self, done: Callable[[], bool]) -> bool:
        """Moves of people, as they come, until it is so; whether it ever was."""
        while not done():
            if self.view.phase == "over":
                return False
            self.board.hurry()
            phase = self.view.phase
            kinds = {"picking": Pick, "theme": Theme, "telling": Tell, "giving": Give, "voting": Vote}
            kind = kinds.get(phase, Discard if self._owes() else Ready)
            before = self.page.scenes
            self.say_any(kind)
            if self.page.scenes is before:
                self.rest()
        return True

    def owes_now(self) -> bool:
        """The reveal of a turn after which a person has to give up a card."""
        return self.view.phase == "reveal" and self._owes()

    def _owes(self) -> bool:
        leader = self.view.leader
        return bool(self.view.discarding and leader in self.page.scenes.own)


def passed_open(walk: Walk) -> None:
    """Three people: who leads first, telling, voting, the reveal."""
    match = Pictoric(walk, "pictoric", "open", people=4, seed=9)
    walk.look("pictoric-first-dice")
    walk.look_for_hints()
    match.flick()
    walk.look("pictoric-first-leader")
    match.to_the_cards()
    walk.look("pictoric-curtain")
    match.lift()
    walk.look("pictoric-open-leader")
    walk.look_for_hints()
    match.look(2)
    walk.look("pictoric-looking")
    match.choose()
    walk.look("pictoric-open-die-set")
    aloud, written = (1, 0) if match.board.bots_listen else (0, 1)
    match.press(written)
    walk.look("pictoric-writing")
    match.board.actions.close()
    match.press(aloud)
    walk.look("pictoric-said-aloud")
    match.board.actions.close()
    match.say_any(Tell)
    match.lift()
    walk.look("pictoric-open-vote")
    walk.look_for_hints()
    match.look(1)
    walk.look("pictoric-open-vote-looking")
    match.choose()
    match.play_to(lambda: match.view.phase == "reveal")
    walk.look("pictoric-open-reveal")
    walk.look_for_hints()
    match.tap(*match.board.places.plates[0].center)
    walk.look("pictoric-why")
    match.app.back()
    match.home()


def closed_alone(walk: Walk) -> None:
    """One person against three bots, until cards have been given up and the box is near."""
    match = Pictoric(walk, "pictoric", "closed", people=1, bots=3, seed=31)
    match.to_the_cards()
    match.play_to(lambda: match.view.phase == "giving" and match.view.leader != 0 and match.view.turn > 3)
    match.to_the_cards()
    walk.look("pictoric-closed-give")
    walk.look_for_hints()
    walk.look("pictoric-closed-give-looking", lambda: match.look(0))
    match.choose()
    match.play_to(lambda: match.view.phase == "voting" and match.view.leader != 0)
    walk.look("pictoric-closed-vote")
    match.play_to(lambda: match.view.phase == "reveal" and match.view.reveal.outcome == "some")
    walk.look("pictoric-closed-reveal")
    match.board.hurry()
    match.tap(*match.board.places.plates[match.view.leader].center)
    walk.look("pictoric-why-steps")
    walk.app.back()
    match.play_to(lambda: match.view.phase == "telling" and match.view.leader == 0)
    walk.look("pictoric-closed-leader")
    match.play_to(lambda: match.view.phase == "over")
    match.rest()
    walk.look("pictoric-over")
    match.board.hurry()
    match.ended()
    walk.look("pictoric-result")
    match.home()


def discarding(walk: Walk) -> None:
    """The leader was found by nobody or by all, and gives up a card."""
    match = Pictoric(walk, "pictoric", "closed", people=1, bots=2, seed=0)
    match.play_to(match.owes_now)
    walk.look("pictoric-closed-discard", match.press)
    match.home()


def forfeits(walk: Walk) -> None:
    """Each of the six forfeits as it is told; picking cards from behind, and naming a theme.

    Bots think it over, since whoever is first picks the cards.
    """
    agreed = b'{"forfeits": true}'
    for name, seed in FORFEITS.items():
        match = Pictoric(walk, "pictoric", "open", people=3, bots=3, seed=seed, options=agreed, pace=THINKING)
        if match.view.forfeit.name != name:
            raise LookupError(f"seed {seed} rolls {match.view.forfeit.name}, not {name}: look for another seed")
        _one_forfeit(walk, match, name)
        match.home()


def _one_forfeit(walk: Walk, match: Pictoric, name: str) -> None:
    board = match.board
    while not board.dice_roll.all_landed:
        if board.dice_roll.landed:
            match.press()
        else:
            if board.dice_roll.throw.what == "again" and name == "lucky":
                walk.look("pictoric-forfeit-again")
            match.flick()
    walk.look(f"pictoric-forfeit-{name}")
    match.to_the_cards()
    if match.view.phase == "picking":
        match.look(1)
        walk.look("pictoric-picking")
        for place in range(2, board.moment.picks + 1):
            match.look(place)
        walk.look("pictoric-picked")
    elif match.view.phase == "theme":
        walk.look("pictoric-theme")
        match.say_any(Theme)
    elif name == "silence":
        match.lift()
        if board.moment.actor is not None:
            match.look(0)
            match.choose()
        walk.look("pictoric-silence")
        match.tap(*board.furniture.flag.center)
        walk.look("pictoric-forfeit-told-again")
        walk.app.back()


def long_association(walk: Walk) -> None:
    """As many letters as there may be, above six cards."""
    match = Pictoric(walk, "pictoric", "open", people=1, bots=5, seed=4)
    match.to_the_cards()
    match.play_to(lambda: match.view.phase == "telling" and match.view.leader == 0)
    match.say(Tell(LONG[walk.lang][:120], 3), 0)
    match.until(lambda: match.view.phase == "reveal", "the votes")
    walk.look("pictoric-long-association")
    match.home()


def waiting(walk: Walk) -> None:
    """A bot leads and thinks; then a person leads, with all buttons at the left hand."""
    match = Pictoric(walk, "pictoric", "open", people=1, bots=3, seed=4, pace=THINKING)
    match.to_the_cards()
    walk.look("pictoric-waiting")
    match.home()
    walk.app.library.change(left_hand=True)
    match = Pictoric(walk, "pictoric", "open", people=3, seed=9)
    match.to_the_cards()
    match.lift()
    walk.look("pictoric-left-hand")
    match.home()
    walk.app.library.change(left_hand=False)


def pictures(walk: Walk) -> None:
    for occasion in (passed_open, forfeits):  # dice that were rolled and cards that were looked at
        walk.in_each_look(occasion)
    for occasion in (closed_alone, discarding, long_association, waiting):
        occasion(walk)
