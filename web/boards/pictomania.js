// Pictomania in a browser: the rack, one's own sheet, the sheets of all others as they grow, guesses, tokens, the reveal.

import { b, button, changes, div, el, fill, h3, halves, measured, p, section, sign, signButton, small, span, touch } from "../dom.js";
import { INK, INKS } from "../facts.js";
import { Pad } from "../ink/pad.js";
import { Paper } from "../ink/paper.js";
import { base64 } from "../kept.js";
import { art, ask, closeAll, forgetHint, image, sheet } from "../pieces.js";
import { _, ngettext, spoken } from "../say.js";
import { A_GUESS, A_LOOK, A_WORD, DRAWN, HUES, LETTERS, LONGEST } from "./facts/pictomania.js";

/** @typedef {import("../play.js").Host} Host */
/** @typedef {import("../play.js").Board} Board */
/** @typedef {{ id: string, theme: Record<string, string>, words: Record<string, string>[] }} WordList */

/** The colour of a list, whose paper is as light at night. @param {number} at */
const hues = (at) => ({ "--hue": HUES[at] });

// Words ---------------------------------------------------------------------------------------------------------------

/** @type {Map<string, WordList>} */
const lists = new Map();
/** @type {Map<string, Promise<void>>} */
const levels = new Map();

/** @param {string} level @param {() => void} then */
function readLevel(level, then) {
  if (levels.has(level)) return;
  levels.set(level, fetch(art(`words/level${level}.json`)).then((answer) => answer.json()).then((/** @type {WordList[]} */ all) => {
    for (const list of all) lists.set(list.id, list);
    then();
  }));
}

const inLanguage = (/** @type {Record<string, string>} */ said) => said[spoken] || said.en || Object.values(said).find(Boolean) || "";

/** @param {any} shelf @param {() => void} then @returns {WordList | null} */
function listOf(shelf, then) {
  if (shelf.own) return shelf.own;
  const known = lists.get(shelf.list);
  if (!known) readLevel(shelf.list[0], then);
  return known ?? null;
}

/** The word of a drawing of any round. @param {any} drawn @param {() => void} then */
function drawnWord(drawn, then) {
  if (drawn.word) return inLanguage(drawn.word);
  const list = listOf({ list: drawn.list }, then);
  return list ? inLanguage(list.words[drawn.number - 1]) : "";
}

/** @param {any} view */
function headline(view) {
  return view.teaching ? _("Round {n} of {all}, for practice", { n: view.round, all: view.levels.length }) : _("Round {n} of {all}", { n: view.round, all: view.levels.length });
}

/** @param {any} player */
function doing(player) {
  if (player.finished) return _("has finished");
  return player.guessing ? _("guesses") : _("draws");
}

/** A list of the rack. @param {any} shelf @param {number} at @param {() => void} then @param {string} [more] */
function listShown(shelf, at, then, more = "") {
  const list = listOf(shelf, then);
  return el("section", { class: `list ${more}`, style: hues(at) },
    h3("", b("letter", LETTERS[at]), list ? inLanguage(list.theme) : ""),
    el("ol", {}, ...(list?.words ?? []).map((word) => el("li", {}, inLanguage(word)))));
}

// Sheets of others ----------------------------------------------------------------------------------------------------

/** The drawings that a page shows, each followed as it grows. */
class Sheets {
  /** @param {Host} host */
  constructor(host) {
    this.host = host;
    /** @type {Map<number, Paper>} */
    this.papers = new Map();
  }

  /** @param {number} drawing @param {number} [part] of the time that it took, where it is drawn again */
  of(drawing, part = 1) {
    const paper = this.papers.get(drawing) ?? new Paper();
    this.papers.set(drawing, paper);
    this.grow(drawing, part);
    return paper.el;
  }

  /** @param {number} drawing @param {number} [part] */
  grow(drawing, part) {
    const paper = this.papers.get(drawing);
    if (!paper) return;
    const log = this.host.table.ink(this.host.me, drawing), wanted = part ?? paper.part;
    if (log.length && (wanted < 1 || paper.replay)) paper.again(log, wanted);
    else if (log.length < paper.size) paper.show(log);
    else paper.add(log.subarray(paper.size));
  }

