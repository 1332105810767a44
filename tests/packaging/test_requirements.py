"""Everything the spec requires can be built or fetched for the Android it aims at."""

import re
import sys
from pathlib import Path

import pytest

from tools.house.checks.imports import imports, module_name

ROOT = Path(__file__).resolve().parents[2]
LEFT_OUT = {
    "materialshapes",  # KivyMD's loading indicator alone needs it; it would compile cairo
    "charset-normalizer",  # comes only as a wheel bound to one machine; requests does as well with chardet
}


@pytest.fixture(scope="module")
def recipes(ask_buildozer):
    return ask_buildozer("recipes")


def test_python_for_android_finds_an_order_to_build_everything(recipes):
    built = set(recipes["recipes"])
    assert {"python3", "kivy", "sdl2", "sqlite3", "msgspec", "pillow", "pyjnius", "android"} <= built
    print("recipes:", recipes["recipes"], "\npip:", recipes["pip"])


def test_nothing_is_left_for_pip_to_choose_a_version_of(recipes):
    assert [name for name in recipes["pip"] if not recipes["pinned"].get(name)] == []


def test_what_is_built_from_source_has_the_version_of_its_recipe(recipes):
    """materialyoucolor comes as a wheel instead, see test_what_has_no_recipe_is_a_wheel."""
    differing = {
        name: (version, recipes["pinned"][name])
        for name, version in recipes["recipes"].items()
        if recipes["pinned"].get(name) not in (None, "", version)
    }
    assert list(differing) == ["materialyoucolor"]


def test_every_module_the_app_imports_is_named_in_the_spec(recipes):
    provided = {"PIL": "pillow", "jnius": "pyjnius"}
    shipped = [ROOT / "main.py", *(ROOT / "app").rglob("*.py"), *(ROOT / "engine").rglob("*.py")]
    imported = {name for path in shipped for _, name in imports(path, module_name(path, ROOT))}
    strangers = {name.partition(".")[0] for name in imported} - set(sys.stdlib_module_names) - {"app", "engine", "main"}
    named = set(recipes["recipes"]) | set(recipes["pip"])
    assert sorted(name for name in strangers if provided.get(name, name) not in named) == []


@pytest.mark.network
def test_what_has_no_recipe_is_a_wheel(ask_buildozer):
    answer = ask_buildozer("wheels")
    for name, wheel in answer["wheels"].items():
        print(f"{name}: {wheel.get('file') or wheel.get('error')}")
    refused = {name: wheel["error"] for name, wheel in answer["wheels"].items() if "error" in wheel}
    assert refused == {}
    # Without a recipe pip fetches for the building machine, so only a wheel for any machine will do.
    bound = {
        name: wheel["file"]
        for name, wheel in answer["wheels"].items()
        if name not in answer["newer_than_recipe"] and not wheel["file"].endswith("none-any.whl")
    }
    assert bound == {}


@pytest.mark.network
def test_whatever_a_wheel_requires_is_named_too(ask_buildozer, recipes):
    named = {name.lower().replace("_", "-") for name in [*recipes["recipes"], *recipes["pip"]]}
    missing = set()
    for name, wheel in ask_buildozer("wheels")["wheels"].items():
        for line in wheel.get("requires", []):
            required = re.match(r"[\w.-]+", line)[0].lower().replace("_", "-")
            if required not in named | LEFT_OUT and "python_version <" not in line:
                missing.add(f"{name} requires {line}")
    assert sorted(missing) == []
