import type { CalendarDay } from '../calendar/calendar-day.ts';
import type { MacroTargets } from '../targets/nutrition-calculator.ts';
import type { ExpenditureBand, ProjectedWeight } from './project-weight.ts';

export const PROPOSAL_KINDS = ['change', 'no_change', 'holding'] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

/** Rules behind a proposal; see `science.md`, "Weekly proposal". */
export const PROPOSAL_RULES = [
  'safety',
  'after_show',
  'pace',
  'show_weight',
  'at_limit',
  'on_track',
  'new_plan',
  'peak_week',
  'diary',
] as const;
export type ProposalRule = (typeof PROPOSAL_RULES)[number];

/** Minimum data of the last seven days for a proposal. */
export const PROPOSAL_NEEDS = { weighIns: 4, fullDays: 5, ofDays: 7 } as const;

/** Steps of a proposal, kcal and minutes, and its limits for one week (`science.md`, "Weekly proposal"). */
export const PROPOSAL_STEPS = { kcal: 50, mostShare: 0.08, minutes: 10, mostMinutes: 60 } as const;

/** The projected effect of an intake or an amount of cardio. */
export interface Outlook {
  /** % of body weight a week; negative is a loss. */
  weeklyPercent: number;
  /** Projected for the day `until`. */
  weight: ProjectedWeight;
}

export interface ProposedTargets extends Outlook {
  targets: MacroTargets;
}

export interface ProposedCardio extends Outlook {
  /** Steady cardio, minutes a week. */
  minutes: number;
}

/** The suggestion for an athlete's plan from a week's numbers. */
export interface WeekProposal {
  kind: ProposalKind;
  rule: ProposalRule;
  /** Two sentences, the same for coach and athlete. */
  reasons: readonly [string, string];
  /** The last seven days. */
  lastWeek: { weighIns: number; fullDays: number; meanKcal: number | null };
  /** Maintenance by diary and scale; null until known. */
  expenditure: ExpenditureBand | null;
  /** The last projected day. */
  until: { day: CalendarDay; isShow: boolean };
  /** The active plan; no outlook without a measured expenditure. */
  now: { targets: MacroTargets; cardioMinutes: number | null; outlook: Outlook | null };
  /** New targets, and cardio as an alternative. A change has at least one of them. */
  food: ProposedTargets | null;
  cardio: ProposedCardio | null;
}

/** Steady cardio a person may set, minutes a week. */
export const CARDIO_MINUTES_LIMIT = { min: 0, max: 420, step: 5 } as const;
