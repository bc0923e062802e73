import type { Units } from '@posedown/contract';
import { formatNumber } from './numbers.ts';
import { type NumberRules, normalizeTyped } from './parse-number.ts';
import { typedNumber } from './typed-number.ts';

/* Everything is stored in metric units. These functions convert to the athlete's units and back. */

/** International avoirdupois pound and inch, exact by definition. */
const KG_PER_POUND = 0.45359237;
const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;
/**
 * The US fluid ounce, exact by definition. Duplicated from the coaching limits, which no first
 * page needs.
 */
const LITERS_PER_FLUID_OUNCE = 0.0295735295625;
/** International mile, exact by definition. */
const KM_PER_MILE = 1.609344;

export const WEIGHT_UNIT = { metric: 'kg', imperial: 'lb' } as const;
export const GIRTH_UNIT = { metric: 'cm', imperial: 'in' } as const;
export const WATER_UNIT = { metric: 'liters', imperial: 'fl oz' } as const;
/** For amounts drunk glass by glass. */
export const SMALL_WATER_UNIT = { metric: 'ml', imperial: 'fl oz' } as const;
export const DISTANCE_UNIT = { metric: 'km', imperial: 'mi' } as const;
export const SPEED_UNIT = { metric: 'km/h', imperial: 'mph' } as const;

/** A measurement and its number format in both unit systems. */
export interface Measure {
  unit: Readonly<Record<Units, string>>;
  /** The size of the imperial unit in the metric one. */
  perImperial: number;
  /** Decimals in a field. */
  digits: Readonly<Record<Units, number>>;
  /** The decimals of the stored metric number: finer than any scale, tape or bottle. */
  storedDigits: number;
  /** Metric numbers below this are implausible, though accepted. */
  likelyFrom?: number;
}

export const WEIGHT: Measure = {
  unit: WEIGHT_UNIT,
  perImperial: KG_PER_POUND,
  digits: { metric: 2, imperial: 1 },
  storedDigits: 2,
};
/** A girth. A height also has feet. */
export const LENGTH: Measure = {
  unit: GIRTH_UNIT,
  perImperial: CM_PER_INCH,
  digits: { metric: 1, imperial: 1 },
  storedDigits: 2,
};
export const WATER: Measure = {
  unit: WATER_UNIT,
  perImperial: LITERS_PER_FLUID_OUNCE,
  digits: { metric: 2, imperial: 0 },
  storedDigits: 2,
};
export const SMALL_WATER: Measure = {
  unit: SMALL_WATER_UNIT,
  perImperial: 1000 * LITERS_PER_FLUID_OUNCE,
  digits: { metric: 0, imperial: 0 },
  storedDigits: 0,
  // No one logs two milliliters.
  likelyFrom: 50,
};
/** Stored to the meter. */
export const DISTANCE: Measure = {
  unit: DISTANCE_UNIT,
  perImperial: KM_PER_MILE,
  digits: { metric: 3, imperial: 2 },
  storedDigits: 3,
};
export const SPEED: Measure = { ...DISTANCE, unit: SPEED_UNIT };

/** A closed range in metric units, if there is one. */
interface Range {
  min?: number;
  max?: number;
}

/** Converts a stored number to the athlete's unit. */
export const fromMetric = (value: number, measure: Measure, units: Units): number =>
  units === 'metric' ? value : value / measure.perImperial;

/** Converts the athlete's number to metric. */
export const toMetric = (value: number, measure: Measure, units: Units): number =>
  units === 'metric' ? value : value * measure.perImperial;

/** Converts kg to the athlete's unit: kg or pounds. */
export const weightFromKg = (weightKg: number, units: Units): number =>
  fromMetric(weightKg, WEIGHT, units);

/** Converts cm to the athlete's unit: cm or inches. */
export const lengthFromCm = (lengthCm: number, units: Units): number =>
  fromMetric(lengthCm, LENGTH, units);

/** Converts liters to the athlete's unit: liters or fluid ounces. */
export const waterFromLiters = (liters: number, units: Units): number =>
  fromMetric(liters, WATER, units);

/** Converts km to the athlete's unit: km or miles. Also for km/h and mph. */
export const distanceFromKm = (distanceKm: number, units: Units): number =>
  fromMetric(distanceKm, DISTANCE, units);

