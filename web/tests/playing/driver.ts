/** How does a test come to a certain question? Both seats are played by lot until it is put.
 *
 * The sockets are the test's own: through a browser every word would be told twice more, and hundreds of moves take longer.
 */

import { ask, type Server } from "./server";

export interface Asked {
  match: string;
  token: string;
  point: string;
  verbs: string[];
}

interface Ticket {
  match: string;
  token: string;
  code: string;
}

export interface Seats {
  match: string;
  tokens: string[];
}

/** What is waited for: one of some questions (`point verb`), a seat that is asked, perhaps alone, after so many things. */
export interface Wanted {
  questions?: string[];
  seat?: number;
  after?: number;
  alone?: boolean;
  /** A field of the option, and what one of its values is like. */
  value?: { field: string; like: string };
  /** Other lots play another match. */
  lots?: number;
}

/** A match between two people, both of whom are us. */
export async function twoSeats(server: Server, game: string, settings: Record<string, string> = {}): Promise<Seats> {
  const post = async (path: string, body: unknown): Promise<Ticket> => {
    const answer = await ask(`${server.url}${path}`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as Ticket;
  };
  const seats = [{ kind: "me", name: "Ann" }, { kind: "open" }];
  const first = await post("/api/matches", { game, settings, seats });
  const second = await post(`/api/matches/${first.match}/join`, { name: "Bob", code: first.code });
  return { match: first.match, tokens: [first.token, second.token] };
}

/** How many things have happened in a match. */
export async function versionOf(server: Server, match: string): Promise<number> {
  return ((await (await ask(`${server.url}/api/matches/${match}`)).json()) as { version: number }).version;
}

/** How many matches may end before what is wanted comes. */
const MOST_MATCHES = 60;

/** A match of two at what is wanted; if it ends before, another one. */
export async function matchAt(server: Server, game: string, wanted: Wanted, settings: Record<string, string> = {}): Promise<Seats & { asked: Asked }> {
  for (let match = 0; match < MOST_MATCHES; match++) {
    const seats = await twoSeats(server, game, settings);
    const asked = await untilAsked(server, seats, { ...wanted, lots: match + 1 });
    if (asked) return { ...seats, asked };
  }
  throw new Error(`${MOST_MATCHES} matches of ${game} ended before ${JSON.stringify(wanted)}`);
}

/** Play both seats until it comes to what is wanted, which every match of the kind does. */
export async function surelyAsked(server: Server, seats: Seats, wanted: Wanted): Promise<Asked> {
  const asked = await untilAsked(server, seats, wanted);
  if (!asked) throw new Error(`the match ended before ${JSON.stringify(wanted)}`);
  return asked;
}

interface Field { name: string; shape: string; values?: string[]; upper?: Record<string, number>; least?: number; most?: number }
interface Option { verb: string; fields: Field[] }
interface Frame { type: string; version: number; table: { status: string }; pending?: { point: string } | null; choice?: { options: Option[] } | null }

const WAITS = ["order", "cancel-order", "stay-silent", "be-asked", "part", "forgo", "hold-fire", "keep"];
const MOST_DEEDS = 20_000;
const EAGER = ["aim", "spend", "snipe", "spread", "reroll", "retaliate", "react", "reload", "choose", "restore", "strike"];

/** Play both seats until it comes to what is wanted; nothing if the match ends before. */
export async function untilAsked(server: Server, { match, tokens }: Seats, wanted: Wanted): Promise<Asked | undefined> {
  // The same lots in every run; the dice are the server's own.
  let lots = wanted.lots ?? 1;
  const below = (limit: number) => (lots = (lots * 48_271) % 2_147_483_647) % limit;
  const some = <T>(list: T[]): T => list[below(list.length)]!;
  /** One filling of a field; every one within its ranges is legal. */
  const filled = (field: Field): string[] => {
    const [least, most] = [field.least ?? 0, field.most ?? 0];
    if (field.shape === "pick") return [some(field.values ?? [])];
    if (field.shape === "amount") return [String(least + below(most - least + 1))];
    if (field.shape === "subset") return (field.values ?? []).slice(0, Math.max(least, Math.min(most, 1)));
    const things = Object.entries(field.upper ?? {}).flatMap(([key, amount]) => Array.from({ length: amount }, () => key));
    const taken = things.slice(0, Math.max(least, Math.min(most, things.length)));
    return [...new Set(taken)].flatMap((key) => [String(taken.filter((other) => other === key).length), key]);
  };
  /** An option: towards what is wanted, and no idling if something can be done. */
  const lineOf = (options: Option[]): string => {
    const eager = options.filter((option) => EAGER.includes(option.verb));
    const busy = options.filter((option) => !WAITS.includes(option.verb) && option.verb !== "stop" && option.verb !== "fire");
    const option = some(eager.length ? eager : busy.length ? busy : options);
    const fields = option.fields.map((field) => {
      const working = field.name === "plan" ? field.values?.filter((value) => !value.includes("nothing")) : undefined;
      return filled(working?.length ? { ...field, values: working } : field);
    });
    return [option.verb, ...fields.flat()].join(" ");
  };
  const frames: Frame[] = [];
  let wake: () => void = () => undefined;
  let answered = 0;
  let lost = "";
  const sockets = tokens.map((token, seat) => {
    const url = new URL(`/api/matches/${match}/socket`, server.url);
    url.protocol = "ws:";
    const socket = new WebSocket(url);
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", token, positions: "never" }));
    socket.onmessage = (event) => {
      const told = JSON.parse(String(event.data)) as Frame;
      if (told.type === "update") frames[seat] = told;
      else answered++;
      wake();
    };
    socket.onclose = (event) => {
      lost = `the driver's connection was closed: ${event.code} ${event.reason}`;
      wake();
    };
    return socket;
  });
  const until = async (isSo: () => boolean) => {
    while (!isSo()) {
      if (lost) throw new Error(lost);
      await new Promise<void>((done) => (wake = done));
    }
  };
  const asked = () => frames.findIndex((frame) => frame?.choice);
  const isOver = () => frames.some((frame) => frame?.table.status === "over");
  try {
    for (let count = 0; count < MOST_DEEDS; count++) {
      await until(() => isOver() || (frames[0]?.version === frames[1]?.version && asked() >= 0));
      if (isOver()) return undefined;
      const seat = wanted.seat !== undefined && frames[wanted.seat]?.choice ? wanted.seat : asked();
      const { version, choice, pending } = frames[seat]!;
      const point = pending?.point ?? "";
      const verbs = [...new Set(choice!.options.map((option) => option.verb))];
      const isSeat = seat === (wanted.seat ?? seat) && version > (wanted.after ?? -1) && !(wanted.alone && frames[1 - seat]?.choice);
      const isWanted = (option: Option) =>
        (!wanted.questions || wanted.questions.includes(`${point} ${option.verb}`)) &&
        (!wanted.value || option.fields.some((field) => field.name === wanted.value?.field && field.values?.some((value) => new RegExp(wanted.value!.like).test(value))));
      if (isSeat && choice!.options.some(isWanted)) return { match, token: tokens[seat]!, point, verbs };
      const before = answered;
      sockets[seat]!.send(JSON.stringify({ type: "act", id: `${count}`, version, action: lineOf(choice!.options) }));
      await until(() => answered > before);
    }
    throw new Error(`${MOST_DEEDS} deeds, and the match neither ends nor comes to ${JSON.stringify(wanted)}`);
  } finally {
    for (const socket of sockets) socket.close();
  }
}
