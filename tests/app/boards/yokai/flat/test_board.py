"""A duel at opposite edges of one tablet: both players' fingers at once on the real app."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from app.boards.yokai.layout import fan
from app.stage import sight
from engine import bots, requests
from engine.games.yokai import INDEX, MOST_LAID, Enough, Lay
from tests.app.boards.played import PlayedMatch

NAMES = ("Оленка", "Бабуся Ганна-Параскева-М")
SEVEN_INCHES = (1024, 600)
SMALL = (800, 480)
HOLD_YOUR_CARDS = "Hold your cards to see them; your hand hides them. Drag one to a stack when it is your turn."


class Duel(PlayedMatch):
    """Two people; each has fingers of their own."""

    def __init__(self, fingers: Any, seed: int = 5, bots: tuple[Any, Any] = (None, None)) -> None:
        super().__init__(fingers, "yokai", "duel", NAMES, bots, seed)

    @property
    def board(self) -> Any:
        """Of this match, when another page is shown already, too."""
        return self.play.board

    @property
    def scene(self) -> Any:
        return self.play.scenes.spectator

    def side(self, seat: int) -> Any:
        return self.board.sides[seat]

    def at(self, seat: int, point: tuple[float, float]) -> tuple[float, float]:
        return self.side(seat).to_window(*point, initial=False)

    def card(self, seat: int, place: int) -> tuple[float, float]:
        slot = self.side(seat).hand_slots(self.side(seat).cards_in_my_hand())[place]
        return self.at(seat, (slot.x, slot.y))

    def stack(self, seat: int, stack: int) -> tuple[float, float]:
        """Where that player's own sketches lie at it."""
        return self.at(seat, self.side(seat).places.mine[stack].center)

    def tap_at(self, point: tuple[float, float], finger: int = 0) -> None:
        self.fingers.down(*point, finger, frames=0)
        self.fingers.up(finger, frames=0)

    def drag(self, seat: int, place: int, stack: int) -> None:
        """From the hand, which the finger opens, straight across one's own edge to the stack."""
        (x, y), there = self.card(seat, place), self.stack(seat, stack)
        out = self.at(seat, (self.side(seat).to_local(x, y)[0], self.side(seat).places.hand.top))
        self.fingers.down(x, y, seat, frames=0)
        self.fingers.move(*out, seat, frames=0)
        self.fingers.move(*there, seat, frames=0)
        self.fingers.up(seat, frames=0)

    def heard(self, before: Any) -> None:
        self.fingers.wait(lambda: self.play.scenes is not before or self.page is not self.play, "the next scene")
        self.fingers.frames(1)

    def lay(self, seat: int, move: Lay) -> None:
        before = self.play.scenes
        hand = before.own[seat].view.hand
        self.drag(seat, hand.index(move.sketch), INDEX[move.on])
        if self.side(seat).furniture.offered is not None:
            self.fingers.frames(2)
            assert self.board.children[0] is self.side(seat), "what one is asked lies over what is the other's"
            ways = self.side(seat).furniture._offer.children
            rows = sorted(
                self.side(seat).fingers.ways(INDEX[move.on]), key=lambda way: (not way.distract, way.summon is None)
            )
            row = ways[::-1][rows.index(move)]
            self.tap_at(row.to_window(*row.center), 20 + seat)
        self.heard(before)

    def faces_shown(self, seat: int) -> list[int]:
        """Sketches that can be seen in that player's hand."""
        cards = [widget for widget in self.side(seat).walk(restrict=True) if type(widget).__name__ == "Card"]
        return [card.key[1] for card in cards if card.face_up or card.picture]


@pytest.fixture
def duel(open_easel: Callable[..., Any]) -> Callable[..., Duel]:
    def begin(size: Any = SEVEN_INCHES, seed: int = 5, bots: Any = (None, None), **settings: Any) -> Duel:
        chosen = {"flat_games": ("yokai",), "known_hints": ("flat-yokai-hand",)} | settings
        return Duel(open_easel(size=size, **chosen), seed, bots)

    return begin


