"""On every screen, for every number of players: all is on it, nothing touched is small, nothing lies on another."""

from dataclasses import replace
from itertools import pairwise
from math import ceil, cos, radians, sin

import pytest

from app.boards.dixit import layout, overlay_layout
from app.boards.dixit.layout import Top
from app.boards.dixit.track import PAWN_RIM, cell, pawn_boxes, symbol_on
from app.boards.layout import CARD, NOWHERE
from app.look.box import APART, TARGET, Box
from engine.clue import LONGEST_CLUE
from engine.games.dixit.box import PLAYERS, hand_size, on_table
from tests.app.boards.places import clashes, within

SCREENS = {
    "phone sideways": (640, 360, 1.0),
    "phone upright": (360, 640, 1.0),
    '7" sideways': (1024, 600, 1.0),
    '7" upright': (600, 1024, 1.0),
    '10" sideways': (1280, 800, 1.0),
    '10" upright': (800, 1280, 1.0),
    '13" sideways': (2560, 1600, 2.0),
    '13" upright': (1600, 2560, 2.0),
    "square": (900, 900, 1.0),
}
A_LETTER, A_LINE = 8.5, 23
"""How wide and high a letter of the clue is, in dp, in the smallest letters that anybody has to read."""

HANDS = sorted({hand_size(variant, seats) for variant, counts in PLAYERS.items() for seats in counts} | {3, 5})
TABLES = sorted({on_table(variant, seats) for variant, counts in PLAYERS.items() for seats in counts})

every_screen = pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS.keys())
both_hands = pytest.mark.parametrize("left_handed", [False, True], ids=["right hand", "left hand"])
clues = pytest.mark.parametrize("letters", [0, 20, LONGEST_CLUE], ids=["no clue", "short clue", "longest clue"])


def measured(letters: int, dp: float) -> layout.Measure:
    return lambda width: ceil(letters * A_LETTER * dp / max(1.0, width - 20 * dp)) * A_LINE * dp


def named(made: object) -> dict[str, Box]:
    """All places, but the one that is not there."""
    found: dict[str, Box] = {}
    for name, value in vars(made).items():
        if isinstance(value, Top):
            found |= {f"top {part}": box for part, box in named(value).items() if part != "room"}
        elif isinstance(value, Box):
            found[name] = value
        else:
            found |= {f"{name} {number}": box for number, box in enumerate(value)}
    return {name: box for name, box in found.items() if box != NOWHERE and box.w and box.h}


def outside(boxes: dict[str, Box], width: float, height: float) -> list[str]:
    return [name for name, box in boxes.items() if not within(box, width, height)]


def small(boxes: dict[str, Box], dp: float, *kinds: str) -> list[str]:
    """What is touched, and smaller than a finger."""
    touched = {name: box for name, box in boxes.items() if name.startswith(kinds)}
    assert touched
    return [name for name, box in touched.items() if min(box.w, box.h) < TARGET * dp - 0.01]


def check(made: object, screen: tuple[float, float, float], *touched: str) -> dict[str, Box]:
    width, height, dp = screen
    boxes = named(made)
    assert [name for name, box in boxes.items() if box.w < 0 or box.h < 0] == []
    assert outside(boxes, width, height) == []
    assert clashes(boxes) == []
    assert small(boxes, dp, "top pause", *touched) == []
    return boxes


@every_screen
@both_hands
@clues
def test_a_hand_of_any_size(screen: tuple[float, float, float], left_handed: bool, letters: int) -> None:
    dp = screen[2]
    for cards in HANDS:
        for buttons in ([], [180 * dp], [160 * dp, 120 * dp], [200 * dp, 120 * dp]):
            note = measured(100, dp)
            made = layout.hand(*screen, cards, buttons, measured(letters, dp), note, left_handed)
            touched = ("small", "large", "buttons") if buttons else ("small", "large")
            check(made, screen, *touched)
            assert len(made.small) == cards and len(made.buttons) == len(buttons)
            side_by_side = [(a, b) for a, b in pairwise(made.buttons) if a.y == b.y]
            assert all(max(b.x - a.right, a.x - b.right) >= (APART - 0.5) * dp for a, b in side_by_side)
            if sum(buttons) < 345 * dp:
                assert all(box.w >= want for box, want in zip(made.buttons, buttons, strict=True))


