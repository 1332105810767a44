"""What the pages say, in every language: the app's own catalogues, as far as a page or the engine may say it."""

from collections.abc import Iterator
from typing import TypedDict

from app import games, rules_pages
from app.look import bot_names, text
from app.rules_pages.figures import Card
from app.web.page_sentences import Sentence, of_pages
from engine import rules, sentences
from engine.decks.pictures import DeckRefused, shipped_deck

NUMBERS = (1, 2, 5)
"""One of each grammatical form that these languages have after a number."""

Said = str | tuple[str, str]


class GameWords(TypedDict):
    """How a game is called, and its rules."""

    title: str
    line: str
    colour: str
    steps: bool
    variants: dict[str, str]
    rules: list[tuple[str, str, list[str]]]


class Words(TypedDict):
    """All that a page can say in one language; what it lacks is said as it stands in the code."""

    sentences: dict[str, str | list[str]]
    games: dict[str, GameWords]
    bots: list[tuple[str, ...]]
    says: dict[str, dict[str, Said]]
    cards: dict[str, str]
    """The files of our own picture cards, by their ids."""


def all_words() -> dict[str, Words]:
    """By language.  On the thread of the screen, since a language is spoken there meanwhile."""
    wanted = of_pages() | {_as_sentence(said) for game in (None, *rules.names()) for said in _says(game).values()}
    bots = list(text.in_every_language(bot_names.bot_names))
    spoken = text.in_every_language(lambda: _words(wanted, bots))
    return dict(zip(text.LANGUAGES, spoken, strict=True))


def _says(game: str | None) -> dict[str, Said]:
    """What the engine may say of that game; without one, of any table."""
    everywhere = {} if game is None else sentences.of_game(None)
    return {key: said for key, said in sentences.of_game(game).items() if key not in everywhere}


def _as_sentence(said: Said) -> Sentence:
    return (said, None) if isinstance(said, str) else said


def _words(wanted: set[Sentence], bots: list[tuple[str, ...]]) -> Words:
    return Words(
        sentences=dict(sorted(_translated(wanted))),
        games={face.name: _game(face.name) for face in games.faces()},
        bots=bots,
        says={game or "": _says(game) for game in (None, *rules.names())},
        cards=_cards(),
    )


def _cards() -> dict[str, str]:
    deck = shipped_deck()
    return {} if isinstance(deck, DeckRefused) else {card: picture.file for card, picture in deck.items()}


def _translated(wanted: set[Sentence]) -> Iterator[tuple[str, str | list[str]]]:
    """What is not said as it stands in the code."""
    for one, many in wanted:
        if many is None:
            if (said := text.as_it_stands(one)) != one:
                yield one, said
        elif (forms := [text.form_of(one, many, n) for n in NUMBERS]) != [one, many, many]:
            yield one, forms


def _game(name: str) -> GameWords:
    face = games.face_of(name)
    parts = rules_pages.parts(name)
    return GameWords(
        title=face.title(),
        line=face.line(),
        colour=face.colour,
        steps=face.counts_steps,
        variants={variant: face.variant_title(variant) for variant in face.variants()},
        rules=[(part.heading, part.words, [f.file for f in part.diagram if isinstance(f, Card)]) for part in parts],
    )
