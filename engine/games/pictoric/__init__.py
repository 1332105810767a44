"""Pictoric Box: a race of associations.  Reads beside docs/rules/pictoric.md; rule IDs stand where they bind.

The two variants are one set of rules: ``open``, in which the leader's six cards lie before all, and ``closed``, in
which everybody adds a card to the leader's.  Cards are pictures, named by their ids; files and tags are read by those
who show them.

No module here rolls dice or shuffles: the table is asked for it.  A match has no fixed length: it lasts until a pawn
reaches the box, unless the table agrees on another end (B14).
"""

from engine import clue
from engine.decks import pictures
from engine.games.pictoric import rulebook, setting_up
from engine.games.pictoric.box import PLAYERS
from engine.games.pictoric.moves import Move
from engine.games.pictoric.state import State
from engine.games.pictoric.view import View, turned_over, view_of
from engine.rules import SAYS, Game

GAME = Game(
    name="pictoric",
    variants={"open": PLAYERS, "closed": PLAYERS},
    options=setting_up.Options,
    move=Move,
    state=State,
    view=View,
    open=setting_up.open_match,
    needs=rulebook.needs,
    play=rulebook.play,
    refuse=rulebook.refuse,
    choices=rulebook.choices,
    waiting=rulebook.waiting,
    view_of=view_of,
    turned_over=turned_over,
    result=rulebook.result,
    says=SAYS
    | clue.SAYS
    | pictures.SAYS
    | {
        "no-such-rounds": "The match can end after at most {most} rounds, or only at the box.",
        # Not now
        "tell-first": "First the leader gives an association.",
        "told-already": "The association has been given.",
        "pick-first": "First somebody picks cards of the leader, face down.",
        "theme-first": "First the player after the leader names a theme.",
        "give-first": "First everybody adds a card. You can vote when they lie on the sectors.",
        "cards-laid": "All cards are laid. Now it is time to vote.",
        "no-bank": "Here only the leader's cards lie on the table. Nobody adds one.",
        "turn-on": "Not yet: this turn is still being played.",
        "turn-over": "This turn is over.",
        "ready-already": "You have said that you are ready.",
        # The leader
        "leader-tells": "Only the leader gives an association.",
        "set-die": "Set your die to the picture you mean.",
        "no-die-yet": "Your card is not on a sector yet, so your die cannot point to it.",
        "silence": "Your forfeit is silence: show your association without words or sounds.",
        # Cards and votes
        "leader-gives-not": "Your card is on the table already: only the others add one.",
        "given-already": "You have added a card.",
        "not-in-bank": "This picture is not in your bank.",
        "leader-votes-not": "The leader does not vote.",
        "voted-already": "You have voted. A vote cannot be changed.",
        "no-such-sector": ("There is only {n} sector with a card.", "The sectors have the numbers 1 to {n}."),
        "own-card": "This card is yours. Vote for another one.",
        "leader-discards": "Only the leader gives up a card.",
        "no-discard": "You have no card to give up.",
        "discard-first": "First choose a card of your bank to give up.",
        # Forfeits
        "no-trouble": "No cards are in trouble now.",
        "others-pick": "The others pick the leader's cards.",
        "next-picks": "The player after the leader picks the cards.",
        "pick-as-many": ("Pick {n} card.", "Pick {n} different cards."),
        "no-such-place": ("There is {n} card to pick from.", "There are {n} cards to pick from."),
        "no-theme": "No theme is needed now.",
        "next-names": "The player after the leader names the theme.",
        "theme-blank": "Write a theme, or say it aloud.",
        "theme-too-long": "A theme has at most {most} letters; this one has {n} more.",
        "theme-sign": "The theme has a sign in it that cannot be shown: {sign}.",
        "theme-piled": "The theme has too many marks on one letter.",
        # Lines of a score
        "right": "The leader's picture found",
        "all-right": "Everybody found the leader's picture",
        "votes": ("{n} vote for the card that was added", "{n} votes for the card that was added"),
        "found-by-some": ("Found by {n} player", "Found by {n} players"),
        "found-by-none": "Found by nobody",
        "found-by-all": "Found by everybody",
        "very-lucky": "Very lucky: the leader's steps are doubled",
        "lucky": ("Lucky: {n} step ahead", "Lucky: {n} steps ahead"),
        "not-so-lucky": (
            "Not so lucky: {n} step back, to cell 1 at most",
            "Not so lucky: {n} steps back, to cell 1 at most",
        ),
        "furthest": "Furthest along when the match ended",
        "beyond-the-box": ("{n} step beyond the box", "{n} steps beyond the box"),
        "longest-step": (
            "Several reached the box: a step of {n} is the longest",
            "Several reached the box: {n} steps are the longest",
        ),
    },
)
