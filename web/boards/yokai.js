// Portrait of a Yokai in a browser: four stacks between two sides, sketches to lay, what each would do.

import { b, button, div, el, fill, halves, p, sign, small, span, touch } from "../dom.js";
import { art, image, numbered, sheet } from "../pieces.js";
import { _, ngettext, plain, spoken } from "../say.js";
import { ALIKE, COLOURS, PAIRS, VALUE } from "./facts/yokai.js";

/** @typedef {import("../play.js").Host} Host */
/** @typedef {import("../play.js").Board} Board */
/** @typedef {{ top: number | null, cards: number, sides: number[][] }} Stack */

const sketchFile = (/** @type {number} */ sketch) => numbered("yokai/sketch", sketch, "jpg");
const yokaiFile = (/** @type {number} */ yokai) => numbered("yokai/yokai", yokai, "jpg");

/** @type {Record<string, string>[]} */
let names = [];
/** @type {Promise<void> | null} */
let named = null;

function nameAll() {
  named ??= fetch(art("yokai/names.json")).then((answer) => answer.json()).then((listed) => {
    names = listed.yokai.sort((/** @type {any} */ a, /** @type {any} */ b) => a.id - b.id).map((/** @type {any} */ yokai) => yokai.name);
  });
  return named;
}

const nameOf = (/** @type {number} */ yokai) => names[yokai]?.[spoken] ?? "";

// What a move would do, as far as the open cards tell (engine/games/yokai/board.py) -----------------------------------

/** @param {any} view @param {any} move @returns {{ told: string[], left: number | null }} */
export function foresee(view, move) {
  const me = view.turn, on = COLOURS.indexOf(move.on), told = /** @type {string[]} */ ([]);
  const tops = view.stacks.map((/** @type {Stack} */ stack) => stack.top), cards = view.stacks.map((/** @type {Stack} */ stack) => stack.cards);
  const sides = [0, 1].map((seat) => view.stacks.map((/** @type {Stack} */ stack) => [...stack.sides[seat]]));
  sides[me][on].push(move.sketch);
  let touched = on;
  if (move.summon) {
    touched = COLOURS.indexOf(move.summon);
    tops[on] = tops[touched];
    cards[on] += 1;
    cards[touched] -= 1;
    tops[touched] = null;
  } else if (move.distract) {
    const sketch = sides[1 - me][on].pop(), [first, second] = PAIRS[Math.floor(sketch / ALIKE)];
    touched = first === on ? second : first;
    sides[1 - me][touched].push(sketch);
  }
  const check = (/** @type {number} */ stack) => {
    const yokai = tops[stack];
    if (yokai === null || sides[0][stack].length + sides[1][stack].length < VALUE[yokai]) return;
    const ahead = sides[me][stack].length - sides[1 - me][stack].length;
    if (ahead === 0) told.push(_("the yokai hides"));
    else told.push(ahead > 0 ? ngettext("{n} point for you", "{n} points for you", VALUE[yokai]) : ngettext("{n} point for them", "{n} points for them", VALUE[yokai]));
    tops[stack] = null;
  };
  check(on);
  if (touched !== on) check(touched);
  const top = tops[on];
  return { told, left: top === null ? null : VALUE[top] - sides[0][on].length - sides[1][on].length };
}

/** @param {any} view @param {any} move */
function promise(view, move) {
  const { told, left } = foresee(view, move);
  if (told.length) return told.join(", ");
  return left === null ? _("Nobody knows what lies beneath") : ngettext("then {n} to go", "then {n} to go", left);
}

/** @param {any} move */
function offerTitle(move) {
  if (move.distract) return _("Distract their last sketch");
  if (move.summon === "water") return _("Summon the water yokai");
  if (move.summon === "fire") return _("Summon the fire yokai");
  if (move.summon === "earth") return _("Summon the earth yokai");
  return move.summon === "wind" ? _("Summon the wind yokai") : _("Just lay it");
}

