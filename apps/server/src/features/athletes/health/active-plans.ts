import {
  athleteEnergy,
  countLowDays,
  followedDietStarts,
  guidanceOf,
  mealPlanFaults,
  type PlanAnswers,
  type PlanFault,
  planFaultText,
} from '@posedown/coaching';
import type { Db } from '../../../platform/db/database.ts';
import { findCurrentBody, findPlanAnswers } from '../plan-answers.ts';
import type { Person } from '../queries.ts';
import { findActiveMealPlan, listFollowedPhases, listMealPlanAims } from './queries.ts';

/** Problems with the active meal plan, based on the athlete's current data. */
export async function findPlanFaults(db: Db, athlete: Person, now: Date): Promise<PlanFault[]> {
  const answers = await findAnswers(db, athlete, now);
  const mealPlan = answers && (await findActiveMealPlan(db, athlete));
  return mealPlan ? mealPlanFaults(answers, mealPlan) : [];
}

/** Current plans are checked without regard to a show. */
async function findAnswers(db: Db, athlete: Person, now: Date) {
  const body = await findCurrentBody(db, athlete, now);
  return findPlanAnswers(athlete, now, { ...body, showDay: null });
}

/**
 * Consecutive days before a day (possibly in the future) on which plans leave less than 30 kcal
 * per kg of lean mass. 0 if lean mass wasn't measured.
 */
export async function lowDaysBefore(
  db: Db,
  athlete: Person,
  { day, now }: { day: string; now: Date },
): Promise<number> {
  const answers = await findAnswers(db, athlete, now);
  if (!answers?.bodyFatPercent) return 0;
  const phases = await listFollowedPhases(db, athlete);
  return countLowDays({ phases, aims: await listMealPlanAims(db, athlete) }, { answers, day });
}

interface WarnOfDeficitInput {
  /** The reader, because athletes and coaches get a new plan in different ways. */
  reader: 'athlete' | 'coach';
  now: Date;
}

/**
 * Why the active meal plan should be replaced, and what the reader can do about it. Null if it's
 * fine. Active plans never change automatically.
 */
export async function warnOfDeficit(
  db: Db,
  athlete: Person,
  { reader, now }: WarnOfDeficitInput,
): Promise<string | null> {
  return deficitWarning(athlete, await findPlanFaults(db, athlete, now), reader);
}

/** The same warning for faults already found. */
export function deficitWarning(
  athlete: Person,
  faults: PlanFault[],
  reader: WarnOfDeficitInput['reader'],
): string | null {
  const text = planFaultText(faults, 'The current meal plan');
  return text && `${text} ${nextStep(athlete, reader)}`;
}

function nextStep(athlete: Person, reader: WarnOfDeficitInput['reader']): string {
  if (reader === 'coach') return 'Create a new plan.';
  return guidanceOf(athlete) === 'self_guided'
    ? 'Generate a new plan.'
    : 'Ask your coach for a new plan.';
}

/**
 * The days on which an athlete started a diet, by their meal plans and protocols. Empty while
 * answers are missing.
 */
export async function listDietStarts(
  db: Db,
  athlete: Person,
  answers: PlanAnswers | null,
): Promise<string[]> {
  if (!answers) return [];
  const mealPlans = await listMealPlanAims(db, athlete);
  return dietStartsOf({ mealPlans, phases: await listFollowedPhases(db, athlete) }, answers);
}

/** The same days for plans already loaded. */
export const dietStartsOf = (
  followed: Parameters<typeof followedDietStarts>[0],
  answers: PlanAnswers | null,
): string[] =>
  answers ? followedDietStarts(followed, answers.today, athleteEnergy(answers).formulaKcal) : [];
