"""Runs every check, says one line for each, and exits 1 if any found something."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

from tools.house.checks.game_names import games_known_elsewhere
from tools.house.checks.import_cycles import circular_imports
from tools.house.checks.imports import forbidden_imports
from tools.house.checks.pages import games_known_to_pages, page_types, unknown_to_old_browsers, unsafe_pages
from tools.house.checks.pins import loose_in_npm, loose_pins
from tools.house.checks.rule_names import rules_and_tests_apart
from tools.house.checks.tracked import places_and_hosts
from tools.house.checks.untyped import untyped
from tools.house.environments import ROOT

TYPED = ("engine", "app", "tools", "main.py", "dev.py")
SHOWN = 40  # findings of one check that are printed; more would bury the next check


def said_by(*module_and_words: str) -> list[str]:
    """Run a checking program; its output is the findings when it fails."""
    command = [sys.executable, "-m", *module_and_words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if done.returncode == 0:
        return []
    said = [line for line in (done.stdout + done.stderr).splitlines() if line.strip()]
    return said or [f"{' '.join(module_and_words)} exited with {done.returncode} and said nothing"]


def lint() -> list[str]:
    return said_by("ruff", "check", "--output-format", "concise", "--quiet", ".")


def layout() -> list[str]:
    return said_by("ruff", "format", "--check", ".")


def types() -> list[str]:
    there = [name for name in TYPED if (ROOT / name).is_file() or any((ROOT / name).glob("**/*.py"))]
    return said_by("mypy", "--no-error-summary", *there)


def texts() -> list[str]:
    return said_by("tools.texts", "check")


def pages() -> list[str]:
    return [*unsafe_pages(), *games_known_to_pages(), *said_by("tools.web", "check")]


def pins() -> list[str]:
    return [*loose_pins(), *loose_in_npm()]


def words() -> list[str]:
    return said_by("engine.decks.words")


CHECKS: dict[str, Callable[[], list[str]]] = {
    "lint": lint,
    "layout": layout,
    "types": types,
    "Any in the app": untyped,
    "import rules": forbidden_imports,
    "import cycles": circular_imports,
    "rules have tests": rules_and_tests_apart,
    "games known by name": games_known_elsewhere,
    "translations": texts,
    "pages": pages,
    "types of pages": page_types,
    "pages in old browsers": unknown_to_old_browsers,
    "word lists": words,
    "pins": pins,
    "no places or hosts": places_and_hosts,
}


def main() -> int:
    clean = True
    for name, look in CHECKS.items():
        findings = look()
        print(f"{'FOUND' if findings else 'ok':6}{name}{f': {len(findings)}' if findings else ''}", flush=True)
        for finding in findings[:SHOWN]:
            print(f"      {finding}")
        if len(findings) > SHOWN:
            print(f"      … and {len(findings) - SHOWN} more")
        clean = clean and not findings
    return 0 if clean else 1


if __name__ == "__main__":
    sys.exit(main())
