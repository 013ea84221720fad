/** How is a switch of the rules asked for and shown? As the values that the server names allow. */

import type { FaultAnswer, HouseRule } from "../wire/server-types";
import { t } from "../words/words.svelte";

/** `choice`: one of a few words; `text`: numbers or lists, which the server checks; `fixed`: nothing to choose. */
export function shapeOf(rule: HouseRule): "choice" | "text" | "fixed" {
  const isRange = rule.values.some((value) => value.includes(".."));
  if (!isRange && rule.values.length < 2) return "fixed";
  const isList = Object.values(rule.defaults).some((value) => !rule.values.includes(value));
  return isRange || isList ? "text" : "choice";
}

/** A value as a person reads it. */
export function switchText(value: string): string {
  if (value === "true") return t("web-yes");
  if (value === "false") return t("web-no");
  return value.replaceAll("_", " ");
}

/** What a rule is worth in an edition, without the signs of the ledger. */
export function ruleValue(value: string): string {
  const [, sign, rest] = /^([Yy–])(.*)$/s.exec(value) ?? [];
  const word = sign === "Y" ? "web-value-stated" : sign === "y" ? "web-value-ruled" : sign === "–" ? "web-value-none" : "";
  return word && !/^\w/.test(rest ?? "") ? t(word) + (rest ?? "") : value.replaceAll("_", " ");
}

/** Whether a rule is played in both editions, and only stated more plainly in one of them. */
export function isPlayedAlike(one: string, other: string): boolean {
  return [one, other].every((value) => /^y( \([A-Z]-\d+\))?$/i.test(value));
}

/** What the server said against the terms of a match, by setting where it names one; the rest is under "". */
export function faultsBySetting(faults: FaultAnswer[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const fault of faults) {
    const name = String(fault.details?.setting ?? fault.details?.name ?? "");
    const key = fault.message?.startsWith("fault-switch") ? `switch.${name}` : name;
    found[key] = [found[key], fault.line ?? fault.message ?? ""].filter(Boolean).join(" ");
  }
  return found;
}
