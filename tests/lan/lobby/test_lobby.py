"""The lobby: chairs fill up, people change seats, the host chooses; and what nobody may wish."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import rules, sentences
from engine.lan.lobby import lobby, wishes
from engine.lan.lobby.lobby import MOST_DEVICES, Chair, Device, Lobby
from engine.lan.lobby.wishes import Choose, Give, LetBack, Move, PutOut, Ready, SeatBot, Sit, Stand, Wish
from engine.rules import Why
from engine.seats import MOST_SEATS
from tests.lan.faces import face

HOST, BO, CY = "00000000000000aa", "00000000000000bb", "00000000000000cc"
NOBODY = "00000000000000ff"


def table(game: str = "pictomania", variant: str = "live") -> Lobby:
    """Ada hosts; Bo's and Cy's devices have come."""
    made = lobby.set_out("0123456789abcdef", "Ada", Device(HOST, "Ada's tablet"), game, variant)
    for device, name in ((BO, "Bo's tablet"), (CY, "Cy's phone")):
        made = lobby.arrived(made, device, name)
    return made


def wished(at: Lobby, *said: tuple[str, Wish]) -> Lobby:
    for device, wish in said:
        refused = wishes.refuse(at, device, wish)
        if refused is not None:
            raise AssertionError(f"{wish}: {refused}")
        at = wishes.after(at, device, wish)
    return at


def full() -> Lobby:
    """Ada on the host's tablet, Bo and Bea on Bo's, a bot; all ready."""
    return wished(
        table(),
        (HOST, Sit(0, "Ada", 0, player="ada at home")),
        (BO, Sit(1, "Bo", 1, player="bo at home")),
        (BO, Sit(2, "Bea", 2)),
        (HOST, SeatBot(3, "Fox", 3, "weak")),
        (BO, Ready(True)),
    )


def playing() -> Lobby:
    return lobby.begun(full(), "a match")


def names(at: Lobby) -> list[str | None]:
    return [None if chair is None else chair.name for chair in at.chairs]


# Sitting --------------------------------------------------------------------------------------------------------------


def test_there_are_as_many_chairs_as_the_game_takes_at_most() -> None:
    assert table().chairs == (None,) * 6
    assert table("yokai", "duel").chairs == (None,) * 2
    assert table("dixit", "classic").chairs == (None,) * max(rules.game("dixit").variants["classic"])


def test_several_people_sit_on_one_device() -> None:
    at = full()
    assert names(at) == ["Ada", "Bo", "Bea", "Fox", None, None]
    assert at.seats_of(BO) == (1, 2)
    assert at.seats_of(HOST) == (0,), "a bot is nobody's person"


def test_P32_all_know_who_needs_more_time_and_it_goes_with_the_chair() -> None:
    at = wished(table(), (BO, Sit(1, "Bo", 1, own_time=150)), (HOST, Move(1, 4)))
    assert at.chairs[4].own_time == 150
    assert lobby.view(at, HOST).chairs[4].own_time == 150
    assert wished(at, (BO, Sit(4, "Bea", 1))).chairs[4].own_time == 100, "it was Bo's"


def test_whoever_comes_last_gives_way_with_the_colour() -> None:
    at = wished(table(), (HOST, Sit(0, "Ada", 4)), (BO, Sit(1, "Bo", 4)), (CY, Sit(2, "Cy", 4)))
    assert [chair.colour for chair in at.chairs[:3] if chair] == [4, 5, 6]


def test_a_name_and_a_face_may_be_changed_and_stay_ready() -> None:
    at = wished(full(), (BO, Sit(1, "Bob", 7, face())))
    assert at.chairs[1] == Chair("Bob", 7, BO, face=lobby.face_id(face()), ready=True)


def test_changing_to_an_empty_chair_and_with_a_neighbour_of_one_s_own() -> None:
    assert names(wished(full(), (BO, Move(1, 5)))) == ["Ada", None, "Bea", "Fox", None, "Bo"]
    assert names(wished(full(), (BO, Move(1, 2)))) == ["Ada", "Bea", "Bo", "Fox", None, None]
    assert names(wished(full(), (HOST, Move(1, 0)))) == ["Bo", "Ada", "Bea", "Fox", None, None]


def test_the_host_may_send_anybody_from_a_chair_and_others_only_their_own() -> None:
    assert names(wished(full(), (BO, Stand(2)), (HOST, Stand(1)))) == ["Ada", None, None, "Fox", None, None]


@pytest.mark.parametrize(
    ("device", "wish", "key"),
    [
        (CY, Sit(1, "Cy", 5), "chair-taken"),
        (CY, Sit(3, "Cy", 5), "chair-taken"),
        (CY, Sit(6, "Cy", 5), "no-such-chair"),
        (CY, Sit(4, "\u202eyC", 5), "bad-name"),
        (CY, Sit(4, "   ", 5), "bad-name"),
        (CY, Stand(1), "not-your-chair"),
        (CY, Stand(4), "chair-empty"),
        (CY, Move(1, 4), "not-your-chair"),
        (BO, Move(1, 0), "chair-taken"),
        (BO, Move(1, 11), "no-such-chair"),
        (BO, Move(4, 5), "chair-empty"),
        (CY, Ready(True), "chair-empty"),
        (CY, Choose("yokai", "duel"), "only-host"),
        (CY, SeatBot(4, "Owl", 5, "weak"), "only-host"),
        (CY, PutOut(BO), "only-host"),
        (CY, LetBack(BO), "only-host"),
        (HOST, SeatBot(1, "Owl", 5, "weak"), "chair-taken"),
        (HOST, PutOut(HOST), "host-stays"),
        (HOST, PutOut(NOBODY), "no-such-device"),
        (HOST, Choose("chess", "blitz"), "no-such-game"),
        (HOST, Choose("yokai", "blitz"), "no-such-variant"),
        (HOST, Choose("pictomania", "live", b'{"hurry":"very"}'), "options-unread"),
        (HOST, Choose("pictomania", "live", b"\xff"), "options-unread"),
        (HOST, Give(1, CY), "not-playing"),
    ],
)
def test_what_may_not_be_is_refused_with_a_reason(device: str, wish: Wish, key: str) -> None:
    refused = wishes.refuse(full(), device, wish)
    assert refused is not None and refused.key == key
    assert sentences.english(refused)


@pytest.mark.parametrize("wish", [Sit(4, "Cy", 5), Stand(1), Move(1, 4), Ready(False), Choose("yokai", "duel")])
def test_nobody_changes_chairs_during_the_match(wish: Wish) -> None:
    for device in (HOST, BO):
        refused = wishes.refuse(playing(), device, wish)
        assert refused is not None and refused.key in ("playing-already", "only-host")


# Choosing -----------------------------------------------------------------------------------------------------------


def test_another_game_sends_nobody_away_and_asks_everybody_again() -> None:
    at = wished(full(), (HOST, Choose("yokai", "duel")))
    assert names(at) == ["Ada", "Bo", "Bea", "Fox"]
    assert not any(chair.ready for chair in at.chairs if chair)
    assert lobby.missing(at) == Why("fewer-players", {"n": 2})
    at = wished(at, (HOST, Stand(3)), (BO, Stand(2)))
    assert names(at) == ["Ada", "Bo"]


def test_other_options_of_the_same_game_leave_everybody_ready() -> None:
    at = wished(full(), (HOST, Choose("pictomania", "live", b'{"hurry":true}')))
    assert at.options == b'{"hurry":true}'
    assert lobby.missing(at) is None


def test_what_is_missing_is_said() -> None:
    at = table()
    assert lobby.missing(at) == Why("more-players", {"n": 3})
    for number in range(3):
        at = wished(at, (HOST, SeatBot(number, f"Bot {number}", number, "weak")))
    assert lobby.missing(at) == Why("nobody-here")
    at = wished(at, (BO, Sit(3, "Bo", 5)))
    assert lobby.missing(at) == Why("wait-for-ready")
    assert lobby.missing(wished(at, (BO, Ready(True)))) is None


def test_numbers_that_the_game_leaves_out_are_counted_to_the_next_one() -> None:
    counts = rules.game("dixit").variants["team"]
    gaps = [count for count in range(min(counts), max(counts)) if count not in counts]
    assert gaps, "team Dixit is for even numbers"
    at = table("dixit", "team")
    for number in range(gaps[0]):
        at = wished(at, (HOST, Sit(number, f"P{number}", number)))
    assert lobby.missing(at) == Why("more-players", {"n": 1})


def test_the_host_s_own_people_need_not_say_that_they_are_ready() -> None:
    assert lobby.missing(wished(table("yokai", "duel"), (HOST, Sit(0, "Ada", 0)), (HOST, Sit(1, "Al", 1)))) is None


# Devices ------------------------------------------------------------------------------------------------------------


def test_a_device_that_leaves_before_the_match_takes_its_people_along() -> None:
    at = lobby.left(full(), BO)
    assert names(at) == ["Ada", None, None, "Fox", None, None]
    assert at.device(BO) is None


def test_a_device_that_is_put_out_is_known_but_barred() -> None:
    at = wished(full(), (HOST, PutOut(BO)))
    assert names(at) == ["Ada", None, None, "Fox", None, None]
    assert lobby.refuse_device(at, BO) == Why("put-out")
    assert lobby.refuse_device(wished(at, (HOST, LetBack(BO))), BO) is None


def test_during_the_match_the_seats_of_a_device_stay_its_own() -> None:
    for at in (lobby.left(playing(), BO), lobby.unreachable(playing(), BO), wished(playing(), (HOST, PutOut(BO)))):
        assert names(at) == ["Ada", "Bo", "Bea", "Fox"]
        assert lobby.view(at, CY).away() == (1, 2)


def test_a_device_that_is_renamed_keeps_its_chairs() -> None:
    at = lobby.arrived(lobby.unreachable(full(), BO), BO, "The kitchen tablet")
    assert at.device(BO) == Device(BO, "The kitchen tablet")
    assert at.seats_of(BO) == (1, 2)


def test_only_so_many_devices_come() -> None:
    at = table()
    for number in range(MOST_DEVICES):
        if lobby.refuse_device(at, f"{number:016x}") is None:
            at = lobby.arrived(at, f"{number:016x}", "Tablet")
    assert len(at.devices) == MOST_DEVICES
    assert lobby.refuse_device(at, NOBODY) == Why("table-full")
    assert lobby.refuse_device(at, BO) is None, "who was here comes back"
    assert lobby.refuse_device(at, HOST) == Why("table-full"), "nobody else is the host"


# Giving a seat ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("device", "wish", "key"),
    [
        (BO, Give(1, CY), None),
        (BO, Give(1, HOST), None),
        (BO, Give(0, BO), "not-your-chair"),
        (CY, Give(1, CY), "not-your-chair"),
        (HOST, Give(1, CY), "still-here"),
        (BO, Give(3, CY), "never-a-person"),
        (BO, Give(11, CY), "no-such-chair"),
        (BO, Give(1, NOBODY), "no-such-device"),
    ],
)
def test_who_may_give_a_seat_while_its_device_is_here(device: str, wish: Give, key: str | None) -> None:
    refused = wishes.refuse(playing(), device, wish)
    assert (refused and refused.key) == key


def test_the_host_gives_the_seat_of_an_absent_device_to_one_that_is_here() -> None:
    at = lobby.unreachable(playing(), BO)
    assert names(wished(at, (HOST, Give(1, CY)))) == ["Ada", "Bo", "Bea", "Fox"]
    assert wished(at, (HOST, Give(1, CY))).seats_of(CY) == (1,)
    assert wishes.refuse(lobby.unreachable(at, CY), HOST, Give(1, CY)) == Why("device-away")
    barred = wished(at, (HOST, PutOut(CY)))
    assert wishes.refuse(barred, HOST, Give(1, CY)) == Why("no-such-device")


# Beginning ----------------------------------------------------------------------------------------------------------


def test_the_seats_of_a_match_are_those_who_sit_and_only_the_host_s_players_are_remembered() -> None:
    seats = lobby.seats(full())
    assert [(seat.name, seat.colour, seat.bot, seat.player) for seat in seats] == [
        ("Ada", 0, None, "ada at home"),
        ("Bo", 1, None, None),
        ("Bea", 2, None, None),
        ("Fox", 3, "weak", None),
    ]


def test_empty_chairs_are_taken_away_for_the_match_and_come_back_after_it() -> None:
    at = lobby.begun(wished(full(), (BO, Move(2, 5))), "a match")
    assert names(at) == ["Ada", "Bo", "Fox", "Bea"]
    again = lobby.over(at)
    assert names(again) == ["Ada", "Bo", "Fox", "Bea", None, None]
    assert lobby.missing(again) == Why("wait-for-ready")


def test_what_a_library_calls_its_players_is_told_to_that_device_alone() -> None:
    at = full()
    assert [chair.player for chair in lobby.view(at, BO).chairs if chair] == [None, "bo at home", None, None]
    assert [chair.player for chair in lobby.view(at, HOST).chairs if chair] == ["ada at home", None, None, None]
    assert b"at home" not in msgspec.json.encode(lobby.view(at, CY))


any_wish = st.one_of(
    st.builds(Sit, st.integers(0, 11), st.sampled_from(["Ada", "Bo", " "]), st.integers(0, 11)),
    st.builds(Stand, st.integers(0, 11)),
    st.builds(Move, st.integers(0, 11), st.integers(0, 11)),
    st.builds(Ready, st.booleans()),
    st.sampled_from([Choose("yokai", "duel"), Choose("dixit", "party"), Choose("pictomania", "live")]),
    st.builds(SeatBot, st.integers(0, 11), st.just("Fox"), st.integers(0, 11), st.just("weak")),
    st.builds(PutOut, st.sampled_from([HOST, BO, CY, NOBODY])),
    st.builds(LetBack, st.sampled_from([BO, CY])),
    st.builds(Give, st.integers(0, 11), st.sampled_from([HOST, BO, CY, NOBODY])),
)


@given(st.lists(st.tuples(st.sampled_from([HOST, BO, CY]), any_wish), max_size=30), st.booleans())
def test_whatever_is_wished_the_lobby_stays_a_lobby(asked: list[tuple[str, Any]], in_a_match: bool) -> None:
    at = playing() if in_a_match else table()
    for device, wish in asked:
        if wishes.refuse(at, device, wish) is None:
            before, at = at, wishes.after(at, device, wish)
            assert at.match == before.match
        colours = [chair.colour for chair in at.chairs if chair]
        assert len(set(colours)) == len(colours) <= MOST_SEATS
        most = max(rules.game(at.game).variants[at.variant])
        assert in_a_match or len(at.chairs) >= most
        assert in_a_match or len(at.chairs) == most or None not in at.chairs
        assert {chair.device for chair in at.chairs if chair} <= {device.id for device in at.devices}
        assert msgspec.json.decode(msgspec.json.encode(at), type=Lobby) == at
        for device in (HOST, BO, CY):
            lobby.view(at, device)


def test_a_view_knows_which_chairs_are_its_device_s() -> None:
    view = lobby.view(full(), BO)
    assert view.mine() == (1, 2)
    assert view.device(CY) == Device(CY, "Cy's phone")
    assert view.device(NOBODY) is None
