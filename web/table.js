// What this browser knows of the table, and what it says there: the twin of a guest tablet's session (docs/lan.md).

import { freshToken, remember, remembered, unbase64 } from "./kept.js";
import { Link } from "./link.js";
import { calledHere } from "./say.js";

/** @typedef {import("./say.js").Why} Why */
/** @typedef {{ name: string, colour: number, device: string, bot?: string | null, face?: string | null, ready?: boolean }} Chair */
/** @typedef {{ id: string, name: string, here?: boolean, barred?: boolean, browser?: boolean }} Device */
/** @typedef {{ you: string, table: string, name: string, host: string, game: string, variant: string, chairs: (Chair | null)[], devices: Device[], match: string | null, missing: Why | null }} Lobby */
/** @typedef {{ seat: number, points: number, key: string, args?: Record<string, any>, round?: number }} Line */
/** @typedef {{ name: string, colour: number, bot?: string | null }} Seat */
/**
 * @typedef {{ match: string, game: string, variant: string, seats: Seat[], bots: (string | null)[], at: number,
 *   paused_by: number | null, ended: boolean, waiting: number[], seat: number | null, heard: number, view: any,
 *   choices: { moves: any[], examples: any[] }, result: { scores: number[], winners: number[], why: Line[] } | null }} Scene
 */
/** @typedef {{ address: string, code: string, squares?: string[] }} Sign */
/** @typedef {"lobby" | "scene" | "ink" | "link" | "sign" | "faces"} News */

export class Table {
  /** @param {{ watches?: boolean }} [options] */
  constructor({ watches = false } = {}) {
    this.watches = watches;
    /** @type {Map<News, Set<(...what: any[]) => void>>} */
    this.listeners = new Map();
    /** @type {Lobby | null} */ this.lobby = null;
    /** @type {Scene | null} the spectator's */ this.open = null;
    this.openAt = 0;
    /** @type {Map<number, Scene>} */ this.own = new Map();
    /** @type {Sign | null} */ this.sign = null;
    /** @type {Why | null} why we are not in */ this.why = null;
    /** @type {Seat[]} */ this.seats = [];
    /** @type {Line[]} */ this.lines = [];
    this.name = remembered("name") ?? "";
    this.code = "";
    this.id = 0;
    /** @type {Map<number, (answer: { why: Why | null, number: number }) => void>} */ this.asked = new Map();
    /** @type {Map<number, { move: any, number: number, done(why: Why | null): void }[]>} */ this.moves = new Map();
    /** @type {Map<number, number>} */ this.accepted = new Map();
    /** @type {Map<string, Uint8Array>} */ this.inks = new Map();
    /** @type {Map<string, Uint8Array | null>} */ this.faces = new Map();
    this.link = new Link({
      first: () => ({ is: "come", token: this.token, name: this.name || "?", code: this.code }),
      heard: (frame) => this.hear(frame),
      changed: (where) => {
        if (where !== "in") this.forgetLink();
        this.tell("link", where);
      },
    });
  }

  get kind() {
    return this.watches ? "screen" : "seat";
  }

  get token() {
    let token = remembered(`${this.kind}.token`);
    if (!token) remember(`${this.kind}.token`, token = freshToken());
    return token;
  }

  /** The first seat of this browser in the match. @returns {number | null} */
  get seat() {
    return [...this.own.keys()][0] ?? null;
  }

  /** Whether this browser was at a table here before. */
  get known() {
    return remembered(`${this.kind}.table`) !== undefined;
  }

  forget() {
    remember(`${this.kind}.token`, undefined);
    remember(`${this.kind}.table`, undefined);
  }

  // Listeners ------------------------------------------------------------------------------------------------------

  /** @param {News} what @param {(...what: any[]) => void} hear @returns {() => void} */
  listen(what, hear) {
    const all = this.listeners.get(what) ?? new Set();
    this.listeners.set(what, all.add(hear));
    return () => all.delete(hear);
  }

  /** @param {News} what @param {...any} told */
  tell(what, ...told) {
    for (const hear of [...(this.listeners.get(what) ?? [])]) hear(...told);
  }

  // What is heard --------------------------------------------------------------------------------------------------

  /** @param {any} frame */
  hear(frame) {
    /** @type {Record<string, () => void>} */
    const heard = {
      news: () => this.hearNews(frame),
      lobby: () => this.hearLobby(frame.lobby),
      answered: () => this.hearAnswer(frame),
      ink: () => this.hearInk(frame),
      face: () => this.hearFace(frame),
      "let-in": () => this.letIn(),
      sorry: () => this.sentAway(frame),
      sign: () => {
        this.sign = frame;
        this.tell("sign");
      },
    };
    heard[frame.is]?.();
  }

  letIn() {
    this.why = null;
    this.code = "";
    this.seats = [];
    this.lines = [];
    for (const [key, log] of this.inks) {
      const [seat, drawing] = JSON.parse(key);
      this.link.send({ is: "read-ink", seat, drawing, offset: log.length });
    }
    for (const [seat, moves] of this.moves) if (moves.length) this.sayMove(seat);
  }

  /** @param {{ why: Why, wait?: number | null }} frame */
  sentAway({ why, wait }) {
    this.why = why;
    if (["put-out", "no-code", "wrong-code", "device-taken", "not-known", "table-closed"].includes(why.key)) this.forget();
    if (why.key === "no-frame" && wait) return;
    if (why.key === "browsers-shut") this.link.again();
    else this.link.stop();
  }

  /** @param {Lobby} lobby */
  hearLobby(lobby) {
    this.lobby = lobby;
    remember(`${this.kind}.table`, lobby.table);
    if (!lobby.match && this.open) {
      this.open = null;
      this.own.clear();
      this.forgetMatch();
    }
    for (const chair of lobby.chairs) if (chair?.face) this.askFace(chair.face);
    this.tell("lobby");
  }

