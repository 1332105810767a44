"""An evening with the fifth game, by touches, in the tree into which it was laid.

    python -m tests.fifth_game.evening FOLDER first     watched, found, dealt at the first tap, played, killed
    python -m tests.fifth_game.evening FOLDER second    gone on with, won; set up, played by two; hosted

Says a word for each thing that was seen, and whoever started it compares them.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from app.stage import Stage, no_display


class Evening:
    def __init__(self, folder: Path) -> None:
        self.stage = Stage(folder, (1280, 800), language="en", less_motion=True)
        self.app = self.stage.app
        self.app.bridge.pace = 0.0

    @property
    def page(self) -> Any:
        return self.app.room.page

    def labels(self, words: str) -> Iterator[Any]:
        from app.ui.lettering import Lettering

        for each in self.app.root.walk():
            if isinstance(each, Lettering) and words in each.text:
                yield each

    def reads(self, words: str) -> bool:
        return any(self.labels(words))

    def tap(self, words: str) -> None:
        self.stage.wait(lambda: self.reads(words), f"to read {words!r}")
        label = list(self.labels(words))[-1]
        self.stage.down(*label.to_window(*label.center))
        self.stage.up()
        self.stage.frames(3)

    def match_is_shown(self) -> None:
        self.stage.wait(lambda: getattr(self.page, "scenes", None) is not None, "the match")

    def play_on(self, until: int = 0) -> None:
        """Takes what the first button offers, with a finger, whoever's turn it is here."""
        play = self.page

        def done() -> bool:
            return self.page is not play or play.scenes.spectator.view.heap <= until

        while not done():
            self.stage.wait(lambda: done() or play.board.takes, "something to take")
            if not done():  # a bot may have taken the rest meanwhile
                heap, button = play.scenes.spectator.view.heap, play.board.takes[-1]
                self.stage.down(*button.to_window(*button.center))
                self.stage.up()
                self.stage.wait(lambda heap=heap: play.scenes.spectator.view.heap < heap, "the pebbles taken")

    def sit(self, *people: str) -> None:
        """With these people, and no bot unless a chair is left."""
        for place in range(len(self.page.seating.chairs) - 1, -1, -1):
            self.page.seating.clear(place)
        for place, name in enumerate(people):
            self.page.seating.seat_player(place, self.app.library.add(name, place))
        self.page.refill()
        self.stage.frames(3)


def say(word: str) -> None:
    print(word, flush=True)


def watch(evening: Evening) -> None:
    """Half a minute of it, as on home."""
    app, stage = evening.app, evening.stage
    app.go("lesson", game="pebbles")
    lesson = evening.page
    lesson.stand_still()
    while not lesson.performance.ended:
        lesson.pass_time(0.2)
        stage.frames(1)
    assert lesson.match.view.heap <= 8 and not lesson.match.refusals, "both have taken some"
    app.go("home")
    stage.frames(3)


def first(evening: Evening) -> None:
    watch(evening)
    say("watched")
    evening.tap("Pebbles")
    say("found")
    evening.match_is_shown()
    say("dealt at the first tap")
    assert any(evening.page.scenes.spectator.bots), "the other chair has a bot"
    assert evening.page.board.hints() or not evening.page.board.takes
    evening.play_on(until=6)
    evening.stage.wait(lambda: evening.page.board.takes, "what the bot takes")
    say(f"left with {evening.page.scenes.spectator.view.heap}")
    sys.stdin.readline()  # the kill


def second(evening: Evening) -> None:
    evening.tap("Play on")
    evening.match_is_shown()
    say(f"resumed with {evening.page.scenes.spectator.view.heap}")
    evening.play_on()
    evening.stage.wait(lambda: evening.reads("wins!"), "the result")
    say("won")
    evening.app.go("home")
    evening.stage.frames(3)
    evening.tap("Pebbles")
    evening.sit("Ada", "Bo")
    evening.tap("Start")
    evening.match_is_shown()
    say("set up")
    assert not any(evening.page.scenes.spectator.bots)
    evening.play_on(until=8)
    evening.app.back()
    evening.stage.wait(lambda: evening.page.scenes.spectator.paused_by is not None, "the pause")
    evening.tap("Play on")
    evening.stage.wait(lambda: evening.page.scenes.spectator.paused_by is None, "playing on")
    say("paused")
    evening.play_on()
    evening.stage.wait(lambda: evening.reads("wins!"), "the result")
    say("played by two")
    evening.app.go("home")
    evening.app.go("rules", game="pebbles")
    evening.stage.wait(lambda: evening.reads("The heap") and evening.reads("Taking"), "the rules")
    say("explained")
    evening.app.change(language="uk")
    evening.stage.wait(lambda: evening.reads("Купка"), "the rules in Ukrainian")
    evening.app.change(language="en")
    say("translated")
    host(evening)


def host(evening: Evening) -> None:
    """For a second device, which is another bridge of this process."""
    from app.bridge import Bridge
    from engine.lan.guest.guest import Place
    from engine.lan.lobby.wishes import Ready, Sit
    from engine.seats import new_token

    app, wait = evening.app, evening.stage.wait
    app.go("home")
    evening.stage.frames(3)
    evening.tap("Pebbles")
    evening.sit("Ada")
    evening.page.seating.clear(1)
    evening.page._let_others_join()
    wait(lambda: app.bridge.lobby is not None and app.bridge.lobby.mine(), "the table opened")
    guest = Bridge(new_token())
    lobby = app.bridge.lobby
    guest.join(Place("127.0.0.1", app.bridge.places[0].port), lobby.table, app.bridge.code, "Bo's tablet")
    wait(lambda: guest.lobby is not None, "the guest let in")
    free = guest.lobby.chairs.index(None)
    guest.wish(Sit(free, "Bo", 3))
    wait(lambda: guest.lobby.mine() == (free,) or list(guest.lobby.mine()) == [free], "a chair")
    guest.wish(Ready(True))
    wait(lambda: app.bridge.lobby.missing is None, "everybody ready")
    evening.tap("Start")
    evening.match_is_shown()
    play = evening.page
    wait(lambda: guest.latest is not None, "the match at the guest")
    while not guest.latest.spectator.ended:
        heap = guest.latest.spectator.view.heap
        if free in guest.latest.spectator.waiting:
            guest.say(free, guest.latest.own[free].choices.moves[0], lambda answer: None)
        elif evening.page is play and play.board.takes and play.scenes.spectator.view.heap == heap:
            play.board.takes[0].dispatch("on_release")
        else:  # one of the two has not heard yet
            evening.stage.frames(1)
            continue
        wait(lambda heap=heap: guest.latest.spectator.view.heap < heap or guest.latest.spectator.ended, "a move")
        evening.stage.frames(2)
    guest.stop()
    say("hosted")


if __name__ == "__main__":
    no_display()
    {"first": first, "second": second}[sys.argv[2]](Evening(Path(sys.argv[1])))
