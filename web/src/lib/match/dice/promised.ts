/** Which hash did this browser see first? A server that tells another one later has not kept its word. */

const KEY = "opendust-commitments";
const MOST = 200;

function kept(): [string, string][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as [string, string][]) : [];
  } catch {
    return [];
  }
}

/** The hash that was seen first for a match: the one that is told now, if there was none before. */
export function firstPromised(match: string, told: string): string {
  const all = kept();
  const first = all.find(([id]) => id === match)?.[1];
  if (first !== undefined || !told) return first ?? told;
  localStorage.setItem(KEY, JSON.stringify([[match, told], ...all].slice(0, MOST)));
  return told;
}
