/** How does this browser take part in the dice? It promises a share, and shows a link when a roll waits for it.
 *
 * A link is shown for one position only: a server that wants the same roll again, in another one, gets none. Nor does
 * one that wants a link before its time: each link gives away all those before it.
 */

import type { Wish } from "../../wire/connection.svelte";
import type { UpdateFrame } from "../../wire/server-types";
import { keepSeat, seatIn } from "../seats";
import type { Chain } from "./share";

/** A new share: the secret to keep, and the anchor to tell the server. */
export async function promise(): Promise<{ secret: string; share: string }> {
  const { Chain, newSecret } = await import("./share");
  const secret = newSecret();
  return { secret, share: new Chain(secret).anchor };
}

export class Sharing {
  private chain: Promise<Chain> | undefined;
  private readonly match: string;
  private readonly warn: () => void;

  /** `warn` is called when the server does not use the share as it should. */
  constructor(match: string, warn: () => void) {
    this.match = match;
    this.warn = warn;
  }

  /** What the server must be told after an update, if anything. */
  async answer(frame: UpdateFrame): Promise<Wish | undefined> {
    const secret = seatIn(this.match)?.secret;
    if (!secret || frame.table.status !== "playing") return undefined;
    const own = frame.table.shares[frame.seat];
    const chain = await (this.chain ??= import("./share").then(({ Chain }) => new Chain(secret)));
    if (own?.anchor !== chain.anchor) this.warn();
    else if (own.state === "missing") return { type: "attend" };
    else if (frame.roll?.seats.includes(frame.seat)) return this.show(chain, frame.roll.number, frame.roll.since);
    return undefined;
  }

  /** Between two rolls there are an outcome and a decision at least: so far a roll can be, and no farther. */
  private show(chain: Chain, roll: number, since: number): Wish | undefined {
    const kept = seatIn(this.match)!;
    const [last, version] = kept.shown ?? [-1, -1];
    const isAhead = 2 * (roll - last) > since - version && roll !== last;
    if (roll < last || isAhead || (roll === last && since !== version)) {
      this.warn();
      return undefined;
    }
    if (roll > last) keepSeat({ ...kept, shown: [roll, since] });
    return { type: "link", roll, link: chain.link(roll) };
  }
}
