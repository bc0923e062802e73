import type { Units } from '@posedown/contract';
import { formatNumber } from './numbers.ts';
import {
  DISTANCE_UNIT,
  distanceFromKm,
  kmOf,
  SMALL_WATER_UNIT,
  SPEED_UNIT,
  WEIGHT_UNIT,
  waterFromMl,
  waterToMl,
  weightFromKg,
  weightToKg,
} from './units.ts';

/** How the figures of one kind are written, and what they are in the other unit. */
interface Kind {
  unit: Readonly<Record<Units, string>>;
  toMetric: (value: number, units: Units) => number;
  fromMetric: (value: number, units: Units) => number;
  digits: number;
}

const KINDS: readonly Kind[] = [
  { unit: WEIGHT_UNIT, toMetric: weightToKg, fromMetric: weightFromKg, digits: 1 },
  { unit: SPEED_UNIT, toMetric: kmOf, fromMetric: distanceFromKm, digits: 1 },
  { unit: DISTANCE_UNIT, toMetric: kmOf, fromMetric: distanceFromKm, digits: 2 },
  { unit: SMALL_WATER_UNIT, toMetric: waterToMl, fromMetric: waterFromMl, digits: 0 },
];

/** Of bounded length, so that a long row of digits is read once. */
const FIGURE = '\\d[\\d,]{0,9}(?:\\.\\d{1,4})?';
/** '87.7 kg', '75–80 kg', '6 km/h'; not the '35 ml' of '35 ml per kg', which has two units. */
const MEASURED = new RegExp(
  `(?<![\\d.,])(${FIGURE})(?:(–| to )(${FIGURE}))? (kg|lb|km/h|mph|km|mi|ml|fl oz)(?![\\w/])(?! per )`,
  'g',
);

/**
 * A stored sentence with its figures in the units of who reads it, whatever they were when it was written: an athlete
 * may change theirs, and a coach has their own.
 */
export function inOwnUnits(words: string, units: Units): string {
  return words.replace(MEASURED, (said, first: string, dash = '', second = '', unit = '') => {
    const kind = KINDS.find((one) => one.unit.metric === unit || one.unit.imperial === unit);
    if (!kind || kind.unit[units] === unit) return said;
    const written = units === 'metric' ? 'imperial' : 'metric';
    const own = (figure: string) => {
      const metric = kind.toMetric(Number(figure.replaceAll(',', '')), written);
      return formatNumber(kind.fromMetric(metric, units), kind.digits);
    };
    const figures = second === '' ? own(first) : `${own(first)}${dash}${own(second)}`;
    return `${figures} ${kind.unit[units]}`;
  });
}