  forgetMatch() {
    this.inks.clear();
    this.moves.clear();
    this.accepted.clear();
  }

  /** Whole scenes of what has come now and before. @param {any} news */
  hearNews(news) {
    if (news.seats?.length) this.seats = this.named(news.seats);
    this.lines = [...this.lines.slice(0, news.kept ?? 0), ...(news.lines ?? [])];
    const { seats, lines } = this, before = this.open;
    /** @type {Scene} */
    const open = { ...news.spectator, seats, seat: null, view: { ...news.spectator.view, why: lines } };
    if (before && before.match !== open.match) this.forgetMatch();
    this.open = open;
    this.openAt = performance.now();
    this.own = new Map(Object.entries(news.own).map(([name, own]) => {
      const more = /** @type {any} */ (own), seat = Number(name);
      const view = { ...open.view, ...more.view, why: lines };
      return [seat, { ...open, heard: 0, choices: { moves: [], examples: [] }, ...more, seat, seats, view }];
    }));
    this.tell("scene");
  }

  /** Bots are called in the language spoken here. @param {Seat[]} seats */
  named(seats) {
    return seats.map((seat) => ({ ...seat, colour: seat.colour ?? 0, name: calledHere(seat, seats) }));
  }

  // What is said ---------------------------------------------------------------------------------------------------

  /** @param {object} frame @returns {Promise<{ why: Why | null, number: number }>} */
  ask(frame) {
    const id = ++this.id;
    return new Promise((done) => {
      if (this.link.where !== "in") return done({ why: { key: "not-heard" }, number: 0 });
      this.asked.set(id, done);
      this.link.send({ ...frame, id });
    });
  }

  /** @param {object} wish @returns {Promise<Why | null>} */
  async wish(wish) {
    return (await this.ask({ is: "wish", wish })).why;
  }

  /** A pause, a bot. @param {object} request @returns {Promise<Why | null>} */
  async request(request) {
    return (await this.ask({ is: "ask", request })).why;
  }

  /**
   * Says a move until it is answered; one after another. The same twice is a finger that trembled, unless it is meant to be said `again`.
   * @param {number} seat @param {any} move @param {boolean} [again] @returns {Promise<Why | null>}
   */
  say(seat, move, again) {
    const moves = this.moves.get(seat) ?? [], said = JSON.stringify(move);
    this.moves.set(seat, moves);
    return new Promise((done) => {
      if (!again && moves.some((other) => JSON.stringify(other.move) === said)) return done(null);
      moves.push({ move, number: 0, done });
      if (moves.length === 1) this.sayMove(seat);
    });
  }

  /** @param {number} seat */
  async sayMove(seat) {
    const next = this.moves.get(seat)?.[0];
    if (!next) return;
    if (!next.number) next.number = Math.max(this.own.get(seat)?.heard ?? 0, this.accepted.get(seat) ?? 0) + 1;
    const answer = await this.ask({ is: "ask", request: { ask: "say", seat, number: next.number, move: next.move } });
    if (answer.why?.key === "not-heard" || this.moves.get(seat)?.[0] !== next) return;
    if (!answer.why) this.accepted.set(seat, Math.max(answer.number, this.accepted.get(seat) ?? 0));
    this.moves.get(seat)?.shift();
    next.done(answer.why);
    this.sayMove(seat);
  }

  /** @param {{ id: number, why?: Why | null, number?: number }} frame */
  hearAnswer({ id, why = null, number = 0 }) {
    const done = this.asked.get(id);
    this.asked.delete(id);
    if (done) done({ why, number });
  }

  /** What has no number was not heard, as far as anybody knows. */
  forgetLink() {
    const asked = [...this.asked.values()];
    this.asked.clear();
    for (const done of asked) done({ why: { key: "not-heard" }, number: 0 });
  }

  // Ink, faces -------------------------------------------------------------------------------------------

  /** The log of a drawing so far; what is added is told as "ink". @param {number | null} seat @param {number} drawing */
  ink(seat, drawing) {
    const key = JSON.stringify([seat, drawing]);
    if (!this.inks.has(key)) {
      this.inks.set(key, new Uint8Array());
      this.link.send({ is: "read-ink", seat, drawing, offset: 0 });
    }
    return /** @type {Uint8Array} */ (this.inks.get(key));
  }

  /** @param {{ seat: number | null, drawing: number, offset: number, ink: string | null }} frame */
  hearInk({ seat = null, drawing, offset, ink }) {
    const key = JSON.stringify([seat, drawing]), before = this.inks.get(key);
    if (!before) return;
    if (ink === null) {
      this.inks.delete(key);
      return;
    }
    const more = unbase64(ink);
    if (offset > before.length) return this.link.send({ is: "read-ink", seat, drawing, offset: before.length });
    const fresh = more.subarray(before.length - offset), whole = new Uint8Array(before.length + fresh.length);
    whole.set(before);
    whole.set(fresh, before.length);
    this.inks.set(key, whole);
    if (fresh.length) this.tell("ink", seat, drawing);
  }

  /** @param {string} face */
  askFace(face) {
    if (this.faces.has(face)) return;
    this.faces.set(face, null);
    this.link.send({ is: "read-face", face });
  }

  /** @param {{ face: string, ink: string | null }} frame */
  hearFace({ face, ink }) {
    if (!ink || !this.faces.has(face)) return;
    this.faces.set(face, unbase64(ink));
    this.tell("faces");
  }

  /** The face that somebody at a chair wears. @param {string | null | undefined} face */
  face(face) {
    return face ? this.faces.get(face) ?? null : null;
  }
}
