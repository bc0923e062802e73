import { SEXES, type Sex } from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import type { Choice } from '../../ui/form/choice-field.tsx';

type Words = readonly [label: string, detail?: string];

/** The choices of an enumeration in its order; a value without a label doesn't compile. */
export function choicesOf<Value extends string>(
  values: readonly Value[],
  words: Record<Value, Words>,
): Choice<Value>[] {
  return values.map((value) => ({ value, label: words[value][0], detail: words[value][1] }));
}

/* Only the choices of the first step; those of later steps are loaded with them. */

export const UNIT_CHOICES: readonly Choice<Units>[] = [
  { value: 'metric', label: 'Metric (kg, cm)' },
  { value: 'imperial', label: 'Imperial (lb, ft)' },
];

export const SEX_CHOICES = choicesOf<Sex>(SEXES, { male: ['Male'], female: ['Female'] });
