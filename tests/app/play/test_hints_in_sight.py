"""No hint of any board lies over what it speaks of, a word, a tool or ink, on any screen.  Nothing is painted."""

import ast
import math
from collections.abc import Callable, Iterator
from itertools import product
from time import monotonic
from types import SimpleNamespace
from typing import Any, TypeGuard

import pytest

from app.look.box import Box
from app.ui.hint_slip import HintSlip
from app.ui.in_sight import in_sight
from engine import rules
from engine.games.yokai import Lay
from engine.games.yokai.moves import Enough
from tests.app.boards.dixit.test_board import Match as Dixit
from tests.app.boards.pictomania.flat.test_board import Table as FlatPictomania
from tests.app.boards.pictomania.pictomania_match import Match as Pictomania
from tests.app.boards.pictoric.pictoric_match import Match as Pictoric
from tests.app.boards.pictoric.pictoric_match import first_card
from tests.app.boards.places import within
from tests.app.boards.yokai.flat.test_board import SEVEN_INCHES
from tests.app.boards.yokai.flat.test_board import Duel as FlatDuel
from tests.app.boards.yokai.test_board import Duel
from tools.texts import ROOT

TABLETS = ((1280, 800), (800, 1280), (1024, 600))
PHONES = ((640, 360), (360, 740))
SIZES = (*PHONES, *TABLETS[::-1])
"""The last is that with which an evening began."""

RIM = 4.0
"""How far (dp) the edge of what is spoken of may lie under the light."""

NEAR = 0.25
"""How far a hint lies from what it speaks of, as a share of the screen's diagonal."""

A_HAIR = 1.0
"""Square pixels of a letter's corner that rounding may take."""


@pytest.fixture(autouse=True)
def nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    from app.boards.pictomania import unsaid_guess
    from app.boards.pictoric import board, dice_roll
    from app.play import curtain, hand_over

    monkeypatch.setattr(board, "SETTLE", 0.0)
    monkeypatch.setattr(dice_roll, "BOTS_PAUSE", 0.0)

    monkeypatch.setattr(curtain, "HOLD", 0.01)
    monkeypatch.setattr("app.ui.hints.HESITATION", math.inf)
    monkeypatch.setattr(unsaid_guess, "BREATH", 0.02)
    monkeypatch.setattr(hand_over, "BREATH", 0.02)


def pictomania(fingers: Any) -> Iterator[Any]:
    """Nobody guesses right, and all come to the points."""
    match = Pictomania(fingers, (None, None, None), options=b'{"teaching": false}')
    match.until(lambda: match.view.rack, "the words")
    yield match
    match.begin_round()
    for seat in range(3):
        match.until(lambda seat=seat: match.view.turn == seat, "the next")
        match.take_tablet()
        match.stroke()
        if not seat:
            yield match
        match.press("Done drawing")
    for seat in range(3):
        match.until(lambda seat=seat: match.view.phase == "guessing" and match.view.turn == seat, "the guessing")
        match.take_tablet()
        if not seat:
            yield match, lambda: match.tap_at(match.card(match.mine.task.number))
            match.table.hand.drop()
            match.guess(match.mine.task.number, 1)
            yield match
        match.tap_at(match.table.places.done.center)
        match.until(lambda seat=seat: match.view.players[seat].finished, "having finished")
    match.until(lambda: match.view.phase == "reveal", "the reveal")
    match.see_points()
    yield match


def pictomania_alone(fingers: Any) -> Iterator[Any]:
    match = Pictomania(fingers, (None, "weak", "weak"))
    match.begin_round()
    yield match
    match.stroke()
    yield match


def yokai(fingers: Any) -> Iterator[Any]:
    match = Duel(fingers, (None, None), 5)
    match.lift_curtain()
    match.fingers.up(9)
    yield match
    match.hold_hand()
    yield match
    yield match, lambda: match.pick(match.simple_lay()[0])
    match.say_one(lies_simply)
    match.settle()
    yield match
    offered = finishes = False
    while not (offered and finishes):
        match.fingers.up(9)
        match.say_one(lambda move: isinstance(move, Enough))
        match.lift_curtain()
        match.settle()
        if not offered and (lay := match.with_an_effect()) is not None:
            yield match, lambda lay=lay: offer(match, *lay)
            offered = True
        match.board.fingers.cancel()
        match.say_one(lies_simply)
        match.settle()
        finishes = finishes or "yokai-finishing" in {hint.key for hint in match.board.hints()}
        if finishes:
            yield match


