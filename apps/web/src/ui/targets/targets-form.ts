import { KCAL_PER_GRAM, LOG_LIMITS } from '@posedown/coaching';
import type { NewPlansBody } from '@posedown/contract';
import { ApiError } from '../../lib/api-error.ts';
import { defineForm, type TypedOf } from '../../lib/form/define-form.ts';
import { numberField, required } from '../../lib/form/number-field.ts';
import { formatNumber } from '../../lib/numbers.ts';
import { MACROS, type Macro } from '../parts/macro-share.ts';

const grams = numberField(LOG_LIMITS.macro, { unit: 'g', digits: 0 });

/** Grams a day. */
const targetsForm = defineForm({
  protein: required(grams),
  carbs: required(grams),
  fats: required(grams),
});

export type TypedTargets = TypedOf<typeof targetsForm.fields>;
export type Targets = NonNullable<NewPlansBody['targets']>;

/**
 * The energy of the typed grams in kcal. Calories are computed from the grams, so that both always
 * match.
 */
export function kcalOf(typed: TypedTargets): number {
  const energies = MACROS.map((macro) => KCAL_PER_GRAM[macro] * (grams.parse(typed[macro]) || 0));
  return Math.round(energies.reduce((sum, energy) => sum + energy, 0));
}

/** Text such as '1,950 kcal a day, 210 less than now'. */
export function kcalText(kcal: number, now: number): string {
  const change = Math.round(kcal - now);
  const size = formatNumber(Math.abs(change));
  const words = change === 0 ? 'as now' : `${size} ${change < 0 ? 'less' : 'more'} than now`;
  return `${formatNumber(kcal)} kcal a day, ${words}`;
}

/** The typed targets in whole grams, or the errors by field. */
export function targetsOf(
  typed: TypedTargets,
): { targets: Targets } | { errors: Partial<TypedTargets> } {
  const errors = targetsForm.errors(typed, 'metric');
  if (Object.keys(errors).length > 0) return { errors };
  const { protein, carbs, fats } = targetsForm.toBody(typed, 'metric');
  const whole = {
    ...{ protein: Math.round(protein), carbs: Math.round(carbs), fats: Math.round(fats) },
  };
  return { targets: { ...whole, calories: kcalOf(gramsOf(whole)) } };
}

/** The typed targets once all of them are readable. */
export function validTargets(typed: TypedTargets): Targets | undefined {
  const read = targetsOf(typed);
  return 'targets' in read ? read.targets : undefined;
}

/** Server errors by field. Calories have no field, because they follow from the grams. */
export function refusedFields(error: unknown): Partial<TypedTargets> {
  const issues = error instanceof ApiError ? error.issues : [];
  return Object.fromEntries(
    MACROS.flatMap((macro) => {
      const issue = issues.find(({ path }) => path === `targets.${macro}`);
      return issue ? [[macro, issue.message]] : [];
    }),
  );
}

/** Whether an error is shown only at its fields. */
export const isAtFields = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.issues.length > 0 &&
  error.issues.length === Object.keys(refusedFields(error)).length;

/** Initial form values: whole grams. */
export const gramsOf = (targets: Record<Macro, number>): TypedTargets =>
  targetsForm.format(targets, 'metric');
