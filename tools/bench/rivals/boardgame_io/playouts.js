// boardgame.io's bare reducer on random games of tic-tac-toe: no server, no storage, no views.
// A line in: seconds to play. A line out: how many moves that made, and in how many seconds.

const readline = require('readline');
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal');
const { INVALID_MOVE } = require('boardgame.io/core');

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const isWon = (cells) => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

// As in boardgame.io's own tutorial: a move that may be refused, one move a turn, an end that is looked for after each.
const game = ProcessGameConfig({
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (isWon(G.cells)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
});

const reduce = CreateGameReducer({ game });
const opened = InitializeGame({ game });

const freeCells = (cells) => cells.flatMap((cell, place) => (cell === null ? [place] : []));

const say = (cell, playerID) => ({ type: 'MAKE_MOVE', payload: { type: 'mark', args: [cell], playerID } });

function playout() {
  let state = opened;
  let moves = 0;
  while (state.ctx.gameover === undefined) {
    const free = freeCells(state.G.cells);
    const before = state;
    state = reduce(state, say(free[Math.floor(Math.random() * free.length)], state.ctx.currentPlayer));
    if (state.G === before.G) throw new Error('a move was refused');
    moves += 1;
  }
  return moves;
}

function play(seconds) {
  const start = process.hrtime.bigint();
  let moves = 0;
  let gone = 0;
  while (gone < seconds) {
    for (let match = 0; match < 10; match += 1) moves += playout();
    gone = Number(process.hrtime.bigint() - start) / 1e9;
  }
  return { moves, seconds: gone };
}

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  console.log(JSON.stringify(play(Number(line))));
});