@every_screen
@clues
def test_the_large_card_is_the_largest_thing_of_a_hand(screen: tuple[float, float, float], letters: int) -> None:
    dp = screen[2]
    made = layout.hand(*screen, 7, [160.0, 160.0], measured(letters, dp), measured(100, dp))
    assert made.large.w == pytest.approx(made.large.h * CARD)
    assert made.large.w > 1.4 * max(box.w for box in made.small)


@every_screen
@both_hands
@clues
def test_the_cards_on_the_table(screen: tuple[float, float, float], left_handed: bool, letters: int) -> None:
    dp = screen[2]
    for count in TABLES:
        for plated, tokens in ((False, 0), (True, 0), (True, 1), (True, 2)):
            note = (measured(43, dp), measured(36, dp)) if tokens else None
            made = layout.cards(*screen, count, measured(letters, dp), plated, left_handed, tokens, note)
            touched = ("cards", "button", "tokens") if tokens else ("cards", "button")
            check(replace(made, tray=NOWHERE), screen, *touched)  # tokens and note lie in the tray
            assert len(made.cards) == count and len(made.tokens) == tokens
            assert note is None or note[1](made.note.w) <= made.note.h


@every_screen
@both_hands
def test_places_go_from_left_to_right_and_down(screen: tuple[float, float, float], left_handed: bool) -> None:
    above = measured(20, screen[2])
    cards = layout.cards(*screen, 12, above, True, left_handed).cards
    small = layout.hand(*screen, 7, [160.0, 160.0], above, above, left_handed).small
    for boxes in (cards, small):
        order = [(-round(box.y), round(box.x)) for box in boxes]
        assert order == sorted(order)


@every_screen
def test_everybody_has_a_chip(screen: tuple[float, float, float]) -> None:
    dp = screen[2]
    for seats in range(3, 13):
        two = [230 * dp, 120 * dp]
        for buttons, middle in (([], 0.0), (two, 0.0), (two, 74 * dp)):
            note = measured(60 if not middle else 0, dp)
            made = layout.around(*screen, seats, buttons, measured(80, dp), note, middle)
            check(made, screen, *(("chips", "buttons") if buttons else ("chips",)))
            assert len(made.chips) == seats


@every_screen
@pytest.mark.parametrize("count", TABLES)
def test_no_robot_at_a_badge_on_a_card_is_cut(screen: tuple[float, float, float], count: int) -> None:
    width, height, dp = screen

    def beyond(side: float) -> float:
        return 0.16 * max(18 * dp, 0.4 * side)

    for card in layout.cards(width, height, dp, count, measured(20, dp), True).cards:
        badge = layout.badge_on(card, width, dp, beyond)
        robot = Box(badge.x, badge.y, badge.w + beyond(badge.w), badge.h + beyond(badge.w))
        assert within(robot, width, height)
        assert badge.overlap(card) >= 0.85 * badge.w * badge.h


def test_a_fan_of_cards_stays_in_its_room() -> None:
    room = Box(10, 300, 780, 224)
    for box, angle in layout.fan(room):
        turn = radians(angle)
        wide = box.w * cos(turn) + box.h * abs(sin(turn))
        high = box.h * cos(turn) + box.w * abs(sin(turn))
        x, y = box.center
        assert within(Box(x - wide / 2 - room.x, y - high / 2 - room.y, wide, high), room.w, room.h)
    assert layout.fan(NOWHERE) == []


