/** Which editions or profiles has a game, and what are they called? */

import { call } from "../wire/api";
import { preferences } from "../page/preferences.svelte";
import type { ChoicePage } from "../wire/server-types";

const VARIANTS = ["edition", "profile"];
const known = new Map<string, Promise<ChoicePage[]>>();

/** The variants of a game in the reader's language; none while the server does not answer. */
export function variantsOf(game: string): Promise<ChoicePage[]> {
  const lang = preferences.language;
  const key = `${game} ${lang}`;
  const asked =
    known.get(key) ??
    call("GET /api/games/{game}", undefined, { at: { game }, ask: { lang } }).then(
      (page) => page.settings.find((setting) => VARIANTS.includes(setting.key))?.choices ?? [],
      () => {
        known.delete(key);
        return [];
      },
    );
  known.set(key, asked);
  return asked;
}
