import type { PlanAnswers } from '../athlete/answers.ts';
import { weightText } from '../athlete/weight-text.ts';
import { addDays, weeksOut } from '../calendar/calendar-day.ts';
import { formatDay } from '../calendar/day-text.ts';
import { counted } from '../text/counted.ts';
import type { GoalPlan } from './goal-plan.ts';
import { type TargetNote, type TargetNoteCode, warn } from './target-note.ts';

/** Notes on a plan's pace and result. The first two contain nothing else. */
const PROMISES: readonly TargetNoteCode[] = [
  'goal',
  'rate_capped',
  'off_season',
  'peak_week',
  'after_show',
];
const MERE_PROMISES = PROMISES.slice(0, 2);
/** Matches a sentence about the pace within a longer note. */
const OF_PACE = /eat at maintenance|of your weight a week/;
/** kcal a day: smaller raises don't change a plan's notes. [our choice] */
const NO_RAISE_KCAL = 25;
/** Smaller changes count as none, % of body weight a week. [our choice] */
const STEADY_PERCENT = 0.05;
/** Smaller differences from the target, as a share of weight, don't count. [our choice] */
const CLOSE_ENOUGH = 0.01;

interface Raised {
  intakeKcal: number;
  /** The resulting pace. */
  weeklyRatePercent: number;
}

/** A plan's notes about itself. If limits raised its intake, it promises only the remaining pace. */
export function honoredLimits(answers: PlanAnswers, plan: GoalPlan, raised: Raised): TargetNote[] {
  const requestedKcal = plan.requestedKcal ?? plan.intakeKcal;
  if (raised.intakeKcal - requestedKcal < NO_RAISE_KCAL) return [...plan.notes];
  const promise = promiseOf(answers, raised);
  return plan.notes.map((note) => {
    if (!PROMISES.includes(note.code)) return note;
    const remainingText = MERE_PROMISES.includes(note.code)
      ? []
      : sentencesBesides(OF_PACE, note.text);
    return warn(note.code, [...remainingText, promise].join(' '));
  });
}

const sentencesBesides = (pattern: RegExp, text: string) =>
  text.split(/(?<=\.) /).filter((sentence) => !pattern.test(sentence));

function promiseOf(answers: PlanAnswers, { weeklyRatePercent: rate }: Raised): string {
  const prefix = 'With the limits below the plan';
  if (Math.abs(rate) < STEADY_PERCENT) return `${prefix} holds your weight.`;
  if (rate > 0) return `${prefix} adds about ${rate.toFixed(2)}% of your weight a week.`;
  const pace = `${prefix} takes off about ${(-rate).toFixed(2)}% of your weight a week`;
  return pace + byTheShow(answers, rate);
}

function byTheShow(answers: PlanAnswers, rate: number): string {
  const { competitionDate, today, weightKg, targetWeightKg, units } = answers;
  if (answers.primaryGoal !== 'competition_prep' || competitionDate === undefined) return '.';
  if (competitionDate < today) return '.';
  const weeks = weeksOut(today, competitionDate);
  const expectedKg = Math.max(targetWeightKg, weightKg * (1 + (rate * weeks) / 100));
  const where = `: about ${weightText(expectedKg, units)} on stage in ${counted(weeks, 'week')}`;
  if (expectedKg - targetWeightKg < CLOSE_ENOUGH * weightKg) return `${where}.`;
  const target = weightText(targetWeightKg, units);
  const days = Math.ceil((700 * (weightKg - targetWeightKg)) / (-rate * weightKg));
  const date = formatDay(addDays(today, days));
  return `${where}, not ${target}, which this pace reaches by ${date}. Talk to your coach about the target or a later show.`;
}
