"""The link in a table's QR code, and what may be typed instead of it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.lan.finding import invitation
from engine.lan.finding.invitation import MOST_BYTES, Invitation
from engine.lan.guest.guest import Place

HOME = Place("192.168.100.117", 47472)
TABLE = "00112233445566ff"


def test_what_the_code_says_is_read_again():
    invited = Invitation((HOME,), TABLE, "K7M4QX")
    assert invitation.read(invitation.link(invited)) == invited


def test_the_longest_link_fits_a_qr_code():
    places = tuple([Place(f"192.168.100.{number}", 65535) for number in range(101, 105)])
    link = invitation.link(Invitation(places, TABLE, "K7M4QX"))
    assert len(link) <= MOST_BYTES
    assert invitation.read(link).places == places[:1]


def test_two_short_addresses_are_both_told():
    places = (Place("10.0.0.4", 4711), Place("10.1.0.4", 4711))
    assert invitation.read(invitation.link(Invitation(places, TABLE, "K7M4QX"))).places == places


@pytest.mark.parametrize(
    "text",
    [
        "",
        "easel://join",
        "https://join?a=192.168.1.17:4711&t=00112233445566ff&c=K7M4QX",
        "easel://leave?a=192.168.1.17:4711&t=00112233445566ff&c=K7M4QX",
        "easel://join?a=192.168.1&t=00112233445566ff&c=K7M4QX",
        "easel://join?a=192.168.1.17:0&t=00112233445566ff&c=K7M4QX",
        "easel://join?a=example.org:80&t=00112233445566ff&c=K7M4QX",
        "easel://join?a=192.168.1.17:4711&t=../../etc/passwd&c=K7M4QX",
        "easel://join?a=192.168.1.17:4711&t=00112233445566ff&c=K7M4",
        "easel://[join?a=192.168.1.17:4711",
        "easel://join?" + "a=192.168.1.17:4711&" * 9,
    ],
)
def test_what_is_no_invitation(text):
    assert invitation.read(text) is None


@given(st.text(max_size=90))
def test_anything_may_be_scanned(text):
    invitation.read(text)
    invitation.read("easel://join?" + text)


def test_an_address_may_be_typed_with_its_port_or_without():
    usual, other = Place("192.168.1.17", invitation.PORT), Place("192.168.1.17", 4711)
    assert invitation.read_place(" 192.168.1.17 ") == usual
    assert invitation.read_place("192.168.1.17:4711") == other
    assert [invitation.read_place(invitation.shown(place)) for place in (usual, other)] == [usual, other]
    assert invitation.shown(usual) == "192.168.1.17"


@pytest.mark.parametrize("typed", ["", "192.168.1.300", "192.168.1.17:99999", "192.168.1.17:", "١٩٢.168.1.17", "home"])
def test_what_is_no_address(typed):
    assert invitation.read_place(typed) is None
