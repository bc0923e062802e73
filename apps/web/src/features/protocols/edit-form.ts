import { type Limit, PROTOCOL_LIMITS } from '@posedown/coaching';
import type { Protocol } from '@posedown/contract';
import { validateBy } from '../../lib/contract-form.ts';
import { numberText } from '../../lib/parse-number.ts';
import { NOTHING_TYPED, typedNumber } from '../../lib/typed-number.ts';

type Phase = Protocol['protocol']['phases'][number];

/** A phase as it is typed. */
export type TypedPhase = Record<keyof Phase, string> & { key: string };

export interface TypedPlan {
  bodyFatTarget: string;
  phases: TypedPhase[];
}

/** The numbers of a phase, in the order of the form. */
export const FIGURES = [
  { name: 'weeks', label: 'Weeks', unit: 'weeks' },
  { name: 'calories', label: 'Calories', unit: 'kcal' },
  { name: 'protein', label: 'Protein', unit: 'g' },
  { name: 'carbs', label: 'Carbs', unit: 'g' },
  { name: 'fats', label: 'Fats', unit: 'g' },
  { name: 'cardioMinutes', label: 'Cardio a week', unit: 'min' },
  { name: 'dailySteps', label: 'Steps a day', unit: 'steps' },
  { name: 'trainingDays', label: 'Training days a week', unit: 'days' },
  { name: 'weeklySets', label: 'Hard sets a week', unit: 'sets' },
  { name: 'refeedDays', label: 'Refeed days a week', unit: 'days' },
] as const satisfies { name: keyof Phase; label: string; unit: string }[];

/** The protocol as the form shows it; the places are the keys of its phases. */
export function toTyped({ bodyFatTarget, phases }: Protocol['protocol']): TypedPlan {
  return {
    bodyFatTarget: bodyFatTarget === null ? '' : numberText(bodyFatTarget),
    phases: phases.map((phase, place) => {
      const typed = Object.entries(phase).map(([name, value]) => [
        name,
        typeof value === 'number' ? numberText(value) : value,
      ]);
      return { ...Object.fromEntries(typed), key: String(place) } as TypedPhase;
    }),
  };
}

/** What is sent: numbers, and NaN where something else was typed, which the contract refuses. */
export function toBody({ bodyFatTarget, phases }: TypedPlan, version: number) {
  return {
    bodyFatTarget:
      typedNumber(bodyFatTarget, { unit: '%', ...PROTOCOL_LIMITS.bodyFatTarget }) ?? null,
    phases: phases.map(({ key: _key, name, checkPoint, ...figures }) => {
      const numbers = FIGURES.map((figure) => [
        figure.name,
        typedNumber(figures[figure.name], { ...PROTOCOL_LIMITS[figure.name], unit: figure.unit }) ??
          NOTHING_TYPED,
      ]);
      return { name, checkPoint, ...Object.fromEntries(numbers) } as Phase;
    }),
    version,
  };
}

/** kcal in the grams of a phase; null while they cannot be read. */
export function kcalOfGrams({ protein, carbs, fats }: TypedPhase): number | null {
  const grams = (text: string, limit: Limit) =>
    typedNumber(text, { unit: 'g', ...limit }) ?? Number.NaN;
  const limits = PROTOCOL_LIMITS;
  const [p, c] = [grams(protein, limits.protein), grams(carbs, limits.carbs)];
  const kcal = 4 * (p + c) + 9 * grams(fats, limits.fats);
  return Number.isNaN(kcal) ? null : Math.round(kcal);
}

export const validatePlan = validateBy(() =>
  import('@posedown/contract').then(({ protocolChangeSchema }) => protocolChangeSchema),
);
