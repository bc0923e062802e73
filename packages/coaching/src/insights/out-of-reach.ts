import type { Units } from '../athlete/answers.ts';
import { weightText } from '../athlete/weight-text.ts';
import { type CalendarDay, daysBetween, weeksOut } from '../calendar/calendar-day.ts';
import { bestWeightByShow, PREP_RATE, requiredLossPercent } from '../targets/show-pace.ts';
import { counted } from '../text/counted.ts';
import type { AlertFinding } from './alert-rules.ts';

/** A target weight for the day of a show. */
export interface ShowTarget {
  /** The trend, or the last known weight; kg. */
  weightKg: number;
  /** The target, or the lowest weight a diet may lead to if that is higher. */
  targetKg: number;
  /** The target as the athlete entered it. */
  enteredKg: number;
  showDay: CalendarDay;
}

interface Reader {
  /** The athlete's name. */
  name: string;
  today: CalendarDay;
  /** The coach's units. */
  units: Units;
}

/** Missing the target by more than this is visible on stage, % of body weight. [our choice] */
const MISSED_PERCENT = 2.5;
/** In the last week there is nothing left to plan, since it isn't for dieting. */
const LAST_DAYS = 7;

/**
 * Alerts the coach to a target that even the fastest planned loss, 1% of body weight a week (Helms 2014), can't
 * reach by the show; null if it can. Resolves itself with another target, show or weight.
 */
export function checkReach(
  { name, today, units }: Reader,
  { weightKg, targetKg, enteredKg, showDay }: ShowTarget,
): AlertFinding | null {
  const days = daysBetween(today, showDay);
  if (days <= LAST_DAYS) return null;
  const { fastest } = PREP_RATE;
  const bestKg = bestWeightByShow(weightKg, days);
  if (bestKg - targetKg <= (MISSED_PERCENT / 100) * weightKg) return null;
  const requiredPercent = requiredLossPercent(weightKg, targetKg, days);
  const text = (kg: number) => weightText(kg, units);
  return {
    type: 'out_of_reach',
    severity: 'medium',
    message:
      `${name} is at ${text(weightKg)} with ${counted(weeksOut(today, showDay), 'week')} to the show: ` +
      `${text(targetKg)} would mean losing ${requiredPercent.toFixed(2)}% of body weight a week; the limit is ${fastest}%. ` +
      `About ${text(bestKg)} is within reach. Talk about another target or a later show.`,
    // Based on the entered target: the lowest allowed weight changes with every weigh-in, which would repeat the
    // alert.
    basis: `${showDay} ${enteredKg}`,
  };
}
