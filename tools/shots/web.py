"""Pages in a real browser: a seat on a phone and on a tablet, and the big screen, in each phase of each game."""

import tempfile
from pathlib import Path

from app.web.site import TableSite
from tests.harness.web.browser import Browser, Phone, why_not
from tests.harness.web.evening import Evening
from tests.harness.web.players import Player, played_to_the_end
from tools.shots.walk import BOTS, PEOPLE, Walk

SIZES = ((360, 740), (390, 844), (820, 1180))
SCREEN = (1920, 1080)

MATCHES = (
    ("dixit", "classic", 6, '{"target": 8, "language": "%s"}'),
    ("dixit", "team", 6, '{"language": "%s"}'),
    ("dixit", "party", 8, '{"language": "%s"}'),
    ("pictomania", "live", 5, "{}"),
    ("pictoric", "closed", 5, '{"rounds": 2, "forfeits": true, "language": "%s"}'),
    ("pictoric", "open", 4, '{"rounds": 1, "forfeits": true, "language": "%s"}'),
    ("yokai", "duel", 2, '{"rounds": 5}'),
)

TUNE = {
    "en": "She hummed a tune from long ago",
    "uk": "Вона наспівувала давню мелодію",
    "ru": "Она напевала давнюю мелодию",
}
"""What people tell of whatever card they have."""

SETTLED = "document.documentElement.dataset.ready === '' && document.fonts.status === 'loaded'"
PAINTED = "return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
LOADED = "[...document.images].every((image) => image.complete || image.loading === 'lazy')"


def pictures(walk: Walk) -> None:
    why = why_not()
    if why is not None:
        print(f"no pictures of pages: {why}")
        return
    browser, folder = Browser(), Path(tempfile.mkdtemp(prefix="easel-pages-"))
    site = TableSite(folder / "small")
    arrival(walk, browser, Evening(folder, site, "dixit", "classic", name=PEOPLE[walk.lang][0]))
    for game, variant, seats, options in MATCHES:
        spoken = options.replace("%s", walk.lang)
        match(walk, browser, Evening(folder, site, game, variant, spoken, name=PEOPLE[walk.lang][0]), seats)
    browser.close()


def arrival(walk: Walk, browser: Browser, table: Evening) -> None:
    """From the door to a chair, and all that can be asked for there."""
    phone, screen = came(walk, browser, table), screen_of(walk, browser, table)
    look(walk, phone, "arrival")
    phone.stroke(".arrival .pad", (0.2, 0.5), (0.3, 0.2), (0.5, 0.1), (0.7, 0.2), (0.8, 0.5), (0.5, 0.9), (0.2, 0.5))
    phone.stroke(".arrival .pad", (0.4, 0.4), (0.41, 0.42))
    phone.stroke(".arrival .pad", (0.6, 0.4), (0.61, 0.42))
    phone.stroke(".arrival .pad", (0.35, 0.6), (0.5, 0.7), (0.65, 0.6))
    table.sit(PEOPLE[walk.lang][0], PEOPLE[walk.lang][3])
    sits(walk, phone, 1)
    table.sit(bots=2, first=3, names=BOTS[walk.lang])
    look(walk, phone, "lobby")
    see(walk, screen, "tv-lobby")
    phone.tap(".top .press")
    look(walk, phone, "menu")
    phone.tap(".veil .press.wide")
    look(walk, phone, "rules")
    phone.tap(".veil .round")
    phone.tap(".chair.mine")
    look(walk, phone, "chair")
    phone.tap(".veil .round")
    table.kill()
    stranger = browser.page(size=SIZES[1], language=walk.lang)
    dressed(walk, stranger)
    table.open_again()
    stranger.open(table.way_in.replace(table.record.browser_code, "000000"))
    stranger.type("#name", PEOPLE[walk.lang][2])
    stranger.tap(".arrival .foot .press")
    stranger.until("document.querySelector('[role=alert]')")
    look(walk, stranger, "wrong-code")
    table.do(table.host.shut_to_browsers)
    phone.until("document.querySelector('.page > .press')")
    look(walk, phone, "shut")
    browser.close_pages()
    table.close()


