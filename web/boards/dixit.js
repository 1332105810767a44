// Dixit in a browser: a hand, a clue, cards on the table, votes and whose they were.

import { askClue } from "../clue.js";
import { b, button, div, el, fill, halves, p, span } from "../dom.js";
import { ask, cardTouch, closeAll, picture, toggled } from "../pieces.js";
import { _, ngettext, plain, points } from "../say.js";

/** @typedef {import("../play.js").Host} Host */
/** @typedef {import("../play.js").Board} Board */

/** @param {Host} host @returns {Board} */
function seat(host) {
  const { made, middle, bottom } = halves("board dixit");
  /** @type {string | null} */ let card = null;
  /** @type {number[]} */ let places = [];
  let before = "";
  /** @type {import("../pieces.js").Sheet | null} */ let clue = null;

  const show = () => {
    const view = host.view, now = `${view.round} ${view.phase}`;
    if (!host.changed(card, places, host.table.lobby?.devices)) return;
    if (now !== before) {
      before = now;
      card = null;
      places = [];
      clue?.close();
      closeAll(".closer");
    }
    if (view.phase === "voting") voting(view);
    else if (view.reveal) revealed(view);
    else hand(view);
  };

  /** @param {any} view */
  const hand = (view) => {
    const gives = host.may("give"), swaps = host.may("swap").length > 0, tells = host.may("tell"), unseen = host.example("tell-unseen"), idea = host.may("idea")[0];
    const acts = gives.length > 0 || Boolean(host.example("tell"));
    if (card && !view.hand.includes(card)) card = null;
    const act = {
      words: () => (gives.length ? giveWords(view, host) : acts ? _("Tell of this card") : ""),
      press: (/** @type {string} */ chosen) => { card = chosen; press(); },
    };
    const press = () => {
      if (!card) return;
      if (gives.length) host.say({ do: "give", card });
      else tellOf(card);
    };
    fill(middle, told(view, host), p("says", handNote(view, host, acts)),
      view.given.length > 0 && p("says soft", _("Your card lies face down.")),
      view.hand.length ? div("cards", ...view.hand.map((/** @type {string} */ id, /** @type {number} */ at) => cardTouch(host, view.hand, at, {
        chosen: id === card && acts, tap: () => { card = id; show(); }, act: acts ? act : undefined }))) : teller(view, host),
      round(host, view));
    fill(bottom,
      idea && button(_("I have an idea!"), () => host.say(idea), "amber wide"),
      unseen && button(_("Tell it"), () => tellOf(null), "amber wide"),
      acts && !idea && !unseen && button(card ? act.words() : _("Tap a card"), press, card ? "amber wide" : "wide"),
      card && swaps && button(_("Swap this card"), () => card && askSwap(card), "wide"),
      !idea && !unseen && !acts && host.goOn());
    if (acts && tells.length) host.hint("dixit-tell", _("Choose a card and say something about it. It is best if some find your card, but not everybody."), made);
    else if (gives.length) host.hint("dixit-give", _("Make the others take your card for the storyteller's: choose one that fits the clue."), made);
  };

  /** @param {string} chosen */
  const askSwap = async (chosen) => {
    const yes = await ask(_("Swap this card?"), _("It goes under the deck, and the next card comes instead. You can do this once a match."), _("Swap it"), undefined,
      div("card small", picture(chosen)));
    if (yes) host.say({ do: "swap", card: chosen });
  };

  /** @param {string | null} chosen */
  const tellOf = (chosen) => {
    clue = askClue({
      title: _("Your clue"), note: _("A word, a song, a sound. You cannot take it back."), write: _("Tell it"), aloud: _("I say a clue aloud"),
      shown: chosen ? div("card small", picture(chosen)) : null,
      tell: (words) => host.say(chosen ? { do: "tell", card: chosen, clue: words } : { do: "tell-unseen", clue: words }),
    });
  };

  /** @param {any} view */
  const voting = (view) => {
    const votes = host.may("vote"), reds = host.may("vote-red"), red = !votes.length && reds.length > 0;
    const free = new Set((red ? reds.map((move) => move.on) : votes.flatMap((move) => move.on)));
    const most = red ? 1 : view.most_votes;
    const take = (/** @type {number} */ place) => {
      if (!free.has(place)) return false;
      places = toggled(places, place, most);
      show();
    };
    const cast = () => {
      if (!places.length) return;
      host.say(red ? { do: "vote-red", on: places[0] } : { do: "vote", on: [...places].sort((a, b) => a - b) });
      places = [];
    };
    const placeOf = (/** @type {string} */ id) => view.table.indexOf(id) + 1;
    const act = {
      words: (/** @type {string} */ id) => (free.has(placeOf(id)) ? _("Vote for {n}", { n: placeOf(id) }) : ""),
      press: (/** @type {string} */ id) => { places = [placeOf(id)]; cast(); },
    };
    fill(middle, told(view, host), p("says", voteNote(view, free.size > 0, red)), tableOf(view, host, (place) => ({
      chosen: places.includes(place), more: `${red ? "red" : ""} ${free.size > 0 && !free.has(place) ? "dim" : ""}`,
      label: view.own.includes(place) ? (view.pairs.length ? _("ours") : _("mine")) : "",
      number: view.vote.includes(place) ? "✓" : view.red === place ? "✗" : place, tap: () => take(place), act,
    })), round(host, view));
    fill(bottom, free.size > 0
      ? button(places.length === 1 ? _("Vote for {n}", { n: places[0] }) : places.length ? ngettext("Cast my vote", "Cast my votes", places.length) : _("Tap a card"), cast, places.length ? (red ? "amber wide red" : "amber wide") : "wide")
      : host.goOn());
    if (free.size) host.hint("web-dixit-vote", _("Tap the card that you vote for. Hold a card to see it large."), made);
  };

  /** @param {any} view */
  const revealed = (view) => {
    fill(middle, told(view, host), p("says", b("", outcome(view.reveal))), turned(view, host), gains(view, host));
    fill(bottom, host.goOn(host.may("ready")[0], _("Go on")));
    host.hint("dixit-reveal", _("The tokens show who voted, the badges whose card it was. Tap a card to see it better."), made);
  };

  return { el: made, show, round: howFar, close: () => clue?.close() };
}

