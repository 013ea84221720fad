// Which action bar is there? A window that grows or shrinks gets another one, and what stands in the bar moves along.
import { untrack } from "svelte";

/** How many action bars have come to be so far. */
export const docks = $state({ made: 0 });

/** Marks an element as one that `Docked` puts something into. */
export function isDock(): void {
  untrack(() => (docks.made += 1));
}
