import {
  addDays,
  calendarDayIn,
  type PlanWeek,
  UNPLANNED_TARGET,
  weekdayOf,
  weeksOut,
} from '@posedown/coaching';
import type { TrainingToday } from '@posedown/contract';
import { notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { findPerson } from '../../athletes/index.ts';
import { coversDay, findPlanOverrides, type PlanOverrides, peakDayOf } from '../../shows/index.ts';
import { findGuides, type GuideRequest } from '../history/exercise-guides.ts';
import { findHistory } from '../history/find-history.ts';
import { listOutlines } from '../history/queries.ts';
import { startsFor } from '../history/start-strengths.ts';
import {
  intensityOn,
  isPlanOver,
  planNameOn,
  prescribeDays,
  reasonsOn,
  trainingPhaseOn,
  weekAt,
  weekFocus,
  weekNumber,
} from '../plans/plan-week.ts';
import {
  findActivePlan,
  findComingPlan,
  type PlanWithDays,
  type StoredDay,
} from '../plans/queries.ts';
import { toTarget, toTrainingDay } from '../plans/to-target.ts';
import { listOpenSessions, type StoredSession } from './queries.ts';
import { toSession } from './to-session.ts';

const DAYS_AHEAD = 7;

/** Today's training: this week's days, the last time of each exercise, and the open session. */
export async function showTrainingToday(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId, timezone }: Actor,
): Promise<TrainingToday> {
  const person = await findPerson(db, userId);
  if (!person) throw notFound('Account');
  const date = calendarDayIn(now(), timezone);
  const found = await findActivePlan(db, userId, date);
  // If no plan has started yet, this finds the upcoming one.
  const coming =
    found && found.plan.startsOn <= date ? await findComingPlan(db, userId, date) : null;
  const planOverrides = await findPlanOverrides(db, userId, date);
  const [open] = await listOpenSessions(db, userId);
  const week = found ? weekAt(found.plan, date) : null;
  const days = found ? prescribeDays(found, week) : [];
  const outlines = await listOutlines(db, userId);
  const requests = guideRequestsOf(days, open);
  const exerciseIds = requests.map(({ exerciseId }) => exerciseId);
  const counts = ({ id }: { id: string }) => id !== open?.id;
  const history = await findHistory(db, userId, { outlines, counts, exerciseIds });
  const guided = { history, units: person.units, date, week };
  const { guides, strengths } = await findGuides(db, userId, requests, guided);
  return {
    date,
    units: person.units,
    plan: found ? planOf(found, week, date) : null,
    days: days.map(toTrainingDay),
    peakDay: peakDayOf(planOverrides),
    showDays: planOverrides.showDays,
    todayId: found ? (dayOn(found, date, planOverrides)?.id ?? null) : null,
    next: found ? nextDay(found, date, { planOverrides, end: coming?.startsOn }) : null,
    coming,
    guides,
    starts: startsFor(exerciseIds, strengths),
    loadChangePercent: week?.loadChangePercent ?? 0,
    open: open ? toSession(open) : null,
    finishedToday: outlines
      .filter((outline) => outline.completed && outline.date === date)
      .map(({ id, name }) => ({ id, name })),
  };
}

function planOf({ plan }: PlanWithDays, week: PlanWeek | null, date: string) {
  const { competitionDate } = plan;
  const ahead = competitionDate && competitionDate >= date ? competitionDate : null;
  return {
    id: plan.id,
    name: planNameOn(plan, date),
    phase: trainingPhaseOn(plan, date),
    intensityLevel: intensityOn(plan, date),
    week: weekNumber(plan, date),
    weeks: plan.weeks,
    isOver: isPlanOver(plan, date),
    kind: week?.kind ?? 'build',
    ...weekFocus(plan, week),
    note: week?.note ?? null,
    reasons: reasonsOn(plan, date),
    weeksOut: ahead ? weeksOut(date, ahead) : null,
  } as const;
}

/** The training of a day. None before the plan starts, or if a peak week or show replaces it. */
function dayOn({ plan, days }: PlanWithDays, date: string, planOverrides: PlanOverrides) {
  if (date < plan.startsOn || coversDay(planOverrides, date)) return undefined;
  return days.find(({ day }) => day === weekdayOf(date) + 1);
}

interface Ahead {
  planOverrides: PlanOverrides;
  /** The day another plan takes over. */
  end: string | undefined;
}

function nextDay(found: PlanWithDays, date: string, { planOverrides, end }: Ahead) {
  const from = found.plan.startsOn > date ? addDays(found.plan.startsOn, -1) : date;
  for (let ahead = 1; ahead <= DAYS_AHEAD; ahead += 1) {
    const on = addDays(from, ahead);
    if (end && on >= end) return null;
    const day = dayOn(found, on, planOverrides);
    if (day) return { id: day.id, date: on };
  }
  return null;
}

/** Every exercise of the plan and the open session, once per rep range and effort. */
function guideRequestsOf(
  days: readonly StoredDay[],
  open: StoredSession | undefined,
): GuideRequest[] {
  const wanted = new Map<string, GuideRequest>();
  const inSession = (open?.exerciseData ?? []).map(({ target, ...exercise }) => ({
    exerciseId: exercise.exerciseId,
    exerciseName: exercise.exerciseName,
    reps: target?.reps ?? UNPLANNED_TARGET.reps,
    rpe: target?.rpe ?? UNPLANNED_TARGET.rpe,
  }));
  const planned = days.flatMap(({ exercises }) =>
    exercises.map((exercise) => ({
      exerciseId: exercise.exerciseId,
      exerciseName: exercise.exerciseName,
      reps: exercise.reps,
      rpe: toTarget(exercise).rpe,
    })),
  );
  for (const item of [...inSession, ...planned]) {
    const key = `${item.exerciseId} ${item.reps} ${item.rpe}`;
    if (!wanted.has(key)) wanted.set(key, item);
  }
  return [...wanted.values()];
}
