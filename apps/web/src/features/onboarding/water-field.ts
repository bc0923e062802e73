import { ONBOARDING_LIMITS } from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import { type NumberField, waterField } from '../../lib/form/number-field.ts';
import { roundTo } from '../../lib/numbers.ts';
import { typedNumber } from '../../lib/typed-number.ts';
import { numberRules, toMetric, WATER, waterFromLiters } from '../../lib/units.ts';

const LIMIT = ONBOARDING_LIMITS.waterIntake;
const toSteps = (liters: number) => Math.round(liters / LIMIT.step) * LIMIT.step;

/** Liters as shown in the field: half liters, or whole fluid ounces. */
const waterText = (liters: number, units: Units): string =>
  String(units === 'metric' ? toSteps(liters) : Math.round(waterFromLiters(liters, units)));

const typedWater = (text: string, units: Units) =>
  typedNumber(text, numberRules(WATER, units, LIMIT));

/**
 * Parses a typed amount of water to liters. Whole fluid ounces become half liters if they show the same, within the
 * limits. NaN if unreadable, undefined if empty.
 */
function waterLitersOf(text: string, units: Units): number | undefined {
  const typed = typedWater(text, units);
  if (typed === undefined || units === 'metric') return typed;
  const liters = toMetric(typed, WATER, units);
  // The limits in whole ounces: 203 are six liters.
  const isWithin =
    typed >= Math.floor(waterFromLiters(LIMIT.min, units)) &&
    typed <= Math.ceil(waterFromLiters(LIMIT.max, units));
  if (!isWithin) return liters;
  const [ounces, half] = [Math.round(typed), toSteps(liters)];
  if (Math.round(waterFromLiters(half, units)) === ounces) return half;
  return roundTo(toMetric(ounces, WATER, units), 3);
}

const field = waterField(LIMIT, { isOptional: false });

/** The usual water intake per day, in half liters or whole fluid ounces. */
export const waterAnswerField: NumberField = {
  ...field,
  parse: waterLitersOf,
  format: (liters, units) =>
    liters === null || liters === undefined ? '' : waterText(liters, units),
  // In liters, the contract's message also names the steps.
  ownMessage: (units) => (units === 'imperial' ? field.outside(units) : undefined),
  convert(text, from, to) {
    const typed = typedWater(text, from);
    if (typed === undefined || Number.isNaN(typed)) return text;
    return waterText(toMetric(typed, WATER, from), to);
  },
};
