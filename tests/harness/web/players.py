"""Who plays at a page by touches alone: looks at what is to be done, and does it."""

import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from app.stage import PATIENCE
from tests.harness.web.browser import Phone

TOO_SMALL, UNREADABLE, NEXT_TOUCH = (
    Path(__file__).with_name(name).read_text(encoding="utf-8")
    for name in ("too_small.js", "unreadable.js", "next_touch.js")
)


def too_small(phone: Phone) -> set[str]:
    """What can be touched there now, and is smaller than a fingertip."""
    return set(phone.run(f"{TOO_SMALL} return tooSmall();"))


def unreadable(phone: Phone) -> set[str]:
    """Words that stand there now and cannot be read."""
    return set(phone.run(f"{UNREADABLE} return unreadable();"))


class Player:
    """``tells``: the clue that they type; without one they say it aloud.  ``asked``: whether the table waits for them,
    so that nobody turns to their page for nothing: to turn from page to page costs more than a touch."""

    def __init__(self, phone: Phone, tells: str = "", asked: Callable[[], bool] = lambda: True) -> None:
        self.phone, self.tells, self.asked = phone, tells, asked
        self.touches = 0
        self.too_small: set[str] = set()
        """What could have been touched so far, and is smaller than a fingertip."""
        self.unreadable: set[str] = set()
        """Words that stood there so far and could not be read."""
        self._random = Random(phone.seat)

    def act(self) -> bool | None:
        """One touch, if there is something to do; None once the match is over."""
        page = self.phone.run(TOO_SMALL + UNREADABLE + NEXT_TOUCH, self._random.randrange(1000), self.tells)
        self.too_small.update(page["tooSmall"])
        self.unreadable.update(page["unreadable"])
        found = page["next"]
        if found == "over":
            return None
        if not found:
            return False
        self.touches += 1
        if "way" in found:
            self.phone.stroke(".sheet-of-mine .pad", *found["way"])
        else:
            self.phone.touch_at(found["x"], found["y"])
        if "words" in found:
            self.phone.write(found["words"])
        return True


def played_to_the_end(*players: Player, look: Callable[[Player], None] = lambda player: None) -> None:
    """All of them act in turn until each is shown the result; ``look`` sees each page before it is touched."""
    until, playing = time.monotonic() + PATIENCE, list(players)
    while playing:
        waited = True
        for player in list(playing):
            while player.asked():
                looked = time.monotonic()
                look(player)
                until += time.monotonic() - looked  # pictures take their time, and nobody is late meanwhile
                acted = player.act()
                if acted is None:
                    playing.remove(player)
                if not acted:
                    break
                waited = False
                until = time.monotonic() + PATIENCE
        if time.monotonic() > until:
            raise AssertionError(f"no end came; on a page: {playing[0].phone.text()[:600]}")
        if waited:
            time.sleep(0.02)
