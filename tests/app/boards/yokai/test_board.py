"""A duel on a passed tablet and against a bot, played with fingers on the real app."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.boards.yokai.layout import fan
from app.look.box import Box
from app.stage import sight
from engine import requests
from engine.games.yokai import INDEX, MOST_IN_HAND, Lay
from tests.app.boards.played import PlayedMatch

NAMES = ("Оленка", "Бабуся Ганна-Параскева-Ма")
"""One of them as long as a name may be."""

SEVEN_INCHES = (1024, 600)
"""Fewer pixels than a large tablet has, so the software that stands in for a graphics chip is quicker."""


class Duel(PlayedMatch):
    """A duel on the app's table, and the fingers of whoever has the tablet."""

    def __init__(self, fingers: Any, bots: tuple[Any, Any], seed: int) -> None:
        super().__init__(fingers, "yokai", "duel", NAMES, bots, seed)

    def begin(self, seed: int) -> None:
        """A new match at the same table."""
        seats = self.play.scenes.spectator.seats
        self.fingers.app.go("home")
        self.fingers.app.begin("yokai", "duel", b"{}", seats, seed=seed)
        self.follow()

    def follow(self) -> None:
        super().follow()
        self.settle()

    def settle(self) -> None:
        self.fingers.wait(lambda: not self.board.busy, "the board at rest")
        self.fingers.frames(3)

    # What fingers do ----------------------------------------------------------------------------------------------

    def lift_curtain(self, finger: int = 9) -> None:
        """The finger stays down."""
        self.fingers.wait(lambda: self.page.curtain is not None, "the curtain")
        button = self.page.curtain.button
        self.fingers.down(*button.to_window(*button.center), finger)
        self.fingers.wait(lambda: self.page.curtain is None, "the curtain lifted")

    def hold_hand(self, finger: int = 9) -> None:
        self.fingers.down(*self.board.places.hold.center, finger)

    def at_hand(self, place: int) -> tuple[float, float]:
        slot = self.board.hand_slots(self.board.cards_in_my_hand())[place]
        return slot.x, slot.y

    def pick(self, place: int) -> None:
        """Nothing else is picked any more."""
        self.board.fingers.cancel()
        self.fingers.down(*self.at_hand(place))
        self.fingers.up()

    def drag(self, start: tuple[float, float], end: tuple[float, float], finger: int = 0) -> None:
        self.fingers.down(*start, finger)
        for step in range(1, 9):
            share = step / 8
            self.fingers.move(start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share, finger)

    # What can be laid ---------------------------------------------------------------------------------------------

    def simple_lay(self) -> tuple[int, int]:
        """A place in the hand and a stack where its sketch can only simply be laid."""
        scene = self.page.scenes.own[self.page.passed_tablet.viewer]
        moves, hand = [move for move in scene.choices.moves if isinstance(move, Lay)], scene.view.hand
        for place, sketch in enumerate(hand):
            for on in INDEX:
                ways = [move for move in moves if move.sketch == sketch and move.on == on]
                if len(ways) == 1:
                    return place, INDEX[on]
        raise AssertionError("every sketch in this hand has an effect to offer")

    def with_an_effect(self) -> tuple[int, int] | None:
        """A place in the hand and a stack where its sketch can be laid in more ways than one."""
        scene = self.page.scenes.own[self.page.passed_tablet.viewer]
        for move in scene.choices.moves:
            if isinstance(move, Lay) and (move.summon or move.distract):
                return scene.view.hand.index(move.sketch), INDEX[move.on]
        return None

    def say_one(self, wanted: Callable[[Any], bool]) -> None:
        """The first move that is wanted, of whoever has the turn."""
        told, seat = self.page.scenes, self.page.passed_tablet.viewer
        move = next(move for move in told.own[seat].choices.moves if wanted(move))
        self.fingers.app.bridge.say(seat, move, lambda answer: None)
        self.fingers.wait(lambda: self.page.scenes is not told, "the next scene")

    def laid_by(self, seat: int) -> int:
        return sum(len(stack.sides[seat]) for stack in self.view.stacks)

    def faces_in_the_tree(self) -> list[str]:
        """Sketches whose faces hang anywhere on the screen and lie on no open place of the table."""
        open_cards = {sketch for stack in self.view.stacks for side in stack.sides for sketch in side}
        open_cards |= set(self.view.discards)
        cards = [widget for widget in self.fingers.app.root.walk() if type(widget).__name__ == "Card"]
        shown = [card.key[1] for card in cards if card.key[0] == "sketch"]
        return [sketch for sketch in shown if sketch not in open_cards]


