"""What a guest says by itself of the way to its table, and of what it could not say there."""

from engine.rules import Sentence

SAYS: dict[str, Sentence] = {
    "host-unproven": "The device that answered does not know the code of this table, so it is not the one you want.",
    "another-table": "There is another table at this address now.",
    "needs-code": "Type the code that is shown on the table's device.",
    "not-heard": "The table did not hear this, because the link was lost. Try again.",
}
