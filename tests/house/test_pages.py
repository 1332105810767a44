"""What is found in pages that could be read as HTML, ask elsewhere, or know a game."""

import pytest

from tools import web
from tools.house.checks import pages


@pytest.mark.parametrize(
    "line",
    [
        "made.innerHTML = name",
        "made.insertAdjacentHTML('beforeend', name)",
        "document.write(name)",
        "eval(said)",
        "fetch('https://elsewhere.example/x.js')",
        "@import url(//cdn.example/x.css)",
        "setTimeout('alert(1)')",
        "made.setAttribute('onclick', said)",
        "/* only a name */ made.innerHTML = name",
        " */ made.innerHTML = name",
    ],
)
def test_what_a_page_may_not_do_is_found(tmp_path, line):
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "page.js").write_text(line)
    assert len(pages.unsafe_pages(tmp_path)) == 1


@pytest.mark.parametrize(
    "line",
    ["<script>go()</script>", "<body onload='go()'>", "<p style='color: red'>", "<style>p {}</style>"],
)
def test_what_a_page_may_not_do_inline_is_found(tmp_path, line):
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "page.html").write_text(line)
    assert len(pages.unsafe_pages(tmp_path)) == 1


@pytest.mark.parametrize(
    "line", ["// never innerHTML", " * never innerHTML", "/** never innerHTML */", "go(); el('b')"]
)
def test_what_is_only_said_of_it_is_not(tmp_path, line):
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "page.js").write_text(line)
    assert pages.unsafe_pages(tmp_path) == []


def test_a_game_outside_its_own_module_is_found(tmp_path):
    (tmp_path / "web" / "boards").mkdir(parents=True)
    (tmp_path / "web" / "boards" / "chess.js").write_text('const name = "chess";')
    (tmp_path / "web" / "play.js").write_text('if (game === "chess") start();')
    assert pages.games_known_to_pages(tmp_path) == ['web/play.js:1: "chess"']


def test_what_the_pages_know_is_what_python_says():
    assert web.differing() == []


def test_a_page_that_is_not_what_python_says_is_found(tmp_path, monkeypatch):
    monkeypatch.setattr(web, "WEB", tmp_path)
    assert web.main(["update"]) == 0 and web.differing() == []
    (tmp_path / "facts.js").write_text("export const VERSION = 3;")
    (tmp_path / "boards" / "facts" / "chess.js").write_text("")
    (tmp_path / "boards" / "facts" / "yokai.js").unlink()
    assert web.differing() == ["boards/facts/chess.js", "boards/facts/yokai.js", "facts.js"]
    assert web.main(["check"]) == 1


def test_our_own_pages_are_clean():
    assert pages.unsafe_pages() + pages.games_known_to_pages() == []


def needs_npm():
    if not pages.brought_by_npm():
        pytest.skip(pages.NO_NPM)


@pytest.mark.long
def test_a_wrong_type_is_found(tmp_path):
    needs_npm()
    config = tmp_path / "tools" / "house" / "npm" / "tsconfig.json"
    config.parent.mkdir(parents=True)
    config.write_bytes((pages.PINNED / "tsconfig.json").read_bytes())
    page = tmp_path / "web" / "page.js"
    page.parent.mkdir()
    page.write_text("/** @param {number} n */\nexport const twice = (n) => 2 * n;\n")
    assert pages.page_types(tmp_path) == []
    page.write_text(page.read_text() + "twice('two');\n")
    (found,) = pages.page_types(tmp_path)
    assert "page.js(3,7)" in found


TOO_NEW = {
    ".a { height: 100dvh; }": "viewport_percentage_units_dynamic",
    ".a { width: min(100%, 5cqw); }": "container_query_length_units",
    ".a { translate: 1px 2px; }": "properties.translate",
    ".a { overflow-wrap: anywhere; }": "overflow-wrap.anywhere",
    ".a { background: oklch(50% 0.1 20); }": "color.oklch",
    ".a:has(b) { margin: 0; }": "selectors.has",
    ".a { &.b { margin: 0; } }": "selectors.nesting",
    ".a { .b { margin: 0; } }": "Identifier is expected",
    "@layer a { b { margin: 0; } }": "at-rules.layer",
    "@media (width >= 700px) { b { margin: 0; } }": "media.range_syntax",
    "structuredClone({});": "structuredClone",
    "document.body.checkVisibility();": "Element.checkVisibility",
    "AbortSignal.timeout(5);": "AbortSignal.timeout",
    "document.body.style.translate = '1px';": "properties.translate",
    "make({ style: { translate: '1px' } });": "properties.translate",
    "/(?<=a)b/.test('ab');": "lookbehind_assertion",
    "class A { static { go(); } }": "newer than ES2021",
}


@pytest.mark.long
def test_what_old_browsers_do_not_know_is_found(tmp_path):
    needs_npm()
    (tmp_path / "web").mkdir()
    for number, line in enumerate(TOO_NEW):
        kind = "css" if line.startswith((".", "@")) else "js"
        (tmp_path / "web" / f"{number}.{kind}").write_text(line)
    found = pages.unknown_to_old_browsers(tmp_path)
    not_found = [
        line
        for number, (line, what) in enumerate(TOO_NEW.items())
        if not any(f"web/{number}." in finding and what in finding for finding in found)
    ]
    assert not_found == []


@pytest.mark.long
@pytest.mark.parametrize(
    "line",
    [
        ".a { height: 100vh; height: 100dvh; }",
        ".a { user-select: none; -webkit-user-select: none; }",
        "@supports (width: 1cqw) { .a { width: 5cqw; } }",
        ".a { color: #fff8; inset: 0; aspect-ratio: 2 / 3; width: clamp(1px, 2vw, 3px); }",
    ],
)
def test_what_has_something_to_stand_in_for_it_is_not(tmp_path, line):
    needs_npm()
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "page.css").write_text(line)
    assert pages.unknown_to_old_browsers(tmp_path) == []
