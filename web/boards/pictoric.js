// Pictoric Box in a browser: six pictures, a hidden die, the spiral to the box, forfeits.

import { askClue } from "../clue.js";
import { button, div, el, fill, halves, p, span, touch } from "../dom.js";
import { ask, cardTouch, closeAll, image, picture, sheet, toggled } from "../pieces.js";
import { _, listed, ngettext, signed } from "../say.js";
import { BOX, CELLS, SIDE } from "./facts/pictoric.js";

/** @typedef {import("../play.js").Host} Host */
/** @typedef {import("../play.js").Board} Board */

/** @param {Host} host @returns {Board} */
function seat(host) {
  const { made, middle, bottom } = halves("board pictoric");
  /** @type {any} */ let picked = null;
  /** @type {number[]} */ let places = [];
  let before = "";
  /** @type {import("../pieces.js").Sheet | null} */ let open = null;

  const show = () => {
    const view = host.view, now = `${view.turn} ${view.phase}`;
    if (!host.changed(picked, places)) return;
    if (now !== before) {
      before = now;
      picked = null;
      places = [];
      open?.close();
      closeAll(".closer");
    }
    const [title, note] = says(view, host);
    fill(middle, p("quote", title), note && p("says soft", note), forfeitLine(view, host), stage(view), track(host, view), div("plates", ...standings(host, view)));
    fill(bottom, acts(view));
    hints(view);
  };

  /** @param {any} view */
  const stage = (view) => {
    if (view.phase === "picking") return faceDown(view);
    if (view.phase === "telling" && host.me === view.leader) return view.closed ? cards([view.card], () => ({})) : numbered(view.sectors, (place) => ({ chosen: picked === place, tap: () => take(place), act: { words: (id) => _("My die on {n}", { n: placeOf(id) }), press: (id) => { picked = placeOf(id); show(); } } }));
    if (view.phase === "giving") return cards(view.hand, (card) => ({ chosen: picked === card, tap: () => host.may("give").length > 0 && take(card), act: host.may("give").length ? { words: () => _("Add this one"), press: (id) => host.say({ do: "give", card: id }) } : undefined }));
    if (view.phase === "voting") return voting(view);
    if (view.reveal) return host.may("discard").length ? cards(view.hand, (card) => ({ chosen: picked === card, tap: () => take(card) })) : shown(view, host);
    return view.hand.length && view.phase !== "over" ? cards(view.hand, () => ({})) : null;
  };

  const take = (/** @type {any} */ what) => {
    picked = picked === what ? null : what;
    show();
  };

  /** @param {any} view */
  const voting = (view) => {
    const free = new Set(host.may("vote").map((move) => move.sector));
    return numbered(view.sectors, (place) => ({ chosen: picked === place || view.vote === place, more: free.size > 0 && !free.has(place) ? "dim" : "", label: view.own === place ? _("mine") : view.die === place ? _("your die") : "",
      tap: () => free.has(place) && take(place), act: { words: (id) => (free.has(placeOf(id)) ? _("I vote for {n}", { n: placeOf(id) }) : ""), press: (id) => host.say({ do: "vote", sector: placeOf(id) }) } }));
  };

  /** @param {any} view */
  const faceDown = (view) => {
    const many = view.players[view.leader].cards, most = host.may("pick")[0]?.places.length ?? 0;
    return div("cards", ...Array.from({ length: many }, (_card, at) => touch(`card back ${places.includes(at + 1) ? "chosen" : ""}`, () => {
      places = toggled(places, at + 1, most);
      show();
    }, { disabled: !most })));
  };

  const placeOf = (/** @type {string} */ id) => host.view.sectors.indexOf(id) + 1;

  /** @typedef {Parameters<typeof cardTouch>[3]} How */
  /** @param {string[]} ids @param {(card: string) => How} how */
  const cards = (ids, how) => div(ids.length === 2 ? "cards two" : "cards", ...ids.filter(Boolean).map((id, at) => cardTouch(host, ids, at, how(id))));
  /** @param {string[]} ids @param {(place: number) => How} how */
  const numbered = (ids, how) => div("cards six", ...ids.map((_id, at) => cardTouch(host, ids, at, { ...how(at + 1), number: at + 1 })));

  /** @param {any} view */
  const acts = (view) => {
    const ready = host.may("ready")[0];
    if (host.may("pick").length) {
      const most = host.may("pick")[0].places.length;
      return button(_("Pick these"), () => places.length === most && host.say({ do: "pick", places: [...places].sort((a, b) => a - b) }), places.length === most ? "amber wide" : "wide");
    }
    if (host.example("theme")) return button(_("A theme"), () => theme(), "amber wide");
    if (host.may("tell").length) return button(!view.closed && !picked ? _("Tap a card") : _("Your association"), () => tellOf(view), view.closed || picked ? "amber wide" : "wide");
    if (host.may("give").length) return chosen(_("Add this one"), { do: "give", card: picked });
    if (host.may("vote").length) return chosen(_("I vote for {n}", { n: picked }), { do: "vote", sector: picked });
    if (host.may("discard").length) return chosen(_("Give this one up"), { do: "discard", card: picked });
    if (ready) return button(_("Next turn"), () => host.say(ready), "amber wide");
    return host.goOn();
  };

  /** What can be done once a card is chosen. @param {string} words @param {object} move */
  const chosen = (words, move) => button(picked ? words : _("Tap a card"), () => picked && host.say(move), picked ? "amber wide" : "wide");

  const theme = () => {
    open = askClue({ title: _("A theme"), note: _("You cannot take it back."), write: _("Write it"), aloud: _("Say it aloud"), tell: (text) => host.say(text === null ? { do: "theme" } : { do: "theme", text }) });
  };

  /** @param {any} view */
  const tellOf = async (view) => {
    if (!view.closed && !picked) return;
    const sector = view.closed ? {} : { sector: picked }, card = view.closed ? view.card : view.sectors[picked - 1];
    if (view.forfeit?.name === "silence") {
      if (await ask(_("Show it now, so that all see it"), _("No words and no sounds!"), _("All have seen it"))) host.say({ do: "tell", ...sector });
      return;
    }
    open = askClue({ title: _("Your association"), note: ruleOfTelling(view), write: _("Write it"), aloud: _("Say it aloud"), shown: div("card small", picture(card)),
      tell: (text) => host.say(text === null ? { do: "tell", ...sector } : { do: "tell", text, ...sector }) });
  };

  /** @param {any} view */
  const hints = (view) => {
    if (host.may("give").length) host.hint("pictoric-give", _("Add the picture that others will take for the leader's: each vote for it is a step."), made);
    else if (host.may("vote").length) host.hint("web-pictoric-vote", _("Tap the picture that you vote for. Hold a picture to see it large."), made);
    else if (view.phase === "telling" && host.me === view.leader && !view.closed) host.hint("web-pictoric-mean", _("Choose the picture that you will tell of: your hidden die points to it."), made);
  };

  return { el: made, show, round, close: () => open?.close() };
}

