"""Every requirement has one exact version, and a tablet's libraries have the versions that are tested here.

Its Python has not: python-for-android builds one that is newer than any of those that the tests run on.
"""

from __future__ import annotations

import configparser
import json
import re
from pathlib import Path

from tools.house.environments import ROOT

EXACT = re.compile(r"([A-Za-z0-9._-]+)==([A-Za-z0-9.]+)(; .+)?")

# Recipes of python-for-android that come in one version only, fixed by p4a.branch.
ONE_VERSION = ("sqlite3",)


def loose_pins(root: Path = ROOT) -> list[str]:
    lists = sorted((root / "requirements").glob("*.txt"))
    findings = [finding for page in lists for finding in loose_in(page)]
    return findings + loose_in_spec(root / "buildozer.spec", versions(root / "requirements" / "run.txt"))


def loose_in_npm(folder: Path = ROOT / "tools" / "house" / "npm") -> list[str]:
    """What npm brings for the house: exact versions, each known by its bytes."""
    asked, locked = (json.loads((folder / name).read_text("utf-8")) for name in ("package.json", "package-lock.json"))
    findings = [
        f"package.json: {name} {version} is not pinned like 1.2.3"
        for name, version in asked["devDependencies"].items()
        if re.fullmatch(r"\d+\.\d+\.\d+", version) is None
    ]
    if locked["packages"][""].get("devDependencies") != asked["devDependencies"]:
        findings.append("package-lock.json: not of this package.json")
    for name, package in locked["packages"].items():
        if name and "integrity" not in package:
            findings.append(f"package-lock.json: {name} is not known by its bytes")
    return findings


def requirements(page: Path) -> list[tuple[int, str]]:
    lines = enumerate(page.read_text(encoding="utf-8").splitlines(), start=1)
    return [(number, line.strip()) for number, line in lines if line.strip() and not line.startswith("#")]


def loose_in(page: Path) -> list[str]:
    return [
        f"requirements/{page.name}:{number}: {line} is not pinned like name==1.2.3"
        for number, line in requirements(page)
        if EXACT.fullmatch(line) is None
    ]


def versions(page: Path) -> dict[str, str]:
    pins = [EXACT.fullmatch(line) for _, line in requirements(page)]
    return {pin[1].lower(): pin[2] for pin in pins if pin}


def loose_in_spec(spec: Path, tested: dict[str, str]) -> list[str]:
    parsed = configparser.ConfigParser(interpolation=None)
    parsed.read(spec, encoding="utf-8")
    findings = []
    for line in parsed["app"]["requirements"].split(","):
        pin = EXACT.fullmatch(line.strip())
        if pin is None:
            if line.strip() not in ONE_VERSION:
                findings.append(f"buildozer.spec: {line.strip()} is not pinned like name==1.2.3")
        elif pin[2] != tested.get(pin[1].lower(), pin[2]):
            findings.append(f"buildozer.spec: {pin[0]}, but {tested[pin[1].lower()]} is what is tested here")
    return findings
