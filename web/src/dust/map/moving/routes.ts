/** Which way do units take on the map? For drawing alone: the server says whether they may. */

/** What lies between the ends of a way. */
export interface Ground {
  neighbours(area: string): string[];
  /** Whether somebody may pass through, and how gladly: 0 not at all, 1 if need be, 2 gladly. */
  passes(area: string): 0 | 1 | 2;
}

/** Every area on the shortest way, the ends included; straight from one end to the other if there is none. */
export function routeOf(from: string, to: string, ground: Ground): string[] {
  for (const least of [2, 1]) {
    const before = new Map([[from, from]]);
    const met = [from];
    for (const area of met) {
      if (area !== from && ground.passes(area) < least) continue;
      for (const near of ground.neighbours(area)) {
        if (before.has(near) || (near !== to && ground.passes(near) < least)) continue;
        before.set(near, area);
        met.push(near);
      }
    }
    if (!before.has(to)) continue;
    const way = [to];
    while (way[0] !== from) way.unshift(before.get(way[0]!)!);
    return way;
  }
  return [from, to];
}
