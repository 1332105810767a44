"""What is said on one device is said without all that several need."""

import subprocess
import sys

SAID = """
import sys
from engine import sentences
from engine.rules import Why
print(sentences.english(Why("no-such-game"), "dixit"))
print([name for name in sys.modules if name.startswith(("engine.lan.", "cryptography", "websockets"))])
"""


def test_a_refusal_at_one_device_brings_nothing_of_several():
    told = subprocess.run([sys.executable, "-c", SAID], capture_output=True, text=True, check=True)
    assert told.stdout.splitlines()[1:] == ["[]"]
