"""A real Chromium, driven by touches: one process for all tests.

Each page has a window of its own: whoever turns from tab to tab has all of a page laid out and painted anew. Each seat
opens the table by another address of this machine (all of 127.0.0.0/8 are), so that what a page keeps there is nobody
else's, as on phones of their own.
"""

import base64
import logging
import os
import shutil
from pathlib import Path
from typing import Any

from app.stage import PATIENCE

CHROMIUM, DRIVER = shutil.which("chromium"), shutil.which("chromedriver")

FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-extensions",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--disable-search-engine-choice-screen",
    "--no-proxy-server",
    "--mute-audio",
    "--force-prefers-reduced-motion",
    # what the windows of Chromium load beside the page
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,PreloadTopChromeWebUI",
)

NO_NETWORK = ("WebSocket connection", "net::ERR_", "426 (Upgrade Required)")
"""Complaints of a page whose table is away, or has shut its door."""


def why_not() -> str | None:
    """Why there is no browser to test with, if there is none."""
    if CHROMIUM is None or DRIVER is None:
        return "no browser: Chromium and its driver are not installed"
    return None


def may_go_without() -> bool:
    """Whether tests are left out where there is no browser: a build machine has to have one."""
    return "CI" not in os.environ


class Browser:
    """``page`` opens what a phone of its own would show."""

    def __init__(self) -> None:
        from selenium import webdriver
        from selenium.webdriver.chrome.service import Service

        for talkative in ("selenium", "urllib3"):
            logging.getLogger(talkative).setLevel(logging.WARNING)
        options = webdriver.ChromeOptions()
        options.binary_location = CHROMIUM or ""
        for flag in FLAGS:
            options.add_argument(flag)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver: Any = webdriver.Chrome(options=options, service=Service(DRIVER))
        self.driver.set_page_load_timeout(PATIENCE)
        self.driver.set_script_timeout(2 * PATIENCE)

        self._blank = self.driver.current_window_handle
        self.looked_at = ""
        self._seats = 0

    def page(
        self,
        address: str = "",
        size: tuple[int, int] = (390, 844),
        language: str = "en",
        touch: bool = True,
        seat: int | None = None,
    ) -> "Phone":
        """What a phone of its own would show; with the ``seat`` of another phone, a second tab of that one."""
        if seat is None:
            self._seats = seat = self._seats % 250 + 1
        self.driver.switch_to.window(self._blank)
        self.driver.switch_to.new_window("window")
        self.looked_at = self.driver.current_window_handle
        phone = Phone(self, self.looked_at, seat, size, language, touch)
        if address:
            phone.open(address)
        return phone

    def open_pages(self) -> frozenset[str]:
        return frozenset(self.driver.window_handles)

    def close_pages(self, but: frozenset[str] = frozenset()) -> list[str]:
        """All but those, and one that keeps the process; what they complained of."""
        faults = []
        for handle in self.driver.window_handles:
            if handle not in (self._blank, *but):
                self.driver.switch_to.window(handle)
                faults += self.complaints()
                self.driver.close()
        self.driver.switch_to.window(self._blank)
        self.looked_at = ""
        return faults

    def complaints(self) -> list[str]:
        """Of the page that is looked at, since it was asked last; not that a network was not there."""
        said = [line["message"] for line in self.driver.get_log("browser") if line["level"] == "SEVERE"]
        return [fault for fault in said if not any(words in fault for words in NO_NETWORK)]

    def close(self) -> None:
        self.driver.quit()


