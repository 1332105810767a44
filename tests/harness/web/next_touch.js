// What somebody at this page would touch next: {x, y}, with `words` to type there or `way` to draw; nothing if nothing is to do.
// arguments[0]: a number that chooses among what is alike; arguments[1]: what is told where it is typed; nothing: it is said aloud.

const [chance, clue] = arguments;
const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => !one.disabled && one.offsetWidth);
const one = (selector) => all(selector)[0];
const any = (selector) => all(selector)[chance % (all(selector).length || 1)];

const at = (element, more = {}) => {
  if (!element) return null;
  element.scrollIntoView({ block: "nearest" });
  const box = element.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
  const top = document.elementFromPoint(x, y);
  return top && (element === top || element.contains(top)) ? { x, y, ...more } : null;
};

const sheet = () => {
  const field = one(".veil .clue");
  if (field && clue && !field.value) return at(field, { words: clue });
  if (field) return at(clue ? one(".veil .amber") : one(".veil .press"));
  return at(any(".veil .offer") ?? one(".veil .amber") ?? one(".veil .guess") ?? one(".veil .round"));
};

const drawing = () => {
  const pad = one(".sheet-of-mine .pad:not(.shut)");
  if (!pad || pad.dataset.drawn === "2" || (pad.dataset.drawn && chance % 4)) return null; // now and then a second line
  pad.dataset.drawn = pad.dataset.drawn ? "2" : "1";
  return at(pad, { way: [[0.3, 0.3], [0.4, 0.6], [0.6, 0.5], [0.7, 0.2 + (chance % 5) / 10]] });
};

const guessing = () => {
  const card = all(".numbers .guess");
  if (!card.length) return null;
  const chosen = one(".numbers .guess.chosen");
  return chosen ? one(".tile.lit") && at(any(".tile.lit")) : at(card[chance % card.length]);
};

const board = () => {
  const chosen = one(".sketch.chosen"), go = one(".bottom .press.amber, .feet .press.amber");
  if (chosen) return any(".stack.lit") ? at(any(".stack.lit")) : at(chosen);
  if (one(".board.pictomania")) {
    const finish = one(".feet .press:not(.task)"), guessed = finish && chance % 3 === 0; // not everybody guesses all
    return drawing() ?? (guessed ? null : guessing()) ?? at(finish ?? go ?? one(".bottom .press:not(.task)"));
  }
  if (document.querySelector(".board.yokai .bottom .press")) return go && (chance % 3 === 0 || !any(".sketch")) ? at(go) : at(any(".sketch"));
  if (go) return at(go);
  if (one(".bottom .press")) return at(any(".card:not(.dim):not(.chosen)"));
  return null;
};

const next = () => {
  if (one(".over .result")) return "over";
  if (one(".play > .press")) return at(one(".play > .press")); // a touch met the result, and put it away
  if (one(".hint:not(.sheet-of-mine *)") && !one(".veil, .closer")) return at(one(".hint:not(.sheet-of-mine *)")); // the one on a sheet is drawn over
  return one(".closer") ? at(one(".closer-row .press:last-child")) : one(".veil") ? sheet() : board();
};

return { tooSmall: tooSmall(), unreadable: unreadable(), next: next() }; // too_small.js, unreadable.js