  close() {
    for (const paper of this.papers.values()) paper.close();
    this.papers.clear();
  }
}

// The board, which a spectator is shown alike on a phone and on the big screen ----------------------------------------

/** @param {Host} host @returns {Board} */
function board(host) {
  const made = div("board pictomania");
  let sheets = new Sheets(host);
  /** @type {{ el: HTMLElement, show(view: any): void, ink?: (drawing: number) => void, close?: () => void } | null} */ let phase = null;
  let kind = "";
  const again = () => host.table.open && phase?.show(host.view);

  const kindOf = (/** @type {any} */ view) => {
    if (host.me === null) return `watch ${view.round}`;
    if (["playing", "drawing", "guessing"].includes(view.phase)) return `round ${view.round} ${host.me}`;
    return view.phase === "words" || view.phase === "dealing" ? `words ${view.round}` : `${view.phase} ${view.round}`;
  };

  const show = () => {
    const view = host.view, now = kindOf(view);
    host.untold = lookedAtNow(host) && view.round;
    if (now !== kind) {
      kind = now;
      closeAll();
      phase?.close?.();
      sheets.close();
      sheets = new Sheets(host);
      phase = host.me === null ? watching(host, sheets, again) : now.startsWith("words") ? words(host, again) : now.startsWith("round") ? playing(host, sheets, again)
        : view.phase === "reveal" ? revealed(host, sheets, again) : favourite(host, sheets, again);
      fill(made, phase.el);
    }
    phase?.show(view);
  };
  return { el: made, show, round: headline, ink: (_seat, drawing) => (sheets.grow(drawing), phase?.ink?.(drawing)), close: () => {
    phase?.close?.();
    sheets.close();
  } };
}

/** @param {Host} host @param {() => void} again */
function words(host, again) {
  const made = div("phase");
  const show = (/** @type {any} */ view) => {
    const ready = host.may("ready")[0];
    fill(made, div("middle", ...view.rack.map((/** @type {any} */ shelf, /** @type {number} */ at) => div("read", listShown(shelf, at, again),
      host.may("veto").some((move) => move.letter === LETTERS[at]) && button(_("Another list"), () => swap(host, LETTERS[at]), "quiet"))),
    div("plates", ...view.ready.map((/** @type {boolean} */ is, /** @type {number} */ other) => other !== host.me && host.plate(other, is ? _("ready") : _("reads"))))),
    div("bottom", host.goOn(ready, _("I have read the words"))));
    if (ready) host.hint("pictomania-words", _("Read all the words: each of you will draw one of them."), made);
  };
  return { el: made, show };
}

/** @param {Host} host @param {string} letter */
async function swap(host, letter) {
  if (await ask(_("Another list for {letter}?", { letter }), _("For when somebody does not know a word. Everybody reads again before the deal."), _("Swap it"), _("Keep it"))) host.say({ do: "veto", letter });
}

