"""On a tablet that is passed around, secrets show only to the one who holds it, and only while they hold."""

import pytest

from app.play.passed_tablet import PassedTablet


def passed(*people: int, stays_open: bool = False) -> PassedTablet:
    passing = PassedTablet(stays_open)
    passing.changed(people, paused=False)
    return passing


def test_one_person_alone_needs_no_curtain() -> None:
    passing = passed(1)
    assert passing.viewer == 1
    assert not passing.covered
    assert passing.sees == 1


def test_two_people_begin_behind_the_curtain() -> None:
    passing = passed(0, 1)
    assert passing.covered
    assert passing.sees is None


def test_a_hand_shows_while_a_finger_holds_and_not_a_moment_longer() -> None:
    passing = passed(0, 1)
    passing.lift()
    assert passing.sees is None
    passing.hold("thumb")
    passing.hold("finger")
    passing.let_go("thumb")
    assert passing.sees == 0
    passing.let_go("finger")
    assert passing.sees is None


def test_a_finger_that_holds_under_the_curtain_sees_nothing() -> None:
    passing = passed(0, 1)
    passing.hold("thumb")
    assert passing.sees is None
    passing.lift()
    assert passing.sees == 0


def test_the_tablet_goes_to_whoever_is_waited_for() -> None:
    passing = passed(0, 1)
    assert passing.next_viewer([0]) is None
    assert passing.next_viewer([1]) == 1
    assert passing.next_viewer([2]) is None


def test_handing_over_covers_even_what_is_held() -> None:
    passing = passed(0, 1)
    passing.lift()
    passing.hold("thumb")
    passing.hand_over(1)
    assert passing.covered
    assert passing.sees is None


def test_a_pause_covers_and_a_finger_that_still_holds_uncovers_nothing() -> None:
    passing = passed(0, 1)
    passing.lift()
    passing.hold("thumb")
    passing.changed((0, 1), paused=True)
    assert passing.sees is None
    passing.hold("another")
    assert passing.sees is None
    passing.changed((0, 1), paused=False)
    assert passing.sees is None


def test_an_open_turn_for_those_who_want_it() -> None:
    passing = passed(0, 1, stays_open=True)
    assert passing.sees is None
    passing.lift()
    assert passing.sees == 0


@pytest.mark.parametrize("lifted", [False, True])
@pytest.mark.parametrize("leaves", [0, 1])
def test_who_is_left_alone_takes_the_tablet_once_more_and_then_needs_no_curtain(leaves: int, lifted: bool) -> None:
    passing, stays = passed(0, 1), 1 - leaves
    if lifted:
        passing.lift()
    passing.changed((0, 1), paused=True)
    for paused in (True, False):
        passing.changed((stays,), paused=paused)
        assert passing.viewer == stays
        assert passing.covered and passing.sees is None, "who left may have the tablet in their hands still"
    passing.cover()
    passing.hold("thumb")
    assert passing.covered and passing.sees is None
    passing.let_go("thumb")
    passing.lift()
    assert passing.sees == stays
    passing.changed((stays,), paused=False)
    passing.cover()
    assert not passing.covered and passing.sees == stays, "alone now"
    passing.changed((0, 1), paused=False)
    assert passing.sees is None, "somebody took their seat back"


def test_nobody_sees_the_hand_of_who_is_left_alone_while_all_look_together() -> None:
    passing = passed(0, 1)
    passing.changed((0, 1), paused=False, common=True)
    passing.changed((1,), paused=False, common=True)
    assert not passing.covered and passing.sees is None
    passing.changed((1,), paused=False, common=False)
    assert passing.covered and passing.sees is None
    passing.lift()
    assert passing.sees == 1


def test_a_table_of_bots_shows_nobodys_hand() -> None:
    passing = passed()
    assert passing.viewer is None
    assert passing.sees is None


def test_going_to_the_background_covers() -> None:
    passing = passed(0, 1)
    passing.lift()
    passing.hold("thumb")
    passing.cover()
    assert passing.covered
    assert passing.sees is None


def test_what_is_common_needs_no_curtain_and_shows_nobodys_secret() -> None:
    passing = passed(0, 1, stays_open=True)
    passing.changed((0, 1), paused=False, waiting=(0, 1), common=True)
    assert not passing.covered
    assert passing.sees is None
    assert passing.next_viewer([1]) is None


def test_the_curtain_falls_when_what_was_common_is_over() -> None:
    passing = passed(0, 1, stays_open=True)
    passing.changed((0, 1), paused=False, waiting=(0, 1), common=True)
    passing.changed((0, 1), paused=False, waiting=(0,))
    assert passing.covered
    assert passing.sees is None


def test_an_open_turn_ends_when_the_table_waits_for_somebody_else() -> None:
    passing = passed(0, 1, stays_open=True)
    passing.changed((0, 1), paused=False, waiting=(0,))
    passing.lift()
    assert passing.sees == 0
    passing.changed((0, 1), paused=False, waiting=(2,))
    assert passing.sees is None
    passing.changed((0, 1), paused=False, waiting=(0,))
    assert passing.covered


def test_after_a_pause_an_open_turn_needs_its_owner_again() -> None:
    passing = passed(0, 1, stays_open=True)
    passing.changed((0, 1), paused=False, waiting=(0,))
    passing.lift()
    passing.changed((0, 1), paused=True, waiting=(0,))
    passing.changed((0, 1), paused=False, waiting=(0,))
    assert passing.covered
    assert passing.sees is None


def test_the_next_person_sees_their_turn_at_once_when_they_lift_the_curtain() -> None:
    passing = passed(0, 1, stays_open=True)
    passing.changed((0, 1), paused=False, waiting=(1,))
    passing.hand_over(1)
    assert passing.sees is None
    passing.lift()
    assert passing.sees == 1
