import { usualCardioWeekKcal } from '../cardio/planned-cardio-kcal.ts';
import { EXERCISE_METS, netKcalPerMinute } from '../energy/exercise-cost.ts';
import type { MacroTargets } from '../targets/nutrition-calculator.ts';
import type { MuscleLandmarks } from '../training/landmarks.ts';
import {
  type ExpenditureFacts,
  type LearnedExpenditure,
  learnExpenditure,
} from '../trend/learn-expenditure.ts';
import { lossForPlanning } from '../trend/loss-trend.ts';
import { type FollowedPlans, followedDietStarts } from './followed-diet-starts.ts';

/** A protocol's cardio has no machine, so it counts as an elliptical trainer. [our choice] */
export const CARDIO_METS = EXERCISE_METS.elliptical;

/** Everything a protocol may depend on. */
export interface ProtocolInput extends ExpenditureFacts {
  /** 0–100 over the last 14 days; null with too little data. */
  adherencePercent: number | null;
  /** Means over the last 28 days; null if nothing was ever logged. */
  cardioMinutesPerWeek: number | null;
  sessionsPerWeek: number | null;
  /** Active plans, if any. */
  mealPlan: MacroTargets | null;
  trainingDaysPlanned: number | null;
  /** Plans followed until today. */
  followed: FollowedPlans;
  /** The coach's landmarks. */
  landmarks: MuscleLandmarks;
}

/** Derived values that protocols are computed from. */
export interface ProtocolBasis extends LearnedExpenditure {
  input: ProtocolInput;
  maintenanceKcal: number;
  /** % a week over 14 days, positive for a loss; null with too few weigh-ins. */
  observedLossPercent: number | null;
  /** Its standard error, %. */
  observedLossDoubt: number;
  /** Logged, minutes a week. */
  habitualCardioMinutes: number;
  /** Cardio already included in maintenance, net kcal a week. */
  habitualCardioKcal: number;
}

/** Derives the trend, learned expenditure and habitual cardio. */
export function protocolBasis(input: ProtocolInput): ProtocolBasis {
  const learnt = learnExpenditure(input);
  const { expenditure, energy } = learnt;
  const isLearnt = expenditure.kind === 'expenditure';
  const habitualCardioMinutes = input.cardioMinutesPerWeek ?? 0;
  const loss = lossForPlanning(input.weighIns, {
    today: input.answers.today,
    loadDays: input.loadDays,
    dietStarts: followedDietStarts(input.followed, input.answers.today, energy.formulaKcal),
  });
  return {
    ...learnt,
    input,
    maintenanceKcal: isLearnt ? expenditure.kcal : energy.maintenanceKcal,
    observedLossPercent: loss.kind === 'loss' ? loss.weeklyPercent : null,
    observedLossDoubt: loss.kind === 'loss' ? loss.doubtPercent : 0,
    habitualCardioMinutes,
    // The learned value includes logged cardio; the formula includes planned cardio.
    habitualCardioKcal: isLearnt
      ? habitualCardioMinutes * netKcalPerMinute(CARDIO_METS, learnt.weightKg)
      : usualCardioWeekKcal(learnt.answers),
  };
}
