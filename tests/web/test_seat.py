"""What a seat can do beside its turns: a pause, a bot for whoever is away, rules, why-lines, a closer look, fouls."""

from typing import Any

import pytest

from app.web.site import TableSite
from engine.games.yokai import state
from engine.requests import SeatBot
from tests.harness.web.browser import Browser
from tests.harness.web.evening import Evening
from tests.harness.web.players import Player, played_to_the_end, too_small
from tests.web.conftest import MIA, OLENKA, TARAS, Company, has_the_first_idea


def scene(table: Evening, seat: int) -> Any:
    return table.do(lambda: table.table and table.table.scene(seat))


def test_a_pause_is_told_to_all_and_ended_by_anybody(company: Company) -> None:
    table, mia, taras = company.begin("dixit", "classic")
    mia.tap(".bar .round")
    mia.tap(".veil .press", "Pause")
    taras.until("document.querySelector('.strip').innerText.includes('Mia paused')")
    mia.until(
        "document.querySelector('.strip').innerText.includes('The table is paused')", "nobody is told of themselves"
    )
    assert scene(table, MIA).paused_by == MIA
    taras.tap(".strip .press", "Play on")
    mia.until("!document.querySelector('.strip').innerText")
    assert scene(table, MIA).paused_by is None


def test_a_bot_plays_for_whoever_asks_or_is_away_until_they_take_their_seat_back(company: Company) -> None:
    table, mia, taras = company.begin("dixit", "classic", people=False)
    taras.tap(".bar .round")
    taras.tap(".veil .press", "Let a bot play for me")
    taras.tap(".strip .press", "Take back")
    taras.until("!document.querySelector('.strip').innerText")
    assert scene(table, TARAS).bots[TARAS] is None
    taras.run("location.href = 'about:blank'")
    mia.until("document.querySelector('.strip').innerText.includes('Taras is away')")
    mia.tap(".strip .press", "bot")
    mia.until("document.querySelector('.notice')?.innerText.includes('moment ago')", "why not at once")
    table.request(SeatBot(OLENKA, TARAS, "weak"))
    taras.open(table.address)
    taras.tap(".strip .press", "Take back")
    taras.until("!document.querySelector('.strip').innerText")
    assert scene(table, TARAS).bots[TARAS] is None