/** Everybody draws and guesses. @param {Host} host @param {Sheets} sheets @param {() => void} again */
function playing(host, sheets, again) {
  const me = /** @type {number} */ (host.me), view = host.view, drawing = view.players[me].drawing;
  const pad = new Pad({ colour: INKS[host.scene.seats[me].colour], log: host.table.ink(me, drawing), chunk: (chunk) => draw(chunk), changed: () => {
    tools.show();
    forgetHint(sheet_);
  } });
  const tools = toolBar(pad), rack = div("rack"), tiles = div("tiles"), cards = div("numbers"), foot = div("row feet");
  const task = el("button", { class: "press task" }, _("Hold: my word"));
  const sheet_ = measured(div("sheet-of-mine", pad.el)), bottom = div("bottom", cards, tiles, foot);
  const made = div("phase sketching", rack, sheet_, tools.el, bottom);
  let open = view.task ? LETTERS.indexOf(view.task.letter) : 0, folded = innerHeight < 760, picked = 0, behind = 0;
  const changed = changes();
  let mine = pad.size;

  const draw = async (/** @type {Uint8Array} */ chunk) => {
    mine += chunk.length;
    behind += 1;
    const took = await host.say({ do: "draw", ink: base64(chunk) }, true);
    behind -= 1;
    if (!took && !behind) reopen();
  };
  /** What the table has of this sheet is what counts. */
  const reopen = () => {
    host.table.inks.delete(JSON.stringify([me, drawing]));
    host.table.ink(me, drawing);
    mine = -1;
  };

  for (const [on, is] of /** @type {[string, boolean][]} */ ([["pointerdown", true], ["pointerup", false], ["pointercancel", false], ["pointerleave", false]])) {
    task.addEventListener(on, () => showTask(is));
  }
  task.addEventListener("contextmenu", (event) => event.preventDefault());
  const showTask = (/** @type {boolean} */ is) => {
    const mineNow = host.view.task;
    task.classList.toggle("open", is);
    if (!is || !mineNow) return fill(task, _("Hold: my word"));
    const list = listOf(host.view.rack[LETTERS.indexOf(mineNow.letter)], again);
    return fill(task, b("", `${mineNow.letter} ${mineNow.number}`), " ", list ? inLanguage(list.words[mineNow.number - 1]) : "");
  };

  const show = (/** @type {any} */ now) => {
    const may = host.scene.choices, draws = Boolean(host.example("draw")), shut = draws && folded;
    pad.enable(draws);
    if (!changed([now.rack, now.players.map((/** @type {any} */ player) => ({ ...player, ink: 0, time: 0 })), now.hand, now.guesses, now.black, may.moves, draws, open, folded, picked, lists.size, host.scene.bots, host.scene.waiting, now.turn])) return;
    fill(rack, el("div", { class: "tabs", role: "tablist" }, ...now.rack.map((/** @type {any} */ shelf, /** @type {number} */ at) => touch(`tab ${at === open && !shut ? "chosen" : ""}`, () => { folded = at === open && !shut; open = at; again(); }, { role: "tab", "aria-selected": String(at === open && !shut), style: hues(at) },
      b("letter", LETTERS[at]), " ", inLanguage(listOf(shelf, again)?.theme ?? {})))), !shut && listShown(now.rack[open], open, again, "opened"));
    if (picked && !now.hand.includes(picked)) picked = 0;
    fill(tiles, ...now.players.map((/** @type {any} */ player, /** @type {number} */ other) => other !== me && tile(now, player, other)));
    const guesses = host.may("guess").length > 0;
    fill(cards, ...(guesses || (now.hand.length && !now.players[me].finished) ? [1, 2, 3, 4, 5, 6, 7] : []).map((number) => touch(`guess ${picked === number ? "chosen" : ""}`, () => { picked = picked === number ? 0 : number; again(); }, { disabled: !guesses || !now.hand.includes(number) }, number)));
    tools.el.hidden = !draws;
    made.classList.toggle("drawn", !draws);
    fill(foot, now.task && task, ...ways(now));
    hints(now, draws, guesses);
  };

  /** @param {any} now @param {any} player @param {number} other */
  const tile = (now, player, other) => {
    const guessed = now.guesses.find((/** @type {any} */ guess) => guess.of === other), can = picked > 0 && host.may("guess").some((move) => move.of === other && move.number === picked);
    return touch(`tile ${can ? "lit" : ""}`, () => (can ? guess(other, picked) : lookAt(now, player, other)), { "data-seat": other },
      sheets.of(player.drawing), span("tile-name", host.badge(other, "tiny"), b("", host.names[other])),
      span("stack-of", ...player.stack.map((/** @type {number} */ from) => host.badge(from, "tiny"))),
      player.void && span("void", _("does not count")),
      guessed && span("number", guessed.number), player.black > 0 && blackToken(player.black));
  };

  /** @param {any} now @param {any} player @param {number} other */
  const lookAt = (now, player, other) => {
    const paper = new Paper(), log = host.table.ink(me, player.drawing), numbers = host.may("guess").filter((move) => move.of === other).map((move) => move.number);
    const found = sheet(`${host.names[other]} · ${doing(player)}`, paper.el, div("tabs words-only", ...now.rack.map((/** @type {any} */ shelf, /** @type {number} */ at) => listShown(shelf, at, again, "narrow"))),
      numbers.length ? div("numbers", ...numbers.map((/** @type {number} */ number) => touch("guess", () => { found.close(); guess(other, number); }, {}, number))) : null);
    paper.add(log);
    const end = host.table.listen("ink", (_seat, drawn) => {
      if (!found.el.isConnected) return end();
      if (drawn === player.drawing) paper.add(host.table.ink(me, drawn).subarray(paper.size));
    });
  };

  /** @param {number} of @param {number} number */
  const guess = async (of, number) => {
    const last = host.view.phase === "playing" && !host.view.players[me].guessing && pad.size > 0;
    if (await ask(_("Card {number} for {name}?", { number, name: host.names[of] }), last ? _("You cannot take it back, and you cannot draw after it.") : _("You cannot take it back."), _("Lay it"))) {
      pad.lift();
      picked = 0;
      host.say({ do: "guess", of, number });
    }
    again();
  };

  /** @param {any} now @returns {any[]} */
  const ways = (now) => {
    const uncover = host.may("uncover")[0], on = host.may("hand-on")[0], finish = host.may("finish")[0];
    const found = [];
    if (uncover) found.push(button(_("Begin"), () => host.say(uncover), "amber"));
    if (on) found.push(button(_("Done drawing"), () => host.say(on), "amber"));
    if (finish) found.push(button(_("I have finished"), () => finishing(), now.guesses.length ? "amber" : ""));
    const wrong = ownUp(host);
    if (wrong) found.push(wrong);
    if (!found.length) found.push(host.goOn());
    return found;
  };

  const finishing = () => {
    const moves = [...host.may("take"), ...host.may("claim"), ...host.may("finish")];
    const { may_take_at, hurry, black } = host.view;
    const note = may_take_at[me] ? _("Somebody has a head start: a moment more, and you can take a black token.")
      : hurry && black.length === 1 ? _("The last black token ends the round") : _("After that you can neither draw nor guess.");
    const found = sheet(_("Have you finished?"), p("soft", note), ...moves.map((move) => touch("press wide offer", () => { found.close(); pad.lift(); host.say(move); }, { "data-do": move.do },
      move.stars && blackToken(move.stars, ""), move.do === "take" ? ngettext("Take the token with {n} star", "Take the token with {n} stars", move.stars) : move.do === "claim" ? _("I want a black token") : host.view.calm ? _("I have finished") : _("Without a black token"))));
  };

  /** @param {any} now @param {boolean} draws @param {boolean} guesses */
  const hints = (now, draws, guesses) => {
    if (!draws || !pad.drawing.empty) forgetHint(sheet_);
    if (picked) host.hint("web-pictomania-lay", _("Tap the sheet that it belongs to. You cannot take it back."), made);
    else if (draws && pad.drawing.empty) host.hint("web-pictomania-draw", _("Hold the button to see your word, and draw what it means: no letters, no digits."), sheet_);
    else if (guesses && !draws) host.hint("web-pictomania-guess", _("Tap a number, and then the sheet on which you see that word. Who guesses early earns more."), made);
    else if (now.guesses.length) host.hint("pictomania-finish", now.calm ? _("No more guesses? Finish here.") : _("No more guesses? Finish here: black tokens go to the quick."), made);
  };

  return { el: made, show, ink: (/** @type {number} */ drawn) => {
    if (drawn !== drawing) return;
    const log = host.table.ink(me, drawing);
    if (mine < 0 || (log.length > mine && !behind)) {
      pad.open(log);
      mine = log.length;
    }
  }, close: () => pad.close() };
}

