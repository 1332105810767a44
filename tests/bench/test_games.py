"""The benchmarks of the rules and the table play real matches of every game, and show what they have."""

import json
from contextlib import contextmanager
from random import Random

import pytest

from engine import rules as register
from engine.dealer import Dealer
from engine.games import yokai
from tools.bench import _playouts, rules, table
from tools.bench._playouts import Kind, kinds, playout
from tools.house import figures as house
from tools.house.environments import NotReady

DUEL = Kind(yokai.GAME, "duel")


class StandIn:
    """A rival that makes a thousand moves a second, whatever it is told."""

    def moves_a_second(self, what):
        return 1000.0


@contextmanager
def no_rival():
    raise NotReady("There is no way to the network.")
    yield


@contextmanager
def boardgame_io():
    yield StandIn()


@contextmanager
def open_spiel():
    yield StandIn(), ["python_tic_tac_toe", "python_kuhn_poker"]


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """One round and a moment of it: the shape of the figures is looked at here, not their size."""
    for module in (rules, table):
        monkeypatch.setattr(module, "ROUND", 0.001)
        monkeypatch.setattr(module, "boardgame_io", boardgame_io)
        monkeypatch.setattr(module, "in_turns", lambda measures: [[measure()] for measure in measures])
    monkeypatch.setattr(rules, "open_spiel", open_spiel)


def printed(capsys, module, *arguments):
    """What a benchmark prints as JSON, and its exit code."""
    code = module.main(["--json", *arguments])
    shown = json.loads(capsys.readouterr().out)
    assert all(house.is_figure(figure) for figure in shown)
    return shown, code


# The playouts -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", kinds([]), ids=lambda kind: kind.name)
def test_every_game_is_played_to_its_end_by_chance(kind):
    assert playout(kind, Random(7), Dealer(7)) > 0


def test_only_the_moves_of_players_are_counted(monkeypatch):
    played = []

    def play(state, entry):
        played.append(type(entry).__name__)
        return yokai.play(state, entry)

    game = register.Game(**{name: getattr(yokai.GAME, name) for name in yokai.GAME.__struct_fields__} | {"play": play})
    assert playout(Kind(game, "duel"), Random(7), Dealer(7)) == played.count("Said")
    assert "Dealt" in played


def test_the_duel_comes_first_and_all_variants_come():
    every = kinds([])
    assert every[0].name == "yokai duel"
    assert {kind.game.name for kind in every} == set(register.names())


def test_a_match_without_an_end_is_not_counted(monkeypatch):
    monkeypatch.setattr(_playouts, "MOST_MOVES", 10)
    with pytest.raises(register.BrokenMatch, match="no end"):
        playout(DUEL, Random(7), Dealer(7))


# The rules ----------------------------------------------------------------------------------------------------


def test_the_duel_stands_beside_every_rival_and_a_figure_is_ours_by_theirs(capsys):
    shown, code = printed(capsys, rules, "yokai")
    assert code == 0
    assert [figure["rival"] for figure in shown] == [
        "boardgame.io, tic-tac-toe",
        "OpenSpiel, python_tic_tac_toe",
        "OpenSpiel, python_kuhn_poker",
    ]
    assert all(figure["ratio"] == figure["value"] / 1000 for figure in shown)


def test_other_games_stand_beside_tic_tac_toe(capsys):
    shown, _ = printed(capsys, rules, "pictomania")
    assert {figure["rival"] for figure in shown} == {"boardgame.io, tic-tac-toe", "OpenSpiel, python_tic_tac_toe"}


def test_without_one_rival_the_figures_beside_the_other_are_shown(capsys, monkeypatch):
    monkeypatch.setattr(rules, "boardgame_io", no_rival)
    code = rules.main(["--json", "yokai"])
    printed = capsys.readouterr()
    assert code == 1
    assert {figure["rival"] for figure in json.loads(printed.out)} == {
        "OpenSpiel, python_tic_tac_toe",
        "OpenSpiel, python_kuhn_poker",
    }
    assert "Left out: rules against boardgame.io. There is no way to the network." in printed.err


def test_a_game_that_is_not_there_is_refused_with_those_there_are(capsys):
    with pytest.raises(SystemExit) as left:
        rules.main(["chess"])
    assert left.value.code == 2
    assert "There is no game chess. There are: " in capsys.readouterr().err


# The table ----------------------------------------------------------------------------------------------------


@pytest.fixture
def place(tmp_path, monkeypatch):
    monkeypatch.setattr(table, "ROOT", tmp_path)
    return tmp_path / ".tools"


def test_whole_matches_are_played_through_a_table_on_disk(place, capsys):
    shown, code = printed(capsys, table, "yokai")
    assert code == 0
    assert [(figure["name"], figure["rival"]) for figure in shown] == [
        ("table of yokai duel", "boardgame.io, reducer only"),
        ("opening a match on disk", None),
        ("closing a match on disk", None),
    ]
    assert list(place.iterdir()) == []


def test_every_move_of_a_match_is_on_disk_and_every_seat_is_told(place, tmp_path, monkeypatch):
    heard = []
    really = table.shown_to_all
    monkeypatch.setattr(table, "shown_to_all", lambda at: heard.append(at.position.heard) or really(at))
    tables = table.Tables(DUEL, tmp_path)
    tables.moves_a_second()
    files = list(tmp_path.glob("*.easel"))
    assert len(files) == 1
    assert sum(heard[-1]) == len(heard) - 1
    entries = table.Table.resume(files[0])
    assert entries.position.heard == heard[-1]
    entries.close()


def test_without_boardgame_io_the_table_still_shows_what_needs_no_rival(place, capsys, monkeypatch):
    monkeypatch.setattr(table, "boardgame_io", no_rival)
    code = table.main(["--json", "yokai"])
    printed = capsys.readouterr()
    assert code == 1
    assert [figure["name"] for figure in json.loads(printed.out)] == [
        "opening a match on disk",
        "closing a match on disk",
    ]
    assert "Left out: table against boardgame.io." in printed.err
