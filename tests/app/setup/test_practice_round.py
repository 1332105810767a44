"""Who plays Pictomania for the first time on a device is taught; nobody is taught twice."""

import pytest

from engine.seats import Seat

SEATS = (Seat("Ada", 0), Seat("Fox", 1, bot="weak"), Seat("Owl", 2, bot="weak"))


def is_taught(easel):
    """Whether the switch of the first round stands on "on"."""
    from app.ui.switch_row import SwitchRow

    easel.go("setup", game="pictomania")
    easel.wait(lambda: easel.reads("Practice round"), "the set-up")
    found = easel.find("Practice round")
    while not isinstance(found, SwitchRow):
        found = found.parent
    return found.lever.at == 1


def test_the_first_match_on_a_device_begins_with_a_round_to_learn_and_later_ones_do_not(easel):
    assert is_taught(easel)
    easel.app.begin("pictomania", "live", b'{"teaching":true}', SEATS)
    easel.wait(lambda: easel.page.scenes is not None, "the table")
    assert easel.page.scenes.spectator.view.teaching
    easel.go("home")
    assert not is_taught(easel)


@pytest.mark.parametrize("written", ["{}", "not json", '{"hurry":true,"teaching":true,"levels":[0,0,0,0]}'])
def test_the_same_match_again_teaches_nobody_and_keeps_all_else(written):
    from app.setup.options import once_more

    again = once_more("pictomania", written)
    if written.startswith('{"'):
        assert b'"hurry":true' in again and b'"levels":[0,0,0,0]' in again
    assert b'"teaching":true' not in again


def test_other_games_play_again_as_they_were():
    from app.setup.options import once_more

    assert once_more("yokai", '{"odd":1}') == b'{"odd":1}'