@pytest.fixture
def duel(open_easel: Callable[..., Any]) -> Callable[..., Duel]:
    def begin(bots: tuple[Any, Any] = (None, None), seed: int = 5, **settings: Any) -> Duel:
        return Duel(open_easel(size=SEVEN_INCHES, **settings), bots, seed)

    return begin


def pixel(x: float, y: float) -> tuple[int, ...]:
    return tuple(sight(int(x), int(y), 1, 1)[:3])


# Secrets --------------------------------------------------------------------------------------------------------


def test_the_curtain_shows_the_same_whatever_the_cards_are(duel: Callable[..., Duel]) -> None:
    first = duel(seed=5)
    whose, seen = first.page.passed_tablet.viewer, sight()
    for seed in range(6, 30):
        first.begin(seed)
        if first.page.passed_tablet.viewer == whose:
            assert sight() == seen
            return
    raise AssertionError("no other seed gave the same player the first turn")


def test_behind_the_curtain_there_is_nothing_to_be_found(duel: Callable[..., Duel]) -> None:
    match = duel()
    assert match.page.curtain is not None
    assert match.faces_in_the_tree() == []


def test_the_curtain_takes_every_touch(duel: Callable[..., Duel]) -> None:
    match = duel()
    match.drag(match.at_hand(0), match.board.places.mine[0].center)
    match.fingers.up()
    match.tap_at(match.board.places.hold.center)
    assert match.faces_in_the_tree() == []
    assert match.laid_by(match.view.turn) == 0
    assert match.page.passed_tablet.covered


def test_a_brush_of_the_sleeve_does_not_lift_the_curtain(duel: Callable[..., Duel]) -> None:
    match = duel()
    button = match.page.curtain.button
    match.tap_at(button.to_window(*button.center))
    match.fingers.frames(3)
    assert match.page.curtain is not None


def test_the_hand_shows_while_a_finger_holds_and_is_covered_at_once(duel: Callable[..., Duel]) -> None:
    match = duel()
    match.lift_curtain(finger=9)
    match.fingers.wait(_no_pictures_coming, "the pictures")
    match.fingers.frames(3)
    held = sight()
    assert len(match.faces_in_the_tree()) == MOST_IN_HAND
    match.fingers.up(9)
    assert match.faces_in_the_tree() == []
    assert sight() != held


def test_covered_hands_look_the_same_whatever_they_are(duel: Callable[..., Duel]) -> None:
    """The board itself is open: only matches that show the same tops can be compared, so compare the hand's pixels."""

    def hand() -> bytes:
        box = match.board.places.hand
        return sight(int(box.x), int(box.y), int(box.w), int(box.h))

    seen = set()
    match = duel()
    for seed in (5, 6, 7):
        match.begin(seed)
        match.lift_curtain()
        match.fingers.up(9)
        match.settle()
        match.fingers.wait(_no_pictures_coming, "the pictures")
        match.fingers.frames(3)
        seen.add(hand())
    assert len(seen) == 1


def _no_pictures_coming() -> bool:
    from app.look.texture_cache import pictures

    return not pictures.busy


def test_a_pause_covers_the_hand(duel: Callable[..., Duel]) -> None:
    match = duel()
    match.lift_curtain()
    match.fingers.back()
    match.fingers.wait(lambda: match.page.scenes.spectator.paused_by is not None, "the pause")
    match.fingers.frames(3)
    assert match.faces_in_the_tree() == []


def test_the_app_in_the_background_covers_the_hand(duel: Callable[..., Duel]) -> None:
    match = duel()
    match.lift_curtain()
    match.fingers.app.dispatch("on_pause")
    match.fingers.frames(3)
    assert match.page.curtain is not None
    assert match.faces_in_the_tree() == []


def carry(match: Duel) -> None:
    """A finger has a sketch over the table, and nothing holds the hand open but this finger."""
    match.lift_curtain()
    match.fingers.up(9)
    place, _stack = match.simple_lay()
    match.drag(match.at_hand(place), match.board.places.mine[0].center)
    assert match.board.fingers.carried_sketch is not None


