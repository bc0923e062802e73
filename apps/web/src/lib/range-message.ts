import type { Limit } from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import { formatNumber } from './numbers.ts';
import {
  DISTANCE_UNIT,
  distanceFromKm,
  GIRTH_UNIT,
  lengthFromCm,
  SMALL_WATER_UNIT,
  SPEED_UNIT,
  WATER_UNIT,
  WEIGHT_UNIT,
  waterFromLitres,
  waterFromMl,
  weightFromKg,
} from './units.ts';

/** Tenths of a unit that lie within the limit: rounding outward would promise what is refused. */
const within = (min: number, max: number) => [
  formatNumber(Math.ceil(min * 10) / 10, 1),
  formatNumber(Math.floor(max * 10) / 10, 1),
];

/** The contract's error about a weight, with the limits in the unit that the person types in. */
export function weightRangeMessage({ min, max }: Limit, units: Units): string {
  const [from, to] = within(weightFromKg(min, units), weightFromKg(max, units));
  return `Enter a number between ${from} and ${to} ${WEIGHT_UNIT[units]}`;
}

/** The same for a height or a girth. */
export function lengthRangeMessage({ min, max }: Limit, units: Units): string {
  const [from, to] = within(lengthFromCm(min, units), lengthFromCm(max, units));
  return `Enter a number between ${from} and ${to} ${GIRTH_UNIT[units]}`;
}

/** The same for what was drunk. */
export function waterRangeMessage({ min, max }: Limit, units: Units): string {
  const [from, to] = within(waterFromLitres(min, units), waterFromLitres(max, units));
  return `Enter a number between ${from} and ${to} ${WATER_UNIT[units]}`;
}

/** The same for what is drunk glass by glass, in ml. */
export function smallWaterRangeMessage({ min, max }: Pick<Limit, 'min' | 'max'>, units: Units) {
  const [from, to] = [min, max].map((ml) => formatNumber(waterFromMl(ml, units)));
  return `Enter a number between ${from} and ${to} ${SMALL_WATER_UNIT[units]}`;
}

/** The same for a distance. */
export function distanceRangeMessage({ min, max }: Limit, units: Units): string {
  const [from, to] = within(distanceFromKm(min, units), distanceFromKm(max, units));
  return `Enter a number between ${from} and ${to} ${DISTANCE_UNIT[units]}`;
}

/** The same for a speed. */
export function speedRangeMessage({ min, max }: Limit, units: Units): string {
  const [from, to] = within(distanceFromKm(min, units), distanceFromKm(max, units));
  return `Enter a number between ${from} and ${to} ${SPEED_UNIT[units]}`;
}
