/** How does an element move when it feels a jolt? For people who like motion; others see where a shot went without it. */

import { untrack } from "svelte";
import { preferences } from "../../../lib/page/preferences.svelte";
import type { Jolt } from "./jolts";

/** Makes an element feel a jolt, told as a text, so that the same one is felt once. */
export function feels(told: () => string): (node: Element) => (() => void) | undefined {
  return (node) => {
    const words = told();
    if (!words || untrack(() => !preferences.animation || preferences.pace === "none")) return undefined;
    const { x, y, wait } = JSON.parse(words) as Jolt;
    const at = (part: number) => ({ transform: `translate(${x * part}px, ${y * part}px)` });
    const felt = node.animate([at(0), at(1), at(-0.5), at(0.2), at(0)], { duration: 260, delay: wait, easing: "ease-out" });
    return () => felt.cancel();
  };
}