@pytest.mark.parametrize("event", ["a pause", "the background"])
def test_a_sketch_in_a_finger_goes_back_covered(duel: Callable[..., Duel], event: str) -> None:
    match = duel(less_motion=False)
    carry(match)
    if event == "a pause":
        match.page.ask(requests.Pause(match.page.passed_tablet.viewer))  # as from another tablet
        match.fingers.wait(lambda: match.page.scenes.spectator.paused_by is not None, "the pause")
    else:
        match.fingers.app.dispatch("on_pause")
    match.fingers.frames(3)
    assert match.board.fingers.carried_sketch is None
    assert match.faces_in_the_tree() == []
    match.fingers.up()


# Laying ---------------------------------------------------------------------------------------------------------


def test_a_sketch_is_dragged_to_its_stack_in_one_gesture(duel: Callable[..., Duel]) -> None:
    match = duel()
    match.lift_curtain()
    match.fingers.up(9)
    place, stack = match.simple_lay()
    seat = match.view.turn
    match.drag(match.at_hand(place), match.board.places.mine[stack].center)
    assert stack in match.board.fingers.lit()
    counts = match.board.furniture._counts
    hidden = [place for place, slip in enumerate(counts) if not slip.opacity]
    assert hidden == [stack], "what would be missing is said instead"
    match.fingers.up()
    match.fingers.wait(lambda: match.laid_by(seat) == 1, "the sketch on the table")
    match.settle()
    assert all(slip.opacity for slip in counts)
    sketch = match.view.stacks[stack].sides[seat][0]
    card = match.board._cards["sketch", sketch]
    mat = match.board.places.mine[stack]
    assert mat.holds(*card.center)


@pytest.mark.parametrize("size", [(360, 740), (640, 360), (1024, 600)])
def test_what_would_be_missing_is_read_over_the_sketch_that_is_dragged(open_easel: Callable[..., Any], size) -> None:
    match = Duel(open_easel(size=size), (None, None), 5)
    match.lift_curtain()
    place, stack = match.simple_lay()
    match.drag(match.at_hand(place), match.board.places.mine[stack].center)
    match.fingers.frames(3)
    promised, sketch = match.board.furniture._preview, match.board.fingers._dragged
    assert promised.opacity and promised.words.text and sketch is not None
    assert promised.y >= sketch.top - 1
    number = match.board.stack_card(stack).number_box
    assert number is None or Box(*promised.pos, *promised.size).overlap(number) < 2


def test_a_sketch_is_tapped_and_then_its_place(duel: Callable[..., Duel]) -> None:
    match = duel()
    match.lift_curtain()
    place, stack = match.simple_lay()
    match.tap_at(match.at_hand(place))
    match.fingers.up(9)
    assert match.faces_in_the_tree() == []
    match.tap_at(match.board.places.mine[stack].center)
    match.fingers.wait(lambda: match.laid_by(match.view.turn) == 1, "the sketch on the table")


def test_one_hand_holds_while_the_other_plays(duel: Callable[..., Duel]) -> None:
    match = duel()
    match.lift_curtain()
    match.fingers.up(9)
    match.hold_hand(finger=8)
    assert len(match.faces_in_the_tree()) == MOST_IN_HAND
    place, stack = match.simple_lay()
    match.drag(match.at_hand(place), match.board.places.mine[stack].center, finger=1)
    match.fingers.up(1)
    match.fingers.wait(lambda: match.laid_by(match.view.turn) == 1, "the sketch on the table")
    assert len(match.faces_in_the_tree()) == MOST_IN_HAND - 1
    match.fingers.up(8)
    assert match.faces_in_the_tree() == []


def test_a_place_where_it_may_land_is_lit(duel: Callable[..., Duel]) -> None:
    match = duel(known_hints=("yokai-lay", "yokai-landing"))  # a hint would lie over the mat's edge
    match.lift_curtain()
    match.fingers.wait(_no_pictures_coming, "the pictures")
    place, stack = match.simple_lay()
    mat = match.board.places.mine[stack]
    edges = [(mat.x + mat.w / 2, mat.y + beside) for beside in (-1.5, 1.5)]
    dark = [pixel(*edge) for edge in edges]
    match.tap_at(match.at_hand(place))
    match.fingers.frames(3)
    for before, edge in zip(dark, edges, strict=True):
        lit = pixel(*edge)
        assert lit[0] > 200 and lit[0] > before[0] + 60 and lit[2] < 120


def test_dropped_beside_every_place_the_sketch_goes_home(duel: Callable[..., Duel]) -> None:
    match = duel()
    match.lift_curtain()
    place, _ = match.simple_lay()
    match.drag(match.at_hand(place), match.board.places.their_hand.center)
    match.fingers.up()
    match.fingers.frames(3)
    assert match.laid_by(match.view.turn) == 0
    assert len(match.faces_in_the_tree()) == MOST_IN_HAND
    assert match.board.fingers.picked is None


