/** What is a battle about, in as few words as possible? Objectives that differ only in their space are told once. */

interface Objective {
  text: string;
  spaces: string[];
}

const GAP = "\0";

/** The sentences, each once: those about one space each with all their spaces. */
export function aimsOf(objectives: Objective[]): string[] {
  const found = new Map<string, string[]>();
  for (const { text, spaces } of objectives) {
    const [space] = spaces;
    const isOne = spaces.length === 1 && space !== undefined && new RegExp(`\\b${space}\\b`).test(text);
    const key = isOne ? text.replace(new RegExp(`\\b${space}\\b`), GAP) : text;
    found.set(key, [...(found.get(key) ?? []), ...(isOne ? [space] : [])]);
  }
  return [...found].map(([text, spaces]) => text.replace(GAP, spaces.join(", ")));
}
