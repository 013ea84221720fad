/** How is an army written? Units between commas, a hero before a plus with the squad he joins. */

export interface Enlisted {
  /** Tells alike units apart. */
  number: number;
  card: string;
  /** The number of the squad that a hero joins. */
  joins?: number | undefined;
}

/** Units in the order in which they are written: a hero right before his squad. */
export function ordered(army: Enlisted[]): Enlisted[] {
  return army.filter((unit) => unit.joins === undefined).flatMap((unit) => [...army.filter((hero) => hero.joins === unit.number), unit]);
}

/** The army as the server's setting takes it; with names for people, by `called`. */
export function spelled(army: Enlisted[], called: (card: string) => string = (card) => card): string {
  return army
    .filter((unit) => unit.joins === undefined)
    .map((unit) => [...army.filter((hero) => hero.joins === unit.number), unit].map((one) => called(one.card)).join(" + "))
    .join(", ");
}

/** The units of a written army of one player, as people write them: lines or commas, names or ids. */
export function read(text: string, cards: { id: string; name: string }[] = []): Enlisted[] {
  const known = new Map(cards.map((card) => [card.name.toLowerCase(), card.id]));
  const found: Enlisted[] = [];
  for (const part of text.split(/[,|\n]/).map((words) => words.trim()).filter(Boolean)) {
    const units = part.split("+").map((word) => word.trim().toLowerCase()).filter(Boolean);
    const squad = found.length + units.length - 1;
    units.forEach((unit, at) => {
      const joins = at < units.length - 1 ? { joins: squad } : {};
      found.push({ number: found.length, card: known.get(unit) ?? unit.replaceAll(/\s+/g, "-"), ...joins });
    });
  }
  return found;
}

export interface Part {
  number: number;
  ap: number;
  /** What of it lies beyond the limit. */
  over: number;
}

/** What each unit costs, in their order, and how much of that is beyond the limit; 0 is no limit. */
export function parts(costs: { number: number; ap: number }[], limit: number): Part[] {
  let sum = 0;
  return costs.map(({ number, ap }) => {
    const before = sum;
    sum += ap;
    return { number, ap, over: limit ? Math.max(0, sum - Math.max(limit, before)) : 0 };
  });
}
