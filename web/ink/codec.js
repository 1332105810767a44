// Ink as bytes, both ways, as docs/ink.md tells; byte for byte what engine/ink says, and refused where that refuses.

import { INK } from "../facts.js";

/** @typedef {{ tool: number, width: number, colour: number }} Style */
/**
 * @typedef {{ kind: "paper", sheet: number }
 *   | { kind: "begun", hand: number, at: number, style: Style, x: number, y: number, pressure: number }
 *   | { kind: "points", hand: number, xs: number[], ys: number[], ats: number[], pressures: number[] }
 *   | { kind: "ended" | "group" | "ungroup", hand: number }
 *   | { kind: "undone" | "redone" | "cleared", hand: number, at: number }} Entry
 */
/**
 * @typedef {{ at: number, x: number, y: number, dx: number, dy: number, pace: number, gap: number, pressure: number,
 *   style: Style | null, drawing: boolean, grouping: boolean }} Hand
 */
/**
 * @typedef {{ sheet: number | null, hands: Map<number, Hand>, strokes: number, points: number, acts: number,
 *   size: number, pieces: number, repainted: number }} Progress
 */

export class BadInk extends Error {}

/** @param {string} why @param {boolean} wrong */
function refuse(why, wrong) {
  if (wrong) throw new BadInk(why);
}

const PAPER = 0xf0, STYLED = 1, PRESSED = 2;
const MORE = 4, UNDO = 5, REDO = 6, CLEAR = 7, GROUP = 8, UNGROUP = 9;
const LONG = 249, TIME = 250, PRESS = 251, PAUSE = 252, END = 253;
const { NEAR, MID, WIDE } = INK;
const NEAR_SPAN = 2 * NEAR + 1, MID_SPAN = 2 * MID + 1, WIDE_SPAN = 2 * WIDE + 1;
const MID_LEAD = NEAR_SPAN * NEAR_SPAN, WIDE_LEAD = MID_LEAD + 22;
const WIDTHS = INK.RADII[0].length;
/** @type {Record<number, "undone" | "redone" | "cleared">} */
const ACTS = { [UNDO]: "undone", [REDO]: "redone", [CLEAR]: "cleared" };
const ACT_KINDS = { undone: UNDO, redone: REDO, cleared: CLEAR };

/** @returns {Progress} */
export function atTheBeginning() {
  return { sheet: null, hands: new Map(), strokes: 0, points: 0, acts: 0, size: 0, pieces: 0, repainted: 0 };
}

/** @returns {Hand} */
function freshHand() {
  return { at: 0, x: 0, y: 0, dx: 0, dy: 0, pace: INK.USUAL_PACE, gap: INK.USUAL_PACE, pressure: 0, style: null,
    drawing: false, grouping: false };
}

/** @param {Progress} progress @param {number} number */
export function handOf(progress, number) {
  return progress.hands.get(number) ?? freshHand();
}

/** How many straight pieces a step is reckoned to become. @param {number} x @param {number} y */
export function piecesOf(x, y) {
  const far = Math.min(Math.abs(x) + Math.abs(y), 2199);
  return Math.max(1, Math.min(INK.MOST_PIECES, Math.ceil(Math.sqrt(1.05 * far))));
}

/** @param {number | null} sheet @returns {[number, number]} */
export function edgesOf(sheet) {
  return [sheet === 1 ? INK.SHORT_EDGE : INK.LONG_EDGE, sheet === 0 ? INK.SHORT_EDGE : INK.LONG_EDGE];
}

// Reading -----------------------------------------------------------------------------------------------------------

/**
 * The entries of the next chunk of a log, and how far the log has come with them; BadInk, and then nothing has changed.
 * @param {Uint8Array} chunk @param {Progress} progress @returns {[Entry[], Progress]}
 */
export function decode(chunk, progress, most = INK.MAX_CHUNK_BYTES) {
  refuse("ink-too-long", chunk.length > most);
  refuse("ink-too-much", progress.size + chunk.length > INK.MAX_LOG_BYTES);
  const reader = new Reader(chunk, progress);
  return [reader.entries(), reader.now];
}

class Reader {
  /** @param {Uint8Array} chunk @param {Progress} progress */
  constructor(chunk, progress) {
    this.chunk = chunk;
    this.place = 0;
    /** @type {Progress} */
    this.now = { ...progress, hands: new Map(progress.hands), size: progress.size + chunk.length };
  }

  byte() {
    refuse("ink-cut-short", this.place >= this.chunk.length);
    return this.chunk[this.place++];
  }

