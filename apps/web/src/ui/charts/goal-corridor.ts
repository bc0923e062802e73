import {
  ADVISED_RATES,
  addDays,
  type CalendarDay,
  daysBetween,
  LEAST_WAY_KG,
} from '@posedown/coaching';
import type { Dashboard } from '@posedown/contract';

type WeighIn = Dashboard['weightTrend'][number];

/** A trend lags behind from its first weigh-in on, and keeps its distance after two weeks. */
const SETTLING_DAYS = 14;

export interface GoalCorridor {
  points: { day: string; lowKg: number; highKg: number }[];
  /** 'Advised pace, 0.5–1 % a week' */
  label: string;
}

/**
 * Where the trend may run towards the target at the advised pace, up to the last weigh-in. It begins
 * with the plan (`startsOn`, if that is known), but not before the trend has settled. Null where
 * there is no target, no way to it, or too short a trend.
 */
export function goalCorridor(
  weighIns: readonly WeighIn[],
  targetKg: number | null,
  startsOn: CalendarDay | null,
): GoalCorridor | null {
  const settled = settledTrend(weighIns, startsOn);
  const last = weighIns.at(-1);
  if (targetKg === null || !settled || !last) return null;
  const { date: first, trend: startKg } = settled;
  if (Math.abs(targetKg - startKg) < LEAST_WAY_KG) return null;
  const sign = targetKg < startKg ? -1 : 1;
  const [slow, fast] = sign < 0 ? ADVISED_RATES.lose : ADVISED_RATES.gain;
  const stop = sign < 0 ? Math.max : Math.min;
  const at = (days: number, rate: number) =>
    stop(targetKg, startKg * (1 + (sign * rate) / 100) ** (days / 7));
  const points = Array.from({ length: daysBetween(first, last.date) + 1 }, (_, days) => {
    const [lowKg, highKg] = [at(days, slow), at(days, fast)].sort((one, other) => one - other);
    return { day: addDays(first, days), lowKg: lowKg ?? startKg, highKg: highKg ?? startKg };
  });
  return { points, label: `Advised pace, ${slow}–${fast} % a week` };
}

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
