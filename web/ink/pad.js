// The sheet that one draws on: touches become ink under the finger at once, and chunks of the log for others.

import { INK } from "../facts.js";
import { encode } from "./codec.js";
import { Paper } from "./paper.js";
import { Recorder } from "./recorder.js";

const CHUNK_EVERY = 40;
/** Milliseconds after a pen's last touch in which fingers only tap. */
const PEN_LOCK = 30_000;
/** Part of the screen's longer side from which a touch is a palm. */
const PALM = 0.11;

export class Pad extends Paper {
  /** @param {{ shape?: number, style?: { tool: number, width: number }, log?: Uint8Array, colour: number, chunk(bytes: Uint8Array): void, changed?(): void }} options */
  constructor(options) {
    super(options.shape ?? 0);
    this.onChunk = options.chunk;
    this.onChange = () => {};
    this.written = this.drawing.progress;
    this.recorder = new Recorder(this.drawing.sheet, this.written);
    this.zero = 0;
    /** @type {import("./codec.js").Style} */
    this.style = { ...INK.STYLE, ...options.style, colour: options.colour };
    this.el.classList.add("pad");
    /** @type {import("./codec.js").Entry[]} */
    this.unsent = [];
    this.sending = 0;
    this.enabled = true;
    /** @type {number | null} */
    this.pointer = null;
    this.penSeen = -Infinity;
    this.open(options.log ?? new Uint8Array());
    this.onChange = options.changed ?? this.onChange; // whoever listens may not be there before the sheet is
    for (const kind of ["pointerdown", "pointermove", "pointerup", "pointercancel"]) {
      this.el.addEventListener(kind, (event) => this.hear(/** @type {PointerEvent} */ (event)));
    }
    this.el.addEventListener("contextmenu", (event) => event.preventDefault());
    // Else a quick stroke is taken for a fling, and the tap that follows it is not heard.
    this.el.addEventListener("touchstart", (event) => this.enabled && event.preventDefault(), { passive: false });
  }

  /** Goes on with a drawing from its log. @param {Uint8Array} log */
  open(log) {
    this.show(log);
    this.written = this.drawing.progress;
    this.recorder = new Recorder(this.drawing.sheet, this.written);
    this.zero = performance.now() - this.recorder.pulse.at / INK.TICKS_A_SECOND * 1000;
    this.unsent = this.written.sheet === null ? [{ kind: "paper", sheet: this.drawing.sheet }] : [];
    this.follow(this.drawing.apply(this.unsent));
    this.ink(this.recorder.lift());
  }

  /** Whether the paper can still be turned: nothing of it was told to anybody. */
  get blank() {
    return this.written.sheet === null && this.drawing.empty;
  }

  /** Upright, or lengthwise again. */
  turn() {
    if (!this.blank || !this.enabled) return;
    this.drawing.sheet = this.drawing.sheet === 1 ? 0 : 1;
    this.open(new Uint8Array());
    this.onChange();
  }

  /** @param {PointerEvent} event */
  hear(event) {
    if (event.type === "pointerdown") return this.down(event);
    if (event.pointerId !== this.pointer) return;
    event.preventDefault();
    if (event.type === "pointermove") this.move(event);
    else this.lift();
  }

  /** @param {PointerEvent} event */
  down(event) {
    const pen = event.pointerType === "pen", now = performance.now();
    if (!this.enabled || event.button > 0) return;
    event.preventDefault();
    if (!pen && (this.pointer !== null || now - this.penSeen < PEN_LOCK || isPalm(event))) return;
    if (pen) this.penSeen = now;
    if (this.pointer !== null) this.lift();
    this.pointer = event.pointerId;
    if (event.isTrusted) this.el.setPointerCapture(event.pointerId);
    this.ink(this.recorder.touch(this.style, ...this.place(event), this.seconds(event), hardness(event)));
  }

  /** @param {PointerEvent} event */
  move(event) {
    const all = event.getCoalescedEvents ? event.getCoalescedEvents() : [];
    for (const one of all.length ? all : [event]) {
      this.ink(this.recorder.move(...this.place(one), this.seconds(one), hardness(one)));
    }
  }

  lift() {
    this.pointer = null;
    this.ink(this.recorder.lift());
    this.send();
  }

  /** @param {"undone" | "redone" | "cleared"} what */
  act(what) {
    this.pointer = null;
    this.ink(this.recorder.act(what, (performance.now() - this.zero) / 1000));
    this.send();
  }

  /** @param {PointerEvent} event @returns {[number, number]} */
  place(event) {
    const box = this.el.getBoundingClientRect(), [right, top] = this.edges;
    return [(event.clientX - box.left) / box.width * right, (1 - (event.clientY - box.top) / box.height) * top];
  }

  /** @param {PointerEvent} event */
  seconds(event) {
    return Math.max(0, (Math.min(event.timeStamp, performance.now()) - this.zero) / 1000);
  }

  /** @param {import("./codec.js").Entry[]} entries */
  ink(entries) {
    if (!entries.length) return;
    this.unsent.push(...entries);
    this.follow(this.drawing.apply(entries));
    this.onChange();
    if (!this.sending) this.sending = setTimeout(() => this.send(), CHUNK_EVERY);
  }

  /** Hands out what was not yet sent. */
  send() {
    clearTimeout(this.sending);
    this.sending = 0;
    if (!this.unsent.length || (this.unsent.length === 1 && this.unsent[0].kind === "paper")) return;
    const [chunk, progress] = encode(this.unsent, this.written);
    this.written = progress;
    this.unsent = [];
    this.size += chunk.length;
    this.onChunk(chunk);
  }

  /** @param {boolean} enabled */
  enable(enabled) {
    if (!enabled && this.enabled) this.lift();
    this.enabled = enabled;
    this.el.classList.toggle("shut", !enabled);
  }
}

/** @param {PointerEvent} event */
function isPalm(event) {
  return Math.max(event.width, event.height) > PALM * Math.max(window.innerWidth, window.innerHeight) * 1.5;
}

/** Only a pen's pressure means anything. @param {PointerEvent} event */
function hardness(event) {
  return event.pointerType === "pen" ? event.pressure : 0;
}
