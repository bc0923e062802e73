import {
  ADVISED_RATES,
  addDays,
  type CalendarDay,
  daysBetween,
  MIN_DISTANCE_KG,
} from '@posedown/coaching';
import type { Dashboard, PaceCorridor } from '@posedown/contract';
import { formatNumber } from '../../lib/numbers.ts';

type WeighIn = Dashboard['weightTrend'][number];

/** A trend lags behind at first, and stays at a constant distance after two weeks. */
const SETTLING_DAYS = 14;

export interface GoalCorridor {
  points: { day: string; lowKg: number; highKg: number }[];
  /** Text such as 'Planned pace, −1 to −0.5% a week'. */
  label: string;
}

/**
 * The range the trend should stay in on the way to the target, up to the last weigh-in. Uses the
 * pace of the coach's screens, or the recommended one while that is unknown. Starts with the diet
 * (`startsOn`, if known), but not before the trend has settled. Null without a target or a
 * direction, or if the trend is too short.
 */
export function goalCorridor(
  weighIns: readonly WeighIn[],
  targetKg: number | null,
  { startsOn, pace }: PaceCorridor,
): GoalCorridor | null {
  const settled = settledTrend(weighIns, startsOn);
  const last = weighIns.at(-1);
  if (targetKg === null || !settled || !last) return null;
  const { date: first, trend: startKg } = settled;
  if (Math.abs(targetKg - startKg) < MIN_DISTANCE_KG) return null;
  const isDown = targetKg < startKg;
  const { fromPercent, toPercent } = pace ?? advisedPace(isDown);
  const stop = isDown ? Math.max : Math.min;
  const at = (days: number, rate: number) =>
    stop(targetKg, startKg * (1 + rate / 100) ** (days / 7));
  const points = Array.from({ length: daysBetween(first, last.date) + 1 }, (_, days) => {
    const [lowKg, highKg] = [at(days, fromPercent), at(days, toPercent)].sort(
      (one, other) => one - other,
    );
    return { day: addDays(first, days), lowKg: lowKg ?? startKg, highKg: highKg ?? startKg };
  });
  const label = `${pace ? 'Planned' : 'Recommended'} pace, ${signed(fromPercent)} to ${signed(toPercent)}% a week`;
  return { points, label };
}

function advisedPace(isDown: boolean) {
  const [slow, fast] = isDown ? ADVISED_RATES.lose : ADVISED_RATES.gain;
  return isDown ? { fromPercent: -fast, toPercent: -slow } : { fromPercent: slow, toPercent: fast };
}

const signed = (rate: number) =>
  `${rate < 0 ? '−' : rate > 0 ? '+' : ''}${formatNumber(Math.abs(rate), 2)}`;

function settledTrend(
  weighIns: readonly WeighIn[],
  startsOn: CalendarDay | null,
): WeighIn | undefined {
  const first = weighIns[0]?.date;
  if (first === undefined) return undefined;
  return weighIns.find(
    ({ date }) =>
      daysBetween(first, date) >= SETTLING_DAYS && (startsOn === null || date >= startsOn),
  );
}
