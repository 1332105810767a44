"""Asks buildozer and python-for-android themselves; runs in their own environment, and answers in JSON.

    with_buildozer.py settings FOLDER   the spec as buildozer reads it
    with_buildozer.py tree FOLDER       copies the sources as for a package, says where
    with_buildozer.py recipes FOLDER    what python-for-android would build, and what it leaves to pip
    with_buildozer.py wheels FOLDER     asks pip what it would fetch for all that (needs the network)

Nothing is written outside FOLDER.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]


def read_spec(folder: Path) -> Any:  # a Buildozer, which is untyped
    """A Buildozer for the project's spec that keeps everything it makes in the folder."""
    from buildozer import Buildozer

    os.chdir(ROOT)  # source.dir is taken from where one stands
    buildozer = Buildozer(str(ROOT / "buildozer.spec"))
    buildozer.config.set("buildozer", "build_dir", str(folder / "build"))
    buildozer.user_bin_dir = str(folder / "bin")
    buildozer.set_target("android")  # checks the spec; touches no SDK yet
    return buildozer


def settings(folder: Path) -> dict[str, str]:
    spec = read_spec(folder)
    return {key: spec.config.get("app", key) for key in spec.config.options("app")}


def tree(folder: Path) -> str:
    spec = read_spec(folder)
    spec._copy_application_sources()
    spec._add_sitecustomize()
    return str(Path(spec.app_dir))


def recipes(folder: Path) -> dict[str, Any]:
    from pythonforandroid.bootstrap import Bootstrap
    from pythonforandroid.build import Context
    from pythonforandroid.graph import get_recipe_order_and_bootstrap
    from pythonforandroid.recipe import Recipe

    spec = read_spec(folder)
    pinned = dict(line.partition("==")[::2] for line in spec.config.getlist("app", "requirements"))
    context = Context()
    context.setup_dirs(str(folder))
    context.ndk_api = int(spec.config.get("app", "android.ndk_api"))
    context.local_recipes = spec.target.get_local_recipes_dir()
    bootstrap = Bootstrap.get_bootstrap(spec.config.get("app", "p4a.bootstrap"), context)
    built, left_to_pip, _ = get_recipe_order_and_bootstrap(context, list(pinned), bootstrap)
    return {
        "recipes": {name: Recipe.get_recipe(name, context).version for name in built},
        "pip": sorted(left_to_pip),
        "pinned": pinned,
        "libraries": sorted({file for name in built for file in Recipe.get_recipe(name, context).built_libraries}),
        "ndk_api": context.ndk_api,
    }


def wheels(folder: Path) -> dict[str, Any]:
    """For each package that must come as a wheel: the file pip would fetch and what it requires, or why it cannot."""
    known = recipes(folder)
    newer = [
        name
        for name, version in known["recipes"].items()
        if known["pinned"].get(name) and known["pinned"][name] != version
    ]
    found = {}
    for name in known["pip"] + newer:
        requirement = f"{name}=={known['pinned'].get(name, '')}".removesuffix("==")
        found[name] = fetchable(requirement, known["ndk_api"], known["recipes"]["python3"], folder)
    return {"wheels": found, "newer_than_recipe": newer}


def fetchable(requirement: str, ndk_api: int, python: str, folder: Path) -> dict[str, Any]:
    report = folder / "report.json"
    command = [sys.executable, "-m", "pip", "install", requirement, "--dry-run", "--no-deps", "--ignore-installed"]
    command += ["--only-binary=:all:", "--report", str(report), "-q", "--target", str(folder / "nowhere")]
    command += [f"--platform=android_{ndk_api}_arm64_v8a", "--python-version", python]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        return {"error": done.stderr.strip().splitlines()[-1]}
    package = json.loads(report.read_text())["install"][0]
    requires = [line for line in package["metadata"].get("requires_dist", []) if "extra ==" not in line]
    return {"file": package["download_info"]["url"].rsplit("/", 1)[1], "requires": requires}


if __name__ == "__main__":
    question, place = sys.argv[1], Path(sys.argv[2])
    place.mkdir(parents=True, exist_ok=True)
    os.environ["HOME"] = str(place)  # buildozer and python-for-android keep folders of their own there
    answer = {"settings": settings, "tree": tree, "recipes": recipes, "wheels": wheels}[question](place)
    (place / "answer.json").write_text(json.dumps(answer))
