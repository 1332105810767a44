"""The commands of dev.py: what each takes, and what it starts."""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.house import environments, system
from tools.house.environments import (
    DEVELOPING,
    PACKAGING,
    PAINTING,
    ROOT,
    RUNNING,
    SEEING,
    Environment,
    NotReady,
    say,
)

LANGUAGES = ("en", "uk", "ru")
WRONG_USE = 2  # what argparse exits with, and what every refusal to start exits with


@dataclass(frozen=True)
class Door:
    """A command: one line of help, and what it does with the words after its name."""

    help: str
    open: Callable[[list[str]], int]


def open_door(arguments: list[str]) -> int:
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        print(overview())
        return 0 if arguments else WRONG_USE
    name, *rest = arguments
    if name not in DOORS:
        say(f"dev.py has no command {name!r}.\n\n{overview()}")
        return WRONG_USE
    try:
        return DOORS[name].open(rest)
    except NotReady as reason:
        say(str(reason))
        return WRONG_USE


def overview() -> str:
    lines = ["python3 dev.py COMMAND [--help]", ""]
    lines += [f"  {name:8}{door.help}" for name, door in DOORS.items()]
    return "\n".join(lines)


def parser(name: str, explanation: str) -> argparse.ArgumentParser:
    return argparse.ArgumentParser(
        prog=f"python3 dev.py {name}",
        description=explanation,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )


def add_look(to: argparse.ArgumentParser) -> None:
    to.add_argument("--lang", choices=LANGUAGES, help="the language on the screen")
    to.add_argument("--size", type=window_size, metavar="WIDTHxHEIGHT", help="the window, such as 1280x800")


