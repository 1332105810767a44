"""Each check of `dev.py check` finds what it is for, and passes what is right."""

import json
from pathlib import Path

import pytest

from tools.house.checks import __main__ as checks
from tools.house.checks.import_cycles import circular_imports
from tools.house.checks.imports import forbidden_imports
from tools.house.checks.pins import loose_in_npm, loose_pins
from tools.house.checks.rule_names import rules_and_tests_apart
from tools.house.checks.tracked import named_in, places_and_hosts
from tools.house.checks.untyped import untyped

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def project(tmp_path):
    """A project with these files; a name ends at its file, folders come along."""

    def lay(files):
        for name, text in {"main.py": "from app.main import main\n", **files}.items():
            path = tmp_path / "project" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        return tmp_path / "project"

    return lay


# Imports --------------------------------------------------------------------------------------------------------


@pytest.mark.long
def test_easel_itself_keeps_to_its_import_rules():
    assert forbidden_imports() == []


@pytest.mark.parametrize(
    "name, line, because",
    [
        ("engine/table.py", "from kivy.clock import Clock", "the engine runs without a screen"),
        ("engine/seats.py", "import app.theme", "the engine runs without a screen"),
        ("engine/games/yokai.py", "import random", "rules are pure"),
        ("engine/games/yokai.py", "from engine import journal", "rules are pure"),
        ("engine/games/dixit/play.py", "    from ...table import Table", "rules are pure"),
        ("engine/bots/dixit.py", "from engine.match import follow", "a bot is given a view"),
        ("app/boards/yokai.py", "from engine.table import Table", "a board draws views"),
        ("app/ui/card.py", "from app.boards import yokai", "knows no room and no game"),
        ("app/main.py", "import tools.shots", "what is shipped needs no tools"),
        ("app/main.py", "from engine.seats import _fresh", "the private name engine.seats._fresh"),
    ],
)
def test_a_forbidden_import_is_found_with_its_line_and_reason(project, name, line, because):
    root = project({name: f"def f():\n{line if line.startswith(' ') else '    ' + line}\n"})
    [finding] = forbidden_imports(root)
    assert finding.startswith(f"{name}:2: imports ")
    assert because in finding


def test_imports_that_are_right_pass(project):
    root = project(
        {
            "engine/games/yokai.py": "from __future__ import annotations\nfrom msgspec import Struct\n"
            "from engine.rules import Game\n",
            "engine/journal.py": "import sqlite3\nimport time\n",
            "app/bridge.py": "from kivy.clock import Clock\nfrom engine.table import Table\n",
            "app/look/theme.py": "from app.look.text import _\n",
        }
    )
    assert forbidden_imports(root) == []


def test_no_module_of_easel_needs_one_that_needs_it():
    assert circular_imports() == []


def test_modules_that_need_each_other_are_found_however_late_they_say_so(project):
    later = "def f():\n    from app.ink import brush\n"
    root = project(
        {"app/paper.py": "from app.pen import nib\n", "app/pen.py": later, "app/ink/brush.py": "import app.paper\n"}
    )
    [finding] = circular_imports(root)
    assert finding.count(" needs ") == 3 and {"app.paper", "app.pen", "app.ink.brush"} <= set(finding.split())


def test_what_only_types_need_is_no_cycle(project):
    types = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from app.pen import Pen\n"
    assert circular_imports(project({"app/paper.py": types, "app/pen.py": "from app.paper import Paper\n"})) == []


# Rules and tests ------------------------------------------------------------------------------------------------

YOKAI = "* **Y1** [seed] 20 yokai.\n* **Y12** [seed] Distract.\nSee **Y1**.\n"


def test_a_rule_that_no_test_names_is_found(project):
    root = project(
        {
            "docs/rules/yokai.md": YOKAI,
            "engine/games/yokai.py": "",
            "tests/games/test_yokai.py": "def test_Y12_distract_turns_the_sketch(): ...\n",
        }
    )
    assert rules_and_tests_apart(root) == ["docs/rules/yokai.md: no test names Y1"]


def test_a_test_may_name_several_rules_and_live_in_a_class(project):
    tests = "class TestBox:\n    def test_Y1_Y12_the_box(self): ...\n"
    root = project({"docs/rules/yokai.md": YOKAI, "engine/games/yokai/__init__.py": "", "tests/test_yokai.py": tests})
    assert rules_and_tests_apart(root) == []


def test_rules_of_a_game_that_is_not_there_yet_wait(project):
    assert rules_and_tests_apart(project({"docs/rules/yokai.md": YOKAI})) == []


def test_a_test_of_a_rule_that_does_not_exist_is_found(project):
    root = project({"docs/rules/yokai.md": YOKAI, "tests/test_yokai.py": "\ndef test_Y99_flies(): ...\n"})
    assert rules_and_tests_apart(root) == ["tests/test_yokai.py:2: there is no rule Y99"]


# Pins -----------------------------------------------------------------------------------------------------------

SPEC = "[app]\nrequirements = python3==3.14.2, sqlite3, kivy==2.3.1\n"


