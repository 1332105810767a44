"""Words without their endings, in English, Ukrainian and Russian.

Light on purpose: what is cut alike from a clue and from what is known of a picture need not be a real root.
"""

import re
from collections.abc import Mapping
from functools import lru_cache

from engine.decks.words import folded

SHORTEST = 3
"""Letters that an ending must leave of a word."""

ALIKE = 4
"""Letters that two stems must begin with to be taken for kin."""

WORD = re.compile(r"[^\W_]+(?:'[^\W_]+)*")

ENGLISH = "'s iness ingly edly fully ness ments ment ings ing ies ied ers er est ful less ed es ly en s y e i"
UKRAINIAN = (
    "уватися ювання ування увати ювати ислося остями істю остей ості ість енькими еньких енький енька еньку еньке "
    "еньки очками ечками очка ечка очки ечки очку ечку очок ечок ивши авши алася илася алися илися ався ився "
    "ються яться ується ається еться ється иться атися итися ятися уться аться ського ською ський ська ське ські "
    "ного ньому ними ими іми ого ому ьою ою ею єю ами ями ові еві єві ях ах ам ям ом ем єм ів їв ий ій їй их іх "
    "ая яя ає яє ує ює їть ить ять ать уть ють ати ити яти іти ути ала ила ула яла али или яли ули ало ило яло ав "
    "ив яв ув иш еш єш ємо емо имо ете єте ите ики ика ик ник ка ки ку ці ко ок ю я о е є и і ї у а ь й"
)
RUSSIAN = (
    "ироваться оваться еваться ировать ование евание остями остью остей ости ость енькими енького енький енькая "
    "енькое енькие оньки очками ечками очка ечка очки ечки очку ечку очек ечек ышко ышка ивший авший алась илась "
    "ались ились ется ются ится ятся аться иться яться ского ской ский ская ское ские ного ными ого ому его ему "
    "ыми ими ую юю ая яя ое ее ые ие ый ий ой ей ом ем ам ям ах ях ов ев ами ями ею ою ию ия ии ье ья ью ает яет "
    "ует юет ешь ишь ете ите ить ять ать еть уть ют ут ат ят ит ет ала ила ула яла али или яли ули ало ило яло ал "
    "ил ял ул ики ика ик ник ка ки ку ко ок ю я о е ы и у а ь й"
)

ENDINGS: Mapping[str, tuple[str, ...]] = {
    language: tuple(sorted(endings.split(), key=len, reverse=True))
    for language, endings in (("en", ENGLISH), ("uk", UKRAINIAN), ("ru", RUSSIAN))
}

BEFORE: Mapping[str, tuple[str, ...]] = {
    "en": ("under", "over", "un", "re"),
    "uk": (
        "пере",
        "при",
        "про",
        "під",
        "від",
        "роз",
        "над",
        "без",
        "обі",
        "за",
        "на",
        "по",
        "ви",
        "до",
        "об",
        "з",
        "у",
        "с",
    ),
    "ru": (
        "пере",
        "при",
        "про",
        "под",
        "от",
        "раз",
        "рас",
        "над",
        "без",
        "бес",
        "обо",
        "за",
        "на",
        "по",
        "вы",
        "до",
        "об",
        "с",
        "у",
    ),
}
"""What verbs begin with, the longer first."""

CLOSED = re.compile(r"і(?=[бвгґджзйклмнпрстфхцчшщ]{1,2}$)")
"""What is an о in other forms of a Ukrainian word (ніч, ночі; дім, дому)."""

REFLEXIVE = re.compile(r"(?<=\w{4})с[яь]$")
"""What makes a verb turn on itself, in Ukrainian and Russian."""

SMALL = re.compile(r"(?<=\w{3}[бвгґджзклмнпрстфхцчшщ])к$")
"""What is left of a pet name once its ending is gone."""


def words(text: str) -> list[str]:
    """The words of a text as they are heard: case, ё and the kind of apostrophe make no other word."""
    return WORD.findall(folded(text))


@lru_cache(maxsize=1024)
def stem(word: str, language: str) -> str:
    """A word as ``words`` gives it, without its ending."""
    if language == "en":
        word = _cut(word, language)
        return word[:-1] if len(word) > SHORTEST and word[-1] == word[-2] and word[-1] not in "ls" else word
    word = _cut(REFLEXIVE.sub("", word), language)
    word = word.rstrip("ьй") if len(word) > SHORTEST else word
    if len(word) > SHORTEST and word[-1] == word[-2]:
        word = word[:-1]
    word = SMALL.sub("", word)
    return CLOSED.sub("о", word) if language == "uk" else word


def _cut(word: str, language: str) -> str:
    for ending in ENDINGS[language]:
        if len(word) - len(ending) >= SHORTEST and word.endswith(ending):
            return word[: -len(ending)]
    return word


@lru_cache(maxsize=1024)
def root(one: str, language: str) -> str:
    """A stem without what stands before its root, where enough is left: прилет, улет and вилет are all лет."""
    for before in BEFORE[language]:
        if len(one) - len(before) >= ALIKE and one.startswith(before):
            return one[len(before) :]
    return one


def kinship(one: str, other: str) -> float:
    """From 0, nothing in common, to 1, the same stem: how far two stems begin alike, if that is most of both."""
    alike = 0
    for ours, theirs in zip(one, other):
        if ours != theirs:
            break
        alike += 1
    longer = max(len(one), len(other))
    return alike / longer if alike >= ALIKE and longer - alike <= 3 else 0.0
