"""A rival that cannot be had is named with what to do about it; one that stops is not waited for."""

import json
import os
import sys

import pytest

from tools.bench import _rivals
from tools.bench._rivals import Rival, boardgame_io, open_spiel
from tools.house import environments
from tools.house.environments import NotReady

PLAYS_AT_ONCE = """
import json, sys
for line in sys.stdin:
    print(json.dumps({"moves": 30, "seconds": json.loads(line)}), flush=True)
"""


@pytest.fixture
def programs(tmp_path, monkeypatch):
    """A search path with only these programs on it (name and shell script), and no rival set up yet."""
    monkeypatch.setattr(_rivals, "PLACE", tmp_path / "rivals")
    monkeypatch.setattr(_rivals, "ROOT", tmp_path)
    monkeypatch.setattr(environments, "LOCKS", tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))

    def put(**scripts):
        for name, script in scripts.items():
            (tmp_path / name).write_text(f"#!/bin/sh\n{script}\n")
            (tmp_path / name).chmod(0o755)

    return put


def start_of(rival):
    with rival:
        pass


def test_moves_a_second_are_what_the_rival_says_it_played():
    rival = Rival([sys.executable, "-c", PLAYS_AT_ONCE], dict(os.environ))
    assert rival.moves_a_second(2.0) == 15.0
    assert rival.moves_a_second(0.5) == 60.0
    rival.stop()


def test_a_rival_that_stops_is_named_with_its_exit_code():
    rival = Rival([sys.executable, "-c", "import sys; sys.stdin.readline(); sys.exit(3)"], dict(os.environ))
    with pytest.raises(NotReady, match="exit 3"):
        rival.moves_a_second(1.0)
    rival.stop()


def test_without_npm_the_reason_says_how_to_get_it(programs):
    programs(node="exit 0")
    with pytest.raises(NotReady, match="apt-get install npm"):
        start_of(boardgame_io())


def test_without_a_network_the_reason_says_so(programs):
    programs(node="exit 0", npm="echo 'npm error code EAI_AGAIN' >&2; exit 1")
    with pytest.raises(NotReady, match="no way to the network"):
        start_of(boardgame_io())


def test_any_other_failure_of_npm_is_told_in_its_own_words(programs):
    programs(node="exit 0", npm="echo 'npm error the disk is full' >&2; exit 1")
    with pytest.raises(NotReady, match="the disk is full"):
        start_of(boardgame_io())


def test_npm_is_asked_once_and_again_when_the_list_of_packages_changes(programs, tmp_path, monkeypatch):
    programs(
        npm=f"echo $* >> {tmp_path}/asked; exit 0",
        node=f"exec \"{sys.executable}\" -c '{PLAYS_AT_ONCE}'",
    )
    start_of(boardgame_io())
    start_of(boardgame_io())
    assert len((tmp_path / "asked").read_text().splitlines()) == 1
    stamp = tmp_path / "rivals" / "boardgame_io" / environments.STAMP
    stamp.write_text(json.dumps("another list"))
    start_of(boardgame_io())
    assert len((tmp_path / "asked").read_text().splitlines()) == 2


def test_a_set_up_that_failed_is_begun_again(programs, tmp_path):
    programs(node=f"exec \"{sys.executable}\" -c '{PLAYS_AT_ONCE}'", npm="exit 1")
    with pytest.raises(NotReady):
        start_of(boardgame_io())
    programs(npm=f"echo $* >> {tmp_path}/asked; exit 0")
    start_of(boardgame_io())
    assert (tmp_path / "asked").exists()


def test_without_openspiel_nothing_is_started(monkeypatch):
    def cannot(environment):
        raise NotReady("The packages could not be fetched.")

    monkeypatch.setattr(environments, "ready", cannot)
    with pytest.raises(NotReady, match="could not be fetched"):
        start_of(open_spiel())
