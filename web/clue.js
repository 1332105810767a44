// Where something is told: typed, or said aloud.

import { button, el } from "./dom.js";
import { LONGEST_CLUE } from "./facts.js";
import { sheet } from "./pieces.js";
import { _ } from "./say.js";

/**
 * @param {{ title: string, note: string, write: string, aloud: string, shown?: Node | null, tell(words: string | null): Promise<boolean> }} options
 */
export function askClue({ title, note, write, aloud, shown, tell }) {
  const field = el("textarea", { class: "clue", rows: 2, maxlength: LONGEST_CLUE, "aria-label": title, enterkeyhint: "done" });
  const say = async (/** @type {string | null} */ words) => {
    if (words === "") return field.focus();
    if (await tell(words)) found.close();
  };
  const found = sheet(title, shown, note && el("p", { class: "soft" }, note), field,
    el("div", { class: "row" }, button(aloud, () => say(null)), button(write, () => say(field.value.trim()), "amber")));
  return found;
}
