import type { PlanAnswers } from '../athlete/answers.ts';
import { addDays, type CalendarDay, daysBetween } from '../calendar/calendar-day.ts';
import { type NotEnoughData, notEnoughData } from '../result/not-enough-data.ts';
import { type AthleteEnergy, athleteEnergy } from '../targets/athlete-energy.ts';
import type { MacroTargets } from '../targets/nutrition-calculator.ts';
import type { MuscleLandmarks } from '../training/landmarks.ts';
import {
  adaptiveExpenditure,
  type ExpenditureEstimate,
  type IntakeDay,
} from '../trend/adaptive-expenditure.ts';
import { credibleKcal } from '../trend/credible-expenditure.ts';
import { dietStarts, type IntakeStep } from '../trend/freeze-starts.ts';
import { lossTrend } from '../trend/loss-trend.ts';
import { trendWeights } from '../trend/trend-weight.ts';
import type { WeighIn } from '../trend/weigh-ins.ts';

/** Everything known of an athlete that a protocol may rest on. */
export interface ProtocolInput {
  answers: PlanAnswers;
  weighIns: readonly WeighIn[];
  intakes: readonly IntakeDay[];
  /** What was to be eaten lately, and the days of a show or a carbohydrate load: they freeze the expenditure. */
  intakeSteps: readonly IntakeStep[];
  loadDays: readonly CalendarDay[];
  /** 0–100 over the last 14 days; null while there is too little to judge. */
  adherencePercent: number | null;
  /** Means over the last 28 days; null where none was ever logged. */
  cardioMinutesPerWeek: number | null;
  sessionsPerWeek: number | null;
  /** The plans in force, where there are any. */
  mealPlan: MacroTargets | null;
  trainingDaysPlanned: number | null;
  /** Those of the coach. */
  landmarks: MuscleLandmarks;
}

/** What protocols are reckoned from. */
export interface ProtocolBasis {
  input: ProtocolInput;
  answers: PlanAnswers;
  energy: AthleteEnergy;
  /** The trend weight where it is recent, else the weight last known. */
  weightKg: number;
  weightSource: 'trend' | 'last';
  maintenanceKcal: number;
  expenditure: ExpenditureEstimate | NotEnoughData<'weighIns' | 'intakes'>;
  /** % a week over 14 days, a loss is positive; null while there are too few weigh-ins. */
  observedLossPercent: number | null;
  /** One standard error of it, %. */
  observedLossDoubt: number;
  /** Cardio that the maintenance energy already contains, minutes a week. */
  habitualCardioMinutes: number;
}

const RECENT_DAYS = 14;
/** Weigh-ins of the last two weeks that make a trend worth more than the last weight. [our choice] */
const TREND_WEIGH_INS = 4;

/** Reads what is known: the trend, the expenditure learnt from diary and scale, what is done by habit. */
export function protocolBasis(input: ProtocolInput): ProtocolBasis {
  const { today } = input.answers;
  const recent = input.weighIns.filter(
    ({ day }) =>
      daysBetween(addDays(today, -RECENT_DAYS), day) >= 0 && daysBetween(day, today) >= 0,
  );
  const trendKg = trendWeights(input.weighIns).at(-1)?.trendKg;
  const hasTrend = trendKg !== undefined && recent.length >= TREND_WEIGH_INS;
  const weightKg = hasTrend ? trendKg : input.answers.weightKg;
  const answers = { ...input.answers, weightKg };
  const energy = athleteEnergy(answers);
  const learnt = adaptiveExpenditure({
    today,
    weighIns: input.weighIns,
    intakes: input.intakes,
    formulaKcal: energy.maintenanceKcal,
    restingKcal: energy.restingKcal,
    fatKg: energy.fatKg,
    freezeStarts: [...dietStarts(input.intakeSteps, energy.maintenanceKcal), ...input.loadDays],
  });
  const expenditure = isIncredible(learnt, energy.restingKcal)
    ? notEnoughData('intakes' as const)
    : learnt;
  const loss = lossTrend(input.weighIns, today);
  return {
    input,
    answers,
    energy,
    weightKg,
    weightSource: hasTrend ? 'trend' : 'last',
    maintenanceKcal: expenditure.kind === 'expenditure' ? expenditure.kcal : energy.maintenanceKcal,
    expenditure,
    observedLossPercent: loss.kind === 'loss' ? loss.weeklyPercent : null,
    observedLossDoubt: loss.kind === 'loss' ? loss.doubtPercent : 0,
    habitualCardioMinutes: input.cardioMinutesPerWeek ?? 0,
  };
}

/** Nobody plans by a diary that cannot be. */
const isIncredible = (learnt: ProtocolBasis['expenditure'], restingKcal: number) =>
  learnt.kind === 'expenditure' && credibleKcal(learnt, restingKcal) === undefined;
