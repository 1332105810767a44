"""The English for all that may be said of a table with several devices."""

from engine.lan import frames, guest, host, lobby, reception, standby, talk, wishes
from engine.rules import Sentence

SAYS: dict[str, Sentence] = {
    **frames.SAYS,
    **lobby.SAYS,
    **wishes.SAYS,
    **reception.SAYS,
    **host.SAYS,
    **guest.SAYS,
    **standby.SAYS,
    **talk.SAYS,
    "other-words": "The other device says no, in words that this one does not know ({key}).",
}
