// A seat in a browser, from the first knock to the last goodbye: which page is shown, and the menu of all pages.

import { arrival, codeOfSign, person } from "./arrival.js";
import { button, div, el, fill, h1, h3, main, p, section } from "./dom.js";
import { forgetPage, say, start, turnTo } from "./entrance.js";
import { LANGUAGES } from "./facts.js";
import { remember } from "./kept.js";
import { lobbyPage, mine, sitDown } from "./lobby.js";
import { dress, letters, look, stayAwake, wear, write } from "./look.js";
import { art, ask, choice, closeAll, sheet } from "./pieces.js";
import { Host, playPage, ways } from "./play.js";
import { _, gameWords, sentence, spoken } from "./say.js";
import { Table } from "./table.js";

/** @typedef {import("./entrance.js").Page} Page */

/** Milliseconds after which a table that does not answer is spoken of. */
const PATIENCE = 5000;

const table = new Table();
let codeFromSign = "";
/** Whether whoever came in has asked for a chair. */
let wantsChair = false;

function next() {
  const { link, lobby, open, why } = table;
  if (why && (link.where === "out" || why.key === "browsers-shut")) return away();
  if (!table.known && !link.wanted) return turnTo("arrival", arrive);
  if (!lobby || link.where === "knocking" || (link.inVain && !lobby.match)) return turnTo("knocking", knocking);
  if (open && lobby.match) return turnTo(`play ${open.match}`, () => playPage(table, { menu }));
  return turnTo("lobby", () => lobbyPage(table, { menu }));
}

/** We were sent away: back to the door with what was said there, or to a page that says what can be done. */
function away() {
  const why = /** @type {import("./say.js").Why} */ (table.why);
  if (["no-code", "wrong-code", "too-many-tries", "device-taken", "put-out", "not-known"].includes(why.key)) {
    forgetPage();
    return turnTo("arrival", arrive);
  }
  return turnTo(`away ${why.key}`, () => aside(toldAway(why), why.key === "another-device" ? _("Play in this tab") : _("Knock again"), again));
}

/** Where nothing is to be seen but what to do. @param {string} words @param {string} way @param {() => void} press */
const aside = (words, way, press) => ({ el: main("page away", h1("", _("Easel")), p("", words), button(way, press, "amber wide")) });

/** @param {import("./say.js").Why} why */
function toldAway(why) {
  return why.key === "another-device" ? _("Your seat is open in another tab or window of this browser.") : sentence(why);
}

function again() {
  table.why = null;
  table.link.where = "knocking";
  table.link.knock();
  next();
}

/** @returns {Page} */
function arrive() {
  const quiet = table.why?.key === "no-code" && !codeFromSign ? null : table.why;
  const code = table.why?.key === "wrong-code" ? "" : codeFromSign;
  return { el: arrival({ code, asksCode: true, why: quiet, taken: [],
    sit: (who, typed) => enter(who.name, typed, true) }) };
}

/** @param {string} name @param {string} code @param {boolean} sits */
function enter(name, code, sits) {
  stayAwake();
  table.name = name;
  table.code = code;
  wantsChair = sits;
  again();
}

/** Back to the door, with all that was typed there. */
function back() {
  codeFromSign ||= table.code;
  table.why = null;
  table.link.rest();
  next();
}

/** @returns {Page} */
function knocking() {
  const line = p("", _("Knocking …")), more = p("soft");
  const since = Date.now(), timer = setInterval(() => {
    if (!table.link.inVain && Date.now() - since < PATIENCE) return;
    fill(more, _("The table does not answer. Is its tablet awake, and on the same Wi-Fi as this one?"), " ",
      _("If the tablet shows another address now, open that one."));
    clearInterval(timer);
  }, 250);
  return { el: main("page knocking", h1("", _("Easel")), line, more,
    div("foot", button(_("Knock again"), again, "amber wide"), !table.known && button(_("Back"), back, "quiet wide"))),
  close: () => clearInterval(timer) };
}

// The menu ----------------------------------------------------------------------------------------------------------

function menu() {
  const host = table.open && table.lobby?.match ? new Host(table, table.seat) : null;
  sheet(_("Menu"),
    host && ways(host),
    button(_("The rules"), () => { closeAll(); rules(); }, "wide"),
    choice(_("Language"), LANGUAGES, spoken, (language) => say(language, next)),
    choice(_("Day or night"), { "": _("As the phone is"), day: _("Day"), night: _("Night") }, look(), (value) => wear(/** @type {any} */ (value))),
    choice(_("Text size"), { normal: _("Normal"), large: _("Large"), largest: _("Very large") }, letters(), (value) => write(/** @type {any} */ (value))),
    button(_("Show the hints again"), () => { closeAll(); remember("hints", undefined); forgetPage(); next(); }, "wide"),
    button(_("Leave the table"), leave, "quiet wide"));
}

function rules() {
  const game = gameWords(table.lobby?.game ?? "");
  sheet(game.title, ...game.rules.map(([title, words, cards]) => section("rule", h3("", title), p("", words),
    cards.length ? div("row", ...cards.map((file) => el("img", { src: art(file, file.endsWith(".jpg")), alt: "", loading: "lazy" }))) : null)));
}

async function leave() {
  const during = Boolean(table.lobby?.match);
  const yes = await ask(_("Leave the table?"), during ? _("Your seat waits for you: open this page again to come back.") : _("Your seat is free again for others."), _("Leave"), _("Stay"));
  if (!yes) return;
  if (during) {
    table.link.stop();
  } else {
    table.link.send({ is: "leave" });
    table.forget();
    table.link.stop();
  }
  table.lobby = null;
  turnTo("left", () => aside(_("Goodbye!"), _("Knock again"), () => location.reload()));
}

// The beginning -----------------------------------------------------------------------------------------------------

codeFromSign = codeOfSign();
window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change", dress);
document.addEventListener("gesturestart", (event) => event.preventDefault());
window.addEventListener("hashchange", () => { codeFromSign = codeOfSign(); if (!table.known) { forgetPage(); back(); } });
start(() => {
  table.listen("lobby", () => {
    if (wantsChair && table.lobby && !table.lobby.match) {
      wantsChair = false;
      if (!mine(table.lobby).length) sitDown(table, person());
    }
    next();
  });
  table.listen("scene", next);
  table.listen("link", next);
  if (table.known) table.link.knock();
  next();
});