// Words ---------------------------------------------------------------------------------------------------------------

/** @param {any} view */
function round(view) {
  const n = Math.floor((view.turn - 1) / view.players.length) + 1;
  return view.rounds ? _("Round {n} of {all}", { n, all: view.rounds }) : _("Turn {n}", { n: view.turn });
}

/** A large line and a small one. @param {any} view @param {Host} host @returns {[string, string]} */
export function says(view, host) {
  const leader = view.leader === null ? "" : host.names[view.leader], waiting = host.scene.waiting, waits = host.watches ? host.waits() : "", who = waiting.length ? host.names[waiting[0]] : "", mine = view.leader === host.me;
  if (view.phase === "picking") {
    const n = host.may("pick")[0]?.places.length ?? view.forfeit?.cards ?? 1;
    return [waiting.length === 1 && waiting[0] === host.me ? ngettext("Pick {n} card", "Pick {n} cards", n) : waiting.length > 1 ? ngettext("Anybody but {name} picks {n} card", "Anybody but {name} picks {n} cards", n, { name: leader }) : ngettext("{name} picks {n} card", "{name} picks {n} cards", n, { name: who }), mine ? _("These are your cards, face down") : _("These are {name}'s cards, face down", { name: leader })];
  }
  if (view.phase === "theme") return [waiting[0] === host.me ? _("Name a theme") : _("{name} names a theme", { name: who }), mine ? _("You have to keep to it") : _("{name} has to keep to it", { name: leader })];
  if (view.phase === "telling") {
    if (!mine) return [_("{name} thinks of an association", { name: leader }), ruleOfTelling(view)];
    return view.closed ? [_("What does your picture bring to mind?"), ruleOfTelling(view) || _("Nobody else sees it")] : [_("Which of your pictures will you tell of?"), ruleOfTelling(view) || _("Tap it: your hidden die will point to it")];
  }
  const themed = (/** @type {string} */ words) => [themeLine(view), words].filter(Boolean).join(" · ");
  if (view.phase === "giving") return [association(view, host), themed(host.may("give").length ? _("Add the card that fits best. Tap one") : waits)];
  if (view.phase === "voting") return [association(view, host), themed(host.may("vote").length ? _("Which one is meant? Tap it") : waits)];
  if (host.may("discard").length) return [_("Give up a card of your bank"), _("It was too easy or too hard. Tap one")];
  if (view.phase === "over") return [winner(view, host), ""];
  return [association(view, host), outcome(view)];
}

