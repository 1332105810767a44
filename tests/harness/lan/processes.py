"""Devices as processes of their own: started, listened to, killed.  What they say is in tests/harness/lan/device.py."""

import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
from msgspec import Struct

from tests.harness.lan.device import Hosting, Visiting

ROOT = Path(__file__).parents[3]

LONG = 60.0
"""Seconds in which what must happen has happened, on however busy a machine."""

Event = dict[str, Any]
Inside = Callable[[Sequence[str]], list[str]]


class Silent(Exception):
    """A device did not say what it should have said."""


def anywhere(command: Sequence[str]) -> list[str]:
    return list(command)


class Running:
    """A device that runs, and everything it has said so far."""

    def __init__(self, folder: Path, settings: Hosting | Visiting, inside: Inside = anywhere) -> None:
        self.folder, self.settings, self._inside = folder, settings, inside
        self.events: list[Event] = []
        self._new = threading.Condition()
        folder.mkdir(parents=True, exist_ok=True)
        self.log = folder / "log"
        self._start()

    def _start(self) -> None:
        role = "host" if isinstance(self.settings, Hosting) else "guest"
        command = [sys.executable, "-m", "tests.harness.lan.device", role, str(self.folder)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self._inside([*command, msgspec.json.encode(self.settings).decode()]),
                cwd=ROOT,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
            )
        self._reader = threading.Thread(target=self._read, args=(self.process,), daemon=True)
        self._reader.start()

    def _read(self, process: "subprocess.Popen[bytes]") -> None:
        if process.stdout is not None:
            for line in process.stdout:
                if line.endswith(b"\n"):  # the last one of a killed process may be half there
                    with self._new:
                        self.events.append(msgspec.json.decode(line))
                        self._new.notify_all()

    def said(self, what: str, since: int = 0) -> list[Event]:
        with self._new:
            return [event for event in self.events[since:] if event["what"] == what]

    def until(self, what: str, since: int = 0, after: float = 0.0, within: float = LONG) -> Event:
        """The first event of that kind after ``since`` events and after that moment; Silent if it does not come."""
        end = monotonic() + within
        with self._new:
            while True:
                new = self.events[since:]
                found = next((event for event in new if event["what"] == what and event["at"] > after), None)
                if found is not None:
                    return found
                left = end - monotonic()
                if left <= 0 or self.process.poll() is not None:
                    last = self.log.read_text(errors="replace")[-2000:]
                    raise Silent(f"no {what!r}: {self.process.poll()} {self.events[-5:]} {last}")
                self._new.wait(min(left, 0.5))

    def memory(self) -> float:
        """Megabytes that it has now."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    def open_files(self) -> int:
        """Links among them."""
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))

    def kill(self) -> None:
        """SIGKILL; what it had said before is among the events when this returns."""
        self.process.kill()
        self._over()

    def again(self) -> int:
        """Starts the app again, in the same folder; how many events there were before."""
        before = len(self.events)
        self._start()
        return before

    def stop(self) -> None:
        if self.process.stdin is not None:
            self.process.stdin.close()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self._over()

    def _over(self) -> None:
        self.process.wait()
        self._reader.join()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()


@contextmanager
def devices() -> Iterator[Callable[..., Running]]:
    """Starts devices as they are asked for; none is left at the end."""
    running: list[Running] = []

    def start(folder: Path, settings: Struct, inside: Inside = anywhere) -> Running:
        running.append(Running(folder, settings, inside))  # type: ignore[arg-type]
        return running[-1]

    try:
        yield start
    finally:
        for device in running:
            device.stop()
