// What every page is made of: badges, cards, sheets, short notices, and what is asked before it cannot be undone.

import { b, button, div, el, fill, h3, p, section, sign, signButton, small, span, touch } from "./dom.js";
import { SEATS } from "./facts.js";
import { Paper } from "./ink/paper.js";
import { remember, remembered } from "./kept.js";
import { _, cardFile } from "./say.js";

/** @typedef {import("./table.js").Seat} Seat */

/** The address of something the app shows. @param {string} file folder and name @param {boolean} [small] */
export function art(file, small = false) {
  return new URL(`${small ? "small" : "art"}/${file}`, import.meta.url).href;
}

/** One of many of a kind. @param {string} kind @param {number} n @param {string} ending */
export function numbered(kind, n, ending) {
  return `${kind}-${String(n).padStart(2, "0")}.${ending}`;
}

/** @param {string} file @param {boolean} [small] @param {string} [alt] @param {string} [kind] */
export function image(file, small, alt = "", kind) {
  return el("img", { class: kind, src: art(file, small), alt });
}

// Badges ------------------------------------------------------------------------------------------------------------

/** A seat's colour with its symbol, or the face that its player drew. @param {{ colour: number, bot?: string | null }} seat @param {Uint8Array | null} [face] @param {string} [more] */
export function badge(seat, face = null, more = "") {
  const place = seat.colour % SEATS.length, [colour, on] = SEATS[place], symbol = numbered("table/seat", place, "png");
  const made = el("span", { class: `badge ${more}`, style: { "--seat": colour, "--on-seat": on } });
  if (face) made.append(drawnFace(face), symbolOf(symbol, "edge"));
  else made.append(symbolOf(symbol));
  if (seat.bot) made.append(span("robot", sign("robot")));
  return made;
}

/** @param {string} symbol @param {string} [more] */
function symbolOf(symbol, more = "") {
  return el("span", { class: `symbol ${more}`, style: { "-webkit-mask-image": `url("${art(symbol)}")` } });
}

/** @param {Uint8Array} ink */
function drawnFace(ink) {
  const made = el("canvas", { class: "face", width: 128, height: 128 });
  try {
    const paper = new Paper(2);
    paper.close();
    paper.base = made;
    paper.live = el("canvas", { width: 128, height: 128 });
    paper.drawing.add(ink);
    paper.repaint();
  } catch {
    return span();
  }
  return made;
}

// Cards -------------------------------------------------------------------------------------------------------------

/** The picture of a card: one of ours, or one of the table's own deck. @param {string} card @param {boolean} [small] */
export function picture(card, small = true) {
  const file = cardFile(card);
  return el("img", { class: "picture", alt: "", draggable: "false", src: art(file ? `pictures/${file}` : `own/${card}.jpg`, small) });
}

/** Tells a tap from a finger that stays: the second looks closer. @param {HTMLElement} on @param {() => void} tap @param {() => void} hold */
function tapOrHold(on, tap, hold) {
  let timer = 0, held = false;
  on.addEventListener("pointerdown", () => {
    held = false;
    timer = setTimeout(() => {
      if (!on.isConnected) return; // the table changed under the finger, and nobody would hear of its end
      held = true;
      hold();
    }, 380);
  });
  for (const kind of ["pointerup", "pointercancel", "pointerleave"]) on.addEventListener(kind, () => clearTimeout(timer));
  on.addEventListener("contextmenu", (event) => event.preventDefault());
  on.addEventListener("click", () => (held ? undefined : tap()));
}

/** What can be done with a card that is looked at: no words where nothing can. @typedef {{ words(card: string): string, press(card: string): void }} Act */

/**
 * One of a few cards: a tap does what `tap` does, or looks closer where that is nothing to do, as a finger that stays does.
 * @param {import("./play.js").Host} host @param {string[]} ids @param {number} at
 * @param {{ chosen?: boolean, more?: string, number?: string | number, label?: string, tap?: () => any, act?: Act }} how
 */
export function cardTouch(host, ids, at, { chosen, more = "", number, label, tap, act }) {
  const made = el("button", { class: `card ${chosen ? "chosen" : ""} ${more}`, "aria-pressed": String(Boolean(chosen)) },
    picture(ids[at], host.me !== null), number && span("number", number), label && span("label", label));
  const look = () => lookCloser(ids, at, act);
  tapOrHold(made, () => (tap && tap() !== false ? undefined : look()), look);
  return made;
}

/** What is chosen once a place is tapped: of more than the most, the last. @param {number[]} places @param {number} place @param {number} most */
export function toggled(places, place, most) {
  return places.includes(place) ? places.filter((other) => other !== place) : [...places, place].slice(-most);
}

