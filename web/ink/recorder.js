// A hand at work: what a finger does to a sheet, as entries of the log (engine/ink/recorder.py).

import { INK } from "../facts.js";
import { edgesOf, handOf, piecesOf } from "./codec.js";

/** @typedef {import("./codec.js").Entry} Entry */
/** @typedef {import("./codec.js").Style} Style */
/** @typedef {[number, number]} Place */

export class Recorder {
  /** @param {number} sheet @param {import("./codec.js").Progress} progress @param {number} hand */
  constructor(sheet, progress, hand = 0) {
    this.sheet = sheet;
    this.hand = hand;
    const { points, strokes, acts, pieces, repainted } = progress;
    this.points = points;
    this.strokes = strokes;
    this.acts = acts;
    this.pieces = pieces;
    this.repainted = repainted;
    const before = handOf(progress, hand);
    this.pulse = new Pulse(before.at);
    this.drawing = before.drawing;
    /** @type {Style} */
    this.style = INK.STYLE;
    /** @type {Place | null} */
    this.last = null;
    /** @type {Place} */ this.kept = [0, 0];
    /** @type {Place} */ this.written = [0, 0];
    /** @type {Place} */ this.moved = [0, 0];
  }

  get full() {
    return this.points >= INK.MAX_POINTS || this.strokes >= INK.MAX_STROKES
      || this.pieces > INK.MAX_PIECES - INK.MOST_PIECES || this.pulse.at >= INK.MAX_TICKS;
  }

  /** A finger or pen comes down. @param {Style} style @param {number} x @param {number} y @param {number} seconds @returns {Entry[]} */
  touch(style, x, y, seconds, pressure = 0) {
    const entries = this.lift();
    this.style = style;
    this.last = [x, y];
    const [right, top] = edgesOf(this.sheet);
    if (x >= 0 && x <= right && y >= 0 && y <= top) entries.push(...this.begin([x, y], seconds, pressure));
    return entries;
  }

  /** It moves; its stroke ends at the paper's edge. @param {number} x @param {number} y @param {number} seconds @returns {Entry[]} */
  move(x, y, seconds, pressure = 0) {
    if (!this.last) return [];
    const start = this.last;
    this.last = [x, y];
    const inked = onPaper(this.sheet, start, this.last);
    if (!inked) return this.end();
    const entries = this.drawing ? [] : this.begin(inked[0], seconds, pressure);
    entries.push(...this.point(inked[1], seconds, pressure));
    if (inked[1] !== this.last) entries.push(...this.end());
    return entries;
  }

  /** @returns {Entry[]} */
  lift() {
    this.last = null;
    return this.end();
  }

  /** @param {"undone" | "redone" | "cleared"} kind @param {number} seconds @returns {Entry[]} */
  act(kind, seconds) {
    const entries = this.lift();
    if (this.acts < INK.MAX_ACTS - 1 && this.repainted + this.pieces <= INK.MAX_REPAINTED) {
      this.repainted += this.pieces;
      this.acts += 1;
      entries.push({ kind, hand: this.hand, at: this.pulse.later(seconds) });
    }
    return entries;
  }

  /** @param {Place} place @param {number} seconds @param {number} pressure @returns {Entry[]} */
  begin(place, seconds, pressure) {
    if (this.full) return [];
    this.kept = place;
    this.drawing = true;
    this.points += 1;
    this.strokes += 1;
    this.pieces += 1;
    this.written = [nearest(place[0]), nearest(place[1])];
    this.moved = [0, 0];
    const [x, y] = this.written;
    return [{ kind: "begun", hand: this.hand, at: this.pulse.later(seconds), style: this.style, x, y, pressure: hard(pressure) }];
  }

  /** @param {Place} place @param {number} seconds @param {number} pressure @returns {Entry[]} */
  point(place, seconds, pressure) {
    if (!this.drawing || Math.hypot(place[0] - this.kept[0], place[1] - this.kept[1]) < INK.STILL) return [];
    if (this.full) return this.end();
    this.kept = place;
    this.points += 1;
    const before = this.moved, x = nearest(place[0]), y = nearest(place[1]);
    this.moved = [x - this.written[0], y - this.written[1]];
    this.written = [x, y];
    this.pieces += piecesOf(this.moved[0] - before[0], this.moved[1] - before[1]);
    return [{ kind: "points", hand: this.hand, xs: [x], ys: [y], ats: [this.pulse.beat(seconds)], pressures: [hard(pressure)] }];
  }

  /** @returns {Entry[]} */
  end() {
    if (!this.drawing) return [];
    this.drawing = false;
    return [{ kind: "ended", hand: this.hand }];
  }
}

/** Ticks at an even pace, as near to an uneven clock as nobody notices: an even pace costs no byte. */
class Pulse {
  /** @param {number} at */
  constructor(at) {
    this.at = at;
    this.pace = INK.USUAL_PACE;
    this.heard = at;
    /** @type {number[]} */
    this.gaps = [];
  }

  /** @param {number} seconds */
  later(seconds) {
    this.heard = seconds * INK.TICKS_A_SECOND;
    this.at = Math.min(INK.MAX_TICKS, Math.max(this.at, nearest(this.heard)));
    return this.at;
  }

  /** @param {number} seconds */
  beat(seconds) {
    const now = seconds * INK.TICKS_A_SECOND;
    this.gaps = [...this.gaps, now - this.heard].slice(-9);
    this.heard = now;
    let due = this.at + this.pace;
    if (Math.abs(now - due) > INK.PATIENCE) {
      due = nearest(now);
      if (this.gaps.length === 9) this.pace = Math.max(1, nearest([...this.gaps].sort((a, b) => a - b)[4]));
    }
    this.at = Math.min(INK.MAX_TICKS, Math.max(this.at, due));
    return this.at;
  }
}

/** @param {number} pressure */
function hard(pressure) {
  if (pressure <= 0) return 0;
  return 1 + nearest(nearest(Math.min(1, pressure) * INK.PRESSURES) * 254 / INK.PRESSURES);
}

/** The part of a straight line that lies on the paper. @param {number} sheet @param {Place} start @param {Place} stop @returns {[Place, Place] | null} */
function onPaper(sheet, start, stop) {
  const [x, y] = start, dx = stop[0] - x, dy = stop[1] - y, [right, top] = edgesOf(sheet);
  let enters = 0, leaves = 1;
  for (const [away, room] of [[-dx, x], [dx, right - x], [-dy, y], [dy, top - y]]) {
    if (away === 0 && room < 0) return null;
    if (away < 0) enters = Math.max(enters, room / away);
    else if (away > 0) leaves = Math.min(leaves, room / away);
  }
  if (enters > leaves) return null;
  /** @type {Place} */
  const first = enters > 0 ? [x + enters * dx, y + enters * dy] : start;
  /** @type {Place} */
  const final = leaves < 1 ? [x + leaves * dx, y + leaves * dy] : stop;
  return [first, final];
}

/** The nearest whole number; from the middle the even one, as Python has it. @param {number} x */
function nearest(x) {
  const low = Math.floor(x), part = x - low;
  return part < 0.5 || (part === 0.5 && low % 2 === 0) ? low : low + 1;
}
