import { leadingNumber, type PlanAnswers } from '../athlete/answers.ts';

/** The training days of the specification's plan builder that a made plan uses. */
export const WORKOUT_NAMES = ['Push', 'Pull', 'Legs', 'Upper', 'Lower', 'Full Body'] as const;
export type WorkoutName = (typeof WORKOUT_NAMES)[number];

export const WEEKDAY_NAMES = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
export type WeekdayName = (typeof WEEKDAY_NAMES)[number];

/** One training day of a week; `weekday` is 0 (Monday) to 6. */
export interface SplitDay {
  name: WorkoutName;
  weekday: number;
}

/** How a week is divided among training days. */
export interface Split {
  style: string;
  days: readonly SplitDay[];
  /** How often the athlete asked to train, where that is more than they have days. */
  askedDays: number;
}

/** The most days on which the athlete does anything: 'daily' still leaves one to rest. */
export function activeDays(answers: Pick<PlanAnswers, 'availability'>): number {
  return answers.availability === '3-4' ? 4 : 6;
}

const FULL_BODY: readonly WorkoutName[] = ['Full Body', 'Full Body', 'Full Body'];
const PUSH_PULL_LEGS: readonly WorkoutName[] = ['Push', 'Pull', 'Legs'];
const UPPER_LOWER: readonly WorkoutName[] = ['Upper', 'Lower'];

/** Weekdays with rest spread between them, by the number of training days. */
const WEEKDAYS: Readonly<Record<number, readonly number[]>> = {
  3: [0, 2, 4],
  4: [0, 1, 3, 4],
  5: [0, 1, 2, 4, 5],
  6: [0, 1, 2, 3, 4, 5],
};

function namesFor(days: number, experience: PlanAnswers['experience']) {
  if (days === 3) {
    const isAdvanced = experience === 'advanced' || experience === 'expert';
    return isAdvanced
      ? { style: 'Push/Pull/Legs', names: PUSH_PULL_LEGS }
      : { style: 'Full Body', names: FULL_BODY };
  }
  if (days === 4) return { style: 'Upper/Lower', names: [...UPPER_LOWER, ...UPPER_LOWER] };
  if (days === 5) {
    return { style: 'Push/Pull/Legs + Upper/Lower', names: [...PUSH_PULL_LEGS, ...UPPER_LOWER] };
  }
  return { style: 'Push/Pull/Legs', names: [...PUSH_PULL_LEGS, ...PUSH_PULL_LEGS] };
}

/**
 * The split for the days the athlete wants and has: 3 full body (push, pull, legs for the advanced),
 * 4 upper and lower twice, 5 push, pull, legs, upper, lower, 6 push, pull, legs twice.
 */
export function chooseSplit(answers: PlanAnswers): Split {
  const askedDays = leadingNumber(answers.trainingFrequency);
  const count = Math.min(askedDays, activeDays(answers));
  const { style, names } = namesFor(count, answers.experience);
  const weekdays = WEEKDAYS[count] ?? [];
  const days = names.map((name, index) => ({ name, weekday: weekdays[index] ?? index }));
  return { style, days, askedDays };
}
