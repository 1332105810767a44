"""Where things lie on the Pictoric board, on every screen and for every number of players."""

from collections import Counter
from itertools import combinations, product

import pytest

from app.boards.layout import CARD, NOWHERE
from app.boards.pictoric.layout import THROWN, arrange, closely, dice_on, dice_thrown, leaders_die_on, spread
from app.boards.pictoric.spiral import STONE, standing, stone, way
from app.look.box import APART, TARGET, Box, finger
from engine.games.pictoric.track import BOX, START

SIZES = ((1280, 800), (800, 1280), (1024, 600), (640, 360), (360, 640))
SEATS = (3, 4, 5, 6)
HEADS = (0.0, 60.0, 140.0)
EVERYWHERE = tuple(product(SIZES, SEATS, HEADS, (False, True), (1.0, 2.0)))


def overlap(one: Box, other: Box) -> float:
    across = min(one.right, other.right) - max(one.x, other.x)
    up = min(one.top, other.top) - max(one.y, other.y)
    return max(0.0, across) * max(0.0, up)


def inside(box: Box, width: float, height: float) -> bool:
    return box.x >= -0.5 and box.y >= -0.5 and box.right <= width + 0.5 and box.top <= height + 0.5


@pytest.mark.parametrize("buttons", (True, False))
def test_nothing_overlaps_and_all_is_on_the_screen(buttons: bool) -> None:
    for (wide, high), seats, head, left, dp in EVERYWHERE:
        width, height = wide * dp, high * dp
        made = arrange(width, height, dp, seats, head * dp, left, buttons)
        parts = [made.track, *made.plates, made.head, made.pause, made.flag, made.stage]
        parts += [made.foot] if buttons else []
        for one, other in combinations(parts, 2):
            assert overlap(one, other) < 1, (wide, high, seats, head, one, other)
        assert all(inside(box, width, height) for box in parts), (wide, high, seats, head)
        assert len(made.plates) == seats


def test_on_a_tablet_held_sideways_a_word_of_the_page_hides_none_of_the_boards() -> None:
    for size, seats, left in product(((1280, 800), (1024, 600)), SEATS, (False, True)):
        made = arrange(*size, 1, seats, 60, left)
        word = made.under_a_word(1)
        assert word is not None and word.top == made.track.top and word.w == made.track.w
        assert not any(overlap(word, box) for box in (made.head, made.pause, *made.plates))
    assert arrange(360, 740, 1, 3).under_a_word(1) is None


def test_players_are_read_from_the_left_for_the_left_hand_too() -> None:
    for (wide, high), seats, head, _left, dp in EVERYWHERE:
        plates = arrange(wide * dp, high * dp, dp, seats, head * dp, True).plates
        assert list(plates) == sorted(plates, key=lambda box: (-round(box.y), box.x)), (wide, high, seats)


def test_fingers_find_everything() -> None:
    for (wide, high), seats, head, left, dp in EVERYWHERE:
        made = arrange(wide * dp, high * dp, dp, seats, head * dp, left)
        for box in (*made.plates, made.pause, made.flag, made.foot):
            assert min(box.w, box.h) >= TARGET * dp - 0.5, (wide, high, seats, box)
        cards = spread(made.stage, 6, 10 * dp)
        assert all(card.w >= 40 * dp and card.h >= TARGET * dp for card in cards), (wide, high, seats, head, cards[0])


PHONES = ((640, 360), (740, 360), (360, 640), (360, 740))


def test_on_a_phone_the_pictures_of_a_turn_are_large_enough_to_be_looked_at() -> None:
    """The track comes back when a pawn goes."""
    for size, seats, cards, head, buttons in product(PHONES, SEATS, SEATS, (48, *HEADS), (True, False)):
        made = arrange(*size, 1, seats, head, buttons=buttons, cards=cards)
        places = spread(made.stage, cards, 12)
        assert min(card.w for card in places) >= 90, (size, seats, cards, head, buttons)
        parts = [*made.plates, made.head, made.pause, made.flag, *places, *([made.foot] if buttons else [])]
        for one, other in combinations(parts, 2):
            assert overlap(one, other) < 1, (size, seats, cards, head, one, other)
        assert all(inside(box, *size) for box in parts), (size, seats, cards, head)
        assert all(min(box.w, box.h) >= TARGET - 0.5 for box in made.plates)
        if buttons and made.track is NOWHERE:
            assert min(plate.y for plate in made.plates) - made.foot.top >= APART, "what goes on is not what asks why"


def test_on_a_tablet_the_track_is_always_there() -> None:
    for size, seats in product(((1280, 800), (800, 1280), (1024, 600)), SEATS):
        assert arrange(*size, 1, seats, cards=6) == arrange(*size, 1, seats)


TABLETS = ((1024, 600), (600, 1024), (1024, 768), (768, 1024), (1280, 800), (800, 1280))


def test_on_a_tablet_players_are_a_finger_wide_and_apart() -> None:
    for size, seats in product(TABLETS, SEATS):
        plates = arrange(*size, 1, seats).plates
        assert min(min(box.w, box.h) for box in plates) >= finger(*size, 1) - 0.5, (size, seats)
        for one, other in combinations(plates, 2):
            far = max(one.x - other.right, other.x - one.right, one.y - other.top, other.y - one.top)
            assert far >= APART - 0.5, (size, seats, far)


def test_the_track_is_a_square_that_can_be_followed() -> None:
    for (wide, high), seats, head, left, dp in EVERYWHERE:
        track = arrange(wide * dp, high * dp, dp, seats, head * dp, left).track
        assert track.w == pytest.approx(track.h)
        assert track.w * STONE >= 24 * dp, (wide, high, seats)


