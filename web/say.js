// The page's sentences in the language that is spoken now: the app's own catalogues, asked for by the English sentence.

import { LANGUAGES } from "./facts.js";
import { remembered, remember } from "./kept.js";

/** @typedef {string | [string, string]} Said */
/** @typedef {{ key: string, args?: Record<string, string | number> }} Why */
/** @typedef {{ title: string, line: string, colour: string, steps: boolean, variants: Record<string, string>, rules: [string, string, string[]][] }} GameWords */
/** @typedef {{ sentences: Record<string, string | string[]>, games: Record<string, GameWords>, bots: string[][], says: Record<string, Record<string, Said>>, cards: Record<string, string> }} Words */

/** @type {Words} */
let words = { sentences: {}, games: {}, bots: [], says: {}, cards: {} };

export let spoken = "en";

/** The reader's choice, or the language of the browser. */
export function likely() {
  const wanted = remembered("language") ?? navigator.language.slice(0, 2).toLowerCase();
  return wanted in LANGUAGES ? wanted : "en";
}

/** @param {string} language */
export async function speak(language) {
  const answer = await fetch(new URL(`words-${language}.json`, import.meta.url));
  if (!answer.ok) throw new Error(`no words in ${language}`);
  words = await answer.json();
  spoken = language;
  document.documentElement.lang = language;
}

/** @param {string} language */
export function choose(language) {
  remember("language", language);
}

/** @param {string} said @param {Record<string, any>} args */
function filled(said, args) {
  return said.replace(/\{(\w+)\}/g, (place, name) => (name in args ? String(args[name]) : place));
}

/** The grammatical form after a number: of two, or of the three of the Slavic languages. @param {number} n */
function form(n) {
  if (spoken === "en") return n === 1 ? 0 : 1;
  const last = n % 10, two = n % 100;
  if (last === 1 && two !== 11) return 0;
  return last >= 2 && last <= 4 && (two < 12 || two > 14) ? 1 : 2;
}

/** @param {string} message @param {Record<string, any>} [args] */
function translated(message, args = {}) {
  const said = words.sentences[message];
  return filled(typeof said === "string" ? said : message, args);
}

/** @param {string} one @param {string} many @param {number} n @param {Record<string, any>} [args] */
function several(one, many, n, args) {
  const forms = words.sentences[one];
  return filled(Array.isArray(forms) ? forms[form(n)] : n === 1 ? one : many, { n, ...args });
}

/** How a module says a sentence of its own: both are only called with plain ones, which are collected for translation. */
export const _ = translated, ngettext = several;

/** What a refusal or a score line says. @param {Why} why @param {string} [game] @param {string[]} [names] */
export function sentence(why, game = "", names = []) {
  const said = words.says[game]?.[why.key] ?? words.says[""]?.[why.key];
  const args = { ...why.args };
  if (typeof args.seat === "number") args.seat = names[args.seat] ?? args.seat;
  if (!said) return why.key;
  return typeof said === "string" ? translated(said, args) : several(...said, Number(args.n), args);
}

/** How a game is called, and its rules. @param {string} game @returns {GameWords} */
export function gameWords(game) {
  return words.games[game] ?? { title: game, line: "", colour: "#5a6b8c", steps: false, variants: {}, rules: [] };
}

/** The file of one of our own cards, if it is one. @param {string} card */
export function cardFile(card) {
  return words.cards[card];
}

/** The name of somebody at a table; of a bot in the language spoken here, where nobody else has that. @param {{ name: string, bot?: string | null }} who @param {({ name: string } | null)[]} all */
export function calledHere({ name, bot }, all) {
  const own = words.bots[Object.keys(LANGUAGES).indexOf(spoken)];
  for (const names of bot ? words.bots : []) {
    const place = names.indexOf(name);
    if (place >= 0 && own && !all.some((other) => other?.name === own[place])) return own[place];
  }
  return name;
}

/** Ada; Ada and Bo; Ada, Bo and Cy. @param {string[]} names */
export function listed(names) {
  if (names.length < 2) return names.join("");
  return _("{names} and {last}", { names: names.slice(0, -1).join(", "), last: names[names.length - 1] });
}

/** @param {number} n */
export function points(n) {
  return (n < 0 ? "−" : "") + ngettext("{n} point", "{n} points", Math.abs(n));
}

/** @param {number} n */
export function plain(n) {
  return n < 0 ? `−${-n}` : String(n);
}

/** @param {number} n */
export function signed(n) {
  return n > 0 ? `+${n}` : plain(n);
}
