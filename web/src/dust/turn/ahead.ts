/** What could be attacked if the movement ended now? The server says so, as options like any others. */

import type { MatchModel } from "../../lib/match/match.svelte";
import type { AttackAhead, PlainOption } from "../../lib/wire/server-types";

export async function ahead(match: MatchModel): Promise<PlainOption[]> {
  const { study } = await match.ask("ahead", {});
  return study?.kind === "ahead" ? study.attacks.map(optionOf) : [];
}

function optionOf({ verb, origins, targets, units, least, most }: AttackAhead): PlainOption {
  return {
    verb,
    fields: [
      { name: "origin", noun: "area", shape: "pick", values: origins },
      { name: "target", noun: "area", shape: "pick", values: targets },
      { name: "units", noun: "unit", shape: "counts", upper: units, least, most },
    ],
  };
}
