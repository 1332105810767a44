// A drawing drawn again: its log as a film, long pauses cut short (engine/ink/replay.py).

import { INK } from "../facts.js";
import { atTheBeginning, decode } from "./codec.js";

/** @typedef {import("./codec.js").Entry} Entry */

export class Replay {
  /** @param {Uint8Array} log */
  constructor(log) {
    /** @type {{ entry: Entry, tick: number }[]} what is still to come, and when in the film */
    this.coming = [];
    this.length = 0;
    let logged = 0;
    for (const entry of decode(log, atTheBeginning(), INK.MAX_LOG_BYTES)[0].flatMap(pointByPoint)) {
      const pause = Math.max(0, whenOf(entry) - logged);
      logged += pause;
      this.length += Math.min(pause, INK.LONGEST_PAUSE);
      this.coming.push({ entry, tick: this.length });
    }
  }

  /** What comes next, until that part of the film is over. @param {number} part @returns {Entry[]} */
  until(part) {
    const end = Math.round(part * this.length), later = this.coming.findIndex(({ tick }) => tick > end);
    return this.coming.splice(0, later < 0 ? this.coming.length : later).map(({ entry }) => entry);
  }
}

/** @param {Entry} entry @returns {Entry[]} */
function pointByPoint(entry) {
  if (entry.kind !== "points") return [entry];
  return entry.xs.map((x, i) => ({ ...entry, xs: [x], ys: [entry.ys[i]], ats: [entry.ats[i]], pressures: [entry.pressures[i]] }));
}

/** @param {Entry} entry */
function whenOf(entry) {
  return entry.kind === "points" ? entry.ats[0] : "at" in entry ? entry.at : 0;
}