/** A line for what happened. @param {any} step @param {Host} host */
function stepTold(step, host) {
  if (step.type === "took") {
    const more = { yokai: nameOf(step.yokai), name: host.names[step.seat] }, n = VALUE[step.yokai];
    return step.seat === host.me ? ngettext("{yokai} is yours: {n} point", "{yokai} is yours: {n} points", n, more)
      : ngettext("{yokai} goes to {name}: {n} point", "{yokai} goes to {name}: {n} points", n, more);
  }
  if (step.type === "hid") return _("The same on both sides: {yokai} hides", { yokai: nameOf(step.yokai) });
  if (step.type === "summoned") return _("{yokai} is summoned to another stack", { yokai: nameOf(step.yokai) });
  if (step.type === "distracted") return _("A sketch is distracted to its other element");
  return step.type === "shuffled" ? _("The used sketches are shuffled into a new pile") : "";
}

// The board -----------------------------------------------------------------------------------------------------------

/** @param {Host} host @param {any} view @param {number} below the seat whose side is nearer @param {Set<string>} [lit] where something can be laid @param {(colour: string) => void} [press] */
function stacks(host, view, below, lit, press) {
  return div("stacks", ...view.stacks.map((/** @type {Stack} */ stack, /** @type {number} */ at) => {
    const side = (/** @type {number} */ seat) => el("span", { class: "pile", "data-n": stack.sides[seat].length || null },
      ...stack.sides[seat].slice(-4).map((sketch) => image(sketchFile(sketch), true)));
    const takes = lit?.has(COLOURS[at]);
    const left = stack.top === null ? 0 : VALUE[stack.top] - stack.sides[0].length - stack.sides[1].length;
    return touch(`stack ${COLOURS[at]} ${takes ? "lit" : ""}`, () => (takes ? press?.(COLOURS[at]) : look(host, stack)), {},
      side(1 - below),
      span("portrait", stack.top === null ? span("none", _("empty")) : image(yokaiFile(stack.top), host.me !== null, nameOf(stack.top)),
        stack.top !== null && span("number", VALUE[stack.top])),
      span("left", stack.top === null ? "" : ngettext("{n} to go", "{n} to go", left)),
      side(below));
  }));
}

/** A stack from nearby. @param {Host} host @param {Stack} stack */
function look(host, { top, cards, sides }) {
  sheet(top === null ? _("empty") : nameOf(top), div("row", top !== null && image(yokaiFile(top), false, "", "large")),
    p("", _("Cards in this stack: {n}", { n: cards })),
    ...[0, 1].map((seat) => div("row", host.plate(seat), ...sides[seat].map((sketch) => thumb(sketchFile(sketch))))));
}

/** @param {string} file */
const thumb = (file) => image(file, true, "", "thumb");

/** The sentence under the stacks; a tap shows again what the last turns brought, step by step. @param {Host} host @param {any} view @param {string} words */
function retold(host, view, words) {
  const steps = [...view.steps_before, ...view.steps].filter((step) => step.type !== "drew");
  if (!steps.length) return p("quote", words);
  let seat = 0;
  const again = () => sheet(_("What just happened"), ...steps.map((step) => {
    seat = step.seat ?? seat;
    return div("rank", host.badge(seat, "small"), span("", step.type === "laid" ? `${host.names[seat]}: ${elementName(step.on)}` : stepTold(step, host)),
      step.type !== "shuffled" && thumb(step.sketch === undefined ? yokaiFile(step.yokai) : sketchFile(step.sketch)));
  }));
  return touch("quote retold", again, {}, words || _("Show again"), sign("turn"));
}

/** What spectators see. @param {Host} host @param {any} view */
function watched(host, view) {
  const side = (/** @type {number} */ seat) => div("row across", host.plate(seat, ngettext("{n} sketch", "{n} sketches", view.in_hand[seat])),
    b("score", plain(host.gained(seat))), albums(view, seat));
  return [side(0), stacks(host, view, 1), side(1), p("quote", [...view.steps_before, ...view.steps].map((step) => stepTold(step, host)).filter(Boolean).pop())];
}

