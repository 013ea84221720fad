/** The world's coasts, packed; see coast/plugin.ts. */
declare module "virtual:coast" {
  const packed: string;
  export default packed;
}

/** The shapes of the packaged board's areas, packed, and the mark of the board that they belong to. */
declare module "virtual:world" {
  const world: { mark: number; lands: string[]; seas: string[]; islands: string };
  export default world;
}
