import type { CheckIn, Units } from '@posedown/contract';
import { formatNumber } from '../../lib/numbers.ts';
import { formatWater, formatWeight } from '../../lib/units.ts';

/** The answers of a day: 'Energy 7', 'Mood good', 'Sleep 7.5 h'. */
export function answersIn(checkIn: CheckIn, units: Units): string[] {
  const { energyLevel, mood, sleepHours, stressLevel, waterIntake, steps, weight } = checkIn;
  return [
    `Energy ${energyLevel}`,
    `Mood ${mood}`,
    sleepHours !== null && `Sleep ${formatNumber(sleepHours, 2)} h`,
    stressLevel !== null && `Stress ${stressLevel}`,
    waterIntake !== null && `Water ${formatWater(waterIntake, units)}`,
    typeof steps === 'number' && `${formatNumber(steps)} steps`,
    weight !== null && formatWeight(weight, units),
    checkIn.completedWorkout && 'Workout done',
    checkIn.followedNutrition && 'Nutrition followed',
  ].filter((words) => typeof words === 'string');
}

/** Moods as numbers, for the chart. */
const MOOD_POINTS = { poor: 1, okay: 2, good: 3, excellent: 4 } as const;

export type Felt = 'energy' | 'mood' | 'sleep';

const FELT: Record<Felt, (checkIn: CheckIn) => number | null> = {
  energy: ({ energyLevel }) => energyLevel,
  mood: ({ mood }) => MOOD_POINTS[mood],
  sleep: ({ sleepHours }) => sleepHours,
};

/** The values of one feeling, oldest first. @param checkIns newest first */
export function courseOf(checkIns: readonly CheckIn[], felt: Felt): number[] {
  return checkIns
    .map(FELT[felt])
    .filter((value) => value !== null)
    .reverse();
}

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const MOOD_LABELS = ['Poor', 'Okay', 'Good', 'Excellent'] as const;

/** The mean of a feeling; for moods the nearest word. */
export function meanText(checkIns: readonly CheckIn[], felt: Felt): string {
  const course = courseOf(checkIns, felt);
  if (course.length === 0) return '–';
  const mean = meanOf(course);
  return felt === 'mood' ? (MOOD_LABELS[Math.round(mean) - 1] ?? '–') : formatNumber(mean, 1);
}

/** Smaller changes of the mean count as steady. */
const MIN_CHANGE = 0.3;

/** The trend of a feeling, comparing the later half of the days with the earlier one. */
export function trendText(course: readonly number[]): string {
  const half = Math.floor(course.length / 2);
  if (half < 2) return 'too few days to see a trend';
  const change = meanOf(course.slice(-half)) - meanOf(course.slice(0, half));
  if (Math.abs(change) < MIN_CHANGE) return 'steady';
  return change > 0 ? 'rising' : 'falling';
}
