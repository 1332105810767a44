"""What Android's own classes are, as far as Python can say."""

from typing import Any

JavaObject = Any  # what pyjnius hands us can whatever its class in Java can
