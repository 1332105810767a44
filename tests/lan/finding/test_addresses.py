"""Where a device can be reached: what the system lists, what is guessed elsewhere, what may be typed."""

import socket

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.lan.finding import addresses
from engine.lan.finding.addresses import Interface


def test_this_device_can_be_reached_at_each_address_it_names():
    for address in addresses.addresses(loopback=True):
        with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as server:
            server.bind((address, 0))
            server.listen()
            with socket.create_connection(server.getsockname(), timeout=5):
                pass


def test_a_beacon_goes_to_everybody_and_to_everybody_on_each_network_once():
    goes_to = addresses.broadcasts()
    assert goes_to[0] == "255.255.255.255"
    assert len(set(goes_to)) == len(goes_to)
    assert {way.broadcast for way in addresses.interfaces() if way.broadcast} <= set(goes_to)


def test_the_address_a_family_would_use_comes_first(monkeypatch):
    ways = [
        Interface("lo", "127.0.0.1", "127.255.255.255", True),
        Interface("docker0", "172.17.0.1", "172.17.255.255"),
        Interface("tun0", "100.64.1.7", None),
        Interface("wlan1", "10.0.0.12", "10.0.0.255"),
        Interface("wlan0", "192.168.1.17", "192.168.1.255"),
    ]
    monkeypatch.setattr(addresses, "interfaces", lambda: tuple(ways))
    assert addresses.addresses() == ("192.168.1.17", "10.0.0.12", "172.17.0.1", "100.64.1.7")
    assert addresses.addresses(loopback=True)[-1] == "127.0.0.1"
    assert addresses.broadcasts() == (
        "255.255.255.255",
        "127.255.255.255",
        "172.17.255.255",
        "10.0.0.255",
        "192.168.1.255",
    )


def test_where_nothing_is_listed_the_way_outside_is_found(monkeypatch):
    listed = {way.address for way in addresses.interfaces()}
    monkeypatch.setattr(addresses, "_listed", lambda: ())
    assert {way.address for way in addresses.interfaces()} <= listed
    assert "127.0.0.1" in addresses.addresses(loopback=True)


def test_a_device_without_a_network_has_itself(monkeypatch):
    class NoWay(socket.socket):
        def connect(self, address):
            raise OSError("Network is unreachable")

    monkeypatch.setattr(addresses, "_listed", lambda: ())
    monkeypatch.setattr(addresses.socket, "socket", NoWay)
    assert addresses.addresses() == ()
    assert addresses.addresses(loopback=True) == ("127.0.0.1",)


@pytest.mark.parametrize("typed", ["192.168.1.17", "10.0.0.1", "127.0.0.1", "169.254.3.4"])
def test_addresses_a_table_may_have(typed):
    assert addresses.is_address(typed)


@pytest.mark.parametrize(
    "typed",
    ["", "192.168.1", "192.168.1.256", "192.168.1.1.1", "224.0.0.1", "0.0.0.0", "255.255.255.255", "::1", "١.٢.٣.٤"],
)
def test_what_is_no_address(typed):
    assert not addresses.is_address(typed)


@given(st.text(max_size=30))
def test_anything_may_be_typed(typed):
    addresses.is_address(typed)
