// The way to the table: one WebSocket, opened again and again until it stands, and given up when nothing is heard.

import { BEAT, SILENCE, VERSION } from "./facts.js";

const OPENING = 5000;
const PROBE = 3000;
/** Milliseconds between knocks, the last again and again. */
const WAITS = [0, 300, 700, 1500, 2500];

/** @typedef {"knocking" | "in" | "lost" | "out"} Where */

export class Link {
  /** @param {{ first(): object, heard(frame: any): void, changed(where: Where): void }} people */
  constructor(people) {
    this.people = people;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {Where} */
    this.where = "knocking";
    /** Whether anybody has asked for the table yet. */
    this.wanted = false;
    this.tries = 0;
    this.heardAt = 0;
    this.timer = 0;
    this.probe = 0;
    for (const [on, kind] of /** @type {[EventTarget, string][]} */ ([[document, "visibilitychange"], [window, "pageshow"], [window, "online"]])) {
      on.addEventListener(kind, () => document.visibilityState === "visible" && this.awake());
    }
    window.addEventListener("offline", () => this.drop());
    setInterval(() => this.beat(), BEAT * 1000);
  }

  /** Whether it was knocked so often that it is said what may be wrong. */
  get inVain() {
    return this.tries > 3;
  }

  /** Knocks now, whatever was before. */
  knock() {
    this.drop();
    this.wanted = true;
    this.turn(this.tries ? "lost" : "knocking");
    const socket = this.socket = new WebSocket(`ws://${location.host}/seat`);
    socket.binaryType = "arraybuffer";
    this.later(() => socket === this.socket && this.where !== "in" && this.again(), OPENING);
    socket.onopen = () => this.send(this.people.first());
    socket.onmessage = (event) => socket === this.socket && this.hear(event.data);
    socket.onclose = () => socket === this.socket && this.again();
  }

  /** @param {ArrayBuffer} data */
  hear(data) {
    const bytes = new Uint8Array(data);
    this.heardAt = Date.now();
    clearTimeout(this.probe);
    if (bytes[0] !== VERSION) return this.stop();
    const frame = JSON.parse(new TextDecoder().decode(bytes.subarray(1)));
    if (frame.is === "let-in") {
      clearTimeout(this.timer);
      this.tries = 0;
      this.turn("in");
    }
    if (frame.is !== "beat") this.people.heard(frame);
  }

  /** @param {object} frame */
  send(frame) {
    if (!this.socket || this.socket.readyState !== WebSocket.OPEN) return;
    const said = new TextEncoder().encode(JSON.stringify(frame)), bytes = new Uint8Array(said.length + 1);
    bytes[0] = VERSION;
    bytes.set(said, 1);
    this.socket.send(bytes);
  }

  beat() {
    if (this.where !== "in") return;
    if (Date.now() - this.heardAt > SILENCE * 1000) this.again();
    else this.send({ is: "beat" });
  }

  /** The phone was woken up, or has a network again: whoever is there answers at once, or we knock anew. */
  awake() {
    if (this.where === "out" || !this.wanted) return;
    if (this.where !== "in") return this.knock();
    this.send({ is: "read-face", face: "0".repeat(16) });
    clearTimeout(this.probe);
    this.probe = setTimeout(() => this.knock(), PROBE);
  }

  again() {
    this.drop();
    if (this.where === "out") return;
    this.tries += 1;
    this.turn("lost");
    this.later(() => this.knock(), WAITS[Math.min(this.tries, WAITS.length - 1)]);
  }

  /** Nobody asks for the table any more. */
  rest() {
    this.wanted = false;
    this.tries = 0;
    this.drop();
    this.turn("knocking");
  }

  /** Does not come back by itself. */
  stop() {
    this.drop();
    this.turn("out");
  }

  drop() {
    clearTimeout(this.timer);
    clearTimeout(this.probe);
    const socket = this.socket;
    this.socket = null;
    if (socket) socket.close();
    if (this.where === "in") this.turn("lost");
  }

  /** @param {() => void} then @param {number} after */
  later(then, after) {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, after);
  }

  /** @param {Where} where */
  turn(where) {
    if (where === this.where && where !== "lost") return;
    this.where = where;
    this.people.changed(where);
  }
}
