/** How long do dice fall, in milliseconds? One begins after the other; what they brought is told when the last one lies. */

const TUMBLE = 600;
const APART = 40;

export function fallOf(dice: number): number {
  return dice ? TUMBLE + APART * dice : 0;
}
