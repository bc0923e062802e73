/** Less isn't a complete day, kcal. */
const LEAST_WHOLE_DAY_KCAL = 1000;

/** Whether a day was logged in part and so does not count: below max(1000 kcal, 0.8 · resting energy). */
export function isPartialDay(intakeKcal: number, restingKcal: number): boolean {
  return intakeKcal < Math.max(LEAST_WHOLE_DAY_KCAL, 0.8 * restingKcal);
}

/** A day below this share of the median of the last ones was logged in part. [our choice] */
const USUAL_SHARE = 0.68;
/** More than this is a typing error, kcal. [our choice] */
const MOST_WHOLE_DAY_KCAL = 10_000;
/** Days that the median is taken over, and the fewest that say what is usual. [our choice] */
const MEDIAN_DAYS = 21;
const LEAST_MEDIAN_DAYS = 5;

export interface LoggedDay {
  /** kcal, or null for a day that does not count. */
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
    loggedKcal >= LEAST_WHOLE_DAY_KCAL &&
    loggedKcal <= MOST_WHOLE_DAY_KCAL;
  if (!isPossible) return { kcal: null, recentKcal: [...recentKcal] };
  const sorted = recentKcal.toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const isWhole = sorted.length < LEAST_MEDIAN_DAYS || loggedKcal >= USUAL_SHARE * median;
  return {
    kcal: isWhole ? loggedKcal : null,
    recentKcal: [...recentKcal, loggedKcal].slice(-MEDIAN_DAYS),
  };
}
