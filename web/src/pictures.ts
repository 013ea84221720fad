/** Which small drawing has each game on the doors to it? Apart from games.ts, since no board needs them. */

import type { Component } from "svelte";
import Backdrop from "./dust/Backdrop.svelte";
import DustPicture from "./dust/Picture.svelte";
import PlainPicture from "./plain/Picture.svelte";
import TacticsPicture from "./tactics/Picture.svelte";

const PICTURES: Record<string, Component> = { dust: DustPicture, tactics: TacticsPicture };

/** What the start page shows behind its doors. */
export { Backdrop };

/** The drawing of a game; a plain one if it brings none. */
export function pictureOf(game: string): Component {
  return PICTURES[game] ?? PlainPicture;
}
