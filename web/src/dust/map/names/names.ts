/** Where do the names stand? Each near its token, off all stacks, marks and other names, on its own land if it can.
 *
 * Every name tries directions and distances round its token, on one line or more; then all give way to each other.
 */

import type { LandAt } from "../land/atlas";
import type { Point } from "../land/projection";
import type { Box } from "../land/rings";

/** What a name keeps off: a circle, drawn out to both sides. */
export interface Block {
  x: number;
  y: number;
  r: number;
  aside: number;
}

export interface Wanted extends Block {
  id: string;
  name: string;
  isSea: boolean;
}

export interface Placed {
  id: string;
  lines: string[];
  x: number;
  y: number;
  size: number;
  isSea: boolean;
  box: Box;
  /** From the name to its token, where it is far. */
  lead: [Point, Point] | undefined;
}

export interface Table {
  wanted: Wanted[];
  /** Tokens of areas, and marks beside them. */
  tokens: Block[];
  marks: Block[];
  landAt: LandAt;
  view: Box;
  size: number;
  /** How wide a text is in the font of the names. */
  measure: (text: string, isSea: boolean) => number;
}

interface Spot {
  cost: number;
  box: Box;
  x: number;
  y: number;
  lines: string[];
  gap: number;
}

/** All places of a name, the cheapest first, and the box around them. */
interface Spots {
  all: Spot[];
  reach: Box;
}

interface Job {
  name: Wanted;
  spots: Spots;
  at: Spot;
  cost: number;
  /** The names that may come into its way. */
  near: Job[];
}

const LINE = 0.94;
const GAPS = [1, 5, 10, 16, 24, 34, 46, 62];
const TURN = 15;
const FAR = 24;
const ROUNDS = 14;
/** A name whose place costs more waits for zoom, hover or the list. */
const DEAREST = 78;

/** All names at once. */
export function placeNames(table: Table): Placed[] {
  const work = placing(table);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** The same bit by bit, so that a page can do something else in between. */
export function* placing(table: Table): Generator<undefined, Placed[]> {
  const jobs: Job[] = [];
  for (const name of table.wanted) {
    jobs.push(jobOf(name, table));
    yield;
  }
  jobs.sort((one, other) => other.at.cost - one.at.cost);
  for (const job of jobs) job.near = jobs.filter((other) => other !== job && overlap(job.spots.reach, other.spots.reach) > 0);
  for (let pass = 0, changes = true; changes && pass < ROUNDS; pass++) {
    changes = jobs.map(settle).some(Boolean);
    yield;
  }
  for (const yields of [() => false, ({ name }: Job) => name.isSea])
    for (const job of jobs) if (job.cost > DEAREST && !yields(job)) push(job, yields);
  return jobs.filter((job) => job.cost <= DEAREST).map((job) => placed(job, table.size));
}

/** What was found last for each name on a map: between two moves few stacks change, and only names beside them. */
const found = new WeakMap<LandAt, Map<string, { facts: string; spots: Spots }>>();

function jobOf(name: Wanted, table: Table): Job {
  // On a small map letters are large, and a name reaches far.
  const most = name.r + name.aside + 2 * GAPS.at(-1)! + table.measure(name.name, name.isSea) * table.size;
  const isClose = ({ x, y, r, aside }: Block) => Math.abs(x - name.x) < most + r + aside && Math.abs(y - name.y) < most + r && (x !== name.x || y !== name.y);
  const [tokens, marks] = [table.tokens.filter(isClose), table.marks.filter(isClose)];
  const facts = JSON.stringify([most, table.size, table.view, name, tokens.map(corners), marks.map(corners)]);
  const known = found.get(table.landAt) ?? new Map<string, { facts: string; spots: Spots }>();
  found.set(table.landAt, known);
  const last = known.get(name.id);
  const spots = last?.facts === facts ? last.spots : spotsOf(name, tokens, marks, table);
  known.set(name.id, { facts, spots });
  const [at] = spots.all;
  return { name, spots, at: at as Spot, cost: at?.cost ?? Infinity, near: [] };
}

function corners({ x, y, r, aside }: Block): number[] {
  return [x, y, r, aside];
}

function spotsOf(name: Wanted, tokens: Block[], marks: Block[], table: Table): Spots {
  const spots = broken(name.name.split(" ")).flatMap((lines) => around(name, lines, table));
  for (const spot of spots) spot.cost += crowding(spot.box, name, tokens, marks, table.view);
  for (const spot of spots) if (spot.cost < 100) spot.cost += abroad(spot, name, table.landAt);
  spots.sort((one, other) => one.cost - other.cost);
  const reach = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const { box } of spots) {
    reach.left = Math.min(reach.left, box.left);
    reach.right = Math.max(reach.right, box.right);
    reach.top = Math.min(reach.top, box.top);
    reach.bottom = Math.max(reach.bottom, box.bottom);
  }
  return { all: spots, reach };
}

/** A name on one line, on two, on three. */
function broken(words: string[]): string[][] {
  const found = [[words.join(" ")]];
  for (let at = 1; at < words.length; at++) found.push([words.slice(0, at).join(" "), words.slice(at).join(" ")]);
  if (words.length > 2) found.push([words[0] ?? "", words[1] ?? "", words.slice(2).join(" ")]);
  return found;
}