def test_two_quick_taps_lay_one_sketch(duel: Callable[..., Duel]) -> None:
    match = duel()
    match.lift_curtain()
    place, stack = match.simple_lay()
    match.tap_at(match.at_hand(place))
    where = match.board.places.mine[stack].center
    match.tap_at(where)
    match.tap_at(where)
    match.fingers.wait(lambda: match.laid_by(match.view.turn) >= 1, "the sketch on the table")
    match.settle()
    assert match.laid_by(match.view.turn) == 1


def test_a_wrong_place_is_answered_and_nothing_happens(duel: Callable[..., Duel]) -> None:
    match = duel()
    match.lift_curtain()
    place, _ = match.simple_lay()
    match.tap_at(match.at_hand(place))
    wrong = next(stack for stack in range(4) if stack not in match.board.fingers.lit())
    match.tap_at(match.board.places.mine[wrong].center)
    match.fingers.frames(2)
    assert match.fingers.reads("does not have that element")
    assert match.laid_by(match.view.turn) == 0


def test_an_effect_is_offered_on_the_spot(duel: Callable[..., Duel]) -> None:
    match = duel(less_motion=True)
    match.fingers.turn(360, 640)  # so small that what is asked lies over the sketch
    summoning = summoner(match)
    viewer = match.page.passed_tablet.viewer
    match.lift_curtain()
    move = summoning[0]
    place = match.page.scenes.own[viewer].view.hand.index(move.sketch)
    match.drag(match.at_hand(place), match.board.places.mine[INDEX[move.on]].center)
    match.fingers.up()
    match.fingers.frames(3)
    assert match.laid_by(viewer) == 0
    assert match.fingers.reads("Just lay it")
    offer, _drawn = match.board.furniture.offered, sight()
    edge = {pixel(offer.x + offer.w * share / 40, offer.top - 6) for share in range(4, 37)}
    assert len(edge) == 1, "nothing lies over what is asked"
    assert offer.y == 0 and offer.x == 0 and offer.right == 360, "no strip of the hand is seen around it"
    match.fingers.tap("Summon the")
    match.fingers.wait(lambda: match.laid_by(viewer) == 1, "the sketch on the table")
    assert any(type(step).__name__ == "Summoned" for step in match.view.steps)


@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
def test_what_a_stack_still_needs_is_read_and_does_not_glare_by_night(easel: Any, night: bool) -> None:
    from app.boards.yokai.furniture import Slip
    from app.look import theme

    theme.choose(night=night)
    try:
        slip = Slip()
    finally:
        theme.choose()
    assert theme.contrast(tuple(slip.words.color), slip.colour) >= theme.LEGIBLE
    assert not night or max(slip.colour[:3]) < 0.65


PHONE = (640, 360)


@pytest.mark.parametrize("size", [PHONE, (1024, 600), (1280, 800)], ids="{0[0]}x{0[1]}".format)
def test_held_sideways_the_choice_hides_no_stack(duel: Callable[..., Duel], size: tuple[int, int]) -> None:
    match = duel(less_motion=True)
    match.fingers.turn(*size)
    summoning = summoner(match)
    viewer = match.page.passed_tablet.viewer
    match.lift_curtain()
    move = summoning[0]
    place = match.page.scenes.own[viewer].view.hand.index(move.sketch)
    match.drag(match.at_hand(place), match.board.places.mine[INDEX[move.on]].center)
    match.fingers.up()
    match.fingers.frames(3)
    offer = match.board.furniture.offered
    assert offer is not None and offer.right <= size[0]
    assert offer.y == 0, "no strip of the hand is seen below it"
    assert all(offer.overlap(column) == 0 for column in match.board.places.columns)
    if size == PHONE:
        shown = [piece for piece in match.board.furniture.asked.walk() if type(piece).__name__ == "RoundPicture"]
        assert shown and min(picture.width for picture in shown) >= 52, "a creature is told from another"
    match.fingers.tap("Summon")
    match.fingers.wait(lambda: match.laid_by(viewer) == 1, "the sketch on the table")
    match.fingers.frames(2)
    (tally,) = [widget for widget in match.board.walk() if type(widget).__name__ == "Tally" and widget.opacity]
    (slot,) = fan(match.board.places.mine[INDEX[move.on]], 1)
    assert tally.x <= slot.x + slot.w / 2, "the count of sketches hangs on them"


