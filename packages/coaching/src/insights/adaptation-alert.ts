import { type CalendarDay, mondayOf } from '../calendar/calendar-day.ts';
import type { ExpenditureEstimate } from '../trend/adaptive-expenditure.ts';
import { thousands } from '../words/thousands.ts';
import type { AlertFinding } from './alert-rules.ts';

/** Share of what a plan rests on: this far off, it no longer does what it was made for. [our choice] */
const PRESSING = 0.15;

/** Less than this share off, a plan is close enough: a daily weight scatters by more. [our choice] */
const CLOSE_ENOUGH = 0.08;

/** A meal plan is held against what was measured so often. */
export const ADAPTATION_DAYS = 7;

interface AdaptationFacts {
  name: string;
  today: CalendarDay;
  expenditure: Pick<ExpenditureEstimate, 'kcal' | 'lowKcal' | 'highKcal'>;
  /** What the plan in force takes for what keeps the weight, kcal a day. */
  restsOnKcal: number;
}

/**
 * Whether a plan no longer fits: what it rests on lies outside the 95 % band of what was measured, and clearly off it.
 * What lies within the doubt of a measurement is no reason to change what somebody eats. [our choice] kcal a day.
 */
export function isOutgrown({
  expenditure: { kcal, lowKcal, highKcal },
  restsOnKcal,
}: Pick<AdaptationFacts, 'expenditure' | 'restsOnKcal'>): boolean {
  if (Math.abs(kcal - restsOnKcal) < CLOSE_ENOUGH * restsOnKcal) return false;
  return restsOnKcal < lowKcal || restsOnKcal > highKcal;
}

/**
 * Tells the coach, once a week, of a meal plan that no longer fits what its athlete burns; null while it does. The
 * plan stays as it is until the coach makes another.
 */
export function checkAdaptation(facts: AdaptationFacts): AlertFinding | null {
  if (!isOutgrown(facts)) return null;
  const { name, today, expenditure, restsOnKcal } = facts;
  const { kcal } = expenditure;
  return {
    type: 'weekly_adaptation',
    severity: Math.abs(kcal - restsOnKcal) < PRESSING * restsOnKcal ? 'low' : 'medium',
    message: `${name} burns about ${thousands(kcal)} kcal a day by diary and scale; the meal plan rests on ${thousands(restsOnKcal)}.`,
    basis: mondayOf(today),
  };
}
