/** How are a card's weapons laid out? By families of armor, alike classes together, so that nothing is wider than its panel. */

import type { CardPicture, LinePicture } from "../../lib/wire/server-types";

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

/** The heading of a column. */
export function classesOf({ from, to }: Column): string {
  return from === to ? from : `${from}–${to.slice(1)}`;
}

/** A weapon's value against a class, as it is written on the card. */
export function valueOf(line: LinePicture, column: Column): string {
  const value = line.values[column.from] ?? NONE;
  return value === NONE ? "·" : value.replaceAll(",", " ");
}
