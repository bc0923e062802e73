import { rangeMessage, SET_LIMITS, TARGET_LIMITS } from '@posedown/coaching';
import { defineForm, type TypedOf } from '../../../lib/form/define-form.ts';
import { numberField, required } from '../../../lib/form/number-field.ts';

const whole = (limit: { min: number; max: number }, unit: string) =>
  required(numberField(limit, { unit, isWhole: true }));

/** The figures of an exercise in a plan. */
export const figuresForm = defineForm({
  sets: whole(TARGET_LIMITS.sets, 'sets'),
  restTime: whole(TARGET_LIMITS.restTime, 's'),
  rpe: required(numberField(SET_LIMITS.rpe)),
  dropSetPercentage: whole(TARGET_LIMITS.dropSetPercentage, '%'),
  restPauseReps: whole(TARGET_LIMITS.restPauseReps, 'reps'),
});

export type TypedFigures = TypedOf<typeof figuresForm.fields>;

/** Sets that count toward a week; 0 while they can’t be parsed. */
export const countedSets = ({ sets }: Pick<TypedFigures, 'sets'>): number =>
  figuresForm.fields.sets.error(sets) ? 0 : figuresForm.fields.sets.parse(sets);

const WEEKS = { min: 1, max: 52 };

/** The length of a plan. */
export const weeksField = required(
  numberField(WEEKS, { unit: 'weeks', isWhole: true, message: rangeMessage(WEEKS, 'weeks') }),
);
