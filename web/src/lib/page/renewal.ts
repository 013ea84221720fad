/** What if the server has another page by now, and a part of this one can't be fetched any more? Then the page is loaded anew. */

/** The page's own script, as the server's first page names it. */
const SCRIPT = /<script[^>]+src="([^"]+)"/;

async function isRenewed(): Promise<boolean> {
  const answer = await fetch(location.pathname, { cache: "no-store" }).catch(() => undefined);
  const [, script] = SCRIPT.exec(answer?.ok ? await answer.text() : "") ?? [];
  return Boolean(script) && ![...document.scripts].some((own) => own.src === new URL(script ?? "", location.href).href);
}

/** A match is on the server: whoever comes back is where they were. Where the page is the same, nothing would come of it. */
export function renewOnLoss(): void {
  addEventListener("vite:preloadError", () => void isRenewed().then((renewed) => renewed && location.reload()));
}
