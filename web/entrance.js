// What both entrances have in common: how a page begins, and which one is shown.

import { fill } from "./dom.js";
import { forgetForNow } from "./kept.js";
import { askAgainForPictures, dress, stayAwake } from "./look.js";
import { closeAll } from "./pieces.js";
import { choose, likely, speak } from "./say.js";

/** @typedef {{ el: HTMLElement, close?: () => void }} Page */

const root = /** @type {HTMLElement} */ (document.getElementById("page"));
/** @type {Page | null} */
let page = null;
let shown = "";

/** @param {string} kind @param {() => Page} make */
export function turnTo(kind, make) {
  if (kind === shown) return;
  page?.close?.();
  shown = kind;
  page = make();
  closeAll();
  fill(root, page.el);
  root.scrollTop = 0;
}

/** The next page is made anew, even if it is of the kind that is shown. */
export function forgetPage() {
  shown = "";
}

/** All is said in another language from now on. @param {string} language @param {() => void} next */
export async function say(language, next) {
  choose(language);
  await speak(language);
  forgetPage();
  next();
}

/** Dressed, with its words; then the first page. @param {() => void} first */
export async function start(first) {
  dress();
  askAgainForPictures();
  await speak(likely());
  document.addEventListener("pointerup", stayAwake, { once: true });
  first();
  document.documentElement.dataset.ready = "";
  forgetForNow("again");
}