  entries() {
    /** @type {Entry[]} */
    const found = [];
    refuse("ink-other-version", this.byte() !== INK.VERSION);
    while (this.place < this.chunk.length) {
      const tag = this.byte();
      if (tag === INK.VERSION) continue;
      if ((tag & 0xf0) === PAPER) found.push(this.paper(tag & 0x0f));
      else if (this.now.sheet === null) throw new BadInk("ink-out-of-order");
      else this.entry(tag >> 4, tag & 0x0f, found);
    }
    return found;
  }

  /** @param {number} sheet @returns {Entry} */
  paper(sheet) {
    refuse("ink-out-of-order", this.now.sheet !== null);
    refuse("ink-malformed", sheet > 2);
    this.now.sheet = sheet;
    return { kind: "paper", sheet };
  }

  /** @param {number} kind @param {number} number @param {Entry[]} found */
  entry(kind, number, found) {
    const hand = { ...handOf(this.now, number) };
    refuse("ink-malformed", kind > UNGROUP);
    refuse("ink-out-of-order", hand.drawing !== (kind === MORE));
    if (kind < MORE) this.begun(kind, number, hand, found);
    else if (kind === MORE) this.run(number, hand, found);
    else if (kind in ACTS) found.push(this.act(kind, number, hand));
    else found.push(this.group(kind === GROUP, number, hand));
    this.now.hands.set(number, hand);
  }

  /** @param {number} kind @param {number} number @param {Hand} hand @returns {Entry} */
  act(kind, number, hand) {
    refuse("ink-out-of-order", hand.grouping);
    this.countAct();
    this.now.repainted += this.now.pieces;
    refuse("ink-too-much", this.now.repainted > INK.MAX_REPAINTED);
    hand.at = this.later(hand.at);
    return { kind: ACTS[kind], hand: number, at: hand.at };
  }

  /** @param {boolean} begins @param {number} number @param {Hand} hand @returns {Entry} */
  group(begins, number, hand) {
    refuse("ink-out-of-order", hand.grouping === begins);
    this.countAct();
    hand.grouping = begins;
    return { kind: begins ? "group" : "ungroup", hand: number };
  }

  countAct() {
    refuse("ink-too-much", ++this.now.acts > INK.MAX_ACTS);
  }

  /** @param {number} flags @param {number} number @param {Hand} hand @param {Entry[]} found */
  begun(flags, number, hand, found) {
    refuse("ink-too-much", ++this.now.strokes > INK.MAX_STROKES);
    const at = this.later(hand.at);
    const style = flags & STYLED ? this.style() : hand.style;
    if (style === null) throw new BadInk("ink-out-of-order");
    const pressure = flags & PRESSED ? this.byte() : 0;
    const [x, y] = this.position();
    this.checkPoints([x], [y], 1);
    found.push({ kind: "begun", hand: number, at, style, x, y, pressure });
    Object.assign(hand, { at, x, y, dx: 0, dy: 0, pressure, style, drawing: true });
    this.run(number, hand, found);
  }

  /** Points, up to the mark that ends or interrupts their stroke. @param {number} number @param {Hand} hand @param {Entry[]} found */
  run(number, hand, found) {
    /** @type {number[]} */ const xs = [];
    /** @type {number[]} */ const ys = [];
    const beat = new Beat(hand);
    let { x, y, dx, dy } = hand, pieces = 0, lead = 0;
    for (;;) {
      lead = this.byte();
      if (lead === TIME) {
        beat.time(this.number(), xs.length);
        continue;
      }
      if (lead === PRESS) {
        beat.press(this.byte(), xs.length);
        continue;
      }
      if (lead > LONG) break;
      const [stepX, stepY] = this.step(lead, x + dx, y + dy);
      pieces += piecesOf(stepX, stepY);
      dx += stepX;
      dy += stepY;
      xs.push(x += dx);
      ys.push(y += dy);
    }
    refuse("ink-malformed", (lead !== PAUSE && lead !== END) || beat.marked === xs.length);
    beat.settle(xs.length);
    if (xs.length) {
      this.checkPoints(xs, ys, pieces);
      found.push({ kind: "points", hand: number, xs, ys, ats: beat.ats, pressures: beat.pressures });
    }
    if (lead === END) found.push({ kind: "ended", hand: number });
    const gap = beat.gap(hand);
    Object.assign(hand, { x, y, dx, dy, gap, pressure: beat.pressure, drawing: lead === PAUSE, pace: beat.pace,
      at: this.checkedTime(beat.at) });
  }

