"""How often a table must be touched: each way is walked by real touches, and may not grow longer."""

from collections.abc import Callable
from typing import Any

import pytest

from app import games
from engine import rules
from engine.seats import Seat
from tests.app.boards.dixit.test_board import Match as Dixit
from tests.app.boards.pictomania.pictomania_match import Match as Pictomania
from tests.app.boards.pictoric.pictoric_match import Match as Pictoric
from tests.app.boards.pictoric.pictoric_match import first_card
from tests.app.boards.played import PlayedMatch
from tests.harness.drawn_evenings import evening

TABLET = (1024, 600)


class Counted:
    """Touches of the app since somebody began to count."""

    def __init__(self, fingers: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count, down = 0, fingers.down

        def counted(*place: Any, **how: Any) -> None:
            self.count += 1
            down(*place, **how)

        monkeypatch.setattr(fingers, "down", counted)


@pytest.fixture(autouse=True)
def nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    from app.boards.pictomania import unsaid_guess
    from app.play import curtain, hand_over

    monkeypatch.setattr(curtain, "HOLD", 0.02)
    monkeypatch.setattr(unsaid_guess, "BREATH", 0.02)
    monkeypatch.setattr(hand_over, "BREATH", 0.02)


def test_a_round_of_pictomania_on_a_tablet_that_three_pass_on(
    open_easel: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside drawing: that everybody has read, the curtain, a card on each sheet, and that a drawing is done."""
    match = Pictomania(open_easel(size=TABLET), (None, None, None))
    touches = Counted(match.fingers, monkeypatch)
    match.begin_round()
    for seat in range(3):
        match.until(lambda seat=seat: match.view.turn == seat, "the next")
        match.take_tablet()
        match.stroke()
        match.press("Done drawing")
    match.until(lambda: match.view.phase == "guessing", "the guessing")
    for seat in range(3):
        match.until(lambda seat=seat: match.view.turn == seat, "the next")
        match.take_tablet()
        first, second = (other for other in range(3) if other != seat)
        match.drag(1, first)
        match.until(lambda seat=seat, first=first: match.laid(seat, first), "the first guess")
        match.drag(2, second)
    match.until(lambda: match.view.phase == "reveal", "the reveal")
    assert touches.count - 3 <= 18, "three of them drew"


@pytest.mark.parametrize("game", rules.names())
def test_on_a_new_device_one_touch_leads_to_a_hand(
    open_easel: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    fingers = open_easel(size=TABLET)
    touches = Counted(fingers, monkeypatch)
    fingers.tap(games.face_of(game).title())
    fingers.wait(lambda: getattr(fingers.page, "scenes", None) and fingers.page.board is not None, "the table")
    assert fingers.page.curtain is None and touches.count == 1


WAYS = {
    "a match is watched": (["Watch"], "Skip"),
    "a sketch is begun": (["Draw"], "New sheet"),
    "the family's book is read": (["Album", "Our book"], "Our book"),
    "words of one's own are written": (["Settings", "Word lists", "Write a list"], "New list"),
    "letters are made larger": (["Settings", "Very large"], "Text size"),
    "it is read aloud": (["Settings"], "Read aloud"),
    "a rule is looked up": (["Rules"], "Three lists, one word for you"),
}
"""What has to be touched from home on, and what is read there."""


@pytest.mark.parametrize("way", WAYS)
def test_from_home_few_touches_lead_to_what_families_ask_for(
    open_easel: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    fingers = open_easel(size=TABLET)
    fingers.app.library.album.keep(evening(1, [Seat("Ada", 0), Seat("Bo", 1)]))
    fingers.go("home")
    touches, (steps, there) = Counted(fingers, monkeypatch), WAYS[way]
    for step in steps:
        fingers.tap(step)
        fingers.frames(2)
    assert fingers.reads(there) and touches.count == len(steps) <= 3


def test_a_held_finger_reads_aloud_and_takes_no_touch_more(
    open_easel: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    fingers = open_easel(size=TABLET)
    touches = Counted(fingers, monkeypatch)
    words = fingers.find("Settings")
    fingers.down(*words.to_window(*words.center))
    fingers.wait(lambda: fingers.read, "the voice")
    fingers.up()
    assert fingers.read == [("Settings", "en")] and touches.count == 1


def test_later_two_touches_lead_to_a_match_with_those_of_last_time(
    open_easel: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    fingers = open_easel(size=TABLET)
    fingers.app.library.remember_table("pictoric", "classic", b"{}", [])
    touches = Counted(fingers, monkeypatch)
    fingers.tap("Portrait of a Yokai")
    fingers.wait(lambda: fingers.reads("Start"), "the set-up")
    fingers.tap("Start")
    fingers.wait(lambda: fingers.app.bridge.latest is not None, "the table")
    assert touches.count == 2


def test_a_round_of_dixit_on_a_tablet_that_four_pass_on(
    open_easel: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who begins, a clue, three cards, three votes: the curtain once for each, and asked once what cannot be undone."""
    match = Dixit(open_easel(size=TABLET), "classic", (None,) * 4)
    touches = Counted(match.fingers, monkeypatch)
    match.phase("telling")
    match.phase("giving")
    touched = touches.count
    match.phase("voting")
    given = touches.count - touched
    match.play_to(lambda: match.kind == "RevealTable")
    voted = touches.count - touched - given
    assert touched <= 4, "who has an idea, the curtain, the clue, and that it was said"
    assert given <= 3 * 3, "the curtain, the card, and that it is this one"
    assert voted <= 3 * 4, "the curtain, a token, a card, and that it is cast"


def test_a_turn_of_a_duel_that_two_pass_on(open_easel: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """The curtain, a sketch, its stack, and that the turn is over."""
    from engine.games.yokai import INDEX, Lay

    match = PlayedMatch(open_easel(size=TABLET, keep_hand_open=True), "yokai", "duel", ("Ada", "Bo"), (None, None))
    touches = Counted(match.fingers, monkeypatch)
    match.lift()
    move = next(move for move in match.board.choices.moves if isinstance(move, Lay))
    slot = match.board.hand_slots(match.board.cards_in_my_hand())[match.mine.hand.index(move.sketch)]
    match.tap_at((slot.x, slot.y))
    match.tap_at(match.board.places.places[INDEX[move.on]].center)
    match.until(lambda: match.view.steps or match.board.furniture.offered, "the sketch laid")
    assert touches.count == 3


def test_a_turn_of_pictoric_on_a_tablet_that_three_pass_on(
    open_easel: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The curtain once for each, a card and what to do with it; that it was said; and that all have seen the dice."""
    from app.boards.pictoric import board

    monkeypatch.setattr(board, "SETTLE", 0.0)
    match = Pictoric(open_easel(size=TABLET), "open", (None,) * 3, 4, b"{}")
    touches = Counted(match.fingers, monkeypatch)
    match.roll()
    rolled = touches.count
    match.play_until(lambda: match.view.phase == "voting", first_card)
    told = touches.count - rolled
    match.play_until(lambda: match.view.phase == "reveal", first_card)
    voted = touches.count - rolled - told
    match.play_until(lambda: match.view.turn == 2, first_card)
    assert rolled <= 2, "the dice, and on"
    assert told <= 5, "the curtain, a card, the die, aloud, and that it was said"
    assert voted <= 2 * 3, "the curtain, a card, the vote"
    assert touches.count - rolled - told - voted == 1, "the next turn"