def test_a_whole_duel_is_played_from_both_edges(duel: Callable[..., Duel]) -> None:
    match = duel(size=SMALL, seed=52)  # a short one
    assert match.play.flat
    pick, chance = bots.bot("yokai", "middle"), Random(3)
    while match.page is match.play and not match.scene.ended:
        seat, before = match.scene.view.turn, match.play.scenes
        move = pick(before.own[seat].view, before.own[seat].choices, chance)
        if isinstance(move, Enough):
            match.fingers.wait(lambda: not match.board.busy, "all that happened was seen")
            match.fingers.frames(2)
            match.tap_at(match.at(seat, match.side(seat).places.done.center), seat)
            match.heard(before)
        else:
            match.lay(seat, move)
        assert match.play.curtain is None
    match.fingers.wait(lambda: match.page is not match.play, "the result")
    assert match.fingers.reads("wins!") or match.fingers.reads("share the victory")


def test_each_holds_their_own_hand_open_and_nobody_elses(duel: Callable[..., Duel]) -> None:
    match = duel()
    assert match.play.flat
    assert match.faces_shown(0) == match.faces_shown(1) == []
    match.fingers.down(*match.at(1, match.side(1).places.hold.center), 1)
    match.fingers.frames(2)
    assert sorted(match.faces_shown(1)) == sorted(match.play.scenes.own[1].view.hand)
    assert match.faces_shown(0) == []
    assert match.side(0).scene.view.hand == ()
    match.fingers.down(*match.card(0, 0), 0)
    assert sorted(match.faces_shown(0)) == sorted(match.play.scenes.own[0].view.hand)
    match.fingers.up(1)
    assert match.faces_shown(1) == []
    match.fingers.up(0)
    assert match.faces_shown(0) == []


def test_a_pause_takes_a_sketch_out_of_the_finger_that_carries_it(duel: Callable[..., Duel]) -> None:
    match = duel()
    turn = match.scene.view.turn
    side, (x, y) = match.side(turn), match.card(turn, 0)
    match.fingers.down(x, y, 0)
    match.fingers.move(*match.at(turn, (side.to_local(x, y)[0], side.places.hand.top)), 0)
    match.fingers.move(*match.stack(turn, 0), 0)
    assert match.side(turn).fingers.carried_sketch is not None
    match.play.ask(requests.Pause(turn))  # after what put the sketch down, a finger was quick
    match.fingers.wait(lambda: match.play.scenes.spectator.paused_by is not None, "the pause")
    match.fingers.frames(3)
    assert match.side(turn).fingers.carried_sketch is None
    assert match.faces_shown(0) == match.faces_shown(1) == []
    match.fingers.up(0)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_pause_and_what_it_asks_are_turned_to_whoever_paused(duel: Callable[..., Duel], seat: int) -> None:
    match = duel()
    room = match.fingers.app.room
    match.tap_at(match.at(seat, match.side(seat).places.pause.center))
    match.fingers.wait(lambda: room.sheets, "the pause")
    assert match.play.scenes.spectator.paused_by == seat
    match.fingers.tap("End the match")
    assert [sheet.angle for sheet in room.sheets] == [180 * seat] * 2
    match.fingers.tap("Keep it")
    match.fingers.tap("Play on")
    match.fingers.wait(lambda: match.play.scenes.spectator.paused_by is None, "playing on")


def test_only_whose_turn_it_is_can_lay_and_the_others_finger_is_left_alone(duel: Callable[..., Duel]) -> None:
    match = duel()
    turn = match.scene.view.turn
    other = 1 - turn
    match.drag(other, 0, 0)
    match.until(lambda: match.answered, "what came of it")
    assert match.scene.view.laid == 0 and match.faces_shown(other) == []
    match.fingers.down(*match.card(other, 0), 8)
    move = next(
        m for m in match.play.scenes.own[turn].choices.moves if isinstance(m, Lay) and not m.distract and not m.summon
    )
    match.lay(turn, move)
    assert match.scene.view.stacks[INDEX[move.on]].sides[turn] == (move.sketch,)
    assert match.faces_shown(other) != [], "the other still holds their cards"
    match.fingers.up(8)
    assert match.faces_shown(other) == []


