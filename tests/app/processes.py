"""Tablets as processes of their own, and what is said between them and the room."""

import json
import os
import socket
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent


class Tablet:
    """A tablet whose player does what ``script`` (beside this module) says."""

    def __init__(self, script: str, folder: Path, *what: str) -> None:
        folder.mkdir()
        self.errors = (folder / "errors.txt").open("w+")
        self.process = subprocess.Popen(
            [sys.executable, HERE / script, folder, *what],
            env={**os.environ, "PYTHONPATH": str(HERE.parents[1]), "SDL_AUDIODRIVER": "dummy"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
        )

    def says(self, what: str) -> Any:
        line = self.process.stdout.readline() if self.process.stdout is not None else ""
        if not line:
            self.errors.seek(0)
            raise AssertionError(f"no word of {what!r}:\n{self.errors.read()[-3000:]}")
        return json.loads(line)[what]

    def hear(self, words: Any = True) -> None:
        if self.process.stdin is not None:
            self.process.stdin.write(json.dumps(words) + "\n")
            self.process.stdin.flush()

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout, self.errors):
            if stream is not None:
                stream.close()


def free_port() -> int:
    """Where nobody else's tables call out."""
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as free:
        free.bind(("", 0))
        port: int = free.getsockname()[1]
        return port
