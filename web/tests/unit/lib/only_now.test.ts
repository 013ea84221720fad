/** Is an answer shown only while its question stands? */

import { expect, it } from "vitest";
import { onlyNow } from "../../../src/lib/match/only_now";

it("an answer that comes after another question is not taken", async () => {
  const answers: ((answer: string) => void)[] = [];
  const ask = () => new Promise<string>((answer) => answers.push(answer));
  const taken: string[] = [];
  const [first, second] = [ask(), ask()];
  const forget = onlyNow(first, (answer) => taken.push(answer));
  forget();
  onlyNow(second, (answer) => taken.push(answer));
  answers[1]?.("the second");
  answers[0]?.("the first, late");
  await Promise.all([first, second]);
  expect(taken).toEqual(["the second"]);
});
