"""The English for all that may be said of a table with several devices."""

from engine.lan.guest import refusals
from engine.lan.host import browser_door, host, permission
from engine.lan.lobby import lobby, wishes
from engine.lan.protocol import frames, handshake
from engine.lan.takeover import standby
from engine.rules import Sentence

SAYS: dict[str, Sentence] = {
    **frames.SAYS,
    **lobby.SAYS,
    **wishes.SAYS,
    **handshake.SAYS,
    **host.SAYS,
    **browser_door.SAYS,
    **permission.SAYS,
    **refusals.SAYS,
    **standby.SAYS,
    "other-words": "The other device says no, in words that this one does not know ({key}).",
}
