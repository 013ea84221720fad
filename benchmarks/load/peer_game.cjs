// Two players take turns to add one.
const GAME = {
  name: "load",
  setup: () => ({ count: 0 }),
  moves: { add: ({ G }) => { G.count += 1; } },
  turn: { minMoves: 1, maxMoves: 1 },
};
module.exports = { GAME };
