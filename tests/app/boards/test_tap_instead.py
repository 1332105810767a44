"""Whoever cannot drag taps: what a finger carries, one tap takes and another puts there, and the same is said.

No move reaches the table: each is written down and refused, so that the next finger finds what the last one found.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from msgspec import Struct

from app.boards.pictomania import sentences
from engine.games.dixit.moves import Vote
from engine.games.pictomania.moves import Guess, Take
from engine.games.yokai import INDEX, Lay
from engine.rules import Why
from engine.table import Answer
from tests.app.boards.dixit.test_board import Match as Dixit
from tests.app.boards.pictomania.flat.test_board import Table as FlatPictomania
from tests.app.boards.pictomania.pictomania_match import Match as Pictomania
from tests.app.boards.pictoric.pictoric_match import Match as Pictoric
from tests.app.boards.yokai.flat.test_board import Duel as FlatDuel
from tests.app.boards.yokai.test_board import Duel

TABLET = (1024, 768)
HOLDS, DRAGS = 9, 0
"""Fingers: one that holds a hand open, one that does all else."""

Point = tuple[float, float]


@pytest.fixture(autouse=True)
def nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    from app.boards.pictomania import unsaid_guess
    from app.play import curtain

    monkeypatch.setattr(curtain, "HOLD", 0.02)
    monkeypatch.setattr(unsaid_guess, "BREATH", 0.02)


class Hands:
    """Drag, tap, and hear what is said by it."""

    def __init__(self, match: Any) -> None:
        self.match, self.said = match, list[Struct]()
        match.page.saying._say = self._refuse

    def _refuse(self, seat: int, move: Struct, answered: Callable[[Answer], None]) -> None:
        self.said.append(move)
        answered(Answer(Why("paused")))

    def drag(self, start: Point, *way: Point) -> None:
        fingers, here = self.match.fingers, start
        fingers.down(*start, DRAGS)
        for there in way:
            for share in (0.1, 0.5, 1.0):
                fingers.move(here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share, DRAGS)
            here = there
        fingers.up(DRAGS)

    def tap(self, *places: Point) -> None:
        for place in places:
            self.match.tap_at(place, DRAGS)
        self.match.fingers.frames(2)

    def heard(self) -> Struct:
        """The one move that was said since the last was asked for."""
        self.match.fingers.wait(lambda: self.said, "a move")
        (move,) = self.said
        self.said.clear()
        return move


def test_a_guess_card(open_easel: Callable[..., Any]) -> None:
    table = Pictomania(open_easel(size=TABLET), (None, "weak", "weak"))
    table.begin_round()
    hands = Hands(table)
    laid = [move for move in table.board.choices.moves if isinstance(move, Guess) and move.number in (1, 7)]
    assert len(laid) == 4
    for move in laid:
        for gesture in (hands.drag, hands.tap):
            gesture(table.card(move.number), table.sheet(move.of))
            table.press("Lay it")
            assert hands.heard() == move, gesture


def test_a_guess_card_on_a_tablet_that_is_passed_on(open_easel: Callable[..., Any]) -> None:
    """It lies there at once, and is said after a breath."""
    table = Pictomania(open_easel(size=TABLET), (None, None, None))
    table.begin_round()
    table.draw_all()
    table.take_tablet()
    hands = Hands(table)
    for number, gesture in ((4, hands.drag), (5, hands.tap)):
        gesture(table.card(number), table.sheet(2))
        assert hands.heard() == Guess(2, number), gesture


def test_a_guess_card_and_a_token_round_a_flat_tablet(open_easel: Callable[..., Any]) -> None:
    """A tapped card asks for whom it is; whoever is done is offered each token.  Seven cards lie in two rows."""
    known = ("flat-word", "flat-guess", "flat-token")
    table = FlatPictomania(open_easel(size=TABLET, known_hints=known), (None, None, None))
    table.begin_round()
    hands = Hands(table)
    for move in (Guess(0, 1), Guess(2, 7)):
        place = table.may_know(1).hand.index(move.number)
        desk, card = table.board.desks[1], table.board.desks[1].hand.places[place]
        above = table.at(desk, (card.center[0], desk.places.sheet.center[1]))
        hands.drag(table.card(1, place), above, table.on_sheet(move.of))
        table.press(1, "Lay it")
        assert hands.heard() == move
        hands.tap(table.card(1, place))
        table.press(1, table.board.names[move.of])
        assert hands.heard() == move
    for number, stars in enumerate(table.board.tokens_at_start):
        hands.drag(table.token(number), table.on_sheet(1))
        assert hands.heard() == Take(stars)
        table.press(1, "I'm done")
        table.press(1, sentences.ending(table.may_know(1), Take(stars)))
        assert hands.heard() == Take(stars)


def ways_to_lay(scene: Any) -> list[Lay]:
    """One for each sketch and each stack at which it has no effect to offer."""
    moves = [move for move in scene.choices.moves if isinstance(move, Lay)]
    found = [move for move in moves if [(other.sketch, other.on) for other in moves].count((move.sketch, move.on)) == 1]
    assert found, "every sketch has an effect"
    return found


def test_a_sketch(open_easel: Callable[..., Any]) -> None:
    duel = Duel(open_easel(size=TABLET), (None, None), 5)
    duel.lift_curtain()
    duel.fingers.up(HOLDS)
    duel.hold_hand(HOLDS)
    hands, scene = Hands(duel), duel.page.scenes.own[duel.viewer]
    for move in ways_to_lay(scene):
        card = duel.at_hand(scene.view.hand.index(move.sketch))
        stack = duel.board.places.mine[INDEX[move.on]].center
        hands.drag(card, (card[0], duel.board.places.hand.top), stack)
        assert hands.heard() == move
        hands.tap(card, stack)
        assert hands.heard() == move


def test_a_sketch_round_a_flat_tablet(open_easel: Callable[..., Any]) -> None:
    duel = FlatDuel(open_easel(size=TABLET, flat_games=("yokai",), known_hints=("flat-yokai-hand",)))
    whose = duel.view.turn
    hands, scene, side = Hands(duel), duel.play.scenes.own[whose], duel.side(whose)
    duel.fingers.down(*duel.at(whose, side.places.hold.center), HOLDS)
    for move in ways_to_lay(scene):
        card, stack = duel.card(whose, scene.view.hand.index(move.sketch)), duel.stack(whose, INDEX[move.on])
        edge = duel.at(whose, (side.to_local(*card)[0], side.places.hand.top))
        hands.drag(card, edge, stack)
        assert hands.heard() == move
        hands.tap(card, stack)
        assert hands.heard() == move


def test_a_vote(open_easel: Callable[..., Any]) -> None:
    table = Dixit(open_easel(size=TABLET), "classic", (None, None, "weak"))
    table.begin(1)
    table.play_to(lambda: table.view.phase == "voting" and table.play.curtain is None and table.table.tokens)
    hands = Hands(table)
    for place in table.free():
        for gesture in (hands.drag, hands.tap):
            gesture(table.table.home(0).center, table.card(place))
            table.press("Cast my vote")
            assert hands.heard() == Vote((place,)), gesture


def test_dice(open_easel: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    from app.boards.pictoric import board

    monkeypatch.setattr(board, "SETTLE", 0.0)
    for drags in (True, False):
        match = Pictoric(open_easel(size=TABLET), "open", (None, None, None), 4, b"{}")
        (x, y), hands, dice = match.board.places.stage.center, Hands(match), match.board.dice_roll
        assert not dice.landed
        if drags:
            hands.drag((x, y), (x + 60, y + 20))
        else:
            hands.tap((x, y))
        match.fingers.wait(partial(getattr, dice, "landed"), "the dice")
