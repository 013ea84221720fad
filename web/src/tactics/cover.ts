/** What is the cover element of a space called as a target, and what is told of its own cover? */

/** What stands before the space. */
export const COVER = "cover-";

/** Is a target a crate or a trap? What shelters a soldier shelters not itself: nothing is told of its cover. */
export const isElement = (target: string): boolean => target.startsWith(COVER);

/** Why a target is seen as it is; for a crate or a trap, without what the crate would do for a soldier. */
export function reasonsFor<Reason extends { what: string }>(target: string, reasons: Reason[]): Reason[] {
  return isElement(target) ? reasons.filter((reason) => reason.what !== "covers") : reasons;
}
