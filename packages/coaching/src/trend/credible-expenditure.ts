/**
 * Plausible expenditure as multiples of resting energy: 1.2 is almost no movement, and 2.5 the sustainable maximum
 * (FAO/WHO/UNU 2004; Black 1996). Diaries with gaps give lower values, diaries with only feasts higher ones.
 */
const CREDIBLE = { least: 1.2, most: 2.5 } as const;

/**
 * The measured expenditure if plausible, kcal a day. Undefined if diary or scale must be wrong, since food must not
 * be cut because of forgotten logs.
 */
export function credibleKcal(measured: { kcal: number }, restingKcal: number): number | undefined {
  const multiple = measured.kcal / restingKcal;
  return multiple >= CREDIBLE.least && multiple <= CREDIBLE.most ? measured.kcal : undefined;
}
