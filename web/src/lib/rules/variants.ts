/** Which variants of its rules has a game, what are they called, and which one is played? */

import { call } from "../wire/api";
import { preferences } from "../page/preferences.svelte";
import type { ChoicePage, GamePage } from "../wire/server-types";

const known = new Map<string, Promise<GamePage | undefined>>();

/** The variants of a game in the reader's language; none while the server does not answer. */
export async function variantsOf(game: string): Promise<ChoicePage[]> {
  const page = await pageOf(game);
  return page?.settings.find((setting) => setting.key === page.variant)?.choices ?? [];
}

/** The variant that the settings of a match name, if they name one. */
export async function variantIn(game: string, settings: Record<string, string>): Promise<string | undefined> {
  const page = await pageOf(game);
  return page?.variant ? settings[page.variant] : undefined;
}

function pageOf(game: string): Promise<GamePage | undefined> {
  const lang = preferences.language;
  const key = `${game} ${lang}`;
  const asked =
    known.get(key) ??
    call("GET /api/games/{game}", undefined, { at: { game }, ask: { lang } }).catch(() => {
      known.delete(key);
      return undefined;
    });
  known.set(key, asked);
  return asked;
}
