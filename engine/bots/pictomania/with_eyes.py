"""A bot that sits at a table of Pictomania: draws its doodle bit by bit, watches the others draw, lays its cards.

Strength is how sure it has to be, how quick it is and how clearly it thinks; never anything that its seat cannot see.
"""

import logging
import weakref
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from engine.bots import Act, AtHome, Pick, Player
from engine.bots.pictomania import without_eyes
from engine.bots.pictomania.watched import Watching, together
from engine.companion import hand
from engine.companion.eye import Eye, Learnt
from engine.companion.paper import lines_on
from engine.companion.sight_files import SightMissing
from engine.games.pictomania.box import LETTERS
from engine.games.pictomania.moves import Draw, Finish, Guess, HandOn, Take, Uncover
from engine.games.pictomania.view import View
from engine.rules import Choices
from engine.seats import Strength

LOG = logging.getLogger(__name__)


class Manner(NamedTuple):
    """How well a bot plays.

    ``sure``: how much it must believe in a number before a drawing is done.  ``clear``: how much more it trusts what
    it believes most, when it lays a card; at 1 it is as often wrong as it has doubts.  ``thinks``: seconds for a card.
    ``patience``: how often it looks at a drawing that no longer grows before it takes it to be done.
    """

    sure: float
    clear: float
    thinks: tuple[float, float]
    patience: int


MANNERS: dict[Strength, Manner] = {
    "weak": Manner(sure=0.99, clear=0.45, thinks=(4.0, 8.0), patience=14),
    "middle": Manner(sure=0.93, clear=1.2, thinks=(2.5, 5.0), patience=10),
    "strong": Manner(sure=0.8, clear=8.0, thinks=(1.0, 2.5), patience=8),
}

BEGINS = (2.0, 5.0)
"""Seconds before the first stroke: also people read their word first."""

PIECE = 0.4
"""Seconds of ink that come at once."""

LOOKS_AGAIN = 1.5
"""Seconds between two looks at what does not change."""

HURRIES = 0.4
"""Seconds for anything, once all people are done."""

GROWTH_SEEN = 3
"""So often must it have seen more of a drawing before it is sure early: a first stroke looks like many a thing."""

BLIND = 0.3
"""Who believes in nothing more than this knows nothing, and guesses late."""


def sits_down(strength: Strength, at_home: AtHome) -> Player:
    return Seated(without_eyes.STRENGTHS[strength], MANNERS[strength], at_home)