def lies_simply(move: Any) -> bool:
    return isinstance(move, Lay) and not move.summon and not move.distract


def offer(match: Duel, place: int, stack: int) -> None:
    match.pick(place)
    match.tap_at(match.board.places.mine[stack].center)


def yokai_seen_again(fingers: Any) -> Iterator[Any]:
    """Nothing happens but that a turn is shown again."""
    match = Duel(fingers, (None, None), 5)
    match.lift_curtain()
    match.settle()
    match.say_one(lies_simply)
    match.fingers.up(9)
    match.say_one(lambda move: isinstance(move, Enough))
    match.lift_curtain()
    yield match


def dixit(fingers: Any) -> Iterator[Any]:
    match = Dixit(fingers, "classic", (None, "weak", "weak", "weak"))
    match.begin()
    yield match
    match.play_to(lambda: match.kind == "RevealTable")
    yield match
    match.play_to(lambda: match.kind == "PointsTable")
    yield match
    match.play_to(lambda: match.kind == "HandTable" and match.table.gives)
    yield match
    match.play_to(lambda: match.kind == "VoteTable" and match.table.tokens)
    yield match


def pictoric(fingers: Any) -> Iterator[Any]:
    match = Pictoric(fingers, next(iter(rules.game("pictoric").variants)), (None, "weak", "weak", "weak"), 4, b"{}")
    match.until(lambda: match.board.dice_roll is not None, "the first dice")
    yield match
    wanted = {"telling", "voting", "reveal"}
    while wanted:
        match.play_until(lambda: match.board.moment.kind in wanted and match.board.dice_roll is None, first_card)
        wanted.remove(match.board.moment.kind)
        yield match


def pictoric_closed(fingers: Any) -> Iterator[Any]:
    match = Pictoric(fingers, "closed", (None, "weak", "weak"), 4, b"{}")

    def gives() -> bool:
        moment = match.board.moment
        return moment.kind == "giving" and moment.actor is not None and match.board.dice_roll is None

    match.play_until(gives, first_card)
    yield match


Moments = Iterator[Any]
"""Matches in which hints come; some with what a finger has to do first, again on each screen."""

EVENINGS: dict[str, tuple[Callable[[Any], Moments], ...]] = {
    "pictomania": (pictomania, pictomania_alone),
    "yokai": (yokai, yokai_seen_again),
    "dixit": (dixit,),
    "pictoric": (pictoric, pictoric_closed),
}
"""In which every hint of a game comes."""


def keys_of(game: str) -> set[str]:
    """All hints that a game has, found in the source."""
    source = (ROOT / "app" / "boards" / game / "hints.py").read_text(encoding="utf-8")
    return {node.value for node in ast.walk(ast.parse(source)) if is_key(node, game)}


def is_key(node: ast.AST, game: str) -> TypeGuard[ast.Constant]:
    return isinstance(node, ast.Constant) and str(node.value).startswith(f"{game}-")


@pytest.mark.parametrize("letters", ["normal", "largest"])
@pytest.mark.parametrize("game", EVENINGS)
def test_each_hint_lies_over_nothing_and_is_gone_with_the_first_right_touch(
    open_easel: Callable[..., Any], game: str, letters: str
) -> None:
    """In large letters words may have no room on a tablet: then a sign says where they are."""
    easel, met = open_easel(size=TABLETS[0], letters=letters), set()
    for match, prepare in moments(game, easel):
        for size in SIZES:
            easel.turn(*size)
            prepare()
            assert not easel.too_small(), (match.board, size)
            layer = match.page.hint_layer
            taken = [*in_sight(match.board).needed, *badges(match.board), *pieces(match.board), *held(match.board)]
            for hint in match.board.hints():
                made, (wide, high) = layer.made(hint, in_sight(match.board)), size
                assert made.stands is not None, (hint.key, size)
                worded = isinstance(made, HintSlip) or size in PHONES or letters == "largest"
                assert worded, (hint.key, size, "its words have room on a tablet")
                if letters == "normal" and size in PHONES:
                    said_on_a_phone(made, match.board, size)
                lies = Box(*made.pos, *made.size)
                assert within(lies, wide, high), (hint.key, size)
                speaks_of = made.speaks_of
                assert not [box for box in (*taken, speaks_of) if lies.overlap(box) > A_HAIR], (hint.key, size)
                assert far_from(lies)(speaks_of) < NEAR * math.hypot(*size), (
                    hint.key,
                    size,
                    "far from what it speaks of",
                )
                over = [box for box in hint.touches if lies.overlap(box) > A_HAIR and hint.key not in ROUND_ABOUT]
                assert not over or not isinstance(made, HintSlip) or size in TABLETS, (
                    hint.key,
                    size,
                    "it asks for that",
                )
                crossed = [box for box in taken if cut(box, speaks_of)]
                assert hint.key in COVERING or not crossed, (hint.key, size, "its light crosses that")
                points = getattr(made, "points_over", None)
                assert points is None or not [box for box in taken if points.overlap(box) > 1], (hint.key, size)
                met.add((hint.key, size))
        goes_with_the_first_right_touch(match)
    assert set(product(keys_of(game), SIZES)) - met <= FULL[letters]


