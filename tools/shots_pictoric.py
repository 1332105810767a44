"""The pictures of Pictoric Box: the open and the closed scenario, passed on and alone, with forfeits and without."""

from collections.abc import Callable
from random import Random
from typing import Any

from engine.games.pictoric.moves import Discard, Give, Pick, Ready, Tell, Theme, Vote
from engine.seats import Seat

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

BOTS = {
    "en": ("Fox", "Owl", "Crane", "Hedgehog", "Otter"),
    "uk": ("Лис", "Сова", "Журавель", "Їжак", "Видра"),
    "ru": ("Лис", "Сова", "Журавль", "Ёж", "Выдра"),
}


class Pictoric:
    """A match on the app's table, played by fingers and by what the bots of the engine would do."""

    def __init__(self, shots: Any, variant: str, people: int, bots: int, seed: int, options: bytes = b"{}") -> None:
        from engine import bots as players

        self._shots, self._stage, self._app = shots, shots.stage, shots.app
        self._pick, self._random = players.bot("pictoric", "middle"), Random(seed)
        known = sorted(self._app.library.players(), key=lambda player: player.colour)[:people]
        seats = [Seat(player.name, player.colour, player=player.id) for player in known]
        names = BOTS[shots.lang]
        seats += [Seat(names[n], 4 + n, bot="middle") for n in range(bots)]
        self._app.bridge.pace = 0.0
        self._app.begin("pictoric", variant, options, tuple(seats), seed=seed)
        self._stage.wait(lambda: self.page.told is not None, "the first scene")
        self.rest()

    @property
    def page(self) -> Any:
        return self._app.room.page

    @property
    def board(self) -> Any:
        return self.page.board

    @property
    def view(self) -> Any:
        return self.page.told.spectator.view

    def rest(self) -> None:
        self._stage.frames(6)

    def until(self, condition: Callable[[], Any], what: str) -> None:
        self._stage.wait(condition, what)
        self.rest()

    def tap(self, point: tuple[float, float]) -> None:
        self.until(lambda: self.board.attentive, "an attentive board")
        self._stage.down(*point)
        self._stage.up()
        self.rest()

    def lift(self) -> None:
        """Whoever should have the tablet takes it."""
        if self.page.curtain is not None:
            button = self.page.curtain.button
            self._stage.down(*button.to_window(*button.center), 9)
            self.until(lambda: self.page.curtain is None, "the curtain lifted")
            self._stage.up(9)
        self.rest()

    def flick(self) -> None:
        self.tap(self.board.places.stage.center)

    def press(self, place: int = 0) -> None:
        """A button below the stage."""
        button = self.board.foot.buttons[place]
        self.tap(button.center)

    def look(self, place: int) -> None:
        self.tap(self.board.stage.places[place].center)

    def choose(self) -> None:
        """The button of the card that fills the screen."""
        self.tap(self.board.acting.over.button.center)

    def to_the_cards(self) -> None:
        """Past the dice before a turn."""
        while self.board.rolling is not None:
            if not self.board.rolling.landed:
                self.flick()
            else:
                self.press()

    def say(self, kind: type) -> None:
        """Whoever may say such a move says what a bot would."""
        told = self.page.told
        for seat, scene in told.scenes.items():
            moves: list[Any] = [move for move in scene.choices.all() if isinstance(move, kind)]
            if moves and scene.bots[seat] is None:
                move = Tell(TOLD[self._shots.lang], moves[0].sector) if kind is Tell else self._random.choice(moves)
                self._app.bridge.say(seat, move, lambda answer: None)
                self.until(lambda: self.page.told is not told, "the move told")
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
            before = self.page.told
            self.say(kind)
            if self.page.told is before:
                self.rest()
        return True

    def owes_now(self) -> bool:
        """The reveal of a turn after which a person has to give up a card."""
        return self.view.phase == "reveal" and self._owes()

    def _owes(self) -> bool:
        leader = self.view.leader
        return bool(self.view.discarding and leader in self.page.told.scenes)


