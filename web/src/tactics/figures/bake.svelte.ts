/** How are drawings with many paths shown cheaply? Each is painted once into a bitmap and then only moved about. */

import { SvelteMap } from "svelte/reactivity";

const baked = new SvelteMap<string, string>();
const begun = new Set<string>();

export interface Size {
  width: number;
  height: number;
}

/** The address of a whole SVG's bitmap; nothing until it is painted. */
export function bake(key: string, size: Size, draw: () => string): string | undefined {
  if (!begun.has(key)) {
    begun.add(key);
    void paint(draw(), size).then((address) => baked.set(key, address));
  }
  return baked.get(key);
}

/** The address of an SVG as it is written. */
export function addressOf(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

async function paint(svg: string, size: Size): Promise<string> {
  const image = new Image(size.width, size.height);
  image.src = addressOf(svg.replace("<svg ", `<svg width="${size.width}" height="${size.height}" `));
  await image.decode();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, size);
  canvas.getContext("2d")?.drawImage(image, 0, 0, size.width, size.height);
  return canvas.toDataURL();
}