def test_a_sketch_lies_as_its_player_sees_it_and_yokai_look_at_whose_turn_it_is(duel: Callable[..., Duel]) -> None:
    match = duel()
    for _turn in range(2):
        turn = match.scene.view.turn
        move = next(
            m
            for m in match.play.scenes.own[turn].choices.moves
            if isinstance(m, Lay) and not m.distract and not m.summon
        )
        match.lay(turn, move)
        sketch = match.board.stacks._cards["sketch", move.sketch]
        x, y = match.stack(turn, INDEX[move.on])
        assert abs(sketch.center_x - x) < sketch.width * 2 and abs(sketch.center_y - y) < sketch.height
        yokai = match.board.stacks.stack_card(0)
        assert yokai.angle == (180 if match.scene.view.turn == 1 else 0)
        while match.scene.view.turn == turn and match.scene.view.laid < MOST_LAID:
            before = match.play.scenes
            match.tap_at(match.at(turn, match.side(turn).places.done.center), turn)
            match.heard(before)


def test_what_both_are_told_goes_where_it_is_touched_and_stays_at_the_other_side(duel: Callable[..., Duel]) -> None:
    match = duel(known_hints=())
    turn = match.scene.view.turn
    held = match.fingers.all_that_say(HOLD_YOUR_CARDS)
    mine = next(words for words in held if words in match.side(turn).walk(restrict=True))
    match.tap_at(match.at(turn, mine.center))
    assert match.fingers.all_that_say(HOLD_YOUR_CARDS) == [words for words in held if words is not mine] != []


