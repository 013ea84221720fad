/** The world's coasts, packed; see coast/plugin.ts. */
declare module "virtual:coast" {
  const packed: string;
  export default packed;
}