def match(walk: Walk, browser: Browser, table: Evening, seats: int) -> None:
    """Played by touches to its end; each phase is looked at where somebody has to act in it, and where one waits."""
    game, variant = table.record.lobby.game, table.record.lobby.variant
    if seats > 2:
        table.sit(PEOPLE[walk.lang][0])
    phones = [came(walk, browser, table) for _ in range(2)]
    for number, phone in enumerate(phones, start=1):
        sits(walk, phone, number)
        phone.tap(".lobby .foot .amber")
        phone.until("document.querySelector('.lobby .foot .press:not(.amber)')")
    table.sit(bots=seats - 3, first=3, names=BOTS[walk.lang])
    screen = screen_of(walk, browser, table)
    table.begin()
    first = 0 if seats == 2 else 1
    seen: set[str] = set()

    def before(player: Player) -> None:
        seat = first + phones.index(player.phone)
        phase, acts = table.do(lambda: _phase(table, seat))
        held = player.phone.run(
            "return (document.querySelector('.turned:not(.alone)') ? '-points' : '') +"
            "(document.querySelector('.veil, .closer') ? '-asked' : '') +"
            "(document.querySelector('.card.chosen, .sketch.chosen, .guess.chosen') ? '-chosen' : '')"
        )
        name = f"{game}-{variant}-{phase}{'' if acts else '-waits'}{held}"
        if name not in seen:
            seen.add(name)
            look(walk, player.phone, name)
        told = f"{phase}-points" if held.startswith("-points") else phase
        if told not in seen:
            seen.add(told)
            see(walk, screen, f"tv-{game}-{variant}-{told}")
            if player.phone.run("return document.querySelector('.turned.alone') !== null"):
                for page in (player.phone, screen):
                    page.until("document.querySelector('.guessed b')", "a guess that is told")
                look(walk, player.phone, f"{name}-told")
                see(walk, screen, f"tv-{game}-{variant}-{told}-told")

    played_to_the_end(*[Player(phone, TUNE[walk.lang]) for phone in phones], look=before)
    look(walk, phones[0], f"{game}-{variant}-result")
    see(walk, screen, f"tv-{game}-{variant}-result")
    if not phones[0].run("return document.querySelector('.veil') !== null"):  # a touch may have met the result
        phones[0].tap(".result .rank")
    look(walk, phones[0], f"{game}-{variant}-why")
    phones[0].tap(".veil .round")
    phones[0].tap(".result .press.wide")
    look(walk, phones[0], f"{game}-{variant}-over")
    table.rest()
    screen.until("document.querySelector('.lobby-screen')")
    see(walk, screen, f"tv-{game}-{variant}-rest")
    browser.close_pages()
    table.close()


def _phase(table: Evening, seat: int) -> tuple[str, bool]:
    assert table.table is not None
    scene = table.table.scene(seat)
    return getattr(scene.view, "phase", "turn"), seat in scene.waiting


def came(walk: Walk, browser: Browser, table: Evening) -> Phone:
    phone = browser.page(size=SIZES[1], language=walk.lang)
    dressed(walk, phone)
    phone.open(table.way_in)
    return phone


def screen_of(walk: Walk, browser: Browser, table: Evening) -> Phone:
    screen = browser.page(size=SCREEN, language=walk.lang, touch=False)
    dressed(walk, screen)
    screen.open(f"{table.address}tv#{table.record.browser_code}")
    return screen


def dressed(walk: Walk, phone: Phone) -> None:
    """As the reader has chosen to read, and with nothing that moves."""
    phone.look()
    phone.cdp("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-reduced-motion", "value": "reduce"}]})
    look, letters = ("night" if walk.night else "day"), walk.letters
    phone.before_it_opens(
        f"localStorage.setItem('easel.look', '{look}');localStorage.setItem('easel.letters', '{letters}')"
    )


def sits(walk: Walk, phone: Phone, number: int) -> None:
    phone.type("#name", PEOPLE[walk.lang][number])
    phone.tap(f".colour:nth-child({3 + 2 * number})")
    phone.tap(".arrival .press.amber")
    phone.until("document.querySelector('.lobby .chair.mine')")


def look(walk: Walk, phone: Phone, name: str) -> None:
    """In every size that a seat has."""
    for width, height in SIZES:
        phone.resize((width, height))
        see(walk, phone, f"{name}-{width}")
    phone.resize(SIZES[1])


def see(walk: Walk, phone: Phone, name: str) -> None:
    if walk.only not in f"web-{name}":
        return
    phone.run(PAINTED)  # letters that were never needed before are asked for when words are laid out
    phone.until(f"{SETTLED} && {LOADED}")
    phone.run(PAINTED)
    path = walk.out / f"web-{name}.png"
    phone.picture(path)
    walk.taken.append(path)