def window_size(text: str) -> str:
    if not re.fullmatch(r"[1-9]\d{2,3}x[1-9]\d{2,3}", text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size like 1280x800")
    return text


def look(chosen: argparse.Namespace) -> list[str]:
    """The chosen language and size as words for the program that draws."""
    words = ["--lang", chosen.lang] if chosen.lang else []
    return words + (["--size", chosen.size] if chosen.size else [])


def prepare(environment: Environment, pieces: tuple[system.Piece, ...] = ()) -> Path:
    """The Python to start, after bringing whatever it needs."""
    if not environments.is_ready(environment):
        pieces = (system.ENVIRONMENT_MAKER, *pieces)
    system.bring(pieces)
    return environments.ready(environment)


def start(python: Path, words: list[str], surroundings: dict[str, str] | None = None) -> int:
    """Run to the end in the project's folder, wherever dev.py was started from."""
    return subprocess.call([str(python), *words], cwd=ROOT, env=surroundings or environments.plain_surroundings())


def offscreen() -> dict[str, str]:
    return system.offscreen(environments.plain_surroundings())


def run(arguments: list[str]) -> int:
    words = parser("run", "Starts Easel, setting it up first if need be.")
    words.add_argument("--demo", action="store_true", help="let bots play a match, without a screen")
    add_look(words)
    chosen, more = words.parse_known_args(arguments)
    if not chosen.demo and (look(chosen) or more):
        words.error("only --demo takes more words: " + " ".join([*look(chosen), *more]))
    if chosen.demo:
        python = prepare(RUNNING, system.OFFSCREEN)
        return start(python, ["-m", "app.demo", *look(chosen), *more], offscreen())
    surroundings = environments.plain_surroundings()
    if not system.has_display(sys.platform, surroundings):
        say(system.NO_DISPLAY)
        return WRONG_USE
    python = prepare(RUNNING, system.WINDOW)
    return start(python, ["main.py"], surroundings | {"KIVY_NO_ARGS": "1"})


TESTING = """Runs all the tests, setting up first if need be. Whatever follows goes to pytest:
  python3 dev.py test --quick           all that draws nothing and takes no second of its own (floods, kills,
                                        tournaments do), properties on a fifth of their examples
  python3 dev.py test tests/engine -k P21
  python3 dev.py test -n 0 --pdb        one process, and a prompt at the first failure
  python3 dev.py test -m slow           only the tests that a usual run leaves out"""


QUICK = ["-m", "not draws and not long and not slow and not network", "--hypothesis-profile", "quick"]


def test(arguments: list[str]) -> int:
    if arguments[:1] in (["-h"], ["--help"]):
        print(f"python3 dev.py test [PYTEST ARGUMENTS]\n\n{TESTING}")
        return 0
    python = prepare(DEVELOPING, system.OFFSCREEN)
    environments.ready(PACKAGING)
    done = "fail, since CI is set" if "CI" in os.environ else "are left out"
    system.bring_or_go_on(system.BROWSER, f"Until then the tests of pages in a real browser {done}.")
    chosen = [word for word in arguments if word != "--quick"]
    is_quick = "--quick" in arguments
    quick = QUICK if is_quick else []
    surroundings = offscreen()
    surroundings.pop(
        "PYTHONDONTWRITEBYTECODE", None
    )  # to compile the tests anew each time takes as long as to run many
    with TemporaryDirectory(prefix="easel-tests-", dir=system.scratch_folder(), ignore_cleanup_errors=True) as scratch:
        words = ["-m", "pytest", *spread(spare=0 if is_quick else 1), *quick, *chosen]
        return start(python, words, surroundings | {"TMPDIR": scratch})


def spread(spare: int) -> list[str]:
    """A worker to spare beside one a core, since they wait now and then for processes, clocks and networks.

    What is quick hardly waits, and each worker takes seconds to find all tests.

    Each begins with files that stand together, and takes from the others when it is through.
    """
    cores = os.cpu_count() or 1
    return ["-n", str(min(cores + spare, 8)), "--dist", "worksteal"] if cores > 1 else []


def check(arguments: list[str]) -> int:
    words = parser("check", "Lint, types, import rules, texts, assets, pins, rule numbers. Exits 1 on findings.")
    words.parse_args(arguments)
    python = prepare(DEVELOPING)
    return start(python, ["-m", "tools.house.checks"])


def bench(arguments: list[str]) -> int:
    words = parser("bench", "Measures, and prints each figure as a ratio to its rival in the same run.")
    words.add_argument("names", nargs="*", metavar="NAME", help="which benchmarks; all when none is named")
    words.add_argument("--json", action="store_true", help="one JSON list instead of a table")
    chosen = words.parse_args(arguments)
    python = prepare(DEVELOPING, system.OFFSCREEN)
    more = [*chosen.names, *(["--json"] if chosen.json else [])]
    return start(python, ["-m", "tools.house.figures", *more], offscreen())


def shots(arguments: list[str]) -> int:
    words = parser("shots", "Takes a picture of every screen and of every phase of every board.")
    words.add_argument("folder", type=Path, nargs="?", metavar="DIR", help="where the pictures go")
    words.add_argument(
        "--compare", type=Path, nargs=2, metavar=("A", "B"), help="take none: say which differ in two such folders"
    )
    words.add_argument(
        "--sheets", type=Path, nargs=2, metavar=("A", "B"), help="take none: lay those of several looks on sheets in B"
    )
    add_look(words)
    chosen, more = words.parse_known_args(arguments)
    for folders, tool in ((chosen.compare, "compare"), (chosen.sheets, "sheet")):
        if folders:
            places = [str(folder.absolute()) for folder in folders]
            return start(prepare(DEVELOPING), ["-m", f"tools.shots.{tool}", *places])
    if chosen.folder is None:
        words.error("say where the pictures go, or two folders to --compare or to lay on --sheets")
    python = prepare(DEVELOPING, system.OFFSCREEN)
    folder = str(chosen.folder.absolute())
    return start(python, ["-m", "tools.shots", folder, *look(chosen), *more], offscreen())


PAINTING_HELP = """Draws the pictures of assets/ again whose code has changed; the manifest says what painted each.
  python3 dev.py paint --only 'card-*'  those, changed or not (--list names them; --anew writes what looks as before)
  python3 dev.py paint --check          writes nothing: paints, and says which pictures look otherwise now
  python3 dev.py paint --sheet FILE     a contact sheet of them"""


def paint(arguments: list[str]) -> int:
    if arguments[:1] in (["-h"], ["--help"]):
        print(f"python3 dev.py paint [PAINTER ARGUMENTS]\n\n{PAINTING_HELP}")
        return 0
    return start(prepare(PAINTING), ["-m", "tools.painter", *arguments])


def sounds(arguments: list[str]) -> int:
    if arguments[:1] in (["-h"], ["--help"]):
        print("python3 dev.py sounds [ARGUMENTS]\n\nMakes the sounds of assets/sounds again; --only NAME… makes some.")
        return 0
    return start(prepare(RUNNING), ["-m", "tools.sounds", *arguments])


def fonts(arguments: list[str]) -> int:
    words = parser("fonts", "Builds assets/fonts again from the published fonts; needs npm and the network.")
    words.parse_args(arguments)
    return start(prepare(PAINTING), ["-m", "tools.fonts"])


def sight(arguments: list[str]) -> int:
    if arguments[:1] in (["-h"], ["--help"], []):
        print("python3 dev.py sight train|export|prototypes\n\nTeaches the eye of the bots; see tools/sight/README.md.")
        return 0
    return start(prepare(SEEING), ["-m", "tools.sight", *arguments])


PACKAGE_HELP = """Says what an APK would weigh, checks those in bin/, and proves what can be proven without an SDK.
With APKs named it checks these, and nothing else: ABIs, alignment of libraries, permissions, strays."""


def package(arguments: list[str]) -> int:
    words = parser("package", PACKAGE_HELP)
    words.add_argument("packages", type=Path, nargs="*", metavar="APK", help="a package that somebody built")
    named = [str(path.absolute()) for path in words.parse_args(arguments).packages]
    if named:
        return start(prepare(DEVELOPING), ["-m", "tools.android", *named])
    python = prepare(DEVELOPING, system.OFFSCREEN)
    environments.ready(PACKAGING)
    checked = start(python, ["-m", "tools.android"])
    proofs = ["tests/packaging", "-m", "network or not network", "-rP", "-v"]
    return start(python, ["-m", "pytest", *proofs], offscreen()) or checked


DOORS = {
    "run": Door("starts the app (--demo: bots play a match without a screen)", run),
    "test": Door("runs all the tests", test),
    "check": Door("lint, types, import rules, texts, assets", check),
    "bench": Door("figures, as ratios to a rival measured in the same run", bench),
    "shots": Door("a picture of every screen and board", shots),
    "paint": Door("draws the pictures again", paint),
    "sounds": Door("makes the sounds again", sounds),
    "fonts": Door("builds the fonts again", fonts),
    "sight": Door("teaches the eye of the bots again", sight),
    "package": Door("what an Android package weighs, and whether it is sound", package),
}
