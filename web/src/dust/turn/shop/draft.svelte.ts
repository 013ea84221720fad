/** Where goes what is bought? A draft beside the purchase: nothing is placed before production is finished. */

import type { SiteScene } from "../../../lib/wire/server-types";
import type { DustPlan } from "../../plan.svelte";
import { basketOf, CARDS, CENTERS, NEUTRAL, type Basket } from "./purchase";

/** One thing bought, and where it is to go. */
type Placed = Pick<SiteScene, "ware" | "area" | "center" | "counts">;

/** Submarines first, since only coasts have room for them; centers come after all units. */
const ORDER = ["launch", "deploy", "deploy-neutrals", "center"];

export class Draft {
  private readonly plan: DustPlan;
  private chosen = $state.raw<Placed[]>([]);
  /** What is placed next; empty: whatever waits first. */
  wanted = $state("");
  /** Whether it is on its way to the server. */
  sending = $state(false);

  constructor(plan: DustPlan) {
    this.plan = plan;
  }

  /** What is bought and has to be placed. */
  private readonly bought = $derived.by(() => {
    const { match, scene } = this.plan;
    const held: Basket = match.choice && match.point === "purchase" && scene ? basketOf(scene.phase) : {};
    return Object.fromEntries(Object.entries(held).filter(([ware]) => ware !== CARDS));
  });

  /** What has a place, as long as it is bought. */
  readonly placed = $derived.by(() => {
    const left = { ...this.bought };
    return this.chosen.filter(({ ware }) => (left[ware] ?? 0) > 0 && left[ware]!-- > 0);
  });

  /** What waits in the tray. */
  readonly waits = $derived.by(() => {
    const left = { ...this.bought };
    for (const { ware } of this.placed) left[ware] = (left[ware] ?? 0) - 1;
    return Object.fromEntries(Object.entries(left).filter(([, amount]) => amount > 0));
  });

  /** Whether there is anything to be placed, and nothing else is being done on the map. */
  readonly isOn = $derived.by(() => Object.keys(this.bought).length > 0 && !this.plan.wanted.length);
  readonly ware = $derived(this.waits[this.wanted] ? this.wanted : (Object.keys(this.waits)[0] ?? ""));
  readonly lit = $derived(new Set(this.sites(this.ware).map(({ area }) => area)));
  readonly last = $derived(this.placed.at(-1)?.area ?? "");

  /** How many units of one's own a center would have built. */
  builtAt(center: string): number {
    return this.placed.filter((one) => one.center === center && one.counts).length;
  }

  /** Whether power sources leave a center idle: as many others as they let build do. PROD-17. */
  private isIdle({ ware, center }: SiteScene): boolean {
    const working = this.plan.scene?.phase.working ?? undefined;
    if (working === undefined || !center || ware.startsWith(NEUTRAL)) return false;
    const busy = new Set(this.placed.filter((one) => one.counts && !one.ware.startsWith(NEUTRAL)).map((one) => one.center));
    return !busy.has(center) && busy.size >= working;
  }

  /** Where one more of a ware finds room, the emptiest center first. */
  private sites(ware: string): SiteScene[] {
    const most = this.plan.board?.units_per_center ?? 0;
    const free = (this.plan.scene?.phase.sites ?? []).filter(
      (site) => site.ware === ware && this.at(site) < site.most && (!site.center || !site.counts || this.builtAt(site.center) < most) && !this.isIdle(site),
    );
    return free.toSorted((one, other) => this.builtAt(one.center ?? "") - this.builtAt(other.center ?? ""));
  }

  private at(site: SiteScene): number {
    return this.placed.filter((one) => one.ware === site.ware && one.area === site.area && one.center === site.center).length;
  }

  /** What would stand in each area, by kind. */
  readonly ghosts = $derived.by(() => {
    const found = new Map<string, Record<string, number>>();
    for (const { ware, area } of this.placed) {
      const there = found.get(area) ?? {};
      there[ware] = (there[ware] ?? 0) + 1;
      found.set(area, there);
    }
    return found;
  });

  /** Place one more in an area, or take one back from an area that takes no more: whether that could be done. */
  click(area: string): boolean {
    if (!this.ware || !this.lit.has(area)) return this.takeBack(area);
    this.put(area);
    return true;
  }

  /** As many as find room go there. */
  putAll(area: string): void {
    const ware = this.ware;
    while (this.ware === ware && this.lit.has(area)) this.put(area);
  }

  private put(area: string): void {
    const site = this.sites(this.ware).find((found) => found.area === area);
    if (!site) return;
    this.wanted = this.ware;
    this.chosen = [...this.placed, { ware: site.ware, area, center: site.center, counts: site.counts }];
  }

  /** Take back what was placed last, there or anywhere: whether there was anything. */
  takeBack(area = this.last): boolean {
    const at = this.placed.findLastIndex((one) => one.area === area);
    if (at < 0) return false;
    this.wanted = this.placed[at]!.ware;
    this.chosen = this.placed.toSpliced(at, 1);
    return true;
  }

  /** What is no longer bought is forgotten. */
  prune(): void {
    this.chosen = this.placed;
  }

  forget(): void {
    this.chosen = [];
    this.wanted = "";
  }

  /** End the purchase and place what has a place; what waits is asked for after it. */
  async finish(): Promise<void> {
    const lines = this.lines();
    this.sending = true;
    try {
      if (!(await this.plan.match.act("done"))) return;
      for (const line of lines) if (!(await this.plan.match.act(line))) return;
    } finally {
      this.sending = false;
    }
  }

  /** The delivery in the notation. Centers stand only when no unit waits. */
  private lines(): string[] {
    const waits = Object.keys(this.waits).some((ware) => ware !== CENTERS);
    const counted = new Map<string, [Placed, number]>();
    for (const one of this.placed) {
      const key = JSON.stringify(one);
      counted.set(key, [one, (counted.get(key)?.[1] ?? 0) + 1]);
    }
    const all = [...counted.values()].filter(([{ ware }]) => ware !== CENTERS || !waits).map(([one, amount]) => lineOf(one, amount));
    return all.toSorted((one, other) => ORDER.indexOf(one.split(" ")[0]!) - ORDER.indexOf(other.split(" ")[0]!));
  }
}

function lineOf({ ware, area, center }: Placed, amount: number): string {
  const [verb, unit] = ware.split(" ");
  if (verb === CENTERS) return `center ${area}`;
  if (unit === "submarine") return `launch ${amount} ${center} ${area}`;
  return `${verb === NEUTRAL ? "deploy-neutrals" : "deploy"} ${amount} ${unit} ${area}`;
}
