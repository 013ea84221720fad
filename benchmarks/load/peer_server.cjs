// The peer: boardgame.io's own server with the smallest game that has turns.
const { Server } = require("boardgame.io/server");
const { GAME } = require("./peer_game.cjs");

const server = Server({ games: [GAME], origins: [/.*/] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
