/** How are miniatures drawn? Paths with an ink outline, as text of SVG; paint comes from classes. */


export const INK = "#14202b";

/** A shape with an outline. */
export function p(d: string, paint: string, width = 1.7): string {
  return `<path d="${d}" class="${paint}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
}

/** A shape without one. */
export function f(d: string, paint: string): string {
  return `<path d="${d}" class="${paint}"/>`;
}

/** An arm or a leg: a thick line in ink, a thinner one in paint above it. */
export function limb(d: string, paint: string, width = 4.6): string {
  const line = 'fill="none" stroke-linejoin="round" stroke-linecap="round"';
  return `<path d="${d}" ${line} stroke="${INK}" stroke-width="${width + 3}"/><path d="${d}" ${line} class="k-${paint}" stroke-width="${width}"/>`;
}

/** Something moved, turned or scaled. */
export function g(transform: string, inside: string): string {
  return `<g transform="${transform}">${inside}</g>`;
}

/** The mouth of a barrel. */
export function hole(x: number, y: number, radius: number, paint = "td"): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${radius * 0.8}" ry="${radius}" class="${paint}" stroke="${INK}" stroke-width="1.3"/>`;
}

export function shade(x: number, y: number, rx: number, ry: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#000" opacity=".33"/>`;
}
