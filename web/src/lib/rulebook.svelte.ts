/** Which rule does somebody want to read? Any part of the page may ask; the rules open there. */

export const asked = $state<{ open: boolean; rule: string | undefined; game: string; variant: string | undefined }>({
  open: false,
  rule: undefined,
  game: "dust",
  variant: undefined,
});

/** Open the rules, at one of them if it is named. */
export function askRule(rule?: string): void {
  asked.rule = rule;
  asked.open = true;
}

/** The game and the variant whose rules are meant from now on. */
export function playByRulesOf(game: string, variant: string | undefined): void {
  asked.game = game;
  asked.variant = variant;
}
