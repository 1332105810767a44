"""Who will sit where, before a match is opened: a table being set, without a screen."""

from collections.abc import Iterable

from msgspec.structs import replace

from app.look.bot_names import as_called_here, bot_names
from app.look.text import _, ngettext
from engine.library import LastTable, Player
from engine.seats import MOST_SEATS, Seat, Strength


class Seating:
    """Chairs in the order of the table; an empty one is None.  Colours never clash."""

    def __init__(self, counts: Iterable[int]) -> None:
        self.counts = tuple(sorted(counts))
        self.chairs: list[Seat | None] = [None] * self.counts[0]

    # Filling ------------------------------------------------------------------------------------------------------

    def as_last_time(self, last: LastTable, players: dict[str, Player]) -> None:
        """The same people as the last time, under the names and colours they have now; gone players leave a gap."""
        chairs: list[Seat | None] = []
        for seat in last.seats[: self.counts[-1]]:
            player = players.get(seat.player or "")
            if player is not None:
                chairs.append(Seat(player.name, player.colour, player=player.id))
            else:
                chairs.append(None if seat.player else seat)
        called = iter(as_called_here([chair for chair in chairs if chair is not None]))
        self.chairs = [None if chair is None else next(called) for chair in chairs]
        self._fill_up()
        self._tell_apart()

    def first_time(self, players: Iterable[Player]) -> None:
        """Those who played last; if this device knows nobody, a guest; bots to make up the number."""
        for place, player in zip(range(self.counts[0]), players, strict=False):
            self.chairs[place] = Seat(player.name, player.colour, player=player.id)
        if self.chairs[0] is None:
            self.seat_guest(0)
        for place, chair in enumerate(self.chairs):
            if chair is None:
                self.seat_bot(place, "weak")
        self._tell_apart()

    def _fill_up(self) -> None:
        self.chairs += [None] * (self.counts[0] - len(self.chairs))

    # Changing -----------------------------------------------------------------------------------------------------

    def seat_player(self, place: int, player: Player) -> None:
        """Who sits elsewhere already changes places with whoever sat here."""
        for other, chair in enumerate(self.chairs):
            if chair is not None and chair.player == player.id and other != place:
                self.chairs[other] = self.chairs[place] if place < len(self.chairs) else None
        self._put(place, Seat(player.name, player.colour, player=player.id))

    def seat_guest(self, place: int) -> None:
        """Somebody who is not remembered."""
        self._put(place, Seat(_("Player {n}", n=place + 1), place % MOST_SEATS))

    def seat_bot(self, place: int, strength: Strength) -> None:
        taken = {chair.name for chair in self.chairs if chair is not None}
        names = [name for name in bot_names() if name not in taken]
        number = place % len(names)
        self._put(place, Seat(names[number], (place + 5) % MOST_SEATS, bot=strength))

    def take_counts(self, counts: Iterable[int]) -> None:
        """Another variant, for other numbers of players: empty chairs come and go, nobody is sent away."""
        self.counts = tuple(sorted(counts))
        self._fill_up()
        while len(self.chairs) > self.counts[0] and None in self.chairs:
            self.chairs.remove(None)

    def clear(self, place: int) -> None:
        """Nobody sits there; the chair itself goes if the game does without it."""
        if len(self.chairs) > self.counts[0]:
            del self.chairs[place]
        else:
            self.chairs[place] = None

    def move_up(self, place: int) -> None:
        """Changes places with the seat before."""
        if place > 0:
            self.chairs[place - 1], self.chairs[place] = self.chairs[place], self.chairs[place - 1]

    def _put(self, place: int, seat: Seat) -> None:
        while place >= len(self.chairs):
            self.chairs.append(None)
        self.chairs[place] = seat
        self._tell_apart(last=place)

    def _tell_apart(self, last: int | None = None) -> None:
        """Whoever came last gives way, and takes the next colour that is free."""
        order = [place for place, chair in enumerate(self.chairs) if chair is not None and place != last]
        if last is not None:
            order.append(last)
        taken: set[int] = set()
        for place in order:
            chair = self.chairs[place]
            if chair is None:
                continue
            colour = chair.colour % MOST_SEATS
            while colour in taken:
                colour = (colour + 1) % MOST_SEATS
            taken.add(colour)
            self.chairs[place] = replace(chair, colour=colour)

    # Asking -------------------------------------------------------------------------------------------------------

    def seats(self) -> tuple[Seat, ...]:
        return tuple([chair for chair in self.chairs if chair is not None])

    def players(self) -> set[str]:
        """The remembered players who sit already."""
        return {chair.player for chair in self.seats() if chair.player is not None}

    @property
    def has_room(self) -> bool:
        return len(self.chairs) < self.counts[-1]

    def missing(self) -> str | None:
        """What is still wrong with this table, for its players; nothing if the match can begin."""
        here = len(self.seats())
        least, most = self.counts[0], self.counts[-1]
        if here < least:
            return ngettext("One more player is needed.", "{n} more players are needed.", least - here)
        if here > most:
            return ngettext("There is one player too many.", "There are {n} players too many.", here - most)
        if here not in self.counts:
            return ngettext("Not for {n} player.", "Not for {n} players.", here)
        if all(chair.bot for chair in self.seats()):
            return _("At least one player must be a person.")
        return None
