"""The eye that ships: what it believes of drawings, and how it takes what it does not know."""

import json
from pathlib import Path
from random import Random

import pytest

from engine.companion import hand
from engine.companion.eye import Eye, WordAt, fit, is_word, middle, shares
from engine.companion.net import Net, unit
from engine.companion.sight_files import MANIFEST, SIGHT, packed, read_net, read_prototypes
from engine.doodles import drawings
from tools.doodles import collection, people
from tools.sight.drawings import STROKES_TESTED, TESTED, learnt_from
from tools.sight.files import OURS
from tools.sight.prototypes import directions, drawings_sha256

RACK = [WordAt(f"1-0{place}", number) for place in ("02", "30", "27") for number in range(1, 8)]


@pytest.fixture(scope="module")
def eye() -> Eye:
    return Eye()


def test_beliefs_are_parts_of_one(eye: Eye) -> None:
    seen = eye.look([[(0, 0), (50, 90), (100, 0), (0, 0)]])
    beliefs = eye.beliefs(seen, RACK)
    assert len(beliefs) == len(RACK)
    assert sum(beliefs) == pytest.approx(1)
    assert min(beliefs) >= 0


def test_paper_without_ink_may_be_anything(eye: Eye) -> None:
    assert eye.look([]) == eye.look([[(3, 3)]]) == ()
    assert eye.beliefs((), RACK) == [1 / len(RACK)] * len(RACK)


def test_a_mirror_makes_no_other_drawing(eye: Eye) -> None:
    lines = [[(float(x), float(y)) for x, y in zip(*stroke)] for stroke in drawings("1-030", 1)[0]]
    turned = [[(-x, y) for x, y in line] for line in lines]
    assert sum(a * b for a, b in zip(eye.look(lines), eye.look(turned))) > 0.97


def test_words_of_which_nothing_is_known_are_neither_likely_nor_unlikely(eye: Eye) -> None:
    seen = eye.look([[(0, 0), (50, 90), (100, 0), (0, 0)]])
    assert eye.beliefs(seen, [WordAt("own", 1), WordAt("own", 2)]) == [0.5, 0.5]
    *known, unknown = eye.beliefs(seen, [*RACK, WordAt("own", 1)])
    assert min(known) < unknown < max(known)


def test_what_was_learnt_at_home_counts(eye: Eye) -> None:
    seen = eye.look([[(0, 0), (50, 90), (100, 0), (0, 0)]])
    before = eye.beliefs(seen, RACK)[4]
    assert eye.beliefs(seen, RACK, {RACK[4].key: [seen]})[4] > before


def test_there_are_places_on_lists_and_others_are_none() -> None:
    assert all(map(is_word, RACK))
    assert not any(map(is_word, [WordAt("1-055", 1), WordAt("1-002", 0), WordAt("1-002", 8), WordAt("", 1)]))


def test_several_prototypes_are_met_nearest_and_in_the_middle() -> None:
    east, north = unit([1.0, 0.0]), unit([0.0, 1.0])
    assert fit(east, [east]) == 1
    assert fit(east, [east, north]) == pytest.approx((1 + 0.5**0.5) / 2)
    assert middle([east, north]) == pytest.approx((0.5**0.5, 0.5**0.5))
    assert sum(shares([3.0, 1.0, -700.0])) == pytest.approx(1)


def test_it_knows_every_word_that_has_a_prototype_and_people_words_by_people(eye: Eye) -> None:
    known = read_prototypes().words
    for list_id in ("1-002", "1-030", "2-018"):
        for word in collection.of_list(list_id):
            category = people.by_word().get((list_id, word.number))
            taught = known.get(WordAt(list_id, word.number).key)
            if category is not None or word.prototypes:
                assert taught is not None
            if category is not None:
                assert taught is not None and taught.thing == category.name


def test_no_drawing_of_a_bot_is_a_prototype() -> None:
    for list_id in ("1-001", "1-002", "2-001"):
        for word in collection.of_list(list_id):
            assert not set(word.prototypes) & set(drawings(list_id, word.number))


def test_weights_and_prototypes_are_light() -> None:
    assert sum(file.stat().st_size for file in Path(SIGHT).iterdir()) < 1_000_000


def test_it_knows_what_a_hand_draws_far_better_than_chance(eye: Eye) -> None:
    random, right = Random(5), 0
    words = sorted(word for word in people.by_word() if word[0].startswith("1-"))
    for list_id, number in random.sample(words, 30):
        doodle = hand.doodle_of(list_id, number, random)
        assert doodle is not None
        lines = [list(zip(map(float, xs), map(float, ys))) for xs, ys, _ in hand.drawn(doodle, random)]
        seven = [WordAt(list_id, each) for each in range(1, 8)]
        beliefs = eye.beliefs(eye.look(lines), seven)
        right += beliefs.index(max(beliefs)) + 1 == number
    assert right >= 18, "of 30, where chance finds 4"


def test_what_bots_draw_was_kept_from_the_eye_while_it_learnt() -> None:
    known_by_heart = {
        category.name for category in people.categories() if set(category.chosen) & set(learnt_from(category.name))
    }
    assert not known_by_heart
    assert not set(learnt_from("cat")) & (set(TESTED) | set(STROKES_TESTED))


@pytest.mark.long
def test_the_prototypes_are_of_the_drawings_that_there_are_now() -> None:
    """If not: `python -m tools.sight prototypes`."""
    sources = json.loads((SIGHT / MANIFEST).read_text(encoding="utf-8"))["sources"]
    assert [one["sha256"] for one in sources if one["what"] == OURS] == [drawings_sha256()]


@pytest.mark.parametrize("list_id, number", [("1-001", 1), ("2-010", 3), ("3-020", 5), ("4-030", 7)])
def test_the_prototypes_are_those_that_the_tool_makes(list_id: str, number: int) -> None:
    """`python -m tools.sight prototypes` makes them again after doodles changed."""
    word = collection.of_list(list_id)[number - 1]
    taught = read_prototypes().words[WordAt(list_id, number).key]
    made = [packed(way) for way in directions(Net(read_net()), word.prototypes)]
    assert tuple(made) == taught.directions
