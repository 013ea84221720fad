/** In which colours does the ground lie? By day and in blackout. */

import { MediaQuery } from "svelte/reactivity";
import { preferences } from "../../lib/page/preferences.svelte";

export interface Tones {
  earth: string;
  grass: string;
  grit: string;
  grid: string;
  road: string;
  shore: string;
  shallow: string;
  deep: string;
  floor: string;
  joint: string;
  roofLight: string;
  roof: string;
  roofDark: string;
  wallTop: string;
  wallSide: string;
  stoneLight: string;
  stone: string;
  stoneDark: string;
}

export const DAY: Tones = {
  earth: "#c9b889", grass: "#a8a06a", grit: "#6f6238", grid: "#4d4324", road: "#b8ad95", shore: "#d9cba0", shallow: "#61888a", deep: "#416468", floor: "#a59b87", joint: "#6b6250",
  roofLight: "#b9ab90", roof: "#978a71", roofDark: "#5e5443", wallTop: "#e9dfc8", wallSide: "#4b4338", stoneLight: "#d8cfb9", stone: "#a79c84", stoneDark: "#6c6250",
};
export const BLACKOUT: Tones = {
  earth: "#4d4c40", grass: "#3a4636", grit: "#15180f", grid: "#d8cfa8", road: "#57564f", shore: "#6b6753", shallow: "#1e4044", deep: "#11262a", floor: "#46443e", joint: "#24231f",
  roofLight: "#706a5d", roof: "#57524a", roofDark: "#2b2925", wallTop: "#b5ac98", wallSide: "#1b1a17", stoneLight: "#8b857a", stone: "#66615a", stoneDark: "#33302b",
};

const night = new MediaQuery("(prefers-color-scheme: dark)");

/** Whether the page is dark now. */
export function isDark(): boolean {
  return preferences.theme === "system" ? night.current : preferences.theme === "dark";
}