@every_screen
@both_hands
def test_a_card_fills_the_screen(screen: tuple[float, float, float], left_handed: bool) -> None:
    width, height, dp = screen
    for acts in (True, False):
        made = overlay_layout.look(width, height, dp, acts, measured(60, dp), left_handed)
        boxes = named(made)
        assert outside(boxes, width, height) == []
        assert clashes(boxes) == []
        assert small(boxes, dp, "close", "back", "onward", *(("button",) if acts else ())) == []
        assert made.card.h > 0.6 * height or made.card.w > 0.6 * width
        assert made.back.x < made.onward.x, "as the cards go"
    alone = overlay_layout.look(width, height, dp, False, lambda wide: 0.0, left_handed)
    assert alone.card.center[0] == pytest.approx(width / 2), "nothing is said beside it"
    boxes = named(alone)
    assert outside(boxes, width, height) == [] and clashes(boxes) == []


@every_screen
def test_a_clue_is_written_at_the_top(screen: tuple[float, float, float]) -> None:
    width, height, dp = screen
    for large in (1.0, 1.4):
        made = overlay_layout.clue_field_places(width, height, dp, large)
        boxes = {"field": made.field, "tell": made.tell, "close": made.close}
        assert outside(boxes, width, height) == clashes(boxes) == small(boxes, dp, "field", "tell", "close") == []
        assert made.paper.y > 0.5 * height, "a keyboard has room below"
        assert made.field.w > 250 * dp


HEAD = 0.28
"""Half of how wide a pawn's head is, in its heights."""

ON_THE_WAY = {
    "alone against five": [0, 2, 5, 3, 2, 2],
    "party of twelve": [5, 5, 5, 2, 5, 5, 2, 5, 5, 5, 5, 5],
    "in pairs": [2, 3, 3, 2, 3, 2] * 2,
    "all begin": [0] * 12,
    "all at the end": [30] * 12,
    "far apart": [0, 7, 14, 21, 28, 30],
}


@pytest.mark.parametrize("way", [Box(10, 500, 780, 114), Box(10, 500, 620, 62)], ids=["upright", "low"])
@pytest.mark.parametrize("end", [10, 30])
@pytest.mark.parametrize("scores", ON_THE_WAY.values(), ids=ON_THE_WAY.keys())
def test_the_symbol_of_every_pawn_is_seen(way: Box, end: int, scores: list[int]) -> None:
    boxes = pawn_boxes(way, end, scores)
    for box in boxes:
        mark = symbol_on(box)
        for other in boxes:
            beside = abs(other.center[0] - box.center[0]) >= HEAD * other.w + mark.w / 2
            assert other is box or beside or (other.y >= box.y) or mark.y >= other.top - 0.02 * other.h
        assert way.x <= box.x + 0.01 and box.right - 0.01 <= way.right
    assert len({(box.x, box.y) for box in boxes}) == len(scores)


@pytest.mark.parametrize("way", [Box(4, 480, 352, 126), Box(10, 500, 620, 74)], ids=["phone upright", "low"])
@pytest.mark.parametrize("scores", ON_THE_WAY.values(), ids=ON_THE_WAY.keys())
def test_no_head_of_a_pawn_is_over_the_words_above_the_way(way: Box, scores: list[int]) -> None:
    tops = [box.top + PAWN_RIM * box.h for box in pawn_boxes(way, 30, scores)]
    assert max(tops) <= way.top + 1


def test_pawns_that_have_room_stand_on_their_cells() -> None:
    way = Box(10, 500, 780, 114)
    scores = [0, 5, 10, 25]
    stand = [box.center[0] for box in pawn_boxes(way, 30, scores)]
    assert stand == pytest.approx([cell(way, 30, score)[0] for score in scores])


def test_pawns_stay_on_the_way_and_beside_one_another() -> None:
    way = Box(10, 500, 620, 62)
    scores = [0] * 12
    boxes = pawn_boxes(way, 30, scores)
    assert len({(box.x, box.y) for box in boxes}) == 12
    for points in (0, 7, 30, 34):
        x, y = cell(way, 30, points)
        assert way.holds(x, y)
    assert cell(way, 30, 31) == cell(way, 30, 30)
    steps = [cell(way, 30, points)[0] for points in range(31)]
    assert steps == sorted(steps)
