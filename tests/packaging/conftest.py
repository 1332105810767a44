"""The package as buildozer would make it, once for all tests here."""

import json
import subprocess
from pathlib import Path

import pytest

from tools.house.environments import PACKAGING, ROOT, ready

WITH_BUILDOZER = ROOT / "tools" / "android" / "with_buildozer.py"


@pytest.fixture(scope="session")
def ask_buildozer(tmp_path_factory):
    """Ask one of the questions of with_buildozer.py; the folder it worked in stays for the session."""
    python = ready(PACKAGING)

    def ask(question):
        folder = tmp_path_factory.mktemp(question)
        asked = subprocess.run(
            [str(python), str(WITH_BUILDOZER), question, str(folder)],
            capture_output=True,
            text=True,
            stdin=subprocess.DEVNULL,
        )
        assert asked.returncode == 0, asked.stdout + asked.stderr
        return json.loads((folder / "answer.json").read_text())

    return ask


@pytest.fixture(scope="session")
def settings(ask_buildozer):
    return ask_buildozer("settings")


@pytest.fixture(scope="session")
def package(ask_buildozer):
    """The folder with exactly the files that would be packaged."""
    return Path(ask_buildozer("tree"))
