"""A bridge to nowhere, for the pages of a table of several devices: the test says what the other side says."""

import asyncio

from app.bridge.news import News
from engine.lan.guest.guest import Place, State
from engine.lan.lobby.lobby import Chair, Device, LobbyView

US, HOST, THIRD = "a" * 16, "b" * 16, "c" * 16
LONG = "Володислава-Єлизавета Ґа"
HOME = Place("192.168.1.17", 47473)


def table(
    you=US,
    host=HOST,
    chairs=6,
    game="dixit",
    variant="classic",
    seated=(),
    missing=None,
    match=None,
    away=(),
    browsers=(),
):
    """A lobby as one device is told of it; ``seated`` are (chair, name, device) or (chair, Chair)."""
    filled = [None] * chairs
    for number, *who in seated:
        filled[number] = who[0] if isinstance(who[0], Chair) else Chair(who[0], number, who[1])
    devices = [
        Device(id, name, here=id not in away, browser=id in browsers)
        for id, name in ((US, "Ada"), (HOST, "Bo"), (THIRD, LONG))
    ]
    return LobbyView(
        you, "0011223344556677", "Bo", host, game, variant, b"{}", tuple(filled), tuple(devices), match, missing
    )


class FakeBridge:
    """Notes what is asked of it; ``tell_lobby`` and ``tell_link`` are what the table's thread would have told."""

    def __init__(self):
        self.loop = asyncio.new_event_loop()
        self.lobby = self.link = self.latest = None
        self.scenes, self.ink, self.failures, self.lobbies, self.links = News(), News(), News(), News(), News()
        self.browser_code = ""
        self.code, self.places = "K7M4QX", (HOME, Place("10.0.0.4", 4711))
        self.wishes, self.joined, self.codes, self.hosted, self.begun = [], [], [], [], []
        self.requests = []
        self.left_for_good = self.stands_by = self.has_copy = self.stands_in = False
        self.refuses = None

    def tell_lobby(self, lobby):
        self.lobby = lobby
        self.lobbies.tell(lobby)

    def tell_link(self, where, why=None, **more):
        self.link = State(where, why, **more)
        self.links.tell(self.link)

    def wish(self, wish, answered=lambda why: None):
        self.wishes.append(wish)
        answered(self.refuses)

    def open_to_browsers(self, is_open):
        self.browser_code = "75MF5W" if is_open else ""
        self.tell_lobby(self.lobby)

    def join(self, places, table, code, device):
        self.joined.append((places, table, code, device))

    def try_code(self, code):
        self.codes.append(code)

    def host(self, name, device, game, variant, options):
        self.hosted.append((name, game, variant))

    def start(self, options, path_for, seed=None):
        self.begun.append(options)

    def leave(self, for_good=False):
        self.left_for_good = for_good
        self.lobby = self.link = None

    def laid_table(self):
        return None

    def memberships(self):
        return ()

    def face(self, face, got):
        got(None)

    def stop(self):
        self.loop.close()

    def close(self):
        self.latest = None

    def settle(self):
        pass

    def knock_now(self):
        pass

    def stand_by(self, agrees):
        self.stands_by = agrees

    def can_stand_in(self):
        return self.has_copy

    def stand_in(self, code, path_for):
        self.codes.append(code)
        self.stands_in = True

    def ask(self, request, answered):
        self.requests.append(request)

    def read_log(self, seat, drawing, offset, got):
        pass


def on(easel):
    """Puts the app on such a bridge."""
    if easel.app._bridge is not None:
        easel.app._bridge.stop()
    easel.app._bridge = FakeBridge()
    return easel.app._bridge
