/** What do units and cover look like? Our own outlines, in a square of 24 by 24. */

export const FIGURES: Record<string, string> = {
  soldier: "M12 2.500a3.600 3.600 0 1 1-.01 0M6.500 12q5.500-4.500 11 0l1 7h-3.200L15 22.500H9L8.700 19H5.500z",
  hero: "M12 1l2.400 4.600 5.100.8-3.700 3.700.9 5.200L12 12.900l-4.700 2.400.9-5.200L4.500 6.400l5.100-.8zM6 17.500q6-3.500 12 0l1 5H5z",
  vehicle: "M6 3h10v3h7v3h-7v3h2l2.500 4.500V22H17v-4.500L15 14H9l-2 3.500V22H3.500v-5.500L6 12H4V6h2z",
  aircraft: "M11 1h2l1.200 8L23 14v3l-8.800-2.600-.7 5L17 22v1.500l-5-1.300-5 1.300V22l3.500-2.600-.7-5L1 17v-3l8.800-5z",
};
export const CRATE = "M2 2h20v20H2zM2 2l20 20M22 2L2 22";
export const TRAP = "M3 20L21 4M3 4l18 16M12 1v22";
