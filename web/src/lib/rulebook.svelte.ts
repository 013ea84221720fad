/** Which rule does somebody want to read? Any part of the page may ask; the panel opens. */

export const asked = $state<{ rule: string | undefined; open: boolean }>({
  rule: undefined,
  open: false,
});

/** Open the rules, at one of them if it is named. */
export function askRule(rule?: string): void {
  asked.rule = rule;
  asked.open = true;
}
