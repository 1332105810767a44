"""Every requirement has one exact version, here and in the Android package, and the same one in every list."""

from __future__ import annotations

import configparser
import re
from pathlib import Path

from tools.house.environments import ROOT

EXACT = re.compile(r"([A-Za-z0-9._-]+)==([A-Za-z0-9.]+)(; .+)?")

# Recipes of python-for-android whose version is the recipe's own, fixed by p4a.branch.
OF_THE_RECIPE = ("hostpython3", "sqlite3", "openssl", "pyjnius", "android", "libffi", "sdl2")


def loose_pins(root: Path = ROOT) -> list[str]:
    findings = []
    versions: dict[str, tuple[str, str]] = {}
    for page in sorted((root / "requirements").glob("*.txt")):
        for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), start=1):
            if not line.strip() or line.startswith("#"):
                continue
            place = f"requirements/{page.name}:{number}"
            pin = EXACT.fullmatch(line.strip())
            if pin is None:
                findings.append(f"{place}: {line.strip()} is not pinned like name==1.2.3")
                continue
            name, version = pin[1].lower(), pin[2]
            elsewhere, other = versions.setdefault(name, (place, version))
            if other != version:
                findings.append(f"{place}: {name} is {version} here and {other} in {elsewhere}")
    return findings + loose_in_spec(root / "buildozer.spec")


def loose_in_spec(spec: Path) -> list[str]:
    if not spec.exists():
        return []
    parsed = configparser.ConfigParser(interpolation=None)
    parsed.read(spec, encoding="utf-8")
    names = [name.strip() for name in parsed["app"]["requirements"].split(",") if name.strip()]
    return [
        f"buildozer.spec: {name} is not pinned like name==1.2.3"
        for name in names
        if EXACT.fullmatch(name) is None and name not in OF_THE_RECIPE
    ]
