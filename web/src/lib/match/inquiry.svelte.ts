/** How is a question about the position kept answered? Asked a moment after it changes, for every position anew. */

import type { StudyAnswer } from "../wire/server-types";
import type { MatchModel } from "./match.svelte";
import { study } from "./study";

const DELAY = 150;

export class Inquiry {
  /** The last answer; while one waits, that to the question before. */
  answer = $state.raw<StudyAnswer["study"]>();
  waits = $state(true);

  /** Made while a component is, and asks as long as that is shown. */
  constructor(match: MatchModel, what: string, args: () => Record<string, string>) {
    const question = $derived(JSON.stringify(args()));
    $effect(() => {
      void match.frame?.version;
      const wanted = JSON.parse(question) as Record<string, string>;
      let isCurrent = true;
      this.waits = true;
      const timer = setTimeout(async () => {
        const found = await study(match, what, wanted);
        if (!isCurrent) return;
        this.answer = found;
        this.waits = false;
      }, DELAY);
      return () => {
        isCurrent = false;
        clearTimeout(timer);
      };
    });
  }
}
