/** In which colours are miniatures painted? Three tones per faction, metal, wood, skin, fire and light. */

const TONES: Record<string, [front: string, back: string]> = {
  allies: ["--tl:#e3dcb2;--tm:#b3ad78;--td:#6a6a42", "--tl:#bdb68a;--tm:#8f8a5e;--td:#545535"],
  axis: ["--tl:#dfe3e1;--tm:#a9b3b4;--td:#5f6c74", "--tl:#b4bbbb;--tm:#858f92;--td:#4b565d"],
  ssu: ["--tl:#e9d3ae;--tm:#bd9d70;--td:#71563a", "--tl:#c3ab83;--tm:#967a54;--td:#59432c"],
};
const COLORS: Record<string, string> = {
  tl: "var(--tl)", tm: "var(--tm)", td: "var(--td)", mt: "#7f878c", wd: "#8a6239", wl: "#b08a5c", sk: "#e7bf97", fl: "#e0652b", fy: "#ffd873",
  ls: "#62e0e8", br: "#e2b957", gl: "#bfe3ea", zb: "#b9c79a", lf: "#7c9a4c", sh2: "#eef6f8", no: "none", sh: "#fff;opacity:.35",
};
const LIMBS = ["tl", "tm", "td", "wd", "zb"];

/** The style sheet of a miniature of a faction. */
export function paintOf(faction: string): string {
  const [front, back] = TONES[faction] ?? TONES.allies!;
  const fills = Object.entries(COLORS).map(([name, color]) => `.${name}{fill:${color}}`);
  const limbs = LIMBS.map((name) => `.k-${name}{stroke:${COLORS[name]}}`);
  return `.mini{${front}}.rank{${back}}${fills.join("")}${limbs.join("")}`;
}
