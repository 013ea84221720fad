/** What has just gone wrong or right? Short notes at the edge of the page, read out too. */

export interface Note {
  number: number;
  text: string;
  kind: "good" | "bad";
  rule?: string | undefined;
}

const STAYS = 9_000;
let count = 0;
export const notes = $state<Note[]>([]);

/** Tell something for a while. */
export function tell(text: string, kind: Note["kind"] = "bad", rule?: string): void {
  const note = { number: ++count, text, kind, rule };
  notes.push(note);
  if (notes.length > 3) notes.shift();
  setTimeout(() => drop(note.number), STAYS);
}

/** Take a note away. */
export function drop(number: number): void {
  const at = notes.findIndex((note) => note.number === number);
  if (at >= 0) notes.splice(at, 1);
}
