import { ONBOARDING_LIMITS } from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import { type NumberField, waterField } from '../../lib/form/number-field.ts';
import { roundTo } from '../../lib/numbers.ts';
import { typedNumber } from '../../lib/typed-number.ts';
import { numberRules, toMetric, WATER, waterFromLitres } from '../../lib/units.ts';

const LIMIT = ONBOARDING_LIMITS.waterIntake;
const toSteps = (liters: number) => Math.round(liters / LIMIT.step) * LIMIT.step;

/** Liters as the field holds them: half liters, also of stored ounces, or whole fluid ounces. */
const waterText = (liters: number, units: Units): string =>
  String(units === 'metric' ? toSteps(liters) : Math.round(waterFromLitres(liters, units)));

const typedWater = (text: string, units: Units) =>
  typedNumber(text, numberRules(WATER, units, LIMIT));

/**
 * A typed amount of water in liters: whole fluid ounces, as half liters where they read as one, as long as
 * they lie within the limits to the ounce. NaN where it cannot be read, undefined where empty.
 */
function waterLitersOf(text: string, units: Units): number | undefined {
  const typed = typedWater(text, units);
  if (typed === undefined || units === 'metric') return typed;
  const liters = toMetric(typed, WATER, units);
  // The limits themselves read as whole ounces: 203 are six liters.
  const isWithin =
    typed >= Math.floor(waterFromLitres(LIMIT.min, units)) &&
    typed <= Math.ceil(waterFromLitres(LIMIT.max, units));
  if (!isWithin) return liters;
  const [ounces, half] = [Math.round(typed), toSteps(liters)];
  if (Math.round(waterFromLitres(half, units)) === ounces) return half;
  return roundTo(toMetric(ounces, WATER, units), 3);
}

const field = waterField(LIMIT, { isOptional: false });

/** What is drunk on a usual day, which is answered in half liters or whole fluid ounces. */
export const waterAnswerField: NumberField = {
  ...field,
  parse: waterLitersOf,
  format: (liters, units) =>
    liters === null || liters === undefined ? '' : waterText(liters, units),
  // In liters the contract names its steps, too.
  ownMessage: (units) => (units === 'imperial' ? field.outside(units) : undefined),
  convert(text, from, to) {
    const typed = typedWater(text, from);
    if (typed === undefined || Number.isNaN(typed)) return text;
    return waterText(toMetric(typed, WATER, from), to);
  },
};
