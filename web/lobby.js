// The table before and after a match: its chairs, who sits there, who is ready.

import { b, button, div, el, fill, h1, main, p, small, span, touch } from "./dom.js";
import { arrival, person } from "./arrival.js";
import { MOST_SEATS } from "./facts.js";
import { remember } from "./kept.js";
import { badge, choice, sheet, tell } from "./pieces.js";
import { _, calledHere, gameWords, sentence } from "./say.js";

/** @typedef {import("./table.js").Table} Table */

/** The chairs of the people at this browser. @param {import("./table.js").Lobby} lobby */
export function mine(lobby) {
  return lobby.chairs.flatMap((chair, place) => (chair && !chair.bot && chair.device === lobby.you ? [place] : []));
}

/** Takes the first free chair, or the next where somebody was quicker. @param {Table} table @param {import("./arrival.js").Person} who */
export async function sitDown(table, who) {
  for (let tries = 0; tries < MOST_SEATS; tries++) {
    const lobby = table.lobby, chair = lobby?.chairs.indexOf(null) ?? -1;
    if (!lobby || lobby.match || mine(lobby).length || chair < 0) return;
    const why = await table.wish({ wish: "sit", chair, ...who });
    if (!why) return;
    if (why.key !== "chair-taken") return tell(sentence(why));
  }
}

/** @param {Table} table @param {{ menu(): void }} page */
export function lobbyPage(table, page) {
  const made = main("page lobby");
  const show = () => table.lobby && fill(made, ...pieces(table, table.lobby, page));
  const ends = [table.listen("lobby", show), table.listen("faces", show)];
  show();
  return { el: made, close: () => ends.forEach((end) => end()) };
}

/** @param {Table} table @param {import("./table.js").Lobby} lobby @param {{ menu(): void }} page */
function pieces(table, lobby, page) {
  const game = gameWords(lobby.game), own = mine(lobby);
  const variant = Object.keys(game.variants).length > 1 ? `, ${game.variants[lobby.variant]}` : "";
  const ready = own.length > 0 && own.every((place) => lobby.chairs[place]?.ready);
  const wish = async (/** @type {object} */ wished) => {
    const why = await table.wish(wished);
    if (why) tell(sentence(why));
  };
  return [
    el("header", { class: "top" }, h1("", _("{name}'s table", { name: lobby.name })), button(_("More"), page.menu)),
    el("h2", {}, `${game.title}${variant}`),
    p("soft", game.line),
    div("chairs", ...lobby.chairs.map((chair, place) => chairRow(table, lobby, chair, place, wish))),
    div("foot",
      p("soft", lobby.match ? _("They are playing. You may watch.") : own.length === 0
        ? _("You are watching. Tap a free seat to play.")
        : ready ? _("The host starts when everybody is ready.") : ""),
      own.length > 0 && (ready ? button(_("Not yet"), () => wish({ wish: "ready", ready: false }), "wide")
        : button(_("Ready"), () => wish({ wish: "ready", ready: true }), "amber wide"))),
  ];
}

/** @param {Table} table @param {import("./table.js").Lobby} lobby @param {import("./table.js").Chair | null} chair @param {number} place @param {(wish: object) => void} wish */
function chairRow(table, lobby, chair, place, wish) {
  const own = mine(lobby);
  if (!chair) {
    return touch("chair empty", () => (own.length ? wish({ wish: "move", chair: own[0], to: place }) : lookLike(table, lobby, place, wish)), {},
      span("badge hollow"), span("who", b("", _("Sit down here"))));
  }
  const device = lobby.devices.find((known) => known.id === chair.device), here = own.includes(place);
  const note = chair.bot ? "" : here ? _("you") : device && device.here === false ? _("out of reach") : chair.ready || chair.device === lobby.host ? _("ready") : "";
  return touch(`chair ${here ? "mine" : ""}`, () => lookLike(table, lobby, place, wish), { disabled: !here },
    badge(chair, table.face(chair.face)),
    span("who", b("", calledHere(chair, lobby.chairs)), note && small("", note)),
    chair.ready && span("tick", "✓"));
}

/** Another name, colour, face or time; or standing up. @param {Table} table @param {import("./table.js").Lobby} lobby @param {number} place @param {(wish: object) => void} wish */
function lookLike(table, lobby, place, wish) {
  const sits = lobby.chairs[place] !== null;
  const taken = lobby.chairs.flatMap((other, at) => (other && at !== place ? [other.colour] : []));
  const found = sheet(sits ? _("You at this table") : _("Sit down here"),
    arrival({ code: "", asksCode: false, why: null, taken, words: sits ? _("Save") : undefined,
      more: sits && choice(_("How much time?"), { 100: _("Like everyone"), 150: _("Half as much again"), 200: _("Twice as much") }, String(person().own_time), (time) => remember("time", time)),
      sit: () => { found.close(); wish({ wish: "sit", chair: place, ...person() }); } }),
    sits && button(_("Stand up"), () => { found.close(); wish({ wish: "stand", chair: place }); }, "quiet wide"));
}
