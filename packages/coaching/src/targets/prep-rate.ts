import type { Experience, PlanAnswers } from '../athlete/answers.ts';
import { weightText } from '../athlete/weight-text.ts';
import { addDays, daysBetween, weeksOut } from '../calendar/calendar-day.ts';
import { formatDay } from '../calendar/day-text.ts';
import { prepWeeks } from '../phase/prep-length.ts';
import { prepPhaseAt } from '../phase/prep-phase.ts';
import { minDietWeight } from '../safety/deficit-blocks.ts';
import { counted } from '../text/counted.ts';
import { type TargetPhase, timelineWeeks } from './goal-plan.ts';
import { bestWeightByShow, CLOSE_ENOUGH_SHARE, PREP_RATE } from './show-pace.ts';
import { unreachableText } from './show-warning.ts';
import { info, type TargetNote, warn } from './target-note.ts';

/** Off-season gain, % a week: 0.25–0.5, advanced slower (Iraki 2019). */
export const GAIN_RATE: Record<Experience, number> = {
  beginner: 0.5,
  intermediate: 0.35,
  advanced: 0.25,
  expert: 0.25,
};

/** The planned rate of a competitor's weight change. */
export interface PrepRate {
  phase: TargetPhase;
  /** % of body weight a week; negative is a loss. */
  weeklyRatePercent: number;
  notes: readonly TargetNote[];
}

/**
 * A competitor's rate, from weight, target weight and weeks to the show: a loss of 0.5–1% a week within 20 weeks of
 * the show (or as early as the target needs), otherwise the off-season. Without a show date, the chosen timeline
 * counts. Sources: Helms 2014, Iraki 2019; the end of the off-season is our choice.
 */
export function prepRate(answers: PlanAnswers): PrepRate {
  const { competitionDate, today } = answers;
  if (competitionDate !== undefined && daysBetween(today, competitionDate) < 0) {
    const text = 'Your show date has passed: eat at maintenance and set the next date.';
    return { phase: 'Maintenance', weeklyRatePercent: 0, notes: [warn('show_date_past', text)] };
  }
  const weeks =
    competitionDate === undefined
      ? timelineWeeks(answers.targetTimeline)
      : weeksOut(today, competitionDate);
  // A timeline in weeks belonged to the withdrawn show.
  if (answers.withdrawnShow !== undefined && competitionDate === undefined && weeks !== undefined) {
    const text = 'Your show is no longer planned: eat at maintenance and set the next date.';
    return { phase: 'Maintenance', weeklyRatePercent: 0, notes: [warn('show_withdrawn', text)] };
  }
  const rate = rateTowards(answers, weeks);
  return { ...rate, notes: [...missingDate(answers, weeks), ...rate.notes] };
}

function missingDate(answers: PlanAnswers, weeks: number | undefined): TargetNote[] {
  if (answers.competitionDate !== undefined) return [];
  const meanwhile =
    weeks === undefined
      ? 'we plan your off-season'
      : `we plan for a show in ${counted(weeks, 'week')}`;
  return [info('show_date_missing', `Until you set a show date ${meanwhile}.`)];
}

type WeightGoal = Pick<PlanAnswers, 'weightKg' | 'targetWeightKg'>;

const percentToLose = ({ weightKg, targetWeightKg }: WeightGoal) =>
  (100 * (weightKg - targetWeightKg)) / weightKg;

/** Whether the diet for a show in this many weeks has begun. */
export const isPrepBegun = (goal: WeightGoal, weeks: number) =>
  weeks <= prepWeeks(percentToLose(goal));

