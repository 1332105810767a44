"""Sits down at a table and plays it to its end by chance.

python -m tests.lan.second_guest ADDRESS PORT CODE CHAIR [CHAIR …]

Loses its link once in a while on purpose.  Prints the last scenes as JSON: the spectator's, and that of each seat.
"""

import base64
import json
import os
import sys
import time
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.lan.second_guest.conversation import Conversation

BEAT = 1.0
LINK_LASTS = 60
"""Moves after which it loses its link."""


class SecondGuest:
    def __init__(self, address: str, port: int, code: str, chairs: list[int]) -> None:
        self.where, self.code, self.chairs = f"ws://{address}:{port}/", code, chairs
        self.random = Random(7)
        self.device, self.secret = os.urandom(8).hex(), None
        self.number = 0
        self.moves = self.links = 0
        self.answered: dict[int, int] = {}
        """Of each seat, the number of its last move that was accepted."""
        self.asked: dict[int, tuple[int, int]] = {}
        """Moves without an answer, by the id of the question: the seat, and the number of the move."""
        self.inks: dict[tuple[int | None, int], bytes] = {}

    def play(self) -> dict[str, Any]:
        while True:
            with connect(self.where, compression=None, max_size=2**20 + 16) as link:
                self.links += 1
                try:
                    last = self.stay(link)
                except ConnectionClosed:
                    continue
            if last is not None:
                return last

    def stay(self, link: Any) -> dict[str, Any] | None:
        """Until the match is over: its last scenes; or until the link is lost."""
        enter = {"device": self.device, "name": "A second guest"}
        self.talk = Conversation(link, self.code, self.secret, enter)
        self.secret = self.talk.secret
        self.lines: list[Any] = []
        self.seats: list[Any] = []
        self.scenes: dict[int, dict[str, Any]] = {}
        self.asked.clear()
        leaves_at, said_at = self.moves + LINK_LASTS, time.monotonic()
        while self.moves < leaves_at:
            if time.monotonic() - said_at > BEAT:
                self.talk.say("beat")
                said_at = time.monotonic()
            try:
                heard = self.talk.hear(BEAT)
            except TimeoutError:
                continue
            over = self.hear(heard)
            if over is not None:
                return over
        return None

    def hear(self, heard: dict[str, Any]) -> dict[str, Any] | None:
        match heard["is"]:
            case "lobby":
                self.sit(heard["lobby"])
            case "news":
                return self.look(heard)
            case "answered":
                self.hear_answer(heard)
            case "ink":
                self.hear_ink(heard)
            case "sorry":
                raise SystemExit(f"sent away: {heard}")
        return None

    def ask(self, kind: str, **fields: Any) -> int:
        self.number += 1
        self.talk.say(kind, id=self.number, **fields)
        return self.number

    def sit(self, lobby: dict[str, Any]) -> None:
        if lobby["match"] is not None:
            return
        chairs = lobby["chairs"]
        mine = [number for number, chair in enumerate(chairs) if chair and chair["device"] == lobby["you"]]
        for number in self.chairs:
            if number not in mine:
                sits = {"wish": "sit", "chair": number, "name": f"Player {number + 1}", "colour": number}
                self.ask("wish", wish=sits)
                return
        if not all(chairs[number].get("ready") for number in mine):
            self.ask("wish", wish={"wish": "ready", "ready": True})

    def look(self, news: dict[str, Any]) -> dict[str, Any] | None:
        """Whole scenes of what has come now and before; plays for each seat that may."""
        self.seats = news.get("seats") or self.seats
        self.lines = self.lines[: news.get("kept", 0)] + news.get("lines", [])
        spectator = news["spectator"] | {"seats": self.seats}
        spectator["view"] = spectator["view"] | {"why": self.lines}
        scenes = {}
        for name, own in news["own"].items():
            seat = int(name)
            scene = spectator | {"seat": seat, "heard": 0, "choices": {"moves": [], "examples": []}} | own
            scene["view"] = scene["view"] | {"why": self.lines}
            scenes[seat] = scene
        if spectator["ended"]:
            return {"spectator": spectator, "scenes": scenes}
        self.scenes = scenes
        self.go_on()
        return None

    def go_on(self) -> None:
        """Each seat that may move does, where the last scene knows of its last move."""
        for seat, scene in self.scenes.items():
            if scene["paused_by"] is None and scene["heard"] >= self.answered.get(seat, 0):
                self.move(seat, scene)

    def move(self, seat: int, scene: dict[str, Any]) -> None:
        waiting = any(asked == seat for asked, _ in self.asked.values())
        listed, examples = scene["choices"]["moves"], scene["choices"]["examples"]
        if waiting or scene["bots"][seat] is not None or not (listed or examples):
            return
        move = self.random.choice(listed if listed and self.random.random() < 0.8 else examples or listed)
        number = scene["heard"] + 1
        request = {"ask": "say", "seat": seat, "number": number, "move": move}
        self.asked[self.ask("ask", request=request)] = (seat, number)
        self.moves += 1

    def hear_answer(self, answer: dict[str, Any]) -> None:
        asked = self.asked.pop(answer["id"], None)
        if asked is not None and answer.get("why") is None:
            self.answered[asked[0]] = answer["number"]
        self.go_on()

    def hear_ink(self, ink: dict[str, Any]) -> None:
        if ink["ink"] is not None:
            self.inks[ink["seat"], ink["drawing"]] = base64.b64decode(ink["ink"])


if __name__ == "__main__":
    address, port, code, *chairs = sys.argv[1:]
    guest = SecondGuest(address, int(port), code, [int(chair) for chair in chairs])
    last = guest.play()
    print(json.dumps(last | {"moves": guest.moves, "links": guest.links}))
