import type { Units } from '../athlete/answers.ts';
import { weightText } from '../athlete/weight-text.ts';
import { type CalendarDay, daysBetween, weeksOut } from '../calendar/calendar-day.ts';
import { bestWeightByShow, neededLossPercent, PREP_RATE } from '../targets/show-pace.ts';
import { counted } from '../words/counted.ts';
import type { AlertFinding } from './alert-rules.ts';

/** A target by the day of a show. */
export interface ShowTarget {
  /** The trend, or the last weight known; kg. */
  weightKg: number;
  /** The target, or the lightest that a diet may lead to where that is more. */
  targetKg: number;
  /** The target as the athlete entered it. */
  enteredKg: number;
  showDay: CalendarDay;
}

interface Reader {
  /** Of the athlete. */
  name: string;
  today: CalendarDay;
  /** In which the coach reads. */
  units: Units;
}

/** So much above the target on stage, % of body weight, is another look. [our choice] */
const MISSED_PERCENT = 2.5;
/** From here on there is nothing left to plan: the last week is not for dieting. */
const LAST_DAYS = 7;

/**
 * Alerts the coach to a target that even the fastest planned loss, 1 % of body weight a week (Helms 2014), can't reach
 * by the show; null if it can. Resolves itself with another target, show or weight.
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
  const needed = neededLossPercent(weightKg, targetKg, days);
  const text = (kg: number) => weightText(kg, units);
  return {
    type: 'out_of_reach',
    severity: 'medium',
    message:
      `${name} is at ${text(weightKg)} with ${counted(weeksOut(today, showDay), 'week')} to the show: ` +
      `${text(targetKg)} would take ${needed.toFixed(2)} % of body weight a week, where ${fastest} % is the most. ` +
      `About ${text(bestKg)} is within reach. Talk about another target or a later show.`,
    // The lightest that a diet may lead to goes with the weight: by it, every weigh-in would be news.
    basis: `${showDay} ${enteredKg}`,
  };
}