/** `formatWater(3, 'metric')` is '3 l'. Fluid ounces are always whole: '101 fl oz'. */
export function formatWater(liters: number, units: Units): string {
  const water = waterFromLiters(liters, units);
  return units === 'metric' ? `${formatNumber(water, 2)} l` : `${formatNumber(water)} fl oz`;
}

/** `formatSmallWater(2400, 'metric')` is '2,400 ml', or '81 fl oz'. */
export function formatSmallWater(waterMl: number, units: Units): string {
  return `${formatNumber(fromMetric(waterMl, SMALL_WATER, units))} ${SMALL_WATER_UNIT[units]}`;
}

/** `formatDistance(5, 'imperial')` is '3.11 mi'. */
export function formatDistance(distanceKm: number, units: Units): string {
  return `${formatNumber(distanceFromKm(distanceKm, units), 2)} ${DISTANCE_UNIT[units]}`;
}

/** `formatSpeed(5.5, 'imperial')` is '3.4 mph'. */
export function formatSpeed(speedKmh: number, units: Units): string {
  return `${formatNumber(distanceFromKm(speedKmh, units), 1)} ${SPEED_UNIT[units]}`;
}

/** `formatWeight(82.5, 'imperial')` is '181.9 lb'. */
export function formatWeight(weightKg: number, units: Units, digits = 1): string {
  return `${formatNumber(weightFromKg(weightKg, units), digits)} ${WEIGHT_UNIT[units]}`;
}

/** `formatGirth(84, 'metric')` is '84 cm'. */
export function formatGirth(girthCm: number, units: Units, digits = 1): string {
  return `${formatNumber(lengthFromCm(girthCm, units), digits)} ${GIRTH_UNIT[units]}`;
}

/** `formatHeight(175, 'imperial')` is '5 ft 8.9 in'. */
export function formatHeight(heightCm: number, units: Units): string {
  if (units === 'metric') return `${formatNumber(heightCm, 1)} cm`;
  const tenths = Math.round((heightCm / CM_PER_INCH) * 10);
  const perFoot = INCHES_PER_FOOT * 10;
  return `${Math.floor(tenths / perFoot)} ft ${formatNumber((tenths % perFoot) / 10, 1)} in`;
}

/**
 * The parsing rules for a number of this measurement in the athlete's field. Other typed units are
 * converted.
 */
export function numberRules(measure: Measure, units: Units, { min, max }: Range = {}): NumberRules {
  const own = (value: number | undefined) =>
    value === undefined ? undefined : fromMetric(value, measure, units);
  const likelyFrom = own(measure.likelyFrom);
  return { unit: measure.unit[units], min: own(min), max: own(max), likelyFrom };
}

/**
 * Parses a number to its metric value, in the athlete's unit or the typed one. Undefined if empty,
 * NaN if unreadable.
 */
export function typedMetric(text: string, measure: Measure, units: Units, limit: Range) {
  const typed = typedNumber(text, numberRules(measure, units, limit));
  return typed === undefined ? undefined : toMetric(typed, measure, units);
}

const FEET_AND_INCHES =
  /^(\d{1,2}) ?(?:'|ft|feet|foot) ?(?:(\d{1,2}(?:[.,]\d{1,2})?) ?(?:"|''|in|inch|inches)?)?$/i;
const BARE_FEET_AND_INCHES = /^(\d) (\d{1,2}(?:[.,]\d{1,2})?) ?(?:"|''|in|inch|inches)?$/i;

/**
 * Parses a height to cm: '175', '175 cm', `5'9"`, '5 ft 9 in', '69 in'. A bare number is in cm or,
 * for imperial, inches, and '5 9' is five feet nine. Undefined if empty, NaN if unreadable.
 */
export function typedHeightCm(text: string, units: Units, limit: Range): number | undefined {
  const plain = normalizeTyped(text) ?? '';
  const bare = units === 'imperial' ? BARE_FEET_AND_INCHES.exec(plain) : null;
  const feet = FEET_AND_INCHES.exec(plain) ?? bare;
  if (!feet) return typedMetric(text, LENGTH, units, limit);
  const inches = Number((feet[2] ?? '0').replace(',', '.'));
  if (inches >= INCHES_PER_FOOT) return Number.NaN;
  return (Number(feet[1]) * INCHES_PER_FOOT + inches) * CM_PER_INCH;
}
