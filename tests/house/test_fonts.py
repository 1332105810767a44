"""The faces have every character that the app may show, and digits that keep a timer still."""

from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parents[2]
FACES = sorted((ROOT / "assets" / "fonts").glob("*.ttf"))
ENGLISH = "abcdefghijklmnopqrstuvwxyz"
UKRAINIAN = "абвгґдеєжзиіїйклмнопрстуфхцчшщьюяʼ"
RUSSIAN = "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"
SIGNS = " 0123456789.,:;!?'\"()[]/+%&@#*’«»“”„—–-№…×−•→←↑↓↶↷✓✗★☆·°"


def test_the_seven_faces_are_here():
    assert [face.name for face in FACES] == [
        "BalsamiqSans-Bold.ttf",
        "BalsamiqSans-Regular.ttf",
        "Caveat-SemiBold.ttf",
        "Nunito-Bold.ttf",
        "Nunito-ExtraBold.ttf",
        "Nunito-Regular.ttf",
        "Nunito-SemiBold.ttf",
    ]


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.stem)
def test_a_face_has_the_three_alphabets_and_the_signs(face):
    letters = ENGLISH + UKRAINIAN + RUSSIAN
    wanted = letters + letters.upper() + SIGNS
    drawn = TTFont(face).getBestCmap()
    assert [character for character in wanted if ord(character) not in drawn] == []


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.stem)
def test_a_face_has_every_character_of_the_word_lists(face):
    lists = sorted((ROOT / "assets" / "words").glob("*.json"))
    used = set("".join(each.read_text(encoding="utf-8") for each in lists))
    drawn = TTFont(face).getBestCmap()
    assert sorted(character for character in used - {"\n"} if ord(character) not in drawn) == []


@pytest.mark.parametrize("weight", ["Regular", "SemiBold", "Bold", "ExtraBold"])
def test_digits_of_a_timer_are_equally_wide(weight):
    font = TTFont(ROOT / "assets" / "fonts" / f"Nunito-{weight}.ttf")
    drawn = font.getBestCmap()
    assert len({font["hmtx"][drawn[ord(digit)]][0] for digit in "0123456789"}) == 1


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.stem)
def test_ukrainian_words_do_not_fall_apart_at_their_apostrophe(face):
    font = TTFont(face)
    drawn, widths = font.getBestCmap(), font["hmtx"].metrics
    assert widths[drawn[ord("ʼ")]][0] <= widths[drawn[ord("’")]][0]


def test_each_face_has_its_licence_beside_it():
    for face in FACES:
        licence = face.with_name(f"OFL-{face.stem.split('-')[0]}.txt").read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence
