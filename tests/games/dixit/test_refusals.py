"""Refusals of Dixit: every move at every wrong time has a reason that a player understands."""

import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from engine import clue, requests, rules, sentences
from engine.decks import pictures
from engine.games import dixit
from engine.games.dixit import GAME
from engine.games.dixit.moves import Give, Idea, Move, Ready, Swap, Tell, TellUnseen, Vote, VoteRed
from engine.games.dixit.rulebook import WHEN
from engine.gate import Refused
from tests.engine.tables import party, token
from tests.games.dixit.table import ADA, BO, CY, Table, dealt, giving, laid, opened, telling

MOVES: tuple[Move, ...] = (
    Idea(),
    Tell("7"),
    TellUnseen(),
    Give("7"),
    Swap("7"),
    Vote((1,)),
    VoteRed(1),
    Ready(),
)
"""What Bo says: the seventh card is the first of his hand at tables of four and more."""


def revealed(seats: int, variant: str = "classic") -> Table:
    table = laid(seats, variant)
    if variant == "party":
        table.vote_red(1)
    return table.all_vote(ADA)


PHASES: dict[str, Callable[[], Table]] = {
    "dealing": lambda: opened(4),
    "idea": lambda: dealt(4, swap=True),
    "telling": lambda: telling(4, swap=True),
    "telling himself": lambda: telling(4, teller=BO, swap=True),
    "giving": lambda: giving(4, swap=True),
    "laying": lambda: giving(4).give(BO).give(CY).give(3),
    "voting": lambda: laid(4),
    "reveal": lambda: revealed(4),
    "over": lambda: laid(4, target=1).votes("A A A").ready(),
}

ALLOWED: dict[str, set[type[Move]]] = {
    "idea": {Idea},
    "telling himself": {Tell, Swap},
    "giving": {Give, Swap},
    "voting": {Vote},
    "reveal": {Ready},
}
"""What Bo can say in these positions; in all others he can say nothing."""


def test_these_are_all_moves_there_are() -> None:
    assert {type(move) for move in MOVES} == set(WHEN)


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("move", MOVES, ids=lambda move: type(move).__name__)
def test_a_move_is_taken_in_its_time_and_refused_with_a_sentence_in_any_other(phase: str, move: Move) -> None:
    table = PHASES[phase]()
    assert table.phase == phase.split()[0]
    why = GAME.refuse(table.state, BO, move)
    assert (why is None) == (type(move) in ALLOWED.get(phase, ()))
    if why is not None:
        sentence = sentences.english(why, "dixit")
        assert sentence.endswith(".")
        assert "{" not in sentence


def short_of_cards(variant: str) -> Table:
    """The discards are about to be shuffled."""
    table = telling(6, variant, deck=tuple(map(str, range(42))))
    while table.phase == "telling":
        table.tell().all_give()
        if variant == "party":
            table.vote_red(1)
        table.all_vote(table.state.storyteller)
        for seat in table.waiting:
            table.say(seat, Ready())
    assert table.phase == "refilling"
    return table


@pytest.mark.parametrize("variant", ["classic", "party", "team"])
@pytest.mark.parametrize("move", MOVES, ids=lambda move: type(move).__name__)
def test_while_cards_are_shuffled_everything_waits(variant: str, move: Move) -> None:
    laying = giving(6, variant)
    while laying.waiting:
        laying.give(laying.waiting[0])
    for table in (opened(6, variant), laying, short_of_cards(variant)):
        assert table.why_not(BO, move) == "dealing"
        assert table.waiting == ()
        assert GAME.choices(table.state, BO).all() == ()


