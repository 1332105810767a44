// A match as a seat in a browser sees it: what is round every board, and what a board may ask for.

import { b, button, changes, div, el, fill, h1, main, p, section, signButton, small, span, touch } from "./dom.js";
import { ask, badge, closeAll, hint, sheet, tell } from "./pieces.js";
import { _, gameWords, listed, ngettext, plain, points, sentence, signed } from "./say.js";

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./table.js").Scene} Scene */
/**
 * What a board of a game is made of: for a seat, and for the big screen.
 * @typedef {{ seat(host: Host): Board, screen(host: Host): Board, drawings?(host: Host): Drawn[] }} GameBoard
 */
/** @typedef {{ drawing: number, seat: number, words: string }} Drawn a drawing that all have seen revealed */
/** @typedef {{ el: HTMLElement, show(scene: Scene): void, ink?: (seat: number | null, drawing: number) => void, close?: () => void, round?: (view: any) => string }} Board */

/** What stands round a board, and all that it may ask for. */
export class Host {
  /** @param {Table} table @param {number | null} me */
  constructor(table, me) {
    this.table = table;
    this.me = me;
    /** @type {number | null} the round whose points a board has still to tell */
    this.untold = null;
    this.looked = changes();
  }

  /** Whether anything of the scene, or of what else a board shows, has changed since it was asked. @param {...any} more */
  changed(...more) {
    return this.looked([{ ...this.scene, at: 0, heard: 0 }, ...more]);
  }

  /** Whether nobody at this page ever has a seat. */
  get watches() {
    return this.table.watches;
  }

  /** @returns {Scene} */
  get scene() {
    return /** @type {Scene} */ ((this.me !== null && this.table.own.get(this.me)) || this.table.open);
  }

  get view() {
    return this.scene.view;
  }

  /** The table's own time, as far as this page knows it: it stands still in a pause. */
  get now() {
    const { at, paused_by, ended } = this.scene;
    return paused_by !== null || ended ? at : at + performance.now() - this.table.openAt;
  }

  get names() {
    return this.scene.seats.map((seat) => seat.name);
  }

  /** What brought a seat its points, or steps, in one round or in all that were told. @param {number} seat @param {number} [round] @returns {import("./table.js").Line[]} */
  lines(seat, round) {
    return this.view.why.filter((/** @type {import("./table.js").Line} */ line) => line.seat === seat && (round === undefined ? line.round !== this.untold : line.round === round));
  }

  /** @param {number} seat @param {number} [round] @returns {number} */
  gained(seat, round) {
    return this.lines(seat, round).reduce((sum, line) => sum + line.points, 0);
  }

  /** "12 (+3)" @param {number} seat @param {number} round */
  scoreNow(seat, round) {
    return `${plain(this.gained(seat))} (${signed(this.gained(seat, round))})`;
  }

  /** The moves of that kind that may be said now. @param {string} kind @returns {any[]} */
  may(kind) {
    return this.scene.choices.moves.filter((move) => move.do === kind);
  }

  /** Whether a move of that kind may be said whose words are one's own. @param {string} kind */
  example(kind) {
    return [...this.scene.choices.examples, ...this.scene.choices.moves].find((move) => move.do === kind);
  }

  /** Says a move; whether it was accepted. @param {any} move @param {boolean} [again] @returns {Promise<boolean>} */
  async say(move, again) {
    if (this.me === null) return false;
    const why = await this.table.say(this.me, move, again);
    if (why && why.key !== "not-heard") tell(sentence(why, this.scene.game, this.names));
    return !why;
  }

  /** @param {number} seat @param {string} [more] */
  badge(seat, more = "") {
    const known = this.scene.seats[seat], bot = this.scene.bots[seat];
    return badge({ ...known, bot }, this.face(seat), more);
  }

  /** @param {number} seat */
  face(seat) {
    return this.table.face(this.table.lobby?.chairs[seat]?.face);
  }

  /** A badge with its name, and what it does now. @param {number} seat @param {string} [note] @param {string} [more] */
  plate(seat, note = "", more = "") {
    const lit = this.scene.waiting.includes(seat) ? "lit" : "";
    return touch(`plate ${lit} ${more}`, () => scores(this, seat), {}, this.badge(seat),
      span("who", b("", this.names[seat]), note && small("", note)));
  }

