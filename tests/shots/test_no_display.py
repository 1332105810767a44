"""Kivy reads its settings when it is first imported: whoever starts it without a screen has to say so before."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize("program", ["tools.shots.__main__", "tools.shots.sheet", "app.demo", "app.stage"])
def test_what_starts_without_a_screen_does_not_import_kivy_before_it_has_said_so(program):
    asks = f"import sys, {program}; sys.exit('kivy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", asks], check=False).returncode == 0
