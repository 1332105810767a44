"""An evening alone among bots, and for two with bots: every game by touches from its set-up to the result.

Whatever stands on the screen meanwhile says who is a bot.
"""

from collections.abc import Callable
from typing import Any

import pytest

from app import games
from engine.games.yokai import INDEX, Enough, Lay
from tests.app.boards.dixit.test_board import Match as Dixit
from tests.app.boards.pictomania.flat.test_board import Table as FlatPictomania
from tests.app.boards.pictomania.pictomania_match import Match as Pictomania
from tests.app.boards.pictoric.pictoric_match import Match as Pictoric
from tests.app.boards.pictoric.pictoric_match import first_card
from tests.app.boards.yokai.test_board import Duel
from tests.app.bot_signs import Signs

PHONE = (800, 480)
TABLET = (1024, 600)
LARGE_TABLET = (1280, 800)


@pytest.fixture(autouse=True)
def nobody_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Moves need not wait for a double tap, nor bots until somebody has looked."""
    from app.boards.pictoric import board, dice_roll
    from app.play import curtain, hand_over

    monkeypatch.setattr(hand_over, "BREATH", float("inf"))
    monkeypatch.setattr(curtain, "HOLD", 0.01)
    monkeypatch.setattr(board, "SETTLE", 0.0)
    monkeypatch.setattr(dice_roll, "BOTS_PAUSE", 0.0)


class Evening:
    """The set-up of a game on a device that is new, where somebody sits among bots."""

    def __init__(self, fingers: Any, title: str) -> None:
        self.fingers = fingers
        fingers.go("setup", game=next(face.name for face in games.faces() if face.title() == title))
        fingers.wait(lambda: fingers.reads("Start"), "the set-up")
        self.signs = Signs(fingers)

    @property
    def chairs(self) -> list[Any]:
        return self.fingers.page.seating.chairs

    def bots(self, count: int) -> None:
        """So many of them beside the one who sits there."""
        while len(self.chairs) < count + 1:
            self._sit("Add a player", "A fair opponent")

    def second_person(self) -> None:
        self.person(1)

    def person(self, place: int) -> None:
        self._sit(self.chairs[place].name, "A guest")

    def _sit(self, where: str, who: str) -> None:
        self.fingers.tap(where)
        self.fingers.wait(lambda: self.fingers.reads("Who sits here?"), "the sheet")
        self.fingers.tap(who)
        self.fingers.wait(lambda: not self.fingers.reads("Or a bot:"), "the seat taken")

    def choose(self, words: str) -> None:
        self.fingers.tap(words)
        self.fingers.frames(2)

    def begin(self, kind: Any, people: int, bots: int) -> Any:
        seats = [chair.bot is None for chair in self.chairs]
        assert seats.count(True) == people and seats.count(False) == bots
        self.signs.look()
        self.fingers.tap("Start")
        self.fingers.wait(lambda: hasattr(self.fingers.page, "scenes"), "the table")
        match = kind.on_screen(self.fingers)
        self.signs.follow()
        return match

    def ends(self, match: Any) -> None:
        """At the result, where bots are known, too."""
        self.fingers.wait(lambda: self.fingers.page is not match.play, "the result")
        self.fingers.frames(3)
        assert match.play.scenes.spectator.ended and self.fingers.page.result is not None
        if match.play.game != "pictomania":  # there it may be that nobody has found anything
            (hung,) = self.fingers.page.keepsakes
            assert hung.picture.is_file(), "the best card hangs on the wall"
        self.signs.look()
        self.signs.hold()


@pytest.fixture
def evening(open_easel: Callable[..., Any]) -> Callable[..., Evening]:
    def begin(title: str, size: Any = PHONE) -> Evening:
        return Evening(open_easel(size=size), title)

    return begin


# Pictomania -------------------------------------------------------------------------------------------------------


def play_pictomania(match: Pictomania, round: Callable[[Pictomania], None]) -> None:
    """All its rounds, and the vote for a favourite if it comes to one."""
    while match.on and match.view.phase not in ("favourite", "over"):
        match.begin_round()
        round(match)
        match.until(lambda: match.view.phase == "reveal", "the reveal")
        number = match.view.round
        match.all_ready()
        match.until(lambda number=number: match.page is not match.play or after(match.view, number), "the next round")
    while match.on and match.view.phase == "favourite":
        if match.called:
            match.lift()
        elif match.fingers.reads("No favourite") and not match.view.voted[match.viewer]:
            match.press("No favourite")
        match.fingers.frames(2)


def after(view: Any, round: int) -> bool:
    return view.phase in ("favourite", "over") or (view.round > round and view.phase == "words" and bool(view.rack))


def test_an_evening_of_pictomania_alone_with_three_bots(evening: Callable[..., Evening]) -> None:
    tonight = evening("Pictomania")
    tonight.bots(3)
    match = tonight.begin(Pictomania, people=1, bots=3)

    def round(match: Pictomania) -> None:
        assert match.page.curtain is None
        match.stroke()
        match.until(lambda: all(player.ink for player in match.view.players), "all drawings")
        match.finish()

    play_pictomania(match, round)
    tonight.ends(match)


def test_an_evening_of_pictomania_for_two_and_two_bots_on_a_tablet_that_is_passed(
    evening: Callable[..., Evening],
) -> None:
    tonight = evening("Pictomania")
    tonight.bots(3)
    tonight.second_person()
    match = tonight.begin(Pictomania, people=2, bots=2)

    def round(match: Pictomania) -> None:
        while match.view.phase in ("drawing", "guessing"):
            if match.called:
                match.take_tablet()
                turn, phase = match.view.turn, match.view.phase
                if phase == "drawing":
                    match.stroke()
                    match.hand_on()
                else:
                    match.finish()
                match.until(lambda at=(turn, phase): (match.view.turn, match.view.phase) != at, "the next")
            else:
                match.fingers.frames(1)

    play_pictomania(match, round)
    tonight.ends(match)


def test_an_evening_of_pictomania_for_two_and_a_bot_round_a_flat_tablet(evening: Callable[..., Evening]) -> None:
    tonight = evening("Pictomania", LARGE_TABLET)
    tonight.second_person()
    tonight.choose("Flat on the table")
    flat = tonight.begin(FlatPictomania, people=2, bots=1)
    assert flat.play.flat
    while flat.page is flat.play and flat.view.phase not in ("favourite", "over"):
        flat.begin_round()
        flat.all_draw()
        flat.until(lambda: flat.view.players[2].ink, "the bot's drawing")
        for seat in flat.people:
            flat.finish(seat)
        flat.until(lambda: flat.view.phase == "reveal", "the reveal")
        number = flat.view.round
        flat.all_ready()
        flat.until(lambda number=number: flat.page is not flat.play or after(flat.view, number), "the next round")
    if flat.page is flat.play and flat.view.phase == "favourite":
        for seat in (0, 1):
            flat.press(seat, "No favourite")
            flat.until(lambda seat=seat: flat.page is not flat.play or flat.view.voted[seat], "the vote")
    tonight.ends(flat)


# Dixit ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("people", [1, 2])
def test_an_evening_of_dixit_for_one_or_two_among_bots(evening: Callable[..., Evening], people: int) -> None:
    tonight = evening("Dixit")
    tonight.bots(3)
    if people > 1:
        tonight.second_person()
    tonight.choose("20")
    match = tonight.begin(Dixit, people, 4 - people)
    if match.kind == "HandTable":  # alone, nobody else could say it
        match.begin()
    match.to_the_result()
    tonight.ends(match)


# Pictoric ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("people", [1, 2])
def test_an_evening_of_pictoric_for_one_or_two_among_bots(evening: Callable[..., Evening], people: int) -> None:
    tonight = evening("Pictoric Box")
    tonight.bots(3)
    if people > 1:
        tonight.second_person()
    tonight.choose("After 5 rounds")
    match = tonight.begin(Pictoric, people, 4 - people)
    match.play_to_the_end(first_card)
    tonight.ends(match)


# Yokai ------------------------------------------------------------------------------------------------------------


def test_an_evening_of_yokai_alone_with_a_bot(evening: Callable[..., Evening]) -> None:
    tonight = evening("Portrait of a Yokai", TABLET)
    match = tonight.begin(Duel, people=1, bots=1)

    def my_turn() -> bool:
        return not match.board.busy and 0 in match.play.scenes.spectator.waiting

    while True:
        match.until(lambda: not match.on or my_turn(), "my turn")
        if not match.on:
            break
        if match.fingers.reads("Nothing has happened for a while"):
            match.fingers.tap("Play on")
        scene = match.play.scenes.own[0]
        if Enough() in scene.choices.moves:
            match.fingers.tap("End my turn")
        else:
            lay(match, scene, next(move for move in scene.choices.moves if isinstance(move, Lay)))
        match.until(lambda before=scene: match.play.scenes.own[0] is not before and match.answered, "a move")
    tonight.ends(match)


def lay(match: Duel, scene: Any, move: Lay) -> None:
    """A sketch on its stack; of the effects that it is offered with, none."""
    match.tap_at(match.at_hand(scene.view.hand.index(move.sketch)))
    match.tap_at(match.board.places.mine[INDEX[move.on]].center)
    if match.on and match.board.furniture.offered is not None:
        match.fingers.tap("Just lay it")


# Somebody goes, and a bot sits in for them -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "title, kind, people, bots",
    [
        ("Pictomania", Pictomania, 2, 1),
        ("Dixit", Dixit, 3, 1),
        ("Pictoric Box", Pictoric, 2, 1),
        ("Portrait of a Yokai", Duel, 2, 0),
    ],
)
def test_the_board_says_that_a_bot_sits_in_for_somebody_until_they_are_back(
    evening: Callable[..., Evening], title: str, kind: Any, people: int, bots: int
) -> None:
    tonight = evening(title, TABLET)
    tonight.bots(people + bots - 1)
    for place in range(1, people):
        tonight.person(place)
    match = tonight.begin(kind, people, bots)
    theirs = match.play.scenes.spectator.seats[1]
    assert theirs.bot is None and theirs.colour not in tonight.signs.marked

    in_a_pause(match, "Let a bot play", 1)
    match.until(lambda: match.play.scenes.spectator.bots[1] is not None, "the bot")
    match.fingers.tap("Play on")
    match.until(lambda: not match.play.sheets, "play")
    assert theirs.colour in tonight.signs.marked

    in_a_pause(match, "Take back", 0)
    match.until(lambda: match.play.scenes.spectator.bots[1] is None, "the person")
    match.fingers.tap("Play on")
    match.until(lambda: not match.play.sheets, "play")
    assert not tonight.signs.wrong, tonight.signs.wrong


def in_a_pause(match: Any, words: str, which: int) -> None:
    match.fingers.back()
    match.until(lambda: match.fingers.reads("Play on"), "the pause")
    match.fingers.tap(match.fingers.all_that_say(words)[which])