  /** All of them. @param {(seat: number) => string} note */
  plates(note) {
    return this.scene.seats.map((_seat, seat) => this.plate(seat, note(seat)));
  }

  /** @param {string} key @param {string} words @param {HTMLElement} into */
  hint(key, words, into) {
    if (this.me !== null) hint(key, words, into);
  }

  /** "Waiting for Ada" @param {number[]} [seats] */
  waits(seats = this.scene.waiting) {
    const others = seats.filter((seat) => seat !== this.me);
    if (this.scene.ended || !others.length) return "";
    if (others.length === 1) return _("Waiting for {name}", { name: this.names[others[0]] });
    return ngettext("Waiting for {n} player", "Waiting for {n} players", others.length);
  }

  /** A button for a move, or for whom the table waits where it may not be said now. @param {any} [move] @param {string} [words] @param {string} [kind] */
  goOn(move, words = "", kind = "amber wide") {
    return move ? button(words, () => this.say(move), kind) : p("says soft", this.waits());
  }
}

/** @type {Map<string, Promise<GameBoard>>} */
const boards = new Map();

/** The one module of a game. @param {string} game @returns {Promise<GameBoard>} */
export function boardOf(game) {
  if (!/^[a-z_]+$/.test(game)) return Promise.reject(new Error("no such game"));
  const found = boards.get(game) ?? import(`./boards/${game}.js`).then((module) => module.BOARD);
  boards.set(game, found);
  return found;
}

/** @param {Table} table @param {{ menu(): void }} page @param {boolean} [screen] */
export function playPage(table, page, screen = false) {
  const host = new Host(table, null);
  const head = el("header", { class: "bar" }), notes = div("strip"), stage = section("stage");
  const made = main("play", head, notes, stage), over = div("over");
  /** @type {Board | null} */ let board = null;
  let closed = false, lull = false, lulls = 0;
  boardOf(host.scene.game).then((game) => {
    if (closed) return;
    board = screen ? game.screen(host) : game.seat(host);
    stage.append(board.el);
    show();
  });
  /** Whether the match shall end where nothing happens any more: whoever plays on is asked again later (app/play/stop_offer.py). */
  const offerStop = async () => {
    const stop = host.may("stop")[0], began = stop && !lull;
    lull = Boolean(stop);
    if (began && lulls++ % 4 === 0 && await ask(_("Nothing has happened for a while"), _("The match can end here as it stands, if everybody agrees."), _("End here"), _("Play on"))) host.say(stop);
  };
  const show = () => {
    if (!table.open) return;
    if (!screen && !table.own.has(host.me ?? -1)) host.me = table.seat;
    if (board) {
      board.show(host.scene);
      offerStop();
    }
    if (!screen) bar(host, head, page, board);
    strip(host, notes);
    if (host.scene.result && !over.childElementCount) made.append(ended(host, over, screen));
  };
  const ends = [table.listen("scene", show), table.listen("lobby", show), table.listen("faces", show),
    table.listen("ink", (seat, drawing) => board?.ink?.(seat, drawing)), table.listen("link", () => strip(host, notes))];
  show();
  return { el: made, close: () => {
    closed = true;
    ends.forEach((end) => end());
    board?.close?.();
  } };
}

/** @param {Host} host @param {HTMLElement} into @param {{ menu(): void }} page @param {Board | null} board */
function bar(host, into, page, board) {
  const { me, scene } = host;
  fill(into,
    me === null ? b("who", _("You are watching"))
      : touch("me", () => scores(host, me), {}, host.badge(me), b("", host.names[me]), board && b("score", plain(host.gained(me)))),
    span("round-told", board?.round?.(scene.view) ?? ""),
    signButton("menu", _("Menu"), page.menu));
}