/** Who drew the wrong word says so. @param {Host} host @param {string} [more] */
function ownUp(host, more = "") {
  return host.may("own-up")[0] && signButton("flag", _("I drew the wrong word"), async () => {
    if (await ask(_("Did you draw the wrong word?"), _("Then your drawing counts for nobody, and your own tokens count against you. Your guesses still score."), _("Yes, it does not count"))) host.say({ do: "own-up" });
  }, `round ${more}`);
}

/** @param {string} title */
const isFoul = (title) => ask(title, _("A foul is a letter, a digit, a sign, or a hint at the word's form or place. The others decide."), _("Yes, a foul"), _("No, it is fair"));

/** @param {number} stars @param {string} [alt] */
const blackToken = (stars, alt = "★".repeat(stars)) => image(`table/token-black-${stars}.png`, false, alt, "black");

/** @param {Pad} pad */
function toolBar(pad) {
  const made = el("div", { class: "tools", role: "toolbar" }), wide = [1, 1, 1];
  /** @type {[Parameters<typeof sign>[0], string][]} */
  const kinds = [["pencil", _("Pencil")], ["marker", _("Marker")], ["eraser", _("Eraser")]];
  const show = () => fill(made,
    ...kinds.map(([drawn, name], tool) => touch(`tool ${pad.style.tool === tool ? "chosen" : ""}`, () => {
      if (pad.style.tool === tool) wide[tool] = (wide[tool] + 1) % INK.RADII[tool].length;
      pad.style = { ...pad.style, tool, width: wide[tool] };
      show();
    }, { "aria-label": name, "aria-pressed": String(pad.style.tool === tool) }, sign(drawn), el("span", { class: "width", style: { "--dot": `${4 + 5 * wide[tool]}px` } }))),
    signButton("undo", _("Undo"), () => pad.act("undone"), "tool", { disabled: !pad.drawing.canUndo() }),
    signButton("redo", _("Redo"), () => pad.act("redone"), "tool", { disabled: !pad.drawing.canRedo() }),
    pad.blank ? signButton("turn", _("Turn the paper"), () => pad.turn(), "tool")
      : signButton("trash", _("Clear the sheet"), () => pad.act("cleared"), "tool", { disabled: pad.drawing.empty }));
  let state = "";
  show();
  return { el: made, show: () => {
    const now = `${pad.drawing.canUndo()} ${pad.drawing.canRedo()} ${pad.drawing.empty} ${pad.blank}`;
    if (now !== state) show();
    state = now;
  } };
}

