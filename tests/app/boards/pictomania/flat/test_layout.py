"""Round a tablet that lies flat: everybody at an edge, nobody in another's place, everything large enough to touch."""

from itertools import pairwise

import pytest

from app.boards.pictomania.flat.layout import (
    LEAST_SHEET,
    allows,
    hand_places,
    middle_of,
    place,
    round_the,
    token_places,
    unit_on,
)
from app.boards.yokai.flat import layout as yokai
from app.boards.yokai.layout import fan
from app.look.box import TARGET, Box, finger
from app.look.table_edges import Turn, table, two_rows
from app.play.flat_tablet import FlatTablet
from engine.games.pictomania.box import BLACK_TOKENS
from engine.games.yokai import MOST_IN_HAND
from tests.app.boards.places import clashes, within

SCREENS = {
    '7" sideways': (1024, 600, 1.0),
    '8" sideways': (1024, 768, 1.0),
    '10" sideways': (1280, 800, 1.0),
    '10" upright': (800, 1280, 1.0),
    '13" sideways': (2732, 2048, 2.0),
    '13" upright': (2048, 2732, 2.0),
}
every_screen = pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS.keys())
every_number = pytest.mark.parametrize("seats", (3, 4, 5, 6))


# Turning ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "angle, left_hand, far",
    [
        (0, (100, 200), (100, 500)),
        (90, (500, 200), (100, 200)),
        (180, (500, 500), (500, 200)),
        (270, (100, 500), (500, 500)),
    ],
)
def test_a_person_has_their_left_hand_at_zero_and_looks_across(
    angle: int, left_hand: tuple[float, float], far: tuple[float, float]
) -> None:
    turn = Turn(Box(100, 200, 400, 300), angle)
    assert turn.outward(0, 0) == left_hand
    assert turn.outward(0, turn.size[1]) == far


@pytest.mark.parametrize("angle", (0, 90, 180, 270))
def test_what_goes_out_comes_back_in(angle: int) -> None:
    turn = Turn(Box(100, 200, 400, 300), angle)
    assert turn.inward(*turn.outward(17, 29)) == (17, 29)
    assert turn.outside(Box(0, 0, *turn.size)) == turn.box


# The table --------------------------------------------------------------------------------------------------------


@every_screen
@every_number
def test_everybody_sits_at_a_long_edge_and_in_nobodys_place(screen: tuple[float, float, float], seats: int) -> None:
    width, height, dp = screen
    whole = table(width, height)
    made = round_the(*whole.size, dp, seats)
    places = {f"seat {number}": turn.box for number, turn in enumerate(made.seats)} | {"middle": made.middle}
    if made.spare is not None:
        places["spare"] = made.spare
    assert clashes(places) == []
    for turn in made.seats:
        (x, y), (right, other_y) = turn.outward(0, 0), turn.outward(turn.size[0], 0)
        edge = {whole.outward(x, y), whole.outward(right, other_y)}
        long_side = 0 if width >= height else 1
        assert len({round(point[1 - long_side], 2) for point in edge}) == 1, "along the edge"
        assert all(
            min(point[1 - long_side], abs((height, width)[long_side] - point[1 - long_side])) < 0.01 for point in edge
        )


def test_neighbours_at_the_table_are_neighbours_in_turn() -> None:
    made = two_rows(1200, 800, 4, 100)
    assert [(turn.box.x, turn.angle) for turn in made.seats] == [(0, 0), (600, 0), (600, 180), (0, 180)]


@every_screen
@every_number
def test_the_middle_has_the_rack_for_both_sides_and_tokens_for_fingers(
    screen: tuple[float, float, float], seats: int
) -> None:
    width, height, dp = screen
    whole = table(width, height)
    made = round_the(*whole.size, dp, seats)
    middle = middle_of(made, unit_on(width, height, dp), len(BLACK_TOKENS[seats]))
    tokens = token_places(middle.tokens, len(BLACK_TOKENS[seats]), unit_on(width, height, dp))
    boxes = {f"token {number}": box for number, box in enumerate(tokens)} | {"pause": middle.pause}
    boxes |= {f"rack {side} {k}": turn.box for side in (0, 1) for k, turn in enumerate(middle.racks[side])}
    assert clashes(boxes) == []
    assert [name for name, box in boxes.items() if not within(box, *whole.size)] == []
    lists = [turn.box for side in middle.racks for turn in side]
    wood = 4 * dp
    assert min(box.x for box in lists) >= wood and max(box.right for box in lists) <= whole.size[0] - wood
    if allows(width, height, dp, seats):
        assert min(min(box.w, box.h) for box in (*tokens, middle.pause)) >= finger(width, height, dp) - 0.01
    for side, angle in ((0, 0), (1, 180)):
        assert {turn.angle for turn in middle.racks[side]} == {angle}
        lefts = [turn.outward(0, 0)[0] for turn in middle.racks[side]]
        assert lefts == sorted(lefts, reverse=angle == 180), "A is at the reader's left"


def test_on_which_screens_how_many_may_sit() -> None:
    may = {name: [seats for seats in (3, 4, 5, 6) if allows(*screen, seats)] for name, screen in SCREENS.items()}
    assert may == {
        '7" sideways': [],
        '8" sideways': [3],
        '10" sideways': [3, 4, 5],
        '10" upright': [3, 4, 5],
        '13" sideways': [3, 4, 5, 6],
        '13" upright': [3, 4, 5, 6],
    }
    assert not any(allows(800, 360, 1.0, seats) for seats in (3, 4, 5, 6))


