// Made by `make types` from the server's OpenAPI schema. Do not edit.

/** A wish is fulfilled and stored; `version` is that of its entry. */
export interface AcceptedFrame {
  type: "accepted";
  id: string;
  version: number;
}

/** A choice, in the notation; `version` is what the client saw when it chose. */
export interface Act {
  type: "act";
  id: string;
  version: number;
  action: string;
}

/** A seat at a table. */
export interface ChairAnswer {
  kind: "open" | "person" | "bot";
  name: string;
  bot: string | null;
  resigned: boolean;
}

/** What a seat may do now. */
export interface ChoiceAnswer {
  options: OptionAnswer[];
  default: string;
  undo: boolean;
  since: number;
}

/** Time per decision: none, a live clock with a bank and an increment, or whole days. */
export interface Clock {
  mode?: "none" | "live" | "days";
  bank?: number;
  increment?: number;
  days?: number;
}

/** Time per decision; `bank` and `increment` in seconds count with `live`, `days` with days. */
export interface ClockAnswer {
  mode: "none" | "live" | "days";
  bank: number;
  increment: number;
  days: number;
}

/** Why something was not done. */
export interface ErrorAnswer {
  error: string;
  faults?: FaultAnswer[];
}

/** Why something was not done; after one without an id the server may close the socket. */
export interface ErrorFrame {
  type: "error";
  code: string;
  id?: string | null;
  known?: string[] | null;
}

/** What is wrong in a text (`message`, `details`) or in a request (`where`, `what`). */
export interface FaultAnswer {
  message?: string | null;
  details?: Record<string, unknown> | null;
  where?: string | null;
  what?: string | null;
}

/** What one field of an action may be. */
export interface FieldAnswer {
  name: string;
  noun: string;
  shape: "pick" | "amount" | "counts" | "subset";
  values?: string[] | null;
  upper?: Record<string, number> | null;
  least?: number | null;
  most?: number | null;
}

/** A game that can be played here. */
export interface GameAnswer {
  variant_setting: string;
  variants: string[];
  bots: string[];
}

/** Let a bot play on. */
export interface HandOver {
  type: "hand-over";
  id: string;
  bot: string;
}

/** One entry of the match: what it was, who brought it about, and its events in the notation. */
export interface HappenedAnswer {
  version: number;
  what: "sit" | "start" | "input" | "undo" | "hand" | "take" | "resign" | "agree" | "go-on" | "rematch";
  how: "person" | "bot" | "deadline" | "bot-failed" | "chance" | "table";
  seat: number | null;
  text?: string | null;
  events?: string[] | null;
}

/** That the server is there and its storage answers. */
export interface HealthAnswer {
  status: "ok";
}

/** The first message: who is there, and what it has seen already. */
export interface Hello {
  type: "hello";
  token?: string | null;
  since?: number | null;
  positions?: "always" | "choices" | "never";
}

/** Who wants to sit down, with the code of the link if there is one. */
export interface JoinRequest {
  name: string;
  code?: string | null;
  seat?: number | null;
}

/** An open match in the list. */
export interface ListedAnswer {
  match: string;
  game: string;
  settings: Record<string, string>;
  clock: ClockAnswer;
  chairs: ChairAnswer[];
}

/** How somebody wants to be told that it is their turn; without either, not at all. */
export interface NoticeRequest {
  email?: string | null;
  webhook?: string | null;
}

/** A verb and its fields; every filling is legal. */
export interface OptionAnswer {
  verb: string;
  fields: FieldAnswer[];
}

/** Whom a match waits for, until when (milliseconds since 1970). `manner`: each of the seats chooses, secretly, or one of them acts, openly. */
export interface PendingAnswer {
  point: string;
  manner: "each" | "one";
  seats: number[];
  deadlines: Record<string, number | null>;
}

/** Is the server there? */
export interface Ping {
  type: "ping";
}

