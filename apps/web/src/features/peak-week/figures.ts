import type { Units } from '@posedown/contract';
import { defineForm, type TypedOf } from '../../lib/form/define-form.ts';
import { measureField, numberField, required } from '../../lib/form/number-field.ts';
import { SMALL_WATER } from '../../lib/units.ts';
import type { Plan } from './peak-text.ts';

/** Accepted amounts per day, in mg, g or ml. */
const RANGE = { min: 0, max: 20_000 };
const grams = numberField(RANGE, { unit: 'g', storedDigits: 0 });

/** The values of a day that a coach can edit, in the athlete's units. Only water is required. */
const figuresForm = defineForm({
  waterMl: required(measureField(SMALL_WATER, RANGE)),
  sodiumMg: numberField(RANGE, { unit: 'mg', likelyFrom: 50, storedDigits: 0 }),
  carbsG: grams,
  fatG: grams,
  proteinG: grams,
});

export type Figure = keyof TypedOf<typeof figuresForm.fields>;

const LABELS: Record<Figure, string> = {
  waterMl: 'Water',
  sodiumMg: 'Sodium',
  carbsG: 'Carbs',
  fatG: 'Fat',
  proteinG: 'Protein',
};

/** The fields of a day. */
export const figuresIn = (units: Units) =>
  figuresForm.names.map((name) => ({
    name,
    label: LABELS[name],
    unit: figuresForm.fields[name].unit(units),
  }));

type Day = Pick<Plan['days'][number], Figure>;

/** The edited values of a day, as typed. */
export type Typed = Partial<Record<Figure, string>>;

/** A stored value as text for its field. */
export const figureText = (day: Day, name: Figure, units: Units): string =>
  figuresForm.format(day, units)[name];

/** The typed values that differ from the stored ones. */
export function typedFigures(day: Day, typed: Typed, units: Units): Typed {
  const shown = figuresForm.format(day, units);
  const others = Object.entries(typed).filter(([name, text]) => text !== shown[name as Figure]);
  return Object.fromEntries(others);
}

/** The day with its edited values, or the errors in them. Untouched values stay exact. */
export function readFigures(
  stored: Day,
  typed: Typed,
  units: Units,
): { day: Day } | { fieldErrors: Typed } {
  const shown = { ...figuresForm.format(stored, units), ...typed };
  const fieldErrors = figuresForm.errors(shown, units);
  if (Object.keys(fieldErrors).length > 0) return { fieldErrors };
  const { waterMl, ...body } = figuresForm.toBody(shown, units, stored);
  const { sodiumMg = null, carbsG = null, fatG = null, proteinG = null } = body;
  return { day: { waterMl, sodiumMg, carbsG, fatG, proteinG } };
}
