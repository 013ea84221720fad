// Many matches of two clients each, over real sockets: node clients.cjs KIND URLS MATCHES SECONDS.
// Of several addresses, separated by commas, each match takes the next one.
// Both servers get the same lean client: a plain WebSocket, the server's own messages, no library.
// Prints moves per second and how long it takes from sending a move to the other player seeing it,
// in matches at which both are; and how long it takes from wanting a match to both being at it.
const { performance } = require("node:perf_hooks");
const WebSocket = require("ws");

const [kind, urls, matches, seconds] = [
  process.argv[2], process.argv[3].split(","), Number(process.argv[4]), Number(process.argv[5]),
];
const sockets = urls[0].replace("http", "ws");
const latencies = [];
const beginnings = [];
let counting = false;
let made = 0;

// Nobody moves before all matches are there: those that play at full speed would hold up the rest.
let playing = false;
let begin;
const begun = new Promise((resolve) => { begin = resolve; });

function seen(sent, at = performance.now()) {
  if (counting && sent !== undefined) latencies.push(at - sent);
}

function open(address, onOpen, onText) {
  const socket = new WebSocket(address, { perMessageDeflate: false });
  socket.on("open", () => onOpen(socket));
  socket.on("message", (data) => onText(socket, data.toString()));
  return socket;
}

// --- OpenDust ------------------------------------------------------------------------------------

async function post(address, body) {
  const answer = await fetch(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

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

// A move is known by the version that its acknowledgement names, which may come before the news of
// it or after them. By their order moves could not be told apart: who comes to a match later than
// the other player is never told of the moves before.
class Pairs {
  sent = new Map();
  seen = new Map();

  accepted(version, at) {
    this.sent.set(version, at);
    this.count(version);
  }

  told(version) {
    this.seen.set(version, performance.now());
    this.count(version);
  }

  count(version) {
    if (!this.sent.has(version) || !this.seen.has(version)) return;
    seen(this.sent.get(version), this.seen.get(version));
    this.sent.delete(version);
    this.seen.delete(version);
  }
}

async function openDust() {
  const wanted = performance.now();
  const url = urls[made++ % urls.length];
  const created = await post(`${url}/api/matches`, {
    game: "dust", seats: [{ kind: "me", name: "Anna" }, { kind: "open" }],
  });
  const joined = await post(`${url}/api/matches/${created.match}/join`, {
    name: "Bert", code: created.code,
  });
  const moves = new Pairs();
  let both = false;
  const ready = [created, joined].map((ticket, seat) => new Promise((resolve) => {
    const sent = new Map();
    let number = 0;
    open(`${url.replace("http", "ws")}/api/matches/${created.match}/socket`, (socket) => {
      socket.send(JSON.stringify({
        type: "hello", token: ticket.token, updates: "lean", positions: "never",
      }));
    }, async (socket, text) => {
      const frame = JSON.parse(text);
      if (frame.type === "refused") throw new Error(text);
      if (frame.type === "accepted") moves.accepted(frame.version, sent.get(frame.id));
      if (frame.type !== "update" && frame.type !== "news") return;
      resolve();
      for (const told of frame.happened) {
        if (told.seat === 1 - seat && told.what === "input") moves.told(told.version);
      }
      if (frame.table?.status === "over") {
        socket.close();
        if (seat === 0) openDust();
      } else if (frame.choice && frame.choice.since > number) {
        number = frame.choice.since;
        if (!playing) await begun;
        if (both) sent.set(String(number), performance.now());
        socket.send(JSON.stringify({
          type: "act", id: String(number), version: frame.version, action: action(frame.choice),
        }));
      }
    });
  }));
  await Promise.all(ready);
  both = true;
  if (counting) beginnings.push(performance.now() - wanted);
}

// --- an echo on the same stack -------------------------------------------------------------------

async function echo() {
  const match = ++made;
  const sent = [undefined, undefined];
  const talk = [];
  const move = (seat) => {
    sent[seat] = performance.now();
    talk[seat].send(`${seat} an action of usual length, with its id and version`);
  };
  for (const seat of [0, 1]) {
    await new Promise((resolve) => {
      talk[seat] = open(`${sockets}/${match}`, resolve, (socket, text) => {
        if (text[0] !== String(1 - seat)) return;
        seen(sent[1 - seat]);
        move(seat);
      });
    });
  }
  begun.then(() => move(0));
}

// --- boardgame.io --------------------------------------------------------------------------------

// Its socket.io transport, spoken plainly: "0" opens, "40" joins, "2" asks for "3", "42" carries.
async function boardgameIo() {
  const matchID = `match-${++made}`;
  const sent = [undefined, undefined];
  const talk = [];
  const move = (seat, version) => {
    sent[seat] = performance.now();
    const make = { type: "MAKE_MOVE", payload: { type: "add", args: [], playerID: String(seat) } };
    talk[seat].send(`42/load,${JSON.stringify(["update", make, version, matchID, String(seat)])}`);
  };
  for (const seat of [0, 1]) {
    // Its server makes a match for the first client that names it: one after the other.
    await new Promise((resolve) => {
      talk[seat] = open(`${sockets}/socket.io/?EIO=4&transport=websocket`, () => {}, (socket, text) => {
        if (text[0] === "0") socket.send("40/load,");
        else if (text === "2") socket.send("3");
        else if (text.startsWith("40/load,")) {
          socket.send(`42/load,${JSON.stringify(["sync", matchID, String(seat), null, 2])}`);
        } else if (text.startsWith("42/load,")) {
          const [what, , state] = JSON.parse(text.slice(8));
          if (what === "sync") resolve();
          else if (what === "update" && state.ctx.currentPlayer === String(seat)) {
            seen(sent[1 - seat]);
            move(seat, state._stateID);
          } else if (what !== "update" && what !== "matchData") throw new Error(text);
        }
      });
    });
  }
  begun.then(() => move(0, 0));
}

// --- the run -------------------------------------------------------------------------------------

async function main() {
  const match = { opendust: openDust, echo, "boardgame.io": boardgameIo }[kind];
  for (let done = 0; done < matches; done += 10) {
    await Promise.all(Array.from({ length: Math.min(10, matches - done) }, match));
  }
  playing = true;
  begin();
  await new Promise((resolve) => setTimeout(resolve, 2000));
  console.log("counting");
  counting = true;
  const [start, busy] = [performance.now(), process.cpuUsage()];
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  counting = false;
  const took = (performance.now() - start) / 1000;
  const used = process.cpuUsage(busy);
  const at = (share, found) => {
    found.sort((one, other) => one - other);
    return found[Math.floor(found.length * share)] ?? null;
  };
  console.log(JSON.stringify({
    kind, matches, moves: latencies.length, seconds: took,
    rate: latencies.length / took, p50: at(0.5, latencies), p99: at(0.99, latencies),
    begun: beginnings.length / took, begin99: at(0.99, beginnings),
    clients_cpu: (used.user + used.system) / 1e6 / took,
  }));
  process.exit(0);
}

main();
