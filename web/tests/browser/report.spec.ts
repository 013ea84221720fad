/** Is an analysis told and used? The graph, its marks, the better move to be found, the report by link and as files. */

import { readFile } from "node:fs/promises";
import { matchAt } from "../playing/driver";
import { inspect } from "../playing/shots";
import { expect, test } from "../playing/test";
import type { AnalysisAnswer } from "../../src/lib/wire/server-types";

/** Which decisions are faults depends on dice and cards: the first with a choice is called a blunder, whatever it was. */
function planted(answer: AnalysisAnswer): AnalysisAnswer {
  const told = answer.told;
  const one = told?.analysis.decisions.find((decision) => decision.candidates.length > 1);
  if (!told || !one) return answer;
  const better = one.candidates.find((candidate) => !candidate.is_played);
  Object.assign(one, { verdict: "blunder", counts: true, loss: 0.3, best: better?.action });
  const words = (action: string) => ({ action, label: action, places: [] });
  const mark = { step: one.step, when: "", line: "A blunder", loss: "", verdict: "", why: "It brings more.", played: words(one.played), best: words(one.best), candidates: one.candidates.map((candidate) => words(candidate.action)) };
  told.marks = [mark as unknown as (typeof told.marks)[number]];
  return answer;
}

test("the graph is clicked, a fault is found out, and the report leaves by link and as files", async ({ page, server }) => {
  const seats = await matchAt(server, "dust", { after: 12 });
  await page.goto(`${server.url}/#/match/${seats.match}/seat/${seats.tokens[0]}`);
  await page.getByTestId("menu").click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "resign" }).click();
  await expect(page.getByTestId("victory")).toBeVisible();
  await page.route(/\/analysis\?/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: planted((await answer.json()) as AnalysisAnswer) });
  });
  await page.goto(`${server.url}/#/replay/${seats.match}/0/analysis`);
  const graph = page.getByTestId("chance-graph");
  await expect(graph).toBeVisible();
  await expect(page.getByTestId("chances-here")).toContainText("%");
  const last = Number(await page.getByTestId("scrubber").getAttribute("max"));
  const { width = 0, height = 0 } = (await graph.boundingBox()) ?? {};
  await graph.click({ position: { x: width - 3, y: height / 2 } });
  await expect.poll(async () => Number(await page.getByTestId("scrubber").inputValue())).toBeGreaterThan(last / 2);
  // The better move is to be found first.
  await page.getByTestId("learn").check();
  await page.getByTestId("analysis-mark").press("Enter");
  const guesses = page.getByTestId("mark").getByTestId("guess");
  await expect(guesses.nth(1)).toBeVisible();
  await page.getByTestId("hint").press("Enter");
  await inspect(page, "analysis-learn");
  const count = await guesses.count();
  for (let at = 0; at < count && (await guesses.count()); at++) await guesses.nth(at).press("Enter");
  await expect(page.getByTestId("mark").getByRole("table")).toBeVisible();
  await expect(page.getByTestId("mark-why")).toHaveText("It brings more.");
  // The better move is made on a board of its own.
  const board = await page.context().newPage();
  await board.goto(`${server.url}/${await page.getByTestId("show-better").getAttribute("href")}`);
  await expect(board.getByTestId("variation")).toHaveCount(2);
  await expect(board.getByTestId("variation").nth(1)).toHaveAttribute("aria-current", "step");
  await board.close();
  // On a phone it is told where one has chosen it, under the graph, and only there.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByTestId("mark")).toHaveCount(1);
  const [mark, under] = await Promise.all([page.getByTestId("mark"), page.getByTestId("scrubber")].map((part) => part.boundingBox()));
  expect(mark?.y ?? Infinity).toBeLessThan(under?.y ?? 0);
  await inspect(page, "analysis-mark-phone");
  await page.getByTestId("read-report").press("Enter");
  // No word of its tables is broken.
  const heads = page.getByTestId("analysis-report").locator("tbody th");
  for (const height of await heads.evaluateAll((found) => found.map((one) => one.getBoundingClientRect().height))) expect(height).toBeLessThan(40);
  await inspect(page, "analysis-report-phone");
  await expect(page.getByTestId("accuracy").first()).toContainText(/%|–/);
  for (const kind of ["html", "json"]) {
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByTestId("analysis-report").getByRole("link", { name: kind }).click()]);
    expect(await readFile(await download.path(), "utf8")).toContain(kind === "html" ? "<!doctype html>" : '"chances"');
  }
  await expect(page.getByTestId("analysis-link")).toHaveValue(new RegExp(`#/replay/${seats.match}/0/analysis$`));
});
