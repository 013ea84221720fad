/** What does the page say? Fluent messages of the catalogues that the command line shares. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { averageIn, percentIn, tenthsIn } from "./numbers";
import { preferences, type Language } from "../page/preferences.svelte";

// English is always there, since it stands in for what is not translated; others are fetched.
const FOLDER = "../../../../src/opendust/words/locale";
const ENGLISH = import.meta.glob<string>("../../../../src/opendust/words/locale/en/web.ftl", { query: "?raw", import: "default", eager: true });
const OTHERS = import.meta.glob<string>("../../../../src/opendust/words/locale/{de,it,fr}/web.ftl", { query: "?raw", import: "default" });
// What only some screens say, which bring it with them: that of a game, and that of people.
const CHAPTERS = import.meta.glob<string>(
  ["../../../../src/opendust/words/locale/*/{people,analysis}.ftl", "../../../../src/opendust/words/locale/*/{dust,tactics}/{web,names,summary}.ftl"],
  { query: "?raw", import: "default" },
);
const brought = new Map<string, Promise<void>>();

/** The words of a chapter in a language: a file of its name, or those of a folder but for its summary. */
function chapter(language: Language, name: string): Promise<string[]> {
  const files = Object.entries(CHAPTERS).filter(([path]) => path === `${FOLDER}/${language}/${name}.ftl` || (path.startsWith(`${FOLDER}/${language}/${name}/`) && !path.endsWith("/summary.ftl")));
  return Promise.all(files.map(([, load]) => load()));
}

/** Fetch what a screen says beside what every screen does, once; the answer is the screen. */
export async function saying<Screen>(name: string, screen: Promise<Screen>): Promise<Screen> {
  let words = brought.get(name);
  if (!words) brought.set(name, (words = bring(name)));
  await words;
  return screen;
}

async function bring(name: string): Promise<void> {
  for (const text of await chapter("en", name)) spare.addResource(new FluentResource(text));
  said.delete(spare);
  await speak(preferences.language);
}

/** A bundle of one language's messages. */
function bundled(language: Language, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

const spare = bundled("en", Object.values(ENGLISH));
let current = $state.raw(spare);

let turns = 0;

/** Bring in a language; until its catalogue is there, the old one stays. */
export async function speak(language: Language): Promise<void> {
  const turn = ++turns;
  const files = Object.entries(OTHERS).filter(([path]) => path.includes(`/${language}/`));
  const texts = await Promise.all([...files.map(async ([, load]) => [await load()]), ...[...brought.keys()].map((name) => chapter(language, name))]);
  if (turn !== turns) return;
  current = language === "en" ? spare : bundled(language, texts.flat());
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

/** An average of chances, with one decimal. */
export function average(chance: number): string {
  return averageIn(preferences.language, chance);
}

/** The name of a game; one of another package is called by its id. */
export function gameTitle(game: string): string {
  return tOr(`web-game-${game}`, game.charAt(0).toUpperCase() + game.slice(1));
}

/** A number with one decimal, as the reader's language writes it. */
export function tenths(value: number): string {
  return tenthsIn(preferences.language, value);
}
