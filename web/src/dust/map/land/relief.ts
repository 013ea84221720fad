/** Where are the mountains? The world's ridges, drawn as an engraver does: short strokes on both sides of a line. */

import { chance } from "./hand";
import { project, type Point } from "./projection";
import { rounded } from "./rings";

const RIDGES: [number, number][][] = [
  [[-152, 62], [-145, 62], [-138, 60], [-130, 57], [-125, 53], [-120, 50], [-115, 48], [-112, 44], [-109, 41], [-106, 38], [-106, 35]],
  [[-122, 48], [-121, 44], [-119, 38], [-118, 36]],
  [[-108, 29], [-105, 25], [-102, 21]],
  [[-84, 35], [-80, 38], [-76, 41], [-72, 44]],
  [[-74, 7], [-77, 2], [-78, -4], [-76, -10], [-72, -15], [-68, -19], [-68, -26], [-70, -33], [-71, -40], [-72, -47]],
  [[-45, -22], [-42, -18]],
  [[-6, 31], [0, 34], [7, 35]],
  [[-5, 43], [1, 42.5]],
  [[6, 45], [9, 46.5], [14, 47]],
  [[19, 49], [25, 47], [23, 45]],
  [[15, 44], [20, 42]],
  [[7, 60], [11, 63], [16, 67], [21, 69]],
  [[60, 51], [59, 56], [60, 62], [65, 67]],
  [[31, 37.5], [37, 38], [43, 39]],
  [[40, 43.5], [46, 42]],
  [[46, 35], [51, 31], [56, 28]],
  [[66, 35], [72, 36], [76, 35], [80, 31], [86, 28.5], [92, 28], [97, 28]],
  [[72, 41], [79, 42], [86, 43]],
  [[86, 49], [92, 50], [98, 51]],
  [[78, 36], [86, 36.5], [94, 37], [101, 37]],
  [[108, 54], [115, 56], [122, 57], [131, 56]],
  [[128, 66], [136, 65], [142, 63]],
  [[147, 66], [155, 65], [163, 66]],
  [[158, 54], [161, 57]],
  [[128, 42], [127, 44]],
  [[99, 26], [101, 22]],
  [[74, 19], [75.5, 14]],
  [[37, 13], [39, 9], [41, 8]],
  [[30, 0], [35, -4], [35, -10]],
  [[28, -30], [30, -27]],
  [[147, -18], [150, -25], [151, -31], [147, -37]],
  [[137, 36], [139, 37]],
  [[138, -4], [145, -6]],
  [[112, 2], [116, 4]],
  [[6, 23], [8, 24]],
  [[17, 21], [18, 20]],
];
const STEP = 2.5;

/** All strokes as one path. */
export function hachures(): string {
  return RIDGES.map((ridge) => ridgePath(ridge.map(([longitude, latitude]) => project(longitude, latitude)))).join("");
}

function ridgePath(points: Point[]): string {
  let [path, over, number] = ["", 0, 0];
  points.slice(1).forEach((to, at) => {
    const from = points[at] ?? to;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [east, south] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    for (; over < length; over += STEP) {
      number++;
      const swing = Math.sin(number * 0.55) * 2.2 + chance(number, at) * 2;
      const middle: Point = [from[0] + east * over - south * swing, from[1] + south * over + east * swing];
      path += stroke(middle, [-south, east], [east, south], number, 1.05) + stroke(middle, [south, -east], [east, south], -number, 0.62);
    }
    over -= length;
  });
  return path;
}

/** A stroke away from the ridge, leaning a little along it. */
function stroke([x, y]: Point, away: Point, along: Point, number: number, reach: number): string {
  const length = (5 + 10 * Math.abs(chance(number * 3, 1))) * reach;
  const lean = chance(number, 7) * 0.7;
  const end = [x + (away[0] + along[0] * lean) * length, y + (away[1] + along[1] * lean) * length] as Point;
  return `M${rounded(x)} ${rounded(y)}L${rounded(end[0])} ${rounded(end[1])}`;
}