def test_whoever_plays_on_where_nothing_happens_is_asked_again_in_the_fifth_lull(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(state, "QUIET", 0)
    table, mia, _taras = company.begin("yokai", "duel", bots=0, olenka=False)
    mia.tap(".veil .press", "Play on")
    for lull in range(2, 6):
        mia.tap(".bar .round")
        mia.tap(".veil .press", "Pause")
        mia.tap(".strip .press", "Play on")
        mia.until("!document.querySelector('.strip').innerText")
        assert bool(mia.run("return document.querySelector('.veil') !== null")) == (lull == 5)
    mia.tap(".veil .press", "End here")
    table.until(lambda: table.table and table.table.scene(None).view.stopping[MIA])


THEMED = """
const [address, phases, done] = arguments;
const host = { names: ["Mia", "Taras"], scene: { waiting: [1] }, may: () => [], waits: () => "" };
const view = { leader: 0, told: { text: "Snow" }, theme: { text: "Winter" } };
import(address).then(({ says }) => done(phases.map((phase) => says({ ...view, phase }, host)[1])));
"""


def test_a_theme_is_read_for_as_long_as_others_give_and_vote(company: Company, site: TableSite) -> None:
    address = f"/{site.version}/boards/pictoric.js"
    told = company.mia.look().execute_async_script(THEMED, address, ["telling", "giving", "voting"])
    assert told == ["Theme: “Winter”"] * 3


ADDRESSED = """
const [address, asked, done] = arguments;
const host = (waiting) => ({ me: 0, names: ["Mia", "Taras"], scene: { waiting }, may: () => [], waits: () => "" });
const view = { told: { text: null }, theme: null, forfeit: { cards: 2, name: "topic" } };
import(address).then(({ says }) => done(
    asked.map(([leader, phase, waiting]) => says({ ...view, leader, phase }, host(waiting)))));
"""


def test_whoever_holds_a_phone_is_not_spoken_of(company: Company, site: TableSite) -> None:
    asked = [(1, "picking", [0]), (0, "picking", [1]), (1, "theme", [0]), (0, "theme", [1]), (0, "voting", [1])]
    address = f"/{site.version}/boards/pictoric.js"
    told = company.mia.look().execute_async_script(ADDRESSED, address, asked)
    assert not any("Mia" in words for page in told for words in page), told
    table, mia, taras = company.begin("dixit", "party", bots=3, people=False)
    has_the_first_idea(table, mia, MIA, asked="Tell it")
    mia.until("document.querySelector('.badge.giant')", "whom all look at: there are no cards to be seen")
    assert "Mia" not in mia.run("return document.querySelector('.quote').innerText")
    mia.tap(".bottom .press.amber")
    mia.tap(".veil .press:not(.amber)", "aloud")
    taras.until("document.querySelector('.quote').innerText === 'Mia said it aloud'")
    assert mia.run("return document.querySelector('.quote').innerText") == "Your clue"


COVERED = """return [...document.querySelectorAll('.track .badge')].map((one) => one.getBoundingClientRect())
    .filter((one, at, all) => all.slice(0, at).some((other) =>
        Math.abs(one.x - other.x) < one.width - 1 && Math.abs(one.y - other.y) < one.height - 1)).length"""


OVER_NAMES = """const { top } = document.querySelector('.plate').getBoundingClientRect();
const pawns = [...document.querySelectorAll('.track .badge, .track .robot')];
return pawns.filter((one) => one.getBoundingClientRect().bottom > top).length"""


CARDS = """
const page = document.querySelector("#page");
const cards = ["card", "card chosen", "card back", "card back chosen"].map((kind) => {
    const card = page.appendChild(document.createElement("button"));
    card.className = kind;
    return getComputedStyle(card).boxShadow;
});
for (const _card of cards) page.lastChild.remove();
return cards;
"""


def test_a_chosen_card_is_marked_alike_face_up_and_face_down(company: Company) -> None:
    _plain, chosen, back, chosen_back = company.mia.run(CARDS)
    assert chosen_back == chosen != back


def test_rules_letters_and_night_are_a_tap_away(company: Company) -> None:
    _table, mia, _taras = company.begin("pictoric", "open", bots=2, people=False)
    assert mia.run(COVERED) == 0, "all pawns are seen, where all begin"
    mia.resize((360, 740))
    assert mia.run(OVER_NAMES) == 0, "and no name is hidden by them"
    mia.resize((390, 844))
    mia.tap(".bar .round")
    mia.tap(".veil .press", "Night")
    mia.tap(".veil .press", "Very large")
    assert not too_small(mia)
    assert mia.run("return document.documentElement.dataset.look") == "night"
    assert mia.run("return parseFloat(getComputedStyle(document.body).fontSize)") > 26
    mia.tap(".veil .press", "The rules")
    mia.until("document.querySelectorAll('.veil .rule').length > 3", "the rules, by headings")
    mia.tap(".veil .round")
    mia.run("location.reload()")
    mia.until("document.documentElement.dataset.look === 'night' && document.querySelector('.board')")
    mia.tap(".bar .round")
    mia.tap(".veil .press", "As the phone is")
    mia.tap(".veil .press", "Normal")
    mia.tap(".veil .round")
    assert mia.run("return document.documentElement.dataset.look") == "day"


LINES_OF_CHOICES = """return [...document.querySelectorAll('.choice')].map((choice) =>
    new Set([...choice.children].map((one) => Math.round(one.getBoundingClientRect().top))).size)"""


def test_three_choices_stand_in_one_line_or_in_three(company: Company) -> None:
    _table, mia, _taras = company.begin("dixit", "classic")
    mia.tap(".bar .round")
    try:
        for width in (360, 390):
            for size, lines in (("1", 1), ("1.3", 3), ("1.6", 3)):
                mia.resize((width, 740))
                mia.run(f"document.documentElement.style.setProperty('--letters', '{size}')")
                assert mia.run(LINES_OF_CHOICES) == [lines] * 3, (width, size)
    finally:
        mia.run("document.documentElement.style.removeProperty('--letters')")
        mia.resize((390, 844))


def test_whoever_taps_a_player_is_told_why_they_have_so_many_points(company: Company, browser: Browser) -> None:
    table, mia, taras = company.begin("dixit", "classic", '{"target": 3}')
    played_to_the_end(Player(mia, tells="<b>a tune</b>"), Player(taras))
    result = scene(table, MIA).result
    mia.tap(".result .rank:first-child")
    mia.until("document.querySelector('.veil .lines li')", "a line for every gain")
    assert not too_small(mia)
    best = max(result.scores)
    assert f"{best} points" in mia.run("return document.querySelector('.veil .sum').innerText")
    assert not mia.run("return document.querySelector('.quote b')"), "what is told is text"
    mia.tap(".veil .round")
    mia.tap(".result .press", "Show the table")
    mia.tap(".play > .press", "Show the result")
    mia.until("document.querySelector('.result .rank')", "the ranking again")
    assert not mia.run("return document.querySelector('.play > .press')")
    screen = browser.page(f"{table.address}tv#{table.record.browser_code}", (1280, 720), touch=False)
    screen.until("document.querySelector('.points')", "the track")
    standing = [result.scores.count(points) for points in range(max(10, best) + 1)]
    assert standing == screen.run(
        "return [...document.querySelectorAll('.points .cell')].map((cell) => cell.querySelectorAll('.badge').length)"
    )


def test_cards_are_looked_at_from_near_and_the_next_by_a_swipe(company: Company) -> None:
    _table, mia, _taras = company.begin("dixit", "classic", people=False)
    x, y = mia.place_of(".card:nth-child(2)")
    mia.touches("touchStart", (x, y))
    mia.until("document.querySelector('.closer')", "the card, large")
    mia.touches("touchEnd")
    first = mia.run("return document.querySelector('.closer img').src")
    assert "/small/" not in first
    mia.stroke(".closer-card", (0.8, 0.5), (0.5, 0.5), (0.2, 0.5))
    mia.until(f"document.querySelector('.closer img').src !== {first!r}", "the next card")
    mia.tap(".closer .press", "Close")
    assert not mia.run("return document.querySelector('.closer')")


def test_a_card_that_is_looked_at_goes_when_the_round_goes_on(company: Company) -> None:
    """It would offer what can no longer be said, and hide what now can."""
    table, mia, _taras = company.begin("dixit", "classic", people=False)
    mia.touches("touchStart", mia.place_of(".card:nth-child(2)"))
    mia.until("document.querySelector('.closer')", "the card, large")
    mia.touches("touchEnd")
    table.say(OLENKA, {"do": "idea"})
    mia.until("!document.querySelector('.closer')", "the table")


HELD = """
const wait = window.setTimeout, [x, y] = arguments;
window.under = document.elementFromPoint(x, y).closest('.card');
window.due = [];
window.setTimeout = (then, after) => (after > 300 && after < 400 ? window.due.push(then) : wait(then, after));
"""
"""A finger's patience ends when the test says so, not when the machine comes to it."""


def test_a_card_that_went_from_under_a_finger_is_not_looked_at_when_the_finger_is_gone(company: Company) -> None:
    table, mia, _taras = company.begin("dixit", "classic", people=False)
    x, y = mia.place_of(".card:nth-child(2)")
    mia.run(HELD, x, y)
    mia.touches("touchStart", (x, y))
    mia.until("window.due.length", "the finger felt")
    table.say(OLENKA, {"do": "idea"})
    mia.until("!window.under.isConnected", "the hand shown anew")
    mia.touches("touchEnd")
    mia.run("for (const then of window.due) then()")
    assert not mia.run("return document.querySelector('.closer')")
    mia.reload("document.querySelector('.board')")


def test_a_hint_is_said_once_and_again_when_asked_for(company: Company) -> None:
    for phone in company.phones:
        phone.run("localStorage.removeItem('easel.hints')")
    table, *phones = company.begin("yokai", "duel", bots=0, olenka=False)
    turn = scene(table, MIA).view.turn
    phones[turn].tap(".hint")
    phones[turn].until("!document.querySelector('.hint')")
    phones[turn].run("location.reload()")
    phones[turn].until("document.querySelector('.sketch')")
    assert not phones[turn].run("return document.querySelector('.hint')")
    phones[turn].tap(".bar .round")
    phones[turn].tap(".veil .press", "hints")
    phones[turn].until("document.querySelector('.hint')")


def test_in_a_reveal_fouls_are_called_and_judged_and_who_drew_the_wrong_word_owns_up(
    company: Company,
) -> None:
    table, mia, taras = company.begin("pictomania", "live")
    players = {MIA: Player(mia), TARAS: Player(taras)}
    while scene(table, MIA).view.phase != "reveal":
        for seat, player in players.items():
            if table.asks(seat) and scene(table, MIA).view.phase != "reveal":
                player.act()
    mia.tap(".bottom .press", "To the points")
    mia.tap(".turned:nth-of-type(1) .foul[aria-label='I drew the wrong word']")
    mia.tap(".veil .amber")
    table.until(lambda: table.table and table.table.scene(None).view.players[MIA].void)
    mia.until("document.querySelector('.turned:nth-of-type(1)').innerText.includes('does not count')")
    taras.tap(".turned:nth-of-type(3) .foul")
    taras.tap(".veil .amber", "Yes, a foul")
    mia.until("document.querySelector('.veil').innerText.includes('calls a foul')")
    mia.tap(".veil .round")
    mia.tap(".bottom .press", "A foul?")  # who put the question away can still answer it
    mia.tap(".veil .press:not(.amber)", "No, it is fair")
    table.until(lambda: table.table and MIA in table.table.scene(None).view.fouls[0].against)


def test_where_all_have_as_many_points_the_best_drawing_is_voted_for(company: Company) -> None:
    table, *phones = company.begin("pictomania", "live", bots=0, people=False)
    for round in range(4):
        table.say(OLENKA, {"do": "ready"})
        for phone in phones:
            phone.tap(".bottom .press", "I have read the words")
        phones[0].until("document.querySelector('.sheet-of-mine .pad:not(.shut)')")
        if round == 3:
            phones[0].stroke(".sheet-of-mine .pad", (0.3, 0.3), (0.6, 0.6))
        for phone in phones:
            phone.tap(".feet .press", "I have finished")
            phone.tap(".veil .offer[data-do=finish]")
        table.say(OLENKA, {"do": "finish"})
        table.until(lambda: table.table and table.table.scene(OLENKA).view.phase == "reveal")
        table.say(OLENKA, {"do": "ready"})
        phones[0].tap(".bottom .press", "To the points")
        for phone in phones:
            phone.tap(".bottom > .press", "Go on")
        table.until(lambda: table.table and table.table.scene(OLENKA).view.phase != "reveal")
    phones[0].tap(".gallery .tile:last-child")
    phones[0].tap(".veil .amber", "My favourite")
    phones[1].tap(".bottom .press", "No favourite")
    table.say(OLENKA, {"do": "abstain"})
    for phone in phones:
        phone.until("document.querySelector('.result')", "the result")
    assert scene(table, MIA).view.favourites


def test_on_a_phone_that_lies_on_its_side_cards_are_seen_beside_the_hand(company: Company) -> None:
    table, phone, _taras = company.begin("yokai", "duel", bots=0, olenka=False)
    upright = phone.size
    phone.resize((740, 360))
    middle = "one.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2))"
    seen = f"(one) => {{ const box = one.getBoundingClientRect(); return {middle}; }}"
    there = f"[...document.querySelectorAll('.portrait, .sketch')].filter({seen}).length"
    hand = scene(table, MIA).view.hand
    phone.until(f"{there} === 4 + {len(hand)}", "four yokai and all sketches of the hand")
    phone.resize(upright)
