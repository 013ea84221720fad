/** Is the server there, and is this page the one that it hands out? Asked at the start and after a break. */

import { UNREACHABLE } from "./api";

declare const __VERSION__: string;
export const PAGE_VERSION = __VERSION__;

const AGAIN = 2_000;
const LONGEST = 15_000;

export const server = $state({
  /** Nobody answers; this page goes on asking. */
  gone: false,
  /** The server hands out another page than this one. */
  newer: false,
  /** The version of the server, if it is not that of this page. */
  other: "",
});

let looking = false;
/** A part of the page could not be fetched. */
let lacking = false;
let timer = 0;
let wait = AGAIN;

/** Look for the server; if it does not answer, again and again. */
export async function look(): Promise<void> {
  if (looking) return;
  looking = true;
  clearTimeout(timer);
  try {
    const answer = await fetch("/api/health", { cache: "no-store" });
    if (answer.ok) {
      const { version } = (await answer.json()) as { version?: string };
      server.other = version && version !== PAGE_VERSION ? version : "";
      server.newer ||= lacking || (await isReplaced());
    }
    server.gone = false;
    wait = AGAIN;
  } catch {
    server.gone = true;
    timer = window.setTimeout(() => void look(), wait * (0.5 + Math.random() / 2));
    wait = Math.min(LONGEST, wait * 1.5);
  } finally {
    looking = false;
  }
}

/** Whether the page at this address now begins with other files than those that run here. */
async function isReplaced(): Promise<boolean> {
  const running = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.getAttribute("src");
  if (import.meta.env.DEV || !running) return false;
  const answer = await fetch("./", { cache: "no-store" });
  return answer.ok && !(await answer.text()).includes(running);
}

addEventListener(UNREACHABLE, () => void look());

/** Why parts of the page were not fetched: told by the notice above it, so the console need not repeat it. */
const told = new Set<unknown>();

// Either the files were built anew meanwhile, or the server was away: loading the page again helps in both cases.
addEventListener("vite:preloadError", (event) => {
  told.add(event.payload);
  lacking = true;
  void look();
});
addEventListener("unhandledrejection", (event) => {
  if (told.has(event.reason)) event.preventDefault();
});
