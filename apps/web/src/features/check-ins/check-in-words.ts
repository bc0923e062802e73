import type { CheckIn, Units } from '@posedown/contract';
import { formatNumber } from '../../lib/numbers.ts';
import { formatWater, formatWeight } from '../../lib/units.ts';

/** What was said of a day: 'Energy 7', 'Mood good', 'Sleep 7.5 h'. */
export function saidOf(checkIn: CheckIn, units: Units): string[] {
  const { energyLevel, mood, sleepHours, stressLevel, waterIntake, weight } = checkIn;
  return [
    `Energy ${energyLevel}`,
    `Mood ${mood}`,
    sleepHours !== null && `Sleep ${formatNumber(sleepHours, 2)} h`,
    stressLevel !== null && `Stress ${stressLevel}`,
    waterIntake !== null && `Water ${formatWater(waterIntake, units)}`,
    weight !== null && formatWeight(weight, units),
    checkIn.completedWorkout && 'Workout done',
    checkIn.followedNutrition && 'Nutrition followed',
  ].filter((words) => typeof words === 'string');
}

/** How good a mood is, so that a course of moods can be drawn. */
const MOOD_POINTS = { poor: 1, okay: 2, good: 3, excellent: 4 } as const;

export type Felt = 'energy' | 'mood' | 'sleep';

const FELT: Record<Felt, (checkIn: CheckIn) => number | null> = {
  energy: ({ energyLevel }) => energyLevel,
  mood: ({ mood }) => MOOD_POINTS[mood],
  sleep: ({ sleepHours }) => sleepHours,
};

/** The course of one feeling, the oldest first. @param checkIns the newest first */
export function courseOf(checkIns: readonly CheckIn[], felt: Felt): number[] {
  return checkIns
    .map(FELT[felt])
    .filter((value) => value !== null)
    .reverse();
}

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const MOOD_WORDS = ['Poor', 'Okay', 'Good', 'Excellent'] as const;

/** What a feeling comes to: its mean over the days, for a mood the nearest word. */
export function meanWords(checkIns: readonly CheckIn[], felt: Felt): string {
  const course = courseOf(checkIns, felt);
  if (course.length === 0) return '–';
  const mean = meanOf(course);
  return felt === 'mood' ? (MOOD_WORDS[Math.round(mean) - 1] ?? '–') : formatNumber(mean, 1);
}

/** Below it a change of the means is the weather. */
const LEAST_CHANGE = 0.3;

/** Which way a feeling goes, the later half of the days against the earlier one. */
export function wayWords(course: readonly number[]): string {
  const half = Math.floor(course.length / 2);
  if (half < 2) return 'too few days to see a trend';
  const change = meanOf(course.slice(-half)) - meanOf(course.slice(0, half));
  if (Math.abs(change) < LEAST_CHANGE) return 'steady';
  return change > 0 ? 'rising' : 'falling';
}