/** @param {any} view @param {Host} host */
function winner(view, host) {
  const names = view.winners.map((/** @type {number} */ seat) => host.names[seat]);
  if (!names.length) return "";
  const inBox = view.players[view.winners[0]].cell === BOX;
  if (names.length === 1) return inBox ? _("{name} has reached the box!", { name: names[0] }) : _("{name} wins, furthest along!", { name: names[0] });
  return inBox ? _("{names} have reached the box!", { names: listed(names) }) : _("{names} win, equally far along!", { names: listed(names) });
}

/** @param {any} view */
function ruleOfTelling(view) {
  return view.forfeit?.name === "silence" ? _("Without words and without sounds") : themeLine(view);
}

/** @param {any} view */
function themeLine(view) {
  if (!view.theme) return "";
  return view.theme.text === null ? _("A theme was named aloud") : _("Theme: “{theme}”", { theme: view.theme.text });
}

/** @param {any} view @param {Host} host */
function association(view, host) {
  const leader = host.names[view.leader];
  if (!view.told) return "";
  if (view.told.text !== null) return _("“{words}”", { words: view.told.text });
  if (host.me === view.leader) return _("Your association");
  return view.forfeit?.name === "silence" ? _("{name} has shown it without words", { name: leader }) : _("{name} has said it aloud", { name: leader });
}

/** @param {any} view */
function outcome(view) {
  if (!view.reveal) return "";
  if (view.reveal.outcome === "none") return _("Nobody found it: no pawn moves");
  if (view.reveal.outcome === "all") return _("Everybody found it");
  return ngettext("{n} player found it", "{n} players found it", view.reveal.right.length);
}

/** @param {any} view @param {Host} host */
function forfeitLine(view, host) {
  if (!view.forfeit || view.leader === null) return null;
  const { name, roll } = view.forfeit, words = forfeitTold(view, host);
  return touch("forfeit", () => sheet(forfeitTitle(name), p("", words)), {}, "⚑ ", forfeitTitle(name), roll ? image(`table/die-${roll}.png`, false, String(roll), "die") : null);
}

/** @param {string} name */
function forfeitTitle(name) {
  return { lucky: _("Lucky"), "not-so-lucky": _("Not so lucky"), trouble: _("Cards in trouble"), silence: _("Silence"), "very-lucky": _("Very lucky if …"), topic: _("On topic") }[name] ?? "";
}

