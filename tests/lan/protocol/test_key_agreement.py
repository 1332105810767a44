"""Two sides come to one secret, by the code or by a device's own; whoever has neither gets nothing to try it out on."""

from random import Random
from typing import TypeVar

import pytest

from engine.gate import Refused
from engine.lan.protocol import keys
from engine.lan.protocol.key_agreement import Acquainted, Doorkeeper, Newcomer

CODE, SECRET = "K7M4QX", b"s" * 32

Side = TypeVar("Side", Newcomer, Doorkeeper)


def chance(seed: int):
    return Random(seed).randbytes


def test_who_typed_the_code_comes_to_the_host_s_secret() -> None:
    guest, host = Newcomer(CODE, chance(1)), Doorkeeper(CODE, chance(2))
    assert guest.shared(host.share) == host.shared(guest.share)


def test_another_code_comes_to_another_secret_and_the_shares_do_not_tell() -> None:
    guest, host = Newcomer("K7M4QZ", chance(1)), Doorkeeper(CODE, chance(2))
    assert guest.shared(host.share) != host.shared(guest.share)
    assert {len(guest.share), len(host.share)} == {33}


def tried_later(side: Side, crossed: bytes) -> Side:
    """Whoever tries a code out on what crossed: ``side`` as if it had said that share."""
    side.share, side._spake.outbound_message = crossed, crossed[1:]
    return side


def test_a_recording_and_the_code_together_lead_nowhere() -> None:
    """Fault 9: both shares and the code, without what one side rolled for it, and the secret is another one."""
    guest, host = Newcomer(CODE, chance(1)), Doorkeeper(CODE, chance(2))
    secret = guest.shared(host.share)
    assert tried_later(Newcomer(CODE, chance(1)), guest.share).shared(host.share) == secret, "who rolled the same"
    assert tried_later(Newcomer(CODE, chance(3)), guest.share).shared(host.share) != secret
    assert tried_later(Doorkeeper(CODE, chance(3)), host.share).shared(guest.share) != secret


def test_a_false_host_gets_nothing_to_try_codes_out_on() -> None:
    """Fault 9: it knows what it rolled itself, and has said one code; the right one fits afterwards no better."""
    guest, impostor = Newcomer(CODE, chance(1)), Doorkeeper("000000", chance(2))
    secret = guest.shared(impostor.share)
    for code in ("000000", "000001", CODE):
        assert tried_later(Doorkeeper(code, chance(2)), impostor.share).shared(guest.share) != secret


def test_a_device_that_comes_back_needs_its_secret_and_gets_fresh_keys_each_time() -> None:
    guest, host = Acquainted(SECRET, chance(1)), Acquainted(SECRET, chance(2))
    again = Acquainted(SECRET, chance(3))
    thief = Acquainted(b"t" * 32, chance(4))
    assert guest.shared(host.share) == host.shared(guest.share) != again.shared(host.share)
    assert thief.shared(host.share) != host.shared(thief.share)


@pytest.mark.parametrize(
    "share",
    [b"", b"B", b"B" + bytes(32), b"A" + bytes(32), b"B" + b"\xff" * 32, b"B" + b"\x01" + bytes(31), b"X" * 33],
)
def test_what_is_no_share_is_refused(share: bytes) -> None:
    with pytest.raises(Refused):
        Newcomer(CODE, chance(1)).shared(share)


@pytest.mark.parametrize("share", [b"", b"x" * 31, bytes(32), b"\x01" + bytes(31), b"x" * 33])
def test_a_point_that_gives_the_secret_away_is_refused(share: bytes) -> None:
    with pytest.raises(Refused):
        Acquainted(SECRET, chance(1)).shared(share)


def test_one_s_own_share_sent_back_is_refused() -> None:
    guest = Newcomer(CODE, chance(1))
    with pytest.raises(Refused):
        guest.shared(guest.share)
    assert keys.link_keys(SECRET, b"a", b"b") != keys.link_keys(SECRET, b"b", b"a"), "nor do roles swap"
