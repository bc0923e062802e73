import type { Units } from '@posedown/contract';
import { formatNumber } from './numbers.ts';
import { type NumberField, normalizeTyped } from './parse-number.ts';
import { typedNumber } from './typed-number.ts';

/* Everything is stored in metric units; these turn it into what the athlete reads and back. */

/** International avoirdupois pound and inch, exact by definition. */
const KG_PER_POUND = 0.45359237;
const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;
/** The fluid ounce of the US, exact by definition; as in the coaching limits, which no first page needs. */
const LITRES_PER_FLUID_OUNCE = 0.0295735295625;
/** International mile, exact by definition. */
const KM_PER_MILE = 1.609344;

export const WEIGHT_UNIT = { metric: 'kg', imperial: 'lb' } as const;
export const GIRTH_UNIT = { metric: 'cm', imperial: 'in' } as const;
export const WATER_UNIT = { metric: 'litres', imperial: 'fl oz' } as const;
/** For what is drunk glass by glass. */
export const SMALL_WATER_UNIT = { metric: 'ml', imperial: 'fl oz' } as const;
export const DISTANCE_UNIT = { metric: 'km', imperial: 'mi' } as const;
export const SPEED_UNIT = { metric: 'km/h', imperial: 'mph' } as const;

/** A closed range in metric units, where there is one. */
interface Range {
  min?: number;
  max?: number;
}

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

/** `formatWater(3, 'metric')` → '3 l'; in fluid ounces, which are always whole, '101 fl oz'. */
export function formatWater(litres: number, units: Units): string {
  const water = waterFromLitres(litres, units);
  return units === 'metric' ? `${formatNumber(water, 2)} l` : `${formatNumber(water)} fl oz`;
}

/** ml → the athlete's whole number: itself, or fluid ounces. */
export function waterFromMl(waterMl: number, units: Units): number {
  return units === 'metric' ? waterMl : Math.round(waterFromLitres(waterMl / 1000, units));
}

/** The athlete's number → whole ml. */
export function waterToMl(water: number, units: Units): number {
  return Math.round(units === 'metric' ? water : 1000 * waterToLitres(water, units));
}

/** `formatSmallWater(2400, 'metric')` → '2,400 ml'; in fluid ounces '81 fl oz'. */
export function formatSmallWater(waterMl: number, units: Units): string {
  return `${formatNumber(waterFromMl(waterMl, units))} ${SMALL_WATER_UNIT[units]}`;
}

/** km → the athlete's number: itself, or miles. So with km/h and miles an hour. */
export function distanceFromKm(distanceKm: number, units: Units): number {
  return units === 'metric' ? distanceKm : distanceKm / KM_PER_MILE;
}

/** The athlete's number, km or miles → km, to the metre where it was typed in miles. */
export function kmOf(distance: number, units: Units): number {
  return units === 'metric' ? distance : Math.round(1000 * distance * KM_PER_MILE) / 1000;
}

/** `formatDistance(5, 'imperial')` → '3.11 mi'. */
export function formatDistance(distanceKm: number, units: Units): string {
  return `${formatNumber(distanceFromKm(distanceKm, units), 2)} ${DISTANCE_UNIT[units]}`;
}

/** `formatSpeed(5.5, 'imperial')` → '3.4 mph'. */
export function formatSpeed(speedKmh: number, units: Units): string {
  return `${formatNumber(distanceFromKm(speedKmh, units), 1)} ${SPEED_UNIT[units]}`;
}

/** `formatWeight(82.5, 'imperial')` → '181.9 lb'. */
export function formatWeight(weightKg: number, units: Units, digits = 1): string {
  return `${formatNumber(weightFromKg(weightKg, units), digits)} ${WEIGHT_UNIT[units]}`;
}

/** `formatGirth(84, 'metric')` → '84 cm'. */
export function formatGirth(girthCm: number, units: Units, digits = 1): string {
  return `${formatNumber(lengthFromCm(girthCm, units), digits)} ${GIRTH_UNIT[units]}`;
}

/** `formatHeight(175, 'imperial')` → '5 ft 8.9 in'. */
export function formatHeight(heightCm: number, units: Units): string {
  if (units === 'metric') return `${formatNumber(heightCm, 1)} cm`;
  const tenths = Math.round((heightCm / CM_PER_INCH) * 10);
  const perFoot = INCHES_PER_FOOT * 10;
  return `${Math.floor(tenths / perFoot)} ft ${formatNumber((tenths % perFoot) / 10, 1)} in`;
}

/** What a weight in a field of the athlete's may be: typed in another unit, it is converted. */
export const weightField = (units: Units, { min, max }: Range = {}): NumberField => ({
  unit: WEIGHT_UNIT[units],
  min: min === undefined ? undefined : weightFromKg(min, units),
  max: max === undefined ? undefined : weightFromKg(max, units),
});

/** The same for a height or a girth. */
export const lengthField = (units: Units, { min, max }: Range = {}): NumberField => ({
  unit: GIRTH_UNIT[units],
  min: min === undefined ? undefined : lengthFromCm(min, units),
  max: max === undefined ? undefined : lengthFromCm(max, units),
});

const FEET_AND_INCHES =
  /^(\d{1,2}) ?(?:'|ft|feet|foot) ?(?:(\d{1,2}(?:[.,]\d{1,2})?) ?(?:"|''|in|inch|inches)?)?$/i;
const BARE_FEET_AND_INCHES = /^(\d) (\d{1,2}(?:[.,]\d{1,2})?) ?(?:"|''|in|inch|inches)?$/i;

/**
 * Reads a height as cm: '175', '175 cm', `5'9"`, '5 ft 9 in', '69 in'. A bare number is in cm or, for
 * imperial, in inches, and '5 9' is five feet nine. Undefined where empty, NaN where it cannot be read.
 */
export function typedHeightCm(text: string, units: Units, limit: Range): number | undefined {
  const plain = normalizeTyped(text) ?? '';
  const bare = units === 'imperial' ? BARE_FEET_AND_INCHES.exec(plain) : null;
  const feet = FEET_AND_INCHES.exec(plain) ?? bare;
  if (!feet) {
    const typed = typedNumber(text, lengthField(units, limit));
    return typed === undefined ? undefined : lengthToCm(typed, units);
  }
  const inches = Number((feet[2] ?? '0').replace(',', '.'));
  if (inches >= INCHES_PER_FOOT) return Number.NaN;
  return (Number(feet[1]) * INCHES_PER_FOOT + inches) * CM_PER_INCH;
}

/** Reads a weight as kg, in the athlete's unit or in the one typed behind it. Undefined where empty, NaN where unreadable. */
export function typedWeightKg(text: string, units: Units, limit: Range): number | undefined {
  const typed = typedNumber(text, weightField(units, limit));
  return typed === undefined ? undefined : weightToKg(typed, units);
}

/** What an amount of water in a field of the athlete's may be, with its range in litres. */
export const waterField = (units: Units, { min, max }: Range = {}): NumberField => ({
  unit: WATER_UNIT[units],
  min: min === undefined ? undefined : waterFromLitres(min, units),
  max: max === undefined ? undefined : waterFromLitres(max, units),
});

/** The same for what is drunk glass by glass, with its range in ml. */
export const smallWaterField = (units: Units, { min, max }: Required<Range>): NumberField => ({
  unit: SMALL_WATER_UNIT[units],
  min: waterFromMl(min, units),
  max: waterFromMl(max, units),
  // No one logs two milliliters.
  likelyFrom: waterFromMl(50, units),
});
