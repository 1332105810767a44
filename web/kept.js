// What this browser keeps between two visits: the seat's token, the name and face, how the page should look.

import { TOKEN_BYTES } from "./facts.js";

const PREFIX = "easel.";
/** @type {Map<string, string>} */
const forNow = new Map();

/** Whether anything is kept at all: some apps' own browsers do not. */
export const keeps = (() => {
  try {
    localStorage.setItem(`${PREFIX}keeps`, "1");
    return localStorage.getItem(`${PREFIX}keeps`) === "1";
  } catch {
    return false;
  }
})();

/** @param {string} name @returns {string | undefined} */
export function remembered(name) {
  if (!keeps) return forNow.get(name);
  return localStorage.getItem(PREFIX + name) ?? undefined;
}

/** @param {string} name @param {string | undefined} value */
export function remember(name, value) {
  try {
    if (value === undefined) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // kept until the page is closed
  }
  if (value === undefined) forNow.delete(name);
  else forNow.set(name, value);
}

/** What was kept for this tab alone (begin.js). @param {string} name */
export function forgetForNow(name) {
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // nothing was kept
  }
}

/** @param {Uint8Array} bytes */
export function base64(bytes) {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** @param {string} text */
export function unbase64(text) {
  return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
}

/** 128 bits by chance, as this browser is known at a table. */
export function freshToken() {
  return base64(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)));
}
