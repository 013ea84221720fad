// Many matches of two clients each, over real sockets: node clients.cjs KIND URL MATCHES SECONDS.
// Prints moves per second and how long it takes from sending a move to the other player seeing it.
const { performance } = require("node:perf_hooks");

const [kind, url, matches, seconds] = [
  process.argv[2], process.argv[3], Number(process.argv[4]), Number(process.argv[5]),
];
const latencies = [];
let counting = false;
let made = 0;

function seen(sent) {
  if (counting && sent !== undefined) latencies.push(performance.now() - sent);
}

async function post(path, body) {
  const answer = await fetch(url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

// --- OpenDust ------------------------------------------------------------------------------------

function below(limit) {
  return Math.floor(Math.random() * limit);
}

function filled(field) {
  if (field.shape === "pick") return [field.values[below(field.values.length)]];
  if (field.shape === "amount") return [String(field.least + below(field.most - field.least + 1))];
  if (field.shape === "subset") {
    const left = [...field.values];
    const size = field.least + below(field.most - field.least + 1);
    return Array.from({ length: size }, () => left.splice(below(left.length), 1)[0]);
  }
  let [need, room, words] = [field.least, field.most, []];
  let behind = Object.values(field.upper).reduce((sum, bound) => sum + bound, 0);
  for (const [name, bound] of Object.entries(field.upper)) {
    behind -= bound;
    const low = Math.max(0, need - behind);
    const amount = low + below(Math.min(bound, room) - low + 1);
    if (amount > 0) words.push(String(amount), name);
    [need, room] = [need - amount, room - amount];
  }
  return words;
}

function action(choice) {
  const option = choice.options[below(choice.options.length)];
  return [option.verb, ...option.fields.flatMap(filled)].join(" ");
}

async function openDust() {
  const WebSocket = require("ws");
  const created = await post("/api/matches", {
    game: "dust", seats: [{ kind: "me", name: "Anna" }, { kind: "open" }],
  });
  const joined = await post(`/api/matches/${created.match}/join`, {
    name: "Bert", code: created.code,
  });
  const sent = [[], []];
  const ready = [created, joined].map((ticket, seat) => new Promise((resolve) => {
    const address = `${url.replace("http", "ws")}/api/matches/${created.match}/socket`;
    const socket = new WebSocket(address, { perMessageDeflate: false });
    let number = 0;
    socket.on("open", () => socket.send(JSON.stringify({ type: "hello", token: ticket.token })));
    socket.on("message", (data) => {
      const frame = JSON.parse(data);
      if (frame.type === "refused") throw new Error(JSON.stringify(frame));
      if (frame.type !== "update") return;
      resolve();
      for (const told of frame.happened) {
        if (told.seat === 1 - seat && told.what === "input") {
          seen(sent[1 - seat].shift());
        }
      }
      if (frame.table.status === "over") {
        socket.close();
        if (seat === 0) openDust();
      } else if (frame.choice && frame.choice.since > number) {
        number = frame.choice.since;
        sent[seat].push(performance.now());
        socket.send(JSON.stringify({
          type: "act", id: String(number), version: frame.version, action: action(frame.choice),
        }));
      }
    });
  }));
  await Promise.all(ready);
}

// --- boardgame.io --------------------------------------------------------------------------------

async function boardgameIo() {
  const { Client } = require("boardgame.io/client");
  const { SocketIO } = require("boardgame.io/multiplayer");
  const { GAME } = require("./peer_game.cjs");
  // Its server makes a match for the first client that names it.
  const matchID = `match-${++made}`;
  const sent = [undefined, undefined];
  const clients = [];
  let both = false;
  for (const seat of [0, 1]) {
    const playerID = String(seat);
    const client = Client({
      game: GAME, matchID, playerID, debug: false, numPlayers: 2,
      multiplayer: SocketIO({ server: url }),
    });
    let last = -1;
    // Two first clients at once would make the match twice.
    let arrived;
    const synchronised = new Promise((resolve) => { arrived = resolve; });
    client.subscribe((state) => {
      if (state === null || state._stateID <= last) return;
      arrived();
      if (seat === 0 && !both) return;
      if (state.ctx.currentPlayer !== playerID) return;
      last = state._stateID;
      seen(sent[1 - seat]);
      sent[1 - seat] = undefined;
      // A move inside the callback would be lost.
      setImmediate(() => {
        sent[seat] = performance.now();
        client.moves.add();
      });
    });
    client.start();
    await synchronised;
    clients.push(client);
  }
  both = true;
  sent[0] = performance.now();
  clients[0].moves.add();
}

// --- the run -------------------------------------------------------------------------------------

async function main() {
  const begin = kind === "opendust" ? openDust : boardgameIo;
  for (let done = 0; done < matches; done += 10) {
    await Promise.all(Array.from({ length: Math.min(10, matches - done) }, begin));
  }
  await new Promise((resolve) => setTimeout(resolve, 2000));
  counting = true;
  const start = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  counting = false;
  const took = (performance.now() - start) / 1000;
  latencies.sort((one, other) => one - other);
  const at = (share) => latencies[Math.floor(latencies.length * share)] ?? null;
  console.log(JSON.stringify({
    kind, matches, moves: latencies.length, seconds: took,
    rate: latencies.length / took, p50: at(0.5), p99: at(0.99),
  }));
  process.exit(0);
}

main();