class Phone:
    """One page."""

    def __init__(
        self, browser: Browser, window: str, seat: int, size: tuple[int, int], language: str, touch: bool
    ) -> None:
        self.browser, self.driver, self.window, self.seat = browser, browser.driver, window, seat
        self.size, self.language, self.touch = size, language, touch
        self._dressed = False
        self.touched = 0
        """How often a finger has come down."""

    def look(self) -> Any:
        """Makes it the page that is driven now."""
        if self.browser.looked_at != self.window:
            self.driver.switch_to.window(self.window)
            self.browser.looked_at = self.window
        if not self._dressed:
            self._dressed = True
            self.resize(self.size)
            self.cdp("Emulation.setTouchEmulationEnabled", {"enabled": self.touch, "maxTouchPoints": 5})
            self.cdp("Emulation.setLocaleOverride", {"locale": self.language})
            self.cdp(
                "Emulation.setUserAgentOverride",
                {"userAgent": "Mozilla/5.0 Chrome/120 Easel test", "acceptLanguage": self.language},
            )
        return self.driver

    def resize(self, size: tuple[int, int]) -> None:
        self.look()
        self.size = size
        screen = {"width": size[0], "height": size[1], "deviceScaleFactor": 1, "mobile": self.touch}
        self.cdp("Emulation.setDeviceMetricsOverride", screen)

    def let_move(self, moves: bool = True) -> None:
        """Whether things move there, as most like it, or not, as in all tests that look at nothing that moves."""
        self.look()
        wish = {"name": "prefers-reduced-motion", "value": "no-preference" if moves else "reduce"}
        self.cdp("Emulation.setEmulatedMedia", {"features": [wish]})

    def cdp(self, name: str, more: dict[str, Any]) -> Any:
        return self.driver.execute_cdp_cmd(name, more)

    def before_it_opens(self, script: str) -> None:
        """Runs in every page that is opened from now on, before anything of its own."""
        self.look()
        self.cdp("Page.addScriptToEvaluateOnNewDocument", {"source": script})

    def open(self, address: str) -> None:
        self.look().get(address.replace("127.0.0.1", f"127.0.0.{self.seat}"))

    def run(self, script: str, *args: Any) -> Any:
        return self.look().execute_script(script, *args)

    def until(self, true: str, what: str = "") -> Any:
        """Waits inside the page, frame by frame, until the expression is true; what it is."""
        script = (
            "const [patience, done] = arguments, until = Date.now() + patience, look = () => {"
            f" let found = null; try {{ found = ({true}); }} catch (error) {{ found = null; }}"
            " if (found) return done(found === true ? true : String(found));"
            " if (Date.now() > until) return done(null);"
            " setTimeout(look, 15); }; look();"
        )
        found = self.look().execute_async_script(script, PATIENCE * 1000)
        if found is None:
            raise AssertionError(f"never came: {what or true}; on the page: {self.text()[:600]}")
        return found

    def until_it_is_back(self, true: str) -> None:
        """Waits outside the page, which loads itself anew meanwhile and forgets what it was asked."""
        from selenium.webdriver.support.wait import WebDriverWait

        WebDriverWait(self.look(), PATIENCE).until(lambda driver: driver.execute_script(f"return {true}"), true)

    def reload(self, true: str) -> None:
        """Loads the page anew, without what the test had done to it, until it shows what it has to."""
        self.run("window.gone = true; location.reload()")
        self.until_it_is_back(f"!window.gone && {true}")

    def text(self) -> str:
        return str(self.run("return document.body.innerText"))

    def place_of(self, selector: str, words: str = "") -> tuple[float, float]:
        """The middle of something to be touched, once it is there, stands still, and nothing lies over it."""
        found = self.until(
            f"""(() => {{
                for (const one of document.querySelectorAll({selector!r})) {{
                    if ({words!r} && !one.innerText.includes({words!r})) continue;
                    one.scrollIntoView({{ block: 'nearest' }});
                    const box = one.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
                    const top = document.elementFromPoint(x, y);
                    if (!one.disabled && box.width && top && (one === top || one.contains(top))) {{
                        const before = window.stood;
                        window.stood = `${{x}} ${{y}}`;
                        if (window.stood === before) {{ window.stood = null; return before; }}
                        return null;
                    }}
                }}
            }})()""",
            f"{selector} {words}",
        )
        x, y = found.split(" ")
        return float(x), float(y)

    def tap(self, selector: str, words: str = "") -> None:
        self.touch_at(*self.place_of(selector, words))

    def touch_at(self, x: float, y: float) -> None:
        self.touches("touchStart", (x, y))
        self.touches("touchEnd")

    def touches(self, kind: str, *points: tuple[float, float]) -> None:
        self.look()
        self.touched += kind == "touchStart"
        self.cdp("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    def stroke(self, selector: str, *points: tuple[float, float]) -> None:
        """A finger over a sheet; the points are parts of its width and height."""
        box = self.run(
            "const box = document.querySelector(arguments[0]).getBoundingClientRect();"
            "return [box.x, box.y, box.width, box.height]",
            selector,
        )
        way = [(box[0] + x * box[2], box[1] + y * box[3]) for x, y in points]
        self.touches("touchStart", way[0])
        for point in way[1:]:
            self.touches("touchMove", point)
        self.touches("touchEnd")

    def type(self, selector: str, words: str) -> None:
        self.tap(selector)
        self.run(f"document.querySelector({selector!r}).value = ''")
        self.write(words)

    def write(self, words: str) -> None:
        """What a keyboard on the screen gives to the field that has the focus."""
        self.look()
        self.cdp("Input.insertText", {"text": words})

    def picture(self, path: Path) -> None:
        self.look()
        path.write_bytes(base64.b64decode(self.cdp("Page.captureScreenshot", {"format": "png"})["data"]))

    def close(self) -> None:
        self.look().close()
        self.browser.looked_at = ""


def sat_down(phone: Phone, name: str) -> None:
    """Through the door with the code of the sign, and onto a chair."""
    phone.type("#name", name)
    phone.tap(".arrival .press.amber")
    phone.until("document.querySelector('.lobby .chair.mine')", f"{name} on a chair")
