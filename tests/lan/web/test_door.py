"""The door for browsers: shut until the host opens it, fixed names behind it, one code and one token for a seat."""

import asyncio

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from engine.lan.host.browser_door import device_of
from engine.lan.lobby.wishes import LetBack, PutOut, Sit
from engine.lan.protocol.frames import StandBy, Wished
from tests.harness.lan.browsers import PICTURE, AtTheDoor, at_the_door, come, hear, say, sign

TOKEN, OTHER = bytes(range(16)), bytes(16)


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1]) if answer else 0


def test_nothing_is_shown_until_the_host_opens_the_door() -> None:
    async def tell(at: AtTheDoor) -> None:
        assert status(await at.get()) != 200
        with pytest.raises(InvalidHandshake):
            async with at.link():
                pass
        at.host.open_to_browsers(at.pages, sign)
        assert status(await at.get()) == 200
        at.host.shut_to_browsers()
        assert status(await at.get()) != 200
        assert at.code == ""

    at_the_door(tell, is_open=False)


def test_a_page_comes_with_what_keeps_it_to_itself() -> None:
    async def tell(at: AtTheDoor) -> None:
        answer = await at.get()
        head, body = answer.split(b"\r\n\r\n", 1)
        assert body == b"<!doctype html><title>Table</title>"
        for said in (b"default-src 'self'", b"nosniff", b"no-referrer", b"frame-ancestors 'none'", b"no-cache"):
            assert said in head
        lasting = await at.get("/v/start.js?from=chat")
        assert b"immutable" in lasting and status(lasting) == 200
        assert (await at.get("/v/card.jpg")).endswith(PICTURE)
        assert status(await at.get("/v/small.jpg")) == 200 and at.pages.made == 1
        assert status(await at.get("/", 'If-None-Match: "1"')) == 304
        head_only = await at.get("/v/card.jpg", method="HEAD")
        assert b"Content-Length: 30002" in head_only and head_only.endswith(b"\r\n\r\n")

    at_the_door(tell)


def test_one_link_brings_several_pages() -> None:
    async def tell(at: AtTheDoor) -> None:
        both = await at.raw(at.asking("/v/start.js") + at.asking("/", "Connection: close"))
        assert both.count(b"HTTP/1.1 200 OK") == 2 and both.endswith(b"</title>")

    at_the_door(tell)


def test_a_browser_sits_down_with_the_code_and_comes_back_without() -> None:
    async def tell(at: AtTheDoor) -> None:
        async with at.link() as link:
            await come(at, link, TOKEN)
            await hear(link, "let-in")
            assert (await hear(link, "sign"))["code"] == at.code
            await say(link, Wished(1, Sit(1, "Mia", 6)))
            assert "why" not in await hear(link, "answered")
        async with at.link() as link:
            await come(at, link, TOKEN, code="")
            lobby = (await hear(link, "lobby"))["lobby"]
            assert lobby["you"] == device_of(TOKEN) == lobby["chairs"][1]["device"]
            assert next(device for device in lobby["devices"] if device["id"] == lobby["you"])["browser"]

    at_the_door(tell)


def test_the_newest_tab_has_the_seat_and_the_older_one_is_told() -> None:
    async def tell(at: AtTheDoor) -> None:
        async with at.link() as older, at.link() as newer:
            await come(at, older, TOKEN)
            await hear(older, "let-in")
            await come(at, newer, TOKEN, code="")
            await hear(newer, "let-in")
            assert (await hear(older, "sorry"))["why"]["key"] == "another-device"

    at_the_door(tell)


def test_the_codes_of_both_doors_open_only_their_own() -> None:
    async def tell(at: AtTheDoor) -> None:
        assert at.code != at.host.record.code
        async with at.link() as link:
            await come(at, link, TOKEN, code=at.host.record.code)
            assert (await hear(link, "sorry"))["why"]["key"] == "wrong-code"

    at_the_door(tell)


def test_wrong_codes_cost_a_wait() -> None:
    async def tell(at: AtTheDoor) -> None:
        said = []
        for _ in range(5):
            async with at.link() as link:
                await come(at, link, TOKEN, code="000000")
                said.append((await hear(link, "sorry"))["why"]["key"])
        assert said == ["wrong-code"] * 4 + ["too-many-tries"]

    at_the_door(tell)


def test_put_out_is_out_with_token_and_code_and_let_back_needs_the_new_code() -> None:
    async def tell(at: AtTheDoor) -> None:
        code = at.code
        async with at.link() as link:
            await come(at, link, TOKEN)
            await hear(link, "let-in")
            at.host.wish(PutOut(device_of(TOKEN)))
            assert (await hear(link, "sorry"))["why"]["key"] == "put-out"
        for given, token, why in (("", TOKEN, "no-code"), (code, TOKEN, "wrong-code"), (code, OTHER, "wrong-code")):
            async with at.link() as link:
                await come(at, link, token, code=given)
                assert (await hear(link, "sorry"))["why"]["key"] == why
        at.host.wish(LetBack(device_of(TOKEN)))
        async with at.link() as link:
            await come(at, link, OTHER)
            await hear(link, "let-in")

    at_the_door(tell)


def test_a_table_that_was_killed_knows_its_browsers_again() -> None:
    async def tell(at: AtTheDoor) -> None:
        async with at.link() as link:
            await come(at, link, TOKEN)
            await hear(link, "let-in")
        record = at.host.record

        async def again(later: AtTheDoor) -> None:
            async with later.link() as link:
                await come(later, link, TOKEN, code="")
                await hear(link, "let-in")

        await at.host.close()
        await asyncio.to_thread(at_the_door, again, record)

    at_the_door(tell)


def test_a_browser_keeps_no_copy_of_a_match() -> None:
    async def tell(at: AtTheDoor) -> None:
        async with at.link() as link:
            await come(at, link, TOKEN)
            await hear(link, "let-in")
            await say(link, StandBy(True))
            assert (await hear(link, "sorry"))["why"]["key"] == "no-frame"
            with pytest.raises(ConnectionClosed):
                await link.recv()

    at_the_door(tell)
