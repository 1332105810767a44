"""Pictomania: everyone draws, everyone guesses, at the same time.  Reads beside docs/rules/pictomania.md.

The two variants are one set of rules: ``live`` is all at once, ``passed`` one tablet from hand to hand.

Words: a view names the lists of the rack by id, so that it stays small and each device reads them in its own
language.  ``2-017`` is the 17th list of assets/words/level2.json, in English, Ukrainian and Russian; a number card
counts its words from 1.  Only a table's own lists, which stand in no file of the app, come with their words.

Ink: a ``draw`` move brings the next chunk of a drawing's log (engine/ink); undo and clearing are entries of that log.
A view names each drawing and its length, ``GAME.log`` gives the bytes from an offset on.

No module here looks at a clock or rolls dice: lists, letters and numbers are shuffles that the table is asked for.
"""

from engine import ink
from engine.decks import own_lists
from engine.decks import words as lists
from engine.games.pictomania import rulebook, setting_up
from engine.games.pictomania.box import PLAYERS
from engine.games.pictomania.drawing import log
from engine.games.pictomania.moves import Move
from engine.games.pictomania.reveal import album, finds
from engine.games.pictomania.state import State
from engine.games.pictomania.view import View, view_of
from engine.rules import SAYS, Game

GAME = Game(
    name="pictomania",
    variants={"live": PLAYERS, "passed": PLAYERS},
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
    result=rulebook.result,
    log=log,
    album=album,
    finds=finds,
    says=SAYS
    | lists.SAYS
    | own_lists.SAYS
    | ink.SAYS
    | {
        "own-too-few": (
            "You have {n} list of your own; the rounds that you want to play with them need {wanted}.",
            "You have {n} lists of your own; the rounds that you want to play with them need {wanted}.",
        ),
        "seen-too-many": (
            "The memory of lists that were seen names {n} list; at most {most} can be.",
            "The memory of lists that were seen names {n} lists; at most {most} can be.",
        ),
        "no-such-time": "Nobody can be given less than {least} or more than {most} percent of the usual time.",
        # Not now
        "read-first": "First read the words. The cards are dealt when everybody is ready.",
        "dealt-already": "The cards are dealt. No list can be swapped any more.",
        "round-on": "Not yet: this round is still being played.",
        "round-over": "This round is over.",
        "draw-first": "First everybody draws. Guessing comes after that.",
        "all-drawn": "Everybody has drawn. Now it is time to guess.",
        "no-stopwatch": "Everybody plays at once here: nobody passes the tablet on.",
        "take-one": "Take one of the black tokens that are left, or finish without one.",
        "by-stopwatch": "On one tablet black tokens are handed out by stopwatch. Say that you want one and wait.",
        "covered": "Uncover the tablet first.",
        "covered-often": "You have covered the tablet often enough. Play on, and then hand it on.",
        "uncovered-already": "The tablet is uncovered already.",
        "favourite-later": "You vote for a favourite after the last round, and only if there is a tie.",
        "favourite-only": "The rounds are over. Vote for the drawing you like best, or for none.",
        # Words
        "no-lists-left": "There is no other list of this level left, so this one has to stay.",
        "ready-already": "You have said that you are ready.",
        # Drawing
        "pen-down": "You have played a guess card. From then on you can no longer draw.",
        "finished": "You have finished this round.",
        "ink-nothing": "Nothing is drawn here.",
        "ink-other-hand": "On this sheet you draw with one hand only.",
        # Guessing
        "no-such-player": "There is no such player at this table.",
        "no-such-number": "Guess cards have the numbers 1 to 7.",
        "own-drawing": "You cannot guess your own drawing.",
        "guessed-already": "You have guessed this drawing. A guess cannot be changed.",
        "number-used": "You have played your guess card {number}. Take another one.",
        "does-not-count": "This drawing does not count in this round.",
        "no-such-token": "Black tokens have one, two or three stars.",
        "no-tokens": "At this table there are no black tokens: nobody is in a hurry.",
        "head-start": "Somebody here has a head start. A moment more, and you can take a black token.",
        "token-gone": ("No black token with {n} star is left.", "No black token with {n} stars is left."),
        # The reveal
        "nothing-to-see": "There is nothing to look at there.",
        "seen-that": "You have already asked to go on.",
        # Fouls
        "foul-own": "This is your own drawing. Own up if something is wrong with it.",
        "own-judge": "The others decide about your drawing.",
        "foul-called": "A foul has been called on this drawing once already.",
        "no-foul": "Nobody has called a foul on this drawing.",
        "judged-already": "You have already said what you think of this foul.",
        "foul-settled": "This foul has been decided.",
        "judge-first": "First say what you think of the foul that was called.",
        # Favourites
        "voted-already": "You have voted.",
        "no-such-drawing": "There is no such drawing.",
        "own-favourite": "Vote for somebody else's drawing.",
        # Lines of a score
        "right-guess": "A drawing guessed right",
        "black-token": "The black token",
        "black-sheep": "The black sheep loses its black token",
        "bare-sheep": "The black sheep has no black token to lose",
        "black-returned": "The black token goes back: nobody guessed this drawing",
        "black-void": "The black token goes back: this drawing does not count",
        "left": ("{n} own token that nobody earned", "{n} own tokens that nobody earned"),
        "left-owned-up": (
            "{n} own token left over after the wrong word",
            "{n} own tokens left over after the wrong word",
        ),
        "left-foul": ("{n} own token left over after a foul", "{n} own tokens left over after a foul"),
        "favourite": ("The people's favourite, with {n} vote", "The people's favourite, with {n} votes"),
    },
)
