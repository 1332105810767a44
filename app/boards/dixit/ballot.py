"""Vote tokens before they are cast: which there are, where they lie, what they say.  Pure: it asks the choices."""

from collections.abc import Sequence

from engine.games.dixit.moves import Move, Vote, VoteRed


class Ballot:
    """``tokens`` are the voter's: "vote" (one or two) and "red".  ``laid`` says on which place each lies."""

    def __init__(self, moves: Sequence[Move]) -> None:
        self._votes = {move.on for move in moves if isinstance(move, Vote)}
        self._reds = {move.on for move in moves if isinstance(move, VoteRed)}
        self.most = max(map(len, self._votes), default=0)
        self.tokens = ("vote",) * self.most + ("red",) * bool(self._reds)
        self.laid: dict[int, int] = {}

    @property
    def has_red(self) -> bool:
        return bool(self._reds)

    def may_lie(self, token: int, place: int) -> bool:
        return place in self._reds if self.tokens[token] == "red" else (place,) in self._votes

    def lay(self, token: int, place: int) -> bool:
        """Whether it may lie there.  One of the same kind that lies there already goes back."""
        if not self.may_lie(token, place):
            return False
        for other, on in list(self.laid.items()):
            if on == place and self.tokens[other] == self.tokens[token]:
                del self.laid[other]
        self.laid[token] = place
        return True

    def take_back(self, token: int) -> None:
        self.laid.pop(token, None)

    def next_for(self, place: int) -> int | None:
        """The token to lay on a place: the first that is free, or else the last one that may lie there, moved."""
        fitting = [token for token in range(len(self.tokens)) if self.may_lie(token, place)]
        fitting = [token for token in fitting if self.laid.get(token) != place]
        return next((token for token in fitting if token not in self.laid), fitting[-1] if fitting else None)

    def on(self, place: int) -> list[int]:
        """The tokens that lie on a place."""
        return [token for token, lies_on in self.laid.items() if lies_on == place]

    def moves(self) -> list[Move]:
        """What the tokens say; nothing while one that must be laid is missing."""
        votes = tuple(sorted(place for token, place in self.laid.items() if self.tokens[token] == "vote"))
        reds = [place for token, place in self.laid.items() if self.tokens[token] == "red"]
        if (self._votes and votes not in self._votes) or (self._reds and not reds):
            return []
        said: list[Move] = [Vote(votes)] if votes else []
        return said + [VoteRed(place) for place in reds]
