import {
  addDays,
  calendarDayIn,
  countHardSets,
  MUSCLES,
  type PlanAnswers,
} from '@posedown/coaching';
import type { ProgramPreview } from '@posedown/contract';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Sent } from '../../../platform/db/store-once.ts';
import { badField, changedMeanwhile, notFound } from '../../../platform/errors.ts';
import type { Person } from '../../athletes/index.ts';
import type { PlanEdit } from '../../plan-changes/index.ts';
import { slugOf } from '../library/library-exercise.ts';
import { activatePlan } from './activate-plan.ts';
import { isPlanOver, weekNumber } from './plan-week.ts';
import {
  findComingPlan,
  findPlan,
  isPlanActive,
  type NewDay,
  type NewTrainingPlan,
  type PlanWithDays,
} from './queries.ts';
import { draftPlan } from './start-training-plan.ts';

/** Requests a new program from one week of the plan the user saw. */
interface ProgramRequest {
  planId: string;
  week: number;
}

interface About {
  athlete: Pick<Person, 'id' | 'timezone'>;
  answers: PlanAnswers;
  now: Date;
}

interface Draft {
  replaced: PlanWithDays;
  plan: NewTrainingPlan;
  days: NewDay[];
}

/**
 * Replaces the active program from one of its weeks on. The previous one stays stored with its logs, and an open
 * workout continues. Call it with the athlete locked. @throws AppError `not_found` for someone else's plan,
 * `changed_meanwhile` for one no longer followed, `invalid_input` for a past week, or if another plan takes over
 * before
 */
export async function regenerateProgram(
  tx: Tx,
  about: About,
  planRequest: ProgramRequest,
  { edit, sent }: { edit: PlanEdit; sent: Sent },
): Promise<PlanWithDays> {
  const { plan, days } = await draftProgram(tx, about, planRequest);
  const { athlete, now } = about;
  const today = calendarDayIn(now, athlete.timezone);
  const activation = { days, today, keepsComing: true, edit, now };
  return activatePlan(tx, { ...plan, ...sent }, activation);
}

/** Previews the changes of `regenerateProgram`. Stores nothing. */
export async function previewProgram(
  db: Db,
  about: About,
  planRequest: ProgramRequest,
): Promise<ProgramPreview> {
  const { replaced, plan, days } = await draftProgram(db, about, planRequest);
  const { startsOn, name, weeks, daysPerWeek, reasons = [] } = plan;
  const [before, after] = [namesIn(replaced.days), namesIn(days)];
  const [setsBefore, setsAfter] = [setsIn(replaced.days), setsIn(days)];
  return {
    ...{ startsOn, name, weeks, daysPerWeek, reasons },
    exercises: {
      removed: before.filter((one) => !after.includes(one)),
      added: after.filter((one) => !before.includes(one)),
      kept: after.filter((one) => before.includes(one)).length,
    },
    sets: MUSCLES.map((muscle) => ({
      muscle,
      before: setsBefore[muscle],
      after: setsAfter[muscle],
    })),
  };
}

async function draftProgram(
  db: Db,
  { athlete, answers, now }: About,
  { planId, week }: ProgramRequest,
): Promise<Draft> {
  const today = calendarDayIn(now, athlete.timezone);
  const replaced = await findPlan(db, athlete.id, planId);
  if (!replaced) throw notFound('Plan');
  if (!(await isPlanActive(db, replaced.plan, today))) throw changedMeanwhile('this plan');
  const startsOn = startOf(replaced, week, today);
  if (startsOn > today) await refuseAfterComing(db, athlete.id, today);
  // The seed depends on week and previous plan, so preview and program pick the same exercises.
  const seed = `${athlete.id} ${planId} ${startsOn}`;
  const { plan, days } = await draftPlan(db, athlete.id, answersOn(answers, startsOn), seed);
  return { replaced, plan, days };
}

/** The first day of a week that isn't over, or today if the whole plan is over. */
function startOf({ plan }: PlanWithDays, week: number, today: string): string {
  if (week < weekNumber(plan, today) || week > plan.weeks) {
    throw badField('week', 'Choose this week or a coming one');
  }
  return isPlanOver(plan, today) ? today : addDays(plan.startsOn, 7 * (week - 1));
}

async function refuseAfterComing(db: Db, userId: string, today: string): Promise<void> {
  const coming = await findComingPlan(db, userId, today);
  if (!coming) return;
  const message = `‘${coming.name}’ already takes over on ${coming.startsOn}. Choose this week, or change that plan.`;
  throw badField('week', message);
}

/** The answers as of the first day of the program. A show before that day counts as past. */
function answersOn(answers: PlanAnswers, startsOn: string): PlanAnswers {
  const { competitionDate, today } = answers;
  const isOver = competitionDate !== undefined && competitionDate >= today;
  return {
    ...answers,
    today: startsOn,
    ...(isOver && competitionDate < startsOn ? { lastShow: competitionDate } : {}),
  };
}

type Days = readonly Pick<NewDay, 'exercises'>[];

const exercisesIn = (days: Days) => days.flatMap(({ exercises }) => exercises);

const namesIn = (days: Days) => [
  ...new Set(exercisesIn(days).map(({ exerciseName }) => exerciseName)),
];

const setsIn = (days: Days) =>
  countHardSets(
    exercisesIn(days).map(({ exerciseId, sets }) => ({ exerciseId: slugOf(exerciseId), sets })),
  ).sets;