/** What holds the table up: a pause, somebody away, a bot that sits in for us, a link that is lost. @param {Host} host @param {HTMLElement} into */
function strip(host, into) {
  const { table, scene, me } = host, lobby = table.lobby, lines = [];
  if (table.link.where !== "in") lines.push(p("", _("Connection lost. Looking for the table …"),
    table.link.inVain && span("", _("If the tablet shows another address now, open that one."))));
  if (scene.paused_by !== null) {
    lines.push(p("", scene.paused_by === me ? _("The table is paused.") : _("{name} paused the match.", { name: host.names[scene.paused_by] }), way(host, _("Play on"), { ask: "resume" }, "amber")));
  }
  if (me !== null && scene.bots[me] && !scene.seats[me].bot) {
    lines.push(p("", _("A bot plays for you. Play yourself?"), way(host, _("Take back"), { ask: "take-back", chair: me }, "amber")));
  }
  const away = (lobby?.chairs ?? []).flatMap((chair, seat) => {
    const device = chair && !chair.bot && lobby?.devices.find((known) => known.id === chair.device);
    return device && device.here === false && !scene.bots[seat] ? [seat] : [];
  });
  for (const seat of scene.ended ? [] : away) {
    lines.push(p("", _("{name} is away", { name: host.names[seat] }), way(host, _("Let a bot play"), { ask: "seat-bot", chair: seat, bot: "middle" })));
  }
  if (away.length && me === null && !host.watches) lines.push(p("", _("Was that your seat? The host can give it to you.")));
  fill(into, ...lines);
}

/** A button for what a seat may ask of its table at any time. @param {Host} host @param {string} words @param {object} asked @param {string} [kind] */
function way(host, words, asked, kind) {
  const { me } = host;
  return me !== null && button(words, async () => {
    closeAll();
    const why = await host.table.request({ ...asked, seat: me });
    if (why) tell(sentence(why, host.scene.game, host.names));
  }, kind);
}

/** Such as stand in the menu. @param {Host} host */
export function ways(host) {
  const { me, scene } = host;
  return [scene.paused_by === null ? way(host, _("Pause"), { ask: "pause" }, "wide") : way(host, _("Play on"), { ask: "resume" }, "wide"),
    !scene.bots[me ?? -1] && way(host, _("Let a bot play for me"), { ask: "seat-bot", chair: me, bot: "middle" }, "wide")];
}

/** Why a seat has so many points. @param {Host} host @param {number} seat */
export function scores(host, seat) {
  const { scene } = host, steps = gameWords(scene.game).steps, lines = host.lines(seat), total = host.gained(seat);
  const title = steps ? _("{name}: why these steps?", { name: host.names[seat] }) : _("{name}: why these points?", { name: host.names[seat] });
  sheet(title, lines.length ? el("ul", { class: "lines" }, ...lines.map((line) => scoreLine(host, line)))
    : p("", steps ? _("No steps yet.") : _("No points yet.")),
  lines.length ? p("sum", _("Total: {points}", { points: steps ? ngettext("{n} step", "{n} steps", total) : points(total) })) : null,
  div("plates", ...host.plates((other) => plain(host.gained(other)))));
}

/** @param {Host} host @param {import("./table.js").Line} line */
export function scoreLine(host, line) {
  return el("li", {}, b(line.points < 0 ? "berry" : "", signed(line.points)), span("", sentence(line, host.scene.game, host.names)),
    line.round ? small("", host.view.round === undefined ? _("Turn {n}", { n: line.round }) : _("Round {n}", { n: line.round })) : null);
}

/** @param {Host} host @param {HTMLElement} into @param {boolean} screen */
function ended(host, into, screen) {
  const result = host.scene.result;
  if (!result) return into;
  closeAll();
  const back = button(_("Show the result"), () => back.replaceWith(into));
  const names = result.winners.map((seat) => host.names[seat]), order = [...result.scores.keys()].sort((a, b) => result.scores[b] - result.scores[a]);
  const steps = gameWords(host.scene.game).steps;
  const title = !names.length ? _("The match is over") : names.length === 1 ? (result.winners[0] === host.me ? _("You win!") : _("{name} wins!", { name: names[0] })) : _("{names} win!", { names: listed(names) });
  fill(into, section("result",
    h1("", title),
    div(`ranking ${order.length > 8 ? "long" : ""}`, ...order.map((seat) => touch(`rank ${result.winners.includes(seat) ? "won" : ""}`, () => scores(host, seat), {},
      host.badge(seat), b("", host.names[seat]), b("score", steps ? ngettext("{n} step", "{n} steps", result.scores[seat]) : plain(result.scores[seat]))))),
    !screen && [p("soft", _("Tap a score to see why.")),
      button(_("Show the table"), () => into.replaceWith(back), "wide"),
      p("soft", _("The host goes on from here."))]));
  return into;
}
