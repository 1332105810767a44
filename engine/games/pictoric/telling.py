"""The leader's association (B4, B9), typed or said aloud, without words or sounds if silence is the forfeit (B13)."""

from msgspec.structs import replace

from engine import clue
from engine.games.pictoric.box import SECTORS
from engine.games.pictoric.cards import draw
from engine.games.pictoric.moves import Move, Tell
from engine.games.pictoric.state import LEADERS_CARD, State, Words
from engine.rules import NO_CHOICES, Choices, Why

EXAMPLE = "Nearly home, and it begins to rain"

ON_SECTORS = tuple([Tell(sector=sector) for sector in SECTORS])
OPEN: Choices[Move] = Choices(ON_SECTORS, (Tell(EXAMPLE, SECTORS[0]),))
OPEN_SILENT: Choices[Move] = Choices(ON_SECTORS)
CLOSED: Choices[Move] = Choices((Tell(),), (Tell(EXAMPLE),))
CLOSED_SILENT: Choices[Move] = Choices((Tell(),))


def prepare(state: State) -> State:
    """B4: all six cards of the leader lie on the sectors.  B9: the leader draws a card."""
    if state.agreed.closed and state.card is None and not state.owed:
        state = draw(state, (LEADERS_CARD,))
    if state.owed:
        return state  # until the discards are shuffled
    return replace(state, phase="telling", sectors=() if state.agreed.closed else state.hands[state.leader])


# Words -----------------------------------------------------------------------------------------------------------


def refuse_text(text: str | None) -> Why | None:
    return None if text is None else clue.refuse_clue(text)


def spoken(text: str | None) -> Words:
    return Words(None if text is None else clue.written(text))


def in_silence(state: State) -> bool:
    return state.forfeit is not None and state.forfeit.name == "silence"


# Telling ---------------------------------------------------------------------------------------------------------


def refuse_tell(state: State, seat: int, move: Tell) -> Why | None:
    if seat != state.leader:
        return Why("leader-tells")
    if move.text is not None and in_silence(state):
        return Why("silence")
    return _refuse_die(state, move.sector) or refuse_text(move.text)


def _refuse_die(state: State, sector: int | None) -> Why | None:
    """In the open scenario the die is fixed with the association, so before anyone votes."""
    if state.agreed.closed:
        return None if sector is None else Why("no-die-yet")
    if sector is None:
        return Why("set-die")
    return None if sector in SECTORS else Why("no-such-sector", {"n": len(SECTORS)})


def tell(state: State, move: Tell) -> State:
    told = spoken(move.text)
    state = replace(state, said=state.said if told.text is None else (*state.said, told.text))
    if move.sector is None:
        return replace(state, told=told, phase="giving")
    return replace(state, told=told, card=state.sectors[move.sector - 1], phase="voting")


def choices(state: State, seat: int) -> Choices[Move]:
    if seat != state.leader:
        return NO_CHOICES
    if state.agreed.closed:
        return CLOSED_SILENT if in_silence(state) else CLOSED
    return OPEN_SILENT if in_silence(state) else OPEN
