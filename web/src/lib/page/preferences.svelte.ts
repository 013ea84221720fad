/** What does this person like? Language, light or dark, motion, pace, sound, rivals; kept in the browser. */

import type { Pace } from "../match/pace";

export const LANGUAGES = { en: "English", de: "Deutsch", it: "Italiano", fr: "Français" } as const;
export type Language = keyof typeof LANGUAGES;
export type Theme = "system" | "light" | "dark";

interface Kept {
  language: Language;
  theme: Theme;
  animation: boolean;
  /** How long the moves of others stay in sight. */
  pace: Pace;
  sound: boolean;
  /** Whether sounds were offered, which is done once. */
  offered: boolean;
  name: string;
  /** Whether a map shows every line between areas, as printed boards do. */
  lines: boolean;
  /** Against whom one played each game last. */
  rivals: Record<string, { count: number; bot: string }>;
}

const KEY = "opendust.preferences";

/** The language that the browser asks for, if we speak it. */
function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return (wanted.find((tag) => tag in LANGUAGES) as Language | undefined) ?? "en";
}

/** What was kept; ordinary values where nothing was, or where it cannot be read. */
function load(): Kept {
  const plain: Kept = {
    language: browserLanguage(),
    theme: "system",
    animation: !matchMedia("(prefers-reduced-motion: reduce)").matches,
    pace: "short",
    sound: false,
    offered: false,
    name: "",
    lines: false,
    rivals: {},
  };
  try {
    return { ...plain, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return plain;
  }
}

export const preferences = $state(load());

/** Change something and keep it. */
export function prefer(change: Partial<Kept>): void {
  Object.assign(preferences, change);
  localStorage.setItem(KEY, JSON.stringify(preferences));
}