// Words ---------------------------------------------------------------------------------------------------------------

/** @param {any} view */
function howFar(view) {
  if (view.rounds !== null) return _("Round {n} of {all}", { n: view.round, all: view.rounds });
  if (view.target !== null) return _("Round {n}, up to {points}", { n: view.round, points: points(view.target) });
  return _("Round {n}", { n: view.round });
}

/** What was told, or what happens where there is no clue yet. @param {any} view @param {Host} host */
function told(view, host) {
  if (view.clue && view.storyteller !== null) {
    const name = host.names[view.storyteller];
    return p("quote", view.clue.words === null ? (view.storyteller === host.me ? _("Your clue") : _("{name} said it aloud", { name })) : _("“{words}”", { words: view.clue.words }));
  }
  return p("quote", headline(view, host));
}

/** @param {any} view @param {Host} host */
function headline(view, host) {
  if (view.phase === "idea") return _("Who has an idea and tells first?");
  if (view.storyteller === null) return "";
  const name = host.names[view.storyteller];
  if (view.storyteller !== host.me) return _("{name} thinks of a clue", { name });
  return view.variant === "party" ? _("Your clue, before you see your hand!") : _("You tell: which card?");
}

/** @param {any} view @param {Host} host */
function partner(view, host) {
  const pair = view.pairs.find((/** @type {number[]} */ seats) => host.me !== null && seats.includes(host.me));
  return pair ? pair.find((/** @type {number} */ other) => other !== host.me) : null;
}

/** @param {any} view @param {Host} host @param {boolean} acts */
function handNote(view, host, acts) {
  if (view.phase === "telling") return host.me === view.storyteller ? _("A word, a line of a song, a sound: not too obvious, not too obscure.") : "";
  if (view.phase !== "giving" || !acts) return "";
  const other = partner(view, host);
  if (other !== null && other === view.storyteller) return _("Your partner is telling. Give a card that leads the others astray.");
  if (other !== null) return _("Talk with {name} openly, but neither show nor describe cards. One of you gives, the other votes.", { name: host.names[other] });
  return host.me === view.storyteller ? _("Your own clue: which of your cards fits it best?") : _("Which card fits the clue best?");
}

/** @param {any} view @param {Host} host */
function giveWords(view, host) {
  return host.me !== null && view.gave[host.me] ? _("Give this one too") : _("Give this card");
}

/** @param {any} view @param {boolean} votes @param {boolean} red */
function voteNote(view, votes, red) {
  if (!votes) return "";
  if (red) return _("Green: your favourite. Red: nothing for anybody.");
  if (view.variant === "party") return _("Vote for the card that many will vote for.");
  return view.most_votes > 1 ? _("One token or two. A single one that hits brings an extra point.") : _("Which card did the storyteller give?");
}

/** @param {any} reveal */
function outcome(reveal) {
  if (reveal.outcome === "all") return _("Everybody found the card!");
  if (reveal.outcome === "none") return _("Nobody found the card!");
  if (reveal.outcome !== "some") return _("All votes are out");
  return ngettext("{n} player found the card", "{n} players found the card", reveal.cards[reveal.told - 1].votes.length);
}

