import {
  ADHERENCE_MIN_DAYS,
  type AthleteActivity,
  addDays,
  type CalendarDay,
  calendarDayIn,
  daysBetween,
} from '@posedown/coaching';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors.ts';
import {
  type AthleteStretch,
  countLogs,
  type Done,
  type PlanTarget,
  type Stretch,
} from './queries.ts';

/** The facts that determine when a plan was active, and its target. */
export interface TargetPlan {
  /** Sorts in order of creation. */
  id: string;
  madeOn: CalendarDay;
  /** Its first day. Null if it started on the day it was created. */
  startsOn: CalendarDay | null;
  isActive: boolean;
  /** Training days per week, or meals per day. */
  asked: number;
}

/**
 * Mean target of the active plans over a range of days, excluding the last. Null without a plan or
 * a day.
 */
export function averageTargets(
  plans: readonly TargetPlan[],
  { from, until }: { from: CalendarDay; until: CalendarDay },
): number | null {
  const started = plans.filter((plan) => !neverStarted(plan, plans));
  const days = Math.max(0, daysBetween(from, until));
  if (started.length === 0 || days === 0) return null;
  const targets = Array.from({ length: days }, (_, index) =>
    targetOn(started, addDays(from, index)),
  );
  return targets.reduce((sum, one) => sum + one, 0) / days;
}

export function firstDayOf(plans: readonly TargetPlan[]): CalendarDay | null {
  const started = plans.filter((plan) => !neverStarted(plan, plans));
  return started.map(startOf).sort()[0] ?? null;
}

/** Whether a plan was replaced before it started. */
const neverStarted = ({ id, isActive, startsOn }: TargetPlan, plans: readonly TargetPlan[]) =>
  !isActive && startsOn !== null && plans.some((later) => later.id > id && later.madeOn < startsOn);

/**
 * The target of the plan active on a day: the latest created plan that had started, or else the
 * first to start. A change backdated to an earlier first day is not active on days before it was
 * created.
 */
function targetOn(plans: readonly TargetPlan[], day: CalendarDay): number {
  const nearest = plans.reduce((best, plan) => (comesBefore(plan, best, day) ? plan : best));
  return nearest.asked;
}

function comesBefore(plan: TargetPlan, other: TargetPlan, day: CalendarDay) {
  const [one, two] = [startOf(plan), startOf(other)].map((start) => (start > day ? start : day));
  return one === two ? plan.id > other.id : (one ?? day) < (two ?? day);
}

const startOf = ({ madeOn, startsOn }: TargetPlan) =>
  startsOn !== null && startsOn > madeOn ? startsOn : madeOn;

/**
 * Counts activity in several periods, of any athletes, with one statement. Days are computed here
 * because databases differ in their time zone data. @returns one result per period; undefined if the athlete was
 * deleted
 */
export async function countActivity(
  db: Db,
  stretches: readonly AthleteStretch[],
): Promise<(AthleteActivity | undefined)[]> {
  const counted = await countLogs(db, stretches);
  const countedAt = new Map(counted.map(({ place, ...done }) => [place, done]));
  return stretches.map((stretch, place) => {
    const done = countedAt.get(place);
    return done && toActivity(done, stretch);
  });
}

/** Adds the targets of the plans that were active in the period. */
export function toActivity(
  { timezone, trainedSince, plans, ...done }: Done,
  stretch: Stretch,
): AthleteActivity {
  const ofKind = (kind: PlanTarget['kind']) =>
    plans
      .filter((plan) => plan.kind === kind)
      .map((plan) => ({ ...plan, madeOn: calendarDayIn(new Date(plan.createdAt), timezone) }));
  const [training, meals] = [ofKind('training'), ofKind('meals')];
  const mean = (active: readonly TargetPlan[], since: string | null) =>
    averageTargets(active, {
      ...stretch,
      from: since !== null && since > stretch.from ? since : stretch.from,
    });
  const trainingCountsFrom = firstCountedDay(training, trainedSince, stretch.until);
  return {
    ...done,
    trainingSince: trainingCountsFrom,
    plannedDaysPerWeek: mean(training, trainingCountsFrom),
    plannedMealsPerDay: mean(meals, done.mealsSince),
  };
}

/**
 * Training counts from the first session, or from the first day of a plan at least a week old.
 * This shows a coach when an athlete hasn't trained at all.
 */
function firstCountedDay(plans: readonly TargetPlan[], trainedSince: string | null, until: string) {
  const planned = firstDayOf(plans);
  if (planned === null || daysBetween(planned, until) < ADHERENCE_MIN_DAYS) return trainedSince;
  return trainedSince !== null && trainedSince < planned ? trainedSince : planned;
}

/**
 * Counts an athlete's activity in a single period. @throws AppError `not_found` if the account was
 * just deleted
 */
export async function countActivityOf(
  db: Db,
  athleteId: string,
  stretch: Stretch,
): Promise<AthleteActivity> {
  const [row] = await countActivity(db, [{ ...stretch, athleteId }]);
  if (!row) throw notFound('Athlete');
  return row;
}
