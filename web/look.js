// How the page looks: day or night, how large its letters are; and that the screen stays awake.

import { LETTERS } from "./facts.js";
import { remember, remembered } from "./kept.js";

const MOST_TRIES = 5;

/** @param {"day" | "night" | ""} look nothing: as the system is */
export function wear(look) {
  remember("look", look || undefined);
  dress();
}

/** @param {keyof typeof LETTERS} size */
export function write(size) {
  remember("letters", size);
  dress();
}

export function letters() {
  const size = remembered("letters") ?? "normal";
  return /** @type {keyof typeof LETTERS} */ (size in LETTERS ? size : "normal");
}

export function look() {
  return remembered("look") ?? "";
}

export function dress() {
  const dark = look() ? look() === "night" : window.matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.look = dark ? "night" : "day";
  document.documentElement.style.setProperty("--letters", String(LETTERS[letters()]));
}

/** A picture that was lost on the way is asked for again, later each time. */
const lost = new WeakMap();

export function askAgainForPictures() {
  document.addEventListener("error", (event) => {
    const image = event.target, tries = lost.get(/** @type {object} */ (image)) ?? 0;
    if (!(image instanceof HTMLImageElement) || tries >= MOST_TRIES) return;
    lost.set(image, tries + 1);
    setTimeout(() => { image.src = image.src; }, 400 * 2 ** tries);
  }, true);
}

/** A silent film that runs: the one way for a page without a certificate. Starts only inside a tap. */
let awake = /** @type {HTMLVideoElement | null} */ (null);

export function stayAwake() {
  if (awake) return;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 2;
  const brush = canvas.getContext("2d");
  if (!("captureStream" in canvas) || !brush) return;
  awake = document.createElement("video");
  awake.muted = awake.loop = awake.playsInline = true;
  awake.className = "awake";
  awake.srcObject = canvas.captureStream(1);
  document.body.append(awake);
  setInterval(() => brush.fillRect(0, 0, 2, 2), 1000);
  awake.play().catch(() => {});
}
