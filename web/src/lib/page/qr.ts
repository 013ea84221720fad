/** What does a link look like to a phone's camera? A QR code (ISO/IEC 18004): bytes, correction level M, versions 1 to 10. */

/** Per version: codewords for correction in each block, blocks of the first and the second kind, data codewords in one of the first. */
const BLOCKS = [
  [10, 1, 0, 16], [16, 1, 0, 28], [26, 1, 0, 44], [18, 2, 0, 32], [24, 2, 0, 43],
  [16, 4, 0, 27], [18, 4, 0, 31], [22, 2, 2, 38], [22, 3, 2, 36], [26, 4, 1, 43],
] as const;
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
const MASKS = [
  (x: number, y: number) => (x + y) % 2, (_: number, y: number) => y % 2, (x: number) => x % 3, (x: number, y: number) => (x + y) % 3,
  (x: number, y: number) => ((y >> 1) + Math.floor(x / 3)) % 2, (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3),
  (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2, (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

type Square = (boolean | undefined)[][];

/** Products in the field of 256 elements. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) product = ((product << 1) ^ (product >> 7 ? 0x11d : 0) ^ (((other >> bit) & 1) * one)) & 0x1ff;
  return product & 0xff;
}

/** The correction codewords of a block. */
function correction(data: number[], count: number): number[] {
  let divisor = [1];
  let root = 1;
  for (let degree = 0; degree < count; degree++, root = times(root, 2)) {
    const higher = [...divisor, 0];
    const scaled = [0, ...divisor.map((factor) => times(factor, root))];
    divisor = higher.map((factor, at) => factor ^ (scaled[at] ?? 0));
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let at = 0; at < data.length; at++) {
    const lead = rest[at] ?? 0;
    for (const [step, factor] of divisor.entries()) rest[at + step] = (rest[at + step] ?? 0) ^ times(factor, lead);
  }
  return rest.slice(data.length);
}

/** The codewords of a text in a version: length, bytes, padding, in blocks that are woven into each other. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const [checks, few, more, size] = BLOCKS[version - 1] ?? BLOCKS[0];
  const room = few * size + more * (size + 1);
  const long = version > 9 ? 16 : 8;
  const bits = `0100${bytes.length.toString(2).padStart(long, "0")}${[...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("")}`;
  const ended = bits.padEnd(Math.min(room * 8, bits.length + 4), "0");
  const whole = ended.padEnd(Math.ceil(ended.length / 8) * 8, "0");
  const data = Array.from({ length: room }, (_, at) => (at * 8 < whole.length ? parseInt(whole.slice(at * 8, at * 8 + 8), 2) : (at - whole.length / 8) % 2 ? 0x11 : 0xec));
  const blocks: number[][] = [];
  for (let block = 0, from = 0; block < few + more; block++) {
    const to = from + size + (block >= few ? 1 : 0);
    blocks.push(data.slice(from, to));
    from = to;
  }
  const woven = (parts: number[][]) => Array.from({ length: Math.max(...parts.map((part) => part.length)) }, (_, at) => parts.flatMap((part) => part.slice(at, at + 1))).flat();
  return [...woven(blocks), ...woven(blocks.map((block) => correction(block, checks)))];
}

/** Fifteen or eighteen bits with their check, by division by a generator. */
function checked(value: number, length: number, generator: number): number {
  const shift = length - 1;
  let rest = value << shift;
  for (let bit = 31 - Math.clz32(rest); bit >= shift; bit--) if ((rest >> bit) & 1) rest ^= generator << (bit - shift);
  return (value << shift) | rest;
}

/** Everything that is the same in every code of a version; what is left open takes the data. */
function frame(version: number): Square {
  const size = 17 + 4 * version;
  const square: Square = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  const set = (x: number, y: number, dark: boolean) => {
    const row = square[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  const rings = (cx: number, cy: number, reach: number, isDark: (ring: number) => boolean) => {
    for (let y = -reach; y <= reach; y++) for (let x = -reach; x <= reach; x++) set(cx + x, cy + y, isDark(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (let at = 8; at < size - 8; at++) {
    set(at, 6, at % 2 === 0);
    set(6, at, at % 2 === 0);
  }
  const spots = ALIGNED[version - 1] ?? [];
  for (const y of spots) for (const x of spots) if (![`6 6`, `6 ${size - 7}`, `${size - 7} 6`].includes(`${x} ${y}`)) rings(x, y, 2, (ring) => ring !== 1);
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) rings(x, y, 4, (ring) => ring !== 2 && ring !== 4);
  if (version > 6) {
    const told = checked(version, 13, 0x1f25);
    for (let bit = 0; bit < 18; bit++) {
      const [far, near] = [size - 11 + (bit % 3), Math.floor(bit / 3)];
      set(far, near, Boolean((told >> bit) & 1));
      set(near, far, Boolean((told >> bit) & 1));
    }
  }
  return square;
}

/** Where the level and the mask are told, bit by bit, twice. */
function told(square: Square, mask: number): void {
  const size = square.length;
  // Level M is 00; the pattern that is laid over it keeps it from being all light.
  const bits = checked(mask, 11, 0x537) ^ 0x5412;
  for (let bit = 0; bit < 15; bit++) {
    const dark = Boolean((bits >> bit) & 1);
    const along = bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit;
    const down = bit < 8 ? size - 1 - bit : bit < 9 ? 7 : 14 - bit;
    square[along]![8] = dark;
    square[8]![down] = dark;
  }
  square[size - 8]![8] = true;
}

/** The data in its way through the square: up and down in pairs of columns, from the right. */
function filled(empty: Square, words: number[], mask: number): Square {
  const square = empty.map((row) => [...row]);
  const size = square.length;
  told(square, mask);
  let bit = 0;
  for (let right = size - 1, up = true; right > 0; right -= right === 8 ? 3 : 2, up = !up) {
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (square[y]![x] !== undefined) continue;
        const isSet = Boolean(((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1);
        square[y]![x] = isSet !== (MASKS[mask]!(x, y) === 0);
        bit++;
      }
    }
  }
  return square;
}

/** How hard a code is to read: long runs, blocks and false corners count against it. */
function penalty(square: Square): number {
  const size = square.length;
  const lines = [...square, ...square.map((_, x) => square.map((row) => row[x]))].map((line) => line.map((dark) => (dark ? "1" : "0")).join(""));
  let sum = 0;
  for (const line of lines) {
    for (const run of line.match(/1{5,}|0{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * (line.match(/(?=00001011101|10111010000)/g)?.length ?? 0);
  }
  for (let y = 1; y < size; y++) for (let x = 1; x < size; x++) if ([square[y - 1]![x], square[y]![x - 1], square[y - 1]![x - 1]].every((dark) => dark === square[y]![x])) sum += 3;
  const dark = square.flat().filter(Boolean).length / size / size;
  return sum + Math.floor(Math.abs(dark - 0.5) * 20) * 10;
}

/** A text as rows of dark and light; nothing if it is too long (213 bytes). */
export function qrCode(text: string): boolean[][] | undefined {
  const bytes = new TextEncoder().encode(text);
  const version = 1 + BLOCKS.findIndex(([, few, more, size], at) => few * size + more * (size + 1) >= bytes.length + (at > 8 ? 3 : 2));
  if (!version) return undefined;
  const words = codewords(bytes, version);
  const empty = frame(version);
  // The places of level and mask are not for data.
  told(empty, 0);
  const codes = MASKS.map((_, mask) => filled(empty, words, mask));
  const best = codes.reduce((one, other) => (penalty(other) < penalty(one) ? other : one));
  return best.map((row) => row.map(Boolean));
}
