import { rangeMessage, SET_LIMITS, TARGET_LIMITS } from '@posedown/coaching';
import { numberError, typedNumber } from '../../../lib/typed-number.ts';

type Range = Readonly<{ min: number; max: number }>;

export const within = (value: number, { min, max }: Range): boolean => value >= min && value <= max;

/** A whole number as it was typed; NaN for anything else. @param unit what may stand behind it */
function typedWhole(text: string, unit: string, { min, max }: Range): number {
  const value = typedNumber(text, { unit, min, max });
  return value !== undefined && Number.isInteger(value) ? value : Number.NaN;
}

const WEEKS = { min: 1, max: 52 };

export const typedWeeks = (text: string): number => typedWhole(text, 'weeks', WEEKS);

type TypedFigures = Record<
  'sets' | 'restTime' | 'rpe' | 'dropSetPercentage' | 'restPauseReps',
  string
>;

/** The figures of an exercise as they were typed. */
export const typedFigures = (exercise: TypedFigures) => ({
  sets: typedWhole(exercise.sets, 'sets', TARGET_LIMITS.sets),
  restTime: typedWhole(exercise.restTime, 's', TARGET_LIMITS.restTime),
  rpe: typedNumber(exercise.rpe, SET_LIMITS.rpe) ?? Number.NaN,
  dropSetPercentage: typedWhole(exercise.dropSetPercentage, '%', TARGET_LIMITS.dropSetPercentage),
  restPauseReps: typedWhole(exercise.restPauseReps, 'reps', TARGET_LIMITS.restPauseReps),
});

/** What is wrong with the length of a plan, by its field. */
export function weeksProblem(text: string): { weeks?: string } {
  const weeks = typedNumber(text, { unit: 'weeks', ...WEEKS });
  const isRight = Number.isInteger(weeks) && weeks !== undefined && within(weeks, WEEKS);
  return isRight ? {} : { weeks: numberError(weeks, rangeMessage(WEEKS, 'weeks')) };
}
