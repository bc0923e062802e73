import type { GuidanceMode } from '../athlete/guidance.ts';
import type { CalendarDay } from '../calendar/calendar-day.ts';
import type { ProtocolType } from '../protocols/protocol.ts';
import type { MacroTargets } from '../targets/nutrition-calculator.ts';

/** Kinds of changes in an athlete's plans. */
export const PLAN_CHANGE_KINDS = [
  'targets',
  'meals',
  'program',
  'cardio',
  'protocol',
  'guidance',
] as const;
export type PlanChangeKind = (typeof PLAN_CHANGE_KINDS)[number];

/** Who changed it; `system` for automatic safety changes. */
export const PLAN_ACTORS = ['coach', 'athlete', 'system'] as const;
export type PlanActor = (typeof PLAN_ACTORS)[number];

/** What led to the change. */
export const PLAN_CAUSES = ['proposal', 'check_in', 'alert', 'request', 'show'] as const;
export type PlanCause = (typeof PLAN_CAUSES)[number];

/** Maximum length of the reason for a change. */
export const PLAN_REASON_LIMIT = 500;

/** Summaries of each kind of plan before and after a change. */
export interface PlanSummaries {
  targets: MacroTargets;
  meals: {
    calories: number;
    mealCount: number;
    /** Changed foods, such as '150 g Chicken breast'; empty if all changed. */
    foods: string[];
  };
  program: { name: string; weeks: number; daysPerWeek: number };
  cardio: { sessionsPerWeek: number; minutesPerWeek: number };
  protocol: { protocolType: ProtocolType; startsOn: CalendarDay; weeks: number };
  guidance: { mode: GuidanceMode };
}

/** A change of one kind, before (if anything) and after. */
export type PlanDifference = {
  [Kind in PlanChangeKind]: {
    kind: Kind;
    before: PlanSummaries[Kind] | null;
    after: PlanSummaries[Kind] | null;
  };
}[PlanChangeKind];

/** The latest day a coach's change may apply from, in days after today. */
export const APPLIES_WITHIN_DAYS = 14;
