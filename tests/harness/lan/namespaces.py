"""Devices on a network of their own: Linux network namespaces, each with an address, on one bridge.

Needs root and ``ip``; ``why_not()`` says what is missing.  Everything is removed at the end, also what an earlier run
left behind that was killed: names carry the process that made them.
"""

import os
import re
import secrets
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path

OURS = re.compile(r"\b(ez(\d+)-[0-9a-f]{2}[a-z0-9-]*)")
"""Names of ours, and the process that made them.  The kernel takes 15 letters for the name of an interface."""

IP = shutil.which("ip") or "/usr/sbin/ip"


def ip(*words: str) -> str:
    """Runs ``ip``; CalledProcessError, with what it said, if it cannot."""
    done = subprocess.run([IP, *words], capture_output=True, text=True)
    if done.returncode:
        raise subprocess.CalledProcessError(done.returncode, ["ip", *words], done.stdout, done.stderr.strip())
    return done.stdout


@cache
def why_not() -> str | None:
    """Why there can be no network of namespaces here, or nothing."""
    if not Path(IP).exists():
        return "the program `ip` (iproute2) is not installed"
    if os.geteuid() != 0:
        return "only root may make network namespaces"
    try:
        with network(1):
            return None
    except (subprocess.CalledProcessError, OSError) as error:
        return f"this system makes no network namespaces: {getattr(error, 'stderr', None) or error}"


class Room:
    """One device's place on the network: run its program with ``inside``."""

    def __init__(self, name: str, cable: str, address: str) -> None:
        self.name, self.address = name, address
        self._cable = cable

    def inside(self, command: Sequence[str]) -> list[str]:
        """The command that runs in this room: a plain process, which ``kill`` reaches."""
        return [IP, "netns", "exec", self.name, *command]

    def unplug(self) -> None:
        """The cable is out: nothing gets through, and nobody is told."""
        ip("link", "set", self._cable, "down")

    def plug_in(self) -> None:
        ip("link", "set", self._cable, "up")

    def move_to(self, address: str) -> None:
        """Another address, as a router gives it after a night."""
        ip("-n", self.name, "address", "flush", "dev", "eth0")
        ip("-n", self.name, "address", "add", f"{address}/24", "broadcast", "+", "dev", "eth0")
        self.address = address


@contextmanager
def network(devices: int) -> Iterator[list[Room]]:
    """So many rooms on one bridge, each with an address and the real broadcast."""
    sweep()
    mark = f"ez{os.getpid()}-{secrets.token_hex(1)}"
    try:
        ip("link", "add", f"{mark}b", "type", "bridge")
        ip("link", "set", f"{mark}b", "up")
        yield [_room(mark, number) for number in range(devices)]
    finally:
        remove(mark)


def _room(mark: str, number: int) -> Room:
    # Two rooms may have addresses of each other's network neither here nor outside: nothing leads out of the bridge.
    name, cable, address = f"{mark}n{number}", f"{mark}v{number}", f"10.77.0.{number + 1}"
    ip("netns", "add", name)
    ip("link", "add", cable, "type", "veth", "peer", "name", "eth0", "netns", name)
    ip("link", "set", cable, "master", f"{mark}b", "up")
    ip("-n", name, "link", "set", "lo", "up")
    ip("-n", name, "address", "add", f"{address}/24", "broadcast", "+", "dev", "eth0")
    ip("-n", name, "link", "set", "eth0", "up")
    return Room(name, cable, address)


def sweep() -> None:
    """Removes what processes left that are no more."""
    for _, maker in {(name, maker) for name, maker in _there() if not Path(f"/proc/{maker}").exists()}:
        remove(f"ez{maker}-")


def remove(mark: str) -> None:
    names = {name for name, _ in _there() if name.startswith(mark)}
    for name in sorted(names):
        for words in (("netns", "del", name), ("link", "del", name)):
            subprocess.run([IP, *words], capture_output=True)


def _there() -> list[tuple[str, str]]:
    return OURS.findall(ip("netns", "list") + ip("-o", "link"))
