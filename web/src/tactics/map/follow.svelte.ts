/** Where does the view go while the others act? To whoever moves or fights, and back with one's own turn. */

import { untrack } from "svelte";
import type { Camera, Spot } from "../../lib/map/camera.svelte";
import { preferences } from "../../lib/page/preferences.svelte";
import type { TacticsPlan } from "../plan.svelte";
import { hinted } from "./hint";
import { densest } from "./opening";

const GLIDE = 260;
const MARGIN = 70;
/** Questions about one unit, which may be out of sight. */
const ABOUT = ["activation", "losses", "retaliation", "reaction", "medal", "targets"];

/** Called while a map is made: follows as long as it is shown. */
export function follow(plan: TacticsPlan, camera: Camera, spot: (space: string) => Spot | undefined): void {
  /** Where the view was before, and where it was left: whoever has moved it since stays where he is. */
  let home: Spot | undefined;
  let left: Spot | undefined;
  let frame = 0;

  function glide(way: Spot): void {
    cancelAnimationFrame(frame);
    if (!way.x && !way.y) return;
    const wanted = { x: camera.x + way.x, y: camera.y + way.y };
    if (!preferences.animation) {
      camera.pan(way.x, way.y);
      left = { x: camera.x, y: camera.y };
      return;
    }
    const begun = performance.now();
    const from = { x: camera.x, y: camera.y };
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - begun) / GLIDE));
      const eased = 1 - (1 - part) ** 2;
      camera.pan(from.x + (wanted.x - from.x) * eased - camera.x, from.y + (wanted.y - from.y) * eased - camera.y);
      left = { x: camera.x, y: camera.y };
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
  }

  /** Where those stand who may act, or one's own; before any has entered, where they will; else whoever is there. */
  function interesting(): string[] {
    const own = plan.bodies.filter((unit) => plan.isOwn(unit.id)).map((unit) => unit.id);
    const found = [plan.unit ? [plan.unit] : [], plan.ready, own].map((units) => units.flatMap((unit) => plan.cells(unit).slice(0, 1)));
    const entry = plan.board?.map.sides[plan.side]?.entry ?? [];
    const anybody = plan.bodies.flatMap((unit) => unit.cells.slice(0, 1));
    return [...found, entry, anybody].find((spaces) => spaces.length) ?? [];
  }

  // A view of a part opens on one's own units, not on the middle of the field.
  let isOpened = false;
  $effect(() => {
    if (isOpened || !camera.width || !plan.board) return;
    const spots = interesting().flatMap((space) => spot(space) ?? []);
    const at = densest(spots, camera.width / camera.scale, camera.height / camera.scale);
    if (!at) return;
    isOpened = true;
    untrack(() => camera.centre(at));
  });

  /** The spaces that matter now. */
  const subject = $derived.by(() => {
    // Most attacks are over before their dice lie: they are looked at until then.
    const going = plan.fight.clashes.filter((clash) => !clash.ended || plan.fight.isFalling).map((clash) => plan.fight.stoodIn(clash));
    if (going.length) return [...going.flatMap(({ from }) => from), ...going.flatMap(({ to }) => to)].join(" ");
    // Who must suffer or react should be seen, on a phone too, and so should who was picked in a list, and what a lesson lights.
    if (plan.match.choice) return [...(ABOUT.includes(plan.match.point) ? [...plan.cells(plan.unit), ...plan.cells(plan.target)] : []), ...hinted(plan)].join(" ");
    return plan.cells(plan.scene?.activation?.unit ?? "").join(" ");
  });

  $effect(() => {
    const spots = subject.split(" ").flatMap((space) => spot(space) ?? []);
    if (!plan.isFollowing || !spots.length || !camera.width) return;
    // Whoever moves the view himself is not followed against his will.
    untrack(() => {
      const way = camera.towards(spots, MARGIN);
      if ((way.x || way.y) && !home) home = { x: camera.x, y: camera.y };
      glide(way);
    });
  });
  $effect(() => {
    if (!plan.match.choice || subject) return;
    untrack(() => {
      const isUnmoved = left && Math.abs(left.x - camera.x) < 1 && Math.abs(left.y - camera.y) < 1;
      if (home && isUnmoved) glide({ x: home.x - camera.x, y: home.y - camera.y });
      home = undefined;
    });
  });
  $effect(() => () => cancelAnimationFrame(frame));
}
