import { type Limit, ONBOARDING_LIMITS } from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import { numberText } from '../../lib/parse-number.ts';
import { roundWithin, typedNumber } from '../../lib/typed-number.ts';
import {
  lengthFromCm,
  typedHeightCm,
  typedWeightKg,
  waterField,
  waterFromLitres,
  waterToLitres,
  weightField,
  weightFromKg,
  weightToKg,
} from '../../lib/units.ts';
import type { Answers } from './answers.ts';
import { heightText } from './height-text.ts';

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/**
 * The converted number in the fewest decimals (1 to 3) that lead back to the number it came from, so
 * that switching to and fro changes nothing: 182 lb reads 82.55 kg, 82.5 kg reads 181.9 lb.
 */
function convertFaithfully(
  value: number,
  decimals: number,
  there: (value: number) => number,
  back: (value: number) => number,
): number {
  const candidates = [1, 2, 3].map((digits) => round(there(value), digits));
  const faithful = candidates.find((candidate) => round(back(candidate), decimals) === value);
  return faithful ?? round(there(value), 3);
}

/** Decimals that a number shows, at least one: people weigh themselves to the tenth. */
const decimalsOf = (value: number) => Math.max(1, (String(value).split('.')[1] ?? '').length);

const isRead = (value: number | undefined): value is number =>
  value !== undefined && !Number.isNaN(value);

function convertWeight(text: string, from: Units, to: Units, limit: Limit): string {
  const value = typedNumber(text, weightField(from, limit));
  if (!isRead(value)) return text;
  const pass = (start: Units, end: Units) => (weight: number) =>
    weightFromKg(weightToKg(weight, start), end);
  return numberText(convertFaithfully(value, decimalsOf(value), pass(from, to), pass(to, from)));
}

function convertHeight(text: string, from: Units, to: Units): string {
  const heightCm = typedHeightCm(text, from, ONBOARDING_LIMITS.height);
  if (!isRead(heightCm)) return text;
  if (to === 'metric') return String(round(heightCm, 1));
  return heightText(round(lengthFromCm(heightCm, 'imperial'), 1));
}

/** What a day's water is answered in, litres. */
const WATER_STEP_LITRES = ONBOARDING_LIMITS.waterIntake.step;
const toSteps = (litres: number) => Math.round(litres / WATER_STEP_LITRES) * WATER_STEP_LITRES;

function convertWater(text: string, from: Units, to: Units): string {
  const value = typedNumber(text, waterField(from, ONBOARDING_LIMITS.waterIntake));
  if (!isRead(value)) return text;
  if (to === 'imperial') return waterText(value, to);
  return waterText(waterToLitres(value, from), to);
}

/** Litres as the field of a day's water holds them: half litres, also of stored ounces, or whole fluid ounces. */
export function waterText(litres: number, units: Units): string {
  return String(units === 'metric' ? toSteps(litres) : Math.round(waterFromLitres(litres, units)));
}

/** The answers in other units, with the sizes typed so far converted. Unreadable text stays. */
export function convertAnswers(answers: Answers, to: Units): Answers {
  const from = answers.units;
  if (from === to) return answers;
  return {
    ...answers,
    units: to,
    height: convertHeight(answers.height, from, to),
    weight: convertWeight(answers.weight, from, to, ONBOARDING_LIMITS.weight),
    targetWeight: convertWeight(answers.targetWeight, from, to, ONBOARDING_LIMITS.targetWeight),
    waterIntake: convertWater(answers.waterIntake, from, to),
  };
}

/** A typed weight in kg to the hundredth; NaN where it cannot be read, undefined where empty. */
export function weightKgOf(text: string, units: Units, limit: Limit): number | undefined {
  const weightKg = typedWeightKg(text, units, limit);
  return weightKg === undefined ? undefined : roundWithin(weightKg, 2, limit);
}

/** A typed height in cm to the tenth; NaN where it cannot be read, undefined where empty. */
export function heightCmOf(text: string, units: Units): number | undefined {
  const heightCm = typedHeightCm(text, units, ONBOARDING_LIMITS.height);
  return heightCm === undefined ? undefined : roundWithin(heightCm, 1, ONBOARDING_LIMITS.height);
}

/**
 * A typed amount of water in litres: whole fluid ounces, as half litres where they read as one, as long as
 * they lie within the limits to the ounce. NaN where it cannot be read, undefined where empty.
 */
export function waterLitresOf(text: string, units: Units): number | undefined {
  const typed = typedNumber(text, waterField(units, ONBOARDING_LIMITS.waterIntake));
  if (typed === undefined || units === 'metric') return typed;
  const { min, max } = ONBOARDING_LIMITS.waterIntake;
  const litres = waterToLitres(typed, units);
  // The limits themselves read as whole ounces: 203 are six litres.
  const isWithin =
    typed >= Math.floor(waterFromLitres(min, units)) &&
    typed <= Math.ceil(waterFromLitres(max, units));
  if (!isWithin) return litres;
  const [ounces, half] = [Math.round(typed), toSteps(litres)];
  if (Math.round(waterFromLitres(half, units)) === ounces) return half;
  return round(waterToLitres(ounces, units), 3);
}
