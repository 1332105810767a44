"""`python -m tools.android [APK…]`: what a package would weigh, and whether those that are there are sound."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.android.apk import findings
from tools.android.spec import Promise, promised
from tools.android.weight import table, weigh_libraries, weigh_tree
from tools.house.environments import PACKAGING, ROOT, ready

BUILT = ROOT / "bin"  # where buildozer leaves what it has built
NONE_THERE = "There is no APK in bin/, so none was checked. tools/android/README.md says how to build one."


def weights(promise: Promise) -> str:
    with TemporaryDirectory(prefix="easel-package-") as folder:
        asked = [str(ready(PACKAGING)), str(Path(__file__).with_name("with_buildozer.py")), "tree", folder]
        subprocess.run(asked, check=True, stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL)
        tree = Path(json.loads((Path(folder) / "answer.json").read_text(encoding="utf-8")))
        return table(weigh_tree(tree), weigh_libraries(promise), promise)


def check(packages: list[Path], promise: Promise) -> int:
    """Say of each what is wrong with it; 1 when there is anything."""
    wrong = 0
    for package in packages:
        found = findings(package, promise)
        wrong += len(found)
        for finding in found:
            print(f"{package}: {finding}")
        if not found:
            abis = " and ".join(promise.abis)
            print(f"{package}: sound. {abis}, every library aligned, permissions as in the spec, no strays.")
    return 1 if wrong else 0


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.android", description=__doc__)
    parser.add_argument("packages", nargs="*", type=Path, metavar="APK", help="check these, and weigh nothing")
    named = parser.parse_args(arguments).packages
    promise = promised()
    if named:
        return check(named, promise)
    print(weights(promise), end="\n\n")
    built = sorted(BUILT.glob("*.apk"))
    if not built:
        print(NONE_THERE)
    return check(built, promise)


if __name__ == "__main__":
    sys.exit(main())
