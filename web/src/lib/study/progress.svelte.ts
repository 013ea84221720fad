/** Which puzzles has this person solved, and how many in a row? Kept in this browser. */

const KEY = "opendust.puzzles";

interface Progress {
  streak: number;
  best: number;
  solved: string[];
  /** A puzzle that was answered wrongly, or shown: solving it now counts for nothing. */
  missed: string;
}

function kept(): Progress {
  const none = { streak: 0, best: 0, solved: [], missed: "" };
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Progress>;
    return { ...none, ...found, solved: Array.isArray(found.solved) ? found.solved.map(String) : [] };
  } catch {
    return none;
  }
}

export const progress = $state(kept());

function keep(): void {
  localStorage.setItem(KEY, JSON.stringify(progress));
}

/** A right answer; what was missed before only counts as seen. */
export function solve(puzzle: string): void {
  if (progress.missed !== puzzle) {
    if (!progress.solved.includes(puzzle)) progress.streak++;
    progress.best = Math.max(progress.best, progress.streak);
  }
  if (!progress.solved.includes(puzzle)) progress.solved.push(puzzle);
  keep();
}

/** A wrong answer, or a solution that was looked at. */
export function miss(puzzle: string): void {
  if (progress.solved.includes(puzzle)) return;
  progress.streak = 0;
  progress.missed = puzzle;
  keep();
}

/** Begin again with some puzzles. */
export function forget(puzzles: string[]): void {
  progress.solved = progress.solved.filter((one) => !puzzles.includes(one));
  progress.missed = "";
  keep();
}
