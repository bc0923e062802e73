import type { PrimaryGoal } from '../athlete/answers.ts';
import { PREP_WEEKS } from '../phase/athlete-phase.ts';
import { type NotEnoughData, notEnoughData } from '../result/not-enough-data.ts';
import type { WeighIn } from './weigh-ins.ts';
import { weightSlope } from './weight-slope.ts';

/**
 * % of body weight a week, slow to fast: losing by Helms 2014, gaining by Iraki 2019. Below a quarter of a
 * percent either way a weight is held. [our choice]
 */
export const ADVISED_RATES = { lose: [0.5, 1], gain: [0.25, 0.5], hold: [0, 0.25] } as const;

/** Nearer to the target than this there is no way left, kg. */
export const LEAST_WAY_KG = 0.5;

/** Days of weigh-ins by which a pace is judged: the slope is then good to ±0.1 kg a week. */
export const PACE_WINDOW_DAYS = 28;

/** Which way the weight is to go, and how fast: % of body weight a week, negative is down. */
export interface PlannedPace {
  direction: keyof typeof ADVISED_RATES;
  fromPercent: number;
  toPercent: number;
}

interface Aims {
  primaryGoal: PrimaryGoal | null;
  weightKg: number | null;
  targetKg: number | null;
  /** Weeks to the next show; null without one. */
  weeksOut: number | null;
}

/**
 * The corridor that an athlete's weight is to move in now. Who wants to lose or gain does so until the target is
 * reached, and then holds. A competitor loses from 20 weeks out to the last week, holds in that, and gains in the
 * off-season where the target lies above. Null where goal, weight or target are not known.
 */
export function plannedPace(aims: Aims): PlannedPace | null {
  const { primaryGoal, weightKg, targetKg } = aims;
  if (!primaryGoal || weightKg === null || targetKg === null) return null;
  const direction = directionOf({ ...aims, primaryGoal, wayKg: targetKg - weightKg });
  const [slow, fast] = ADVISED_RATES[direction];
  if (direction === 'lose') return { direction, fromPercent: -fast, toPercent: -slow };
  if (direction === 'gain') return { direction, fromPercent: slow, toPercent: fast };
  return { direction, fromPercent: -fast, toPercent: fast };
}

function directionOf(aims: { primaryGoal: PrimaryGoal; wayKg: number; weeksOut: number | null }) {
  const { primaryGoal, wayKg, weeksOut } = aims;
  const inPrep = weeksOut !== null && weeksOut <= PREP_WEEKS;
  const mayLose =
    primaryGoal === 'weight_loss' || (primaryGoal === 'competition_prep' && inPrep && weeksOut > 1);
  const mayGain = primaryGoal === 'muscle_gain' || (primaryGoal === 'competition_prep' && !inPrep);
  if (mayLose && wayKg <= -LEAST_WAY_KG) return 'lose';
  return mayGain && wayKg >= LEAST_WAY_KG ? 'gain' : 'hold';
}

/** Where a weight goes, against where it is to go: above is heavier than planned. */
export const PACE_SIDES = ['above', 'on', 'below'] as const;
export type PaceSide = (typeof PACE_SIDES)[number];

export interface JudgedPace {
  kind: 'pace';
  side: PaceSide;
  /** % of body weight a week; negative is down. */
  weeklyPercent: number;
}

/**
 * Whether a weight moves in its corridor. It is outside only by more than one standard error of the slope: what may
 * be water is no fault.
 * @param weighIns those of the last 28 days
 */
export function judgePace(
  weighIns: readonly WeighIn[],
  { fromPercent, toPercent }: PlannedPace,
): JudgedPace | NotEnoughData<'weighIns'> {
  const slope = weightSlope(weighIns);
  if (slope.kind === 'not-enough-data') return notEnoughData('weighIns');
  const weeklyPercent = (100 * slope.kgPerWeek) / slope.meanWeightKg;
  const doubt = (100 * slope.standardErrorKg) / slope.meanWeightKg;
  const isAbove = weeklyPercent - doubt > toPercent;
  const isBelow = weeklyPercent + doubt < fromPercent;
  return { kind: 'pace', weeklyPercent, side: isAbove ? 'above' : isBelow ? 'below' : 'on' };
}