/** @param {any} view @param {Host} host */
function forfeitTold(view, host) {
  const name = host.names[view.leader], next = host.names[(view.leader + 1) % host.names.length];
  if (view.forfeit.name === "lucky") return _("{name} rolls again and moves ahead by the number on the die, even into the box.", { name });
  if (view.forfeit.name === "not-so-lucky") return _("{name} rolls again and moves back by the number on the die, to the first stone at most.", { name });
  if (view.forfeit.name === "silence") return _("{name} shows the association without words and without sounds: with hands, face and feet.", { name });
  if (view.forfeit.name === "very-lucky") return _("What {name} earns in this turn counts double. If it is nothing, the pawn stays.", { name });
  if (view.forfeit.name === "topic") return _("{next} names a theme, and {name} has to keep to it with the association.", { next, name });
  if (!view.closed) return _("{name} rolls again and swaps as many cards as the die shows. Anybody else picks them, face down.", { name });
  return view.forfeit.roll !== null ? _("{name} rolls again and loses as many cards of the bank as the die shows. {next} picks them, face down.", { name, next })
    : _("{name} loses two cards of the bank, but never the last one. {next} picks them, face down.", { name, next });
}

// Pieces --------------------------------------------------------------------------------------------------------------

/** The dice are shown. @param {any} view @param {Host} host */
function shown(view, host) {
  const { sector, owners, votes } = view.reveal;
  return div("cards six", ...view.sectors.map((/** @type {string} */ _id, /** @type {number} */ at) => {
    const place = at + 1, made = cardTouch(host, view.sectors, at, { number: place, chosen: place === sector });
    if (view.closed) made.append(span("owner", host.badge(owners[at], "small")));
    made.append(span("votes", ...votes.flatMap((/** @type {number | null} */ vote, /** @type {number} */ seat) => (vote === place ? [host.badge(seat, "tiny")] : []))));
    return made;
  }));
}

/** The spiral with the pawns on it. @param {Host} host @param {any} view */
function track(host, view) {
  const made = el("div", { class: "track", role: "img", "aria-label": _("How far everybody has come") });
  const placed = (/** @type {number} */ cell) => ({ "grid-column": `${Math.floor(CELLS[cell - 1] / SIDE) + 1}`, "grid-row": `${SIDE - CELLS[cell - 1] % SIDE}` });
  CELLS.forEach((_cell, at) => made.append(el("span", { class: at + 1 === BOX ? "cell box" : "cell", style: placed(at + 1) }, at + 1 === BOX ? "★" : "")));
  /** @type {number[]} */ const stood = view.players.map((/** @type {any} */ player) => player.cell);
  for (const cell of new Set(stood)) made.append(el("span", { class: "pawns", style: placed(cell) }, ...stood.flatMap((other, seat) => (other === cell ? [host.badge(seat, "pawn-badge")] : []))));
  return made;
}

/** @param {Host} host @param {any} view */
function standings(host, view) {
  return view.players.map((/** @type {any} */ player, /** @type {number} */ seat) => {
    const far = player.cell === BOX ? _("in the box") : ngettext("{n} step", "{n} steps", player.cell - 1);
    const gained = host.gained(seat, view.turn);
    const done = (view.phase === "voting" && player.voted) || (view.phase === "giving" && player.given) ? " ✓" : "";
    return host.plate(seat, `${gained && view.reveal ? `${signed(gained)} · ` : ""}${far}${done}`);
  });
}

/** @param {Host} host @returns {Board} */
function screen(host) {
  const made = div("board pictoric");
  const show = () => {
    const view = host.view;
    if (!host.changed()) return;
    const [title, note] = says(view, host);
    fill(made, p("quote", title), p("says", note), forfeitLine(view, host),
      div("screen-middle both", view.reveal ? shown(view, host) : view.sectors.length ? div("cards six", ...view.sectors.map((/** @type {string} */ _id, /** @type {number} */ at) => cardTouch(host, view.sectors, at, { number: at + 1 })))
        : div("cards six", ...view.players.flatMap((/** @type {any} */ player) => (player.given ? [span("card back")] : []))), track(host, view)),
      div("scores", ...standings(host, view)));
  };
  return { el: made, show, round };
}

/** @type {import("../play.js").GameBoard} */
export const BOARD = { seat, screen };