/** The server is there. */
export interface PongFrame {
  type: "pong";
}

/** Why an action is not legal: the rule, the message with its details, what would be legal. */
export interface RefusalAnswer {
  rule: string;
  message: string;
  details: Record<string, unknown>;
  could: string[];
}

/** An action is against the rules (`refusal`) or cannot be read (`faults`). */
export interface RefusedFrame {
  type: "refused";
  id: string;
  version?: number | null;
  refusal?: RefusalAnswer | null;
  faults?: FaultAnswer[] | null;
}

/** How a match ended. */
export interface ResultAnswer {
  winners: number[];
  scores: number[];
}

/** Who is to sit here: the creator, a bot, or whoever comes by the link. */
export interface SeatPlan {
  kind: "me" | "bot" | "open";
  name?: string | null;
  bot?: string | null;
}

/** Wishes without details: play again oneself, give up, ask for a pause, go on. */
export interface Simple {
  type: "take-back" | "resign" | "pause" | "go-on";
  id: string;
}

export type SocketFrame = UpdateFrame | AcceptedFrame | RefusedFrame | StaleFrame | ErrorFrame | PongFrame;

export type SocketMessage = Hello | Act | Undo | HandOver | Simple | Ping;

/** A wish was about an older position; an update with what changed has come before it. */
export interface StaleFrame {
  type: "stale";
  id: string;
  version: number;
  refusal?: RefusalAnswer | null;
}

/** A match as one viewer sees it (seat -1: a spectator). */
export interface StateAnswer {
  version: number;
  seat: number;
  table: TableAnswer;
  pending?: PendingAnswer | null;
  position?: Record<string, unknown> | null;
  choice?: ChoiceAnswer | null;
}

/** What everybody may see of a table. */
export interface TableAnswer {
  game: string;
  settings: Record<string, string>;
  clock: ClockAnswer;
  status: "open" | "playing" | "over";
  chairs: ChairAnswer[];
  paused: boolean;
  agreed: number[];
  commitment: string;
  rematch: string | null;
  result?: ResultAnswer | null;
  seed?: string | null;
}

/** A match as its creator wants it. */
export interface Terms {
  game: string;
  settings?: Record<string, unknown>;
  seats: SeatPlan[];
  clock?: Clock;
  listed?: boolean;
  spectators?: boolean;
}

/** A seat in a match. The token is shown this once; whoever has it plays the seat. `code` lets others join. Put both behind the # of a link: that part is sent to no server. */
export interface TicketAnswer {
  match: string;
  seat: number | null;
  token: string | null;
  code?: string | null;
}

/** Take back the seat's last choice, while nothing has come to light. */
export interface Undo {
  type: "undo";
  id: string;
  version: number;
}

/** What is new, and how the match stands after it; the first answer to a hello too. */
export interface UpdateFrame {
  version: number;
  seat: number;
  table: TableAnswer;
  pending?: PendingAnswer | null;
  position?: Record<string, unknown> | null;
  choice?: ChoiceAnswer | null;
  type: "update";
  happened: HappenedAnswer[];
}

export interface Paths {
  "GET /api/games": { body: undefined; answer: Record<string, GameAnswer> };
  "GET /api/health": { body: undefined; answer: HealthAnswer };
  "GET /api/matches": { body: undefined; answer: ListedAnswer[] };
  "POST /api/matches": { body: Terms; answer: TicketAnswer };
  "GET /api/matches/{match}": { body: undefined; answer: StateAnswer };
  "POST /api/matches/{match}/join": { body: JoinRequest; answer: TicketAnswer };
  "PUT /api/matches/{match}/notices": { body: NoticeRequest; answer: undefined };
  "GET /api/matches/{match}/record": { body: undefined; answer: string };
  "POST /api/matches/{match}/rematch": { body: undefined; answer: TicketAnswer };
  "GET /metrics": { body: undefined; answer: string };
}