def said_on_a_phone(made: Any, board: Any, size: tuple[int, int]) -> None:
    """In words, few if need be, and on no card where a few words have room beside them."""
    key, lies = made.hint.key, Box(*made.pos, *made.size)
    assert isinstance(made, HintSlip) or (key, size) in SIGNS, (key, size, "nobody knows what the sign would say")
    over = [box for box in in_sight(board).shown if lies.overlap(box) > A_HAIR]
    assert not over or (key, size) not in ON_NOTHING, (key, size, "it lies over a card")


def badges(widget: Any) -> list[Box]:
    """Who is who: seen, and not under a sign."""
    from app.ui.badge import SeatBadge

    if not widget.opacity:
        return []
    own = [Box(*widget.to_window(*widget.pos), *widget.size)] if isinstance(widget, SeatBadge) else []
    return own + [box for child in widget.children for box in badges(child)]


def pieces(board: Any) -> list[Box]:
    """What is looked at and has no words on it: guess cards, numbers of cards, pawns, dice, signs of elements, ink."""
    from app.boards.pictomania.pieces import GuessCard
    from app.boards.pictoric.dice import Die
    from app.boards.pictoric.track import Pawn
    from app.boards.yokai.board import YokaiBoard
    from app.ui.card import Card
    from app.ui.ink import InkView

    found: list[Box] = []
    for widget in board.walk(restrict=True):
        if isinstance(widget, YokaiBoard):
            found += signs_of_elements(widget)
        elif isinstance(widget, Pawn):
            found.append(Box(widget.x - widget.side / 2, widget.y - widget.side / 3, widget.side, widget.side))
        elif isinstance(widget, GuessCard | Die):
            found.append(on_screen(widget, Box(*widget.pos, *widget.size)))
        elif isinstance(widget, Card) and widget.number_box is not None:
            found.append(on_screen(widget, widget.number_box))
        elif isinstance(widget, InkView):
            found += [on_screen(widget, box) for box in ink(widget)]
    return found


def held(board: Any) -> list[Box]:
    """What a finger holds to see what is its owner's alone."""
    from app.boards.pictomania.flat.place import Corner
    from app.boards.pictomania.peek import Peek
    from app.boards.yokai.flat.furniture import Corner as OpenedHand

    seen = [widget for widget in board.walk(restrict=True) if widget.opacity]
    found = [widget for widget in seen if isinstance(widget, Corner | OpenedHand)]
    corners = [widget._corner for widget in seen if isinstance(widget, Peek) and widget._corner is not None]
    return [on_screen(widget, Box(*widget.pos, *widget.size)) for widget in (*found, *corners)]


def signs_of_elements(board: Any) -> list[Box]:
    """Where no sketch lies on them."""
    places, sides = board.places, board.tableau.sides
    rows = ((places.mine, sides[board.me]), (places.theirs, sides[1 - board.me]))
    mats = [mat for row, laid in rows for mat, sketches in zip(row, laid, strict=True) if not sketches]
    return [Box(*mat.center, 0, 0).inset(-min(mat.w, mat.h) / 4) for mat in mats]