  /** @param {number} lead @param {number} toX @param {number} toY @returns {[number, number]} */
  step(lead, toX, toY) {
    if (lead < MID_LEAD) return [Math.floor(lead / NEAR_SPAN) - NEAR, lead % NEAR_SPAN - NEAR];
    if (lead === LONG) {
      const [x, y] = this.position();
      return [x - toX, y - toY];
    }
    const wide = lead >= WIDE_LEAD, span = wide ? WIDE_SPAN : MID_SPAN, reach = wide ? WIDE : MID;
    const code = wide ? ((lead - WIDE_LEAD) << 16) + (this.byte() << 8) + this.byte()
      : ((lead - MID_LEAD) << 8) + this.byte();
    refuse("ink-malformed", code >= span * span);
    return [Math.floor(code / span) - reach, code % span - reach];
  }

  /** @param {number[]} xs @param {number[]} ys @param {number} pieces */
  checkPoints(xs, ys, pieces) {
    this.now.points += xs.length;
    this.now.pieces += pieces;
    refuse("ink-too-much", this.now.points > INK.MAX_POINTS || this.now.pieces > INK.MAX_PIECES);
    const [right, top] = edgesOf(this.now.sheet);
    refuse("ink-off-the-sheet", xs.some((x) => x < 0 || x > right) || ys.some((y) => y < 0 || y > top));
  }

  /** @returns {Style} */
  style() {
    const kind = this.byte(), red = this.byte(), green = this.byte(), blue = this.byte();
    const tool = kind >> 4, width = kind & 0x0f;
    refuse("ink-malformed", tool >= INK.RADII.length || width >= WIDTHS);
    return { tool, width, colour: (red << 16) | (green << 8) | blue };
  }

  /** @returns {[number, number]} */
  position() {
    const both = (this.byte() << 16) | (this.byte() << 8) | this.byte();
    return [both >> 12, both & 0xfff];
  }

  /** @param {number} at */
  later(at) {
    return this.checkedTime(at + this.number());
  }

  /** @param {number} at */
  checkedTime(at) {
    refuse("ink-too-much", at > INK.MAX_TICKS);
    return at;
  }

  /** Seven bits a byte, the lowest first; the shortest form only. */
  number() {
    let value = 0, shift = 0, byte;
    for (;;) {
      byte = this.byte();
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) break;
      shift += 7;
      refuse("ink-malformed", value > INK.LARGEST_NUMBER || shift > 21);
    }
    refuse("ink-malformed", shift > 0 && byte === 0);
    return value;
  }
}

/** When the points of a run were drawn and how hard; the log says so only where it changes. */
class Beat {
  /** @param {Hand} hand */
  constructor(hand) {
    this.at = hand.at;
    this.pace = hand.pace;
    this.pressure = hand.pressure;
    /** @type {number[]} */ this.ats = [];
    /** @type {number[]} */ this.pressures = [];
    this.marked = -1;
  }

  /** @param {number} code @param {number} points */
  time(code, points) {
    this.settle(points);
    this.marked = points;
    if (code & 1) this.pace = code >> 1;
    else this.at += code >> 1;
  }

  /** @param {number} pressure @param {number} points */
  press(pressure, points) {
    this.settle(points);
    this.marked = points;
    this.pressure = pressure;
  }

  /** @param {number} points */
  settle(points) {
    while (this.ats.length < points) {
      this.at += this.pace;
      this.ats.push(this.at);
      this.pressures.push(this.pressure);
    }
  }

  /** @param {Hand} hand */
  gap(hand) {
    const last = this.ats.length - 1;
    return last < 0 ? hand.gap : this.ats[last] - (last ? this.ats[last - 1] : hand.at);
  }
}

// Writing -----------------------------------------------------------------------------------------------------------

/**
 * The next chunk of a log, and how far the log has come with it.
 * @param {Entry[]} entries @param {Progress} progress @returns {[Uint8Array, Progress]}
 */
export function encode(entries, progress) {
  const writer = new Writer(progress);
  for (const entry of entries) writer.write(entry);
  writer.pause();
  const chunk = Uint8Array.from(writer.out);
  return [chunk, { ...writer.now, size: progress.size + chunk.length }];
}

class Writer {
  /** @param {Progress} progress */
  constructor(progress) {
    /** @type {number[]} */
    this.out = [INK.VERSION];
    /** @type {Progress} */
    this.now = { ...progress, hands: new Map(progress.hands) };
    /** @type {number | null} */
    this.running = null;
  }

