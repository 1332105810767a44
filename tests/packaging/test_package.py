"""The packaged tree is whole, and the app runs from it as a tablet would run it: -OO, nothing else installed."""

import os
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SHIPPED = ("app", "assets", "engine", "web", "main.py", "LICENSE")
FOR_PEOPLE = (".md", ".po", ".pot", ".typed")  # explanations and sources, which the app never opens


def files(folder, seen_from=None):
    found = {path.relative_to(seen_from or folder) for path in folder.rglob("*") if path.is_file()}
    return {str(path) for path in found if "__pycache__" not in path.parts and not path.name.startswith(".")}


def test_every_file_of_the_app_is_in_the_package(package):
    ours = {"main.py", "LICENSE"}.union(*(files(ROOT / name, ROOT) for name in ("app", "assets", "engine", "web")))
    assert sorted(name for name in ours - files(package) if not name.endswith(FOR_PEOPLE)) == []


def test_nothing_else_is_in_the_package(package):
    strangers = {name for name in files(package) if Path(name).parts[0] not in SHIPPED}
    assert strangers == {"sitecustomize.py"}


@pytest.fixture
def only_what_ships(settings, tmp_path):
    """A folder to import from that has the packages named in the spec, and no other that is installed here."""
    folder = tmp_path / "packages"
    folder.mkdir()
    for line in settings["requirements"].split(","):
        name = line.partition("==")[0].strip()
        try:
            installed = metadata.files(name) or []
        except metadata.PackageNotFoundError:  # Python itself, or a library in C
            continue
        for top in {Path(path).parts[0] for path in installed} - {".."}:
            place = Path(metadata.distribution(name).locate_file(top))
            if place.exists() and not (folder / top).exists():
                (folder / top).symlink_to(place)
    return folder


@pytest.fixture
def on_a_tablet(package, only_what_ships, tmp_path):
    """Run Python code in the packaged tree: optimised, isolated, with a home of its own and no screen."""

    def run(code):
        start = f"import sys; sys.path[:0] = [{str(package)!r}]; sys.path.append({str(only_what_ships)!r})\n"
        home = tmp_path / "home"
        home.mkdir(exist_ok=True)
        surroundings = os.environ | {"HOME": str(home), "KIVY_HOME": str(home / "kivy")}
        surroundings.pop("XDG_CONFIG_HOME", None)  # as on an account that nobody has used yet
        del surroundings["KIVY_NO_CONSOLELOG"]  # what goes wrong should be in the failure's message
        return subprocess.run(
            [sys.executable, "-OO", "-I", "-S", "-B", "-c", start + code],
            cwd=package,
            env=surroundings,
            capture_output=True,
            text=True,
            stdin=subprocess.DEVNULL,
        )

    return run


STOP_AFTER_A_SECOND = """
import runpy
from kivy.app import App
from kivy.clock import Clock
def stop(_):
    print("FIRST SCREEN", bool(App.get_running_app().root.children))
    App.get_running_app().stop()
Clock.schedule_once(stop, 1)
runpy.run_path("main.py", run_name="__main__")
"""


@pytest.mark.draws
def test_the_app_starts_from_the_package(on_a_tablet):
    started = on_a_tablet(STOP_AFTER_A_SECOND)
    assert started.returncode == 0, started.stderr
    assert "FIRST SCREEN True" in started.stdout


@pytest.mark.draws
def test_the_app_starts_without_what_a_32_bit_tablet_may_lack(on_a_tablet):
    """materialyoucolor has one compiled module, and no wheel for armeabi-v7a."""
    started = on_a_tablet("sys.modules['materialyoucolor.quantize.celebi'] = None\n" + STOP_AFTER_A_SECOND)
    assert started.returncode == 0, started.stderr
    assert "FIRST SCREEN True" in started.stdout


@pytest.mark.draws
def test_bots_play_a_match_in_the_app_from_the_package(package, on_a_tablet):
    before = files(package)
    played = on_a_tablet("import runpy; sys.argv[1:] = []; runpy.run_module('app.demo', run_name='__main__')")
    assert played.returncode == 0, played.stderr
    print(played.stdout)
    assert files(package) == before, "a match wrote into the app's own folder"