IN_THIS_ORDER = {
    "too early": (lambda: telling(4), BO, Give("7"), "First the storyteller gives a clue."),
    "too early to vote": (lambda: giving(4), BO, Vote((1,)), "First everybody gives a card. Voting comes after that."),
    "too early to go on": (lambda: giving(4), BO, Ready(), "Not yet: this round is still being played."),
    "too late": (lambda: laid(4), BO, Give("8"), "The cards are on the table. No more can be given."),
    "too late to vote": (lambda: revealed(4), BO, Vote((1,)), "This round is over."),
    "too late to tell": (lambda: giving(4), ADA, Tell("2"), "The clue is out. It cannot be changed any more."),
    "twice": (lambda: giving(4).give(BO), BO, Give("8"), "You have already given a card."),
    "voting twice": (lambda: laid(4).vote(BO, 1), BO, Vote((1,)), "You have voted. A vote cannot be changed."),
    "somebody else's turn": (lambda: telling(4), BO, Tell("7"), "Somebody else is telling in this round."),
    "the storyteller": (lambda: laid(4), ADA, Vote((2,)), "The storyteller does not vote."),
    "an own card": (lambda: laid(4), BO, Vote((2,)), "You cannot vote for your own card."),
    "a card that others hold": (lambda: giving(4), BO, Give("1"), "This card is not in your hand."),
    "a card that is not there": (lambda: giving(4), BO, Give("seven"), "This card is not in your hand."),
    "an exchange that was not agreed on": (
        lambda: giving(4),
        BO,
        Swap("7"),
        "At this table no cards are swapped.",
    ),
    "a second exchange": (
        lambda: giving(4, swap=True).say(BO, Swap("7")),
        BO,
        Swap("8"),
        "You have swapped a card already. That is possible once a match.",
    ),
    "an exchange by one who waits": (
        lambda: telling(4, swap=True),
        BO,
        Swap("7"),
        "You can swap a card only while you choose one.",
    ),
    "a place that is not there": (lambda: laid(4), BO, Vote((5,)), "The cards lie on places 1 to 4."),
    "a vote too many": (lambda: laid(4), BO, Vote((1, 3)), "You have 1 vote."),
    "three votes": (lambda: laid(7), BO, Vote((1, 3, 4)), "You have at most 2 votes."),
    "no vote": (lambda: laid(7), BO, Vote(()), "Vote for at least one card."),
    "one card twice": (lambda: laid(7), BO, Vote((1, 1)), "Two votes must be for two different cards."),
    "a megabyte": (
        lambda: telling(4),
        ADA,
        Tell("1", "x" * 1_000_000),
        "A clue has at most 120 letters; this one has 999880 more.",
    ),
    "nothing said": (lambda: telling(4), ADA, Tell("1", " "), "Write a clue, or say it aloud."),
}


@pytest.mark.parametrize("case", IN_THIS_ORDER)
def test_a_player_is_told_why_not(case: str) -> None:
    begin, seat, move, sentence = IN_THIS_ORDER[case]
    table = begin()
    before = msgspec.json.encode(table.state)
    why = GAME.refuse(table.state, seat, move)
    assert why is not None
    assert sentences.english(why, "dixit") == sentence
    assert msgspec.json.encode(table.state) == before


def test_at_a_table_nobody_speaks_for_another_seat() -> None:
    at = party(game="dixit", variant="classic", seats=4)
    before = at.table.position
    answer = at.table.hear(token(BO), requests.say(CY, 1, Idea()))
    assert answer.why is not None
    assert answer.why.key == "not-your-seat"
    assert at.table.position is before


@pytest.mark.parametrize(
    "raw",
    [
        b'{"do":"tell"}',
        b'{"do":"tell","card":7}',
        b'{"do":"tell","card":"7","clue":7}',
        b'{"do":"tell","card":"7","clue":null,"more":1}',
        b'{"do":"vote","on":1}',
        b'{"do":"vote","on":["1"]}',
        b'{"do":"vote","on":[1.5]}',
        b'{"do":"vote-red","on":[1]}',
        b'{"do":"give","card":"\xff"}',
        b'{"do":"give","card":"\\ud800"}',
        b'{"do":"dance"}',
        b"[]",
    ],
)
def test_at_a_table_a_move_of_another_form_is_not_understood(raw: bytes) -> None:
    at = party(game="dixit", variant="classic", seats=4)
    said = b'{"ask":"say","seat":0,"number":1,"move":' + raw + b"}"
    answer = at.hear(ADA, said)
    assert answer.why is not None
    assert answer.why.key == "not-understood"
    assert at.table.position.heard == (0, 0, 0, 0)


def test_a_clue_that_was_refused_may_be_told_in_other_words() -> None:
    at = party(game="dixit", variant="classic", seats=4)
    assert at.say(ADA, Idea()).accepted
    card = at.table.scene(ADA).view.hand[0]
    flood = at.say(ADA, Tell(card, "x" * 60_000))
    assert flood.why is not None
    assert flood.why.key == "clue-too-long"
    assert at.say(ADA, Tell(card, "Once more")).accepted


def test_too_few_pictures_open_no_table() -> None:
    with pytest.raises(Refused, match="deck-too-few"):
        party(game="dixit", variant="classic", seats=4, options=b'{"deck": ["1", "2"]}')


def test_every_key_has_a_sentence_and_every_sentence_its_key() -> None:
    """What the modules of these rules spell out are sentences of the game, and every sentence can come up."""
    modules = [path.read_text(encoding="utf-8") for path in Path(dixit.__file__).parent.glob("*.py")]
    code = "\n".join(text for text in modules if "says=SAYS" not in text)
    ours = set(GAME.says) - set(rules.SAYS) - set(clue.SAYS) - set(pictures.SAYS)
    composed = {"told-all", "told-none", "found-none"}
    assert {key for key in ours if f'"{key}"' not in code} == composed
    assert set(re.findall(r'Why\("([a-z-]+)"', code)) <= set(GAME.says)
