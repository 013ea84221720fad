/** What are the verbs and things of a choice called? In the words that came with it. */

import type { ChoiceAnswer } from "../wire/server-types";

/** What a verb does, without the details of one of its options. */
export function verbLabel(choice: ChoiceAnswer, verb: string): string {
  const at = choice.options.findIndex((option) => option.verb === verb);
  const words = choice.words?.options[at]?.label ?? verb;
  const option = choice.options[at];
  const isFixed = option?.fields.some((field) => field.shape === "pick" && field.values?.length === 1);
  const label = isFixed ? words.replace(/ \([^()]*\)$/, "") : words;
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** What a value is called. */
export function valueLabel(choice: ChoiceAnswer | undefined, noun: string, value: string): string {
  return choice?.words?.labels[noun]?.[value] ?? value;
}

/** What helps to choose a value, or nothing. */
export function valueNote(choice: ChoiceAnswer | undefined, noun: string, value: string): string {
  return choice?.words?.notes[noun]?.[value] ?? "";
}