def test_a_sketch_with_an_effect_can_be_taken_back(duel: Callable[..., Duel]) -> None:
    match = duel()
    summoning = summoner(match)
    viewer = match.page.passed_tablet.viewer
    match.lift_curtain()
    place = match.page.scenes.own[viewer].view.hand.index(summoning[0].sketch)
    match.drag(match.at_hand(place), match.board.places.mine[INDEX[summoning[0].on]].center)
    match.fingers.up()
    match.fingers.tap("Take the sketch back")
    match.fingers.frames(3)
    assert match.laid_by(viewer) == 0
    assert len(match.faces_in_the_tree()) == MOST_IN_HAND


def summoner(match: Duel) -> list[Lay]:
    """Begins anew until the first hand holds a sketch that can summon; the ways to lay it."""
    for seed in range(40):
        match.begin(seed)
        moves = match.page.scenes.own[match.page.passed_tablet.viewer].choices.moves
        if summoning := [move for move in moves if isinstance(move, Lay) and move.summon]:
            return summoning
    raise AssertionError("nobody can summon")


# Turns ----------------------------------------------------------------------------------------------------------


def lay_one(match: Duel) -> None:
    place, stack = match.simple_lay()
    before = match.laid_by(match.view.turn)
    match.tap_at(match.at_hand(place))
    match.tap_at(match.board.places.mine[stack].center)
    match.fingers.wait(lambda: match.laid_by(match.view.turn) == before + 1, "the sketch on the table")
    match.settle()


def test_enough_hands_the_tablet_to_the_other(duel: Callable[..., Duel]) -> None:
    match = duel()
    first = match.page.passed_tablet.viewer
    match.lift_curtain()
    lay_one(match)
    match.fingers.up(9)
    match.fingers.tap("End my turn")
    match.fingers.wait(lambda: match.page.passed_tablet.viewer == 1 - first, "the other's turn")
    match.fingers.frames(3)
    assert match.page.curtain is not None
    assert match.fingers.reads(match.page.scenes.spectator.seats[1 - first].name)
    assert match.faces_in_the_tree() == []


def test_the_first_turn_is_replayed_for_the_other(duel: Callable[..., Duel]) -> None:
    match = duel(less_motion=False)
    match.lift_curtain()
    lay_one(match)
    laid = [sketch for stack in match.view.stacks for side in stack.sides for sketch in side]
    match.fingers.up(9)
    match.fingers.tap("End my turn")
    match.fingers.wait(lambda: match.page.curtain is not None, "the curtain")
    shown: list[Any] = []
    show = match.board._lay_out
    match.board._lay_out = lambda *args: (shown.append(args[1] if len(args) > 1 else None), show(*args))
    match.lift_curtain()
    match.settle()
    steps = [step for step in shown if step is not None]
    assert [step.sketch for step in steps if type(step).__name__ == "Laid"] == laid


def test_the_turn_is_replayed_for_a_finger_that_goes_up_while_the_table_is_laid(duel: Callable[..., Duel]) -> None:
    match = duel(less_motion=False)
    match.lift_curtain()
    lay_one(match)
    match.fingers.up(9)
    match.fingers.tap("End my turn")
    match.fingers.wait(lambda: match.page.curtain is not None, "the curtain")
    button = match.page.curtain.button
    match.fingers.down(*button.to_window(*button.center), 9)
    match.fingers.wait(lambda: match.page.first_look.scenes is not None, "the curtain held long enough")
    match.fingers.frames(1)
    assert match.page.curtain is not None, "else there was nothing to wait for"
    match.fingers.up(9, frames=0)
    assert match.page.curtain is None
    assert match.faces_in_the_tree() == []
    assert match.board.busy, "what the other did is shown"


def test_against_a_bot_there_is_no_curtain_and_it_answers(duel: Callable[..., Duel]) -> None:
    match = duel(bots=(None, "weak"))
    assert match.page.curtain is None
    match.fingers.wait(lambda: match.view.turn == 0, "my turn")
    match.settle()
    turns = match.view.turns
    lay_one(match)
    match.fingers.tap("End my turn")
    match.fingers.wait(lambda: match.view.turns >= turns + 2 or match.view.over, "the bot's turn played")


