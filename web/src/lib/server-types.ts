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

/** The activation in progress: the declared steps and how far it has come. */
export interface ActivationScene {
  unit: string;
  steps: string[];
  at: number;
  points: number | null;
  skills: string[];
  weapons: string[];
}

/** A weapon that may still be aimed: its value against the target's armor, and the cover. */
export interface AimScene {
  weapon: string;
  target: string;
  value: string;
  cover: "none" | "soft" | "hard";
}

/** An area that is held or has a center. `income` is what it brings, if a source backs it. */
export interface AreaScene {
  id: string;
  owner: number;
  units: Record<string, number>;
  center: boolean;
  income: number;
  home: number | null;
}

/** The attack in progress. */
export interface AttackScene {
  unit: string;
  mode: "ordinary" | "sustained" | "charging" | "reactive" | "indirect";
  stage: "declaring" | "ranged" | "hitting-back" | "close-combat";
  quarry: string | null;
  shots: ShotScene[];
  at: number;
  good: number;
  bad: number;
  aims: AimScene[];
}

/** The battle being fought. `roller` is the side that rolls; at sea both do. */
export interface BattleScene {
  kind: "land" | "sea" | "amphibious" | "drop";
  target: string;
  origins: Record<string, number>;
  supremacy: "attacker" | "defender" | null;
  roller: "attacker" | "defender" | "both" | null;
  hitless: number;
  attacker: SideScene;
  defender: SideScene;
}

/** A card, and what its ability does. */
export interface CardScene {
  id: string;
  combat: number;
  movement: number;
  production: number;
  stars: number;
  ability: string;
  name: string;
  effect: string;
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
  words?: ChoiceWords | null;
}