def test_both_are_told_what_an_effect_did_until_somebody_plays_on(
    duel: Callable[..., Duel], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both see it happen: nobody needs to be shown it again."""
    from app.boards.yokai import sentences

    match = duel()

    def say(move: Any) -> None:
        before = match.play.scenes
        match.fingers.app.bridge.say(match.scene.view.turn, move, lambda answer: None)
        match.heard(before)

    while True:
        moves = match.play.scenes.own[match.scene.view.turn].choices.moves
        effects = [move for move in moves if isinstance(move, Lay) and (move.summon or move.distract)]
        if effects:
            break
        say(moves[0])
        say(Enough())
        match.until(lambda: not match.board.busy, "the board at rest")
    monkeypatch.setattr("app.boards.yokai.board.READING", 60.0)
    say(effects[0])
    names = [seat.name for seat in match.scene.seats]
    first = next(step for step in match.scene.view.steps if sentences.step_sentence(step, 0, names))
    for seat in (0, 1):
        words = sentences.step_sentence(first, seat, names)
        told = [label.text for label in match.side(seat).furniture.words.walk(restrict=True) if hasattr(label, "text")]
        assert words in told, (seat, told)
    assert match.board.busy, "it stays to be read"
    match.tap_at(match.at(0, match.side(0).places.hand.center))
    assert not match.board.busy, "whoever plays on has read enough"


def test_tap_and_tap_lays_a_sketch_too(duel: Callable[..., Duel]) -> None:
    match = duel()
    turn = match.scene.view.turn
    move = next(m for m in match.play.scenes.own[turn].choices.moves if isinstance(m, Lay))
    ways = [
        m
        for m in match.play.scenes.own[turn].choices.moves
        if isinstance(m, Lay) and (m.sketch, m.on) == (move.sketch, move.on)
    ]
    hand = match.play.scenes.own[turn].view.hand
    before = match.play.scenes
    match.tap_at(match.card(turn, hand.index(move.sketch)), turn)
    match.tap_at(match.stack(turn, INDEX[move.on]), turn)
    if len(ways) == 1:
        match.heard(before)
        assert match.scene.view.laid == 1
    else:
        assert match.side(turn).furniture.offered is not None


@pytest.mark.parametrize("letters", ["normal", "large", "largest"])
def test_a_yokai_that_may_be_summoned_is_seen_above_the_words(duel: Callable[..., Duel], letters: str) -> None:
    match = next(each for seed in range(20) if summons(each := duel((1280, 800), seed, letters=letters)))
    turn = match.scene.view.turn
    move = summons(match)[0]
    hand = match.play.scenes.own[turn].view.hand
    match.tap_at(match.card(turn, hand.index(move.sketch)), turn)
    match.tap_at(match.stack(turn, INDEX[move.on]), turn)
    match.fingers.frames(3)
    asked = match.side(turn).furniture.asked
    pictures = [piece for piece in asked.walk(restrict=True) if type(piece).__name__ == "RoundPicture"]
    assert pictures and min(min(picture.size) for picture in pictures) >= 44, "a creature is told from another"


def test_the_count_of_sketches_hangs_on_them(duel: Callable[..., Duel]) -> None:
    match = duel()
    turn = match.scene.view.turn
    moves = [move for move in match.play.scenes.own[turn].choices.moves if isinstance(move, Lay)]
    move = next(m for m in moves if sum((other.sketch, other.on) == (m.sketch, m.on) for other in moves) == 1)
    before = match.play.scenes
    match.tap_at(match.card(turn, match.play.scenes.own[turn].view.hand.index(move.sketch)), turn)
    match.tap_at(match.stack(turn, INDEX[move.on]), turn)
    match.heard(before)
    match.fingers.wait(lambda: not match.board.busy, "the sketch on the table")
    match.fingers.frames(3)
    side = match.side(turn)
    (slot,) = fan(side.places.mine[INDEX[move.on]], 1)
    (tally,) = [widget for widget in side.walk(restrict=True) if type(widget).__name__ == "Tally" and widget.opacity]
    assert slot.x < tally.x <= slot.x + slot.w / 2


@pytest.mark.parametrize("letters", ["normal", "largest"])
def test_what_is_offered_lies_over_all_that_a_plate_says_or_over_nothing_of_it(
    duel: Callable[..., Duel], letters: str
) -> None:
    match = next(each for seed in range(20) if summons(each := duel((800, 1280), seed, letters=letters)))
    side = match.side(match.scene.view.turn)
    said = side.furniture.said_on_plate
    assert said.w > 50
    for stack in range(4):
        side.furniture.offer(stack, summons(match)[:1], lambda move: None, lambda: None)
        offered = side.furniture.offered
        assert offered.overlap(said) in (0, pytest.approx(said.w * said.h)), stack
        assert offered.x >= 0 and offered.right <= side.width


def summons(match: Duel) -> list[Lay]:
    """The ways in which whoever has the turn may summon."""
    moves = match.play.scenes.own[match.scene.view.turn].choices.moves
    return [move for move in moves if isinstance(move, Lay) and move.summon]


def test_places_where_a_sketch_may_land_are_lit_at_its_players_side(duel: Callable[..., Duel]) -> None:
    match = duel()
    turn = match.scene.view.turn
    side = match.side(turn)
    move = next(m for m in match.play.scenes.own[turn].choices.moves if isinstance(m, Lay))

    def rims() -> list[bytes]:
        points = [match.at(turn, (area.x + 1, area.center[1])) for area in side.places.mine]
        return [sight(int(x), int(y), 1, 1) for x, y in points]

    dark = rims()
    match.tap_at(match.card(turn, match.play.scenes.own[turn].view.hand.index(move.sketch)), turn)
    lit = side.fingers.lit()
    assert INDEX[move.on] in lit and len(lit) < len(dark)
    brighter = [now[0] - before[0] > 64 for now, before in zip(rims(), dark, strict=True)]
    assert brighter == [stack in lit for stack in range(len(dark))]


def test_turning_the_tablet_keeps_the_duel_and_covers_hands(duel: Callable[..., Duel]) -> None:
    match = duel()
    match.fingers.down(*match.at(0, match.side(0).places.hold.center), 1)
    assert match.faces_shown(0)
    match.fingers.turn(600, 1024)
    match.fingers.app.dispatch("on_pause")
    match.fingers.frames(2)
    assert match.faces_shown(0) == []
    match.fingers.up(1)
    assert match.play.curtain is None
    turn = match.scene.view.turn
    move = next(
        m for m in match.play.scenes.own[turn].choices.moves if isinstance(m, Lay) and not m.distract and not m.summon
    )
    match.lay(turn, move)
    assert match.scene.view.laid == 1


def test_against_a_bot_nothing_lies_flat(duel: Callable[..., Duel]) -> None:
    match = duel(bots=(None, "weak"))
    assert not match.play.flat
