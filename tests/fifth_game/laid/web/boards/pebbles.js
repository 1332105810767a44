// Pebbles in a browser: the heap, and as many buttons as pebbles may be taken.

import { button, div, el, fill, p } from "../dom.js";
import { plain, _, ngettext } from "../say.js";

/** @typedef {import("../play.js").Host} Host */
/** @typedef {import("../play.js").Board} Board */

const PEBBLE = { display: "inline-block", width: "22%", "aspect-ratio": "4 / 3", margin: "1.5%", "border-radius": "50%", background: "#5e7f4c" };

/** @param {number} heap */
function lying(heap) {
  return el("div", { class: "heap", role: "img", "aria-label": _("The heap") }, ...Array.from({ length: heap }, () => el("span", { style: PEBBLE })));
}

/** @param {Host} host */
function headline(host) {
  const { turn } = host.view;
  return turn === null || host.scene.ended ? _("Pebbles") : _("{name} takes", { name: host.names[turn] });
}

/** @param {Host} host @returns {Board} */
function seat(host) {
  const middle = div("middle"), bottom = div("bottom"), made = div("board", middle, bottom);
  const show = () => {
    fill(middle, p("quote", headline(host)), lying(host.view.heap));
    fill(bottom, ...host.may("grab").map((move) => button(ngettext("Take {n}", "Take {n}", move.count), () => host.say(move), "amber wide")));
    if (bottom.childElementCount) host.hint("pebbles-take", _("Take one, two or three: the last pebble wins."), made);
  };
  return { el: made, show };
}

/** @param {Host} host @returns {Board} */
function screen(host) {
  const made = div("board");
  const show = () => fill(made, p("quote", headline(host)), lying(host.view.heap),
    div("plates", ...host.plates((place) => plain(host.gained(place)))));
  return { el: made, show };
}

/** @type {import("../play.js").GameBoard} */
export const BOARD = { seat, screen };
