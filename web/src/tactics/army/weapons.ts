/** How are a card's weapons laid out? By families of armor, alike classes together, so that nothing is wider than its panel. */

import type { CardPicture, LinePicture, UnitScene } from "../../lib/wire/server-types";

export interface Column {
  from: string;
  to: string;
}

export const NONE = "-";

/** Soldiers, vehicles, aircraft: for each the classes that some weapon harms; neighbours that all weapons treat alike are one. */
export function families(card: CardPicture): Column[][] {
  const found = new Map<string, Column[]>();
  for (const armor of Object.keys(card.lines[0]?.values ?? {})) {
    if (card.lines.every((line) => line.values[armor] === NONE)) continue;
    const columns = found.get(armor.slice(0, 1)) ?? [];
    found.set(armor.slice(0, 1), columns);
    const last = columns.at(-1);
    if (last && card.lines.every((line) => line.values[last.to] === line.values[armor])) last.to = armor;
    else columns.push({ from: armor, to: armor });
  }
  return [...found.values()];
}

/** So many columns fit beside the weapons. */
const MOST_COLUMNS = 5;

/** Only the classes that somebody on the battlefield has, in the order of the card; by families where they are too many for one table. */
export function columnsAgainst(card: CardPicture, classes: string[]): Column[][] {
  const met = Object.keys(card.lines[0]?.values ?? {}).filter((armor) => classes.includes(armor));
  const columns = met.map((armor) => ({ from: armor, to: armor }));
  if (columns.length <= MOST_COLUMNS) return columns.length ? [columns] : [];
  return [...new Set(met.map((armor) => armor.slice(0, 1)))].map((family) => columns.filter(({ from }) => from.startsWith(family)));
}

/** How many miniatures multiply the dice of a weapon, if so many are left of each kind on the card. */
export function carriersLeft(card: CardPicture, line: LinePicture, left: number[]): number {
  const all = left.reduce((sum, one) => sum + one, 0);
  if (card.kind !== "squad" || line.ammo !== null) return all ? 1 : 0;
  if (line.classes.includes("knife")) return all;
  const number = card.lines.indexOf(line);
  return left.reduce((sum, one, at) => sum + (card.bearers[at]?.lines.includes(number) ? one : 0), 0);
}

/** What is written before the name of a weapon: how many of a unit still carry it, or of a card at full strength. */
export function timesOf(card: CardPicture, line: LinePicture, unit?: Pick<UnitScene, "members">): string {
  const carriers = unit ? carriersLeft(card, line, unit.members.map((member) => member.left)) : line.carriers;
  return carriers === 1 ? "" : `${carriers}× `;
}

/** How often a weapon with limited ammo can still be fired. */
export function ammoOf(unit: UnitScene | undefined, line: string): number | undefined {
  return Object.entries(unit?.ammo ?? {}).find(([weapon]) => weapon.endsWith(`.${line}`))?.[1];
}

/** The heading of a column. */
export function classesOf({ from, to }: Column): string {
  return from === to ? from : `${from}–${to.slice(1)}`;
}

/** A weapon's value against a class, as it is written on the card. */
export function valueOf(line: LinePicture, column: Column): string {
  const value = line.values[column.from] ?? NONE;
  return value === NONE ? "·" : value.replaceAll(",", " ");
}
