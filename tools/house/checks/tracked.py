"""No tracked file names a place on somebody's machine or a package registry."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from tools.house.environments import ROOT

# Written so that this file does not find itself.
PLACES = re.compile(r"(?<![\w.:/~)\]}-])/(?:root|home|Users|work|tmp|workspace)/[\w.-]+")
HOSTS = re.compile(r"pypi\.(?:org|python\.org)|pythonhosted\.org|registry\.(?:npmjs|yarnpkg)\.|test\.pypi\.")


def places_and_hosts(root: Path = ROOT) -> list[str]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=root, capture_output=True, text=True)
    if listed.returncode != 0:
        return ["this is not a git checkout, so there are no tracked files to read"]
    return named_in(root, [name for name in listed.stdout.split("\0") if name])


def named_in(root: Path, files: list[str]) -> list[str]:
    # The folder this checkout happens to stand in is such a place too; a short one ("/srv") would fit by chance.
    here = str(root.parent)
    findings = []
    for path in files:
        try:
            text = (root / path).read_text(encoding="utf-8")
        except (UnicodeDecodeError, FileNotFoundError):  # a picture, or deleted and not yet committed
            continue
        for number, line in enumerate(text.splitlines(), start=1):
            found = PLACES.search(line) or HOSTS.search(line)
            if found:
                findings.append(f"{path}:{number}: {found[0]}")
            elif len(here) > 5 and here + "/" in line:
                findings.append(f"{path}:{number}: {here}")
    return findings
