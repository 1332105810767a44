"""The pages for browsers: nothing said is put into HTML, nothing comes from outside, types hold, old browsers can."""

from __future__ import annotations

import contextlib
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

PINNED = Path(__file__).parents[1] / "npm"
"""What checks them: a compiler and what is known of browsers, by version and lock, and how they read web/."""

BROUGHT = ROOT / ".tools" / "npm"

BROUGHT_WITHIN = 120.0
"""Seconds for ten megabytes; where there is no way to the network, npm would wait for longer."""

NO_NPM = "web: neither types nor old browsers were checked: npm could not bring what checks them"


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
    return _said_by(root, "node_modules/typescript/bin/tsc", "-p", str(root / PINNED.relative_to(ROOT)))


def unknown_to_old_browsers(root: Path = ROOT) -> list[str]:
    """What the oldest browsers that are promised do not know, and nothing stands in for."""
    more = ["--all"] if root == ROOT else []
    return _said_by(root, str(PINNED / "old_browsers.cjs"), str(root / "web"), str(BROUGHT), *more)


def _said_by(root: Path, *program: str) -> list[str]:
    node = shutil.which("node")
    if node is None or not brought_by_npm():
        say(NO_NPM)
        return []
    done = subprocess.run([node, str(BROUGHT / program[0]), *program[1:]], capture_output=True, text=True, cwd=root)
    if done.returncode == 0:
        return []
    return [line for line in (done.stdout + done.stderr).splitlines() if line.strip()]


def brought_by_npm() -> bool:
    """Whether what is pinned is there, or could be brought; npm is there for nothing else, and nothing is shipped."""
    with one_set_up_at_a_time(BROUGHT):
        if not (_is_pinned(BROUGHT) and _is_there(BROUGHT)):
            _install(BROUGHT)
        return _is_there(BROUGHT)


LISTS = ("package.json", "package-lock.json")


def _is_pinned(folder: Path) -> bool:
    return all(
        (folder / name).is_file() and (folder / name).read_bytes() == (PINNED / name).read_bytes() for name in LISTS
    )


def _is_there(folder: Path) -> bool:
    """npm writes this last."""
    return (folder / "node_modules" / ".package-lock.json").is_file()


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
