"""Drawing (P11, P12): a drawing is a log of ink that grows until the seat's first guess."""

from msgspec.structs import replace

from engine.games.pictomania import passed
from engine.games.pictomania.moves import Draw
from engine.games.pictomania.state import Ink, State, has_guessed, is_seat, with_seat
from engine.ink import (
    BadInk,
    Entry,
    PaperLaid,
    Points,
    Progress,
    Sheet,
    StrokeBegun,
    StrokeEnded,
    Style,
    decode,
    encode,
)
from engine.rules import Why

HAND = 0
"""The hand that draws: a sheet of this game belongs to one seat, so there is no other."""

MOST_CHUNKS = 12_000
"""Moves of ink for one drawing: over six minutes without lifting the finger at thirty a second, where a round of
drawing lasts two or three.  Each is an entry of the journal, and 24 full drawings must fit into its file."""


def refuse_draw(state: State, seat: int, move: Draw) -> Why | None:
    return refuse_drawing(state, seat) or _refuse_ink(state.inks[seat], move.ink)


def refuse_drawing(state: State, seat: int) -> Why | None:
    """Why this seat may draw nothing (any more, or not now)."""
    if state.finished[seat]:
        return Why("finished")  # P15
    if state.agreed.passed and (why := passed.refuse_unheld(state, seat)):
        return why
    return Why("pen-down") if has_guessed(state, seat) else None  # P12


def _refuse_ink(ink: Ink, chunk: bytes) -> Why | None:
    if ink.chunks >= MOST_CHUNKS:
        return Why("ink-too-much")
    try:
        entries, _ = decode(chunk, ink.progress)
    except BadInk as bad:
        return Why(bad.why)
    if not entries:
        return Why("ink-nothing")
    if any(not isinstance(entry, PaperLaid) and entry.hand != HAND for entry in entries):
        return Why("ink-other-hand")
    return None


def draw(state: State, seat: int, move: Draw) -> State:
    ink = state.inks[seat]
    _, progress = decode(move.ink, ink.progress)
    grown = Ink(ink.log + move.ink, progress, ink.chunks + 1)
    return replace(state, inks=with_seat(state.inks, seat, grown))


# An example of a stroke ------------------------------------------------------------------------------------------


def examples(state: State, seat: int) -> tuple[Draw, ...]:
    """One playable chunk, for a seat that may draw."""
    ink = state.inks[seat]
    if not ink.log:
        return FIRST_STROKE
    example = Draw(_stroke(ink.progress))
    return () if _refuse_ink(ink, example.ink) else (example,)  # the sheet may be full


def _stroke(progress: Progress) -> bytes:
    """A short stroke, or the end of the one that is open."""
    hand = progress.hand(HAND)
    right, up = 600 + progress.strokes % 8 * 350, 500 + progress.strokes // 8 % 8 * 300
    points = Points(HAND, [right, right + 60], [up, up + 40], [hand.at + 6, hand.at + 12], [0, 0])
    entries: list[Entry] = [] if progress.sheet is not None else [PaperLaid(Sheet.LANDSCAPE)]
    if not hand.drawing:
        entries.append(StrokeBegun(HAND, hand.at, Style(), right - 60, up - 40))
    chunk, _ = encode([*entries, points, StrokeEnded(HAND)], progress)
    return chunk


FIRST_STROKE = (Draw(_stroke(Progress())),)


# Reading a drawing -----------------------------------------------------------------------------------------------


def may_see(state: State, watcher: int | None, seat: int) -> bool:
    """Whether the drawing of a seat may be seen in this round: on a passed tablet only when all have drawn (P28)."""
    return watcher == seat or state.phase != "drawing"


def log(state: State, watcher: int | None, drawing: int, offset: int) -> bytes | None:
    """What a drawing's log has from ``offset`` on; nothing for a drawing that this seat may not see, or not yet."""
    round, seat = divmod(drawing, state.agreed.seats)
    if offset < 0 or not is_seat(state, seat) or not 0 <= round < state.round:
        return None
    if round < state.round - 1:
        return state.album[drawing].log[offset:]
    if not may_see(state, watcher, seat):
        return None
    return state.inks[seat].log[offset:]