def passed_open(shots: Any) -> None:
    """Three people: who leads first, telling, voting, the reveal."""
    match = Pictoric(shots, "open", people=4, bots=0, seed=9)
    shots.look("pictoric-first-dice")
    match.flick()
    shots.look("pictoric-first-leader")
    match.to_the_cards()
    shots.look("pictoric-curtain")
    match.lift()
    shots.look("pictoric-open-leader")
    match.look(2)
    shots.look("pictoric-looking")
    match.choose()
    shots.look("pictoric-open-die-set")
    match.press(1)
    shots.look("pictoric-writing")
    match.board.acting.close()
    match.press(0)
    shots.look("pictoric-said-aloud")
    match.board.acting.close()
    match.say(Tell)
    match.lift()
    shots.look("pictoric-open-vote")
    match.look(1)
    shots.look("pictoric-open-vote-looking")
    match.choose()
    match.play_to(lambda: match.view.phase == "reveal")
    shots.look("pictoric-open-reveal")
    match.tap(match.board.places.plates[0].center)
    shots.look("pictoric-why")
    match._app.back()
    match._app.go("home")


def closed_alone(shots: Any) -> None:
    """One person against three bots, until cards have been given up and the box is near."""
    match = Pictoric(shots, "closed", people=1, bots=3, seed=31)
    match.to_the_cards()
    match.play_to(lambda: match.view.phase == "giving" and match.view.leader != 0 and match.view.turn > 3)
    match.to_the_cards()
    shots.look("pictoric-closed-give")
    match.look(0)
    shots.look("pictoric-closed-give-looking")
    match.choose()
    match.play_to(lambda: match.view.phase == "voting" and match.view.leader != 0)
    shots.look("pictoric-closed-vote")
    match.play_to(lambda: match.view.phase == "reveal" and match.view.reveal.outcome == "some")
    shots.look("pictoric-closed-reveal")
    match.play_to(lambda: match.view.phase == "telling" and match.view.leader == 0)
    shots.look("pictoric-closed-leader")
    page = match.page
    match.play_to(lambda: match.view.phase == "over")
    match.rest()
    shots.look("pictoric-over")
    match.board.hurry()
    match.until(lambda: match._app.room.page is not page, "the result")
    shots.look("pictoric-result")
    match._app.go("home")


def discarding(shots: Any) -> None:
    """The leader was found by nobody or by all, and gives up a card."""
    for seed in range(40):
        match = Pictoric(shots, "closed", people=1, bots=2, seed=seed)
        if match.play_to(match.owes_now):
            match.press()
            shots.look("pictoric-closed-discard")
            match._app.go("home")
            return
        match._app.go("home")


def forfeits(shots: Any) -> None:
    """Each of the six forfeits as it is told; picking cards from behind, and naming a theme."""
    seen: set[str] = set()
    for seed in range(80):
        if len(seen) == 6:
            return
        match = Pictoric(shots, "open", people=3, bots=3, seed=seed, options=b'{"forfeits": true}')
        name = match.view.forfeit.name
        asks = match.view.phase in ("picking", "theme") and match.view.leader in (0, 1, 5)  # a person comes next
        if name not in seen and (asks or name not in ("trouble", "topic")):
            seen.add(name)
            _one_forfeit(shots, match, name)
        match._app.go("home")


def _one_forfeit(shots: Any, match: Pictoric, name: str) -> None:
    board = match.board
    while not board.rolling.told:
        if board.rolling.landed:
            match.press()
        else:
            if board.rolling.throw.what == "again" and name == "lucky":
                shots.look("pictoric-forfeit-again")
            match.flick()
    shots.look(f"pictoric-forfeit-{name}")
    match.to_the_cards()
    if match.view.phase == "picking":
        match.look(1)
        shots.look("pictoric-picking")
    elif match.view.phase == "theme":
        shots.look("pictoric-theme")
        match.say(Theme)
    elif name == "silence":
        match.lift()
        if board.moment.actor is not None:
            match.look(0)
            match.choose()
        shots.look("pictoric-silence")


def long_association(shots: Any) -> None:
    """As many letters as there may be, above six cards."""
    match = Pictoric(shots, "open", people=1, bots=5, seed=4)
    match.to_the_cards()
    match.play_to(lambda: match.view.phase == "telling" and match.view.leader == 0)
    told = match.page.told
    match._app.bridge.say(0, Tell(LONG[shots.lang][:120], 3), lambda answer: None)
    match.until(lambda: match.page.told is not told, "the association")
    match.until(lambda: match.view.phase == "reveal", "the votes")
    shots.look("pictoric-long-association")
    match._app.go("home")


def all_phases(shots: Any) -> None:
    passed_open(shots)
    closed_alone(shots)
    discarding(shots)
    forfeits(shots)
    long_association(shots)
