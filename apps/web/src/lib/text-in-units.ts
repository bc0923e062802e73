import type { Units } from '@posedown/contract';
import { formatNumber } from './numbers.ts';
import { DISTANCE, fromMetric, SMALL_WATER, SPEED, toMetric, WEIGHT } from './units.ts';

/** Measurements that are converted in sentences, with their number of decimals. */
const KINDS = [
  { measure: WEIGHT, digits: 1 },
  { measure: SPEED, digits: 1 },
  { measure: DISTANCE, digits: 2 },
  { measure: SMALL_WATER, digits: 0 },
];

/** Limited in length, so that scanning a long run of digits takes linear time. */
const FIGURE = '\\d[\\d,]{0,9}(?:\\.\\d{1,4})?';
/**
 * Matches '87.7 kg', '75–80 kg' and '6 km/h', but not the '35 ml' in '35 ml per kg', which has two
 * units.
 */
const MEASURED = new RegExp(
  `(?<![\\d.,])(${FIGURE})(?:(–| to )(${FIGURE}))? (kg|lb|km/h|mph|km|mi|ml|fl oz)(?![\\w/])(?! per )`,
  'g',
);

/**
 * Converts the figures in a stored sentence to the reader's units, whatever they were when it was
 * written: athletes may change theirs, and coaches have their own.
 */
export function textInUnits(text: string, units: Units): string {
  return text.replace(MEASURED, (match, first: string, dash = '', second = '', unit = '') => {
    const kind = KINDS.find(({ measure }) => Object.values(measure.unit).includes(unit));
    if (!kind || kind.measure.unit[units] === unit) return match;
    const { measure, digits } = kind;
    const written = units === 'metric' ? 'imperial' : 'metric';
    const convert = (figure: string) => {
      const metric = toMetric(Number(figure.replaceAll(',', '')), measure, written);
      return formatNumber(fromMetric(metric, measure, units), digits);
    };
    const figures = second === '' ? convert(first) : `${convert(first)}${dash}${convert(second)}`;
    return `${figures} ${measure.unit[units]}`;
  });
}
