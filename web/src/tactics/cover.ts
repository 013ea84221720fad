/** What is the cover element of a space called as a target? By what stands before the space. */

export const COVER = "cover-";
