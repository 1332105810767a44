"""An app that is closed leaves nothing to the next one in the process."""

import gc
import weakref
from collections.abc import Callable
from typing import Any


def test_nothing_that_was_still_to_come_holds_an_app_that_is_closed(open_easel: Callable[..., Any]) -> None:
    def touch_and_leave() -> weakref.ref[Any]:
        easel = open_easel(size=(640, 360))
        easel.go("setup", game="dixit")
        easel.wait(lambda: easel.reads("Start"), "the set-up")
        easel.down(320, 120)
        easel.up()
        return weakref.ref(easel.app)

    app = touch_and_leave()
    open_easel()
    gc.collect()
    assert app() is None
