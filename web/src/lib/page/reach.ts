/** Can other devices open a link of this page? Not if it names this very machine: then the server knows better. */

import { call } from "../wire/api";

const LOOPBACK = /^(localhost|127\.[\d.]+|\[?::1\]?)$/;

/** An address that others reach, and whether there is none. */
export interface Reach {
  origin: string;
  isOnlyHere: boolean;
}

/** Where others find this server: under the page's own address, or under that of the machine in its network. */
export async function reach(): Promise<Reach> {
  const { origin, hostname } = location;
  if (!LOOPBACK.test(hostname)) return { origin, isOnlyHere: false };
  const { addresses } = await call("GET /api/reach").catch(() => ({ addresses: [] as string[] }));
  return { origin: addresses[0] ?? origin, isOnlyHere: !addresses.length };
}
