// A sheet as it is seen: the drawing of a log on a canvas, painted on as it grows.

import { Drawing, ERASER, samples, settled } from "./drawing.js";
import { edgesOf } from "./codec.js";
import { Replay } from "./replay.js";
import { div, el } from "../dom.js";

/** @typedef {import("./drawing.js").Stroke} Stroke */

export class Paper {
  /** @param {number} shape the sheet's, as long as its log has not said it */
  constructor(shape = 0) {
    this.drawing = new Drawing();
    this.drawing.sheet = shape;
    this.base = el("canvas");
    this.live = el("canvas");
    this.el = div("paper", this.base, this.live);
    /** @type {Map<Stroke, number>} how far each open stroke is on the base */
    this.done = new Map();
    this.painted = 0;
    this.size = 0;
    /** @type {Replay | null} */
    this.replay = null;
    /** How much of the drawing is there, of the time that it took. */
    this.part = 1;
    this.watch = new ResizeObserver(() => this.fit());
    this.watch.observe(this.el);
  }

  get edges() {
    return edgesOf(this.drawing.sheet);
  }

  /** The drawing of a whole log, from the beginning. @param {Uint8Array} log */
  show(log) {
    const shape = this.drawing.sheet;
    this.drawing = new Drawing();
    this.drawing.sheet = shape;
    this.size = 0;
    this.add(log);
    this.repaint();
  }

  /** What the log has more. @param {Uint8Array} more */
  add(more) {
    if (!more.length) return;
    this.size += more.length;
    this.follow(this.drawing.add(more));
  }

  /** A log drawn again as far as a part of the time that it took. @param {Uint8Array} log @param {number} part */
  again(log, part) {
    if (!this.replay || log.length !== this.size || part < this.part) {
      this.show(new Uint8Array());
      this.replay = new Replay(log);
      this.size = log.length;
    }
    this.part = part;
    this.follow(this.drawing.apply(this.replay.until(part)));
  }

  /** @param {boolean} turned whether more has changed than that strokes grew */
  follow(turned) {
    const [right, top] = this.edges;
    this.el.style.aspectRatio = `${right + 1} / ${top + 1}`;
    this.el.style.setProperty("--shape", String((right + 1) / (top + 1)));
    if (turned) this.repaint();
    else this.paint();
  }

  fit() {
    const box = this.el.getBoundingClientRect(), sharp = Math.min(3, window.devicePixelRatio || 1);
    const wide = Math.round(box.width * sharp), high = Math.round(box.height * sharp);
    if (!wide || (this.base.width === wide && this.base.height === high)) return;
    for (const canvas of [this.base, this.live]) {
      canvas.width = wide;
      canvas.height = high;
    }
    this.repaint();
  }

  /** @param {HTMLCanvasElement} canvas */
  brush(canvas) {
    const brush = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { desynchronized: canvas === this.live }));
    const [right, top] = this.edges, unit = canvas.width / (right + 1);
    brush.setTransform(unit, 0, 0, -unit, 0, (top + 1) * unit);
    brush.lineCap = brush.lineJoin = "round";
    return brush;
  }

  /** The brush of a canvas that is empty again. @param {HTMLCanvasElement} canvas */
  wiped(canvas) {
    const brush = this.brush(canvas);
    brush.save();
    brush.resetTransform();
    brush.clearRect(0, 0, canvas.width, canvas.height);
    brush.restore();
    return brush;
  }

  repaint() {
    this.wiped(this.base);
    this.done.clear();
    this.painted = 0;
    this.paint();
  }

  /** What has come since the last time: what is settled on the base, the wet end above it. */
  paint() {
    if (!this.base.width) return;
    const brush = this.brush(this.base), open = new Set(this.drawing.open.values());
    for (const stroke of [...this.done.keys(), ...this.drawing.strokes.slice(this.painted)]) {
      if (!stroke.shown) continue;
      const from = this.done.get(stroke) ?? 0, to = settled(stroke);
      if (to > from || stroke.ended) line(brush, stroke, from, to);
      if (open.has(stroke)) this.done.set(stroke, to);
      else this.done.delete(stroke);
    }
    this.painted = this.drawing.strokes.length;
    this.wet(open);
  }

  /** @param {Set<Stroke>} open */
  wet(open) {
    const brush = this.wiped(this.live);
    for (const stroke of open) {
      if (stroke.shown && stroke.style.tool !== ERASER) line(brush, stroke, this.done.get(stroke) ?? 0, stroke.xs.length - 1);
    }
  }

  close() {
    this.watch.disconnect();
  }
}

/** @param {CanvasRenderingContext2D} brush @param {Stroke} stroke @param {number} from @param {number} to */
function line(brush, stroke, from, to) {
  const found = samples(stroke, from, to);
  brush.globalCompositeOperation = stroke.style.tool === ERASER ? "destination-out" : "source-over";
  brush.strokeStyle = brush.fillStyle = `#${stroke.style.colour.toString(16).padStart(6, "0")}`;
  if (found.length === 3) {
    brush.beginPath();
    brush.arc(found[0], found[1], found[2], 0, 2 * Math.PI);
    brush.fill();
  }
  for (let i = 3; i < found.length; i += 3) {
    brush.beginPath();
    brush.lineWidth = found[i - 1] + found[i + 2];
    brush.moveTo(found[i - 3], found[i - 2]);
    brush.lineTo(found[i], found[i + 1]);
    brush.stroke();
  }
  brush.globalCompositeOperation = "source-over";
}
