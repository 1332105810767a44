"""Runs the benchmarks of tools/bench and shows their figures, each beside the rival it was measured against.

A benchmark is a module there that prints, given --json, a list of
{"name", "value", "unit", "rival", "rival_value", "ratio"}.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from typing import Any

from tools.house.environments import ROOT, say

FIELDS = ("name", "value", "unit", "rival", "rival_value", "ratio")
Figure = dict[str, Any]


def benchmarks() -> list[str]:
    found = (ROOT / "tools" / "bench").glob("*.py")
    return sorted(path.stem for path in found if not path.stem.startswith("_"))


def measure(name: str) -> tuple[list[Figure], bool]:
    """The figures of one benchmark, and whether they are all; what is missing was said by the benchmark or here."""
    done = subprocess.run([sys.executable, "-m", f"tools.bench.{name}", "--json"], cwd=ROOT, stdout=subprocess.PIPE)
    if done.returncode != 0:
        say(f"{name} is not complete (exit {done.returncode})")
    try:
        figures = json.loads(done.stdout)
    except ValueError:
        figures = None
    if not isinstance(figures, list) or not all(is_figure(each) for each in figures):
        say(f"{name} did not print a list of figures with {', '.join(FIELDS)}")
        return [], False
    return figures, done.returncode == 0


def is_figure(thing: object) -> bool:
    return isinstance(thing, dict) and set(FIELDS) <= set(thing)


def table(figures: list[Figure]) -> str:
    rows: list[tuple[str, ...]] = [("figure", "value", "unit", "rival", "rival's", "ratio")]
    rows += [tuple(shown(figure[field]) for field in FIELDS) for figure in figures]
    widths = [max(len(row[column]) for row in rows) for column in range(len(FIELDS))]
    return "\n".join(aligned(row, widths) for row in rows)


NUMBERS = (1, 4, 5)  # columns that are aligned to the right


def aligned(row: tuple[str, ...], widths: list[int]) -> str:
    cells = [
        cell.rjust(width) if column in NUMBERS else cell.ljust(width)
        for column, (cell, width) in enumerate(zip(row, widths, strict=True))
    ]
    return "  ".join(cells).rstrip()


def shown(value: object) -> str:
    if value is None:
        return "–"
    if isinstance(value, float):
        return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}"
    return str(value)


def main(arguments: list[str]) -> int:
    words = argparse.ArgumentParser(prog="python3 dev.py bench")
    words.add_argument("names", nargs="*")
    words.add_argument("--json", action="store_true")
    chosen = words.parse_args(arguments)
    there = benchmarks()
    unknown = [name for name in chosen.names if name not in there]
    if unknown or not there:
        say(f"There is no benchmark {', '.join(unknown) or 'yet'}. There are: {', '.join(there) or 'none'}")
        return 2
    measured: list[Figure] = []
    complete = True
    for name in chosen.names or there:
        say(f"Measuring {name} …")
        figures, all_there = measure(name)
        complete = complete and all_there
        measured += figures
    print(json.dumps(measured, ensure_ascii=False, indent=1) if chosen.json else table(measured))
    return 0 if complete else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
