"""The pages of a table in a real browser: how soon one takes a touch, ink under a finger; and what they weigh.

A real Chromium opens the page of a table that a thread of this process hosts, its cache empty each time, beside a page
of one script and one button.   Ink is drawn on a sheet of Pictomania with the processor six times slower
(Chromium's own brake), beside a bare canvas that draws a line to where the finger is.
"""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from app import games
from app.web.site import TableSite
from tests.harness.web.browser import Browser, Phone, sat_down
from tests.harness.web.evening import Evening
from tests.harness.web.loaded import asked_for
from tools.bench._figures import Sheet, alone, at, beside

OPENINGS = 12
SLOWER = 6
STROKES, POINTS = 12, 40

PAD = ".sheet-of-mine .pad"

BARE = """<!doctype html><meta name=viewport content="width=device-width"><style>canvas { touch-action: none }</style>
<button>Go</button><canvas class=bare width=390 height=500></canvas><script src=/bare.js></script>"""

BARE_SCRIPT = """
const canvas = document.querySelector("canvas"), brush = canvas.getContext("2d");
let from = null;
canvas.addEventListener("pointerdown", (event) => { from = [event.offsetX, event.offsetY]; });
canvas.addEventListener("pointermove", (event) => {
  if (!from) return;
  brush.beginPath();
  brush.moveTo(...from);
  from = [event.offsetX, event.offsetY];
  brush.lineTo(...from);
  brush.stroke();
});
canvas.addEventListener("pointerup", () => { from = null; });
document.documentElement.dataset.ready = "";
"""

WATCH_READY = """
window.readyAt = 0;
new MutationObserver(() => {
  if (!window.readyAt && document.documentElement?.hasAttribute("data-ready")) window.readyAt = performance.now();
}).observe(document, { attributes: true, childList: true, subtree: true });
"""

WATCH_INK = """
window.inks = [];
let inked = 0;
for (const name of ["stroke", "fill", "drawImage", "fillRect"]) {
  const was = CanvasRenderingContext2D.prototype[name];
  CanvasRenderingContext2D.prototype[name] = function (...how) {
    const done = was.apply(this, how);
    inked = performance.now();
    return done;
  };
}
window.addEventListener("pointermove", (event) => {
  if (!event.target.matches?.(".pad, .pad *, .bare")) return;
  const heard = performance.now();
  inked = 0;
  requestAnimationFrame(() => {
    const after = new MessageChannel();  // when this frame has been made
    after.port1.onmessage = () => window.inks.push(inked >= heard ? inked - heard : null);
    after.port2.postMessage(0);
  });
}, true);
"""


class _Bare(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        body = (BARE_SCRIPT if self.path == "/bare.js" else BARE).encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/javascript" if self.path == "/bare.js" else "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def bare_page() -> Iterator[str]:
    with ThreadingHTTPServer(("", 0), _Bare) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/"  # each seat has another address of this machine
        server.shutdown()


# From the first byte to a page that takes a touch -----------------------------------------------------------------


def openings(sheet: Sheet, browser: Browser, table: Evening, bare: str, rounds: int) -> None:
    ours: list[float] = []
    theirs: list[float] = []
    phone = browser.page("about:blank")
    phone.cdp("Network.enable", {})
    phone.cdp("Network.setCacheDisabled", {"cacheDisabled": True})
    phone.cdp("Page.addScriptToEvaluateOnNewDocument", {"source": WATCH_READY})
    for number in range(rounds + 1):
        for address, took in (
            ((table.way_in, ours), (bare, theirs)) if number % 2 else ((bare, theirs), (table.way_in, ours))
        ):
            phone.look().get("about:blank")
            phone.look().get(address)
            phone.until("window.readyAt")
            asked = "performance.getEntriesByType('navigation')[0].requestStart"
            if number:
                took.append(float(phone.run(f"return window.readyAt - {asked}")))
    phone.close()
    title = "a page of a table from the first byte asked to one that takes a touch"
    sheet.add(beside(title, ours, "ms", "a page of one script", theirs))


# From a finger to its ink -----------------------------------------------------------------------------------------


def drawing(browser: Browser, table: Evening) -> Phone:
    """A phone whose sheet is open, at a table of three."""
    table.sit("Olenka")
    phone = browser.page(table.way_in)
    sat_down(phone, "Mia")
    phone.tap(".lobby .foot .amber")
    phone.until("document.querySelector('.lobby .foot .press:not(.amber)')", "ready")
    table.sit(bots=1, first=2)
    table.begin(people=False)
    table.say(0, {"do": "ready"})
    phone.tap(".bottom .press.amber")
    phone.until(f"document.querySelector('{PAD}:not(.shut)')", "a sheet")
    return phone


def inked(phone: Phone, selector: str, strokes: int) -> list[float | None]:
    """Milliseconds from hearing a finger to its ink, for each move; None where the frame was made without it."""
    phone.look()
    phone.cdp("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    phone.run("if (!window.inks) {" + WATCH_INK + "} window.inks.length = 0;")
    for stroke in range(strokes):
        height = 0.15 + 0.7 * stroke / strokes
        way = [(0.1 + 0.8 * n / POINTS, height + 0.08 * ((n % 6) / 6)) for n in range(POINTS)]
        phone.stroke(selector, *way)
    phone.cdp("Emulation.setCPUThrottlingRate", {"rate": 1})
    found: list[float | None] = phone.run("return window.inks")
    return found


def ink(sheet: Sheet, browser: Browser, table: Evening, bare: str, strokes: int) -> None:
    phone, canvas = drawing(browser, table), browser.page(bare)
    ours: list[float | None] = []
    theirs: list[float | None] = []
    for _ in range(2):
        ours += inked(phone, PAD, strokes)
        theirs += inked(canvas, ".bare", strokes)
    took, bare_took = ([each for each in all_of_them if each is not None] for all_of_them in (ours, theirs))
    share, bare_share = (100 * len(there) / len(moved) for there, moved in ((took, ours), (bare_took, theirs)))
    slow = f"with a processor {SLOWER} times slower"
    title = f"moves of a finger whose ink is in the same frame, {slow}"
    sheet.add(beside(title, [share], "%", "a bare canvas", [bare_share]))
    for name, part in (("p50", 0.5), ("p99", 0.99)):
        sheet.add(alone(f"ink after its finger is heard, {slow}, {name}", [at(part, took)], "ms"))


# What it weighs ---------------------------------------------------------------------------------------------------


def weight(sheet: Sheet, site: TableSite, all_pictures: bool) -> None:
    code = [len(page.body) for page in site.all_pages() if page.kind.startswith(("text/javascript", "text/css"))]
    sheet.add(alone("all code and style", [sum(code) / 1000], "kB"))
    for start, name in (("/", "a seat"), ("/tv", "the big screen")):
        sizes = []
        for face in games.faces():
            asked = asked_for(site, start, f"/{site.version}/boards/{face.name}.js")
            sizes.append(sum(len(page.body) for page in asked.values()))
        sheet.add(alone(f"code and style of {name} at its heaviest game", [max(sizes) / 1000], "kB"))
    paths = sorted(site.small_ones())
    made = [site.make(path) for path in (paths if all_pictures else paths[::20])]
    pictures = [len(page.body) / 1000 for page in made if page is not None]
    sheet.add(alone("a small picture", pictures, "kB"), alone("the heaviest", [max(pictures)], "kB"))
