"""The pages for browsers: nothing said is ever put into HTML, nothing comes from outside, and their types hold."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import subprocess
from pathlib import Path

from tools.house.environments import ROOT, one_set_up_at_a_time, say

AS_HTML = re.compile(
    r"\b(?:innerHTML|outerHTML|insertAdjacentHTML|document\.write(?:ln)?|DOMParser|createContextualFragment|srcdoc|setHTML\w*)\b"
    r"|\beval\(|\bnew Function\b|\bset(?:Timeout|Interval)\(\s*[\"'`]|javascript:|setAttribute\(\s*[\"'`]on"
)
FROM_OUTSIDE = re.compile(r"(?:https?|wss?):(?!//\$\{location\.host\}|//www\.w3\.org/2000/svg\b)//|(?<!:)//cdn|@import")
INLINE = re.compile(r"<script(?![^>]*\bsrc=)|<style\b|<[a-z][^>]*\s(?:on[a-z]+|style)=", re.IGNORECASE)
COMMENT = re.compile(r"\s*(?://.*|\*(?!/)(?:(?!\*/).)*(?:\*/)?|\*/|/\*(?:(?!\*/).)*(?:\*/)?)\s*")
"""A line in which nothing stands that is done."""

PINNED = Path(__file__).parents[1] / "tsc"
"""The compiler's version, its lock, and how it reads web/."""

BROUGHT_WITHIN = 120.0
"""Seconds for ten megabytes; where there is no way to the network, npm would wait for longer."""

NO_TSC = "web: types were not checked: npm could not bring TypeScript"


def unsafe_pages(root: Path = ROOT) -> list[str]:
    """Whatever could make markup of what somebody said, or ask another machine for something."""
    findings = []
    for path in sorted((root / "web").rglob("*")):
        if path.suffix not in (".js", ".css", ".html"):
            continue
        rules = (AS_HTML, FROM_OUTSIDE, INLINE) if path.suffix == ".html" else (AS_HTML, FROM_OUTSIDE)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            found = next((hit for rule in rules if (hit := rule.search(line)) and not COMMENT.fullmatch(line)), None)
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
    compiler = compiler_in(ROOT / ".tools" / "tsc")
    if compiler is None:
        say(NO_TSC)
        return []
    done = subprocess.run(
        [str(compiler), "-p", str(root / "tools" / "house" / "tsc")], capture_output=True, text=True, cwd=root
    )
    return [] if done.returncode == 0 else [line for line in done.stdout.splitlines() if line.strip()]


def compiler_in(folder: Path) -> Path | None:
    """The compiler, as it is pinned, brought by npm; npm is there for nothing else, and nothing of it is shipped."""
    compiler = folder / "node_modules" / ".bin" / ("tsc.cmd" if os.name == "nt" else "tsc")
    with one_set_up_at_a_time(folder):
        if not (_is_pinned(folder) and compiler.exists()):
            _install(folder)
    return compiler if compiler.exists() else None


LISTS = ("package.json", "package-lock.json")


def _is_pinned(folder: Path) -> bool:
    return all(
        (folder / name).is_file() and (folder / name).read_bytes() == (PINNED / name).read_bytes() for name in LISTS
    )


def _install(folder: Path) -> None:
    """Exactly what the lock says; where that cannot be brought, nothing is there that could be taken for it."""
    npm = shutil.which("npm")
    shutil.rmtree(folder, ignore_errors=True)
    if npm is None:
        return
    folder.mkdir(parents=True)
    for name in LISTS:
        shutil.copy(PINNED / name, folder / name)
    command = [npm, "ci", "--silent", "--no-fund", "--no-audit", "--ignore-scripts", "--fetch-retries=0"]
    with contextlib.suppress(subprocess.TimeoutExpired):
        subprocess.run(
            command, capture_output=True, stdin=subprocess.DEVNULL, check=False, cwd=folder, timeout=BROUGHT_WITHIN
        )
