/** How are drawings with many paths shown cheaply? Each is painted once into a bitmap and then only moved about. */

import { SvelteMap } from "svelte/reactivity";

const baked = new SvelteMap<string, string>();
const begun = new Set<string>();

export interface Size {
  width: number;
  height: number;
}

/** The address of a whole SVG's bitmap; nothing until it is painted. What fills its frame is kept as a photograph: to pack
 * two million specks without loss takes most of a second. */
export function bake(key: string, size: Size, draw: () => string, isWhole = false): string | undefined {
  if (!begun.has(key)) {
    begun.add(key);
    void paint(draw(), size, isWhole).then((address) => baked.set(key, address));
  }
  return baked.get(key);
}

/** The address of an SVG as it is written. */
export function addressOf(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Packed while nothing else is to do: done at once, it kept a whole board waiting. */
async function paint(svg: string, size: Size, isWhole: boolean): Promise<string> {
  const image = new Image(size.width, size.height);
  image.src = addressOf(svg.replace("<svg ", `<svg width="${size.width}" height="${size.height}" `));
  await image.decode();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, size);
  canvas.getContext("2d")?.drawImage(image, 0, 0, size.width, size.height);
  const packed = await new Promise<Blob | null>((done) => (isWhole ? canvas.toBlob(done, "image/jpeg", 0.95) : canvas.toBlob(done)));
  return packed ? URL.createObjectURL(packed) : canvas.toDataURL();
}