function rateTowards(answers: PlanAnswers, weeks: number | undefined): PrepRate {
  const { targetWeightKg: targetKg } = answers;
  const toLosePercent = percentToLose(answers);
  if (weeks === undefined || !isPrepBegun(answers, weeks))
    return offSeason(answers, toLosePercent, weeks);
  const phase = prepPhaseAt(weeks);
  if (weeks <= 1) {
    const text =
      'The last week is not for dieting. Until your coach approves your peak week, eat at maintenance.';
    return { phase, weeklyRatePercent: 0, notes: [info('peak_week', text)] };
  }
  if (toLosePercent <= 100 * CLOSE_ENOUGH_SHARE)
    return maintainWeight(answers, phase, toLosePercent);
  const requiredRate = toLosePercent / weeks;
  const bestWeight = bestWeightByShow(answers.weightKg, remainingDays(answers, weeks));
  const isShort = bestWeight - targetKg > CLOSE_ENOUGH_SHARE * answers.weightKg;
  if (isShort || requiredRate > PREP_RATE.fastest) return fastest(answers, phase, weeks);
  const rate = Math.max(PREP_RATE.slowest, requiredRate);
  const weeksToMaintain = Math.floor(weeks - toLosePercent / rate);
  const maintainText =
    weeksToMaintain > 0 ? `, with about ${weeksToMaintain} left to hold the look` : '';
  const text = `To be at ${weightText(targetKg, answers.units)} on stage in ${counted(weeks, 'week')}: ${rate.toFixed(1)}% of your weight a week${maintainText}.`;
  return { phase, weeklyRatePercent: -rate, notes: [info('goal', text)] };
}

function maintainWeight(answers: PlanAnswers, phase: TargetPhase, toLosePercent: number): PrepRate {
  if (answers.weightKg < minDietWeight(answers).kg) {
    const text =
      'Your weight is already at or below the safe minimum for your body, so no loss is planned for the show. Talk to your coach about a heavier stage weight.';
    return { phase, weeklyRatePercent: 0, notes: [warn('target_weight', text)] };
  }
  if (toLosePercent < -100 * CLOSE_ENOUGH_SHARE) {
    const text =
      'Your target is above your weight. This close to the show we hold your weight rather than add to it.';
    return { phase, weeklyRatePercent: 0, notes: [warn('target_weight', text)] };
  }
  const text = 'You are at your stage weight: we hold it until the show.';
  return { phase, weeklyRatePercent: 0, notes: [info('goal', text)] };
}

function remainingDays({ today, competitionDate }: PlanAnswers, weeks: number): number {
  return competitionDate === undefined ? 7 * weeks : daysBetween(today, competitionDate);
}

function fastest(answers: PlanAnswers, phase: TargetPhase, weeks: number): PrepRate {
  const target = { kg: answers.targetWeightKg, days: remainingDays(answers, weeks) };
  const text = `${unreachableText({ ...answers, target })} The plan takes the fastest safe pace; talk to your coach about the target or a later show.`;
  return {
    phase,
    weeklyRatePercent: -PREP_RATE.fastest,
    notes: [warn('rate_capped', text)],
  };
}

function offSeason(
  answers: PlanAnswers,
  toLosePercent: number,
  weeks: number | undefined,
): PrepRate {
  const phase = 'Off-Season';
  if (toLosePercent < -100 * CLOSE_ENOUGH_SHARE) {
    const maxGain = GAIN_RATE[answers.experience];
    const rate = weeks === undefined ? maxGain : Math.min(maxGain, -toLosePercent / weeks);
    const text = `The show is far enough away to build muscle. Gain about ${rate.toFixed(2)}% of your weight a week.`;
    return { phase, weeklyRatePercent: rate, notes: [info('off_season', text)] };
  }
  return {
    phase,
    weeklyRatePercent: 0,
    notes: [info('off_season', dietStart(answers, toLosePercent))],
  };
}

function dietStart(answers: PlanAnswers, toLosePercent: number): string {
  const training = 'Until then eat at maintenance and train to build.';
  if (answers.competitionDate === undefined)
    return `Your diet starts when a show is near. ${training}`;
  const dietWeeks = prepWeeks(toLosePercent);
  const start = addDays(answers.competitionDate, -7 * dietWeeks);
  return `Your diet starts about ${formatDay(start)}, ${counted(dietWeeks, 'week')} before the show. ${training}`;
}
