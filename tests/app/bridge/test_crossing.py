"""The two ways over between the Kivy thread and the table's thread."""

import asyncio
import gc

import pytest

from app.stage import PATIENCE


@pytest.fixture
def crossing(easel):
    from app.bridge.crossing import Crossing

    made = Crossing()
    yield made
    made.stop()


def test_whoever_waits_is_told_whether_it_is_done(crossing, monkeypatch):
    from app.bridge import crossing as module

    done = []

    async def quick():
        done.append("quick")

    assert crossing.and_wait(quick) is True and done == ["quick"]
    monkeypatch.setattr(module, "PATIENCE", 0.01)
    never = asyncio.Event()
    assert crossing.and_wait(never.wait) is False
    monkeypatch.undo()
    crossing.do(never.set)
    assert crossing.and_wait(quick) is True


def test_what_has_been_stopped_may_be_stopped_again(crossing):
    crossing.stop()
    assert crossing.loop.is_closed()
    crossing.stop()
    crossing.do(lambda: None)


def test_everybody_who_listens_hears_until_they_stop():
    from app.bridge.news import News

    news, heard = News(), []

    def first(word):
        heard.append(("first", word))
        stop_first()

    stop_first = news.listen(first)
    stop_second = news.listen(lambda word: heard.append(("second", word)))
    news.tell("a")
    news.tell("b")
    stop_second()
    stop_second()
    news.tell("c")
    assert heard == [("first", "a"), ("second", "a"), ("second", "b")]


def test_what_is_still_being_done_ends_with_the_thread(easel):
    from app.bridge.crossing import Crossing

    made, ended = Crossing(), []

    async def wait_for_ever():
        try:
            await asyncio.Event().wait()
        finally:
            ended.append(True)

    made.begin(wait_for_ever)
    asyncio.run_coroutine_threadsafe(asyncio.sleep(0), made.loop).result(PATIENCE)
    made.stop()
    assert ended == [True] and made.loop.is_closed()
    made.do(lambda: ended.append(False))
    assert ended == [True], "nothing is done any more"
    del made
    gc.collect()
    easel.frames(2)  # what was let go while it was pending would be raised here


def test_tables_are_not_looked_for_when_the_thread_has_ended(easel, monkeypatch):
    from app.bridge.crossing import Crossing
    from app.lan import table_browser

    done = []

    class Browser:
        tables, tried = (), None

        def __init__(self, changed):
            pass

        async def open(self):
            done.append("opened")

        def close(self):
            done.append("closed")

    monkeypatch.setattr(table_browser, "Browser", Browser)
    for leaves in (True, False):
        made = Crossing()
        nearby = table_browser.Nearby(made.loop, lambda: None)
        nearby.watch()
        easel.wait(lambda: done, "the looking")
        if leaves:
            nearby.stop()
            easel.wait(lambda: "closed" in done, "the end of it")
        made.stop()
        assert done == ["opened", "closed"]
        nearby.stop()
        done.clear()
