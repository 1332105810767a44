// The big screen: the way in and who has come; the table as a spectator may see it; the evening's album when nobody plays.

import { codeOfSign, tidy } from "./arrival.js";
import { b, button, div, el, fill, h1, main, p, section, span } from "./dom.js";
import { say, start, turnTo } from "./entrance.js";
import { CODE, LANGUAGES, SQUARES } from "./facts.js";
import { Paper } from "./ink/paper.js";
import { stayAwake } from "./look.js";
import { badge } from "./pieces.js";
import { boardOf, Host, playPage } from "./play.js";
import { _, calledHere, gameWords, ngettext, sentence } from "./say.js";
import { Table } from "./table.js";

const SHOWN = 9000;

/** @typedef {{ log: Uint8Array, words: string, who: import("./table.js").Seat }} Kept a drawing of this evening */

const table = new Table({ watches: true });
/** @type {Map<string, Kept>} */
const album = new Map();

function next() {
  const { link, lobby, open, why } = table;
  if (link.where === "out" || (!table.known && link.where !== "in")) return turnTo(`door ${why?.key ?? ""}`, door);
  if (!lobby) return turnTo("knocking", () => ({ el: main("screen", h1("", _("Knocking …"))) }));
  if (open && lobby.match) return turnTo(`play ${open.match}`, () => playPage(table, { menu() {} }, true));
  turnTo("lobby", lobbyScreen);
}

/** Six signs, typed with whatever a television has. */
function door() {
  const field = el("input", { class: "field", maxlength: 12, autocapitalize: "characters", autocomplete: "off", "aria-label": _("The code"), autofocus: true });
  const go = () => {
    const code = tidy(field.value);
    if (code.length === CODE.length) knock(code);
    else field.focus();
  };
  field.addEventListener("keydown", (event) => event.key === "Enter" && go());
  const why = table.why && table.why.key !== "no-code" ? sentence(table.why) : "";
  return { el: main("screen door", h1("", _("The table on a big screen")), why && p("quote", why),
    p("", _("Type the code that the hosting tablet shows for browsers.")), field, button(_("Show the table"), go, "amber"),
    div("row", ...Object.entries(LANGUAGES).map(([language, name]) => button(name, () => say(language, next))))) };
}

/** @param {string} code */
function knock(code) {
  stayAwake();
  table.name = _("Screen");
  table.code = code;
  table.why = null;
  table.link.where = "knocking";
  table.link.knock();
}

// Before a match and between two ------------------------------------------------------------------------------------

function lobbyScreen() {
  const made = main("screen lobby-screen"), show_ = slowShow();
  const show = () => table.lobby && fill(made, ...pieces(table.lobby, show_.el));
  const ends = [table.listen("lobby", show), table.listen("sign", show), table.listen("faces", show)];
  show();
  return { el: made, close: () => {
    ends.forEach((end) => end());
    show_.close();
  } };
}

/** @param {import("./table.js").Lobby} lobby @param {HTMLElement} drawings */
function pieces(lobby, drawings) {
  const sign = table.sign, game = gameWords(lobby.game), free = lobby.chairs.filter((chair) => !chair).length;
  return [
    el("header", {}, h1("", _("{name}'s table", { name: lobby.name })), p("says", `${game.title} · ${game.line}`)),
    div("halves",
      section("way-in", sign?.squares?.length ? qr(sign.squares) : null,
        p("address", sign?.address ?? location.origin), sign?.code && p("door-code", `${sign.code.slice(0, 3)} ${sign.code.slice(3)}`),
        p("soft", _("Same Wi-Fi as the hosting tablet"))),
      album.size ? drawings : null,
      section("sitting", ...lobby.chairs.map((chair) => chair && div("sits", badge(chair, table.face(chair.face)),
        b("", calledHere(chair, lobby.chairs)), chair.ready && span("tick", "✓"))),
      free > 0 && p("soft", ngettext("{n} free seat", "{n} free seats", free)))),
  ];
}

/** A square code, drawn: dark squares on light paper with the border that cameras need. @param {string[]} rows */
function qr(rows) {
  const made = el("canvas", { class: "qr" }), quiet = 4, side = rows.length + 2 * quiet, brush = made.getContext("2d");
  made.width = made.height = side;
  if (!brush) return made;
  brush.fillStyle = SQUARES.light;
  brush.fillRect(0, 0, side, side);
  brush.fillStyle = SQUARES.dark;
  rows.forEach((row, y) => [...row].forEach((square, x) => square === "1" && brush.fillRect(x + quiet, y + quiet, 1, 1)));
  return made;
}

// The album of the evening ------------------------------------------------------------------------------------------

/** Keeps the drawings that all have seen: what was revealed while this screen watched. */
async function collect() {
  const open = table.open;
  if (!open) return;
  const host = new Host(table, null), board = await boardOf(open.game);
  if (table.open?.match !== open.match || !board.drawings) return;
  for (const drawn of board.drawings(host)) {
    const log = table.ink(null, drawn.drawing);
    if (log.length) album.set(`${open.match} ${drawn.drawing}`, { log, words: drawn.words, who: host.scene.seats[drawn.seat] });
  }
}

function slowShow() {
  const made = section("album-show");
  let at = 0;
  const show = () => {
    const all = [...album.values()];
    if (!all.length) return;
    const kept = all[at++ % all.length], paper = new Paper();
    fill(made, paper.el, p("quote", kept.words), p("", kept.who.name));
    paper.show(kept.log);
  };
  show();
  const timer = setInterval(show, SHOWN);
  return { el: made, close: () => clearInterval(timer) };
}

const code = codeOfSign();
start(() => {
  table.name = _("Screen");
  for (const what of /** @type {import("./table.js").News[]} */ (["lobby", "scene", "link"])) table.listen(what, next);
  table.listen("scene", collect);
  table.listen("ink", collect);
  if (code.length === CODE.length) knock(code);
  else if (table.known) table.link.knock();
  next();
});