// The reveal ----------------------------------------------------------------------------------------------------------

/**
 * What all look at now: a drawing, how much of it is drawn again, and how much of its story is told, its word and then
 * each guess; nothing once all are seen at once (app/boards/pictomania/show_times.py).
 * @param {{ cards: any[] }[]} stacks @param {{ place: number, since: number } | null} showing @param {number} now
 */
export function lookedAt(stacks, showing, now) {
  if (!showing) return null;
  const lengths = stacks.map(({ cards }) => DRAWN + A_WORD + A_GUESS * cards.length + A_LOOK);
  const pace = Math.min(1, LONGEST / lengths.reduce((sum, one) => sum + one, 0));
  let seconds = (now - showing.since) / 1000, { place } = showing;
  for (; place < stacks.length && seconds >= pace * lengths[place]; place++) seconds -= pace * lengths[place];
  if (place >= stacks.length) return null;
  const starts = [DRAWN, ...stacks[place].cards.map((_card, n) => DRAWN + A_WORD + A_GUESS * n)];
  return { place, steps: starts.filter((start) => pace * start <= seconds).length, part: Math.min(1, seconds / pace / DRAWN) };
}

/** @param {Host} host */
function lookedAtNow({ view, now }) {
  const found = view.phase === "reveal" && view.reveal ? lookedAt(view.reveal.stacks, view.showing, now) : null;
  if (found && matchMedia("(prefers-reduced-motion: reduce)").matches) found.part = 1;
  return found;
}

/** Draws again what all look at, and shows the page again whenever there is more to be seen, until it is told to stop. @param {Host} host @param {Sheets} sheets */
function followShow(host, sheets) {
  let before = "", over = false;
  const look = () => {
    if (over) return;
    const now = host.table.open && lookedAtNow(host), told = now ? `${now.place} ${now.steps}` : "";
    if (told !== before) {
      before = told;
      host.table.tell("scene");
    } else if (now) {
      sheets.grow(host.view.players[host.view.reveal.stacks[now.place].seat].drawing, now.part);
    }
    if (now && now.part < 1) requestAnimationFrame(look);
    else setTimeout(look, 200);
  };
  setTimeout(look);
  return () => { over = true; };
}

/** Sheets turned over, or the one that all look at: its word, and who guessed what. @param {Host} host @param {any} view @param {Sheets} sheets @param {() => void} again @returns {HTMLElement[]} */
function turnedOver(host, view, sheets, again) {
  const now = lookedAtNow(host);
  return view.reveal.stacks.filter((/** @type {any} */ _stack, /** @type {number} */ at) => !now || at === now.place)
    .map((/** @type {any} */ stack) => turned(host, view, sheets, stack, again, now ?? undefined));
}

