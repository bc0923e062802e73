import {
  type Limit,
  navyBodyFat,
  PROGRESS_LIMITS,
  rangeMessage,
  type Sex,
  SKINFOLD_SITES,
  skinfoldBodyFat,
} from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import { formatNumber } from '../../../lib/numbers.ts';
import { lengthRangeMessage } from '../../../lib/range-message.ts';
import { numberError, typedNumber } from '../../../lib/typed-number.ts';
import { lengthField, lengthToCm } from '../../../lib/units.ts';

export type Method = 'tape' | 'three' | 'seven';
export type Girth = 'waist' | 'neck' | 'hips';
export type Fold = (typeof SKINFOLD_SITES)['seven'][number];
export type Site = Girth | Fold;

/** What is measured of whom, as typed: girths in the athlete's own unit, folds in mm. */
export interface Measured extends Partial<Record<Site, string>> {
  method: Method;
  sex: Sex;
  heightCm: number | null;
  ageYears: number | null;
  units: Units;
}

export type Estimate =
  | { kind: 'body-fat'; bodyFatPercent: number }
  /** What cannot be measured so, or what no body has. */
  | { kind: 'none'; text: string }
  | { kind: 'incomplete' };

/** mm; a caliper opens no wider. */
const FOLD_LIMIT: Limit = { min: 2, max: 80, step: 0.5 };
const GIRTHS: readonly Site[] = ['waist', 'neck', 'hips'];

const isGirth = (site: Site): site is Girth => GIRTHS.includes(site);

/** What is measured for a method, in the order in which it is asked. */
export function sitesOf({ method, sex }: Pick<Measured, 'method' | 'sex'>): readonly Site[] {
  if (method === 'tape') return sex === 'female' ? ['waist', 'neck', 'hips'] : ['waist', 'neck'];
  return method === 'three' ? SKINFOLD_SITES.three[sex] : SKINFOLD_SITES.seven;
}

/** Errors by site, empty where all are as they must be. */
export function siteErrorsOf(measured: Measured): Partial<Record<Site, string>> {
  const wrong = sitesOf(measured).flatMap((site) => {
    const value = sizeOf(measured, site);
    if (value === undefined) return [[site, 'Enter this measurement']];
    const { min, max } = isGirth(site) ? PROGRESS_LIMITS[site] : FOLD_LIMIT;
    return value >= min && value <= max
      ? []
      : [[site, numberError(value, outsideMessage(site, measured.units))]];
  });
  return Object.fromEntries(wrong);
}

const outsideMessage = (site: Site, units: Units) =>
  isGirth(site) ? lengthRangeMessage(PROGRESS_LIMITS[site], units) : rangeMessage(FOLD_LIMIT, 'mm');

/** cm or mm; undefined while nothing is typed. */
function sizeOf(measured: Measured, site: Site): number | undefined {
  const text = measured[site] ?? '';
  if (!isGirth(site)) return typedNumber(text, { unit: 'mm', ...FOLD_LIMIT });
  const typed = typedNumber(text, lengthField(measured.units, PROGRESS_LIMITS[site]));
  return typed === undefined ? undefined : lengthToCm(typed, measured.units);
}

/** The body fat by what is typed so far. */
export function estimateFat(measured: Measured): Estimate {
  const { method, heightCm, ageYears } = measured;
  if (method === 'tape' && heightCm === null) return none('This needs your height in the profile.');
  if (method !== 'tape' && ageYears === null) return none('This needs your age in the profile.');
  if (Object.keys(siteErrorsOf(measured)).length > 0) return { kind: 'incomplete' };
  const found = method === 'tape' ? byTape(measured) : byFolds(measured);
  if (found.kind !== 'body-fat') return none('text' in found ? found.text : '');
  return canBeEntered(found.bodyFatPercent) ? found : none(outsideText(found.bodyFatPercent));
}

const { min: LEAST_FAT, max: MOST_FAT } = PROGRESS_LIMITS.bodyFat;

/** Whether the form takes what the estimate would put into it. */
function canBeEntered(bodyFatPercent: number): boolean {
  const entered = Math.round(bodyFatPercent * 10) / 10;
  return entered >= LEAST_FAT && entered <= MOST_FAT;
}

const outsideText = (bodyFatPercent: number) =>
  `That comes to about ${fatText(bodyFatPercent)} % body fat, and an entry takes ${LEAST_FAT} to ${MOST_FAT} %. Please measure again.`;

const none = (text: string): Estimate => ({ kind: 'none', text });

function byTape(measured: Measured) {
  const [waistCm, neckCm, hipsCm] = (['waist', 'neck', 'hips'] as const).map((girth) =>
    sizeOf(measured, girth),
  );
  const heightCm = measured.heightCm ?? Number.NaN;
  return navyBodyFat({ sex: measured.sex, heightCm, waistCm, neckCm, hipsCm });
}

function byFolds(measured: Measured) {
  const { method, sex } = measured;
  const sumMm = sitesOf(measured).reduce((sum, site) => sum + (sizeOf(measured, site) ?? 0), 0);
  const ageYears = measured.ageYears ?? Number.NaN;
  return skinfoldBodyFat({ folds: method === 'seven' ? 'seven' : 'three', sex, ageYears, sumMm });
}

/** As the field of the form takes it. */
export const fatText = (bodyFatPercent: number) => formatNumber(bodyFatPercent, 1);
