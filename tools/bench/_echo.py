"""The rival of a table on the network: a bare websockets server that says everything it hears to everybody.

python -m tools.bench._echo
"""

import asyncio
import sys
from contextlib import suppress

from websockets.asyncio.server import ServerConnection, broadcast, serve
from websockets.exceptions import ConnectionClosed


async def main() -> None:
    there: set[ServerConnection] = set()

    async def echo(link: ServerConnection) -> None:
        there.add(link)
        with suppress(ConnectionClosed):
            async for said in link:
                broadcast(there, said)
        there.discard(link)

    async with serve(echo, "127.0.0.1", 0, compression=None) as server:
        print(next(iter(server.sockets)).getsockname()[1], flush=True)
        await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)


if __name__ == "__main__":
    asyncio.run(main())