def test_the_head_may_grow_and_the_track_stays() -> None:
    for (wide, high), seats in product(SIZES, SEATS):
        assert arrange(wide, high, 1, seats, 0).track == arrange(wide, high, 1, seats, 200).track


def test_cards_lie_side_by_side_on_the_stage() -> None:
    for (wide, high), count in product(SIZES, range(1, 9)):
        stage = arrange(wide, high, 1, 4, 60).stage
        cards = spread(stage, count, 8)
        assert len(cards) == count
        for card in cards:
            assert card.w / card.h == pytest.approx(CARD)
            assert overlap(card, stage) == pytest.approx(card.w * card.h)
        for one, other in combinations(cards, 2):
            assert overlap(one, other) < 1


@pytest.mark.parametrize("size", SIZES)
def test_dice_that_are_rolled_lie_in_rows_of_one_length_or_one_die_apart(size: tuple[int, int]) -> None:
    stage = arrange(*size, 1, 4, 60).stage
    for count in (1, *SEATS):
        dice = dice_thrown(stage, count, 1)
        rows = Counter(round(die.y) for die in dice)
        assert sum(rows.values()) == count and max(rows.values()) - min(rows.values()) <= 1, (count, rows)
        assert len(rows) == 1 or dice[0].w < THROWN or dice[0].w * (1.5 * count + 0.5) > stage.w, "one row has room"
        for one, other in combinations(dice, 2):
            assert overlap(one, other) == 0
        for die in dice:
            assert overlap(die, stage) == pytest.approx(die.w * die.h)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("size", SIZES)
def test_the_votes_for_one_card_lie_beside_each_other_and_below_the_leaders_die(
    size: tuple[int, int], seats: int
) -> None:
    for card, count in product(spread(arrange(*size, 1, seats).stage, 6, 8), range(1, seats)):
        dice = dice_on(card, count, 1)
        assert len(dice) == count
        for one, other in combinations([*dice, leaders_die_on(card, 1)], 2):
            assert overlap(one, other) < 1, (card, count)
        for die in dice:
            assert die.w >= min(0.25 * card.w, 52), "whose it is can be seen"
            assert overlap(die, card) == pytest.approx(die.w * die.h)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (800, 1280)])
def test_on_a_tablet_a_plate_has_room_for_a_long_name(size: tuple[int, int], seats: int) -> None:
    for plate in arrange(*size, 1, seats).plates:
        assert plate.w - 0.8 * plate.h >= 180, plate


@pytest.mark.parametrize("size", SIZES)
def test_a_card_that_fills_the_screen_leaves_its_buttons_free(size: tuple[int, int]) -> None:
    made = closely(*size, 1, 1, acts=True)
    assert made.card.h >= 0.68 * size[1] or made.card.w >= 0.9 * size[0]
    assert overlap(made.card, made.button) == 0
    assert overlap(made.card, made.onward) == overlap(made.card, made.back) == 0, "nothing lies on the picture"
    assert overlap(made.card, made.close) == 0
    assert overlap(made.button, made.onward) == overlap(made.button, made.back) == 0
    for box in (made.card, made.button, made.close, made.back, made.onward):
        assert inside(box, *size)
        assert min(box.w, box.h) >= TARGET


# The track ----------------------------------------------------------------------------------------------------------

TRACK = Box(10, 20, 700, 700)


def test_the_box_is_in_the_middle_and_the_first_stone_bottom_left() -> None:
    assert stone(BOX, TRACK) == pytest.approx(TRACK.center)
    x, y = stone(START, TRACK)
    assert x < TRACK.x + TRACK.w / 7
    assert y < TRACK.y + TRACK.h / 7


def test_each_stone_is_one_step_from_the_next() -> None:
    for cell in range(START, BOX):
        (x, y), (to_x, to_y) = stone(cell, TRACK), stone(cell + 1, TRACK)
        assert abs(x - to_x) + abs(y - to_y) == pytest.approx(TRACK.w * STONE)


def test_the_painter_laid_the_stones_where_pawns_stand() -> None:
    from tools.painter.table import boards

    for cell, (column, row) in enumerate(boards.spiral_cells(), start=START):
        share = boards.TRACK_MARGIN, (1 - 2 * boards.TRACK_MARGIN) / boards.LANES
        x, y = stone(cell, Box(0, 0, 1, 1))
        assert x == pytest.approx(share[0] + share[1] * (column + 0.5))
        assert y == pytest.approx(1 - share[0] - share[1] * (row + 0.5))


@pytest.mark.parametrize("crowd", range(1, 7))
def test_pawns_on_one_stone_can_be_told_apart(crowd: int) -> None:
    spots = standing([12] * crowd + [40] * (6 - crowd), TRACK)[:crowd]
    for one, other in combinations(spots, 2):
        apart = ((one.x - other.x) ** 2 + (one.y - other.y) ** 2) ** 0.5
        assert apart >= 0.3 * TRACK.w * STONE
    x, y = stone(12, TRACK)
    for spot in spots:
        assert abs(spot.x - x) <= TRACK.w * STONE / 2
        assert abs(spot.y - y) <= TRACK.w * STONE / 2


def test_a_way_leads_over_every_stone_forwards_and_back() -> None:
    assert list(way(3, 6)) == [4, 5, 6]
    assert list(way(6, 3)) == [5, 4, 3]
    assert list(way(6, 6)) == []
