// What a log has put on the paper so far: strokes, their widths, what was taken back, and their curves.

import { INK } from "../facts.js";
import { atTheBeginning, decode } from "./codec.js";

/** @typedef {import("./codec.js").Entry} Entry */
/** @typedef {{ hand: number, style: import("./codec.js").Style, xs: number[], ys: number[], ats: number[], radii: number[], ended: boolean, shown: boolean }} Stroke */

const PENCIL = 0;
export const ERASER = 2;

export class Drawing {
  constructor() {
    this.sheet = 0;
    this.progress = atTheBeginning();
    /** @type {Stroke[]} */
    this.strokes = [];
    /** @type {Map<number, Stroke>} */
    this.open = new Map();
    /** @type {Map<number, Past>} */
    this.pasts = new Map();
  }

  /** Goes on with the next chunk; whether strokes came or went otherwise than by growing. @param {Uint8Array} chunk @returns {boolean} */
  add(chunk, most = INK.MAX_LOG_BYTES) {
    const [entries, progress] = decode(chunk, this.progress, most);
    this.progress = progress;
    return this.apply(entries);
  }

  /** @param {Entry[]} entries @returns {boolean} */
  apply(entries) {
    let turned = false;
    for (const entry of entries) {
      if (entry.kind === "points") {
        const stroke = this.open.get(entry.hand);
        if (stroke) grow(stroke, entry);
      } else if (entry.kind === "begun") {
        this.begin(entry);
      } else if (entry.kind === "ended") {
        const stroke = this.open.get(entry.hand);
        if (stroke) stroke.ended = true;
        this.open.delete(entry.hand);
      } else if (entry.kind === "paper") {
        this.sheet = entry.sheet;
      } else {
        this.past(entry.hand).follow(entry.kind);
        turned = true;
      }
    }
    if (turned) this.turn();
    return turned;
  }

  /** @param {Extract<Entry, { kind: "begun" }>} entry */
  begin(entry) {
    const full = INK.RADII[entry.style.tool][entry.style.width];
    const part = entry.style.tool !== PENCIL ? 1 : entry.pressure ? pressed(entry.pressure) : INK.AT_REST;
    /** @type {Stroke} */
    const stroke = { hand: entry.hand, style: entry.style, xs: [entry.x], ys: [entry.y], ats: [entry.at],
      radii: [full * part], ended: false, shown: true };
    this.strokes.push(stroke);
    this.open.set(entry.hand, stroke);
    this.past(entry.hand).drew(stroke);
  }

  /** @param {number} hand */
  past(hand) {
    let past = this.pasts.get(hand);
    if (!past) this.pasts.set(hand, past = new Past());
    return past;
  }

  turn() {
    const seen = new Set([...this.pasts.values()].flatMap((past) => past.shown));
    for (const stroke of this.strokes) stroke.shown = seen.has(stroke);
  }

  /** @param {number} hand */
  canUndo(hand = 0) {
    return this.past(hand).done.length > 0;
  }

  /** @param {number} hand */
  canRedo(hand = 0) {
    return this.past(hand).undone.length > 0;
  }

  get empty() {
    return !this.strokes.some((stroke) => stroke.shown);
  }
}

/** What one hand has done, so that it can take it back: strokes that come together, or a sheet wiped clean. */
class Past {
  constructor() {
    /** @type {Stroke[]} */ this.shown = [];
    /** @type {{ strokes: Stroke[], wiped: boolean }[]} */ this.done = [];
    /** @type {{ strokes: Stroke[], wiped: boolean }[]} */ this.undone = [];
    /** @type {Stroke[] | null} */ this.group = null;
  }

  /** @param {Stroke} stroke */
  drew(stroke) {
    this.shown.push(stroke);
    if (this.group) this.group.push(stroke);
    else this.did([stroke], false);
  }

  /** @param {"undone" | "redone" | "cleared" | "group" | "ungroup"} kind */
  follow(kind) {
    if (kind === "undone" || kind === "redone") {
      const act = (kind === "undone" ? this.done : this.undone).pop();
      if (!act) return;
      (kind === "undone" ? this.undone : this.done).push(act);
      if (act.wiped) this.shown = kind === "undone" ? [...act.strokes] : [];
      else if (kind === "undone") this.shown = this.shown.slice(0, -act.strokes.length);
      else this.shown.push(...act.strokes);
    } else if (kind === "cleared" && this.shown.length) {
      this.did(this.shown, true);
      this.shown = [];
    } else if (kind === "group") {
      this.group = [];
    } else if (kind === "ungroup") {
      if (this.group && this.group.length) this.did(this.group, false);
      this.group = null;
    }
  }

  /** @param {Stroke[]} strokes @param {boolean} wiped */
  did(strokes, wiped) {
    this.done.push({ strokes, wiped });
    this.undone = [];
  }
}

/** @param {number} pressure */
function pressed(pressure) {
  return INK.LIGHT + (INK.HARD - INK.LIGHT) * pressure / 255;
}

