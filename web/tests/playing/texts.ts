/** Can the texts of a screen be read? How large each is, and how well it is told from what is behind it.
 *
 * By the colours and the stack of elements that the browser has computed. Checkers in use give up where a text stands on a
 * drawing, which is all of a board; here drawn texts count, on fills, gradients and patterns by their palest and their
 * darkest colour, and with the outline of their letters. Where things lie is worked out once; the colours of the other
 * theme are asked for and taken back before a frame is drawn, since to draw a board anew takes longer than to read it. */

import type { Page } from "@playwright/test";

export interface Text {
  words: string;
  /** Of its letters on the screen, in pixels. */
  size: number;
  /** Its contrast by WCAG, 1 to 21; 21 where it is covered, or scrolled out of a drawing. */
  contrast: number;
  /** What WCAG 2 asks for at AA, 1.4.3. */
  least: number;
  /** Where it stands, and its colours. */
  where: string;
}

export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** Every text that is seen and may be used, in the colours of each theme. */
export function textsOf(page: Page): Promise<Record<Theme, Text[]>> {
  return page.evaluate((themes) => {
    /** A text, what it stands in, and what lies at its middle, the topmost first. */
    interface Sight { words: string; holder: Element; stack: Element[]; isAround: boolean; size: number; scale: number }
    type Colour = readonly [red: number, green: number, blue: number, alpha: number];
    const [NOTHING, BEST] = [[0, 0, 0, 0] as Colour, 21];
    const OPAQUE = 0.9;
    const CALLED = /(?:rgba?|color|oklch|oklab)\([^()]*\)/g;

    /** A function that works out each answer once. */
    function once<Key, Value>(answer: (key: Key) => Value): (key: Key) => Value {
      const known = new Map<Key, Value>();
      return (key) => {
        if (!known.has(key)) known.set(key, answer(key));
        return known.get(key)!;
      };
    }

    // Many drawings let the mouse through; here all that is painted is to be found. Nothing fades into its new colours.
    const touched = document.head.appendChild(document.createElement("style"));
    touched.textContent = "* { pointer-events: auto !important; transition: none !important; }";
    /** Whether only screen readers find it. */
    const isUnseen = once((element: Element): boolean => {
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1 || getComputedStyle(element).clipPath.startsWith("inset(50%")) return true;
      return element.parentElement !== null && isUnseen(element.parentElement);
    });

    const sights = (): Sight[] => {
      const [found, range] = [[] as Sight[], document.createRange()];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const [words, holder] = [text.textContent?.trim() ?? "", text.parentElement];
        if (!words || !holder?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isUnseen(holder)) continue;
        range.selectNodeContents(text);
        const box = range.getClientRects()[0];
        if (!box) continue;
        const matrix = holder instanceof SVGGraphicsElement ? holder.getScreenCTM() : null;
        const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
        const stack = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        const isAround = !stack.includes(holder);
        // Scrolled away: it will be seen on what it is in.
        const around: Element[] = [];
        for (let element: Element | null = isAround ? holder : null; element; element = element.parentElement) around.push(element);
        found.push({ words, holder, stack: isAround ? around : stack, isAround, size: parseFloat(getComputedStyle(holder).fontSize) * scale, scale });
      }
      return found;
    };

    /** The texts in the colours that are there now. */
    const read = (seen: Sight[]): Text[] => {
      const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
      /** A colour however it is written. */
      const colourOf = once((written: string): Colour => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = written;
        canvas.fillRect(0, 0, 1, 1);
        const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
        return [red!, green!, blue!, alpha! / 255];
      });
      const faded = ([red, green, blue, alpha]: Colour, opacity: number | string): Colour => [red, green, blue, alpha * Number(opacity)];
      const over = (top: Colour, below: Colour): Colour => {
        const mixed = (part: 0 | 1 | 2) => top[part] * top[3] + below[part] * (1 - top[3]);
        return [mixed(0), mixed(1), mixed(2), top[3] + below[3] * (1 - top[3])];
      };
      /** Relative luminance. */
      const lightOf = ([red, green, blue]: Colour): number => {
        const linear = (part: number) => (part <= 10.31475 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
      };
      const ratio = (one: Colour, other: Colour): number => {
        const [dark, pale] = [lightOf(one), lightOf(other)].sort((a, b) => a - b);
        return (pale! + 0.05) / (dark! + 0.05);
      };

      const opacityOf = once((element: Element): number => Number(getComputedStyle(element).opacity) * (element.parentElement ? opacityOf(element.parentElement) : 1));
      /** The colours of a gradient or a pattern that shapes are filled with. */
      const served = (name: string): Colour[] => {
        const server = document.getElementById(name);
        const parts = [...(server?.querySelectorAll("*") ?? [])].map((part) => getComputedStyle(part));
        if (server instanceof SVGGradientElement) return parts.map((part) => faded(colourOf(part.stopColor), part.stopOpacity));
        const inks = parts.flatMap((part) => [[part.fill, part.fillOpacity, part.opacity], [part.stroke, part.strokeOpacity, part.opacity]] as const);
        // A pattern leaves something free.
        return [NOTHING, ...inks.filter(([ink]) => ink !== "none").map(([ink, own, all]) => faded(faded(colourOf(ink), own), all))];
      };
      /** What an element paints: nothing, a colour, or all of a gradient or a pattern. */
      const painted = once((element: Element): Colour[] => {
        const style = getComputedStyle(element);
        const opacity = opacityOf(element);
        if (element instanceof SVGGeometryElement || element instanceof SVGUseElement) {
          if (style.fill === "none") return [];
          const name = /url\(["']?#([^"')]+)/.exec(style.fill)?.[1];
          const colours = name ? served(name) : [colourOf(style.fill)];
          return colours.map((colour) => faded(colour, opacity * Number(style.fillOpacity)));
        }
        if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) return [];
        const plain = colourOf(style.backgroundColor);
        const stops = style.backgroundImage.includes("gradient") ? (style.backgroundImage.match(CALLED) ?? []) : [];
        const colours = stops.length ? stops.map((stop) => over(colourOf(stop), plain)) : plain[3] ? [plain] : [];
        return colours.map((colour) => faded(colour, opacity));
      });
      /** The darkest and the palest that a stack of elements, the topmost first, may show. */
      const shown = (stack: Element[]): Colour[] => {
        const layers: Colour[][] = [];
        for (const element of stack) {
          const colours = painted(element);
          if (colours.length) layers.push(colours);
          if (colours.length && colours.every((colour) => colour[3] > 0.999)) break;
        }
        let found = [colourOf("Canvas")];
        for (const colours of layers.reverse()) {
          const mixed = colours.flatMap((colour) => found.map((below) => over(colour, below))).sort((one, other) => lightOf(one) - lightOf(other));
          found = [mixed[0]!, mixed.at(-1)!];
        }
        return found;
      };
      const covers = once((element: Element): boolean => {
        const style = getComputedStyle(element);
        const plain = element instanceof SVGElement ? style.fill : style.backgroundColor;
        return plain !== "none" && !plain.startsWith("url") && colourOf(plain)[3] * opacityOf(element) > OPAQUE;
      });
      /** What may be behind somebody's text; nothing if the text is not seen. */
      const behind = ({ holder, stack, isAround }: Sight): Colour[] => {
        if (isAround) return holder instanceof SVGElement ? [] : shown(stack);
        const place = stack.indexOf(holder);
        return stack.slice(0, place).some((above) => !above.contains(holder) && covers(above)) ? [] : shown(stack.slice(place));
      };
      return seen.map((sight) => {
        const { words, holder, size, scale } = sight;
        const style = getComputedStyle(holder);
        const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
        const isDrawn = holder instanceof SVGElement;
        const ink = faded(colourOf(isDrawn ? style.fill : style.color), opacityOf(holder) * (isDrawn ? Number(style.fillOpacity) : 1));
        const isOutlined = isDrawn && style.stroke !== "none" && style.paintOrder.startsWith("stroke") && parseFloat(style.strokeWidth) * scale >= 2;
        const outline = isOutlined ? faded(colourOf(style.stroke), opacityOf(holder) * Number(style.strokeOpacity)) : NOTHING;
        // What cannot be used now need not stand out.
        const isIdle = holder.closest(":disabled, [aria-disabled=true]") !== null;
        const grounds = isIdle ? [] : outline[3] > OPAQUE ? [outline] : behind(sight).map((ground) => over(outline, ground));
        const contrast = Math.min(BEST, ...grounds.map((ground) => ratio(over(ink, ground), ground)));
        const called = [ink, ...grounds].map((colour) => `rgb(${colour.slice(0, 3).map(Math.round).join(" ")})`);
        return { words: words.slice(0, 30), size, contrast, least: isLarge ? 3 : 4.5, where: `${holder.tagName.toLowerCase()}.${holder.getAttribute("class") ?? ""}, ${called.join(" on ")}` };
      });
    };

    const [root, seen] = [document.documentElement, sights()];
    const before = root.dataset.theme;
    const found = themes.map((theme) => {
      root.dataset.theme = theme;
      return [theme, read(seen)] as const;
    });
    if (before === undefined) delete root.dataset.theme;
    else root.dataset.theme = before;
    touched.remove();
    return Object.fromEntries(found) as Record<Theme, Text[]>;
  }, THEMES);
}