class Seated(Player):
    """One seat's bot.  The eye is opened with the first thought, and gone when the last bot has left."""

    def __init__(self, pick: Pick, manner: Manner, at_home: AtHome) -> None:
        super().__init__(pick)
        self._manner, self._at_home = manner, at_home
        self._eye: Eye | None = None
        self._opened = False
        self._round: tuple[str, int] | None = None
        self._watching: Watching | None = None
        self._pieces: dict[int, hand.Piece] = {}
        """What comes next on its own sheet, by how many bytes are on it."""

    def looks_at(self, view: View) -> Sequence[int]:
        """The others', to guess them, and what is on its own sheet: somebody else may have drawn it."""
        if view.phase not in ("playing", "drawing", "guessing"):
            return ()
        guesses = view.phase != "drawing"
        return [
            player.drawing for seat, player in enumerate(view.players) if player.ink and guesses | (seat == view.seat)
        ]

    def act(self, scene: Any, inks: Mapping[int, bytes], random: Random) -> Act:
        self._open_eye()  # with the first thought: people still read the words
        view: View = scene.view
        if view.phase not in ("playing", "drawing", "guessing") or view.task is None or view.seat is None:
            return Act(self.pick(view, scene.choices, random))
        self._come_to(scene, view)
        if uncovers := without_eyes.first(scene.choices, Uncover):
            return Act(uncovers)
        mine = view.players[view.seat].drawing
        self._look({drawing: log for drawing, log in inks.items() if drawing != mine})
        if draws := self._next_piece(view, scene.choices, inks.get(mine, b""), _is_hurried(scene)):
            return draws
        if view.phase == "drawing":
            return Act(without_eyes.first(scene.choices, HandOn))
        if self._watching is None:
            return Act(self.pick(view, scene.choices, random))
        return self._play(scene, random)

    # A new round -----------------------------------------------------------------------------------------------

    def _come_to(self, scene: Any, view: View) -> None:
        """Forgets the last round's drawings, and thinks of what to draw in this one."""
        if self._round == (scene.match, view.round):
            return
        self._round = (scene.match, view.round)
        assert view.task is not None and view.seat is not None
        lists = [None if shelf.own else shelf.list for shelf in view.rack]
        if self._eye is not None:
            learnt = _learnt(self._eye, self._at_home([id for id in lists if id]))
            self._watching = Watching(self._eye, lists, view.task.number, learnt)
        word = lists[LETTERS.index(view.task.letter)]
        # Whoever sits down again, after a pause of days, goes on with the same drawing.
        random = Random(f"{scene.match} {view.players[view.seat].drawing}")
        self._pieces = _by_place(_drawing(word, view.task.number, random, at_once=view.phase == "drawing"))

    def _open_eye(self) -> None:
        if not self._opened:
            self._opened = True
            try:
                self._eye = opened_eye()
            except SightMissing as missing:
                LOG.warning("Bots guess without eyes: %s", missing)

    # Drawing ---------------------------------------------------------------------------------------------------

    def _next_piece(self, view: View, choices: Choices[Any], sheet: bytes, hurried: bool) -> Act | None:
        """More of its own drawing; nothing where somebody else drew, however much, or when it is done."""
        assert view.seat is not None
        ink = view.players[view.seat].ink
        piece = self._pieces.get(ink)
        if piece is None or not any(isinstance(move, Draw) for move in choices.examples):
            return None
        own = b"".join([each.ink for at, each in sorted(self._pieces.items()) if at < ink])
        if sheet != own:
            return None
        if not hurried:
            return Act(Draw(piece.ink), piece.seconds)
        rest = b"".join([each.ink for at, each in sorted(self._pieces.items()) if at >= ink])
        return Act(Draw(rest), HURRIES)

    # Guessing --------------------------------------------------------------------------------------------------

    def _look(self, inks: Mapping[int, bytes]) -> None:
        if self._watching is not None:
            for drawing, log in inks.items():
                self._watching.look(drawing, log)

    def _play(self, scene: Any, random: Random) -> Act:
        view, choices = scene.view, scene.choices
        assert self._watching is not None
        hurried = _is_hurried(scene)
        seconds = HURRIES if hurried else random.uniform(*self._manner.thinks)
        guesses = [move for move in choices.moves if isinstance(move, Guess) and move.number != view.task.number]
        if guess := self._guess(scene, guesses, random, hurried):
            return Act(guess, seconds)
        if guesses and not self._all_still(view, guesses):
            for seat in {move.of for move in guesses}:
                self._watching.watched(view.players[seat].drawing).still += 1
            return Act(None, LOOKS_AGAIN, again=True)
        others = [player for seat, player in enumerate(view.players) if seat != view.seat]
        if view.phase == "playing" and not hurried and any(map(without_eyes.draws, others)):
            return Act()
        if view.phase == "guessing":
            return Act(without_eyes.first(choices, Finish), seconds)
        if without_eyes.waits_for_token(view):
            return Act()  # P32: somebody has a head start, and a moment later there are tokens
        tokens = sorted([move for move in choices.moves if isinstance(move, Take)], key=lambda move: move.stars)
        best = self._manner.sure < MANNERS["weak"].sure
        return Act((tokens[-1] if best else tokens[0]) if tokens else without_eyes.first(choices, Finish), seconds)

    def _guess(self, scene: Any, guesses: Sequence[Guess], random: Random, hurried: bool) -> Guess | None:
        """A card on the drawing of which it is surest, if it is sure enough, or will never see more of it."""
        view: View = scene.view
        assert self._watching is not None
        of = sorted({move.of for move in guesses})
        numbers = sorted({move.number for move in guesses})
        watched = [self._watching.watched(view.players[seat].drawing) for seat in of]
        believed = together([each.beliefs() for each in watched], numbers) if numbers else []
        waits = view.phase == "playing" and not hurried and not self._all_still(view, guesses)
        ready = []
        for seat, mine, each in zip(of, believed, watched, strict=False):
            sure = max(mine.values())
            done = hurried or view.phase == "guessing" or self._is_done(scene, seat)
            early = sure >= self._manner.sure and each.looks >= GROWTH_SEEN
            if early or done and (sure > BLIND or not waits):
                ready.append((sure, seat, mine))
        if not ready:
            return None
        _, seat, mine = max(ready, key=lambda each: each[0])
        trusted = [value**self._manner.clear for value in mine.values()]
        return Guess(seat, random.choices(list(mine), trusted)[0])

    def _is_done(self, scene: Any, seat: int) -> bool:
        """Whether a drawing will show no more: its pen is down, or has long been still; a person's longer."""
        player = scene.view.players[seat]
        if not without_eyes.draws(player):
            return True
        assert self._watching is not None
        patience = self._manner.patience * (2 if scene.bots[seat] is None else 1)
        return bool(player.ink) and self._watching.watched(player.drawing).still >= patience

    def _all_still(self, view: View, guesses: Sequence[Guess]) -> bool:
        """Whether looking again would change nothing."""
        assert self._watching is not None
        longest = 2 * self._manner.patience
        drawings = [view.players[seat] for seat in {move.of for move in guesses}]
        return all(not player.ink or self._watching.watched(player.drawing).still >= longest for player in drawings)


def _is_hurried(scene: Any) -> bool:
    """Whether all people are done, and wait for bots alone."""
    people = [player for player, bot in zip(scene.view.players, scene.bots) if bot is None]
    return bool(people) and all(player.finished for player in people)


def _drawing(word: str | None, number: int, random: Random, at_once: bool) -> list[hand.Piece]:
    """Its word as it comes on the paper; a scribble where the word has no doodle."""
    doodle = None if word is None else hand.doodle_of(word, number, random)
    entries = without_eyes.scribbled(random) if doodle is None else hand.inked(hand.drawn(doodle, random), random)
    if at_once:  # on a passed tablet nobody sees it grow
        return [hand.Piece(random.uniform(*BEGINS), hand.in_one_piece(entries))]
    first, *more = hand.in_pieces(entries, PIECE)
    return [hand.Piece(random.uniform(*BEGINS), first.ink), *more]


def _by_place(pieces: Sequence[hand.Piece]) -> dict[int, hand.Piece]:
    """Pieces by how many bytes of the drawing come before them."""
    found: dict[int, hand.Piece] = {}
    at = 0
    for piece in pieces:
        found[at] = piece
        at += len(piece.ink)
    return found


def _learnt(eye: Eye, at_home: Mapping[str, Sequence[bytes]]) -> Learnt:
    """What words look like in the hands of those who play here."""
    looks = {key: [eye.look(lines_on(log)) for log in logs] for key, logs in at_home.items()}
    return {key: [way for way in ways if way] for key, ways in looks.items()}


_EYES: "weakref.WeakValueDictionary[str, Eye]" = weakref.WeakValueDictionary()


def opened_eye() -> Eye:
    """One eye for all bots of this device, as long as any of them sits."""
    eye = _EYES.get("eye")
    if eye is None:
        eye = _EYES["eye"] = Eye()
    return eye
