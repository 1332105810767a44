"""Who sits where before a match begins."""

from app.setup.seating import Seating
from engine.library import LastTable, Player
from engine.seats import Seat

ADA, BO, CY = (Player(name[0].lower(), name, colour) for colour, name in enumerate(("Ada", "Bo", "Cy")))
PEOPLE = {player.id: player for player in (ADA, BO, CY)}


def colours(seating):
    return [seat.colour for seat in seating.seats()]


def test_somebody_new_finds_a_guest_and_a_bot():
    seating = Seating((2,))
    seating.first_time([])
    guest, bot = seating.seats()
    assert guest.bot is None
    assert bot.bot == "weak"
    assert seating.missing() is None


def test_the_same_people_as_last_time_under_their_present_names():
    seating = Seating((2,))
    seating.as_last_time(LastTable("duel", (Seat("Old name", 9, player="a"), Seat("Fox", 5, bot="strong"))), PEOPLE)
    assert seating.seats() == (Seat("Ada", 0, player="a"), Seat("Fox", 5, bot="strong"))


def test_who_was_removed_leaves_an_empty_chair():
    seating = Seating((2,))
    seating.as_last_time(LastTable("duel", (Seat("Gone", 1, player="gone"), Seat("Bo", 1, player="b"))), PEOPLE)
    assert seating.chairs == [None, Seat("Bo", 1, player="b")]
    assert seating.missing() == "One more player is needed."


def test_colours_never_clash_and_the_newcomer_gives_way():
    seating = Seating((2, 3))
    seating.seat_player(0, Player("x", "X", 4))
    seating.seat_player(1, Player("y", "Y", 4))
    seating.seat_player(2, Player("z", "Z", 5))
    assert colours(seating) == [4, 5, 6]


def test_twelve_can_sit_and_all_are_told_apart():
    seating = Seating(range(3, 13))
    for place in range(12):
        seating.seat_bot(place, "middle")
    assert len(set(colours(seating))) == 12
    assert len({seat.name for seat in seating.seats()}) == 12
    assert not seating.has_room


def test_too_many_too_few_and_odd_numbers_are_said():
    seating = Seating((4, 6))
    for place in range(3):
        seating.seat_guest(place)
    assert seating.missing() == "One more player is needed."
    seating.seat_guest(3)
    assert seating.missing() is None
    seating.seat_guest(4)
    assert seating.missing() == "Not for 5 players."
    seating.seat_guest(5)
    assert seating.missing() is None
    seating.take_counts((3, 4))
    assert seating.missing() == "There are 2 players too many."


def test_bots_alone_do_not_play():
    seating = Seating((2,))
    seating.seat_bot(0, "weak")
    seating.seat_bot(1, "strong")
    assert seating.missing() == "At least one player must be a person."


def test_a_chair_that_the_game_can_do_without_goes_with_its_player():
    seating = Seating((2, 3))
    for place in range(3):
        seating.seat_guest(place)
    seating.clear(1)
    assert len(seating.chairs) == 2
    seating.clear(0)
    assert seating.chairs[0] is None


def test_nobody_sits_on_two_chairs():
    seating = Seating((2, 3))
    seating.seat_player(0, ADA)
    seating.seat_player(1, BO)
    seating.seat_player(1, ADA)
    assert [seat.name for seat in seating.seats()] == ["Bo", "Ada"]


def test_players_change_places():
    seating = Seating((2,))
    seating.seat_player(0, ADA)
    seating.seat_player(1, BO)
    seating.move_up(1)
    assert [seat.name for seat in seating.seats()] == ["Bo", "Ada"]
    seating.move_up(0)
    assert [seat.name for seat in seating.seats()] == ["Bo", "Ada"]
