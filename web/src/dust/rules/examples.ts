/** What do the figures of the summary show? Small positions on the world's own map. */

interface Held {
  owner: number;
  units: Record<string, number>;
  center: boolean;
}

export interface Example {
  /** What its words are called. */
  name: string;
  /** The area in the middle, and how far beside it the figure's middle is. */
  middle: string;
  aside: number;
  held: Record<string, Held>;
  /** From where to where an arrow goes. */
  attack?: [string, string];
}

/** The armies of the examples, by seat. */
export const COLORS = ["red", "blue"];

const held = (owner: number, units: Record<string, number>, center = false): Held => ({ owner, units, center });

/** What stands on the map. */
export const SIGNS: Example[] = [
  { name: "capital", middle: "gaul", aside: 0, held: { gaul: held(0, { mech: 1, tank: 3 }, true), iberia: held(0, { tank: 1 }), balkans: held(1, { tank: 2 }) } },
  { name: "source", middle: "india", aside: 0, held: { india: held(1, { tank: 2 }), persia: held(0, { tank: 1 }), tibet: held(1, { mech: 1 }) } },
  { name: "center", middle: "great-lakes", aside: 0, held: { "great-lakes": held(0, { tank: 2 }, true), labrador: held(0, { tank: 1 }), cascadia: held(1, { fighter: 1, tank: 2 }) } },
];

/** An attack goes from one area to an adjacent one. */
export const ATTACK: Example = {
  name: "attack",
  middle: "cascadia",
  aside: 55,
  held: { "great-lakes": held(0, { mech: 1, tank: 4 }), cascadia: held(1, { tank: 2 }), labrador: held(0, { tank: 1 }), mackenzie: held(1, { tank: 1 }) },
  attack: ["great-lakes", "cascadia"],
};
