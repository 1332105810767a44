"""The only randomness at a table: whole, fair, and the same again for the same seed."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.dealer import Dealer
from engine.rules import Roll, Shuffle, Wake, answers

ITEMS = tuple(range(20))


@given(seed=st.integers() | st.text(), items=st.lists(st.integers(0, 99), max_size=40))
def test_a_shuffle_has_the_same_cards_and_the_same_seed_the_same_order(seed: int | str, items: list[int]) -> None:
    need = Shuffle("cards", tuple(items))
    dealt = Dealer(seed).answer(need)
    assert answers(need, dealt)
    assert Dealer(seed).answer(need) == dealt


@given(seed=st.integers(), sides=st.integers(1, 20), dice=st.integers(0, 10))
def test_a_roll_has_as_many_dice_as_asked_each_with_a_face_it_has(seed: int, sides: int, dice: int) -> None:
    need = Roll("dice", sides, dice)
    rolled = Dealer(seed).answer(need)
    assert len(rolled) == dice
    assert set(rolled) <= set(range(1, sides + 1))
    assert answers(need, rolled)


def test_every_card_comes_to_every_place_about_equally_often() -> None:
    dealer, places = Dealer(1), Counter[tuple[int, int]]()
    for _ in range(6000):
        places.update(enumerate(dealer.answer(Shuffle("cards", (0, 1, 2)))))
    assert set(places) == {(place, card) for place in range(3) for card in range(3)}
    assert all(1850 < often < 2150 for often in places.values())


def test_every_face_comes_about_equally_often() -> None:
    faces = Counter(Dealer(1).answer(Roll("dice", sides=6, dice=6000)))
    assert all(900 < faces[face] < 1100 for face in range(1, 7))


def test_nobody_foresees_a_dealer_without_a_seed() -> None:
    assert len({Dealer().answer(Shuffle("cards", ITEMS)) for _ in range(20)}) == 20


@pytest.mark.parametrize(
    ("need", "values"),
    [
        (Shuffle("cards", (1, 2, 3)), (1, 2)),
        (Shuffle("cards", (1, 2, 3)), (1, 2, 2)),
        (Shuffle("cards", (1, 2, 3)), (1, 2, 3, 3)),
        (Shuffle("cards", (1, 1, 2)), (1, 2, 2)),
        (Roll("dice", 6, 2), (1,)),
        (Roll("dice", 6, 2), (0, 1)),
        (Roll("dice", 6, 2), (1, 7)),
        (Wake(5), ()),
    ],
)
def test_what_is_no_answer_to_a_need(need: Shuffle | Roll | Wake, values: tuple[int, ...]) -> None:
    assert not answers(need, values)