/** @param {Host} host @returns {Board} */
function seat(host) {
  const { made, middle, bottom } = halves("board yokai");
  /** @type {number | null} */ let picked = null;
  nameAll().then(() => show());

  const show = () => {
    if (!host.table.open || !host.changed(picked, names.length)) return;
    const view = host.view;
    if (host.me === null) {
      fill(middle, ...watched(host, view));
      return fill(bottom);
    }
    const lays = host.may("lay"), mine = lays.filter((move) => move.sketch === picked);
    if (picked !== null && !view.hand.includes(picked)) picked = null;
    const lit = new Set(mine.map((move) => move.on)), done = host.may("enough")[0];
    fill(middle, opponent(view), stacks(host, view, host.me, lit, (colour) => lay(view, mine.filter((move) => move.on === colour))),
      retold(host, view, told(view, lays)));
    fill(bottom, div("hand-row", ...view.hand.map((/** @type {number} */ sketch) => touch(`sketch ${sketch === picked ? "chosen" : ""}`, () => { picked = picked === sketch ? null : sketch; show(); }, {}, image(sketchFile(sketch), true)))),
    lays.length || done ? touch(`press wide ${done && view.laid ? "amber" : ""}`, () => host.say(done), { disabled: !done }, _("End my turn"))
      : host.goOn());
    if (lays.length && picked === null) host.hint("web-yokai-lay", _("Tap a sketch, and then the stack where it should go."), made);
    else if (picked !== null) host.hint("yokai-landing", _("It can go where the light is: a sketch has two elements, and you choose one."), made);
  };

  const opponent = (/** @type {any} */ view) => {
    const them = 1 - /** @type {number} */ (host.me);
    return div("row across", host.plate(them, ngettext("{n} sketch", "{n} sketches", view.in_hand[them])), albums(view, them), view.albums[1 - them].length > 0 && [span("soft", _("You:")), albums(view, 1 - them)]);
  };

  /** @param {any} view @param {any[]} lays */
  const told = (view, lays) => {
    if (host.scene.ended) return "";
    const steps = view.steps.length > 1 || !lays.length ? view.steps : [...view.steps_before, ...view.steps];
    const last = steps.map((/** @type {any} */ step) => stepTold(step, host)).filter(Boolean).slice(-2).join("\n");
    if (last) return last;
    if (lays.length) return picked === null ? ngettext("may lay {n} more", "may lay {n} more", 3 - view.laid) : promiseOfAll(view, lays.filter((move) => move.sketch === picked));
    return "";
  };

  /** @param {any} view @param {any[]} moves */
  const promiseOfAll = (view, moves) => moves.filter((move) => !move.summon && !move.distract).map((move) => `${elementName(move.on)}: ${promise(view, move)}`).join("\n");

  /** @param {any} view @param {any[]} moves */
  const lay = async (view, moves) => {
    if (moves.length === 1) return say(moves[0]);
    const found = sheet(_("What shall it do?"), ...moves.map((move) => touch("press wide offer", () => { found.close(); say(move); }, {}, b("", offerTitle(move)), small("", promise(view, move)))),
      button(_("Take the sketch back"), () => found.close(), "quiet"));
  };

  const say = async (/** @type {any} */ move) => {
    picked = null;
    await host.say(move);
    show();
  };

  return { el: made, show, round: roundTold };
}

/** @param {string} colour */
function elementName(colour) {
  return { water: _("Water"), fire: _("Fire"), earth: _("Earth"), wind: _("Wind") }[colour] ?? "";
}

/** @param {any} view */
function roundTold(view) {
  return view.rounds ? _("Round {n} of {all}", { n: Math.ceil(view.turns / 2), all: view.rounds }) : "";
}

/** The yokai that a seat has taken. @param {any} view @param {number} seat */
function albums(view, seat) {
  const taken = view.albums[seat];
  return el("span", { class: "album", "data-n": taken.length || null }, ...taken.slice(-5).map((/** @type {number} */ yokai) => image(yokaiFile(yokai), true, nameOf(yokai))));
}

/** @param {Host} host @returns {Board} */
function screen(host) {
  const made = div("board yokai");
  nameAll().then(() => show());
  const show = () => {
    if (host.table.open) fill(made, ...watched(host, host.view));
  };
  return { el: made, show, round: roundTold };
}

/** @type {import("../play.js").GameBoard} */
export const BOARD = { seat, screen };
