"""A flood of strangers at a table's door, as a process of its own; prints what came of it as JSON.

python -m tools.bench._flood PORT SECONDS AT_ONCE ADDRESSES
"""

import asyncio
import sys

import msgspec

from tests.harness.lan.strangers import flood

if __name__ == "__main__":
    port, seconds, at_once, addresses = sys.argv[1:]
    came = asyncio.run(flood(int(port), float(seconds), int(at_once), int(addresses)))
    print(msgspec.json.encode(came).decode())
