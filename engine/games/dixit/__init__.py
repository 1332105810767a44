"""Dixit Odyssey: one tells, all choose a picture.  Reads beside docs/rules/dixit.md; rule IDs stand where they bind.

The three variants share dealing, telling, giving, voting and the reveal; ``classic``, ``party`` and ``team`` say in
what each differs.  Pictures are known by their ids alone: a device finds what they show in assets/pictures/deck.json
(engine.decks.pictures), or in the table's own deck.
"""

from engine import clue
from engine.decks import pictures
from engine.games.dixit import rulebook, setting_up
from engine.games.dixit.box import PLAYERS
from engine.games.dixit.dealing import needs
from engine.games.dixit.moves import Move
from engine.games.dixit.reveal import finds, result
from engine.games.dixit.state import State
from engine.games.dixit.view import View, turned_over, view_of
from engine.rules import SAYS, Game

GAME = Game(
    name="dixit",
    variants={variant: PLAYERS[variant] for variant in PLAYERS},
    options=setting_up.Options,
    move=Move,
    state=State,
    view=View,
    open=setting_up.open_match,
    needs=needs,
    play=rulebook.play,
    refuse=rulebook.refuse,
    choices=rulebook.choices,
    waiting=rulebook.waiting,
    view_of=view_of,
    finds=finds,
    turned_over=turned_over,
    result=result,
    says=SAYS
    | clue.SAYS
    | pictures.SAYS
    | {
        "no-such-target": "The match can end at {least} to {most} points.",
        "no-such-laps": "Everybody can tell {least} to {most} times.",
        # Not now
        "idea-first": "First somebody says that they have an idea.",
        "begun-already": "Somebody had the first idea already. From then on all tell in turn.",
        "clue-first": "First the storyteller gives a clue.",
        "told-already": "The clue is out. It cannot be changed any more.",
        "give-first": "First everybody gives a card. Voting comes after that.",
        "laid-already": "The cards are on the table. No more can be given.",
        "round-on": "Not yet: this round is still being played.",
        "round-over": "This round is over.",
        "ready-already": "You have said that you are ready.",
        # Telling
        "not-storyteller": "Somebody else is telling in this round.",
        "not-in-hand": "This card is not in your hand.",
        "card-with-clue": "Choose the card that your clue is about.",
        "clue-before-card": "First only the clue: you see your hand after that.",
        # Giving
        "told-card": "Your card goes with your clue. Now the others give theirs.",
        "gave-already": "You have already given a card.",
        "partner-first": "First the storyteller's partner gives a card.",
        "partner-gave": "Your partner has given a card for both of you.",
        # Exchanging
        "no-swaps": "At this table no cards are swapped.",
        "swapped-already": "You have swapped a card already. That is possible once a match.",
        "swap-later": "You can swap a card only while you choose one.",
        "deck-empty": "The deck is empty: there is no card to swap for.",
        # Voting
        "storyteller-votes-not": "The storyteller does not vote.",
        "giver-votes-not": "Your partner votes for both of you: whoever gave the card does not vote.",
        "voted-already": "You have voted. A vote cannot be changed.",
        "no-vote": "Vote for at least one card.",
        "too-many-votes": ("You have {n} vote.", "You have at most {n} votes."),
        "no-such-place": "The cards lie on places 1 to {most}.",
        "same-card-twice": "Two votes must be for two different cards.",
        "lower-place-first": "Name the two places in order, the lower one first.",
        "own-card": "You cannot vote for your own card.",
        "pair-card": "You cannot vote for the card of your own pair.",
        "no-red-vote": "There is no red vote in this variant.",
        "red-is-storytellers": "Only the storyteller has a red vote.",
        "red-already": "You have cast your red vote. It cannot be changed.",
        # Lines of a score
        "told": ("A clue that {n} player understood, but not all", "A clue that {n} players understood, but not all"),
        "told-all": "Everybody found the card: nothing for the storyteller",
        "told-none": "Nobody found the card: nothing for the storyteller",
        "found": "Found the storyteller's card",
        "found-all": "Everybody found the storyteller's card",
        "found-none": "Nobody found the storyteller's card",
        "votes": ("{n} vote for their card", "{n} votes for their cards"),
        "votes-most": (
            "{n} vote for cards of theirs, of which {most} count",
            "{n} votes for cards of theirs, of which {most} count",
        ),
        "single": "Found it with a single vote",
        "green": ("{n} green vote on the same card", "{n} green votes on the same card"),
        "green-most": (
            "{n} green vote on the same card, of which {most} count",
            "{n} green votes on the same card, of which {most} count",
        ),
        "green-alone": "A green vote alone on its card",
        "green-on-red": "A green vote on the card with the red vote",
    },
)
