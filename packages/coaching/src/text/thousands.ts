/** Formats a whole number as on every screen: 2400 → '2,400'. */
export function thousands(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Energy in a proposal's sentence, rounded to 10 kcal: 2413 → '2,410'. Plan targets are shown to 1. */
export const tens = (kcal: number): string => thousands(10 * Math.round(kcal / 10));