@pytest.mark.parametrize("loose", ["kivy", "kivy>=2.3", "kivy==2.*", "kivy==2.3.1,<3", "git+https://example.org/kivy"])
def test_a_loose_requirement_is_found(project, loose):
    root = project({"requirements/run.txt": f"# to run\n{loose}\n", "buildozer.spec": SPEC.replace("kivy==2.3.1", "")})
    assert f"requirements/run.txt:2: {loose} is not pinned like name==1.2.3" in loose_pins(root)


def test_a_tablet_that_would_run_another_version_is_found(project):
    root = project({"requirements/run.txt": "Kivy==2.3.0\n", "buildozer.spec": SPEC})
    assert loose_pins(root) == ["buildozer.spec: kivy==2.3.1, but 2.3.0 is what is tested here"]


def test_what_npm_brings_has_one_version_that_is_known_by_its_bytes(tmp_path):
    def write(version, locked, **package):
        (tmp_path / "package.json").write_text(json.dumps({"devDependencies": {"typescript": version}}))
        packages = {"": {"devDependencies": {"typescript": locked}}, "node_modules/typescript": package}
        (tmp_path / "package-lock.json").write_text(json.dumps({"packages": packages}))
        return len(loose_in_npm(tmp_path))

    assert write("5.9.3", "5.9.3", integrity="sha512-") == 0
    assert write("^5.9.3", "^5.9.3", integrity="sha512-") == 1
    assert write("5.9.3", "5.9.2", integrity="sha512-") == 1
    assert write("5.9.3", "5.9.3") == 1
    assert loose_in_npm() == []


def test_exact_requirements_pass(project):
    lists = 'kivy==2.3.1\npywin32==312; sys_platform == "win32"\n'
    assert loose_pins(project({"requirements/run.txt": lists, "buildozer.spec": SPEC})) == []


# Places and hosts -----------------------------------------------------------------------------------------------


def findings_for(project, line):
    root = project({"notes.txt": f"fine\n{line}\n"})
    return named_in(root, ["notes.txt"])


@pytest.mark.parametrize("place", ["root/easel", "home/ada", "Users/ada", "tmp/x.png", "work/main"])
def test_a_place_on_a_machine_is_found(project, place):
    assert findings_for(project, f"see /{place} there") == [f"notes.txt:2: /{place}"]


def test_a_package_registry_is_found(project):
    host = ".".join(["pypi", "org"])
    assert findings_for(project, f"https://{host}/simple") == [f"notes.txt:2: {host}"]


@pytest.mark.parametrize("line", ["home/work/tmp", "https://example.org/home/easel", "/usr/lib/dri", "1/home/run 2"])
def test_what_only_looks_like_a_place_passes(project, line):
    assert findings_for(project, line) == []


def test_a_picture_and_a_file_just_deleted_are_no_trouble(project):
    root = project({})
    (root / "card.png").write_bytes(b"\x89PNG\xff\xfe")
    assert named_in(root, ["card.png", "gone.txt"]) == []


def test_outside_a_checkout_the_check_says_that_it_could_not_look(tmp_path, monkeypatch):
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    [finding] = places_and_hosts(tmp_path)
    assert "not a git checkout" in finding


# Any in the app -------------------------------------------------------------------------------------------------

TYPED = "from typing import Any\n\n\ndef f(x: Any) -> int:  # whatever comes\n    return 1\n"


def test_as_many_lines_with_any_as_were_counted_pass(project):
    assert untyped(project({"app/a.py": TYPED}), allowed=2) == []


def test_one_more_any_is_found_and_one_less_is_to_be_kept(project):
    root = project({"app/a.py": TYPED, "app/b.py": "x: 'list[Any]' = []  # of anything\n"})
    assert untyped(root, allowed=2) == ["app: 3 lines with Any, and there were 2: name the type"]
    [finding] = untyped(root, allowed=4)
    assert "only 3 lines" in finding and "lower LINES" in finding


def test_an_any_says_why_it_is_there(project):
    root = project({"app/a.py": TYPED.replace("  # whatever comes", "")})
    assert untyped(root, allowed=2) == ["app/a.py:4: Any without a reason beside it"]


def test_the_word_in_a_sentence_is_no_type(project):
    root = project({"app/a.py": '"""Any number of them."""\nx = "Any number"  # Any\n'})
    assert untyped(root, allowed=0) == []


# The whole of it ------------------------------------------------------------------------------------------------


def test_each_check_says_one_line_and_a_finding_makes_the_whole_fail(monkeypatch, capsys):
    monkeypatch.setattr(checks, "CHECKS", {"lint": list, "pins": lambda: ["kivy is loose"]})
    assert checks.main() == 1
    assert capsys.readouterr().out == "ok    lint\nFOUND pins: 1\n      kivy is loose\n"
    monkeypatch.setattr(checks, "CHECKS", {"lint": list})
    assert checks.main() == 0


def test_a_checking_program_that_fails_without_a_word_still_counts():
    assert checks.said_by("tools.no_such_module") != []
    assert checks.said_by("this") == []
