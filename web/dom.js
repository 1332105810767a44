// Elements, made by hand: whatever is said goes in as text, never as HTML.

/** @typedef {Node | string | number | false | null | undefined} Child */

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {{ class?: string, on?: Record<string, (event: any) => void>, style?: Record<string, string>, [name: string]: any }} [props]
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function el(tag, props = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "on") for (const [kind, hear] of Object.entries(value)) made.addEventListener(kind, hear);
    else if (name === "style") for (const [key, css] of Object.entries(value)) made.style.setProperty(key, css);
    else made.setAttribute(name, value === true ? "" : String(value));
  }
  fill(made, ...children);
  return made;
}

/** @param {Element} into @param {...(Child | Child[])} children */
export function fill(into, ...children) {
  into.replaceChildren(...children.flat().filter((child) => child !== false && child !== null && child !== undefined && child !== "").map((child) => (child instanceof Node ? child : String(child))));
}

/** @template {keyof HTMLElementTagNameMap} Tag @param {Tag} tag @returns {(kind?: string, ...children: (Child | Child[])[]) => HTMLElementTagNameMap[Tag]} */
const plain = (tag) => (kind, ...children) => el(tag, { class: kind || undefined }, ...children);

/** What most of a page is made of: elements that have a class, or "", and nothing else. */
export const div = plain("div"), span = plain("span"), p = plain("p"), b = plain("b"), small = plain("small"),
  h1 = plain("h1"), h3 = plain("h3"), section = plain("section"), main = plain("main");

/** A place whose middle scrolls, and what is below it. @param {string} kind */
export function halves(kind) {
  const middle = div("middle"), bottom = div("bottom");
  return { made: div(kind, middle, bottom), middle, bottom };
}

/** Whether what a page is made of has changed since it was asked with that before. @returns {(of: any) => boolean} */
export function changes() {
  let before = "";
  return (of) => before !== (before = JSON.stringify(of));
}

/** Says in its own style how large a place is: older browsers have no units for that. @param {HTMLElement} place */
export function measured(place) {
  new ResizeObserver(([{ contentRect: { width, height } }]) => {
    place.style.setProperty("--wide", `${width}px`);
    place.style.setProperty("--high", `${height}px`);
  }).observe(place);
  return place;
}

/** What is touched and is no button of words. @param {string} kind @param {() => void} press @param {Record<string, any>} more @param {...(Child | Child[])} children */
export function touch(kind, press, more, ...children) {
  return el("button", { class: kind, type: "button", on: { click: press }, ...more }, ...children);
}

/** @param {string} words @param {() => void} press @param {string} [kind] */
export function button(words, press, kind = "") {
  return touch(`press ${kind}`, press, {}, words);
}

/** A sign to be touched, and what it is called. @param {keyof typeof SIGNS} path @param {string} words @param {() => void} press @param {string} [kind] @param {Record<string, any>} [more] */
export function signButton(path, words, press, kind = "round", more) {
  return touch(kind, press, { "aria-label": words, ...more }, sign(path));
}

const SVG = "http://www.w3.org/2000/svg";

/** A drawn sign of one path on a square of 24. @param {keyof typeof SIGNS} name */
export function sign(name) {
  const made = document.createElementNS(SVG, "svg"), line = document.createElementNS(SVG, "path");
  made.setAttribute("viewBox", "0 0 24 24");
  made.setAttribute("aria-hidden", "true");
  made.classList.add("sign");
  line.setAttribute("d", SIGNS[name]);
  made.append(line);
  return made;
}

const SIGNS = {
  menu: "M4 6h16v2.4H4zM4 11h16v2.4H4zM4 16h16v2.4H4z",
  pencil: "M3 17.3V21h3.7L17.8 9.9l-3.7-3.7zM20.7 7a1 1 0 0 0 0-1.4l-2.3-2.3a1 1 0 0 0-1.4 0l-1.8 1.8 3.7 3.7z",
  marker: "M5 20h14v2H5zM8 12l6-9 4 3-6 9-5 2z",
  eraser: "M15.1 3.6 21 9.5a1.6 1.6 0 0 1 0 2.3L13.6 19H21v2H8.6l-5.6-5.6a1.6 1.6 0 0 1 0-2.3l9.8-9.5a1.6 1.6 0 0 1 2.3 0zM5 14.2 9.5 19h1.4l3-3-5.2-5.3z",
  undo: "M12.5 8c-2.7 0-5 1-6.9 2.6L2 7v9h9l-3.6-3.6c1.4-1.2 3.1-1.9 5.1-1.9 3.5 0 6.5 2.3 7.6 5.5l2.4-.8C21 11 17.2 8 12.5 8z",
  redo: "M11.5 8c2.7 0 5 1 6.9 2.6L22 7v9h-9l3.6-3.6c-1.4-1.2-3.1-1.9-5.1-1.9-3.5 0-6.5 2.3-7.6 5.5l-2.4-.8C3 11 6.8 8 11.5 8z",
  turn: "M12 5V1L7 6l5 5V7a6 6 0 1 1-6 6H4a8 8 0 1 0 8-8z",
  trash: "M6 19a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2V7H6zM19 4h-3.5l-1-1h-5l-1 1H5v2h14z",
  close: "M19 6.4 17.6 5 12 10.6 6.4 5 5 6.4l5.6 5.6L5 17.6 6.4 19l5.6-5.6 5.6 5.6 1.4-1.4-5.6-5.6z",
  flag: "M14.4 6 14 4H5v17h2v-7h5.6l.4 2h7V6z",
  robot: "M12 2a2 2 0 0 1 1 3.7V7h4a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3h4V5.7A2 2 0 0 1 12 2zM8.5 11a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4zm7 0a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4zM8 16.5V18h8v-1.5z",
};
