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

/** @param {string} words @param {() => void} press @param {string} [kind] */
export function button(words, press, kind = "") {
  return el("button", { class: `press ${kind}`, type: "button", on: { click: press } }, words);
}

const SVG = "http://www.w3.org/2000/svg";

/** A drawn sign of one path on a square of 24. @param {string} path */
export function sign(path) {
  const made = document.createElementNS(SVG, "svg"), line = document.createElementNS(SVG, "path");
  made.setAttribute("viewBox", "0 0 24 24");
  made.setAttribute("aria-hidden", "true");
  made.classList.add("sign");
  line.setAttribute("d", path);
  made.append(line);
  return made;
}

export const SIGNS = {
  pause: "M7 4h4v16H7zM14 4h4v16h-4z",
  menu: "M4 6h16v2.4H4zM4 11h16v2.4H4zM4 16h16v2.4H4z",
  pencil: "M3 17.3V21h3.7L17.8 9.9l-3.7-3.7zM20.7 7a1 1 0 0 0 0-1.4l-2.3-2.3a1 1 0 0 0-1.4 0l-1.8 1.8 3.7 3.7z",
  marker: "M5 20h14v2H5zM8 12l6-9 4 3-6 9-5 2z",
  eraser: "M15.1 3.6 21 9.5a1.6 1.6 0 0 1 0 2.3L13.6 19H21v2H8.6l-5.6-5.6a1.6 1.6 0 0 1 0-2.3l9.8-9.5a1.6 1.6 0 0 1 2.3 0zM5 14.2 9.5 19h1.4l3-3-5.2-5.3z",
  undo: "M12.5 8c-2.7 0-5 1-6.900 2.600L2 7v9h9l-3.600-3.600c1.400-1.200 3.100-1.900 5.100-1.900 3.500 0 6.500 2.300 7.600 5.500l2.400-.8C21 11 17.200 8 12.500 8z",
  redo: "M11.500 8c2.700 0 5 1 6.900 2.600L22 7v9h-9l3.600-3.600c-1.400-1.200-3.100-1.900-5.100-1.900-3.500 0-6.500 2.300-7.600 5.500l-2.400-.8C3 11 6.800 8 11.500 8z",
  turn: "M12 5V1L7 6l5 5V7a6 6 0 1 1-6 6H4a8 8 0 1 0 8-8z",
  trash: "M6 19a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2V7H6zM19 4h-3.500l-1-1h-5l-1 1H5v2h14z",
  check: "M9 16.200 4.800 12l-1.800 1.800L9 20 21 8l-1.800-1.800z",
  close: "M19 6.400 17.600 5 12 10.600 6.400 5 5 6.400l5.600 5.600L5 17.600 6.400 19l5.600-5.600 5.600 5.600 1.400-1.400-5.600-5.600z",
  flag: "M14.400 6 14 4H5v17h2v-7h5.600l.4 2h7V6z",
  heart: "M12 21.300 10.500 20C5.400 15.400 2 12.300 2 8.500A5.400 5.400 0 0 1 7.500 3c1.700 0 3.400.8 4.500 2.100A6 6 0 0 1 16.500 3 5.400 5.400 0 0 1 22 8.500c0 3.800-3.400 6.900-8.500 11.500z",
  robot: "M12 2a2 2 0 0 1 1 3.700V7h4a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3h4V5.700A2 2 0 0 1 12 2zM8.500 11a1.700 1.700 0 1 0 0 3.400 1.700 1.700 0 0 0 0-3.400zm7 0a1.700 1.700 0 1 0 0 3.400 1.700 1.700 0 0 0 0-3.400zM8 16.500V18h8v-1.500z",
  wifi: "M12 18a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM2 8.500 4 10.600a11.400 11.400 0 0 1 16 0l2-2.100a14.300 14.300 0 0 0-20 0zm4 4.200 2 2a5.700 5.700 0 0 1 8 0l2-2a8.600 8.600 0 0 0-12 0z",
  eye: "M12 5C7 5 2.700 8.100 1 12.500 2.700 16.900 7 20 12 20s9.300-3.100 11-7.500C21.300 8.100 17 5 12 5zm0 12.500a5 5 0 1 1 0-10 5 5 0 0 1 0 10zm0-8a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  book: "M12 6.500C10.500 5.200 8 4.500 5.500 4.500c-1.300 0-2.600.2-3.500.6v14c1-.4 2.200-.6 3.500-.6 2.500 0 5 .7 6.500 2 1.500-1.300 4-2 6.500-2 1.300 0 2.500.2 3.500.6v-14c-.9-.4-2.200-.6-3.500-.6-2.500 0-5 .7-6.500 2z",
};
