import type { Limit } from '../athlete/limits.ts';
import type { CalendarDay } from '../calendar/calendar-day.ts';
import type { SafetyCheck, SafetyFinding } from '../safety/finding.ts';
import type { MacroTargets } from '../targets/nutrition-calculator.ts';

export const PROTOCOL_TYPES = ['cutting', 'bulking', 'competition_prep', 'off_season'] as const;
export type ProtocolType = (typeof PROTOCOL_TYPES)[number];

/** Values a coach may enter; safety is checked separately. */
export const PROTOCOL_LIMITS = {
  phases: { min: 1, max: 20, step: 1 },
  weeks: { min: 1, max: 52, step: 1 },
  calories: { min: 500, max: 15_000, step: 10 },
  protein: { min: 0, max: 1000, step: 1 },
  carbs: { min: 0, max: 3000, step: 1 },
  fats: { min: 0, max: 800, step: 1 },
  cardioMinutes: { min: 0, max: 1200, step: 5 },
  /** Maximum planned steps: twenty kilometers of walking a day besides training. [our choice] */
  dailySteps: { min: 0, max: 25_000, step: 500 },
  trainingDays: { min: 0, max: 7, step: 1 },
  weeklySets: { min: 0, max: 400, step: 1 },
  refeedDays: { min: 0, max: 3, step: 1 },
  bodyFatTarget: { min: 3, max: 40, step: 0.5 },
} as const satisfies Record<string, Limit>;

/** Consecutive weeks with the same targets. */
export interface ProtocolPhase extends MacroTargets {
  name: string;
  weeks: number;
  /** Minutes a week. */
  cardioMinutes: number;
  dailySteps: number;
  /** Days a week with weights. */
  trainingDays: number;
  /** Hard sets a week over all muscles. */
  weeklySets: number;
  /** Days a week at maintenance, with the difference as carbohydrate. */
  refeedDays: number;
  /** What to check at the end of the phase. */
  checkPoint: string;
}

/** A phase of an approved protocol for the time it was active. */
export interface FollowedPhase {
  phase: ProtocolPhase;
  from: CalendarDay;
  /** Its last day, or the day before the next protocol took effect. */
  until: CalendarDay;
}

/** The parts of a protocol a coach may change. */
export interface ProtocolPlan {
  /** %; null without a target. */
  bodyFatTarget: number | null;
  phases: readonly ProtocolPhase[];
}

/** A phase's outlook as far as known. Dates are in the athlete's time zone. */
export interface PhaseOutlook {
  startDate: CalendarDay;
  endDate: CalendarDay;
  maintenanceKcal: number;
  /** % of body weight a week; negative is a loss. */
  weeklyRatePercent: number;
  /** kg at the end of the phase. */
  expectedWeight: number;
}

/** A decision, its reason and its source. */
export interface ProtocolDecision {
  topic: string;
  text: string;
  source: string;
}

/** A figure behind the protocol, formatted for people. */
export interface ProtocolFact {
  name: string;
  text: string;
  source: string;
}

export interface ProtocolJudgement {
  /** Problems found; `phase` is the index of the phase, or null for the whole protocol. */
  findings: readonly (SafetyFinding & { phase: number | null })[];
  /** Checks that ran and found nothing. */
  passed: readonly SafetyCheck[];
  /** Checks that couldn't run, with the reason. They don't count as passed. */
  notChecked: readonly string[];
  outlook: readonly PhaseOutlook[];
}

export interface ProtocolDraft extends ProtocolPlan {
  kind: 'protocol';
  protocolType: ProtocolType;
  startsOn: CalendarDay;
  decisions: readonly ProtocolDecision[];
  facts: readonly ProtocolFact[];
  /** Missing facts, as text. */
  missing: readonly string[];
}
