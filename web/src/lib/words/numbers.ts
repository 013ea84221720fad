/** How are numbers written? As each language writes them: 62% or 62 %, 3.5 or 3,5. */

import type { Language } from "../page/preferences.svelte";

const FORMS = {
  percent: { style: "percent" },
  average: { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 },
  tenths: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
} as const satisfies Record<string, Intl.NumberFormatOptions>;
const formats = new Map<string, Intl.NumberFormat>();

function written(language: Language, form: keyof typeof FORMS, value: number): string {
  const key = `${language} ${form}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.NumberFormat(language, FORMS[form])));
  return format.format(value);
}

/** A chance in whole percent; what is neither impossible nor certain never looks so. */
export function percentIn(language: Language, chance: number): string {
  if (chance > 0 && chance < 0.01) return `<${written(language, "percent", 0.01)}`;
  if (chance > 0.99 && chance < 1) return `>${written(language, "percent", 0.99)}`;
  return written(language, "percent", chance);
}

/** An average of chances: percent with one decimal. */
export function averageIn(language: Language, chance: number): string {
  return written(language, "average", chance);
}

/** A number with one decimal. */
export function tenthsIn(language: Language, value: number): string {
  return written(language, "tenths", value);
}
