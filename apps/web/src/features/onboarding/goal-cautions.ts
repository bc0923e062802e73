import { goalWarnings } from '@posedown/coaching';
import { parseNumber } from '../../lib/numbers.ts';
import type { Answers } from './answers.ts';
import { heightCmOf, weightKgOf } from './convert-answers.ts';

type Typed = Pick<Answers, 'units' | 'sex' | 'height' | 'weight' | 'targetWeight' | 'bodyFatGoal'>;

/** Why no plan leads to a goal that was typed, in sentences; none while too little is typed to say. */
export function goalCautions({ units, sex, ...typed }: Typed): string[] {
  const heightCm = Number(heightCmOf(typed.height, units));
  const weightKg = Number(weightKgOf(typed.weight, units));
  if (!(heightCm > 0 && weightKg > 0)) return [];
  const body = { heightCm, weightKg, units, ...(sex ? { sex } : {}) };
  const { weight, bodyFat } = goalWarnings(body, {
    targetWeightKg: Number(weightKgOf(typed.targetWeight, units)) || null,
    bodyFatGoalPercent: parseNumber(typed.bodyFatGoal) ?? null,
  });
  return [weight, bodyFat].filter((text) => text !== null);
}
