"""The three languages of a word mean the same: false friends, checked by people, and what each means here.

A row is a pattern of one written word in one language, and patterns of which the English of the same place has one.
"""

import re

import pytest

from engine.decks.words import LISTS_IN_LEVEL, Word, load_level

FALSE_FRIENDS = (
    # A Ukrainian word, what it looks like in Russian or English, and what it means.
    ("uk", "лист(а|і)?", "letter|message", "a leaf or a sheet in Russian"),
    ("uk", "лист(ок|я)", "leaf|leaves", "a small sheet in Russian"),
    ("uk", "листоноша", "postman", "somebody with leaves"),
    ("uk", "кіт|кота", "cat", "a whale in Russian, but for one letter"),
    ("uk", "качк[аиу]", "duck", "a swell at sea in Russian"),
    ("uk", "качалка", "rolling pin", "a rocking chair in Russian"),
    ("uk", "неділя", "Sunday", "a week in Russian"),
    ("uk", "метелик(а|и)?", "butterfl(y|ies)", "a blizzard in Russian, nearly"),
    ("uk", "каблучка", "ring", "a small heel in Russian"),
    ("uk", "полиц[яі]", "shelf", "the police in Russian, nearly"),
    ("uk", "полуниця", "strawberry", "midnight in Russian, nearly"),
    ("uk", "рукавичк[аи]", "mitten|glove", "a small sleeve"),
    ("uk", "місяць", "moon", "a month in Russian"),
    ("uk", "склян(ка|ки|ці|кою)", "glass|tumbler|teacup", "a phial in Russian"),
    ("uk", "лавк[аи]", "bench", "a shop in Russian"),
    ("uk", "базар", "market", "a quarrel in Russian"),
    ("uk", "жаб[аиу]", "frog", "a toad in Russian"),
    ("uk", "бабка", "dragonfly", "an old woman in Russian"),
    ("uk", "сонечко", "ladybird", "the little sun"),
    ("uk", "криш(ка|ки|ці|кою)", "lid", "a crumb or a roof in Russian, nearly"),
    ("uk", "колод(а|у)", "log", "a pack of cards in Russian"),
    ("uk", "чорнило", "ink", "a black thing"),
    ("uk", "шпилька|шпильок", "pins?", "a high heel in Russian"),
    ("uk", "магазин", "\\w*shop", "a magazine in English"),
    ("uk", "час(у)?", "in the bath", "an hour in Russian; here only as “during”"),
    ("uk", "годин(у|а)", "hour", "a bad time in Russian"),
    ("uk", "годинник(у)?", "clock|watch|hourglass", "an hourly thing"),
    ("uk", "пекарня", "bakery", "a place that only bakes"),
    ("uk", "злива", "downpour", "a drain in Russian"),
    ("uk", "черга|чергу", "queue", "a mark in Russian"),
    ("uk", "пара", "pair|couple|steam", "a couple in Russian, never steam"),
    ("uk", "зор[ія]", "stars?", "daybreak in Russian"),
    ("uk", "опудало", "scarecrow", "a stuffed animal too"),
    ("uk", "перука", "wig", "a hairdresser's"),
    ("uk", "краватка", "tie", "a bed in Russian, nearly"),
    ("uk", "вродлив\\w+", "beautiful", "ugly in Russian, nearly"),
    # A Russian word, what it looks like in Ukrainian or English, and what it means.
    ("ru", "лист", "leaf|page", "a letter in Ukrainian"),
    ("ru", "кит", "whale", "a cat in Ukrainian, but for one letter"),
    ("ru", "недел[яию]", "week", "Sunday in Ukrainian"),
    ("ru", "метель", "blizzard", "a butterfly in Ukrainian, nearly"),
    ("ru", "каблук(ах|и)?", "heels?", "a ring in Ukrainian, nearly"),
    ("ru", "лун[ауы]", "moon", "an echo in Ukrainian"),
    ("ru", "жаб[аыу]", "toad", "a frog in Ukrainian"),
    ("ru", "стул(е)?", "chair", "closed in Ukrainian, nearly"),
    ("ru", "час", "hour", "time in Ukrainian"),
    ("ru", "час(ы|ах)", "clock|watch|hourglass", "times in Ukrainian"),
    ("ru", "крыш(ка|ки|ке)", "lid", "a crumb in Ukrainian, nearly"),
    ("ru", "крошк[аи]", "crumbs?", "a little step in Ukrainian"),
    ("ru", "лук", "onion", "a bow in Ukrainian"),
    ("ru", "лука", "archery", "a meadow in Ukrainian"),
    ("ru", "магазин", "\\w*shop", "a magazine in English"),
    ("ru", "больниц[аеу]", "hospital", "somebody ill"),
    ("ru", "краск[аи]", "paint", "beauty in Ukrainian, nearly"),
    ("ru", "красн(ая|ый)", "red", "beautiful in Ukrainian"),
    ("ru", "мыло", "soap", "nicely in Ukrainian, but for one letter"),
    ("ru", "призрак", "ghost", "a sign in Ukrainian, nearly"),
    ("ru", "рубашк[ау]", "shirt", "the back of a card too"),
    ("ru", "родня", "relatives", "a family of one house in Ukrainian"),
    ("ru", "палатк[аеиу]", "tent", "burning in Ukrainian, nearly"),
)

