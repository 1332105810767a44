"""The QR code, read again by a strict reader of its own: written from the standard's text, not from the encoder."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.lan import qr

# The standard's own tables (level M): text bytes, blocks, bytes of text and of correction in a block.
SIZES = {21: (14, 1, 16, 10), 25: (26, 1, 28, 16), 29: (42, 1, 44, 26), 33: (62, 2, 32, 18), 37: (84, 2, 43, 24)}
FORMATS_M = (  # table C.1: the fifteen bits for level M and each mask
    "101010000010010",
    "101000100100101",
    "101111001111100",
    "101101101001011",
    "100010111111001",
    "100000011001110",
    "100111110010111",
    "100101010100000",
)
INVERTS = (
    lambda i, j: (i + j) % 2,
    lambda i, j: i % 2,
    lambda i, j: j % 3,
    lambda i, j: (i + j) % 3,
    lambda i, j: (i // 2 + j // 3) % 2,
    lambda i, j: (i * j) % 2 + (i * j) % 3,
    lambda i, j: ((i * j) % 2 + (i * j) % 3) % 2,
    lambda i, j: ((i + j) % 2 + (i * j) % 3) % 2,
)
FINDER = ("#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######")

# Exponents and logarithms of the field, for checking corrections by their roots.
POWERS = [1]
while len(POWERS) < 255:
    POWERS.append(POWERS[-1] * 2 ^ (0x11D if POWERS[-1] > 127 else 0))


def value_at(words, power):
    """A polynomial with these coefficients where x is that power of two; nought for a block that is whole."""
    value = 0
    for word in words:
        value = (POWERS[(POWERS.index(value) + power) % 255] if value else 0) ^ word
    return value


def read(matrix):
    """What the code says; an assertion fails for whatever a camera's reader would stumble over."""
    rows = ["".join("#" if dark else "." for dark in row) for row in matrix]
    side = len(rows)
    room, blocks, in_block, corrections = SIZES[side]
    assert all(len(row) == side for row in rows)
    taken = finders(rows, side) | timing(rows, side) | alignment(rows, side)
    mask, format_places = mask_of(rows, side)
    taken |= format_places
    bits = []
    for place in walk(side):
        if place not in taken:
            dark = rows[place[0]][place[1]] == "#"
            bits.append(dark != (INVERTS[mask](*place) == 0))
    words = [
        sum(bit << 7 - at for at, bit in enumerate(bits[start : start + 8])) for start in range(0, len(bits) - 7, 8)
    ]
    assert len(words) == blocks * (in_block + corrections)
    text, repair = words[: blocks * in_block], words[blocks * in_block :]
    whole = []
    for block in range(blocks):
        mine = text[block::blocks]
        assert all(value_at(mine + repair[block::blocks], power) == 0 for power in range(corrections))
        whole += mine
    told = "".join(f"{word:08b}" for word in whole)
    assert told[:4] == "0100", "bytes follow"
    length = int(told[4:12], 2)
    assert length <= room
    end = 12 + 8 * length
    assert told[end : end + 4] == "0000"
    padding = [int(told[at : at + 8], 2) for at in range(end + 4, len(told), 8)]
    assert padding == ([0xEC, 0x11] * len(padding))[: len(padding)]
    return bytes(int(told[at : at + 8], 2) for at in range(12, end, 8)).decode()


def finders(rows, side):
    taken = set()
    for top, left in ((0, 0), (0, side - 7), (side - 7, 0)):
        assert tuple(row[left : left + 7] for row in rows[top : top + 7]) == FINDER
        for row in range(max(0, top - 1), min(side, top + 8)):
            for column in range(max(0, left - 1), min(side, left + 8)):
                inside = top <= row < top + 7 and left <= column < left + 7
                assert inside or rows[row][column] == ".", "a light border"
                taken.add((row, column))
    return taken


def timing(rows, side):
    for place in range(8, side - 8):
        assert rows[6][place] == rows[place][6] == "#."[place % 2]
    return {(6, place) for place in range(side)} | {(place, 6) for place in range(side)}


