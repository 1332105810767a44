"""The network that this device is in.  What it takes is loaded when somebody hosts or joins, and not before."""

from engine.lan.net.link import Network


def real_network() -> Network:
    from engine.lan.net.websocket_link import NETWORK

    return NETWORK