/** The menu in words: options in their order, and what the values of the fields are called. `notes` say what helps to choose: who holds an area, what a card does. */
export interface ChoiceWords {
  options: OptionWords[];
  default: string;
  labels: Record<string, Record<string, string>>;
  notes: Record<string, Record<string, string>>;
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

/** Dice of one origin: so many things with so many dice each, and the rule that gives them. */
export interface DiceScene {
  what: string;
  text: string;
  amount: number;
  dice: number;
  rule: string;
}

/** A position of DUST as one viewer may see it. Areas without units or center are left out. */
export interface DustScene {
  game: "dust";
  edition: string;
  edition_title: string;
  round: number;
  active: number | null;
  order: number[];
  queue: number[];
  phase: PhaseScene;
  areas: AreaScene[];
  players: PlayerScene[];
  majorities: MajorityScene[];
  battle: BattleScene | null;
  special: SpecialScene | null;
  deck: number;
  discards: string[];
  winners: number[] | null;
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

/** End the pause, or take back the wish for one. */
export interface GoOn {
  type: "go-on";
  id: string;
}

/** What a player still needs to win: points, and a capital where the edition asks for one. */
export interface GoalScene {
  points: number;
  left: number;
  must_exceed: boolean;
  needs_capital: boolean;
  has_capital: boolean;
}

/** A space that has changed: a cover element with its health, or a terrain square. */
export interface GroundScene {
  id: string;
  element: "crate" | "trap" | null;
  hp: number;
  square: boolean;
}

/** Let a bot play on. */
export interface HandOver {
  type: "hand-over";
  id: string;
  bot: string;
}

/** One entry of the match: what it was, who brought it about, and its events in the notation. `lines` say the same to those who named a language. */
export interface HappenedAnswer {
  version: number;
  what: "sit" | "start" | "input" | "undo" | "hand" | "take" | "resign" | "agree" | "go-on" | "rematch";
  how: "person" | "bot" | "deadline" | "bot-failed" | "chance" | "table";
  seat: number | null;
  text?: string | null;
  events?: string[] | null;
  lines?: string[] | null;
}

/** That the server is there and its storage answers. */
export interface HealthAnswer {
  status: "ok";
}

/** The first message: who is there, what it has seen already, how much it wants to be told. */
export interface Hello {
  type: "hello";
  token?: string | null;
  since?: number | null;
  positions?: "always" | "choices" | "never";
  lang?: "de" | "en" | "fr" | "it" | null;
  scene?: boolean;
  updates?: "full" | "lean";
}

/** The production points of a turn that began now; at least `least`. */
export interface IncomeScene {
  centers: number;
  backed: number;
  capitals: number;
  card: number;
  least: number;
  total: number;
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

/** A majority: who holds its token, who would get it now, and everybody's count. */
export interface MajorityScene {
  id: string;
  holder: number | null;
  would_hold: number | null;
  counts: number[];
}

/** Alike miniatures: how many are left, or the HP of a hero or vehicle. */
export interface MemberScene {
  id: string;
  name: string;
  left: number;
  full: number;
}

/** The same for a viewer who asked for lean updates: `table` only if it has changed. */
export interface NewsFrame {
  type: "news";
  version: number;
  happened: HappenedAnswer[];
  table?: TableAnswer | null;
  pending?: PendingAnswer | null;
  position?: Record<string, unknown> | null;
  choice?: ChoiceAnswer | null;
  scene?: DustScene | TacticsScene | null;
  words?: StateWords | null;
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

/** An option in words: what it does, and the question for each of its fields. */
export interface OptionWords {
  label: string;
  questions: string[];
}

/** A standing order for reactive fire; only its owner sees it. */
export interface OrderScene {
  quarry: string;
  reach: number;
}

/** Ask for a pause. */
export interface Pause {
  type: "pause";
  id: string;
}

/** Whom a match waits for, until when (milliseconds since 1970). `manner`: each of the seats chooses, secretly, or one of them acts, openly. */
export interface PendingAnswer {
  point: string;
  manner: "each" | "one";
  seats: number[];
  deadlines: Record<string, number | null>;
}

/** Where the match stands: the phase by name, its points, what is bought and not yet placed. `stage` is the part of a round that the phase belongs to, `title` its name for people. */
export interface PhaseScene {
  name: string;
  stage: "setup" | "cards" | "production" | "movement" | "combat" | "battle" | "end";
  title: string;
  points: number | null;
  units: Record<string, number>;
  neutrals: Record<string, number>;
  centers: number;
  cards: number;
  left: number | null;
}

/** Is the server there? */
export interface Ping {
  type: "ping";
}

/** A player. `hand` is None unless it is the viewer's own; `cards` is its size. */
export interface PlayerScene {
  seat: number;
  name: string;
  color: string | null;
  score: number;
  gained: number;
  land: number;
  sea: number;
  capitals: number;
  sources: number;
  centers: number;
  income: IncomeScene;
  next_points: PointsScene;
  goal: GoalScene;
  majorities: string[];
  cards: number;
  hand: CardScene[] | null;
  chosen: CardScene | null;
  has_decided: boolean;
  played: CardScene | null;
  ability_used: boolean;
  radar_active: boolean;
  truces: number[];
  on_map: Record<string, number>;
}

/** The victory points that a player would get if the round ended now. */
export interface PointsScene {
  capitals: number;
  sources: number;
  majorities: number;
  total: number;
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
  line?: string | null;
}

/** An action is against the rules (`refusal`) or cannot be read (`faults`). */
export interface RefusedFrame {
  type: "refused";
  id: string;
  version?: number | null;
  refusal?: RefusalAnswer | null;
  faults?: FaultAnswer[] | null;
  lines?: string[] | null;
}

/** Give up. */
export interface Resign {
  type: "resign";
  id: string;
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

/** A declared shot; `saves` is the face that saves the target, if any. */
export interface ShotScene {
  weapon: string;
  target: string;
  dice: number;
  damage: number;
  saves: "none" | "hit" | "blank";
  hits: number | null;
}

/** One side of a battle. `faces` are its last dice, `losses` what it is about to lose. */
export interface SideScene {
  seat: number;
  name: string;
  units: Record<string, number>;
  supremacy: number;
  dice: number;
  why: DiceScene[];
  faces: number[];
  hits: number;
  losses: Record<string, number>;
  ability: CardScene | null;
  ability_used: boolean;
  retreat_limit: number;
  refuges: string[];
}

/** How a side stands: victory points, units left, AP lost. */
export interface SideStanding {
  name: string;
  seats: number[];
  points: number;
  on_board: number;
  in_reserve: number;
  destroyed: number;
  ap_lost: number;
}

export type SocketFrame = UpdateFrame | NewsFrame | AcceptedFrame | RefusedFrame | StaleFrame | ErrorFrame | PongFrame;

export type SocketMessage = Hello | Act | Undo | HandOver | TakeBack | Resign | Pause | GoOn | Speak | Ping;

/** Say things in another language from now on; how the match stands is told anew. */
export interface Speak {
  type: "speak";
  lang?: "de" | "en" | "fr" | "it" | null;
}

/** A special attack between its declaration and its casualties. */
export interface SpecialScene {
  target: string;
  dice: number | null;
  hits: number | null;
  shielded: boolean;
}

/** A wish was about an older position; an update with what changed has come before it. */
export interface StaleFrame {
  type: "stale";
  id: string;
  version: number;
  refusal?: RefusalAnswer | null;
}

/** A match as one viewer sees it (seat -1: a spectator). `scene` comes to those who draw, `words` to those who named a language. */
export interface StateAnswer {
  version: number;
  seat: number;
  table: TableAnswer;
  pending?: PendingAnswer | null;
  position?: Record<string, unknown> | null;
  choice?: ChoiceAnswer | null;
  scene?: DustScene | TacticsScene | null;
  words?: StateWords | null;
}

/** What is played, whom the match waits for, what is to be decided, and how it ended. */
export interface StateWords {
  lang: string;
  title: string;
  wait: string;
  prompt: string;
  result: string;
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

/** Where the match stands. `side` decides; `unit` is the one that moves, suffers or answers. */
export interface TacticsPhase {
  name: string;
  stage: "setup" | "initiative" | "activation" | "movement" | "reaction" | "attack" | "end";
  title: string;
  side: number | null;
  unit: string | null;
  points: number | null;
  dice: number | null;
}

/** A position of Dust Tactics as one viewer may see it. */
export interface TacticsScene {
  game: "tactics";
  round: number;
  round_limit: number;
  phase: TacticsPhase;
  units: UnitScene[];
  ground: GroundScene[];
  sides: SideStanding[];
  activation: ActivationScene | null;
  attack: AttackScene | null;
  stock: Record<string, number>;
  silent: boolean;
  winner: number | null;
}

/** Play again oneself. */
export interface TakeBack {
  type: "take-back";
  id: string;
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

/** A unit: where it is, what is left of it, what it has done in this round. */
export interface UnitScene {
  id: string;
  status: "board" | "reserve" | "destroyed";
  space: string | null;
  cells: string[];
  strength: number;
  full: number;
  members: MemberScene[];
  activated: boolean;
  moved: boolean;
  hero: string | null;
  leader: string | null;
  ammo: Record<string, number>;
  empty: string[];
  skills_used: string[];
  marks: string[];
  order: OrderScene | null;
}

/** What is new, and how the match stands after it; the first answer to a hello too. */
export interface UpdateFrame {
  version: number;
  seat: number;
  table: TableAnswer;
  pending?: PendingAnswer | null;
  position?: Record<string, unknown> | null;
  choice?: ChoiceAnswer | null;
  scene?: DustScene | TacticsScene | null;
  words?: StateWords | null;
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
