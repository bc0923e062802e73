/** Default day names of the plan builder, in order. Further days are Day 8, Day 9 … */
const DAY_NAMES = ['Push', 'Pull', 'Legs', 'Upper', 'Lower', 'Full Body', 'Cardio'] as const;

/**
 * The name of a new training day.
 * @param index zero-based index
 */
export function dayNameAt(index: number): string {
  return DAY_NAMES[index] ?? `Day ${index + 1}`;
}

/**
 * Weekdays from 1 (Monday) to 7 by number of training days, with rest days spread between them.
 */
const SPREAD: Readonly<Record<number, readonly number[]>> = {
  1: [1],
  2: [1, 4],
  3: [1, 3, 5],
  4: [1, 2, 4, 5],
  5: [1, 2, 3, 5, 6],
  6: [1, 2, 3, 4, 5, 6],
  7: [1, 2, 3, 4, 5, 6, 7],
};

/** @throws RangeError if the count isn't supported */
export function spreadDays(count: number): readonly number[] {
  const days = SPREAD[count];
  if (!days) throw new RangeError('a week has 1 to 7 training days');
  return days;
}

/** The plan builder's starting values. */
export const BUILDER_DEFAULTS = { weeks: 12, daysPerWeek: 5, sets: 3, reps: '8-12', restTime: 90 };
export const BUILDER_DAY_OPTIONS = [3, 4, 5, 6, 7] as const;