SEVERAL_MEANINGS = (
    # An English word that means several things, and which of them the other two languages name.
    ("match", "сірник", "спичка"),
    ("spring", "пружина", "пружина"),
    ("seal", "тюлень", "тюлень"),
    ("mole", "кріт", "крот"),
    ("bat", "кажан", "летучая мышь"),
    ("fan", "вентилятор", "вентилятор"),
    ("drill", "дриль", "дрель"),
    ("well", "колодязь", "колодец"),
    ("tie", "краватка", "галстук"),
    ("ring", "каблучка", "кольцо"),
    ("tap", "кран", "кран"),
    ("pitchfork", "вила", "вилы"),
    ("fork", "виделка", "вилка"),
    ("tablet", "планшет", "планшет"),
    ("compass", "компас", "компас"),
    ("hail", "град", "град"),
    ("tag", "квач", "догонялки"),
    ("glass", "склянка", "стакан"),
    ("glasses", "окуляри", "очки"),
    ("conductor", "диригент", "дирижёр"),
    ("pilot", "пілот", "пилот"),
    ("parade", "парад", "парад"),
    ("half", "половина", "половина"),
    ("doubt", "сумнів", "сомнение"),
)


def shipped() -> list[tuple[str, Word]]:
    return [(one.id, word) for level in LISTS_IN_LEVEL for one in load_level(level) for word in one.words]


def has(pattern: str, text: str) -> bool:
    return re.search(rf"(?<!\w)(?:{pattern})(?!\w)", text, re.IGNORECASE) is not None


def strangers(lists: list[tuple[str, Word]], language: str, written: str, means: str) -> list[str]:
    """Where a false friend stands for something that it does not mean."""
    return [
        f"{list_id}: {word.in_language(language)} is no {word.en}"
        for list_id, word in lists
        if has(written, word.in_language(language)) and not has(means, word.en)
    ]


@pytest.mark.parametrize(("language", "written", "means", "_looks_like"), FALSE_FRIENDS)
def test_a_false_friend_stands_only_for_what_it_means(
    language: str, written: str, means: str, _looks_like: str
) -> None:
    assert strangers(shipped(), language, written, means) == []


@pytest.mark.parametrize(("en", "uk", "ru"), SEVERAL_MEANINGS)
def test_a_word_of_several_meanings_means_one_thing_in_all_languages(en: str, uk: str, ru: str) -> None:
    places = [(word.uk, word.ru) for _list_id, word in shipped() if word.en == en]
    assert places and set(places) == {(uk, ru)}


def test_a_false_friend_is_found_where_it_stands() -> None:
    toad = ("1-015", Word("toad", "жаба", "жаба"))
    week = ("3-002", Word("lazy Sunday", "лінива неділя", "ленивая неделя"))
    assert strangers([toad], "uk", "жаб[аиу]", "frog") == ["1-015: жаба is no toad"]
    assert strangers([toad], "ru", "жаб[аыу]", "toad") == []
    assert strangers([week], "ru", "недел[яию]", "week") == ["3-002: ленивая неделя is no lazy Sunday"]


def test_the_table_speaks_of_words_that_are_there() -> None:
    """Most rows are about words in the lists; the others wait for a false friend that somebody might write."""
    lists = shipped()
    met = [row for row in FALSE_FRIENDS if any(has(row[1], word.in_language(row[0])) for _id, word in lists)]
    assert len(met) >= 45
