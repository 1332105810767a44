"""Three tablets as three real processes: they find each other by themselves and play a round of Pictomania with ink."""

import json
import os
import socket
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

TABLET = Path(__file__).with_name("tablet.py")
HERE = TABLET.parents[2]


class Tablet:
    """A process, and what is said between it and the room."""

    def __init__(self, role, folder, port, name):
        folder.mkdir()
        self.errors = (folder / "errors.txt").open("w+")
        self.process = subprocess.Popen(
            [sys.executable, TABLET, role, folder, str(port), name],
            env={**os.environ, "PYTHONPATH": str(HERE), "SDL_AUDIODRIVER": "dummy"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
        )

    def says(self, what):
        line = self.process.stdout.readline()
        if not line:
            self.errors.seek(0)
            raise AssertionError(f"no word of {what!r}:\n{self.errors.read()[-3000:]}")
        return json.loads(line)[what]

    def hear(self, words=True):
        self.process.stdin.write(json.dumps(words) + "\n")
        self.process.stdin.flush()

    def end(self):
        self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout, self.errors):
            stream.close()


@pytest.fixture
def tablets(tmp_path):
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as free:
        free.bind(("", 0))
        port = free.getsockname()[1]
    roles = (("host", "Ada"), ("guest", "Bo"), ("guest", "Cy"))
    started = [Tablet(role, tmp_path / name, port, name) for role, name in roles]
    yield started
    for tablet in started:
        tablet.end()


def test_three_tablets_find_each_other_and_play_a_round_with_ink(tablets):
    host, *guests = tablets
    code = host.says("code")
    for guest in guests:
        assert guest.says("found") == ["Ada"]
        guest.hear(code)
    for guest in guests:
        assert {"Ada"} < set(guest.says("seated")) <= {"Ada", "Bo", "Cy"}
    host.hear()
    assert sorted(tablet.says("drew") for tablet in tablets) == [0, 1, 2]
    for tablet in tablets:
        tablet.hear()
    first, *others = [tablet.says("inks") for tablet in tablets]
    assert len(set(first)) == 3, "everybody has drawn something of their own"
    assert others == [first, first], "everybody has the same ink of everybody"
    for tablet in tablets:
        tablet.hear()
    results = [tablet.says("scores") for tablet in tablets]
    assert results[0] == results[1] == results[2]
    for tablet in tablets:
        tablet.hear()
    assert [tablet.process.wait(timeout=30) for tablet in tablets] == [0, 0, 0]
