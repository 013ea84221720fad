/** Where are the world's coasts? Natural Earth's land, bent onto the board's flat map. */

import { geoPath, geoProjection } from "d3-geo";
import { feature } from "topojson-client";
import type { Topology } from "topojson-specification";
import world from "world-atlas/land-110m.json";
import type { PlanPicture } from "../../lib/wire/server-types";

/** The outline of all land as one path of the plan. */
export function coastline(plan: PlanPicture): string {
  const degrees = 180 / Math.PI;
  const bent = geoProjection((longitude, latitude) => [
    longitude * degrees * plan.per_longitude,
    latitude * degrees * plan.per_latitude,
  ])
    .scale(1)
    .translate([180 * plan.per_longitude, plan.north * plan.per_latitude])
    .precision(0);
  const topology = world as unknown as Topology;
  const land = topology.objects.land;
  return land ? (geoPath(bent).digits(1)(feature(topology, land)) ?? "") : "";
}
