import {
  type Limit,
  navyBodyFat,
  PROGRESS_LIMITS,
  type Sex,
  SKINFOLD_SITES,
  skinfoldBodyFat,
} from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import { lengthField, numberField } from '../../../lib/form/number-field.ts';
import { formatNumber } from '../../../lib/numbers.ts';

export type Method = 'tape' | 'three' | 'seven';
export type Girth = 'waist' | 'neck' | 'hips';
export type Fold = (typeof SKINFOLD_SITES)['seven'][number];
export type Site = Girth | Fold;

/** The athlete and the typed measurements: girths in the athlete's own unit, folds in mm. */
export interface Measured extends Partial<Record<Site, string>> {
  method: Method;
  sex: Sex;
  heightCm: number | null;
  ageYears: number | null;
  units: Units;
}

export type Estimate =
  | { kind: 'body-fat'; bodyFatPercent: number }
  /** The profile is incomplete, or the measurements have no possible result. */
  | { kind: 'none'; text: string }
  | { kind: 'incomplete' };

/** The range of a caliper in mm. */
const FOLD_LIMIT: Limit = { min: 2, max: 80, step: 0.5 };
const GIRTHS: readonly Site[] = ['waist', 'neck', 'hips'];

const isGirth = (site: Site): site is Girth => GIRTHS.includes(site);

/** The sites measured by a method, in form order. */
export function sitesOf({ method, sex }: Pick<Measured, 'method' | 'sex'>): readonly Site[] {
  if (method === 'tape') return sex === 'female' ? ['waist', 'neck', 'hips'] : ['waist', 'neck'];
  return method === 'three' ? SKINFOLD_SITES.three[sex] : SKINFOLD_SITES.seven;
}

/** Errors by site, empty if all are valid. */
export function siteErrorsOf(measured: Measured): Partial<Record<Site, string>> {
  const wrong = sitesOf(measured).flatMap((site) => {
    if (sizeOf(measured, site) === undefined) return [[site, 'Enter this measurement']];
    const error = fieldOf(site).error?.(measured[site] ?? '', measured.units);
    return error === undefined ? [] : [[site, error]];
  });
  return Object.fromEntries(wrong);
}

const fieldOf = (site: Site) =>
  isGirth(site) ? lengthField(PROGRESS_LIMITS[site]) : numberField(FOLD_LIMIT, { unit: 'mm' });

/** In cm or mm; undefined if nothing is typed. */
const sizeOf = (measured: Measured, site: Site): number | undefined =>
  fieldOf(site).parse(measured[site] ?? '', measured.units);

/** The body fat computed from the measurements typed so far. */
export function estimateFat(measured: Measured): Estimate {
  const { method, heightCm, ageYears } = measured;
  if (method === 'tape' && heightCm === null)
    return noEstimate('Add your height to your profile first.');
  if (method !== 'tape' && ageYears === null)
    return noEstimate('Add your age to your profile first.');
  if (Object.keys(siteErrorsOf(measured)).length > 0) return { kind: 'incomplete' };
  const found = method === 'tape' ? byTape(measured) : byFolds(measured);
  if (found.kind !== 'body-fat') return noEstimate('text' in found ? found.text : '');
  return isAcceptedByEntry(found.bodyFatPercent)
    ? found
    : noEstimate(outsideText(found.bodyFatPercent));
}

const { min: LEAST_FAT, max: MOST_FAT } = PROGRESS_LIMITS.bodyFat;

/** Whether an entry accepts this body fat. */
function isAcceptedByEntry(bodyFatPercent: number): boolean {
  const entered = Math.round(bodyFatPercent * 10) / 10;
  return entered >= LEAST_FAT && entered <= MOST_FAT;
}

const outsideText = (bodyFatPercent: number) =>
  `That comes to about ${fatText(bodyFatPercent)}% body fat, but entries accept ${LEAST_FAT} to ${MOST_FAT}%. Please measure again.`;

const noEstimate = (text: string): Estimate => ({ kind: 'none', text });

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

/** The body fat as shown in the field. */
export const fatText = (bodyFatPercent: number) => formatNumber(bodyFatPercent, 1);
