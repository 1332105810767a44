"""What buildozer.spec promises of a package, as far as a finished one can be held to it."""

from __future__ import annotations

from configparser import RawConfigParser
from dataclasses import dataclass
from pathlib import Path

from tools.house.environments import ROOT


@dataclass(frozen=True)
class Promise:
    application: str
    abis: tuple[str, ...]
    permissions: frozenset[str]
    requirements: dict[str, str]
    """Each with its version, or nothing where the recipe chooses it."""


def promised(spec: Path = ROOT / "buildozer.spec") -> Promise:
    read = RawConfigParser()  # not the usual one, which would take %(source.dir)s for a setting of its own
    read.read_string(spec.read_text(encoding="utf-8"))
    app = read["app"]
    pins = [line.partition("==") for line in items(app["requirements"])]
    return Promise(
        application=f"{app['package.domain']}.{app['package.name']}",
        abis=tuple(items(app["android.archs"])),
        permissions=frozenset(items(app["android.permissions"])),
        requirements={name: version for name, _, version in pins},
    )


def items(setting: str) -> list[str]:
    return [item.strip() for item in setting.split(",") if item.strip()]