def test_turning_the_tablet_in_the_middle_of_a_turn_loses_nothing(duel: Callable[..., Duel]) -> None:
    match = duel(bots=(None, "weak"))
    match.fingers.wait(lambda: match.view.turn == 0, "my turn")
    match.settle()
    hand = match.page.scenes.own[0].view.hand
    match.fingers.turn(600, 1024)
    match.settle()
    assert sorted(match.faces_in_the_tree()) == sorted(hand)
    place, stack = match.simple_lay()
    match.drag(match.at_hand(place), match.board.places.mine[stack].center)
    match.fingers.up()
    match.fingers.wait(lambda: match.laid_by(0) == 1, "the sketch on the table")


def test_leaving_and_coming_back_finds_the_same_moment(
    duel: Callable[..., Duel], open_easel: Callable[..., Any], tmp_path: Path
) -> None:
    match = duel()
    match.lift_curtain()
    lay_one(match)
    before = match.page.scenes.own
    again = open_easel(tmp_path / "device")
    path = again.app.library.newest_waiting().path
    again.app.bridge.pace = 0.0
    again.app.resume_match(path)
    again.wait(lambda: again.page.scenes is not None, "the match again")
    assert {seat: scene.view for seat, scene in again.page.scenes.own.items()} == {
        seat: scene.view for seat, scene in before.items()
    }
    assert again.page.curtain is not None


# What the other one did -----------------------------------------------------------------------------------------


def captions(match: Duel) -> list[str]:
    """What is said of each step from now on, as it comes to be said."""
    said: list[str] = []
    say = match.board.furniture.say

    def hear(words: str) -> None:
        say(words)
        if words:
            said.append(words)

    match.board.furniture.say = hear
    return said


def until_the_bot_changes_a_stack(duel: Callable[..., Duel], seed: int = 5, **settings: Any) -> tuple[Duel, list[str]]:
    """Plays against a bot until it does more in a turn than lay sketches; what the board said of that turn."""
    from random import Random

    from engine.bots import bot

    match = duel(bots=(None, "strong"), seed=seed, **settings)
    said, mine, chance = captions(match), bot("yokai", "middle"), Random(1)
    while not match.view.over:
        match.fingers.wait(lambda: match.view.turn == 0, "my turn")
        match.settle()
        if [step for step in match.view.steps_before if type(step).__name__ not in ("Drew", "Laid", "Shuffled")]:
            return match, said
        while match.view.turn == 0 and not match.view.over:
            scene = match.page.scenes.own[0]
            said.clear()
            match.board.say(mine(scene.view, scene.choices, chance), (0.0, 0.0))
            match.fingers.wait(lambda before=scene: match.page.scenes.own[0] is not before, "the move told")
    raise AssertionError("the bot did nothing but lay sketches")


@pytest.mark.parametrize("less_motion", [True, False])
def test_each_effect_of_a_bots_turn_is_told_in_a_sentence(
    duel: Callable[..., Duel], monkeypatch: pytest.MonkeyPatch, less_motion: bool
) -> None:
    from app.boards.yokai import sentences
    from app.look import theme

    monkeypatch.setitem(theme.MOTION, "walk", 0.02)  # cards walk, and nobody waits for them
    monkeypatch.setattr("app.boards.yokai.board.WATCHING", 0.02)
    match, said = until_the_bot_changes_a_stack(duel, less_motion=less_motion)
    names = [seat.name for seat in match.page.scenes.spectator.seats]
    effects = [sentences.step_sentence(step, 0, names) for step in match.view.steps_before]
    assert [words for words in effects if words] == said[-len([words for words in effects if words]) :]
    said.clear()
    match.fingers.wait(lambda: match.board.can_show_again, "the way to see it again")
    match.tap_at(match.board.places.again.center)
    match.settle()
    assert said == [words for words in effects if words], "each is shown again"
    assert match.board.tableau == type(match.board.tableau).of(match.page.scenes.own[0].view), "then it is as it is"


def test_a_sentence_stays_until_it_is_read_or_play_goes_on(
    duel: Callable[..., Duel], monkeypatch: pytest.MonkeyPatch
) -> None:
    match, _said = until_the_bot_changes_a_stack(duel)
    monkeypatch.setattr("app.boards.yokai.board.READING", 60.0)
    match.tap_at(match.board.places.again.center)
    assert match.board.busy, "with less motion, too, it stays to be read"
    place, _stack = match.simple_lay()
    match.tap_at(match.at_hand(place))
    assert not match.board.busy and match.board.fingers.picked is not None, "whoever plays on has read enough"
