"""What somebody who types a dev.py command is told."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

import dev
from app.look import text
from engine.languages import LANGUAGES
from tools.house import doors
from tools.house.doors import DOORS

ROOT = Path(__file__).resolve().parents[2]


def type_in(*words, cwd=ROOT, **surroundings):
    return subprocess.run(
        [sys.executable, str(ROOT / "dev.py"), *words],
        cwd=cwd,
        env=os.environ | surroundings,
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
    )


def without_screen():
    return {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}


def test_help_names_every_command_from_any_folder(tmp_path):
    run = type_in("--help", cwd=tmp_path)
    assert run.returncode == 0
    for name in ("run", "test", "check", "bench", "shots", "paint", "package"):
        assert f"\n  {name} " in run.stdout


def test_an_unknown_command_is_refused_with_the_list_of_those_there_are():
    run = type_in("tset")
    assert run.returncode == 2
    assert "no command 'tset'" in run.stderr
    assert "\n  test " in run.stderr
    assert "Traceback" not in run.stderr


@pytest.mark.parametrize("name", DOORS)
def test_every_command_explains_itself_without_setting_anything_up(name, monkeypatch, capsys):
    def never(*_):
        raise AssertionError("asking for help started something")

    monkeypatch.setattr(doors, "prepare", never)
    monkeypatch.setattr(doors, "start", never)
    try:
        code = doors.open_door([name, "--help"])
    except SystemExit as left:  # argparse leaves this way
        code = left.code
    assert code in (0, None)
    assert f"dev.py {name}" in capsys.readouterr().out


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux can be without a screen")
def test_run_without_a_screen_says_so_and_offers_the_demo():
    surroundings = without_screen()
    surroundings.pop("SDL_VIDEODRIVER", None)
    run = subprocess.run(
        [sys.executable, str(ROOT / "dev.py"), "run"], env=surroundings, capture_output=True, text=True
    )
    assert run.returncode == 2
    assert "no screen" in run.stderr
    assert "dev.py run --demo" in run.stderr
    assert "Traceback" not in run.stderr


@pytest.mark.parametrize(
    "words, said",
    [
        (["run", "--size", "big", "--demo"], "'big' is not a size like 1280x800"),
        (["run", "--lang", "fr", "--demo"], "invalid choice: 'fr'"),
        (["run", "--loud"], "only --demo takes more words: --loud"),
        (["shots"], "DIR"),
        (["check", "everything"], "unrecognized arguments: everything"),
    ],
)
def test_wrong_words_are_refused_with_what_would_be_right(words, said, capsys):
    with pytest.raises(SystemExit) as left:
        doors.open_door(words)
    assert left.value.code == 2
    assert said in capsys.readouterr().err


@pytest.fixture
def started(monkeypatch):
    """What would be started, instead of starting it."""
    calls = []

    def record(python, words, surroundings=None):
        calls.append((words, surroundings))
        return 0

    monkeypatch.setattr(doors, "prepare", lambda *_: Path("python"))
    monkeypatch.setattr(doors.environments, "ready", lambda _: Path("python"))
    monkeypatch.setattr(doors.system, "bring_or_go_on", lambda _, without: doors.say(without))
    monkeypatch.setattr(doors, "start", record)
    return calls


def test_the_demo_draws_into_memory_in_the_chosen_language_and_size(started, monkeypatch):
    monkeypatch.setenv("DISPLAY", ":0")
    assert doors.open_door(["run", "--demo", "--lang", "uk", "--size", "800x1280"]) == 0
    [(words, surroundings)] = started
    assert words == ["-m", "app.demo", "--lang", "uk", "--size", "800x1280"]
    assert surroundings["SDL_VIDEODRIVER"] == "offscreen"
    assert "DISPLAY" not in surroundings


def test_words_after_test_go_to_pytest(started):
    doors.open_door(["test", "tests/house", "-k", "P21", "-n", "0"])
    [(words, _)] = started
    assert words[:2] == ["-m", "pytest"]
    assert words[-5:] == ["tests/house", "-k", "P21", "-n", "0"]


@pytest.mark.parametrize(
    ("set_by_builders", "last"), [({}, "are left out."), ({"CI": "true"}, "fail, since CI is set.")]
)
def test_what_becomes_of_tests_without_a_browser_is_said(started, monkeypatch, capsys, set_by_builders, last):
    monkeypatch.delenv("CI", raising=False)
    for name, value in set_by_builders.items():
        monkeypatch.setenv(name, value)
    doors.open_door(["test"])
    assert capsys.readouterr().err.strip().endswith(last)


def test_a_quick_run_leaves_out_what_draws_or_takes_long_and_tries_fewer_examples(started):
    doors.open_door(["test", "--quick", "-x"])
    [(words, _)] = started
    assert "--quick" not in words, "pytest does not know it"
    left_out = "not draws and not long and not slow and not network"
    assert words[-5:] == ["-m", left_out, "--hypothesis-profile", "quick", "-x"]


def test_pictures_go_where_the_person_stands_not_into_the_project(started, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    doors.open_door(["shots", "pictures"])
    [(words, _)] = started
    assert words == ["-m", "tools.shots", str(tmp_path / "pictures")]


def test_a_reason_why_easel_cannot_start_is_said_plainly(monkeypatch, capsys):
    def cannot(*_):
        raise doors.NotReady("Please type:\n  sudo apt-get install -y libegl1")

    monkeypatch.setattr(doors, "prepare", cannot)
    assert doors.open_door(["test"]) == 2
    assert capsys.readouterr().err == "Please type:\n  sudo apt-get install -y libegl1\n"


# Which Python -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("version", [(3, 11), (3, 12), (3, 13)])
def test_pythons_that_suit(version):
    assert dev.suits(version)


@pytest.mark.parametrize("version", [(2, 7), (3, 8), (3, 10), (3, 14)])
def test_a_python_that_does_not_suit_is_told_which_would(version, monkeypatch, capsys):
    monkeypatch.setattr(dev.sys, "version_info", (*version, 0))
    monkeypatch.setattr(dev, "suitable_python", lambda: None)
    assert dev.main(["run"]) == 2
    said = capsys.readouterr().err
    assert "Easel needs Python 3.11 to 3.13" in said
    assert f"this is Python {version[0]}.{version[1]}" in said


def test_a_python_that_does_not_suit_hands_over_to_one_that_does(monkeypatch):
    handed = []
    monkeypatch.setattr(dev.sys, "version_info", (3, 8, 0))
    monkeypatch.setattr(dev, "suitable_python", lambda: "/usr/bin/python3.12")
    monkeypatch.setattr(dev.subprocess, "call", lambda command: handed.append(command) or 7)
    assert dev.main(["test", "-k", "x"]) == 7
    assert handed == [["/usr/bin/python3.12", str(ROOT / "dev.py"), "test", "-k", "x"]]


def test_an_old_python_can_read_dev_py_far_enough_to_complain():
    ast.parse((ROOT / "dev.py").read_text(encoding="utf-8"), feature_version=(3, 6))


def test_the_languages_are_the_same_wherever_they_are_named():
    """The doors open before anything is installed, so they name them too; the settings say what each is called."""
    assert doors.LANGUAGES == LANGUAGES == tuple(text.LANGUAGES)