/** @param {Host} host @param {any} view @param {Sheets} sheets @param {any} stack @param {() => void} again @param {{ steps: number, part: number }} [now] */
function turned(host, view, sheets, stack, again, { steps, part } = { steps: Infinity, part: 1 }) {
  const shelf = view.rack[LETTERS.indexOf(stack.letter)], list = listOf(shelf, again), fate = view.reveal.black[stack.seat], alone = steps < Infinity;
  return section(alone ? "turned alone" : "turned", sheets.of(view.players[stack.seat].drawing, part),
    div("turned-words", span("row left", host.badge(stack.seat, "small"), b("", host.names[stack.seat])),
      b("word", steps > 0 ? `${stack.letter}${stack.number} ${list ? inLanguage(list.words[stack.number - 1]) : ""}` : "…"),
      !alone && stack.void && small("berry", stack.void === "owned-up" ? _("The wrong word: it does not count") : _("A foul: it does not count")),
      span("row left guesses", ...stack.cards.map((/** @type {any} */ card, /** @type {number} */ at) => {
        const { seat, verdict } = card, told = at < steps - 1;
        return el("span", { class: `guessed ${told && verdict}`, title: host.names[seat] }, host.badge(seat, "tiny"), alone && host.names[seat],
          told ? [b("", card.number), verdict === "right" ? ` ✓ ${"★".repeat(card.stars)}` : verdict === "wrong" ? " ✗" : " –"] : " ?");
      })),
      !alone && view.reveal.sheep === stack.seat && small("berry", _("the black sheep!")), !alone && fate.fate === "returned" && small("", _("the black token goes back"))));
}

/** @param {Host} host @param {any} view */
function roundGains(host, view) {
  return host.plates((seat) => host.scoreNow(seat, view.round));
}

/** @param {Host} host @param {Sheets} sheets @param {() => void} again */
function revealed(host, sheets, again) {
  const { made, middle, bottom } = halves("phase");
  const changed = changes();
  let judged = -1;
  const show = (/** @type {any} */ view) => {
    const now = lookedAtNow(host);
    if (!changed([view, host.scene.choices, lists.size, now])) return;
    const ready = host.may("ready")[0], asked = host.may("judge")[0], on = host.may("look-on");
    const shown = turnedOver(host, view, sheets, again);
    if (!now) view.reveal.stacks.forEach((/** @type {any} */ stack, /** @type {number} */ at) => {
      if (host.may("foul").some((move) => move.of === stack.seat)) shown[at].append(signButton("flag", _("A foul?"), () => callFoul(stack.seat), "round foul"));
      if (stack.seat === host.me) shown[at].append(ownUp(host, "foul") || "");
    });
    fill(middle, !now && div("plates", ...roundGains(host, view)), ...shown);
    fill(bottom, asked ? button(_("A foul?"), () => judge(asked.of), "amber wide")
      : now && on.length ? div("row feet", button(_("To the points"), () => host.say(on[on.length - 1])), button(_("Go on"), () => host.say(on.find((move) => move.place > now.place)), "amber"))
        : host.goOn(now ? null : ready, _("Go on")));
    if (asked && judged !== asked.of) judge(asked.of);
    if (ready && !now) host.hint("web-pictomania-points", _("What everybody gained, and what they have now. Tap a player to see why."), made);
  };
  const callFoul = async (/** @type {number} */ of) => {
    if (await isFoul(_("A foul?"))) host.say({ do: "foul", of });
  };
  const judge = async (/** @type {number} */ of) => {
    judged = of;
    const foul = host.view.fouls.find((/** @type {any} */ one) => one.of === of), said = await isFoul(_("{caller} calls a foul on the drawing of {name}", { caller: host.names[foul.caller], name: host.names[foul.of] }));
    if (said === null) return;
    judged = -1;
    host.say({ do: "judge", of, foul: said });
  };
  return { el: made, show, close: followShow(host, sheets) };
}