/** @param {any} view @param {number} seat @param {Host} host */
function doing(view, seat, host) {
  const asked = host.scene.waiting.includes(seat);
  if (view.phase === "telling") return asked ? _("tells") : "";
  if (view.phase === "giving") return view.gave[seat] ? (seat === view.storyteller && view.variant !== "party" ? _("has told") : _("has given")) : asked ? _("gives a card") : "";
  if (view.phase === "voting") return view.voted[seat] ? _("has voted") : asked ? _("votes") : "";
  return "";
}

// Pieces --------------------------------------------------------------------------------------------------------------

/** @param {HTMLElement[]} cards */
const laid = (cards) => el("div", { class: `cards table ${cards.length > 6 ? "many" : ""} ${cards.length > 8 ? "two-rows" : ""}`, style: { "--n": String(cards.length) } }, ...cards);

/** The cards on their places. @param {any} view @param {Host} host @param {(place: number) => any} how */
function tableOf(view, host, how) {
  return laid(view.table.map((/** @type {string} */ _id, /** @type {number} */ at) => cardTouch(host, view.table, at, { number: at + 1, ...how(at + 1) })));
}

/** @param {any} view @param {Host} host */
function turned(view, host) {
  const { cards, told: found, red } = view.reveal, watched = host.me === null;
  return laid(cards.map((/** @type {any} */ card, /** @type {number} */ at) => {
    const number = at + 1, made = cardTouch(host, view.table, at, { number, chosen: number === found || number === red, more: number === red ? "red" : "" });
    made.append(span("owner", host.badge(card.seat, watched ? "" : "small")),
      span("votes", ...card.votes.map((/** @type {number} */ seat) => host.badge(seat, watched ? "small" : "tiny"))));
    return made;
  }));
}

/** What this round brought to each. @param {any} view @param {Host} host */
function gains(view, host) {
  const sides = view.pairs.length ? view.pairs : view.scores.map((/** @type {number} */ _score, /** @type {number} */ seat) => [seat]);
  return div("plates", ...sides.map((/** @type {number[]} */ seats) => {
    return span(seats.length > 1 ? "side" : "", ...seats.map((seat) => host.plate(seat, seats.length > 1 ? "" : host.scoreNow(seat, view.round))),
      seats.length > 1 && b("", host.scoreNow(seats[0], view.round)));
  }));
}

/** How far everybody has come: a place for each point, wide enough for all who stand there. @param {Host} host @param {any} view */
function track(host, view) {
  return div("points", ...Array.from({ length: Math.max(view.target ?? 0, 10, ...view.scores) + 1 }, (_place, n) => {
    const here = host.scene.seats.flatMap((_seat, seat) => (view.scores[seat] === n ? [host.badge(seat, "pawn-badge")] : []));
    return span("cell", ...here, !here.length && n % 5 === 0 && String(n));
  }));
}

/** Whom all look at while there are no cards. @param {any} view @param {Host} host */
const teller = (view, host) => view.storyteller !== null && host.badge(view.storyteller, "giant");

/** Who does what. @param {Host} host @param {any} view */
function round(host, view) {
  return div("plates", ...host.scene.seats.map((_seat, seat) => seat !== host.me && host.plate(seat, doing(view, seat, host))));
}

// The big screen --------------------------------------------------------------------------------------------------

/** @param {Host} host @returns {Board} */
function screen(host) {
  const made = div("board dixit");
  const show = () => {
    const view = host.view;
    if (!host.changed()) return;
    const line = view.phase === "voting" ? _("{name} tells · {n} of {all} have voted", { name: host.names[view.storyteller], n: view.voted.filter(Boolean).length, all: view.voters.length })
      : view.reveal ? outcome(view.reveal) : view.storyteller !== null && view.clue ? _("{name} tells", { name: host.names[view.storyteller] }) : howFar(view);
    fill(made, told(view, host), p("says", line),
      div("screen-middle", view.reveal ? turned(view, host) : view.table.length ? tableOf(view, host, () => ({}))
        : view.phase === "telling" ? teller(view, host)
        : laid(view.gave.flatMap((/** @type {number} */ n) => Array.from({ length: n }, () => span("card back"))))),
      track(host, view), div("scores", ...host.plates((seat) => `${plain(view.scores[seat])}${view.voted[seat] && view.phase === "voting" || view.gave[seat] && view.phase === "giving" ? " ✓" : ""}`)));
  };
  return { el: made, show, round: howFar };
}

/** @type {import("../play.js").GameBoard} */
export const BOARD = { seat, screen };