def alignment(rows, side):
    if side == 21:
        return set()
    start = {25: 16, 29: 20, 33: 24, 37: 28}[side]
    assert tuple(row[start : start + 5] for row in rows[start : start + 5]) == (
        "#####",
        "#...#",
        "#.#.#",
        "#...#",
        "#####",
    )
    return {(row, column) for row in range(start, start + 5) for column in range(start, start + 5)}


def mask_of(rows, side):
    """From both copies of the format, which must be the same."""
    one = [(8, 0), (8, 1), (8, 2), (8, 3), (8, 4), (8, 5), (8, 7), (8, 8), (7, 8)]
    one += [(5, 8), (4, 8), (3, 8), (2, 8), (1, 8), (0, 8)]
    other = [(row, 8) for row in range(side - 1, side - 8, -1)] + [(8, column) for column in range(side - 8, side)]
    first, second = ("".join("1" if rows[r][c] == "#" else "0" for r, c in places) for places in (one, other))
    assert first == second
    assert rows[side - 8][8] == "#", "the dark square"
    return FORMATS_M.index(first), {*one, *other, (side - 8, 8)}


def walk(side):
    column, upwards = side - 1, True
    while column > 0:
        if column == 6:
            column -= 1
        for row in range(side - 1, -1, -1) if upwards else range(side):
            yield row, column
            yield row, column - 1
        column, upwards = column - 2, not upwards


LINK = "easel://join?a=192.168.100.117:47472&t=Zk3v9QpL0aXy&c=K7M4QX"


def test_the_link_to_a_table_can_be_read():
    assert read(qr.squares(LINK)) == LINK


@pytest.mark.parametrize("side", SIZES)
def test_each_size_is_used_for_what_just_fits_it(side):
    room = SIZES[side][0]
    assert len(qr.squares("x" * room)) == side
    assert read(qr.squares("x" * room)) == "x" * room


def test_what_does_not_fit_is_refused():
    assert qr.MOST_BYTES == 84
    with pytest.raises(qr.TooLong):
        qr.squares("x" * 85)
    with pytest.raises(qr.TooLong):
        qr.squares("ж" * 43)


def test_nothing_to_say_is_a_code_too():
    assert read(qr.squares("")) == ""


@given(st.text(max_size=84).filter(lambda text: len(text.encode("utf-8", "ignore")) <= 84))
def test_whatever_it_says_can_be_read(text):
    assert read(qr.squares(text)) == text


def test_a_published_block_has_its_published_corrections():
    """Annex I of the standard: 01234567 in a code of version 1, level M."""
    words = bytes.fromhex("10 20 0C 56 61 80 EC 11 EC 11 EC 11 EC 11 EC 11")
    assert qr._corrections(words, 10) == bytes.fromhex("A5 24 D4 C1 ED 36 C7 87 2C 55")


def test_every_mask_can_be_chosen_and_the_best_is(monkeypatch):
    chosen = {
        mask_of([["#" if dark else "." for dark in row] for row in qr.squares(f"{LINK}{n}")], 33)[0]
        for n in "0123456789"
    }
    assert len(chosen) > 2
    points = []
    penalty = qr._penalty
    monkeypatch.setattr(qr, "_penalty", lambda matrix: points.append(penalty(matrix)) or points[-1])
    best = qr.squares(LINK)
    assert len(points) == 8
    assert penalty(best) == min(points)


def test_the_complaints_about_a_code_that_reads_badly():
    light = [[False] * 21 for _row in range(21)]
    assert qr._runs([True] * 5) == 3
    assert qr._runs([True] * 7 + [False] * 4) == 5
    assert qr._blocks([[True, True], [True, True]]) == 3
    assert qr._false_finders([cell == "#" for cell in "#.###.#...."]) == 40
    assert qr._imbalance(light) == 100
    assert qr._imbalance([[(row + column) % 2 == 0 for column in range(20)] for row in range(20)]) == 0
