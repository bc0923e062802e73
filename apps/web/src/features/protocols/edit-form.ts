import { PROTOCOL_LIMITS } from '@posedown/coaching';
import type { Protocol } from '@posedown/contract';
import { validateBy } from '../../lib/contract-form.ts';
import { defineForm, type TypedOf } from '../../lib/form/define-form.ts';
import { requiredText } from '../../lib/form/field.ts';
import { numberField, required } from '../../lib/form/number-field.ts';

const LIMITS = PROTOCOL_LIMITS;
const grams = { unit: 'g' };
const perWeek = { unit: 'days' };

/** The editable values of a phase. All numbers are required. */
const phaseForm = defineForm({
  name: requiredText(),
  weeks: required(numberField(LIMITS.weeks, { unit: 'weeks' })),
  calories: required(numberField(LIMITS.calories, { unit: 'kcal' })),
  protein: required(numberField(LIMITS.protein, grams)),
  carbs: required(numberField(LIMITS.carbs, grams)),
  fats: required(numberField(LIMITS.fats, grams)),
  cardioMinutes: required(numberField(LIMITS.cardioMinutes, { unit: 'min' })),
  dailySteps: required(numberField(LIMITS.dailySteps, { unit: 'steps' })),
  trainingDays: required(numberField(LIMITS.trainingDays, perWeek)),
  weeklySets: required(numberField(LIMITS.weeklySets, { unit: 'sets' })),
  refeedDays: required(numberField(LIMITS.refeedDays, perWeek)),
  checkPoint: requiredText(),
});

const planForm = defineForm({ bodyFatTarget: numberField(LIMITS.bodyFatTarget, { unit: '%' }) });

/** A phase as typed. */
export type TypedPhase = TypedOf<typeof phaseForm.fields> & { key: string };

export interface TypedPlan extends TypedOf<typeof planForm.fields> {
  phases: TypedPhase[];
}

type Figure = Exclude<keyof TypedPhase, 'name' | 'checkPoint' | 'key'>;

const LABELS: Record<Figure, string> = {
  weeks: 'Weeks',
  calories: 'Calories',
  protein: 'Protein',
  carbs: 'Carbs',
  fats: 'Fats',
  cardioMinutes: 'Cardio a week',
  dailySteps: 'Steps a day',
  trainingDays: 'Training days a week',
  weeklySets: 'Hard sets a week',
  refeedDays: 'Refeed days a week',
};

/** The numbers of a phase in form order. */
export const FIGURES = (Object.keys(LABELS) as Figure[]).map((name) => ({
  name,
  label: LABELS[name],
  unit: phaseForm.fields[name].unit('metric'),
}));

/** The form values of a protocol. The phases are keyed by index. */
export function toTyped({ bodyFatTarget, phases }: Protocol['protocol']): TypedPlan {
  return {
    ...planForm.format({ bodyFatTarget }, 'metric'),
    phases: phases.map((phase, index) => ({
      ...phaseForm.format(phase, 'metric'),
      key: String(index),
    })),
  };
}

/** The request body: numbers, and NaN for unreadable input, which the contract rejects. */
export function toBody({ phases, ...plan }: TypedPlan, version: number) {
  const { bodyFatTarget = null } = planForm.toBody(plan, 'metric');
  const bodies = phases.map((phase) => phaseForm.toBody(phase, 'metric'));
  return { bodyFatTarget, phases: bodies, version };
}

/** The kcal of a phase's grams; null while unreadable. */
export function kcalOfGrams(phase: TypedPhase): number | null {
  const { protein, carbs, fats } = phaseForm.toBody(phase, 'metric');
  const kcal = 4 * (protein + carbs) + 9 * fats;
  return Number.isFinite(kcal) ? Math.round(kcal) : null;
}

export const validatePlan = validateBy(() =>
  import('@posedown/contract').then(({ protocolChangeSchema }) => protocolChangeSchema),
);
