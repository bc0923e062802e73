/**
 * What an adult burns in their daily life as multiples of the resting energy: 1.2 is hardly leaving a chair, and 2.5
 * is the most that is kept up (FAO/WHO/UNU 2004; Black 1996). A diary with gaps gives less, one of feasts alone more.
 */
const CREDIBLE = { least: 1.2, most: 2.5 } as const;

/**
 * What was measured, as far as anybody can burn it, kcal a day; undefined where the diary or the scale must be wrong,
 * for nobody's food may be cut because of what they forgot to log.
 */
export function credibleKcal(measured: { kcal: number }, restingKcal: number): number | undefined {
  const multiple = measured.kcal / restingKcal;
  return multiple >= CREDIBLE.least && multiple <= CREDIBLE.most ? measured.kcal : undefined;
}
