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

/** An action in words, and the places on the board that it names, in its own order. */
export interface ActionWords {
  label: string;
  places: string[];
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

/** Something to do, in the notation and in words, the places it names, and why. */
export interface Advice {
  action: string;
  label: string;
  places: string[];
  reason: string;
}

/** What could be attacked if the movement ended now. */
export interface AheadStudy {
  kind: "ahead";
  attacks: AttackAhead[];
}

/** A weapon that may still be aimed: its value against the target's armor, its dice, the cover. Limited ammo: the dice for one round of it. */
export interface AimScene {
  weapon: string;
  target: string;
  value: string;
  dice: number;
  cover: "none" | "soft" | "hard";
}

/** Everything about one match. */
export interface Analysis {
  version: number;
  game: string;
  effort: string;
  names: string[];
  steps: number;
  rounds: number[];
  chances: number[][];
  decisions: Judged[];
  fortunes: Fortune[];
  turning_points: TurningPoint[];
  seats: SeatSummary[];
}

/** How far an analysis is, and what it found. `versions`: the replay's step after each step. */
export interface AnalysisAnswer {
  stage: "none" | "waiting" | "running" | "done" | "failed";
  done?: number;
  all?: number;
  versions?: number[];
  told?: Told | null;
}

/** An area on the globe: its place, and the points round which its territory is drawn. */
export interface AreaPicture {
  id: string;
  names: Record<string, string>;
  kind: "land" | "sea";
  mark: "" | "capital" | "source";
  region: string;
  lon: number;
  lat: number;
  shape: number[][];
}

/** An area that is held or has a center. `income` are the production points that its owner would not have without it; `guard` says why the viewer may not attack it, where something protects it. */
export interface AreaScene {
  id: string;
  owner: number;
  units: Record<string, number>;
  center: boolean;
  income: number;
  home: number | null;
  guard: string;
}

/** Why an army may not be played: `at` is the number of the unit that is meant, or -1. */
export interface ArmyFault {
  rule: string;
  kind: string;
  text: string;
  at: number;
}

/** A ready army: for which scenarios and side (None: either), its units, what it costs. */
export interface ArmyPage {
  id: string;
  title: string;
  faction: string;
  scenarios: string[];
  side: number | null;
  units: string[];
  text: string;
  ap: number;
}

/** An army as it is being put together. */
export interface ArmyStudy {
  kind: "army";
  ap: number;
  limit: number;
  faults: ArmyFault[];
  text: string;
}

/** Units that could come: from where, which at most, and by what (the verb of the action). */
export interface Arrival {
  origin: string;
  verb: string;
  units: Record<string, number>;
}

/** A pair of actions that ends in an attack: what is declared, where each MOVE ends. */
export interface Assault {
  plan: string;
  stops: string[];
  prospect: Prospect;
}

/** The ways to attack a unit, the best first; `spaces`: dice from every space of one MOVE. */
export interface AssaultStudy {
  kind: "assault";
  unit: string;
  target: string;
  ways: Assault[];
  spaces: Record<string, number>;
}

/** Attacks of one verb that could be announced: from where, on what, with which units at most. `least` and `most` of them together. */
export interface AttackAhead {
  verb: string;
  origins: string[];
  targets: string[];
  units: Record<string, number>;
  least: number;
  most: number;
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

/** Wait again for the links of a seat that did not answer. */
export interface Attend {
  type: "attend";
  id: string;
}

/** The odds of one battle; losses and swing in production points. */
export interface BattleOdds {
  attackers: Record<string, number>;
  defenders: Record<string, number>;
  outcomes: OutcomeOdds[];
  conquest: number;
  attacker_losses: number;
  defender_losses: number;
  prize: number;
  swing: number;
  ends: EndOdds[];
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

/** Alike miniatures of a unit: how many, what they are, the numbers of their lines. */
export interface BearerPicture {
  count: number;
  role: string;
  lines: number[];
}

/** Something to do, in the notation and in words, the places it names, the chance to win. */
export interface BestMove {
  action: string;
  label: string;
  places: string[];
  chance: number;
}

/** What was found best in so many imagined worlds, and everybody's chance to win now. */
export interface BestMoves {
  kind: "best";
  worlds: number;
  chances: number[];
  moves: BestMove[];
}

/** What stays the same on a board, or what cannot be read. */
export interface BoardAnswer {
  study: DustBoard | TacticsBoard | PlainBoard | null;
  faults?: FaultAnswer[];
}

/** Which build runs: the sources or the compiled one; and how far the making of that one is. `plain`: nobody makes it; `making`, with the per cent that are done; `in-use`: by every worker, and by the server itself as soon as nobody would notice. */
export interface BuildAnswer {
  state: "plain" | "making" | "in-use" | "no-compiler" | "failed";
  percent: number;
  server: string;
  workers: string;
}

/** An action in the notation that was compared, and the chance to win with it. */
export interface Candidate {
  action: string;
  chance: number;
  is_played: boolean;
}

/** The cards of a game: those of a deck, or unit cards. */
export interface CardPages {
  deck: CardScene[];
  units: CardPicture[];
}

/** A unit card. `sources`: how every figure is known, by its name (`weapons.ID` for a line). */
export interface CardPicture {
  id: string;
  name: string;
  full_name: string;
  faction: "allies" | "axis" | "ssu";
  kind: "squad" | "hero" | "vehicle" | "aircraft";
  armor: string;
  movement: number;
  hp: number;
  ap: number;
  width: number;
  length: number;
  soft_cover: string;
  hard_cover: string;
  skills: SkillPicture[];
  lines: LinePicture[];
  bearers: BearerPicture[];
  in_box: boolean;
  sources: Record<string, "printed" | "published" | "reconstructed" | "own">;
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

/** A seat at a table, as everybody may see it. */
export interface ChairAnswer {
  kind: "open" | "person" | "bot";
  name: string;
  bot: string | null;
  resigned: boolean;
}

/** What is to be rolled (`faces` of each die) or drawn (from the names of a pool). */
export interface ChanceAnswer {
  count: number;
  faces: number;
  pool: string[];
}

/** A chapter and the number of its statements. */
export interface ChapterPage {
  id: string;
  title: string;
  rules: number;
}

/** What a seat may do now. */
export interface ChoiceAnswer {
  options: PlainOption[];
  default: string;
  undo: boolean;
  since: number;
  words?: ChoiceWords;
}

/** Something to choose: its id in the settings, its title, what it is. */
export interface ChoicePage {
  id: string;
  title: string;
  description: string;
}

/** The menu in words: options in their order, and what the values of the fields are called. `notes` say what helps to choose: who holds an area, what a card does. */
export interface ChoiceWords {
  default: string;
  labels: Record<string, Record<string, string>>;
  notes: Record<string, Record<string, string>>;
  options: OptionWords[];
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

/** Two variants of a game side by side. */
export interface Comparison {
  one: string;
  other: string;
  switches: SwitchDifference[];
  rules: RuleDifference[];
}

/** What a captain would do now, the best first. */
export interface Counsel {
  kind: "counsel";
  advice: Advice[];
}

/** How likely everybody was to win, after each of some versions of a finished match. */
export interface CourseAnswer {
  versions: number[];
  chances: number[][];
}

/** An enemy that could hit a unit in this round: from where, and what that would do. */
export interface Danger {
  space: string;
  moves: number;
  prospect: Prospect;
}

/** A marked decision in words. */
export interface DecisionWords {
  step: number;
  when: string;
  line: string;
  loss: string;
  verdict: string;
  why: string;
  played: ActionWords;
  best: ActionWords;
  candidates: ActionWords[];
}

/** Everything to check the dice of a finished match: the seed against its commitment, the rolls. Outcome n takes bytes from blake2b(n as 8 bytes, block as 8 bytes; key; 64 bytes), block after block; a byte below the largest multiple of the limit is taken modulo the limit. The key is the seed or, where players have shown links, made of both: docs/host/dice.md. `shares` are the anchors that players published before the match, by seat. */
export interface DicePage {
  commitment: string;
  seed: string;
  shares: Record<string, string>;
  rolls: RollLine[];
}

/** Dice of one origin: so many things with so many dice each, and the rule that gives them. */
export interface DiceScene {
  what: string;
  text: string;
  amount: number;
  dice: number;
  rule: string;
}

/** A board of DUST with the units and prices, which stay the same through a match. `unused` are places on land and at sea that belong to no area. */
export interface DustBoard {
  game: "dust";
  name: string;
  unused: Record<string, number[][]>;
  areas: AreaPicture[];
  links: LinkPicture[];
  regions: Record<string, Record<string, string>>;
  units: UnitType[];
  center_cost: number;
  card_cost: number;
  units_per_center: number;
}

/** What happened in a match of dust. */
export type DustEvent =
  | { kind: "cards-dealt"; player: string; amount: number; cards: string[] }
  | { kind: "card-chosen"; player: string; cards: string[] }
  | { kind: "card-revealed"; player: string; card: string }
  | { kind: "lots-drawn"; players: string[] }
  | { kind: "order-fixed"; players: string[] }
  | { kind: "color-chosen"; player: string; color: string }
  | { kind: "capital-claimed"; player: string; area: string }
  | { kind: "area-claimed"; player: string; area: string }
  | { kind: "neutrals-placed"; area: string; units: Record<string, number> }
  | { kind: "center-placed"; player: string; area: string }
  | { kind: "units-built"; player: string; area: string; units: Record<string, number> }
  | { kind: "reinforcements-ended"; player: string; lapsed: number }
  | { kind: "round-began"; round: number }
  | { kind: "cards-drawn"; player: string; amount: number; cards: string[] }
  | { kind: "cards-discarded"; player: string; cards: string[] }
  | { kind: "deck-reshuffled"; amount: number }
  | { kind: "turn-began"; player: string }
  | { kind: "turn-interrupted"; player: string; other: string }
  | { kind: "income-counted"; player: string; centers: number; capitals: number; card: number; total: number }
  | { kind: "truce-made"; player: string; other: string }
  | { kind: "mech-built-free"; player: string; area: string }
  | { kind: "units-bought"; player: string; units: Record<string, number> }
  | { kind: "neutrals-bought"; player: string; units: Record<string, number> }
  | { kind: "centers-bought"; player: string; amount: number }
  | { kind: "cards-bought"; player: string; amount: number }
  | { kind: "points-lapsed"; player: string; amount: number }
  | { kind: "units-moved"; player: string; route: string; origin: string; target: string; units: Record<string, number> }
  | { kind: "bombers-flown"; player: string; target: string; bombers: Record<string, number> }
  | { kind: "area-taken"; player: string; area: string }
  | { kind: "area-left"; player: string; area: string }
  | { kind: "attack-declared"; player: string; defender: string; battle: string; origin: string; target: string; units: Record<string, number> }
  | { kind: "mechs-dropped"; player: string; defender: string; target: string; mechs: Record<string, number> }
  | { kind: "special-attack-declared"; player: string; defender: string; origin: string; target: string; units: Record<string, number> }
  | { kind: "missile-launched"; player: string; defender: string; target: string }
  | { kind: "capitals-opened"; player: string }
  | { kind: "ability-used"; player: string; ability: string }
  | { kind: "supremacy-settled"; player: string; attacker: number; defender: number; reason: string }
  | { kind: "units-retreated"; player: string; area: string; units: Record<string, number> }
  | { kind: "retreats-told"; player: string }
  | { kind: "dice-rolled"; player: string; hits: number; faces: Record<string, number> }
  | { kind: "dice-rerolled"; player: string; hits: number; faces: Record<string, number> }
  | { kind: "special-dice-rolled"; player: string; hits: number; faces: Record<string, number> }
  | { kind: "nurse-rolled"; player: string; saved: number; faces: Record<string, number> }
  | { kind: "units-destroyed"; player: string; area: string; units: Record<string, number> }
  | { kind: "cease-fire"; area: string }
  | { kind: "area-conquered"; player: string; area: string }
  | { kind: "area-defended"; player: string; area: string }
  | { kind: "battle-ended"; area: string }
  | { kind: "turn-ended"; player: string }
  | { kind: "majority-won"; player: string; majority: string }
  | { kind: "majority-lost"; player: string; majority: string }
  | { kind: "points-scored"; player: string; capitals: number; sources: number; majorities: number; total: number }
  | { kind: "extra-round" }
  | { kind: "match-won"; players: string[] };

/** The odds of a battle, the other way round, and of going on or leaving. */
export interface DustOdds {
  kind: "dust-odds";
  odds: BattleOdds;
  reverse: BattleOdds | null;
  retreats: RetreatOdds[];
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

/** A position with what can be changed in it, or why the change cannot be. */
export interface EditAnswer {
  study: Edited | null;
  faults?: FaultAnswer[];
}

/** Something that can be chosen. */
export interface EditChoice {
  id: string;
  label: string;
}

/** Something that can be changed; its value as a text. count: a number up to `most`; choice: one of `choices`; switch: `yes` or nothing; several: any of `choices`, separated by spaces. */
export interface EditField {
  id: string;
  label: string;
  kind: "count" | "choice" | "switch" | "several";
  value: string;
  most: number;
  choices: EditChoice[];
}

/** Fields that belong together. */
export interface EditPart {
  title: string;
  fields: EditField[];
}

/** A position in one line, and what can be changed in it. */
export interface Edited {
  position: string;
  parts: EditPart[];
}

/** One exact end with its survivors. */
export interface EndOdds {
  outcome: string;
  attackers: Record<string, number>;
  defenders: Record<string, number>;
  chance: number;
}

/** Why something was not done. */
export interface ErrorAnswer {
  error: string;
  faults?: FaultAnswer[];
}

/** Why something was not done; after one without an id the server may close the socket. `fault` is the number under which the server's log tells of a fault. */
export interface ErrorFrame {
  type: "error";
  code: string;
  id?: string;
  known?: string[];
  fault?: string;
}

/** What is wrong in a text (`message`, `details`) or in a request (`where`, `what`, `known`). Who asks with `?lang=` gets the sentence of a wrong text too, as `line`. */
export interface FaultAnswer {
  message?: string;
  details?: Record<string, unknown>;
  line?: string;
  where?: string;
  what?: string;
  known?: string[];
}

/** Which bot takes a free seat, and under which name. */
export interface FillRequest {
  bot: string;
  name: string;
}

/** The fire zone of a unit where it stands, and every enemy unit with every weapon. */
export interface FireStudy {
  kind: "fire";
  unit: string;
  zones: WeaponZone[];
  targets: TargetStudy[];
}

/** A roll or draw: what it changed for every seat, against its expectation. `is_exact`: the expectation is over all outcomes; else over a sample. */
export interface Fortune {
  step: number;
  round: number;
  luck: number[];
  is_exact: boolean;
}

/** A game that can be played here. */
export interface GameAnswer {
  variant_setting: string;
  variants: string[];
  bots: string[];
}

/** What happened, in any game: its kind, and fields by their names. The events of a game that is declared here have the type of its name. */
export interface GameEvent {
  kind: string;
  [field: string]: string | number | string[] | Record<string, number>;
}

/** A game: what can be chosen, who can play it, and the terms of a quick start. `variant` is the key of the setting that names its variant; empty if it is played in one way. A bot can have one of the `tempers`; `tempered` names the bots that have: `captain-bold`. */
export interface GamePage {
  id: string;
  title: string;
  brief: string;
  least_seats: number;
  most_seats: number;
  settings: SettingPage[];
  variant: string;
  house_rules: HouseRule[];
  bots: ChoicePage[];
  tempers: ChoicePage[];
  tempered: string[];
  armies: ArmyPage[];
  lessons: LessonPage[];
  quick_start: Record<string, unknown>;
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

/** One entry of the match: what it was, who brought it about, and its events. `lines` say the same to those who named a language, after those of the table itself. `wish` tells a seat which of its own messages brought the entry about: it is accepted. */
export interface HappenedAnswer {
  version: number;
  what: "agree" | "attend" | "bring" | "cancel" | "fill" | "go-on" | "hand" | "hear" | "hush" | "input" | "link" | "rematch" | "resign" | "settle" | "share" | "sit" | "start" | "take" | "talk" | "undo";
  how: How;
  seat: number | null;
  wish?: string;
  text?: string;
  events?: GameEvent[];
  lines?: string[];
}

/** Whether all is well, and what is not; a page of another version sees that it is one. */
export interface HealthAnswer {
  status: "ok" | "faulty";
  faults?: ("disk-full" | "storage-gone" | "bots-down")[];
  version: string;
  protocol: number;
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
  protocol?: number | null;
}

/** A switch of a variant that can be changed: `switch.NAME` in the settings. `labels` say what the values mean, in words. */
export interface HouseRule {
  key: string;
  description: string;
  values: string[];
  labels: Record<string, string>;
  defaults: Record<string, string>;
  rules: string[];
}

/** Who brought an entry about. */
export type How = "bot" | "bot-failed" | "chance" | "deadline" | "person" | "table";

/** The host lets a player write no longer, or again. */
export interface Hush {
  type: "hush";
  id: string;
  seat: number;
  hushed: boolean;
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

/** Who wants to sit down, with the code of the link if there is one, and what is brought. */
export interface JoinRequest {
  name: string;
  settings?: Record<string, unknown>;
  code?: string | null;
  seat?: number | null;
}

/** A decision: what was played, what was best, and what that cost. `loss` is in chances to win, `margin` half of its interval (95 %); `estimate` is what of it counts where losses are added up. `worlds`: how many imagined positions both were compared in. `counts`: it stands for its plan, of which the others repeat the same fault and are not counted again. `reason`: what the better move brings, where there is one. */
export interface Judged {
  step: number;
  seat: number;
  round: number;
  phase: string;
  played: string;
  best: string;
  verdict: "forced" | "best" | "fine" | "close" | "slip" | "mistake" | "blunder";
  loss: number;
  estimate: number;
  margin: number;
  worlds: number;
  counts: boolean;
  reason: Reason | null;
  candidates: Candidate[];
}

/** The server stops in an orderly way; it is expected back after so many seconds. */
export interface LeavingFrame {
  type: "leaving";
  seconds: number;
}

/** A lesson to begin: create a match with these terms, and a name for the seat `me`. */
export interface LessonPage {
  id: string;
  title: string;
  brief: string;
  steps: number;
  terms: Record<string, unknown>;
}

/** What the lesson says now. `action` is the hint, empty when the learner goes own ways. `places` are those that the hint names, in the order in which they are chosen; `done` says that this was all. */
export interface LessonStep {
  action: string;
  done: boolean;
  id: string;
  label: string;
  places: string[];
  step: number;
  steps: number;
  text: string;
}

/** A weapon line; `values` are its combat values by armor class, a dash does no damage. */
export interface LinePicture {
  id: string;
  name: string;
  range: string;
  classes: string[];
  values: Record<string, string>;
  ammo: number | null;
  carriers: number;
}

/** The next link of the seat's share of the dice, for the roll of this number. */
export interface Link {
  type: "link";
  id: string;
  roll: number;
  link: string;
}

/** A line between two areas. */
export interface LinkPicture {
  one: string;
  other: string;
  kind: "land" | "sea" | "coast";
}

/** An open match in the list. */
export interface ListedAnswer {
  match: string;
  game: string;
  settings: Record<string, string>;
  clock: ClockAnswer;
  chairs: ChairAnswer[];
}

/** A player's dice: hits against what was to be expected. `deviation` is in standard units. */
export interface LuckLine {
  deviation: number;
  dice: number;
  expected: number;
  hits: number;
  name: string;
  rolls: number;
  seat: number;
}

/** A majority: who holds its token, who would get it now, and everybody's count. */
export interface MajorityScene {
  id: string;
  holder: number | null;
  would_hold: number | null;
  counts: number[];
}

/** How the seats of a choice choose; with one seat the question is only who may know. */
export type Manner = "each" | "one";

/** Alike miniatures: how many are left, or the HP of a hero or vehicle. */
export interface MemberScene {
  id: string;
  name: string;
  left: number;
  full: number;
}

/** The spaces that a unit can reach and stop in, by the number of MOVE actions it takes. `legs`: the spaces on the way to each of them, MOVE by MOVE. */
export interface MovesStudy {
  kind: "moves";
  unit: string;
  moves: Record<string, number>;
  legs: Record<string, string[][]>;
}

/** The same for a viewer who asked for lean updates: `table` only if it has changed. */
export interface NewsFrame {
  type: "news";
  pending?: PendingAnswer | null;
  roll?: RollAnswer;
  position?: Record<string, unknown>;
  choice?: ChoiceAnswer;
  scene?: Scene;
  words?: StateWords;
  lesson?: LessonStep | null;
  version: number;
  happened: HappenedAnswer[];
  table?: TableAnswer;
}

/** How somebody wants to be told that it is their turn; without any way, not at all. */
export interface NoticeRequest {
  email?: string | null;
  webhook?: string | null;
  push?: PushSubscription | null;
}

/** The ways to be told that the host allows; `push` is the key to subscribe with. */
export interface NoticesOffered {
  email: boolean;
  webhook: boolean;
  push: string | null;
}

/** How the bearer wants to be told; of a subscription only where it leads. Mails only come once the link in the first one was opened: `confirmed`. */
export interface NoticesWanted {
  email: string | null;
  confirmed: boolean;
  webhook: string | null;
  push: string | null;
}

/** An objective: what is asked of a side (None: of both), and the sentence that says so. */
export interface ObjectivePicture {
  name: string;
  goal: "hold" | "reach" | "destroy";
  side: number | null;
  spaces: string[];
  count: number;
  who: string;
  from_round: number;
  wins: boolean;
  points: number;
  text: string;
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

/** How far each of one's units can hit enemies that are left, by whom an order is about. */
export interface OrdersStudy {
  kind: "orders";
  reach: Record<string, Record<string, number>>;
}

/** How a battle may end, and how likely that is. */
export interface OutcomeOdds {
  id: string;
  name: string;
  chance: number;
}

/** Ask for a pause. */
export interface Pause {
  type: "pause";
  id: string;
}

/** Whom a match waits for, until when (milliseconds since 1970). `manner`: each of the seats chooses, secretly, or one of them acts, openly. */
export interface PendingAnswer {
  point: string;
  manner: Manner;
  seats: number[];
  deadlines: Record<string, number | null>;
}

/** A unit where it stands: who could still hit it in this round, and who is left but cannot. */
export interface PerilStudy {
  kind: "peril";
  unit: string;
  dangers: Danger[];
  unable: string[];
}

/** Where the match stands: the phase by name, its points, what is bought and not yet placed. `stage` is the part of a round that the phase belongs to, `title` its name for people. `built` counts what each production center has built in it. `sites` tell a buyer where what is bought so far could go, `working` how many centers may build, where power sources limit that. */
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
  built: Record<string, number>;
  sites: SiteScene[];
  working: number | null;
}

/** A seat's decisions in one part of its turns: how many, how many sound, and what was lost. The loss is an estimate with what is too close to call, since small losses never are clear. */
export interface PhaseSummary {
  phase: string;
  decisions: number;
  sound: number;
  loss: number;
}

/** Is the server there? */
export interface Ping {
  type: "ping";
}

/** What stays the same through a match: nothing but the name of the game. */
export interface PlainBoard {
  game: string;
  kind: "plain";
}

/** What one field of an action may be. */
export interface PlainField {
  least?: number;
  most?: number;
  name: string;
  noun: string;
  shape: "amount" | "counts" | "pick" | "subset";
  upper?: Record<string, number>;
  values?: string[];
}

/** A number that belongs to a player: coins, dice left, points. */
export interface PlainFigure {
  label: string;
  value: number;
}

/** A verb and its fields; every filling is legal. */
export interface PlainOption {
  fields: PlainField[];
  verb: string;
}

/** A player; `is_active` while the match waits for them. */
export interface PlainPlayer {
  name: string;
  is_active: boolean;
  figures: PlainFigure[];
}

/** The whole table. `game` is the name of the game, `round` is 0 where there are none. */
export interface PlainScene {
  game: string;
  kind: "plain";
  round: number;
  players: PlainPlayer[];
  zones: PlainZone[];
}

/** One thing on the table; `value` is a die's face, a card's or a counter's number. */
export interface PlainThing {
  look: "card" | "counter" | "die" | "back" | "text";
  label: string;
  value?: number;
  seat?: number;
}

/** A place on the table with what lies there; `seat` is whose it is, if it is anybody's. */
export interface PlainZone {
  title: string;
  things: PlainThing[];
  seat?: number;
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

/** A position as one line. */
export interface PositionAnswer {
  position: string;
}

/** What an attack would do to its target, and what the attacker loses on average. `dice`: how many are rolled before anything special. `hurt` and `destroyed` are chances. */
export interface Prospect {
  unit: string;
  target: string;
  dice: number;
  hurt: number;
  destroyed: number;
  lost: number;
  own_lost: number;
}

/** The keys of a browser's subscription. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** What a browser's `PushSubscription.toJSON()` gives. */
export interface PushSubscription {
  endpoint: string;
  keys: PushKeys;
  expirationTime?: number | null;
}

/** What is said to an answer: whether it is right, the best move, the next best, and why. `yours`: its chance to win, where it was worked out. `some`: the best move among a few others. */
export interface PuzzleAnswer {
  is_right: boolean;
  yours: number | null;
  best: string;
  label: string;
  places: string[];
  chance: number;
  second: number;
  next: string;
  why: string;
  some: string[];
}

/** A puzzle in the list. */
export interface PuzzleLine {
  id: string;
  theme: string;
}

/** A puzzle as it is set: the position in one line, and who has to find a move. */
export interface PuzzlePage {
  id: string;
  theme: string;
  position: string;
  seat: number;
}

/** What is to be said to it, or what is wrong with the move. */
export interface PuzzleReply {
  study: PuzzleAnswer | null;
  faults?: FaultAnswer[];
}

/** A move in the notation; nothing for the solution. */
export interface PuzzleRequest {
  action?: string;
  lang?: "en" | "de" | "it" | "fr";
}

/** Where other devices of the network find this server; nowhere if it hears itself only. */
export interface ReachAnswer {
  addresses: string[];
}

/** Who can reach an area. */
export interface ReachStudy {
  kind: "reach";
  area: string;
  visitors: Visitor[];
}

/** Reactive fire: the dice of the attempt, the chance that it succeeds, then what it does. `hurt` and `destroyed` include the chance that the unit does not fire at all. */
export interface Reaction {
  unit: string;
  target: string;
  dice: number;
  fires: number;
  hurt: number;
  destroyed: number;
  lost: number;
}

/** Every unit of one's own that may react now. */
export interface ReactionsStudy {
  kind: "reactions";
  reactions: Reaction[];
}

/** A figure with the best move, and with the one that it is compared with. */
export interface Reason {
  deed: string;
  here: number;
  there: number;
}

/** A record, as a file has it; or a position as a person writes it. */
export interface RecordText {
  record: string;
  lang?: "en" | "de" | "it" | "fr";
}

/** Why an action is not legal: the rule, the message with its details, what would be legal. */
export interface RefusalAnswer {
  rule: string;
  message: string;
  details: Record<string, unknown>;
  could: string[];
  line?: string;
}

/** An action is against the rules (`refusal`) or cannot be read (`faults`). */
export interface RefusedFrame {
  type: "refused";
  id: string;
  version?: number;
  refusal?: RefusalAnswer;
  faults?: FaultAnswer[];
  lines?: string[];
}

/** A match so far: its steps in words, where rounds begin, who was lucky. `complete` says that nothing is hidden, since the match is over. */
export interface ReplayAnswer {
  version: number;
  complete: boolean;
  steps: StepLine[];
  rounds: RoundMark[];
  luck: LuckLine[];
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

/** What becomes of the battle if these units leave now; without units: going on. */
export interface RetreatOdds {
  units: Record<string, number>;
  conquest: number;
  swing: number;
}

/** The roll that is about to be made, since which version, and whose links it waits for. */
export interface RollAnswer {
  number: number;
  since: number;
  seats: number[];
}

/** An outcome of chance: its index in the stream, what was asked for, what came. `roll` counts what chance brings between two decisions; `links` are what players have shown for it, by seat. `faces` is 0 where things are drawn from `pool` without return; `values` are faces from 1, or numbers of the pool. */
export interface RollLine {
  index: number;
  version: number;
  count: number;
  faces: number;
  pool: number[];
  values: number[];
  roll: number;
  links: Record<string, string>;
}

/** The version after which a round is the present one. */
export interface RoundMark {
  round: number;
  version: number;
}

/** A statement that two variants value differently. */
export interface RuleDifference {
  id: string;
  text: string;
  one: string;
  other: string;
}

/** A statement; `value` is what it is worth in the variant asked for (empty: everywhere). */
export interface RuleLine {
  id: string;
  chapter: string;
  text: string;
  value: string;
}

/** The chapters, and the statements that were asked for. */
export interface RuleList {
  chapters: ChapterPage[];
  rules: RuleLine[];
}

/** Everything about one id; `alternative` is the other reading of a ruling. */
export interface RulePage {
  id: string;
  kind: "rule" | "ruling" | "fact" | "example" | "decision";
  chapter: string;
  title: string;
  text: string;
  value: string;
  values: Record<string, string>;
  switches: SwitchValue[];
  sources: string[];
  rulings: RulingPage[];
  alternative: string;
  notes: string[];
  related: string[];
}

/** What was decided where the books are silent or at odds. */
export interface RulingPage {
  id: string;
  question: string;
  ruling: string;
  reason: string;
  alternative: string;
}

/** Words for everybody at the table. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** What was found out about a scenario: see docs/study/scenarios.md. `activations` is how many a game has on average, `first` the share of `games` that the first side won. */
export interface ScenarioFacts {
  activations: number;
  first: number;
  games: number;
}

export type Scene = DustScene | TacticsScene | PlainScene;

/** Who is to sit here: the creator, a bot, or whoever comes by the link. */
export interface SeatPlan {
  kind: "me" | "bot" | "open";
  name?: string | null;
  bot?: string | null;
}

/** A seat's match. `adjusted` is the result without luck; it may lie beyond 0 and 1. */
export interface SeatSummary {
  seat: number;
  name: string;
  result: number;
  luck: number;
  adjusted: number;
  loss: number;
  verdicts: Record<string, number>;
  phases: PhaseSummary[];
}

/** The host says who may write. */
export interface SetTalk {
  type: "talk";
  id: string;
  rule: "everybody" | "off" | "players" | "signals";
}

/** A setting of a match: its key in the terms, its choices, and what is taken if nobody says. */
export interface SettingPage {
  key: string;
  title: string;
  choices: ChoicePage[];
  default: string;
}

/** Let a bot make one's own decisions until the setup is over. */
export interface Settle {
  type: "settle";
  id: string;
}

/** A player's share of the dice: its anchor, and whether rolls wait for it. They do without one that is `missing` until its player is back, and for good if it is `out`. */
export interface ShareAnswer {
  anchor: string;
  state: "here" | "missing" | "out";
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

/** What a scenario says of a side. */
export interface SidePicture {
  name: string;
  faction: string | null;
  entry: string[];
  initiative_dice: number;
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

/** One finding about a line of sight, with its rule and the spaces that it is about. */
export interface SightReason {
  rule: string;
  text: string;
  spaces: string[];
  what: "blocks" | "covers";
}

/** Whether one space or unit sees another, what the line meets, and the cover at its end. */
export interface SightStudy {
  kind: "sight";
  one: string;
  other: string;
  range: number;
  is_visible: boolean;
  cover: "none" | "soft" | "hard";
  crossed: string[];
  touched: string[];
  reasons: SightReason[];
  lines: string[];
}

/** One of the signals, which everybody reads in their own language. */
export interface Signal {
  type: "signal";
  id: string;
  sign: "good-luck" | "hello" | "hurry" | "moment" | "nice-move" | "ready" | "sorry" | "thanks" | "well-played";
}

/** Where something bought could be placed: what it is bought with, the area, who builds it. `most` is how many of it, if nothing else is placed. A center that is bought has no builder. `counts`: whether it takes room of what its center can build. */
export interface SiteScene {
  ware: string;
  area: string;
  center: string | null;
  most: number;
  counts: boolean;
}

/** A skill by its id: its name, what it does, and the rule that says so. */
export interface SkillPicture {
  id: string;
  name: string;
  effect: string;
  rule: string;
}

export type SocketFrame = UpdateFrame | NewsFrame | AcceptedFrame | RefusedFrame | StaleFrame | ErrorFrame | PongFrame | TalkFrame | LeavingFrame;

export type SocketMessage = Hello | Act | Undo | HandOver | Settle | TakeBack | Resign | Pause | GoOn | Link | Attend | Say | Signal | SetTalk | Hush | Speak | Ping;

/** A space: its ground, its structure (-1: outside), the edges to the right and below. */
export interface SpacePicture {
  id: string;
  x: number;
  y: number;
  terrain: "circle" | "triangle" | "cross" | "diamond" | "none";
  structure: number;
  east: "open" | "wall" | "small" | "large";
  south: "open" | "wall" | "small" | "large";
}

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
  refusal?: RefusalAnswer;
}

/** A unit in a space: whom it could hit from there, who could react, who could hit it. */
export interface StandStudy {
  kind: "stand";
  unit: string;
  space: string;
  plan: string;
  hits: Prospect[];
  reactions: Reaction[];
  dangers: Danger[];
}

/** A match as one viewer sees it (seat -1: a spectator). `scene` comes to those who draw, `words` to those who named a language, `lesson` to the learner in a guided match. */
export interface StateAnswer {
  pending?: PendingAnswer | null;
  roll?: RollAnswer;
  position?: Record<string, unknown>;
  choice?: ChoiceAnswer;
  scene?: Scene;
  words?: StateWords;
  lesson?: LessonStep | null;
  version: number;
  seat: number;
  table: TableAnswer;
}

/** What is played, the round, whom the match waits for, what is to be decided, how it ended. */
export interface StateWords {
  lang: string;
  prompt: string;
  result: string;
  round: number;
  title: string;
  wait: string;
}

/** What the table looked like after a step; nothing before the match began. */
export interface StepAnswer {
  version: number;
  scene: DustScene | TacticsScene | PlainScene | null;
}

/** One step of a match that is looked back at: an entry, and the round after it. */
export interface StepLine {
  version: number;
  what: "agree" | "attend" | "bring" | "cancel" | "fill" | "go-on" | "hand" | "hear" | "hush" | "input" | "link" | "rematch" | "resign" | "settle" | "share" | "sit" | "start" | "take" | "talk" | "undo";
  how: How;
  seat: number | null;
  round: number;
  events: GameEvent[];
  lines: string[];
}

/** The answer, or what is wrong with the question, each fault with its sentence as `line`. */
export interface StudyAnswer {
  study: DustOdds | ReachStudy | AheadStudy | SightStudy | MovesStudy | WaysStudy | FireStudy | TacticsOdds | ArmyStudy | Counsel | BestMoves | AssaultStudy | StandStudy | PerilStudy | ThreatStudy | ReactionsStudy | OrdersStudy | null;
  faults?: FaultAnswer[];
}

/** A question: what it is, and what it is about. */
export interface StudyRequest {
  what: string;
  args?: Record<string, string>;
  lang?: "en" | "de" | "it" | "fr";
}

/** A study as its file has it, or what cannot be read. */
export interface StudyText {
  study: string | null;
  faults?: FaultAnswer[];
}

/** A switch in which two variants differ. */
export interface SwitchDifference {
  name: string;
  description: string;
  one: string;
  other: string;
  rules: string[];
}

/** A switch that decides a statement, and its value in the variant asked for. `others` are the lines of a variant's file that choose otherwise, each with its words. */
export interface SwitchValue {
  name: string;
  description: string;
  value: string;
  others: Record<string, string>;
}

/** What everybody may see of a table. */
export interface TableAnswer {
  game: string;
  settings: Record<string, string>;
  clock: ClockAnswer;
  status: "cancelled" | "open" | "over" | "playing";
  chairs: ChairAnswer[];
  paused: boolean;
  agreed: number[];
  commitment: string;
  shares: Record<string, ShareAnswer>;
  rematch: string | null;
  talk: TalkAnswer;
  result?: ResultAnswer;
  seed?: string;
}

/** Battlefield, units and cards, which stay the same through a match. */
export interface TacticsBoard {
  game: "tactics";
  profile: string;
  map: TacticsMap;
  units: UnitPicture[];
  cards: Record<string, CardPicture>;
  seat_sides: number[];
}

/** What happened in a match of tactics. */
export type TacticsEvent =
  | { kind: "placing-rolled"; side: string; hits: number; faces: Record<string, number> }
  | { kind: "square-laid"; side: string; space: string }
  | { kind: "element-placed"; side: string; element: string; space: string }
  | { kind: "hero-joined"; hero: string; squad: string }
  | { kind: "round-began"; round: number }
  | { kind: "initiative-rolled"; side: string; hits: number; faces: Record<string, number> }
  | { kind: "initiative-tied" }
  | { kind: "initiative-won"; side: string }
  | { kind: "first-chosen"; side: string }
  | { kind: "hero-parted"; hero: string; squad: string }
  | { kind: "unit-activated"; unit: string; plan: string; extras: string[] }
  | { kind: "skill-used"; unit: string; skill: string }
  | { kind: "unit-entered"; unit: string; space: string }
  | { kind: "unit-moved"; unit: string; origin: string; space: string }
  | { kind: "crate-crushed"; unit: string; space: string }
  | { kind: "action-lost"; unit: string; action: string }
  | { kind: "window-opened"; unit: string }
  | { kind: "reaction-tried"; unit: string; target: string }
  | { kind: "reaction-rolled"; unit: string; hits: number; faces: Record<string, number> }
  | { kind: "shot-declared"; unit: string; weapon: string; target: string }
  | { kind: "ammo-spent"; unit: string; weapon: string; ammo: number }
  | { kind: "attack-rolled"; weapon: string; target: string; hits: number; faces: Record<string, number> }
  | { kind: "attack-rerolled"; weapon: string; target: string; hits: number; faces: Record<string, number> }
  | { kind: "laser-rolled"; weapon: string; target: string; hits: number; faces: Record<string, number> }
  | { kind: "phaser-rolled"; weapon: string; target: string; hits: number; faces: Record<string, number> }
  | { kind: "cover-rolled"; weapon: string; target: string; hits: number; faces: Record<string, number> }
  | { kind: "retaliated"; unit: string; target: string }
  | { kind: "resilience-rolled"; unit: string; hits: number; faces: Record<string, number> }
  | { kind: "damage-ignored"; unit: string; points: number }
  | { kind: "losses-suffered"; unit: string; models: Record<string, number> }
  | { kind: "unit-destroyed"; unit: string; points: number }
  | { kind: "element-damaged"; space: string; points: number }
  | { kind: "element-destroyed"; space: string }
  | { kind: "health-regained"; unit: string; models: Record<string, number> }
  | { kind: "weapon-reloaded"; unit: string; weapon: string }
  | { kind: "ability-rolled"; unit: string; ability: string; hits: number; faces: Record<string, number> }
  | { kind: "unit-reactivated"; unit: string }
  | { kind: "unit-returned"; unit: string }
  | { kind: "strike-ordered"; unit: string; artillery: string; target: string }
  | { kind: "order-left"; unit: string; quarry: string; range: number }
  | { kind: "order-cancelled"; unit: string }
  | { kind: "windows-silenced"; player: string }
  | { kind: "windows-opened"; player: string }
  | { kind: "activation-ended"; unit: string }
  | { kind: "self-repair-rolled"; unit: string; hits: number; faces: Record<string, number> }
  | { kind: "objective-fulfilled"; side: string }
  | { kind: "round-ended"; round: number; first: number; second: number }
  | { kind: "match-won"; side: string }
  | { kind: "match-drawn" };

/** A battlefield with what its scenario says. */
export interface TacticsMap {
  scenario: string;
  title: string;
  brief: string;
  width: number;
  height: number;
  spaces: SpacePicture[];
  sides: SidePicture[];
  objectives: ObjectivePicture[];
  cover_zone: string[];
  square_zone: string[];
  elements: Record<string, string>;
  ap_limit: number;
  round_limit: number;
  facts: ScenarioFacts | null;
}

/** The odds of an attack for every unit that it can touch. */
export interface TacticsOdds {
  kind: "tactics-odds";
  units: UnitOdds[];
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

/** Who may write at a table, which seats may not, and which seat is the host (-1: none). */
export interface TalkAnswer {
  rule: "everybody" | "off" | "players" | "signals";
  hushed: number[];
  host: number;
}

/** What was said: after the first update the lines that are kept, then every new one. */
export interface TalkFrame {
  type: "talk";
  lines: TalkLine[];
}

/** What somebody said: their own words (`text`) or a signal (`sign`). Seat -1: a spectator. */
export interface TalkLine {
  number: number;
  seat: number;
  at: number;
  text?: string;
  sign?: "good-luck" | "hello" | "hurry" | "moment" | "nice-move" | "ready" | "sorry" | "thanks" | "well-played";
}

/** Whether a weapon can hit a unit from where its bearer stands, and its dice; if not, why. */
export interface TargetStudy {
  weapon: string;
  target: string;
  value: string;
  dice: number;
  cover: "none" | "soft" | "hard";
  rule: string;
  why_not: string;
}

/** A match as its creator wants it. */
export interface Terms {
  game: string;
  settings?: Record<string, unknown>;
  seats: SeatPlan[];
  clock?: Clock;
  listed?: boolean;
  spectators?: boolean;
  talk?: "off" | "signals" | "players" | "everybody" | null;
  lesson?: string | null;
}

/** How many enemies could hit a unit in each space before the round ends. */
export interface ThreatStudy {
  kind: "threat";
  unit: string;
  spaces: Record<string, number>;
}

/** A seat in a match. The token is shown this once; whoever has it plays the seat. `code` lets others join. Put both behind the # of a link: that part is sent to no server. */
export interface TicketAnswer {
  match: string;
  seat: number | null;
  token: string | null;
  code?: string | null;
}

/** An analysis with its words. `suspects`: dear, but too close to call. */
export interface Told {
  analysis: Analysis;
  lang: string;
  how: string[];
  phases: Record<string, string>;
  verdicts: Record<string, string>;
  marks: DecisionWords[];
  suspects: DecisionWords[];
  turning_points: TurningWords[];
}

/** What decided the match: a decision of a seat, or the dice of an episode. `change` is what it changed for the seat. */
export interface TurningPoint {
  kind: "decision" | "luck";
  step: number;
  round: number;
  seat: number;
  change: number;
}

/** A turning point in words. */
export interface TurningWords {
  step: number;
  when: string;
  line: string;
  change: string;
}

/** Take back the seat's last choice, while nothing has come to light. */
export interface Undo {
  type: "undo";
  id: string;
  version: number;
}

/** What an attack does to a unit: chances by strength left, mean losses. */
export interface UnitOdds {
  unit: string;
  name: string;
  destroyed: number;
  lost: number;
  ap_lost: number;
  left: Record<string, number>;
}

/** A unit of the match: its card, its player, and a short code for small drawings. */
export interface UnitPicture {
  id: string;
  name: string;
  code: string;
  card: string;
  owner: number;
  side: number;
  members: string[];
  weapons: string[];
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

/** A type of unit: what it costs, its dice in a battle, its tactical supremacy, its figures. */
export interface UnitType {
  id: string;
  name: string;
  cost: number;
  dice: number;
  supremacy: number;
  figures: number;
}

/** What is new, and how the match stands after it; the first answer to a hello too. */
export interface UpdateFrame {
  type: "update";
  pending?: PendingAnswer | null;
  roll?: RollAnswer;
  position?: Record<string, unknown>;
  choice?: ChoiceAnswer;
  scene?: Scene;
  words?: StateWords;
  lesson?: LessonStep | null;
  version: number;
  seat: number;
  table: TableAnswer;
  happened: HappenedAnswer[];
}

/** What one player could bring to an area in the next phase, if he had the points. */
export interface Visitor {
  seat: number;
  name: string;
  attacks: Arrival[];
  moves: Arrival[];
}

/** The spaces that the unit under way can reach with this MOVE, each by its actions in order. */
export interface WaysStudy {
  kind: "ways";
  unit: string;
  ways: Record<string, string[]>;
}

/** The spaces in range and in sight of a weapon. */
export interface WeaponZone {
  weapon: string;
  spaces: string[];
}

/** What came of some lines in a position: each as a record has it, and how it then stands. `position` is the whole position as one line; `chance` is what is to be rolled or drawn now. */
export interface WhatIfAnswer {
  position: string;
  lines: string[];
  frame: UpdateFrame;
  chance: ChanceAnswer | null;
}

/** A place to look at, and a field to change; without a field only what can be changed. */
export interface WhatIfEdit {
  position: string;
  seat?: number;
  lang?: "en" | "de" | "it" | "fr";
  place?: string;
  field?: string;
  value?: string;
}

/** What is played there: lines of a record, `roll` for chance; `rolls`: then all that is due. */
export interface WhatIfMoves {
  position: string;
  seat?: number;
  lang?: "en" | "de" | "it" | "fr";
  given?: string[];
  rolls?: boolean;
}

/** A position as one line, the seat from which one would look, and a language. */
export interface WhatIfPosition {
  position: string;
  seat?: number;
  lang?: "en" | "de" | "it" | "fr";
}

/** A question about it, as about a match; or `best`, with a depth. */
export interface WhatIfQuestion {
  position: string;
  seat?: number;
  lang?: "en" | "de" | "it" | "fr";
  what: string;
  args?: Record<string, string>;
}

/** What came of some lines, or the rule against one of them, or what cannot be read. */
export interface WhatIfReply {
  study?: WhatIfAnswer | null;
  refusal?: RefusalAnswer | null;
  faults?: FaultAnswer[];
}

/** An action there, as one might take it. */
export interface WhatIfWhy {
  position: string;
  seat?: number;
  lang?: "en" | "de" | "it" | "fr";
  action: string;
}

/** Whether an action is legal now; if not, why, in words too. */
export interface WhyAnswer {
  legal: boolean;
  line: string;
  refusal?: RefusalAnswer | null;
  faults?: FaultAnswer[];
}

/** An action in the notation, as one might take it. */
export interface WhyRequest {
  action: string;
  lang?: "en" | "de" | "it" | "fr";
}

export interface Paths {
  "GET /api/build": { body: undefined; answer: BuildAnswer };
  "GET /api/games": { body: undefined; answer: Record<string, GameAnswer> };
  "GET /api/games/{game}": { body: undefined; answer: GamePage };
  "GET /api/games/{game}/boards/{name}": { body: undefined; answer: DustBoard | TacticsMap | PlainBoard };
  "GET /api/games/{game}/cards": { body: undefined; answer: CardPages };
  "GET /api/games/{game}/compare": { body: undefined; answer: Comparison };
  "GET /api/games/{game}/puzzles": { body: undefined; answer: PuzzleLine[] };
  "GET /api/games/{game}/puzzles/{puzzle}": { body: undefined; answer: PuzzlePage };
  "POST /api/games/{game}/puzzles/{puzzle}": { body: PuzzleRequest; answer: PuzzleReply };
  "GET /api/games/{game}/rules": { body: undefined; answer: RuleList };
  "GET /api/games/{game}/rules/{rule}": { body: undefined; answer: RulePage };
  "POST /api/games/{game}/study": { body: StudyRequest; answer: StudyAnswer };
  "GET /api/health": { body: undefined; answer: HealthAnswer };
  "POST /api/matches": { body: Terms; answer: TicketAnswer };
  "GET /api/matches": { body: undefined; answer: ListedAnswer[] };
  "GET /api/matches/{match}": { body: undefined; answer: StateAnswer };
  "DELETE /api/matches/{match}": { body: undefined; answer: undefined };
  "POST /api/matches/{match}/analysis": { body: undefined; answer: AnalysisAnswer };
  "GET /api/matches/{match}/analysis": { body: undefined; answer: AnalysisAnswer };
  "DELETE /api/matches/{match}/analysis": { body: undefined; answer: AnalysisAnswer };
  "GET /api/matches/{match}/analysis.html": { body: undefined; answer: string };
  "GET /api/matches/{match}/board": { body: undefined; answer: DustBoard | TacticsBoard | PlainBoard };
  "GET /api/matches/{match}/course": { body: undefined; answer: CourseAnswer };
  "GET /api/matches/{match}/dice": { body: undefined; answer: DicePage };
  "POST /api/matches/{match}/join": { body: JoinRequest; answer: TicketAnswer };
  "GET /api/matches/{match}/notices": { body: undefined; answer: NoticesWanted };
  "PUT /api/matches/{match}/notices": { body: NoticeRequest; answer: undefined };
  "GET /api/matches/{match}/notices/{seat}/{code}": { body: undefined; answer: undefined };
  "GET /api/matches/{match}/record": { body: undefined; answer: string };
  "POST /api/matches/{match}/rematch": { body: undefined; answer: TicketAnswer };
  "GET /api/matches/{match}/replay": { body: undefined; answer: ReplayAnswer };
  "GET /api/matches/{match}/replay/{step}": { body: undefined; answer: StepAnswer };
  "GET /api/matches/{match}/replay/{step}/position": { body: undefined; answer: PositionAnswer };
  "PUT /api/matches/{match}/seats/{seat}": { body: FillRequest; answer: undefined };
  "POST /api/matches/{match}/study": { body: StudyRequest; answer: StudyAnswer };
  "POST /api/matches/{match}/why": { body: WhyRequest; answer: WhyAnswer };
  "GET /api/notices": { body: undefined; answer: NoticesOffered };
  "GET /api/reach": { body: undefined; answer: ReachAnswer };
  "POST /api/whatif": { body: WhatIfMoves; answer: WhatIfReply };
  "POST /api/whatif/board": { body: WhatIfPosition; answer: BoardAnswer };
  "POST /api/whatif/edit": { body: WhatIfEdit; answer: EditAnswer };
  "POST /api/whatif/record": { body: RecordText; answer: StudyText };
  "POST /api/whatif/study": { body: WhatIfQuestion; answer: StudyAnswer };
  "POST /api/whatif/why": { body: WhatIfWhy; answer: WhyAnswer };
  "POST /api/whatif/written": { body: WhatIfPosition; answer: StudyText };
  "GET /metrics": { body: undefined; answer: string };
}