  /** @param {Entry} entry */
  write(entry) {
    if (entry.kind === "paper") {
      this.now.sheet = entry.sheet;
      this.out.push(PAPER | entry.sheet);
      return;
    }
    const hand = { ...handOf(this.now, entry.hand) };
    this.now.hands.set(entry.hand, hand);
    if (entry.kind === "points") {
      this.run(entry.hand);
      this.points(entry, hand);
    } else if (entry.kind === "begun") {
      this.begin(entry, hand);
    } else if (entry.kind === "ended") {
      this.run(entry.hand);
      this.out.push(END);
      this.running = null;
      hand.drawing = false;
    } else if (entry.kind === "group" || entry.kind === "ungroup") {
      this.tag(entry.kind === "group" ? GROUP : UNGROUP, entry.hand);
      this.now.acts += 1;
      hand.grouping = entry.kind === "group";
    } else if ("at" in entry) {
      this.tag(ACT_KINDS[entry.kind], entry.hand);
      this.number(entry.at - hand.at);
      this.now.acts += 1;
      this.now.repainted += this.now.pieces;
      hand.at = entry.at;
    }
  }

  pause() {
    if (this.running !== null) this.out.push(PAUSE);
    this.running = null;
  }

  /** @param {number} kind @param {number} number */
  tag(kind, number) {
    this.pause();
    this.out.push((kind << 4) | number);
  }

  /** @param {number} number */
  run(number) {
    if (this.running === number) return;
    this.tag(MORE, number);
    this.running = number;
  }

  /** @param {Extract<Entry, { kind: "begun" }>} entry @param {Hand} hand */
  begin(entry, hand) {
    const { at, style, x, y, pressure } = entry, before = hand.style;
    const fresh = !before || before.tool !== style.tool || before.width !== style.width || before.colour !== style.colour;
    this.tag((fresh ? STYLED : 0) | (pressure ? PRESSED : 0), entry.hand);
    this.number(at - hand.at);
    if (fresh) this.out.push((style.tool << 4) | style.width, style.colour >> 16, (style.colour >> 8) & 255, style.colour & 255);
    if (pressure) this.out.push(pressure);
    this.position(x, y);
    this.running = entry.hand;
    this.now.strokes += 1;
    this.now.points += 1;
    this.now.pieces += 1;
    Object.assign(hand, { at, x, y, dx: 0, dy: 0, pressure, style, drawing: true });
  }

  /** @param {Extract<Entry, { kind: "points" }>} entry @param {Hand} hand */
  points(entry, hand) {
    let { x, y, dx, dy, at, pace, gap, pressure } = hand;
    entry.xs.forEach((toX, i) => {
      const toY = entry.ys[i], now = entry.ats[i], hard = entry.pressures[i];
      if (now - at !== pace || hard !== pressure) {
        pace = this.time(now - at, pace, gap);
        if (hard !== pressure) this.out.push(PRESS, hard);
        pressure = hard;
      }
      gap = now - at;
      at = now;
      this.step(toX - x - dx, toY - y - dy, toX, toY);
      dx = toX - x;
      dy = toY - y;
      x = toX;
      y = toY;
    });
    this.now.points += entry.xs.length;
    Object.assign(hand, { x, y, dx, dy, at, pace, gap, pressure });
  }

  /** Says that the next point comes `gap` ticks after the last. @param {number} gap @param {number} pace @param {number} lastGap */
  time(gap, pace, lastGap) {
    if (gap === pace) return pace;
    this.out.push(TIME);
    if (gap < pace || gap === lastGap) {
      this.number((gap << 1) | 1);
      return gap;
    }
    this.number((gap - pace) << 1);
    return pace;
  }

  /** @param {number} stepX @param {number} stepY @param {number} x @param {number} y */
  step(stepX, stepY, x, y) {
    this.now.pieces += piecesOf(stepX, stepY);
    const far = Math.max(Math.abs(stepX), Math.abs(stepY));
    if (far <= NEAR) {
      this.out.push((stepX + NEAR) * NEAR_SPAN + stepY + NEAR);
    } else if (far <= MID) {
      const code = (stepX + MID) * MID_SPAN + stepY + MID;
      this.out.push(MID_LEAD + (code >> 8), code & 255);
    } else if (far <= WIDE) {
      const code = (stepX + WIDE) * WIDE_SPAN + stepY + WIDE;
      this.out.push(WIDE_LEAD + (code >> 16), (code >> 8) & 255, code & 255);
    } else {
      this.out.push(LONG);
      this.position(x, y);
    }
  }

  /** @param {number} x @param {number} y */
  position(x, y) {
    const both = (x << 12) | y;
    this.out.push((both >> 16) & 255, (both >> 8) & 255, both & 255);
  }

  /** @param {number} value */
  number(value) {
    for (; value > 0x7f; value >>= 7) this.out.push((value & 0x7f) | 0x80);
    this.out.push(value);
  }
}
