/** Which tests take the longest? Told at the end of every run. */

import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

const MOST = 20;

export default class Slowest implements Reporter {
  private readonly took: [string, number][] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    this.took.push([test.titlePath().filter(Boolean).join(" › "), result.duration]);
  }

  onEnd(): void {
    const slowest = this.took.toSorted(([, one], [, other]) => other - one).slice(0, MOST);
    console.log("\nslowest browser tests");
    for (const [title, duration] of slowest) console.log(`${(duration / 1000).toFixed(1).padStart(7)}s ${title}`);
  }
}
