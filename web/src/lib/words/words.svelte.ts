/** What does the page say? Fluent messages of the catalogues that the command line shares. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { percentIn, tenthsIn } from "./numbers";
import { preferences, type Language } from "../page/preferences.svelte";

// English is always there, since it stands in for what is not translated; others are fetched.
const ENGLISH = import.meta.glob<string>(
  ["../../../../src/opendust/words/locale/en/web.ftl", "../../../../src/opendust/words/locale/en/*/{web,names}.ftl"],
  { query: "?raw", import: "default", eager: true },
);
const OTHERS = import.meta.glob<string>(
  [
    "../../../../src/opendust/words/locale/{de,it,fr}/web.ftl",
    "../../../../src/opendust/words/locale/{de,it,fr}/*/{web,names}.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** A bundle of one language's messages. */
function bundled(language: Language, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

const spare = bundled("en", Object.values(ENGLISH));
let current = $state.raw(spare);

/** Bring in a language; until its catalogue is there, the old one stays. */
export async function speak(language: Language): Promise<void> {
  const files = Object.entries(OTHERS).filter(([path]) => path.includes(`/${language}/`));
  const texts = await Promise.all(files.map(([, load]) => load()));
  if (preferences.language !== language) return;
  current = language === "en" ? spare : bundled(language, texts);
  document.documentElement.lang = language;
}

const MOST = 5_000;
const said = new WeakMap<FluentBundle, Map<string, string>>();

/** A message in the reader's language; English where a translation is missing.
 *
 * A board says the same few things of many areas with every frame, so they are remembered.
 */
export function t(id: string, details: Record<string, FluentVariable> = {}): string {
  let known = said.get(current);
  if (!known || known.size > MOST) said.set(current, (known = new Map()));
  const key = `${id} ${Object.values(details).join("\n")}`;
  let words = known.get(key);
  if (words === undefined) known.set(key, (words = written(id, details)));
  return words;
}

/** The message itself, not remembered. */
function written(id: string, details: Record<string, FluentVariable>): string {
  for (const bundle of [current, spare]) {
    const message = bundle.getMessage(id);
    if (message?.value) return bundle.formatPattern(message.value, details, []);
  }
  return id;
}

/** A message, or other words where there is no such message. */
export function tOr(id: string, otherwise: string): string {
  return spare.hasMessage(id) ? t(id) : otherwise;
}

/** A chance as the reader's language writes it. */
export function percent(chance: number): string {
  return percentIn(preferences.language, chance);
}

/** The name of a game; one of another package is called by its id. */
export function gameTitle(game: string): string {
  return tOr(`web-game-${game}`, game.charAt(0).toUpperCase() + game.slice(1));
}

/** A number with one decimal, as the reader's language writes it. */
export function tenths(value: number): string {
  return tenthsIn(preferences.language, value);
}
