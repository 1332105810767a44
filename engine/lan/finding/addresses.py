"""Where this device can be reached on its networks, and where a broadcast must go: IPv4, without other packages."""

import array
import ipaddress
import socket
import struct
import sys
from dataclasses import dataclass

EVERYBODY = "255.255.255.255"
"""The broadcast that needs no knowledge of the network; some networks carry only the directed ones."""

MOST_INTERFACES = 64
"""More than any tablet or laptop has, containers and tunnels included."""

IFREQ = 40
"""Bytes of Linux' ``struct ifreq`` on 64-bit machines, Android's among them."""

SIOCGIFCONF, SIOCGIFADDR, SIOCGIFFLAGS, SIOCGIFBRDADDR = 0x8912, 0x8915, 0x8913, 0x8919
UP, BROADCASTS, LOOPS_BACK = 0x1, 0x2, 0x8


@dataclass(frozen=True)
class Interface:
    """One way out of this device.  ``broadcast`` reaches everybody on that network, if it can be known."""

    name: str
    address: str
    broadcast: str | None
    loopback: bool = False


def interfaces() -> tuple[Interface, ...]:
    """All that are up.  Where the system does not list them, the one that leads outside."""
    found = _listed() if sys.platform in ("linux", "android") else ()
    return found or _guessed()


def addresses(loopback: bool = False) -> tuple[str, ...]:
    """What to type on another device, the likeliest first; ``loopback`` adds this device's own."""
    home = [way.address for way in interfaces() if not way.loopback]
    own = [way.address for way in interfaces() if way.loopback] if loopback else []
    return tuple(sorted(home, key=_unlikeliness) + own)


def broadcasts() -> tuple[str, ...]:
    """Where a beacon goes: to everybody, and to everybody on each network by name.

    On loopback too: several apps on one machine find each other where there is no network at all.
    """
    directed = [way.broadcast for way in interfaces() if way.broadcast]
    return tuple(dict.fromkeys([EVERYBODY, *directed]))


def is_address(text: str) -> bool:
    """Whether this is an IPv4 address a table could be at."""
    try:
        address = ipaddress.IPv4Address(text)
    except ValueError:
        return False
    return not (address.is_multicast or address.is_unspecified or text == EVERYBODY)


def _unlikeliness(address: str) -> tuple[int, ipaddress.IPv4Address]:
    """Homes use 192.168 and 10; containers and tunnels tend to 172.16 to 172.31 and to what is no private network."""
    parsed = ipaddress.IPv4Address(address)
    order = ("192.168.0.0/16", "10.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12")
    for rank, network in enumerate(order):
        if parsed in ipaddress.IPv4Network(network):
            return rank, parsed
    return len(order), parsed


# Linux and Android ---------------------------------------------------------------------------------------------------


def _listed() -> tuple[Interface, ...]:
    """Asks the kernel, as ``ifconfig`` does; Android answers apps for the networks they may use."""
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        room = array.array("B", bytes(IFREQ * MOST_INTERFACES))
        place, _length = room.buffer_info()
        wanted = struct.pack("iP", len(room), place)
        try:
            answer = fcntl.ioctl(asking.fileno(), SIOCGIFCONF, wanted)
        except OSError:
            return ()
        used = struct.unpack("iP", answer)[0]
        names = [room[at : at + 16].tobytes().split(b"\0", 1)[0] for at in range(0, used, IFREQ)]
        found = [_asked(asking, name) for name in dict.fromkeys(names)]
    return tuple([way for way in found if way is not None])


def _asked(asking: socket.socket, name: bytes) -> Interface | None:
    """None if it is down, gone since, or has no address of this kind."""
    import fcntl

    def ask(what: int) -> bytes:
        return fcntl.ioctl(asking.fileno(), what, struct.pack("16s24x", name))

    try:
        flags = struct.unpack_from("H", ask(SIOCGIFFLAGS), 16)[0]
        address = socket.inet_ntoa(ask(SIOCGIFADDR)[20:24])
        directed = socket.inet_ntoa(ask(SIOCGIFBRDADDR)[20:24]) if flags & BROADCASTS else None
    except OSError:
        return None
    if not flags & UP:
        return None
    loops = bool(flags & LOOPS_BACK)
    # Loopback has no broadcast address of its own; the kernel carries this one to every socket that listens there.
    return Interface(name.decode("ascii", "replace"), address, "127.255.255.255" if loops else _real(directed), loops)


def _real(broadcast: str | None) -> str | None:
    return broadcast if broadcast and broadcast != "0.0.0.0" else None  # a tunnel may name none


# Anywhere else -------------------------------------------------------------------------------------------------------


def _guessed() -> tuple[Interface, ...]:
    """The address that a packet to the outside would leave from; nothing is sent.

    Its mask is not known, so only home networks' usual one is tried.
    """
    loop = Interface("loopback", "127.0.0.1", "127.255.255.255" if sys.platform == "linux" else None, True)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that documents use: it belongs to nobody
            address = str(probe.getsockname()[0])
        except OSError:
            return (loop,)
    if not is_address(address) or address.startswith("127."):
        return (loop,)
    network = ipaddress.IPv4Network(f"{address}/24", strict=False)
    return loop, Interface("outside", address, str(network.broadcast_address))
