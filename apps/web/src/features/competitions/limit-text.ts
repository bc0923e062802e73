import { PROGRESS_LIMITS } from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import { formatNumber } from '../../lib/numbers.ts';
import { roundWithin } from '../../lib/typed-number.ts';
import { typedWeightKg, WEIGHT_UNIT, weightFromKg } from '../../lib/units.ts';

/** A limit in pounds, such as 145 lb, is 65.77 kg; none has more than tenths of a pound. */
const DIGITS = { metric: 2, imperial: 1 } as const;

/** The limit as its field holds it; empty where there is none. */
export const limitText = (limitKg: number | null, units: Units): string =>
  limitKg === null ? '' : formatNumber(weightFromKg(limitKg, units), DIGITS[units]);

/** `formatLimit(65.77, 'metric')` → '65.77 kg'. */
export const formatLimit = (limitKg: number, units: Units): string =>
  `${limitText(limitKg, units)} ${WEIGHT_UNIT[units]}`;

/** The typed limit in kg, null for none; as it is stored where nobody touched it. */
export function typedLimit(text: string, storedKg: number | null, units: Units): number | null {
  if (text === limitText(storedKg, units)) return storedKg;
  const kg = typedWeightKg(text, units, PROGRESS_LIMITS.weight);
  return kg === undefined ? null : roundWithin(kg, 2, PROGRESS_LIMITS.weight);
}
