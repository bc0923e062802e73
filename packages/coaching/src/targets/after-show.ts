import type { PlanAnswers } from '../athlete/answers.ts';
import { weightText } from '../athlete/weight-text.ts';
import { addDays, type CalendarDay, daysBetween } from '../calendar/calendar-day.ts';
import { formatDay } from '../calendar/day-text.ts';
import { thousands } from '../text/thousands.ts';
import { recoveryOf } from '../training/recovery-phase.ts';
import { type AthleteEnergy, kcalForWeeklyRate, STEADY_PERCENT } from './athlete-energy.ts';
import type { GoalPlan } from './goal-plan.ts';
import { offSeasonSplit } from './splits.ts';
import { info, type TargetNote } from './target-note.ts';

/**
 * Eating after a show (`science.md`, sections 3 and 4): maintenance within two weeks, and 5–10% above stage weight
 * by week 8. The pace of the gain is our choice.
 */
export const AFTER_SHOW = {
  /** Daily rise of intake as a share of the previous day's, up to maintenance: 'about 20%' in the source. */
  risePerDay: 0.2,
  /** Days until maintenance is reached. */
  riseDays: 7,
  /** From this day on, targets may raise the weight into its corridor. */
  maintenanceDays: 14,
  weeks: 8,
  gainPercent: { low: 5, aim: 7.5, high: 10 },
  /** The fastest planned gain, % a week (Iraki 2019). */
  fastestPercent: 0.5,
  /** A faster gain counts as too fast from week 3 on, % a week. [our choice] */
  maxPercent: 1,
} as const;

/** The weight range after a show by week 8, kg. */
export interface ShowCorridor {
  lowKg: number;
  aimKg: number;
  highKg: number;
}

/** A competitor's diet in the eight weeks after a show. */
export interface AfterShow {
  show: CalendarDay;
  /** From 1. */
  daysSince: number;
  /** The last day of the phase. */
  endsOn: CalendarDay;
  /** Weeks to the end of the corridor, at least one. */
  weeksLeft: number;
  /** Null if the stage weight is unknown. */
  corridor: ShowCorridor | null;
}

type ShowFacts = Pick<
  PlanAnswers,
  'today' | 'primaryGoal' | 'lastShow' | 'competitionDate' | 'showWeightKg'
>;

/** The eight weeks after a show for a competitor without another show near; otherwise null. */
export function afterShowOf(answers: ShowFacts): AfterShow | null {
  const { today, primaryGoal, showWeightKg: stageKg } = answers;
  const recovery = primaryGoal === 'competition_prep' ? recoveryOf(answers) : null;
  if (!recovery) return null;
  const { show } = recovery;
  const daysSince = daysBetween(show, today);
  const daysLeft = 7 * AFTER_SHOW.weeks - daysSince;
  if (daysLeft < 0) return null;
  const { low, aim, high } = AFTER_SHOW.gainPercent;
  const above = (percent: number) => (stageKg ?? 0) * (1 + percent / 100);
  const kg = { lowKg: above(low), aimKg: above(aim), highKg: above(high) };
  return {
    ...{ show, daysSince, endsOn: addDays(today, daysLeft) },
    weeksLeft: Math.max(1, daysLeft / 7),
    corridor: stageKg === undefined ? null : kg,
  };
}

/** Intake on a day after a show, kcal, before any safety limit. */
function intakeAfterShow(answers: PlanAnswers, after: AfterShow, energy: AthleteEnergy): number {
  const { maintenanceKcal } = energy;
  const { showIntakeKcal: before } = answers;
  if (before !== undefined && after.daysSince <= AFTER_SHOW.riseDays) {
    return Math.min(maintenanceKcal, before * (1 + AFTER_SHOW.risePerDay) ** after.daysSince);
  }
  const rateKg = (gainPercentAfterShow(answers, after) / 100) * answers.weightKg;
  return maintenanceKcal + kcalForWeeklyRate(rateKg, energy);
}

/** The planned gain, % of body weight a week. Zero in the first two weeks, and above the middle of the corridor. */
function gainPercentAfterShow({ weightKg }: PlanAnswers, after: AfterShow): number {
  const { daysSince, weeksLeft, corridor } = after;
  if (daysSince <= AFTER_SHOW.maintenanceDays || !corridor) return 0;
  const requiredPercent = weeklyPercent(weightKg, corridor.aimKg, weeksLeft);
  return Math.min(AFTER_SHOW.fastestPercent, Math.max(0, requiredPercent));
}

const weeklyPercent = (fromKg: number, toKg: number, weeks: number) =>
  (100 * (toKg / fromKg - 1)) / weeks;

/**
 * The paces toward the corridor's edges, % of body weight a week, never negative. Once the water is back, at most
 * 1%. Null outside the eight weeks, or with unknown stage weight.
 */
export function pacesAfterShow(answers: PlanAnswers) {
  const after = afterShowOf(answers);
  if (!after?.corridor) return null;
  const { weeksLeft, corridor, daysSince } = after;
  const isWaterBack = daysSince > AFTER_SHOW.maintenanceDays;
  const maxPercent = isWaterBack ? AFTER_SHOW.maxPercent : Number.POSITIVE_INFINITY;
  const to = (kg: number) =>
    Math.min(maxPercent, Math.max(0, weeklyPercent(answers.weightKg, kg, weeksLeft)));
  return { lowPercent: to(corridor.lowKg), highPercent: to(corridor.highKg) };
}

/** The plan for the eight weeks after a show; null at other times. */
export function afterShowPlan(answers: PlanAnswers, energy: AthleteEnergy): GoalPlan | null {
  const after = afterShowOf(answers);
  if (!after) return null;
  return {
    phase: 'Maintenance',
    intakeKcal: intakeAfterShow(answers, after, energy),
    split: offSeasonSplit(answers.weightKg),
    notes: notesOf(answers, after, energy),
  };
}

function notesOf(answers: PlanAnswers, after: AfterShow, energy: AthleteEnergy): TargetNote[] {
  const { corridor } = after;
  const { units } = answers;
  const where = corridor
    ? ` By ${formatDay(after.endsOn)} your weight may be ${weightText(corridor.lowKg, units)} to ${weightText(corridor.highKg, units)}, 5–10% above stage weight.`
    : '';
  return [info('after_show', `Your show is over, and so is the diet. ${howMuch()}${where}`)];

  function howMuch(): string {
    const maintenance = `eat at maintenance, about ${thousands(energy.maintenanceKcal)} kcal a day`;
    const intake = intakeAfterShow(answers, after, energy);
    if (intake < energy.maintenanceKcal) {
      return `Your intake rises by about 20% a day until you ${maintenance}.`;
    }
    const gain = gainPercentAfterShow(answers, after);
    if (gain < STEADY_PERCENT) return `You ${maintenance}.`;
    return `Gain about ${gain.toFixed(2)}% of your weight a week.`;
  }
}
