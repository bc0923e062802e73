import type { Units } from '@posedown/contract';
import { formatNumber, parseNumber } from './numbers.ts';

/* Everything is stored in metric units; these turn it into what the athlete reads and back. */

/** International avoirdupois pound and inch, and the fluid ounce of the US, exact by definition. */
const KG_PER_POUND = 0.45359237;
const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;
const LITRES_PER_FLUID_OUNCE = 0.0295735295625;

export const WEIGHT_UNIT = { metric: 'kg', imperial: 'lb' } as const;
export const GIRTH_UNIT = { metric: 'cm', imperial: 'in' } as const;
export const WATER_UNIT = { metric: 'litres', imperial: 'fl oz' } as const;

/** kg → the athlete's number: itself, or pounds. */
export function weightFromKg(weightKg: number, units: Units): number {
  return units === 'metric' ? weightKg : weightKg / KG_PER_POUND;
}

/** The athlete's number → kg. */
export function weightToKg(weight: number, units: Units): number {
  return units === 'metric' ? weight : weight * KG_PER_POUND;
}

/** cm → the athlete's number: itself, or inches. For girths; heights have feet as well. */
export function lengthFromCm(lengthCm: number, units: Units): number {
  return units === 'metric' ? lengthCm : lengthCm / CM_PER_INCH;
}

/** The athlete's number, cm or inches → cm. */
export function lengthToCm(length: number, units: Units): number {
  return units === 'metric' ? length : length * CM_PER_INCH;
}

/** Litres → the athlete's number: itself, or fluid ounces. */
export function waterFromLitres(litres: number, units: Units): number {
  return units === 'metric' ? litres : litres / LITRES_PER_FLUID_OUNCE;
}

/** The athlete's number → litres. */
export function waterToLitres(water: number, units: Units): number {
  return units === 'metric' ? water : water * LITRES_PER_FLUID_OUNCE;
}

/** `formatWater(3, 'metric')` → '3 l'; in fluid ounces '101 fl oz'. */
export function formatWater(litres: number, units: Units): string {
  const water = waterFromLitres(litres, units);
  return units === 'metric' ? `${formatNumber(water, 1)} l` : `${formatNumber(water)} fl oz`;
}

/** `formatWeight(82.5, 'imperial')` → '181.9 lb'. */
export function formatWeight(weightKg: number, units: Units, digits = 1): string {
  return `${formatNumber(weightFromKg(weightKg, units), digits)} ${WEIGHT_UNIT[units]}`;
}

/** `formatGirth(84, 'metric')` → '84 cm'. */
export function formatGirth(girthCm: number, units: Units, digits = 1): string {
  return `${formatNumber(lengthFromCm(girthCm, units), digits)} ${GIRTH_UNIT[units]}`;
}

/** `formatHeight(175, 'imperial')` → '5 ft 9 in', to the nearest inch. */
export function formatHeight(heightCm: number, units: Units): string {
  if (units === 'metric') return `${formatNumber(heightCm, 1)} cm`;
  const inches = Math.round(heightCm / CM_PER_INCH);
  return `${Math.floor(inches / INCHES_PER_FOOT)} ft ${inches % INCHES_PER_FOOT} in`;
}

/** Reads a weight in the athlete's unit, or in the one typed behind it, as kg. */
export function parseWeight(text: string, units: Units): number | undefined {
  const match = /^(.*?)(kg|kgs|lb|lbs)?$/i.exec(text.trim());
  const value = parseNumber(match?.[1] ?? '');
  if (value === undefined) return undefined;
  const typed = match?.[2]?.toLowerCase();
  return weightToKg(value, typed ? (typed.startsWith('kg') ? 'metric' : 'imperial') : units);
}

const FEET_AND_INCHES = /^(\d+)\s*(?:'|ft|feet)\s*(?:(\d+(?:[.,]\d+)?)\s*(?:"|''|in|inches)?)?$/i;

/**
 * Reads a height as cm: '175', '175 cm', `5'9"`, '5 ft 9 in', '69 in'. A bare number is in cm or, for
 * imperial, in inches.
 */
export function parseHeight(text: string, units: Units): number | undefined {
  const trimmed = text.trim();
  const feet = FEET_AND_INCHES.exec(trimmed);
  if (feet) {
    const inches = Number(feet[1]) * INCHES_PER_FOOT + (parseNumber(feet[2] ?? '0') ?? 0);
    return inches * CM_PER_INCH;
  }
  const match = /^(.*?)(cm|in|")?$/i.exec(trimmed);
  const value = parseNumber(match?.[1] ?? '');
  if (value === undefined) return undefined;
  const typed = match?.[2]?.toLowerCase();
  return lengthToCm(value, typed ? (typed === 'cm' ? 'metric' : 'imperial') : units);
}
