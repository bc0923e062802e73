import type { PlannedIntake } from '../safety/energy-checks.ts';
import type { MacroTargets } from '../targets/nutrition-calculator.ts';
import type { MuscleLandmarks } from '../training/landmarks.ts';
import {
  type ExpenditureFacts,
  type LearntExpenditure,
  learnExpenditure,
} from '../trend/learn-expenditure.ts';
import { lossToPlanBy } from '../trend/loss-trend.ts';
import type { FollowedPhase } from './protocol.ts';

/** Everything known of an athlete that a protocol may rest on. */
export interface ProtocolInput extends ExpenditureFacts {
  /** 0–100 over the last 14 days; null while there is too little to judge. */
  adherencePercent: number | null;
  /** Means over the last 28 days; null where none was ever logged. */
  cardioMinutesPerWeek: number | null;
  sessionsPerWeek: number | null;
  /** The plans in force, where there are any. */
  mealPlan: MacroTargets | null;
  trainingDaysPlanned: number | null;
  /** What was to be eaten until today: the phases, and beside them the meal plans, the latest first. */
  followed: { phases: readonly FollowedPhase[]; mealPlans: readonly PlannedIntake[] };
  /** Those of the coach. */
  landmarks: MuscleLandmarks;
}

/** What protocols are reckoned from. */
export interface ProtocolBasis extends LearntExpenditure {
  input: ProtocolInput;
  maintenanceKcal: number;
  /** % a week over 14 days, a loss is positive; null while there are too few weigh-ins. */
  observedLossPercent: number | null;
  /** One standard error of it, %. */
  observedLossDoubt: number;
  /** Cardio that the maintenance energy already contains, minutes a week. */
  habitualCardioMinutes: number;
}

/** Reads what is known: the trend, the expenditure learnt from diary and scale, what is done by habit. */
export function protocolBasis(input: ProtocolInput): ProtocolBasis {
  const learnt = learnExpenditure(input);
  const { expenditure, energy } = learnt;
  const loss = lossToPlanBy(input.weighIns, {
    today: input.answers.today,
    loadDays: input.loadDays,
  });
  return {
    ...learnt,
    input,
    maintenanceKcal: expenditure.kind === 'expenditure' ? expenditure.kcal : energy.maintenanceKcal,
    observedLossPercent: loss.kind === 'loss' ? loss.weeklyPercent : null,
    observedLossDoubt: loss.kind === 'loss' ? loss.doubtPercent : 0,
    habitualCardioMinutes: input.cardioMinutesPerWeek ?? 0,
  };
}