/** All drawings of the match. @param {Host} host @param {any} view @param {Sheets} sheets @param {() => void} again @param {(drawn: any) => void} choose */
function gallery(host, view, sheets, again, choose) {
  return [p("quote", view.phase === "favourite" ? _("A shared victory: which drawing is the best?") : _("The drawings of this match")),
    div(`gallery ${view.album.length > 18 ? "many" : ""}`, ...view.album.map((/** @type {any} */ drawn) => touch(`tile ${view.favourites.includes(drawn.drawing) || view.vote === drawn.drawing ? "lit" : ""}`, () => choose(drawn), {},
      sheets.of(drawn.drawing), span("tile-name", host.badge(drawn.seat, host.me === null ? "small" : "tiny"), b("", drawnWord(drawn, again))))))];
}

/** All drawings of the match: which is the best? @param {Host} host @param {Sheets} sheets @param {() => void} again */
function favourite(host, sheets, again) {
  const { made, middle, bottom } = halves("phase");
  const changed = changes();
  const show = (/** @type {any} */ view) => {
    const votes = host.may("favour"), abstain = host.may("abstain")[0];
    if (!changed([view.favourites, view.vote, votes.length, view.album.length, lists.size, host.scene.waiting, view.phase])) return;
    fill(middle, ...gallery(host, view, sheets, again, choose), votes.length > 0 && p("says soft", _("Your vote stays secret until all have voted.")));
    fill(bottom, host.goOn(abstain, _("No favourite"), "wide"));
  };
  const choose = async (/** @type {any} */ drawn) => {
    const move = host.may("favour").find((one) => one.drawing === drawn.drawing), paper = new Paper();
    paper.add(host.table.ink(host.me, drawn.drawing));
    if (!move) return void sheet(drawnWord(drawn, again), paper.el);
    if (await ask(_("Which drawing is the best?"), drawnWord(drawn, again), _("My favourite"), _("Not yet"), paper.el)) host.say(move);
  };
  return { el: made, show };
}

// Watching, and the big screen ----------------------------------------------------------------------------------------

/** @param {Host} host @param {Sheets} sheets @param {() => void} again */
function watching(host, sheets, again) {
  const made = div("phase watching");
  const changed = changes();
  const show = (/** @type {any} */ view) => {
    if (!changed([view.phase, view.rack, view.ready, view.black, view.reveal, view.scores, view.favourites, view.album.length, view.players.map((/** @type {any} */ player) => [player.stack, player.finished, player.black, player.void, player.guessing]), host.scene.bots, lists.size, lookedAtNow(host)])) return;
    if (["favourite", "over"].includes(view.phase)) {
      return fill(made, ...gallery(host, view, sheets, again, () => {}));
    }
    const sheets_ = view.reveal ? div("walls revealed", ...turnedOver(host, view, sheets, again))
      : div(`walls ${view.players.length > 3 ? "two-rows" : ""}`, ...view.players.map((/** @type {any} */ player, /** @type {number} */ other) => section("turned", sheets.of(player.drawing),
        div("turned-words", host.plate(other, view.phase === "words" ? (view.ready[other] ? _("ready") : _("reads")) : doing(player)), span("row left", ...player.stack.map((/** @type {number} */ from) => host.badge(from, "small")), player.black > 0 && blackToken(player.black))))));
    fill(made, !view.reveal && div("rack-open", host.watches && b("", headline(view)), ...view.rack.map((/** @type {any} */ shelf, /** @type {number} */ at) => listShown(shelf, at, again))), sheets_,
      div("row blacks", ...(lookedAtNow(host) ? [] : view.reveal ? roundGains(host, view) : view.black.map((/** @type {number} */ stars) => blackToken(stars)))));
  };
  return { el: made, show, close: followShow(host, sheets) };
}

/** The drawings that all have seen, for the evening's album. @param {Host} host @returns {{ drawing: number, seat: number, words: string }[]} */
export function drawings(host) {
  return host.view.album.map((/** @type {any} */ drawn) => ({ drawing: drawn.drawing, seat: drawn.seat, words: drawnWord(drawn, () => {}) }));
}

/** @type {import("../play.js").GameBoard} */
export const BOARD = { seat: board, screen: board, drawings };
