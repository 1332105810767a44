"""docs/web.md: the client of its reader's own plays a match to its end."""

import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from app.stage import PATIENCE
from tests.harness.lan.browsers import Pages
from tests.harness.web.evening import Evening

DOCUMENT = (Path(__file__).parents[2] / "docs" / "web.md").read_text(encoding="utf-8")


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.mark.parametrize("code", ["", "000000"])
def test_the_client_of_ones_own_plays_to_the_end_or_says_why_not(tmp_path: Path, code: str) -> None:
    (client,) = re.findall(r"```python\n(.*?)```", DOCUMENT, re.DOTALL)
    table = Evening(tmp_path, Pages(), "yokai", "duel")
    try:
        table.sit(bots=1)
        words = [sys.executable, "-c", client, f"127.0.0.1:{table.host.port}", code or table.record.browser_code]
        with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
            if not code:
                until(lambda: table.lobby.missing is None)
                table.begin()
            said, wrong = running.communicate(timeout=2 * PATIENCE)
        if code:
            assert (running.returncode, said, wrong) == (1, "", "wrong-code\n")
        else:
            assert re.fullmatch(r"\[\d+, \d+\]\n", said), wrong
            assert table.ended
    finally:
        table.close()
