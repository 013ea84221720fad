/** What can be chosen, step by step? Options with ranges, narrowed by what is filled in so far.
 *
 * Nothing here knows a rule: an action is legal if an option of the server contains it.
 */

import type { PlainField, PlainOption } from "../wire/server-types";

export type Filled = string | number | Record<string, number> | string[];
export type Filling = Record<string, Filled>;

/** The verbs of a menu, each once, in its order. */
export function verbsOf(options: PlainOption[]): string[] {
  return [...new Set(options.map((option) => option.verb))];
}

/** The options of these verbs that agree with the fields picked so far. */
export function narrowed(options: PlainOption[], verbs: string[], filling: Filling): PlainOption[] {
  return options.filter(
    (option) =>
      verbs.includes(option.verb) &&
      option.fields.every((field) => allowsPick(field, filling[field.name])),
  );
}

/** Whether a field allows what was picked; anything but a pick is judged at the end. */
function allowsPick(field: PlainField, filled: Filled | undefined): boolean {
  if (field.shape !== "pick" || filled === undefined) return true;
  return (field.values ?? []).includes(String(filled));
}

/** The values that a picked field may still take, in the order of the menu. */
export function valuesOf(options: PlainOption[], name: string): string[] {
  const found = options.flatMap((option) => fieldOf(option, name)?.values ?? []);
  return [...new Set(found)];
}

/** The field of an option by name. */
export function fieldOf(option: PlainOption, name: string): PlainField | undefined {
  return option.fields.find((field) => field.name === name);
}

/** The least and the most of a number or a total over all options left. */
export function rangeOf(options: PlainOption[], name: string): [number, number] {
  const fields = options.flatMap((option) => fieldOf(option, name) ?? []);
  const least = Math.min(...fields.map((field) => field.least ?? 0));
  const most = Math.max(...fields.map((field) => field.most ?? 0));
  return fields.length ? [least, most] : [0, 0];
}

/** How many of each thing a field of amounts may take, over all options left. */
export function boundsOf(options: PlainOption[], name: string): Record<string, number> {
  const bounds: Record<string, number> = {};
  for (const option of options) {
    for (const [key, most] of Object.entries(fieldOf(option, name)?.upper ?? {})) {
      bounds[key] = Math.max(bounds[key] ?? 0, most);
    }
  }
  return bounds;
}

/** Whether an option contains the filling: then the action is legal. */
export function contains(option: PlainOption, filling: Filling): boolean {
  return option.fields.every((field) => fits(field, filling[field.name]));
}

/** Whether a value lies within a field. */
function fits(field: PlainField, filled: Filled | undefined): boolean {
  const least = field.least ?? 0;
  const most = field.most ?? Number.MAX_SAFE_INTEGER;
  if (field.shape === "pick") return (field.values ?? []).includes(String(filled));
  if (field.shape === "amount") {
    return typeof filled === "number" && filled >= least && filled <= most;
  }
  if (field.shape === "subset") {
    const some = Array.isArray(filled) ? filled : [];
    const known = some.every((value) => (field.values ?? []).includes(value));
    return known && some.length >= least && some.length <= most;
  }
  const counts = countsOf(filled);
  const total = Object.values(counts).reduce((sum, amount) => sum + amount, 0);
  const within = Object.entries(counts).every(
    ([key, amount]) => amount >= 0 && amount <= (field.upper?.[key] ?? 0),
  );
  return within && total >= least && total <= most;
}

/** Amounts by thing; none if something else was filled in. */
export function countsOf(filled: Filled | undefined): Record<string, number> {
  return typeof filled === "object" && !Array.isArray(filled) ? filled : {};
}

/** The option that contains the filling of a verb, if there is one. */
export function completed(
  options: PlainOption[],
  verbs: string[],
  filling: Filling,
): PlainOption | undefined {
  return options.find((option) => verbs.includes(option.verb) && contains(option, filling));
}

/** As much of everything as an option allows, beside what is filled in. */
export function fullest(option: PlainOption, filled: Filling): Filling {
  const found: Filling = {};
  for (const field of option.fields) {
    if (filled[field.name] !== undefined) continue;
    if (field.shape === "pick") found[field.name] = field.values?.[0] ?? "";
    if (field.shape === "amount") found[field.name] = field.least ?? 0;
    if (field.shape === "subset") found[field.name] = (field.values ?? []).slice(0, field.least ?? 0);
    if (field.shape === "counts") found[field.name] = dealt(field.upper ?? {}, field.most ?? 0);
  }
  return contains(option, { ...filled, ...found }) ? found : {};
}

/** All of each, as far as the total allows; the first come first. */
export function dealt(upper: Record<string, number>, total: number): Record<string, number> {
  const found: Record<string, number> = {};
  let room = total;
  for (const [key, amount] of Object.entries(upper)) {
    found[key] = Math.min(amount, room);
    room -= found[key] ?? 0;
  }
  return found;
}

/** An action as a line of the notation: the verb, then its fields in order. */
export function lineOf(option: PlainOption, filling: Filling): string {
  const words = option.fields.map((field) => valueText(filling[field.name]));
  return [option.verb, ...words].filter((word) => word !== "").join(" ");
}

/** One value in the notation. */
function valueText(filled: Filled | undefined): string {
  if (filled === undefined) return "";
  if (Array.isArray(filled)) return filled.join(" ");
  if (typeof filled !== "object") return String(filled);
  const amounts = Object.entries(filled).filter(([, amount]) => amount > 0);
  return amounts.map(([key, amount]) => `${amount} ${key}`).join(" ");
}
