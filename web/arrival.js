// Coming in: the code, a name, a colour with its symbol, a face drawn with a finger.

import { button, div, el, fill, h1, h3, main, p, section, span } from "./dom.js";
import { CODE, FACE_BYTES, FACE_PEN, FACE_PIECES, INKS, LONGEST_NAME, SEATS } from "./facts.js";
import { Pad } from "./ink/pad.js";
import { base64, keeps, remember, remembered, unbase64 } from "./kept.js";
import { _, gameWords, ngettext, sentence } from "./say.js";
import { badge } from "./pieces.js";

/** @typedef {{ name: string, colour: number, face: string | null, own_time: number }} Person ``own_time``: in percent of what others need */

/** The part of a face's bounds at which a wild hand is stopped: a table takes none beyond them. */
const NEARLY = 0.9;

/** The code that somebody meant; signs that look alike are put right. @param {string} typed */
export function tidy(typed) {
  const meant = /** @type {Record<string, string>} */ (CODE.meant);
  return [...typed.normalize("NFKC").toUpperCase()].filter((sign) => !CODE.between.includes(sign))
    .map((sign) => meant[sign] ?? sign).filter((sign) => CODE.signs.includes(sign)).slice(0, CODE.length).join("");
}

/** The code behind the # of a photographed address; it is not left there for others to read. */
export function codeOfSign() {
  const code = tidy(decodeURIComponent(location.hash.slice(1)));
  if (location.hash) history.replaceState(null, "", location.pathname);
  return code;
}

/** Who played here last. @returns {Person} */
export function person() {
  const colour = Number(remembered("colour") ?? Math.floor(Math.random() * SEATS.length));
  return { name: remembered("name") ?? "", colour, face: remembered("face") ?? null, own_time: Number(remembered("time") ?? 100) };
}

/** @param {Person} who */
function keep(who) {
  remember("name", who.name);
  remember("colour", String(who.colour));
  remember("face", who.face ?? undefined);
}

/**
 * @param {{ code: string, asksCode: boolean, why: import("./say.js").Why | null,
 *   taken: number[], sit(who: Person, code: string): void, words?: string, more?: Node | false }} options
 */
export function arrival(options) {
  const who = person();
  while (options.taken.includes(who.colour) && options.taken.length < SEATS.length) who.colour = (who.colour + 1) % SEATS.length;
  const page = main("page arrival");
  const code = codeSlots(options.code);
  const name = el("input", { class: "field", maxlength: LONGEST_NAME, value: who.name, autocomplete: "given-name", enterkeyhint: "done", id: "name" });
  const go = button(options.words ?? _("Sit down"), () => press(), "amber wide");
  const colours = el("div", { class: "colours", role: "radiogroup" });
  let log = who.face ? unbase64(who.face) : new Uint8Array();
  const pad = facePad(who, log, (bytes) => {
    const more = new Uint8Array(log.length + bytes.length);
    more.set(log);
    more.set(bytes, log.length);
    log = more;
    pad.enable(log.length < NEARLY * FACE_BYTES && pad.recorder.pieces < NEARLY * FACE_PIECES);
    showMends();
  });
  const startOver = () => {
    log = new Uint8Array();
    pad.open(log);
    pad.enable(true);
    showMends();
  };
  const mends = div("row", button(_("Undo"), () => pad.act("undone")), button(_("Start over"), startOver));
  const showMends = () => { mends.hidden = !pad.drawing.strokes.length; };

  const showColours = () => fill(colours, ...SEATS.map((_look, colour) => el("button", {
    class: `colour ${colour === who.colour ? "chosen" : ""}`, role: "radio", "aria-checked": String(colour === who.colour),
    disabled: options.taken.includes(colour), on: { click: () => {
      who.colour = colour;
      pad.style = { ...pad.style, colour: INKS[colour] };
      showColours();
    } } }, badge({ colour }))));

  const press = () => {
    who.name = name.value.trim().replace(/\s+/g, " ");
    if (options.asksCode && tidy(code.value).length < CODE.length) return code.focus();
    if (!who.name) return name.focus();
    pad.send();
    who.face = pad.drawing.empty ? null : base64(log);
    keep(who);
    options.sit(who, tidy(code.value));
  };
  name.addEventListener("keydown", (event) => event.key === "Enter" && name.blur());
  showColours();
  showMends();
  const title = h1("", _("Easel")), line = p("soft");
  about(title, line);
  fill(page, title, line,
    options.why && el("p", { class: "berry", role: "alert" }, sentence(options.why)),
    !keeps && p("berry", _("This browser forgets your seat when the page is closed. Better open the page in Chrome or Safari.")),
    options.asksCode && section("", h3("", _("The code")), code.el),
    section("", el("label", { for: "name" }, _("Your name")), name),
    section("", h3("", _("Your colour and sign")), colours),
    section("", h3("", _("Draw your face, if you like")), pad.el, mends),
    options.more, div("foot", go));
  return page;
}

/** What everybody in the Wi-Fi may know of the table anyway. @param {HTMLElement} title @param {HTMLElement} line */
async function about(title, line) {
  const answer = await fetch("/table.json").catch(() => null);
  if (!answer?.ok) return;
  const { name, game, free, playing } = await answer.json();
  const called = gameWords(game).title;
  title.textContent = _("{name}'s table", { name });
  line.textContent = playing ? _("{game} · they are playing; you may watch", { game: called })
    : free ? ngettext("{game} · {n} free seat", "{game} · {n} free seats", free, { game: called })
      : _("{game} · no free seat; you may watch", { game: called });
}

/** Six boxes over one field. @param {string} before */
function codeSlots(before) {
  const field = el("input", { class: "code-field", value: before, autocomplete: "off", autocapitalize: "characters", spellcheck: "false", inputmode: "text", "aria-label": _("The code") });
  const slots = Array.from({ length: CODE.length }, () => span("slot"));
  const show = () => {
    const code = tidy(field.value);
    if (field.value !== code) field.value = code;
    slots.forEach((slot, i) => {
      slot.textContent = code[i] ?? "";
      slot.classList.toggle("next", i === code.length);
    });
  };
  field.addEventListener("input", show);
  queueMicrotask(show);
  return { el: div("code", field, ...slots), get value() { return field.value; }, focus: () => field.focus() };
}

/** @param {Person} who @param {Uint8Array} log @param {(chunk: Uint8Array) => void} chunk */
function facePad(who, log, chunk) {
  const options = { shape: 2, style: FACE_PEN, colour: INKS[who.colour], chunk, log };
  try {
    return new Pad(options);
  } catch {
    return new Pad({ ...options, log: new Uint8Array() });
  }
}
