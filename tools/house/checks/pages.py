"""The pages for browsers: nothing said is ever put into HTML, nothing comes from outside, and their types hold."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

from tools.house.environments import ROOT, say

AS_HTML = re.compile(
    r"\b(?:innerHTML|outerHTML|insertAdjacentHTML|document\.write(?:ln)?|DOMParser|createContextualFragment|srcdoc|setHTML\w*)\b"
    r"|\beval\(|\bnew Function\b|javascript:"
)
FROM_OUTSIDE = re.compile(r"(?:https?|wss?):(?!//\$\{location\.host\}|//www\.w3\.org/2000/svg\b)//|(?<!:)//cdn|@import")
INLINE = re.compile(r"<script(?![^>]*\bsrc=)|<[a-z][^>]*\s(?:on[a-z]+|style)=", re.IGNORECASE)
COMMENT = re.compile(r"^\s*(?://|\*|/\*).*$")

TSC = "5.9.3"
NO_TSC = "web: types were not checked: npm could not bring TypeScript"


def unsafe_pages(root: Path = ROOT) -> list[str]:
    """Whatever could make markup of what somebody said, or ask another machine for something."""
    findings = []
    for path in sorted((root / "web").rglob("*")):
        if path.suffix not in (".js", ".css", ".html"):
            continue
        rules = (AS_HTML, FROM_OUTSIDE, INLINE) if path.suffix == ".html" else (AS_HTML, FROM_OUTSIDE)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            found = next((hit for rule in rules if (hit := rule.search(line)) and not COMMENT.match(line)), None)
            if found:
                findings.append(f"{path.relative_to(root)}:{number}: {found[0]}")
    return findings


def games_known_to_pages(root: Path = ROOT) -> list[str]:
    """A game's module is found by its name; nothing else in web/ says that name."""
    games = "|".join(path.stem for path in sorted((root / "web" / "boards").glob("*.js")))
    named = re.compile(rf"[\"'`/](?:{games})[\"'`./]")
    return [
        f"{path.relative_to(root)}:{number}: {found[0]}"
        for path in sorted((root / "web").rglob("*.*"))
        if path.parent.name != "boards" and path.suffix in (".js", ".html")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if (found := named.search(line))
    ]


def page_types(root: Path = ROOT) -> list[str]:
    """What ``tsc --checkJs`` says of the modules; where it cannot be had, that is said, and nothing is found."""
    compiler = compiler_in(root / ".tools" / "tsc")
    if compiler is None:
        say(NO_TSC)
        return []
    done = subprocess.run(
        [str(compiler), "-p", str(root / "tools" / "house")], capture_output=True, text=True, cwd=root
    )
    return [] if done.returncode == 0 else [line for line in done.stdout.splitlines() if line.strip()]


def compiler_in(folder: Path) -> Path | None:
    """The compiler, fetched once by npm; npm is there for nothing else, and nothing of it is shipped."""
    compiler = folder / "node_modules" / ".bin" / ("tsc.cmd" if os.name == "nt" else "tsc")
    if not compiler.exists() and shutil.which("npm") is not None:
        command = [
            "npm",
            "install",
            "--prefix",
            str(folder),
            "--silent",
            "--no-fund",
            "--no-audit",
            f"typescript@{TSC}",
        ]
        folder.mkdir(parents=True, exist_ok=True)
        subprocess.run(command, capture_output=True, stdin=subprocess.DEVNULL, check=False)
    return compiler if compiler.exists() else None
