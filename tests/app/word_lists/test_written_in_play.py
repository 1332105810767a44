"""What people wrote at a table is offered as a word list of their own after the match."""

import pytest

from app.word_lists.written_in_play import fitting, lines
from engine.companion.clues import Told
from engine.decks.own_lists import OwnList
from engine.library.told_clues import ToldClue
from engine.seats import Seat
from tests.app.result.test_result import played

WRITTEN = ("Full moon", "A long way home", "Grandmother's attic", "Rain", "Thunder", "Snow", "Fog", "Hail")


@pytest.fixture
def evening(easel):
    """Keeps an evening of Dixit in the album in which these clues were told: by people, unless said otherwise."""
    from engine.library import Evening, Played

    def keep(*clues, by_person=True, id="m"):
        seats = (Seat("Ada", 0), Seat("Bo", 1), Seat("Cy", 2))
        found = Evening(id, "dixit", "classic", "2026-11-01T18:00:00+00:00", seats, (3, 2, 1), (0,))
        told = tuple([ToldClue(Told(clue, "en", str(place)), by_person) for place, clue in enumerate(clues, 1)])
        easel.app.library.album.keep(Played(found, (), told, found.started))
        return easel.app.library.album.evening(id)

    return keep


def test_words_that_go_together_make_a_list_and_others_are_left_out():
    found = fitting(["Rain", "rain", "Rainbow", "!!!", "x" * 40, "Snow.", "3 bears", " Fog "], [])
    assert found == ["Rain", "Snow", "Fog"]
    assert fitting(["Rain", "Snow"], [OwnList("Weather", ("rain",) * 7)]) == ["Snow"]
    assert len(fitting(WRITTEN, [])) == 7


def test_what_people_wrote_is_offered_and_what_bots_told_is_not(easel, evening):
    library = easel.app.library
    evening(*WRITTEN)
    theme, *words = lines(library, "m")
    assert theme == "From our table" and words == list(WRITTEN[:7])
    evening(*WRITTEN, by_person=False, id="bots")
    evening("Rain", "Snow", id="too few")
    assert lines(library, "bots") == lines(library, "too few") == lines(library, "nowhere") == ()


def test_the_evening_leads_to_a_list_that_is_written_already_and_is_kept_with_one_tap(easel, evening):
    easel.go("evening", evening=evening(*WRITTEN))
    easel.tap("Keep our words")
    assert [line.field.text for line in easel.page.lines] == ["From our table", *WRITTEN[:7]]
    assert easel.page.draft.missing() is None
    easel.tap("Save")
    (kept,) = easel.app.library.words.own()
    assert kept.written.theme == "From our table" and len(kept.written.words) == 7
    assert not easel.reads("Keep our words"), "these words stand in a list now"


def test_the_result_offers_it_beside_the_way_to_the_album(easel, evening):
    scene = played(
        easel.app.library.token, seats=[Seat(n, k) for k, n in enumerate("abc")], game="dixit", variant="classic"
    )
    evening(*WRITTEN, id=scene.match)
    easel.go("result", scene=scene)
    easel.tap("Keep our words")
    assert easel.page.lines[1].field.text == WRITTEN[0]
    easel.back()
    assert easel.reads("Discard what you wrote?")


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (640, 360), (360, 740)])
def test_it_is_read_on_every_screen(open_easel, language, size):
    from app.look.text import _
    from engine.library import Evening, Played

    easel = open_easel(size=size, language=language)
    seats = (Seat("Ada", 0), Seat("Bo", 1), Seat("Cy", 2))
    found = Evening("m", "dixit", "classic", "2026-11-01T18:00:00+00:00", seats, (3, 2, 1), (0,))
    told = tuple([ToldClue(Told(clue, "en", str(place)), True) for place, clue in enumerate(WRITTEN, 1)])
    easel.app.library.album.keep(Played(found, (), told, found.started))
    easel.go("evening", evening=found)
    assert easel.reads(_("Keep our words"))
    assert not easel.outside() and not easel.hard_to_read() and not easel.too_small()
