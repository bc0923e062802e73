import {
  type KnownBefore,
  type MindMuscle,
  nextSetOf,
  type PumpLevel,
  SET_DEFAULTS,
  SET_LIMITS,
  type SetEnergy,
} from '@posedown/coaching';
import type { LoggedSet, SessionExercise, SetBody, Units } from '@posedown/contract';
import { numberError, roundWithin, typedNumber } from '../../../lib/typed-number.ts';
import { formatWeight, typedWeightKg, weightFromKg } from '../../../lib/units.ts';

/** A set as its fields hold it: numbers as typed, in the athlete's own units. */
export interface SetDraft {
  weight: string;
  reps: string;
  rpe: string;
  form: string;
  pump: PumpLevel | '';
  mindMuscle: MindMuscle | '';
  energy: SetEnergy | '';
  /** What stood in the field of the load, and the load that it showed rounded. */
  from: { weight: string; kg: number | null };
}

const rounded = (value: number, digits: number) => String(Number(value.toFixed(digits)));

/** A load in its field: quarters of a kilogram are loaded, tenths of a pound are more than enough. */
function loadFields(kg: number | null, units: Units): Pick<SetDraft, 'weight' | 'from'> {
  const digits = units === 'metric' ? 2 : 1;
  const weight = kg === null ? '' : rounded(weightFromKg(kg, units), digits);
  return { weight, from: { weight, kg: kg === null ? null : Math.round(kg * 100) / 100 } };
}

/** The next set, prefilled with the same values as the hint. */
export function nextSet(
  exercise: Pick<SessionExercise, 'sets' | 'target'>,
  known: KnownBefore | undefined,
  units: Units,
): SetDraft {
  const { loadKg, reps } = nextSetOf(exercise, known, units);
  return {
    ...loadFields(loadKg, units),
    reps: reps === null ? '' : String(reps),
    rpe: rounded(exercise.target?.rpe ?? SET_DEFAULTS.rpe, 1),
    ...{ form: '', pump: '', mindMuscle: '', energy: '' },
  };
}

/** A set that was done, to be corrected. */
export function draftOf(set: LoggedSet, units: Units): SetDraft {
  return {
    ...loadFields(set.weight, units),
    reps: String(set.reps),
    rpe: set.rpe === null ? '' : rounded(set.rpe, 1),
    form: set.form === null ? '' : String(set.form),
    pump: set.pump ?? '',
    mindMuscle: set.mindMuscle ?? '',
    energy: set.energy ?? '',
  };
}

export type SetErrors = Partial<Record<'weight' | 'reps' | 'rpe' | 'form', string>>;

const isWhole = (value: number) => Number.isInteger(value);
const within = (value: number, { min, max }: { min: number; max: number }) =>
  value >= min && value <= max;

/** A load as typed, kg. Undefined where empty, NaN where it cannot be read. */
export const typedLoadKg = (text: string, units: Units): number | undefined =>
  typedWeightKg(text, units, SET_LIMITS.weight);

/** Repetitions or seconds as typed. */
function typedReps(text: string): number | undefined {
  const reps = typedNumber(text, { unit: 'reps', ...SET_LIMITS.reps });
  return Number.isNaN(reps) ? typedNumber(text, { unit: 's', ...SET_LIMITS.reps }) : reps;
}

/** What is wrong with a draft, field by field; nothing is wrong where there is no error. */
export function setErrorsOf(draft: SetDraft, units: Units): SetErrors {
  const fieldErrors: SetErrors = {};
  const weightKg = typedLoadKg(draft.weight, units);
  if (weightKg !== undefined && !within(weightKg, SET_LIMITS.weight)) {
    const { max } = SET_LIMITS.weight;
    const most = formatWeight(max, units, 0);
    fieldErrors.weight = numberError(weightKg, `Enter a load up to ${most}, or leave it empty`);
  }
  const reps = typedReps(draft.reps);
  if (reps === undefined || !isWhole(reps) || !within(reps, SET_LIMITS.reps)) {
    const { min, max } = SET_LIMITS.reps;
    fieldErrors.reps = numberError(reps, `Enter a whole number from ${min} to ${max}`);
  }
  const rpe = typedNumber(draft.rpe, SET_LIMITS.rpe) ?? 8;
  if (!within(rpe, SET_LIMITS.rpe)) fieldErrors.rpe = numberError(rpe, 'Enter 1 to 10');
  const form = typedNumber(draft.form, SET_LIMITS.form) ?? 8;
  if (!isWhole(form) || !within(form, SET_LIMITS.form)) {
    fieldErrors.form = numberError(form, 'Enter a whole number from 1 to 10');
  }
  return fieldErrors;
}

/**
 * What is asked of a set whose load is empty though its exercise is done with one: whoever forgot it fills it in,
 * whoever means it taps again. It is asked once: not where that was said, and not after a set without.
 */
export function loadQuestion(
  draft: SetDraft,
  { sets }: Pick<SessionExercise, 'sets'>,
  known: Pick<KnownBefore, 'loadStepKg'> | undefined,
): string | undefined {
  const isLoaded = known !== undefined && known.loadStepKg > 0;
  const isMeant = sets.some(({ weight }) => weight === null);
  if (draft.weight.trim() !== '' || !isLoaded || isMeant) return undefined;
  return 'How much was it? Complete it again to log it without a load.';
}

/** The load in kg. Where its field was not touched it goes out as it is stored, not as it is shown. */
function loadKgOf({ weight, from }: SetDraft, units: Units): number | null {
  if (weight === from.weight) return from.kg;
  const kg = typedLoadKg(weight, units);
  return kg === undefined ? null : roundWithin(kg, 2, SET_LIMITS.weight);
}

const FAILED_RPE = 10;

/** Whether not one repetition went up: nothing was left in reserve, whatever the plan had asked for. */
export const isFailed = ({ reps }: Pick<SetDraft, 'reps'>) => typedReps(reps) === 0;

/** The set as the contract wants it. @param at when it was done */
export function toSetBody(
  draft: SetDraft,
  { exerciseKey, units, at }: { exerciseKey: string; units: Units; at: string },
): SetBody {
  return {
    exerciseKey,
    weight: loadKgOf(draft, units),
    reps: typedReps(draft.reps) ?? 0,
    rpe: isFailed(draft) ? FAILED_RPE : (typedNumber(draft.rpe, SET_LIMITS.rpe) ?? null),
    form: typedNumber(draft.form, SET_LIMITS.form) ?? null,
    pump: draft.pump || null,
    mindMuscle: draft.mindMuscle || null,
    energy: draft.energy || null,
    at,
  };
}
