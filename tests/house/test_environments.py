"""A set-up is made once, renewed when a list changes, and begun again when it was cut short."""

import shutil
import sys

import pytest

from tools.house import environments
from tools.house.environments import Environment, NotReady, is_ready, ready


@pytest.fixture
def lists(tmp_path, monkeypatch):
    """A folder of requirement lists, with two in it."""
    folder = tmp_path / "requirements"
    folder.mkdir()
    (folder / "run.txt").write_text("# to run\nkivy==2.3.1\n")
    (folder / "develop.txt").write_text("pytest==9.2.0\n")
    monkeypatch.setattr(environments, "LISTS", folder)
    monkeypatch.setattr(environments, "LOCKS", tmp_path / "locks")
    return folder


def stand_in(environment):
    """A Python in the environment's place that is the one running this test, pip included."""
    environment.python.parent.mkdir(parents=True, exist_ok=True)
    environment.python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n')
    environment.python.chmod(0o755)


@pytest.fixture
def environment(tmp_path):
    return Environment(tmp_path / "a house" / ".venv", ("run", "develop"))


@pytest.fixture
def work(monkeypatch, lists):
    """What a set-up does, in order, without fetching anything."""
    done = []

    def make(environment):
        done.append("make")
        if environment.folder.exists():
            shutil.rmtree(environment.folder)
        stand_in(environment)

    monkeypatch.setattr(environments, "make", make)
    monkeypatch.setattr(environments, "install", lambda _, name: done.append(name))
    return done


def test_the_first_set_up_makes_and_installs_and_the_second_does_nothing(environment, work):
    assert ready(environment) == environment.python
    assert work == ["make", "run", "develop"]
    ready(environment)
    assert work == ["make", "run", "develop"]


def test_only_the_list_that_changed_is_installed_again(environment, work, lists):
    ready(environment)
    (lists / "develop.txt").write_text("pytest==9.2.1\n")
    assert not is_ready(environment)
    ready(environment)
    assert work == ["make", "run", "develop", "develop"]


def test_the_app_needs_only_its_own_list(environment, work):
    ready(Environment(environment.folder, ("run",)))
    assert work == ["make", "run"]
    ready(environment)
    assert work == ["make", "run", "develop"]


def test_a_set_up_that_was_cut_short_begins_again_from_nothing(environment, work, monkeypatch):
    def cut_short(_, name):
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(environments, "install", cut_short)
        with pytest.raises(KeyboardInterrupt):
            ready(environment)
    leftover = environment.folder / "half a package"
    leftover.touch()
    ready(environment)
    assert not leftover.exists()
    assert work == ["make", "make", "run", "develop"]


def test_an_environment_made_by_hand_is_adopted_not_thrown_away(environment, work):
    stand_in(environment)
    mine = environment.folder / "something of mine"
    mine.touch()
    ready(environment)
    assert mine.exists()
    assert work == ["run", "develop"]


def test_an_environment_whose_python_is_gone_is_made_again(environment, work):
    ready(environment)
    environment.python.unlink()
    ready(environment)
    assert work == ["make", "run", "develop", "make", "run", "develop"]


def test_an_environment_of_another_python_is_made_again(environment, work, monkeypatch):
    ready(environment)
    monkeypatch.setattr(environments, "python_version", lambda _: "3.99")
    ready(environment)
    assert work == ["make", "run", "develop", "make", "run", "develop"]


@pytest.mark.parametrize("rubbish", ["", "{", "[]", "null", '{"run": 3}'])
def test_a_stamp_that_cannot_be_read_counts_as_none(environment, work, rubbish):
    ready(environment)
    (environment.folder / environments.STAMP).write_text(rubbish)
    assert not is_ready(environment)
    ready(environment)
    assert is_ready(environment)


# What pip and venv say when they fail ---------------------------------------------------------------------------


def test_a_package_that_cannot_be_had_is_told_with_pips_own_words(environment, lists, monkeypatch, capsys):
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", "")
    (lists / "run.txt").write_text("no-such-package==1.0\n")
    stand_in(environment)
    with pytest.raises(NotReady) as raised:
        ready(environment)
    assert "could not be installed" in str(raised.value)
    assert "No matching distribution found for no-such-package==1.0" in str(raised.value)
    assert not is_ready(environment)


def test_without_a_network_that_is_what_is_said(tmp_path):
    said = [
        "WARNING: Retrying after connection broken by 'NewConnectionError: Temporary failure in name resolution'\n",
        "ERROR: No matching distribution found for kivy==2.3.1\n",
    ]
    why = environments.why_pip_failed(said, tmp_path / "log")
    assert "no way to the network" in why
    assert "Start the same command again" in why


def test_progress_counts_every_package_for_this_system(capsys):
    said = []
    for line in [
        "Ignoring pywin32: markers 'sys_platform == \"win32\"' don't match your environment\n",
        "Collecting kivy==2.3.1\n",
        "  Downloading kivy-2.3.1.whl (22.1 MB)\n",
        "Processing ./wheels/plyer-2.1.0-py2.py3-none-any.whl\n",
        "Requirement already satisfied: idna==3.20 in ./lib (from -r list) (3.20)\n",
    ]:
        said.append(line)
        environments.report_progress(line, said, total=4)
    assert capsys.readouterr().err.splitlines() == [
        "  [ 1/3] kivy==2.3.1",
        "  [ 2/3] plyer-2.1.0-py2.py3-none-any.whl",
        "  [ 3/3] idna==3.20",
    ]


def test_settings_of_the_persons_shell_do_not_lead_pip_astray(monkeypatch):
    monkeypatch.setenv("PIP_USER", "1")
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    kept = environments.plain_surroundings()
    assert "PIP_USER" not in kept and "PYTHONPATH" not in kept and "PATH" in kept
