/** How is an army written? Units between commas, a hero before a plus with the squad he joins. */

export interface Enlisted {
  /** Tells alike units apart. */
  number: number;
  card: string;
  /** The number of the squad that a hero joins. */
  joins?: number | undefined;
}

/** The army as the server's setting takes it. */
export function spelled(army: Enlisted[]): string {
  return army
    .filter((unit) => unit.joins === undefined)
    .map((unit) => [...army.filter((hero) => hero.joins === unit.number), unit].map((one) => one.card).join(" + "))
    .join(", ");
}

/** The units of a written army of one player. */
export function read(text: string): Enlisted[] {
  const found: Enlisted[] = [];
  for (const part of text.split(/[,|]/).map((words) => words.trim()).filter(Boolean)) {
    const cards = part.split("+").map((word) => word.trim());
    const squad = found.length + cards.length - 1;
    cards.forEach((card, at) => {
      const joins = at < cards.length - 1 ? { joins: squad } : {};
      found.push({ number: found.length, card, ...joins });
    });
  }
  return found;
}
