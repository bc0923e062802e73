import { leadingNumber, type PlanAnswers } from '../athlete/answers.ts';
import { type Emphasis, emphasisOf } from './emphasis.ts';
import { VOLUME_LANDMARKS } from './landmarks.ts';
import { painfulPatterns } from './trainable.ts';
import { activeDays, trainingDays } from './training-days.ts';

/** The plan builder's training days that generated plans use. */
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
  /** The number of days the athlete asked for, if the plan uses fewer. */
  requestedDays: number;
  /** Why the plan uses fewer days than requested; null if it doesn't. */
  fewerBecause: 'availability' | 'beginner' | null;
}

/** Weekdays by number of training days, with rest days spread between them. */
const WEEKDAYS: Readonly<Record<number, readonly number[]>> = {
  3: [0, 2, 4],
  4: [0, 1, 3, 4],
  5: [0, 1, 2, 4, 5],
  6: [0, 1, 2, 3, 4, 5],
};

interface Week {
  style: string;
  names: readonly WorkoutName[];
}

const FULL_BODY: Week = { style: 'Full Body', names: ['Full Body', 'Full Body', 'Full Body'] };
const PUSH_PULL_LEGS: Week = {
  style: 'Push/Pull/Legs',
  names: ['Push', 'Pull', 'Legs', 'Push', 'Pull', 'Legs'],
};

const alternating = (first: WorkoutName, second: WorkoutName, days: number): Week => ({
  style: `${first}/${second}`,
  names: Array.from({ length: days }, (_, index) => (index % 2 === 0 ? first : second)),
});

/** Weeks for physiques led by the upper body. */
const UPPER_LED: Readonly<Record<number, Week>> = {
  4: alternating('Upper', 'Lower', 4),
  5: { style: 'Upper/Lower + Push/Pull', names: ['Upper', 'Lower', 'Push', 'Pull', 'Upper'] },
  6: {
    style: 'Push/Pull/Legs + Upper',
    names: ['Push', 'Pull', 'Legs', 'Push', 'Pull', 'Upper'],
  },
};

const EVEN: Readonly<Record<number, Week>> = {
  4: alternating('Upper', 'Lower', 4),
  5: {
    style: 'Push/Pull/Legs + Upper/Lower',
    names: ['Push', 'Pull', 'Legs', 'Upper', 'Lower'],
  },
  6: PUSH_PULL_LEGS,
};

function weekOf(days: number, leads: Emphasis['leads'], mayPress: boolean): Week {
  if (days <= 3) return FULL_BODY;
  if (leads === 'lower') return alternating('Lower', 'Upper', days);
  if (!mayPress) return alternating('Upper', 'Lower', days);
  return (leads === 'upper' ? UPPER_LED : EVEN)[days] ?? PUSH_PULL_LEGS;
}

/**
 * The split for the requested and available days: 3 days are full body, 4 are upper/lower twice,
 * more use push/pull/legs. If the lower body is scored, legs come every other day. Beginners get
 * at most four days.
 */
export function chooseSplit(answers: PlanAnswers): Split {
  const requestedDays = leadingNumber(answers.trainingFrequency);
  const count = trainingDays(answers);
  const painful = painfulPatterns(answers.injuries ?? []);
  const mayPress = !(painful.has('horizontal_push') && painful.has('vertical_push'));
  const { style, names } = weekOf(count, emphasisOf(answers, VOLUME_LANDMARKS).leads, mayPress);
  const weekdays = WEEKDAYS[count] ?? [];
  const days = names.map((name, index) => ({ name, weekday: weekdays[index] ?? index }));
  const fewerBecause =
    count === requestedDays ? null : count < activeDays(answers) ? 'beginner' : 'availability';
  return { style, days, requestedDays, fewerBecause };
}
