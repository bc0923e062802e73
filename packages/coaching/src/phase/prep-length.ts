/** A prep begins this many weeks out, or earlier if there is more to lose. [our choice] */
const PREP_WEEKS = 20;
/** Planned loss in prep, % of body weight a week; Helms 2014 has 0.5–1. [our choice] */
export const USUAL_PREP_RATE = 0.7;
/** Weeks before the show to maintain the look. [our choice] */
const SPARE_WEEKS = 2;

/** Weeks before the show at which the diet begins: 20, or the weeks needed at 0.7% a week plus two. */
export function prepWeeks(toLosePercent: number): number {
  return Math.max(PREP_WEEKS, Math.ceil(toLosePercent / USUAL_PREP_RATE) + SPARE_WEEKS);
}