/** A few cards, one of them as large as the screen; a swipe shows the next. @param {string[]} cards @param {number} at @param {Act} [act] */
export function lookCloser(cards, at, act) {
  let place = at, startX = 0;
  const holder = el("div", { class: "closer", role: "dialog" }), shown = div("closer-card");
  const close = () => holder.remove();
  const show = () => {
    const card = cards[place];
    fill(shown, picture(card, false));
    fill(below, cards.length > 1 && span("dots", `${place + 1} / ${cards.length}`),
      act && act.words(card) ? button(act.words(card), () => { close(); act.press(card); }, "amber") : null,
      button(_("Close"), close));
  };
  const below = div("row closer-row");
  holder.append(shown, below);
  const move = (/** @type {number} */ by) => {
    place = (place + by + cards.length) % cards.length;
    show();
  };
  shown.addEventListener("pointerdown", (event) => { startX = event.clientX; });
  // Else a quick swipe is taken for a fling, and the tap that follows it is not heard.
  shown.addEventListener("touchstart", (event) => event.preventDefault(), { passive: false });
  shown.addEventListener("pointerup", (event) => {
    const by = event.clientX - startX;
    if (Math.abs(by) > 40) move(by < 0 ? 1 : -1);
    else close();
  });
  show();
  document.body.append(holder);
}

// Sheets and notices ----------------------------------------------------------------------------------------------

/** @typedef {{ el: HTMLElement, close(): void, fill(...children: any[]): void }} Sheet */

/** A piece of paper over the page. @param {string} title @param {...any} children @returns {Sheet} */
export function sheet(title, ...children) {
  const body = div("sheet-body");
  const paper = el("section", { class: "sheet", role: "dialog", "aria-label": title },
    el("header", {}, el("h2", {}, title), signButton("close", _("Close"), () => close())), body);
  const veil = div("veil", paper);
  const close = () => {
    veil.remove();
    veil.dispatchEvent(new Event("close"));
  };
  veil.addEventListener("click", (event) => event.target === veil && close());
  fill(body, ...children);
  document.body.append(veil);
  return { el: veil, close, fill: (...more) => fill(body, ...more) };
}

/** One of a few. @param {string} title @param {Record<string, string>} values @param {string} chosen @param {(value: string) => void} take */
export function choice(title, values, chosen, take) {
  const row = el("div", { class: "choice", role: "radiogroup", "aria-label": title });
  const show = (/** @type {string} */ now) => fill(row, ...Object.entries(values).map(([value, words]) => button(words, () => {
    show(value);
    take(value);
  }, value === now ? "chosen" : "")));
  show(chosen);
  return section("", h3("", title), row);
}

/** What was asked or shown over a page is over with it. @param {string} [what] */
export function closeAll(what = ".veil, .closer") {
  for (const open of document.querySelectorAll(what)) open.remove();
}

/** Asks before what cannot be undone; null where it was put away without an answer. @param {string} title @param {string} words @param {string} yes @param {string} [no] @param {Node} [shown] @returns {Promise<boolean | null>} */
export function ask(title, words, yes, no = _("Not yet"), shown) {
  return new Promise((done) => {
    const answer = (/** @type {boolean} */ said) => {
      done(said);
      found.close();
    };
    const found = sheet(title, shown, words && p("", words), div("row",
      button(no, () => answer(false)), button(yes, () => answer(true), "amber")));
    found.el.addEventListener("close", () => done(null));
  });
}

let notices = /** @type {HTMLElement | null} */ (null);

/** A line that goes by itself. @param {string} words */
export function tell(words) {
  if (!words) return;
  if (!notices) document.body.append(notices = el("div", { class: "notices", role: "status", "aria-live": "polite" }));
  const line = p("notice", words);
  notices.replaceChildren(line);
  setTimeout(() => line.remove(), 2000 + 60 * words.length);
}

/** @param {HTMLElement} into @returns {HTMLElement | null} */
const slipOf = (into) => into.querySelector(":scope > .hint");

/** What a hint said was done. @param {HTMLElement} into */
export function forgetHint(into) {
  slipOf(into)?.click();
}

/** A sentence that is said once on this browser. @param {string} key @param {string} words @param {HTMLElement} into */
export function hint(key, words, into) {
  const known = (remembered("hints") ?? "").split(" ");
  const shown = slipOf(into);
  if (shown?.dataset.key === key) return;
  shown?.remove();
  if (known.includes(key)) return;
  const slip = touch("hint", () => {
    remember("hints", [...known, key].join(" "));
    slip.remove();
  }, { "data-key": key }, words);
  into.insertBefore(slip, into.querySelector(":scope > .bottom"));
}