def ink(view: Any) -> list[Box]:
    """Every point of it."""
    left, low, _wide, _high = view.sheet_box
    points = [point for stroke in view.drawing.shown() for point in zip(stroke.xs, stroke.ys, strict=True)]
    return [Box(left + x * view.scale - 1, low + y * view.scale - 1, 2, 2) for x, y in points]


def on_screen(widget: Any, box: Box) -> Box:
    """Whichever way it is turned."""
    (x, y), (right, top) = widget.to_window(box.x, box.y), widget.to_window(box.right, box.top)
    return Box(min(x, right), min(y, top), abs(right - x), abs(top - y))


def far_from(slip: Box) -> Callable[[Box], float]:
    """How far a place is from it."""
    return lambda box: math.hypot(
        max(box.x - slip.right, slip.x - box.right, 0.0), max(box.y - slip.top, slip.y - box.top, 0.0)
    )


def cut(box: Box, place: Box) -> bool:
    """Whether the light round a place goes through something that is neither in it nor round it.

    Of words the middle line counts: a label may be much higher than its letters.
    """
    by = min(RIM, box.w / 3)
    core = Box(box.x + by, box.y + box.h / 3, box.w - 2 * by, box.h / 3)
    return core.overlap(place) > A_HAIR and not (inside(core, place) or inside(place, core))


def inside(small: Box, large: Box) -> bool:
    return small.overlap(large) >= small.w * small.h - A_HAIR


def moments(game: str, easel: Any) -> Iterator[tuple[Any, Callable[[], None]]]:
    for evening in EVENINGS[game]:
        for moment in evening(easel):
            yield moment if isinstance(moment, tuple) else (moment, lambda: None)


def goes_with_the_first_right_touch(match: Any) -> None:
    layer = match.page.hint_layer
    for hint in match.board.hints():
        for point in RIGHT[hint.key](match) if hint.key not in ONLY_SAID else ():
            layer._hints.known.discard(hint.key)
            layer._hints.shown, layer._hints._since = hint, monotonic()  # nobody has read it yet
            layer._lay()  # it looks
            layer._lay()  # and is laid
            layer.on_touch_down(SimpleNamespace(pos=point))
            assert layer._hints.shown is None, (hint.key, point)
    layer._lay()


UPRIGHT = (360, 740)

SIGNS = {
    *product(("dixit-browse", "dixit-reveal", "dixit-vote", "pictomania-guess", "pictomania-lay"), PHONES),
    *product(("pictomania-ready", "pictomania-task", "pictomania-words"), PHONES),
    *product(("pictomania-points", "yokai-effect"), ((640, 360),)),
}
"""Where there is no room for even a few words beside what one reads, draws on or will touch."""

ON_NOTHING = {
    *product(("pictoric-flick", "pictoric-give", "pictoric-mean", "pictoric-vote"), (UPRIGHT,)),
    *product(("yokai-hold", "yokai-landing", "yokai-lay", "yokai-replayed"), (UPRIGHT,)),
}
"""Hints that lie over no card either."""

FULL = {"normal": set(), "largest": {("yokai-effect", (1024, 600))}}
"""What is offered takes a low screen whole, and speaks for itself."""


def at(box: Box) -> list[tuple[float, float]]:
    return [box.center]


def each(boxes: Any) -> list[tuple[float, float]]:
    return [box.center for box in boxes]


