import { addDays, calendarDayIn, type PlanWeek } from '@posedown/coaching';
import type { ActivePlan, TrainingPlanDetail, TrainingPlanLine } from '@posedown/contract';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { cutPage, idCursorOf, readIdCursor } from '../../../platform/paging.ts';
import type { Services } from '../../../platform/services.ts';
import type { Person } from '../../athletes/index.ts';
import {
  isPlanOver,
  planNameOn,
  prescribeDays,
  reasonsOn,
  trainingPhaseOn,
  weekAt,
  weekByNumber,
  weekFocus,
  weekNumber,
} from './plan-week.ts';
import { assessVolume, landmarksOf } from './program-volume.ts';
import {
  findActivePlan,
  findComingPlan,
  findPlan,
  listPlans,
  type PlanWithDays,
  type StoredDay,
  type StoredPlan,
} from './queries.ts';
import { toTarget, toTrainingDay } from './to-target.ts';

type Deps = Pick<Services, 'db' | 'now'>;

/** A page of a coach's own plans, newest first. */
export async function pagePlans(
  { db }: Deps,
  userId: string,
  { limit, cursor }: { limit: number; cursor?: string },
) {
  const before = readIdCursor(cursor);
  const found = await listPlans(db, { userId, limit: limit + 1, before });
  const { rows, nextCursor } = cutPage(found, limit, idCursorOf);
  return { plans: rows.map(toLine), nextCursor };
}

/** @throws AppError `not_found` for another person's plan. */
export async function showPlan({ db }: Deps, userId: string, planId: string) {
  const found = await findPlan(db, userId, planId);
  if (!found) throw notFound('Plan');
  return toDetail(db, found);
}

export async function toDetail(db: Db, { plan, days }: PlanWithDays): Promise<TrainingPlanDetail> {
  const landmarks = await landmarksOf(db, plan.userId);
  return {
    ...toLine(plan),
    startsOn: plan.startsOn,
    effortRises: plan.effortRises,
    volumeWarnings: assessVolume(days, landmarks).map(({ text }) => text),
    workouts: days.map(({ name, day, exercises }) => ({
      name,
      day,
      exercises: exercises.map((exercise) => ({
        ...toTarget(exercise),
        exerciseId: exercise.exerciseId,
        exerciseName: exercise.exerciseName,
        category: exercise.category,
      })),
    })),
  };
}

function toLine(plan: StoredPlan): TrainingPlanLine {
  const { id, name, description, weeks, daysPerWeek, createdAt } = plan;
  return { id, name, description, weeks, daysPerWeek, createdAt: createdAt.toISOString() };
}

/** An athlete's plan week by week, with today's prescription. */
export async function showActivePlan(
  { db, now }: Deps,
  athlete: Pick<Person, 'id' | 'timezone'>,
): Promise<ActivePlan> {
  const today = calendarDayIn(now(), athlete.timezone);
  const found = await findActivePlan(db, athlete.id, today);
  if (!found) return { plan: null, coming: null, weekPlan: [], note: null, days: [] };
  const coming = await findComingPlan(db, athlete.id, today);
  const { plan } = found;
  const week = weekAt(plan, today);
  return {
    plan: {
      ...toLine(plan),
      name: planNameOn(plan, today),
      startsOn: plan.startsOn,
      week: weekNumber(plan, today),
      isOver: isPlanOver(plan, today),
      ...weekFocus(plan, week),
      phase: trainingPhaseOn(plan, today),
      goals: plan.goals,
      reasons: reasonsOn(plan, today),
    },
    coming: found.plan.startsOn > today ? null : coming,
    weekPlan: weekLines(found),
    note: week?.note ?? null,
    days: prescribeDays(found, week).map(toTrainingDay),
  };
}

/** All weeks of a plan. Weeks with the same sets are computed once. */
function weekLines(found: PlanWithDays): ActivePlan['weekPlan'] {
  const { plan } = found;
  const known = new Map<string, number>();
  const setsIn = (week: PlanWeek | null) => {
    const kind = week ? keyOf(week) : '';
    const sets = known.get(kind) ?? sum(prescribeDays(found, week).map(setsOf));
    known.set(kind, sets);
    return sets;
  };
  return Array.from({ length: plan.weeks }, (_, index) => {
    const week = weekByNumber(plan, index + 1);
    return {
      week: index + 1,
      startsOn: addDays(plan.startsOn, 7 * index),
      kind: week?.kind ?? 'build',
      note: week?.note ?? null,
      sets: setsIn(week),
    };
  });
}

const keyOf = ({ kind, setsFactor, addedSets, rampShare, lowerReps }: PlanWeek) =>
  `${kind} ${setsFactor} ${addedSets} ${rampShare} ${lowerReps}`;

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function setsOf({ exercises }: StoredDay): number {
  return sum(exercises.map(({ sets }) => sets));
}
