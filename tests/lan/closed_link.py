"""A host and a guest with the link closed by a device's secret; run by test_keys in a Python that can do it.

Prints what the guest heard.  Arguments: what is tried, and a folder for a false host's papers.
"""

import asyncio
import ssl
import subprocess
import sys
from pathlib import Path

from engine.lan.protocol import keys

DEVICE = "a tablet"
KEY = keys.new_nonce() * 2
GUESTS = {
    "wrong secret": (DEVICE, keys.new_nonce() * 2),
    "other device": ("another tablet", KEY),
}
GREETING = "good evening"
NOTHING = "nothing was heard"


async def over_streams(host: ssl.SSLContext, guest: ssl.SSLContext | None) -> str:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(await reader.readline())
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0, ssl=host)
    try:
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname(), ssl=guest)
        writer.write(f"{GREETING}\n".encode())
        heard = (await asyncio.wait_for(reader.readline(), 20)).decode().strip()
        link = writer.get_extra_info("ssl_object")
        return f"{heard} through {link.version()}" if heard else NOTHING
    except (OSError, asyncio.IncompleteReadError):
        return NOTHING
    finally:
        server.close()


async def over_websockets(host: ssl.SSLContext, guest: ssl.SSLContext) -> str:
    from websockets.asyncio.client import connect
    from websockets.asyncio.server import ServerConnection, serve

    async def answer(link: ServerConnection) -> None:
        await link.send(await link.recv())

    async with serve(answer, "127.0.0.1", 0, ssl=host) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        async with connect(f"wss://127.0.0.1:{port}", ssl=guest, server_hostname="table") as link:
            await link.send(GREETING)
            heard = await link.recv()
            return f"{heard} through {link.transport.get_extra_info('ssl_object').version()}"


def false_host(folder: Path) -> ssl.SSLContext:
    """Has a certificate, as anybody can make one, and no idea of the code."""
    key, paper = folder / "key.pem", folder / "paper.pem"
    make = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    subprocess.run([*make, "-subj", "/CN=127.0.0.1", "-keyout", key, "-out", paper], check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(paper, key)
    return context


def main(what: str, folder: Path) -> str:
    guest = keys.client_tls(*GUESTS.get(what, (DEVICE, KEY)))
    host = false_host(folder) if what == "certificate" else keys.server_tls({DEVICE: KEY}.get)
    if host is None or guest is None:
        return "this Python cannot close the link"
    if what == "websockets":
        return asyncio.run(over_websockets(host, guest))
    return asyncio.run(over_streams(host, None if what == "no lock" else guest))


if __name__ == "__main__":
    print(main(sys.argv[1], Path(sys.argv[2])))
