"""On every screen: everything is on it, nothing to be touched is small, and what must not overlap does not."""

from itertools import combinations, pairwise

import pytest

from app.boards.yokai.layout import Arrangement, arrange, fan, upside_down
from app.look.box import APART, TARGET, Box
from engine.games.yokai import INDEX

SCREENS = {
    "phone sideways": (800, 360, 1.0),
    "small phone sideways": (568, 320, 1.0),
    "phone upright": (360, 740, 1.0),
    "small phone upright": (320, 568, 1.0),
    "old phone sideways": (800, 480, 1.0),
    '7" sideways': (1024, 600, 1.0),
    '7" upright': (600, 1024, 1.0),
    '10" sideways': (1280, 800, 1.0),
    '10" upright': (800, 1280, 1.0),
    '13" sideways': (2560, 1600, 2.0),
    '13" upright': (1600, 2560, 2.0),
    "square": (900, 900, 1.0),
}

every_screen = pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS.keys())
both_hands = pytest.mark.parametrize("left_handed", [False, True], ids=["right hand", "left hand"])


def boxes(made: Arrangement) -> dict[str, Box]:
    found: dict[str, Box] = {}
    for name, value in made.__dict__.items():
        if isinstance(value, Box):
            found[name] = value
        elif name not in ("columns", "places"):
            found |= {f"{name}{number}": box for number, box in enumerate(value)}
    return found


def overlap(one: Box, other: Box) -> float:
    wide = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
    high = min(one.y + one.h, other.y + other.h) - max(one.y, other.y)
    return min(wide, high)


@every_screen
@both_hands
def test_everything_is_on_the_screen(screen: tuple[float, float, float], left_handed: bool) -> None:
    width, height, _ = screen
    for name, box in boxes(arrange(*screen, left_handed)).items():
        assert box.w > 0 and box.h > 0, name
        assert box.x >= -0.5 and box.x + box.w <= width + 0.5, name
        assert box.y >= -0.5 and box.y + box.h <= height + 0.5, name


@every_screen
@both_hands
def test_nothing_overlaps(screen: tuple[float, float, float], left_handed: bool) -> None:
    made = boxes(arrange(*screen, left_handed))
    for (name, box), (other_name, other) in combinations(made.items(), 2):
        assert overlap(box, other) <= 1, f"{name} and {other_name}"


@every_screen
def test_what_is_touched_is_large_enough(screen: tuple[float, float, float]) -> None:
    made, dp = arrange(*screen), screen[2]
    least = TARGET * dp * 0.98
    touched = [*made.places, made.done, made.hold, made.pause, made.again]
    assert all(box.w >= least and box.h >= least * 0.9 for box in touched)


@pytest.mark.parametrize("screen", [(640, 360, 1.0), (568, 320, 1.0), (800, 480, 1.0), (1600, 720, 2.0)])
def test_on_a_phone_held_sideways_a_held_hand_is_no_turn_that_ends(screen: tuple[float, float, float]) -> None:
    made, dp = arrange(*screen), screen[2]
    assert made.hold.y - made.done.top >= (APART - 0.5) * dp
    assert min(made.hold.h, made.done.h) >= (TARGET - 0.5) * dp


@every_screen
def test_a_yokai_can_be_looked_at(screen: tuple[float, float, float]) -> None:
    """A value must be readable and a creature told from another: no card narrower than a finger is wide."""
    made, dp = arrange(*screen), screen[2]
    assert all(box.w >= 52 * dp for box in made.yokai)


@pytest.mark.parametrize("screen", [(800, 360, 1.0), (640, 360, 1.0), (1600, 720, 2.0)])
def test_on_a_phone_held_sideways_the_yokai_is_no_smaller_than_upright(screen: tuple[float, float, float]) -> None:
    width, height, dp = screen
    sideways, upright = arrange(width, height, dp), arrange(height, width, dp)
    assert sideways.yokai[0].h >= upright.yokai[0].h
    assert sideways.theirs[0].y > sideways.mine[0].y


@pytest.mark.parametrize("count", range(2, 8))
def test_each_sketch_of_a_fan_can_be_counted(count: int) -> None:
    slots = fan(Box(0, 0, 120, 90), count)
    assert all(right.x - left.x >= 0.16 * left.w for left, right in pairwise(slots))


def test_a_sketch_lies_with_the_colour_of_its_stack_on_top() -> None:
    water_and_fire = 0
    assert not upside_down(water_and_fire, INDEX["water"])
    assert upside_down(water_and_fire, INDEX["fire"])


@pytest.mark.parametrize("count", range(8))
def test_a_fan_stays_in_its_box(count: int) -> None:
    box = Box(100, 50, 130, 90)
    slots = fan(box, count)
    assert len(slots) == count
    for slot in slots:
        assert box.x - 0.01 <= slot.x - slot.w / 2 and slot.x + slot.w / 2 <= box.x + box.w + 0.01
