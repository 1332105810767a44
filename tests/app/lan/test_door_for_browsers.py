"""The real app hosts, and somebody comes with a browser: through the door that a tap opens, and out of it again."""

import json
from base64 import b64encode
from http.client import HTTPConnection
from typing import Any

import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from app.stage import PATIENCE
from engine.lan.protocol import frames, keys
from engine.seats import Seat
from tests.app.processes import free_port

TOKEN = bytes(range(16))
SWITCH = "Phones with a browser may join"


@pytest.fixture
def host(easel, monkeypatch):
    monkeypatch.setattr("app.bridge.hosted_table.PORT", free_port())
    ada = easel.app.library.add("Ada", 3)
    easel.app.together.host("yokai", "duel", b"{}", [Seat("Ada", 3, player=ada.id)])
    easel.wait(lambda: easel.app.bridge.lobby is not None and easel.app.bridge.lobby.mine(), "the table")
    easel.frames(3)
    yield easel
    easel.app.bridge.leave(for_good=True)
    easel.wait(lambda: easel.app.bridge.lobby is None, "the table closed")


def open_door(host) -> tuple[str, str]:
    """The code and the port, once the sign shows the way."""
    host.tap(SWITCH)
    host.wait(lambda: host.app.bridge.browser_code, "the door open")
    host.frames(3)
    code = host.app.bridge.browser_code
    assert host.reads(keys.shown(code))
    return code, str(host.app.bridge.places[0].port)


def link_to(port: str) -> ClientConnection:
    place = f"127.0.0.1:{port}"
    return connect(f"ws://{place}/seat", origin=f"http://{place}", compression=None, proxy=None)


def say(link: ClientConnection, frame: dict[str, Any]) -> None:
    link.send(bytes([frames.VERSION]) + json.dumps(frame).encode())


def hear(link: ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        frame = json.loads(link.recv(timeout=PATIENCE)[1:])
        if frame["is"] == kind:
            return frame


def come(link: ClientConnection, code: str) -> dict[str, Any]:
    say(link, {"is": "come", "token": b64encode(TOKEN).decode(), "name": "Mia", "code": code})
    frame: dict[str, Any] = json.loads(link.recv(timeout=PATIENCE)[1:])
    return frame


def status(port: str, path: str) -> int:
    asked = HTTPConnection("127.0.0.1", int(port), timeout=PATIENCE)
    try:
        asked.request("GET", path)
        return asked.getresponse().status
    except (OSError, ValueError):
        return 0
    finally:
        asked.close()


def test_one_tap_opens_the_door_and_who_comes_is_seen_and_shown_out(host):
    code, port = open_door(host)
    assert status(port, "/") == status(port, "/tv") == 200
    with link_to(port) as link:
        assert come(link, code)["is"] == "let-in"
        say(link, {"is": "wish", "id": 1, "wish": {"wish": "sit", "chair": 1, "name": "Mia", "colour": 6}})
        assert "why" not in hear(link, "answered")
        host.wait(lambda: host.reads("in a browser") and host.reads("Mia's browser"), "Mia in the lobby")
        host.tap("Remove browser")
        host.wait(lambda: host.page.sheets, "the question")
        host.tap(host.all_that_say("Remove browser")[-1])
        assert hear(link, "sorry")["why"]["key"] == "put-out"
    host.wait(lambda: host.app.bridge.browser_code not in ("", code), "another code")
    host.frames(3)
    assert host.reads(keys.shown(host.app.bridge.browser_code)) and not host.reads(keys.shown(code))
    for given in ("", code):
        with link_to(port) as link:
            assert come(link, given)["is"] == "sorry"


def test_another_tap_shuts_it_and_those_who_are_here_are_told(host):
    code, port = open_door(host)
    with link_to(port) as link:
        assert come(link, code)["is"] == "let-in"
        host.wait(lambda: host.reads("Mia's browser"), "Mia's browser in the lobby")
        host.tap(SWITCH)
        assert hear(link, "sorry")["why"]["key"] == "browsers-shut"
    host.wait(lambda: not host.app.bridge.browser_code, "the door shut")
    assert status(port, "/") != 200
    with pytest.raises((WebSocketException, OSError)), link_to(port):
        pass
    opened, _port = open_door(host)
    assert opened != code


def test_a_host_that_was_stopped_opens_its_door_again_with_the_same_code(host):
    code, port = open_door(host)
    with link_to(port) as link:
        assert come(link, code)["is"] == "let-in"
    bridge = host.app.bridge
    bridge.leave()
    host.wait(lambda: bridge.lobby is None, "the table left")
    laid = bridge.laid_table()
    assert laid is not None
    bridge.host_again(laid)
    host.wait(lambda: bridge.browser_code, "the door open again")
    assert bridge.browser_code == code
    with link_to(str(bridge.places[0].port)) as link:
        assert come(link, "")["is"] == "let-in"