/** All places round a token: the point of the box that is nearest to it slides along its stack. */
function around(name: Wanted, lines: string[], table: Table): Spot[] {
  const wide = Math.max(...lines.map((line) => table.measure(line, name.isSea))) * table.size + 4;
  const high = lines.length * table.size * LINE + 1;
  const spots: Spot[] = [];
  for (let degrees = 0; degrees < 360; degrees += TURN) {
    const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    for (const gap of GAPS) {
      const x = name.x + c * (name.r + name.aside + gap) + sign(c) * (wide / 2) * Math.min(1, Math.abs(c) * 1.15);
      const y = name.y + s * (name.r + gap) + sign(s) * (high / 2) * Math.min(1, Math.abs(s) * 1.6);
      const box = { left: x - wide / 2, right: x + wide / 2, top: y - high / 2, bottom: y + high / 2 };
      const aside = degrees === 90 ? 0 : s > 0.9 ? 2 : s < -0.9 ? 4 : 7 + Math.abs(c) * 2;
      spots.push({ cost: farness(gap) + aside + (lines.length - 1) * 3, box, x, y, lines, gap });
    }
  }
  return spots;
}

/** What has a hairline to its token may as well be a little farther away. */
function farness(gap: number): number {
  return Math.min(gap, FAR) * 0.75 + Math.max(0, gap - FAR) * 0.4;
}

function sign(value: number): number {
  return Math.abs(value) < 0.01 ? 0 : Math.sign(value);
}

/** What it costs to touch tokens and marks, to be nearer to another's token, or to leave the map. */
function crowding(box: Box, name: Wanted, tokens: Block[], marks: Block[], view: Box): number {
  const own = apart(box, name, Infinity);
  let cost = own < 0 ? touching(own) : 0;
  if (box.left < view.left || box.right > view.right || box.top < view.top || box.bottom > view.bottom) cost += 500;
  for (const mark of marks) {
    const off = apart(box, mark, 0);
    if (off < 0) cost += touching(off);
  }
  for (const token of tokens) {
    const off = apart(box, token, Math.max(0, own + 4));
    if (off < 0) cost += touching(off);
    if (off < own + 4) cost += token.r > 12 ? 16 : 6;
  }
  return cost;
}

function touching(off: number): number {
  return 100 - off * 12;
}

/** Foreign land under a name is worse than the sea. */
function abroad({ box, y }: Spot, name: Wanted, landAt: LandAt): number {
  let cost = 0;
  for (const part of [0, 0.25, 0.5, 0.75, 1]) {
    const land = landAt(box.left + (box.right - box.left) * part, y);
    if (land !== name.id) cost += land ? 9 : name.isSea ? 0 : 3;
  }
  return cost;
}

/** How far a box is from a block; whatever is farther than a limit counts as infinitely far. */
function apart(box: Box, { x, y, r, aside }: Block, limit: number): number {
  const across = Math.max(box.left - (x + aside), 0, x - aside - box.right);
  const down = Math.max(box.top - y, 0, y - box.bottom);
  if (across > r + limit || down > r + limit) return Infinity;
  return Math.sqrt(across * across + down * down) - r;
}

/** The best place among the others' present ones; says whether it changed. */
function settle(job: Job): boolean {
  let [best, at] = [Infinity, job.at];
  for (const spot of job.spots.all) {
    if (spot.cost >= best) break;
    let cost = spot.cost;
    for (const other of job.near) {
      const common = overlap(spot.box, other.at.box);
      if (common) cost += 80 + common * 1.4;
    }
    if (cost < best) [best, at] = [cost, spot];
  }
  const changed = at !== job.at;
  job.at = at;
  job.cost = best;
  return changed;
}

/** A name that found no place takes one of another, if that finds a second one, or can be done without: land comes before seas. */
function push(job: Job, yields: (other: Job) => boolean): void {
  for (const spot of job.spots.all) {
    if (spot.cost > DEAREST) return;
    const others = job.near.filter((other) => overlap(spot.box, other.at.box));
    const before = others.map(({ at, cost }) => ({ at, cost }));
    const own = { at: job.at, cost: job.cost };
    Object.assign(job, { at: spot, cost: spot.cost });
    for (const other of others) settle(other);
    if (others.every((other) => other.cost <= DEAREST || yields(other))) return;
    others.forEach((other, at) => Object.assign(other, before[at]));
    Object.assign(job, own);
  }
}

export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left) + 2;
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) + 1;
  return Math.max(0, across) * Math.max(0, down);
}

function placed({ name, at }: Job, size: number): Placed {
  const lead = at.gap >= FAR ? leadOf(name, at.box) : undefined;
  return { id: name.id, lines: at.lines, x: at.x, y: at.y - ((at.lines.length - 1) * size * LINE) / 2 + size * 0.33, size, isSea: name.isSea, box: at.box, lead };
}

/** From the nearest point of the name to the edge of its stack. */
function leadOf(name: Wanted, box: Box): [Point, Point] {
  const [x, y] = [Math.max(box.left, Math.min(box.right, name.x)), Math.max(box.top, Math.min(box.bottom, name.y))];
  const end = Math.max(name.x - name.aside, Math.min(name.x + name.aside, x));
  const far = Math.hypot(x - end, y - name.y) || 1;
  return [[x, y], [end + ((x - end) / far) * name.r, name.y + ((y - name.y) / far) * name.r]];
}
