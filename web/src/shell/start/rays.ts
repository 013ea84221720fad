/** What shines behind a poster's hero? Rays from a point, as one path. */

const FAR = 420;

/** So many rays from a point, beyond the edge of any poster. */
export function rays(x: number, y: number, count: number): string {
  const at = (turn: number) => `${Math.round(x + Math.cos(turn) * FAR)} ${Math.round(y + Math.sin(turn) * FAR)}`;
  const step = Math.PI / count;
  return Array.from({ length: count }, (_, ray) => `M${x} ${y}L${at(2 * ray * step)}L${at((2 * ray + 1) * step)}z`).join("");
}
