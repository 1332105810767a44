"""A figure is a median of rounds in which we and the rival took turns; what is missing is said, not made up."""

import json

import pytest

from tools.bench._figures import Sheet, alone, at, beside, in_turns
from tools.house import figures as house


def test_a_figure_is_the_median_of_its_rounds_beside_the_rivals():
    figure = beside("rules", [300.0, 100.0, 9000.0], "moves/s", "a rival", [50.0, 1.0, 60.0])
    assert figure == {
        "name": "rules",
        "value": 300.0,
        "unit": "moves/s",
        "rival": "a rival",
        "rival_value": 50.0,
        "ratio": 6.0,
    }
    assert house.is_figure(figure)


def test_a_figure_without_a_rival_has_the_same_shape():
    figure = alone("opening a match", [3.0, 1.0, 2.0], "ms")
    assert house.is_figure(figure)
    assert (figure["value"], figure["rival"], figure["rival_value"], figure["ratio"]) == (2.0, None, None, None)


def test_everybody_plays_in_every_round_in_changing_order_and_the_first_round_only_warms_up():
    played = []

    def player(name):
        def play():
            played.append(name)
            return len(played)

        return play

    ours, theirs = in_turns([player("us"), player("them")], rounds=3)
    assert "".join(name[0] for name in played) == "tuuttuut"
    assert ours == [3, 6, 7]
    assert theirs == [4, 5, 8]


@pytest.mark.parametrize("as_json", [True, False])
def test_what_is_left_out_is_said_beside_the_other_figures_and_told_by_the_exit_code(capsys, as_json):
    sheet = Sheet()
    sheet.add(alone("opening a match", [1.5], "ms"))
    assert sheet.show(as_json) == 0
    sheet.leave_out("rules against a rival", "There is no way to the network.")
    capsys.readouterr()
    assert sheet.show(as_json) == 1
    shown = capsys.readouterr().out
    assert "opening a match" in shown
    assert not as_json or json.loads(shown) == sheet.figures


def test_the_reason_goes_to_stderr(capsys):
    Sheet().leave_out("rules against a rival", "There is no way to the network.")
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err == "Left out: rules against a rival. There is no way to the network.\n"


def test_the_p99_is_a_value_that_was_measured_and_one_in_a_hundred_exceeds():
    values = [float(value) for value in range(1000)]
    assert at(0.5, values) == 500
    assert sum(value > at(0.99, values) for value in values) == 9
    assert at(0.99, [3.0, 1.0]) == 3.0
