// Where something is told: typed, or said aloud.

import { button, div, el, p } from "./dom.js";
import { LONGEST_CLUE } from "./facts.js";
import { sheet } from "./pieces.js";

/**
 * @param {{ title: string, note: string, write: string, aloud: string, shown?: Node | null, tell(words: string | null): Promise<boolean> }} options
 */
export function askClue({ title, note, write, aloud, shown, tell }) {
  const field = el("textarea", { class: "clue", rows: 2, maxlength: LONGEST_CLUE, "aria-label": title, enterkeyhint: "done" });
  const say = async (/** @type {string | null} */ words) => {
    if (words === "") return field.focus();
    if (await tell(words)) found.close();
  };
  const found = sheet(title, shown, note && p("soft", note), field,
    div("row", button(aloud, () => say(null)), button(write, () => say(field.value.trim()), "amber")));
  return found;
}