/** @param {Stroke} stroke @param {Extract<Entry, { kind: "points" }>} points */
function grow(stroke, points) {
  const full = INK.RADII[stroke.style.tool][stroke.style.width];
  points.xs.forEach((x, i) => {
    const last = stroke.xs.length - 1, y = points.ys[i], at = points.ats[i];
    let radius = stroke.radii[last];
    if (stroke.style.tool === PENCIL) {
      const moved = Math.hypot(x - stroke.xs[last], y - stroke.ys[last]);
      const hurry = Math.min(1, moved / (at - stroke.ats[last] || 1) / INK.HURRY);
      const wanted = points.pressures[i] ? full * pressed(points.pressures[i])
        : full * (INK.AT_REST + (INK.IN_HURRY - INK.AT_REST) * hurry);
      radius += (wanted - radius) * Math.min(1, moved / (INK.EASING * full));
    }
    stroke.xs.push(x);
    stroke.ys.push(y);
    stroke.ats.push(at);
    stroke.radii.push(radius);
  });
}

// Curves ------------------------------------------------------------------------------------------------------------

/** The point up to which a stroke's curve will not change any more. @param {Stroke} stroke */
export function settled(stroke) {
  return stroke.ended ? stroke.xs.length - 1 : Math.max(0, stroke.xs.length - 3);
}

/** The curve between two points, both included, as [x, y, radius, …]. @param {Stroke} stroke @param {number} start @param {number} stop */
export function samples(stroke, start, stop) {
  const last = stroke.xs.length - 1, line = [...steadied(stroke, start), stroke.radii[start]];
  for (let i = start; i < stop; i++) {
    const here = steadied(stroke, i), there = steadied(stroke, i + 1), chord = way(here, there);
    const arriving = i ? way(steadied(stroke, i - 1), here) : [0, 0];
    const leaving = i + 1 < last ? way(there, steadied(stroke, i + 2)) : [0, 0];
    const [first, final] = tangents(arriving, chord, leaving);
    addPiece(line, here, chord, first, final, stroke.radii[i], stroke.radii[i + 1]);
  }
  return line;
}

/** A point without the tremor. @param {Stroke} stroke @param {number} i @returns {number[]} */
function steadied({ xs, ys }, i) {
  if (i <= 0 || i >= xs.length - 1) return [xs[i], ys[i]];
  const apart = ((xs[i + 1] - xs[i - 1]) ** 2 + (ys[i + 1] - ys[i - 1]) ** 2) / INK.STEADY_REACH ** 2;
  const pull = INK.STEADYING / (1 + apart);
  return [xs[i] + pull * ((xs[i - 1] + xs[i + 1]) / 2 - xs[i]), ys[i] + pull * ((ys[i - 1] + ys[i + 1]) / 2 - ys[i])];
}

/** @param {number[]} start @param {number[]} stop */
function way(start, stop) {
  return [stop[0] - start[0], stop[1] - start[1]];
}

/** @param {number[]} arriving @param {number[]} chord @param {number[]} leaving */
function tangents(arriving, chord, leaving) {
  const before = Math.sqrt(Math.hypot(arriving[0], arriving[1])), here = Math.sqrt(Math.hypot(chord[0], chord[1]));
  const after = Math.sqrt(Math.hypot(leaving[0], leaving[1]));
  if (!before && !after) return [chord, chord];
  const first = before ? blend(arriving, before, chord, here) : null;
  const final = after ? blend(leaving, after, chord, here) : freeEnd(chord, first ?? chord);
  return [first ?? freeEnd(chord, final), final];
}

/** @param {number[]} beside @param {number} besideRoot @param {number[]} chord @param {number} root */
function blend(beside, besideRoot, chord, root) {
  const share = root / besideRoot, part = root / (besideRoot + root);
  return [chord[0] * (1 - part) + beside[0] * (share - part), chord[1] * (1 - part) + beside[1] * (share - part)];
}

/** @param {number[]} chord @param {number[]} other */
function freeEnd(chord, other) {
  return [(3 * chord[0] - other[0]) / 2, (3 * chord[1] - other[1]) / 2];
}

/** @param {number[]} line @param {number[]} start @param {number[]} chord @param {number[]} first @param {number[]} final @param {number} radius @param {number} lastRadius */
function addPiece(line, [x, y], [dx, dy], [ax, ay], [zx, zy], radius, lastRadius) {
  const bendX = 3 * dx - 2 * ax - zx, bendY = 3 * dy - 2 * ay - zy, turnX = ax + zx - 2 * dx, turnY = ay + zy - 2 * dy;
  const bow = Math.max(Math.abs(bendX) + Math.abs(bendY), Math.abs(bendX + 3 * turnX) + Math.abs(bendY + 3 * turnY)) / 3;
  const pieces = Math.min(INK.MOST_PIECES, Math.ceil(Math.sqrt(0.75 * bow / INK.TOLERANCE))) || 1;
  for (let i = 1; i <= pieces; i++) {
    const t = i / pieces;
    line.push(x + t * (ax + t * (bendX + t * turnX)), y + t * (ay + t * (bendY + t * turnY)), radius + t * (lastRadius - radius));
  }
}
