"""Languages: plurals, names in sentences, and the tool that keeps the catalogues."""

import gettext
import io

import pytest

from app.look import text
from engine.rules import Why, WhyLine
from tools import texts
from tools.texts import ROOT, Sentence, Translation


@pytest.fixture(autouse=True)
def english_afterwards():
    yield
    text.speak("en")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["0 points", "1 point", "2 points", "5 points", "11 points", "21 points", "22 points"]),
        ("uk", ["0 очок", "1 очко", "2 очки", "5 очок", "11 очок", "21 очко", "22 очки"]),
        ("ru", ["0 очков", "1 очко", "2 очка", "5 очков", "11 очков", "21 очко", "22 очка"]),
    ],
)
def test_points_are_counted_as_people_count(language, said):
    text.speak(language)
    assert [text.points(n) for n in (0, 1, 2, 5, 11, 21, 22)] == said


def test_refusals_of_the_engine_are_said_in_every_language():
    why = Why("seat-count", {"n": 3})
    said = set()
    for language in text.LANGUAGES:
        text.speak(language)
        said.add(text.sentence(why))
    assert len(said) == 3
    assert all("3" in sentence for sentence in said)


def test_a_score_line_speaks_of_players_by_name():
    text.speak("en")
    line = WhyLine(0, 3, "took-fire", {"yokai": 5})
    assert text.sentence(line, "yokai") == "A fire yokai for the album"


def test_names_are_listed_as_one_says_them():
    text.speak("en")
    assert text.listed(["Ada"]) == "Ada"
    assert text.listed(["Ada", "Bo", "Cy"]) == "Ada, Bo and Cy"
    text.speak("uk")
    assert text.listed(["Ада", "Бо"]) == "Ада і Бо"


def test_the_device_chooses_the_first_language():
    assert text.likely("uk-UA") == "uk"
    assert text.likely("ru_RU.UTF-8") == "ru"
    assert text.likely("de-DE") == "en"
    assert text.likely("C") == "en"


def test_changes_of_a_score_have_a_true_minus():
    assert [text.signed(n) for n in (3, 0, -2)] == ["+3", "0", "−2"]


# The tool

SAID = {Sentence("One {n}", "Many {n}"): ["app/x.py"], Sentence("Hello {name}"): ["app/x.py"]}


def sound():
    return {
        Sentence("One {n}", "Many {n}"): Translation(["{n} річ", "{n} речі", "{n} речей"]),
        Sentence("Hello {name}"): Translation(["Привіт, {name}"]),
    }


def findings(catalogue, language="uk"):
    return list(texts.faults(catalogue, SAID, language))


def test_a_sound_catalogue_has_no_faults():
    assert findings(sound()) == []


@pytest.mark.parametrize(
    ("harm", "finding"),
    [
        (lambda c: c.pop(Sentence("Hello {name}")), "missing"),
        (lambda c: c.update({Sentence("Old"): Translation(["Старе"])}), "unused"),
        (lambda c: c[Sentence("Hello {name}")].forms.__setitem__(0, ""), "empty"),
        (lambda c: c[Sentence("Hello {name}")].forms.__setitem__(0, "Привіт, {nme}"), "other placeholders"),
        (lambda c: c[Sentence("Hello {name}")].forms.__setitem__(0, "Привіт, {name"), "other placeholders"),
        (lambda c: c[Sentence("Hello {name}")].forms.__setitem__(0, "Привет ы {name}"), "another alphabet"),
        (lambda c: c[Sentence("One {n}", "Many {n}")].forms.pop(), "2 forms instead of 3"),
        (lambda c: setattr(c[Sentence("Hello {name}")], "fuzzy", True), "unsure"),
    ],
)
def test_every_fault_is_found(harm, finding):
    catalogue = sound()
    harm(catalogue)
    assert any(finding in found for found in findings(catalogue))


def test_a_catalogue_is_read_as_it_was_written(tmp_path):
    path = tmp_path / "easel.po"
    catalogue = sound() | {Sentence('A "quoted"\nline \\ here'): Translation(['Ще "рядок"\n\\'], ["a.py"], True, "why")}
    texts.write(path, "uk", catalogue)
    assert texts.read(path) == catalogue


def test_what_is_compiled_is_what_gettext_reads():
    catalogue = gettext.GNUTranslations(io.BytesIO(texts.compiled("uk", sound())))
    assert catalogue.gettext("Hello {name}") == "Привіт, {name}"
    assert [catalogue.ngettext("One {n}", "Many {n}", n) for n in (1, 3, 5)] == ["{n} річ", "{n} речі", "{n} речей"]


def test_new_sentences_get_an_empty_place_and_known_ones_stay():
    merged = texts.merged({Sentence("Hello {name}"): Translation(["Привіт, {name}"])}, SAID, "uk")
    assert merged[Sentence("Hello {name}")].forms == ["Привіт, {name}"]
    assert merged[Sentence("One {n}", "Many {n}")].forms == ["", "", ""]


def test_sentences_are_found_in_the_source():
    source = 'label = _("Hello {name}", name=name)\nother = ngettext("One {n}", "Many {n}", n)\nno = f("x")'
    assert list(texts.in_source(source, "app/x.py")) == [Sentence("Hello {name}"), Sentence("One {n}", "Many {n}")]


def test_a_sentence_put_together_at_run_time_is_refused():
    with pytest.raises(SystemExit):
        list(texts.in_source('_("Hello " + name)', "app/x.py"))


@pytest.mark.parametrize("language", ["uk", "ru"])
def test_dots_stand_at_their_word(language):
    """Else a line begins with them."""
    written = (ROOT / f"assets/locale/{language}/LC_MESSAGES/easel.po").read_text(encoding="utf-8")
    assert [line for line in written.splitlines() if line.startswith("msgstr") and " …" in line] == []
