import {
  type ExerciseHistory,
  MIND_MUSCLE_LEVELS,
  nextSetOf,
  PUMP_LEVELS,
  SET_DEFAULTS,
  SET_ENERGIES,
  SET_LIMITS,
} from '@posedown/coaching';
import type { LoggedSet, SessionExercise, SetBody, Units } from '@posedown/contract';
import { defineForm, type StoredOf, type TypedOf } from '../../../lib/form/define-form.ts';
import { choiceField } from '../../../lib/form/field.ts';
import { numberField, required, weightField } from '../../../lib/form/number-field.ts';
import { formatWeight } from '../../../lib/units.ts';

const { min: LEAST_REPS, max: MOST_REPS } = SET_LIMITS.reps;

/** The form of a set: numbers as typed, in the athlete's units. */
export const setForm = defineForm({
  weight: weightField(SET_LIMITS.weight, {
    message: (units) =>
      `Enter a load up to ${formatWeight(SET_LIMITS.weight.max, units, 0)}, or leave it empty`,
  }),
  // Repetitions or seconds.
  reps: required(
    numberField(SET_LIMITS.reps, {
      ...{ unit: 'reps', otherUnit: 's', isWhole: true },
      message: `Enter a whole number from ${LEAST_REPS} to ${MOST_REPS}`,
    }),
  ),
  rpe: numberField(SET_LIMITS.rpe, { digits: 1, message: 'Enter 1 to 10' }),
  form: numberField(SET_LIMITS.form, {
    isWhole: true,
    message: 'Enter a whole number from 1 to 10',
  }),
  pump: choiceField(PUMP_LEVELS),
  mindMuscle: choiceField(MIND_MUSCLE_LEVELS),
  energy: choiceField(SET_ENERGIES),
});

export interface SetDraft extends TypedOf<typeof setForm.fields> {
  /** The exact load behind the rounded value in the field; null if empty. */
  fromKg: number | null;
}

const round = (kg: number | null) => (kg === null ? null : Math.round(kg * 100) / 100);

const draftFrom = (stored: StoredOf<typeof setForm.fields>, units: Units): SetDraft => ({
  ...setForm.format(stored, units),
  fromKg: round(stored.weight ?? null),
});

/** The next set, prefilled with the same values as the hint. */
export function nextSet(
  exercise: Pick<SessionExercise, 'sets' | 'target'>,
  context: ExerciseHistory | undefined,
  units: Units,
): SetDraft {
  const { loadKg, reps } = nextSetOf(exercise, context, units);
  const rpe = exercise.target?.rpe ?? SET_DEFAULTS.rpe;
  return draftFrom({ weight: loadKg, reps, rpe }, units);
}

/** A logged set, to correct it. */
export const draftOf = (set: LoggedSet, units: Units): SetDraft => draftFrom(set, units);

export type SetErrors = Partial<Record<'weight' | 'reps' | 'rpe' | 'form', string>>;

/** A typed load in kg; undefined if empty, NaN if unreadable. */
export const typedLoadKg = (text: string, units: Units): number | undefined =>
  setForm.fields.weight.parse(text, units);

/**
 * Asks once for an empty load if the exercise normally has one. Tapping again logs the set without it. Not asked
 * after a set that was logged without a load.
 */
export function loadQuestion(
  draft: SetDraft,
  { sets }: Pick<SessionExercise, 'sets'>,
  context: Pick<ExerciseHistory, 'loadStepKg'> | undefined,
): string | undefined {
  const isLoaded = context !== undefined && context.loadStepKg > 0;
  const isIntended = sets.some(({ weight }) => weight === null);
  if (draft.weight.trim() !== '' || !isLoaded || isIntended) return undefined;
  return 'How much was it? Complete it again to log it without a load.';
}

const FAILED_RPE = 10;

/** Whether not a single rep succeeded, which means RPE 10 whatever was planned. */
export const isFailed = ({ reps }: Pick<SetDraft, 'reps'>) =>
  setForm.fields.reps.parse(reps, 'metric') === 0;

/** The request body. An untouched load is sent as stored, not as rounded. @param at when the set was done */
export function toSetBody(
  { fromKg, ...draft }: SetDraft,
  { exerciseKey, units, at }: { exerciseKey: string; units: Units; at: string },
): SetBody {
  const body = setForm.toBody(draft, units, { weight: fromKg });
  return {
    exerciseKey,
    weight: body.weight ?? null,
    reps: body.reps,
    rpe: isFailed(draft) ? FAILED_RPE : (body.rpe ?? null),
    form: body.form ?? null,
    pump: body.pump ?? null,
    mindMuscle: body.mindMuscle ?? null,
    energy: body.energy ?? null,
    at,
  };
}
