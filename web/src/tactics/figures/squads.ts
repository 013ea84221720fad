/** How do several figures stand on one base? The specialist in front, companions behind; the fallen leave a stake. */

import { g, p, shade } from "./draw";
import { soldier, type Look } from "./people/soldier";

/** How many are left, and whether the board is so small that only the specialist is drawn. */
export interface Shown {
  left: number;
  far: boolean;
}

export interface Rank {
  /** Large figures: three fill a base. */
  big?: boolean;
  /** Two alike carry the squad's sign. */
  pair?: boolean;
}

type Place = [x: number, y: number, scale: number];
const FIVE: Place[] = [[1, 22, 1.24], [-25, 14, 0.86], [25, 13, 0.86], [-13, 2, 0.8], [12, 1, 0.8]];
const THREE: Place[] = [[2, 20, 1.14], [-22, 13, 1], [22, 13, 1]];
const TWO: Place[] = [[3, 20, 1.18], [-19, 12, 1.05]];
const LARGE: Place[] = [[3, 22, 0.98], [-19, 9, 0.74], [21, 8, 0.74]];
const STAKE = p("M-1.5 0V-17H1.5V0ZM-6 -13V-10H6V-13Z", "wd", 1.2);

/** A squad of `full` figures. */
export function squad(shown: Shown, lead: string, rest: string[], full: number, rank: Rank = {}): string {
  if (shown.far) return alone(lead, rest[0] ?? "", rank);
  const places = rank.big ? LARGE : full <= 2 ? TWO : full === 3 ? THREE : FIVE;
  const figures = places.slice(0, full).map(([x, y, scale], at) => {
    const moved = (inside: string) => `<g class="${at ? "rank" : ""}" transform="translate(${x} ${y}) scale(${scale})">${inside}</g>`;
    if (at >= shown.left) return moved(STAKE);
    return shade(x + 3, y, 13 * scale, 4 * scale) + moved(at ? (rest[(at - 1) % rest.length] ?? lead) : lead);
  });
  return figures.toReversed().join("");
}

function alone(lead: string, second: string, rank: Rank): string {
  if (rank.pair) return shade(3, 24, 26, 6) + g("translate(-15 12) scale(1.25)", second) + g("translate(7 26) scale(1.4)", lead);
  return shade(3, 24, 22, 6) + g(`translate(-1 25) scale(${rank.big ? 1.2 : 1.55})`, lead);
}

/** Somebody alone on a base. */
export function one(figure: string, scale = 1.25): string {
  return shade(4, 21, 18, 5) + g(`translate(0 21) scale(${scale})`, figure);
}

/** The two who serve a gun besides its gunner. */
function mates(hat: string, shown: Shown): string {
  if (shown.far) return "";
  const places: Place[] = [[-30, 8, 0.8], [22, 4, 0.8]];
  return places
    .map(([x, y, scale], at) => {
      const figure = shown.left > at + 1 ? soldier({ hat, arm: "carbine", kneel: at === 1 }) : STAKE;
      return `<g class="rank" transform="translate(${x} ${y}) scale(${scale})">${figure}</g>`;
    })
    .join("");
}

const gunner = (x: number, hat: string) => g(`translate(${x} 20) scale(1.1)`, soldier({ hat, arm: "none", kneel: true } satisfies Look));

export function mortarTeam(shown: Shown, hat: string): string {
  return (
    shade(6, 20, 28, 5) + mates(hat, shown) + gunner(-13, hat) + p("M4 20L18 -34L30 -31L18 22Z", "mt") + p("M15 -36H33V-30H14Z", "td", 1.4) +
    p("M26 -16L42 20M24 -16L32 20", "no", 2.6) + p("M-2 18H22V23H-2Z", "td") + p("M18 -44Q24 -56 29 -43L27 -36H20Z", "fl", 1.4)
  );
}

export function machineGunTeam(shown: Shown, hat: string): string {
  return (
    shade(4, 21, 24, 5) + mates(hat, shown) + gunner(-16, hat) + p("M-6 -12H16V0H-6Z", "mt") + p("M20 -10H52V-4H20Z", "mt") + p("M46 -12H54V-2H46Z", "td", 1.3) +
    p("M10 -27L22 -25L24 8L12 10Z", "tl") + p("M14 -16H20V-11H14Z", "td", 1.1) + p("M8 2L-4 21M12 2L30 21M11 2L13 21", "no", 2.8) + p("M-8 -2H4V10H-8Z", "td", 1.3)
  );
}