# A person's place -------------------------------------------------------------------------------------------------


@every_screen
@every_number
def test_what_is_allowed_has_room_for_fingers(screen: tuple[float, float, float], seats: int) -> None:
    width, height, dp = screen
    if not allows(width, height, dp, seats):
        return
    made = round_the(*table(width, height).size, dp, seats)
    for turn in made.seats:
        mine = place(*turn.size, unit_on(width, height, dp))
        boxes = {f"card {number}": box for number, box in enumerate(hand_places(mine.hand, mine.unit))}
        boxes |= {"sheet": mine.sheet, "tools": mine.tools, "peek": mine.peek, "done": mine.done}
        assert clashes(boxes | {"slip": mine.slip}) == []
        assert [name for name, box in {**boxes, "slip": mine.slip}.items() if not within(box, *turn.size)] == []
        assert {name: box for name, box in boxes.items() if min(box.w, box.h) < finger(width, height, dp) - 0.01} == {}
        assert mine.sheet.w >= LEAST_SHEET * dp
        assert mine.slip.top <= mine.peek.y, "the word lies between the hand and its owner"


@pytest.mark.parametrize("screen", [(640, 360), (360, 640), (800, 470), (480, 320)])
@every_number
def test_a_match_gone_on_with_on_a_small_screen_is_small_but_whole(screen: tuple[float, float], seats: int) -> None:
    made = round_the(*table(*screen).size, 1.0, seats)
    for turn in made.seats:
        mine = place(*turn.size, unit_on(*screen, 1.0))
        boxes = {f"card {number}": box for number, box in enumerate(hand_places(mine.hand, mine.unit))}
        boxes |= {name: getattr(mine, name) for name in ("sheet", "tools", "peek", "done", "slip")}
        assert clashes(boxes) == []
        assert [name for name, box in boxes.items() if not within(box, *turn.size)] == []


# A duel -----------------------------------------------------------------------------------------------------------


@every_screen
def test_a_duel_looks_the_same_from_both_edges(screen: tuple[float, float, float]) -> None:
    width, height, dp = screen
    assert yokai.allows(*screen, 2)
    made = yokai.arrange(width, height, dp)
    mine = {name: getattr(made, name) for name in ("hand", "my_badge", "my_album", "done", "hold")}
    half_turn = Turn(Box(0, 0, width, height), 180)
    theirs = {f"their {name}": half_turn.outside(box) for name, box in mine.items()}
    common = {f"{name} {k}": box for name in ("yokai", "mine", "theirs") for k, box in enumerate(getattr(made, name))}
    common |= {"pile": made.pile, "discards": made.discards, "pause": made.pause}
    common["their pause"] = half_turn.outside(made.pause)
    everything = mine | theirs | common
    assert clashes(everything) == []
    assert [name for name, box in everything.items() if not within(box, width, height)] == []
    assert all(min(box.w, box.h) >= TARGET * dp - 0.01 for box in (made.hand, made.done, made.hold, made.pause))
    far = yokai.seen_from(made, 1)
    for stack in range(4):
        here = half_turn.outside(far.mine[stack])
        assert abs(here.x - made.theirs[stack].x) < 0.01 and abs(here.y - made.theirs[stack].y) < 0.01


@every_screen
def test_in_a_duel_names_sketches_and_counts_can_be_read(screen: tuple[float, float, float]) -> None:
    width, height, dp = screen
    made = yokai.arrange(width, height, dp)
    assert made.my_badge.w - made.my_badge.h >= 180 * dp, "a long name beside the badge"
    hand = fan(made.hand, MOST_IN_HAND)
    assert all(right.x - left.x >= 0.9 * left.w for left, right in pairwise(hand)), "no sketch hides another"
    for laid, card in zip(made.mine, made.yokai, strict=True):
        assert card.y - laid.top >= yokai.COUNT * dp, "a count lies on no sketch"


# Who may see what -------------------------------------------------------------------------------------------------


def test_secrets_are_open_to_whoever_holds_their_own_corner_and_to_nobody_else() -> None:
    peeking = FlatTablet()
    peeking.changed((0, 1, 2), paused=False)
    assert not any(peeking.sees(seat) for seat in range(3))
    peeking.hold(1, "a")
    peeking.hold(1, "b")
    assert [peeking.sees(seat) for seat in range(3)] == [False, True, False]
    peeking.let_go(1, "a")
    assert peeking.sees(1)
    peeking.let_go(1, "b")
    assert not peeking.sees(1)


def test_a_pause_a_bot_and_the_background_cover_everything() -> None:
    peeking = FlatTablet()
    peeking.changed((0, 1), paused=False)
    peeking.hold(0, "a")
    peeking.changed((0, 1), paused=True)
    assert not peeking.sees(0)
    peeking.hold(0, "b")
    assert not peeking.sees(0)
    peeking.changed((0, 1), paused=False)
    assert not peeking.sees(0)
    peeking.hold(0, "c")
    peeking.changed((1,), paused=False)
    assert not peeking.sees(0)
    peeking.changed((0, 1), paused=False)
    peeking.cover()
    assert not peeking.sees(0)
