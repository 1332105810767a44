"""Modules and styles as they are served: without comments and air, and otherwise as they are written."""

from pathlib import Path

import pytest

from app.web import page_sentences
from app.web.as_served import as_served, module_as_served, style_as_served

MODULES = sorted(page_sentences.PAGES.rglob("*.js"))


@pytest.mark.parametrize(
    ("written", "served"),
    [
        ("// What it is.\n\n/** @param {number} n */\nexport const f = 1; // more\n", "export const f=1;"),
        ('const at = "http://x"; /* no */ const y = /** @type {any} */ (at);', 'const at="http://x",y=(at);'),
        ("a('it  //  is', \"a /* b */ c\")", "a('it  //  is',\"a /* b */ c\")"),
        ('b = `d  // ${ e + "}  `" } /* f */`', 'b=`d  // ${ e + "}  `" } /* f */`'),
        ("`one ${ `two ${ {three: 3} }` }  one`", "`one ${ `two ${ {three: 3} }` }  one`"),
        ("x = /[/ ]  \\/ /g.test(y);", "x=/[/ ]  \\/ /g.test(y);"),
        ("return / a  b/u", "return/ a  b/u"),
        ("x = (a + b) / c / d;", "x=(a+b)/c/d;"),
        ("x = list[0] / 2 / y;", "x=list[0]/2/y;"),
        ("a + +b - -c - --d + ++e;", "a+ +b- -c- --d+ ++e;"),
        ("a / /b/.c;", "a/ /b/.c;"),
        ("1 .toFixed(2)", "1 .toFixed(2)"),
        ("return typeof a in b", "return typeof a in b"),
        ("const f = () => {}\nf()\n(g)\n[h]", "const f=()=>{}\nf()\n(g)\n[h]"),
        ("f(\n  a,\n  b,\n)\n  .then(\n    c\n  );\ng();", "f(a,b).then(c);g();"),
        ("if (a) {\n  b();\n}\nreturn\n", "if(a){b()}return"),
        ("{ if (a); } { while (f(b)); } { if (c) d; else; }", "{if(a);}{while(f(b));}{if(c)d;else;}"),
        ("for (;;) { a; }", "for(;;){a}"),
        ("[a, , ]; [, ]; { b, }", "[a,,];[,];{b}"),
        (
            "a = (b) => c; d((e) => f, (g, h) => i, () => j, async (k) => l);",
            "a=b=>c;d(e=>f,(g,h)=>i,()=>j,async(k)=>l);",
        ),
        ("return (a) => b;", "return(a)=>b;"),
        ("const a = () => b;\nconst { c } = d, e = 1;\nf();\nconst g = 2;", "const a=()=>b,{c}=d,e=1;f();const g=2;"),
        (
            "const a = () => { const b = 1; let c; const d = 2; return b; };\nconst e = 3;",
            "const a=()=>{const b=1;let c;const d=2;return b},e=3;",
        ),
        ("export const a = 1;\nexport const b = 2;", "export const a=1;export const b=2;"),
        (
            "for (const a of b) c;\nconst d = 1;\nif (d) e();\nconst f = 2;",
            "for(const a of b)c;const d=1;if(d)e();const f=2;",
        ),
        ("const a = 1\nconst b = 2;\nx.const;", "const a=1\nconst b=2;x.const;"),
        ("const a = 1\nf();\nconst b = 2;", "const a=1\nf();const b=2;"),
        (
            "export async function f() {\n}\nfunction g() {}\n(h);\nif (a) {}\nb();",
            "export async function f(){}function g(){}(h);if(a){}b();",
        ),
        (
            "class A extends B {\n  m(a = {}) {}\n  get n() { try {}\n catch {}\n }\n}\nf();",
            "class A extends B{m(a={}){}get n(){try{}catch{}}}f();",
        ),
        (
            "a = function () {}\nb = async function c() {}\nd = class {}\nclass E { f = function () {}\n g() {} }",
            "a=function(){}\nb=async function c(){}\nd=class{}\nclass E{f=function(){}\ng(){}}",
        ),
        ("a = { b() {} }\nc = () => { if (d) {}\n e(); }\nf()", "a={b(){}}\nc=()=>{if(d){}e()}\nf()"),
    ],
)
def test_air_goes_and_what_is_said_stays(written: str, served: str) -> None:
    assert module_as_served(written) == served


@pytest.mark.parametrize("cut", ['const a = "b', "const a = `b ${ c", "const a = /b"])
def test_what_never_ends_is_not_served(cut: str) -> None:
    with pytest.raises(ValueError, match="without its end"):
        module_as_served(cut)


def test_what_was_served_is_served_again_as_it_is() -> None:
    for path in MODULES:
        once = as_served(path).decode()
        assert module_as_served(once) == once, path.name


def test_every_sentence_of_a_page_is_served_as_it_is_written() -> None:
    for path in MODULES:
        source = path.read_text(encoding="utf-8")
        served = list(page_sentences.in_page(module_as_served(source)))
        assert served == list(page_sentences.in_page(source)), path.name


def test_a_style_keeps_its_strings_and_the_spaces_that_part_words() -> None:
    written = """/* Paper
 and ink */
@media (min-width: 700px) and (x) {
  .a > .b :not(.c), .d + .e ~ f { margin: 0 -8px; width: calc(1px * (2 + 3)) !important; grid-area: 1 / -1; }
}
.g::after { content: " ; }  "; }
"""
    assert style_as_served(written) == (
        "@media (min-width:700px) and (x){"
        ".a>.b :not(.c),.d + .e ~ f{margin:0 -8px;width:calc(1px * (2 + 3))!important;grid-area:1/-1}}"
        '.g::after{content:" ; }  "}'
    )


def test_other_files_are_served_byte_for_byte(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    page.write_text("<p>  a  <!-- b --></p>\n")
    assert as_served(page) == page.read_bytes()
