/** Minimum kcal of a complete day. */
const MIN_COMPLETE_DAY_KCAL = 1000;

/** Whether a day was only partly logged and doesn't count: below max(1000 kcal, 0.8 · resting energy). */
export function isPartialDay(intakeKcal: number, restingKcal: number): boolean {
  return intakeKcal < Math.max(MIN_COMPLETE_DAY_KCAL, 0.8 * restingKcal);
}

/** A day below this share of the recent median was only partly logged. [our choice] */
const USUAL_SHARE = 0.68;
/** Higher values are typos, kcal. [our choice] */
const MAX_COMPLETE_DAY_KCAL = 10_000;
/** Days for the median, and the minimum for a usable one. [our choice] */
const MEDIAN_DAYS = 21;
const MIN_MEDIAN_DAYS = 5;

export interface LoggedDay {
  /** kcal, or null for a day that doesn't count. */
  kcal: number | null;
  /** The last days above 1,000 kcal, oldest first. */
  recentKcal: number[];
}

/** Checks a day's log against the athlete's own recent days: consistently low logs aren't partial. */
export function assessLoggedDay(
  loggedKcal: number | undefined,
  recentKcal: readonly number[],
): LoggedDay {
  const isPossible =
    loggedKcal !== undefined &&
    loggedKcal >= MIN_COMPLETE_DAY_KCAL &&
    loggedKcal <= MAX_COMPLETE_DAY_KCAL;
  if (!isPossible) return { kcal: null, recentKcal: [...recentKcal] };
  const sorted = recentKcal.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const isWhole = sorted.length < MIN_MEDIAN_DAYS || loggedKcal >= USUAL_SHARE * median;
  return {
    kcal: isWhole ? loggedKcal : null,
    recentKcal: [...recentKcal, loggedKcal].slice(-MEDIAN_DAYS),
  };
}
