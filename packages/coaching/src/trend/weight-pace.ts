import type { PlanAnswers } from '../athlete/answers.ts';
import { type NotEnoughData, notEnoughData } from '../result/not-enough-data.ts';
import { pacesAfterShow } from '../targets/after-show.ts';
import { athleteEnergy, STEADY_PERCENT, weeklyRateAt } from '../targets/athlete-energy.ts';
import { dailyTargetsFor } from '../targets/daily-targets.ts';
import type { WeighIn } from './weigh-ins.ts';
import { weightSlope } from './weight-slope.ts';

/**
 * % of body weight a week, slow to fast: losing by Helms 2014, gaining by Iraki 2019. Less than a quarter of a
 * percent either way counts as stable. [our choice]
 */
export const ADVISED_RATES = { lose: [0.5, 1], gain: [0.25, 0.5], hold: [0, 0.25] } as const;

/** Days of weigh-ins behind a pace; the slope is then accurate to ±0.1 kg a week. */
export const PACE_WINDOW_DAYS = 28;

/** The planned direction and rate of the weight: % of body weight a week, negative is down. */
export interface PlannedPace {
  direction: keyof typeof ADVISED_RATES;
  fromPercent: number;
  toPercent: number;
}

/**
 * An athlete's current weight corridor: the advised rates in the direction of their targets, widened to the targets'
 * own rate. Eating as planned is on pace. Null if the answers allow no targets.
 * @param setKcal calories set by a coach, a protocol or the athlete instead of those targets, kcal a day
 */
export function plannedPace(answers: PlanAnswers, setKcal?: number): PlannedPace | null {
  const targets = dailyTargetsFor(answers);
  if (targets.kind === 'not-enough-data') return null;
  const rate =
    setKcal === undefined
      ? targets.weeklyRatePercent
      : (100 * weeklyRateAt(setKcal, athleteEnergy(answers))) / answers.weightKg;
  return paceAround(answers, rate);
}

/** The corridor of an athlete's planned rate. After a show, the one that leads to the weight of week 8. */
export function paceAround(answers: PlanAnswers, rate: number): PlannedPace {
  const pace = corridorAround(rate);
  const afterShow = pacesAfterShow(answers);
  if (!afterShow) return pace;
  const { lowPercent, highPercent } = afterShow;
  const [, steady] = ADVISED_RATES.hold;
  return {
    ...pace,
    fromPercent: Math.min(rate, lowPercent > 0 ? lowPercent : -steady),
    toPercent: Math.max(rate, highPercent, steady),
  };
}

/** The corridor of a planned rate, % a week: the advised rates of its direction, and the rate itself. */
function corridorAround(rate: number): PlannedPace {
  const direction = rate < -STEADY_PERCENT ? 'lose' : rate > STEADY_PERCENT ? 'gain' : 'hold';
  const [slow, fast] = ADVISED_RATES[direction];
  const [from, to] = {
    lose: [-fast, -slow] as const,
    gain: [slow, fast] as const,
    hold: [-fast, fast] as const,
  }[direction];
  return { direction, fromPercent: Math.min(from, rate), toPercent: Math.max(to, rate) };
}

/** The actual pace relative to the plan; above is heavier than planned. */
export const PACE_SIDES = ['above', 'on', 'below'] as const;
export type PaceSide = (typeof PACE_SIDES)[number];

export interface AssessedPace {
  kind: 'pace';
  side: PaceSide;
  /** % of body weight a week; negative is down. */
  weeklyPercent: number;
}

/**
 * Whether weight moves within its corridor. Only outside beyond one standard error of the slope, since it may be
 * water.
 * @param weighIns of the last 28 days
 */
export function assessPace(
  weighIns: readonly WeighIn[],
  { fromPercent, toPercent }: PlannedPace,
): AssessedPace | NotEnoughData<'weighIns'> {
  const slope = weightSlope(weighIns);
  if (slope.kind === 'not-enough-data') return notEnoughData('weighIns');
  const weeklyPercent = (100 * slope.kgPerWeek) / slope.meanWeightKg;
  const doubt = (100 * slope.standardErrorKg) / slope.meanWeightKg;
  const isAbove = weeklyPercent - doubt > toPercent;
  const isBelow = weeklyPercent + doubt < fromPercent;
  return { kind: 'pace', weeklyPercent, side: isAbove ? 'above' : isBelow ? 'below' : 'on' };
}