RIGHT: dict[str, Callable[[Any], list[tuple[float, float]]]] = {
    "dixit-browse": lambda match: at(match.table.places.large) + each(match.table.places.small),
    "dixit-tell": lambda match: each(match.table.places.small) + each(match.table.places.buttons),
    "dixit-give": lambda match: each(match.table.places.small) + each(match.table.places.buttons),
    "dixit-vote": lambda match: [match.table.home(0).center, *each(match.table.places.cards)],
    "dixit-reveal": lambda match: each(match.table.places.cards),
    "dixit-why": lambda match: each(match.table.places.chips),
    "pictomania-words": lambda match: each(match.table.places.chips),
    "pictomania-ready": lambda match: each(match.table.places.chips),
    "pictomania-lay": lambda match: [match.sheet(1), match.sheet(2)],
    "pictomania-peek": lambda match: at(match.table.places.peek),
    "pictomania-task": lambda match: at(match.table.places.sheet),
    "pictomania-hand-on": lambda match: at(match.table.places.done),
    "pictomania-guess": lambda match: [match.card(1), match.card(7), *each(t.box for t in match.table.tiles.values())],
    "pictomania-finish": lambda match: at(match.table.places.done),
    "pictomania-points": lambda match: each(match.table.places.chips) + each(match.table.places.parts),
    "pictomania-sheep": lambda match: each(match.table.places.chips),
    "pictoric-flick": lambda match: at(match.board.places.stage),
    "pictoric-mean": lambda match: each(match.board.stage.places),
    "pictoric-give": lambda match: each(match.board.stage.places),
    "pictoric-vote": lambda match: each(match.board.stage.places),
    "pictoric-why": lambda match: each(match.board.places.plates),
    "yokai-hold": lambda match: [match.board.places.hold.center, match.at_hand(0), match.at_hand(2)],
    "yokai-lay": lambda match: [match.at_hand(0), match.at_hand(1)],
    "yokai-landing": lambda match: [match.board.places.places[stack].center for stack in match.board.fingers.lit()],
    "yokai-enough": lambda match: at(match.board.places.done),
    "yokai-effect": lambda match: at(match.board.furniture.offered),
}
"""Where a finger does what a hint asks for."""

COVERING = {"yokai-effect"}
"""What is spoken of lies over a part of the board itself."""

ROUND_ABOUT = {"pictoric-flick"}
"""A touch anywhere round what is spoken of is meant, too."""

ONLY_SAID = {"yokai-missing", "yokai-finishing", "yokai-replayed"}
"""Hints that ask for nothing."""


# Flat on the table ------------------------------------------------------------------------------------------------


FLAT = ((1280, 800), (800, 1280))


def test_each_hint_of_a_flat_table_lies_over_nothing_and_is_gone_with_the_first_right_touch(
    open_easel: Callable[..., Any],
) -> None:
    match = FlatPictomania(open_easel(size=FLAT[0]), (None,) * 3)
    match.begin_round()
    said_at_each_place(match, "flat-word", lambda zone: zone.places.peek)
    match.all_draw()
    said_at_each_place(match, "flat-guess", lambda zone: zone.places.hand)
    for seat in match.people:
        match.guess(seat, match.may_know(seat).task.number, (seat + 1) % 3)
    said_at_each_place(match, "flat-token", lambda zone: zone.places.done)


def said_at_each_place(match: Any, key: str, meant: Callable[[Any], Box]) -> None:
    board = match.board
    for size in FLAT[::-1]:
        board._taught = {taught for taught in board._taught if taught[1] != key}
        match.fingers.turn(*size)
        match.fingers.frames(4)  # all places are laid anew, with their tools and what was drawn
        for seat, zone in board.desks.items():
            if key == "flat-guess":
                zone.let_go(seat)
            assert (seat, key) in board._taught, (key, size, "there is room for it")
            lies_over_nothing(zone, board, (key, size))
    for seat, zone in board.desks.items():
        match.fingers.down(*match.at(zone, meant(zone).center), 50 + seat)
        assert zone._notice is None, key
        match.fingers.up(50 + seat)
        zone.close_ways()


def lies_over_nothing(place: Any, board: Any, case: object) -> None:
    slip = place._notice
    lies = on_screen(slip, Box(*slip.pos, *slip.size))
    place.remove_widget(slip)
    taken = *in_sight(board).needed, *pieces(board), *held(board)
    assert not [box for box in taken if lies.overlap(box) > A_HAIR], case
    place.add_widget(slip)
    assert within(lies, *board.size), case


def test_the_hint_of_a_flat_duel_lies_over_nothing_and_is_gone_with_the_first_right_touch(
    open_easel: Callable[..., Any],
) -> None:
    match = FlatDuel(open_easel(size=FLAT[0], flat_games=("yokai",)))
    for size in (*FLAT, SEVEN_INCHES):
        match.fingers.turn(*size)
        for side in match.board.sides:
            side._taught = False
            side.show(side.scene, moved_on=False)
            lies_over_nothing(side, match.board, size)
    for seat, point in ((0, match.side(0).places.hold.center), (1, match.side(1).places.hand.center)):
        match.fingers.down(*match.at(seat, point), seat)
        assert match.side(seat)._notice is None
        match.fingers.up(seat)
