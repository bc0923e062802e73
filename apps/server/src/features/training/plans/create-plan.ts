import {
  calendarDayIn,
  daysBetween,
  EXERCISE_CATEGORIES,
  estimateMinutes,
  type PlanBlock,
  SET_DEFAULTS,
  spreadDays,
} from '@posedown/coaching';
import type { AssignPlan, TrainingPlanBody } from '@posedown/contract';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { type Sent, sentAs, storeOnce } from '../../../platform/db/store-once.ts';
import { badField, changedMeanwhile, notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { type Person, writeForAthlete } from '../../athletes/index.ts';
import { findLandmarks } from '../../insights/index.ts';
import { editBy, refuseForbiddenReason } from '../../plan-changes/index.ts';
import { requireExercise, slugOf } from '../library/library-exercise.ts';
import { activatePlan } from './activate-plan.ts';
import { landmarksOf, refuseExcess, requireVolumeReason, withOwnEffort } from './program-volume.ts';
import {
  deletePlan,
  findPlan,
  findPlanByKey,
  insertPlan,
  isAlreadyStored,
  isPlanActive,
  type NewDay,
  type NewTrainingPlan,
  type PlanWithDays,
  type StoredExercise,
} from './queries.ts';
import { techniqueOf } from './to-target.ts';

type Deps = Pick<Services, 'db' | 'now'>;

interface CreatePlanInput {
  actor: Actor;
  request: FastifyRequest;
}

interface About {
  client: Person;
  actor: Actor;
  request: FastifyRequest;
  now: Date;
  /** The coach's reason for overriding warnings, shown to the athlete with the change. */
  reason: string | undefined;
}

/** How far from today week 1 of a plan may start. */
const FARTHEST_DAYS = 366;

/**
 * Stores a plan, as an athlete's active one or as the coach's own. A duplicate returns the first.
 * @throws AppError `invalid_input` for too many sets, or warned of without a reason, and as the steps below
 */
export async function createPlan(
  { db, now }: Deps,
  { actor, request }: CreatePlanInput,
  client: Person | null,
  body: TrainingPlanBody,
): Promise<PlanWithDays> {
  const owner = client ?? { id: actor.userId, timezone: actor.timezone };
  const days = toDays(body.workouts);
  const landmarks = await landmarksOf(db, owner.id);
  refuseExcess(days, landmarks);
  if (client) {
    requireVolumeReason(days, landmarks, body.warningReason);
    await refuseForbiddenReason(body.warningReason, 'warningReason');
  }
  const plan: NewTrainingPlan = {
    userId: owner.id,
    name: body.name,
    description: body.description || null,
    weeks: body.weeks,
    daysPerWeek: body.daysPerWeek,
    startsOn: checkStart(body.startsOn, owner.timezone, now()),
    isActive: false,
    createdAt: now(),
  };
  const row = { ...plan, ...sentAs(body.requestKey, body) };
  const { replacesId } = body;
  return sentOnce(db, row, () => {
    if (!client) return db.transaction((tx) => insertOwn(tx, row, { days, replacesId }));
    const about = { client, actor, request, now: now(), reason: body.warningReason };
    // The lock makes concurrent requests see each other's plans, because only one plan may be active.
    return writeForAthlete({ db, now }, { athlete: client }, { affects: 'standing' }, (tx) =>
      replacesId === undefined
        ? activate(tx, row, days, about)
        : replaceActive(tx, row, { days, replacesId, ...about }),
    );
  });
}

/** Stores the coach's own plan, replacing the plan it changes. @throws AppError `not_found` if that plan was deleted */
async function insertOwn(
  tx: Tx,
  plan: NewTrainingPlan,
  { days, replacesId }: { days: NewDay[]; replacesId: string | undefined },
) {
  if (replacesId === undefined) return insertPlan(tx, plan, days);
  const replaced = await findPlan(tx, plan.userId, replacesId);
  const changed = replaced ? await withCourse(tx, plan, replaced) : plan;
  const own = replaced ? withOwnEffort(days, replaced) : days;
  // Store first: a duplicate form is recognized by its key even though its old plan is already deleted.
  const stored = await insertPlan(tx, changed, own);
  if (!(await deletePlan(tx, plan.userId, replacesId))) throw notFound('Plan');
  return stored;
}

/**
 * Activates a plan for an athlete, replacing the plan it changes. @throws AppError `not_found` for someone else's
 * plan, `changed_meanwhile` for one no longer followed
 */
async function replaceActive(
  tx: Tx,
  plan: NewTrainingPlan,
  { days, replacesId, ...about }: { days: NewDay[]; replacesId: string } & About,
) {
  const replaced = await findPlan(tx, plan.userId, replacesId);
  if (!replaced) throw notFound('Plan');
  const today = calendarDayIn(about.now, about.client.timezone);
  const isFollowed = await isPlanActive(tx, replaced.plan, today);
  const keepsUpcoming = replaced.plan.startsOn <= today;
  const changed = await withCourse(tx, plan, replaced);
  const action = 'change training plan';
  const own = withOwnEffort(days, replaced);
  const stored = await activate(tx, changed, own, { ...about, action, keepsComing: keepsUpcoming });
  // Check only now: a duplicate form is recognized by its key and has itself replaced the plan.
  if (!isFollowed) throw changedMeanwhile('this plan');
  return stored;
}

/** A changed plan with inherited phase, deloads and progression. Landmarks are the coach's current ones. */
async function withCourse(
  tx: Tx,
  plan: NewTrainingPlan,
  replaced: PlanWithDays,
): Promise<NewTrainingPlan> {
  const { id: _id, requestKey: _key, requestHash: _hash, ...course } = replaced.plan;
  const deloadWeeks = course.deloadWeeks.filter((week) => week <= plan.weeks);
  const blocks = blocksWithin(course.blocks, plan.weeks);
  const volumeLandmarks = await findLandmarks(tx, plan.userId);
  // A plan written by a person no longer has the rules' explanations.
  return { ...course, deloadWeeks, blocks, volumeLandmarks, reasons: [], ...plan };
}

/** The blocks that still fit a changed number of weeks. Their descriptions may no longer apply. */
function blocksWithin(blocks: readonly PlanBlock[], weeks: number): PlanBlock[] {
  const saved = blocks.filter(({ firstWeek }) => firstWeek <= weeks);
  return saved.map((block, index) => ({
    ...block,
    focus: '',
    lastWeek: index === saved.length - 1 ? weeks : block.lastWeek,
  }));
}

/**
 * Assigns a copy of a coach's plan to an athlete.
 * @throws AppError `not_found` for someone else's plan, `invalid_input` for too many sets, or warned of without a
 * reason
 */
export async function assignPlan(
  { db, now }: Deps,
  { actor, request }: CreatePlanInput,
  client: Person,
  {
    planId,
    startsOn,
    requestKey,
    warningReason,
  }: Omit<AssignPlan, 'clientId'> & { planId: string },
): Promise<PlanWithDays> {
  const own = {
    userId: client.id,
    startsOn: checkStart(startsOn, client.timezone, now()),
    ...sentAs(requestKey, { planId, startsOn, warningReason }),
    createdAt: now(),
  };
  await refuseForbiddenReason(warningReason, 'warningReason');
  return sentOnce(db, own, () =>
    writeForAthlete({ db, now }, { athlete: client }, { affects: 'standing' }, async (tx) => {
      const found = await findPlan(tx, actor.userId, planId);
      if (!found) throw notFound('Plan');
      // Check the current coach's limits: the plan may be another coach's or older than the limits.
      const landmarks = await landmarksOf(tx, client.id);
      refuseExcess(found.days, landmarks);
      requireVolumeReason(found.days, landmarks, warningReason);
      const { id: _id, ...template } = found.plan;
      const days = found.days.map(({ name, day, estimatedMinutes, exercises }) => ({
        ...{ name, day, estimatedMinutes, exercises },
      }));
      const about = { client, actor, request, now: now(), reason: warningReason };
      return activate(tx, { ...template, ...own }, days, about);
    }),
  );
}

interface Activation extends About {
  action?: 'assign training plan' | 'change training plan';
  keepsComing?: boolean;
}

async function activate(
  tx: Tx,
  plan: NewTrainingPlan,
  days: NewDay[],
  { client, actor, request, now, reason, ...activation }: Activation,
) {
  const today = calendarDayIn(now, client.timezone);
  const { action = 'assign training plan', keepsComing = false } = activation;
  const edit = { ...editBy(actor, client.id), reason };
  const stored = await activatePlan(tx, plan, { days, today, keepsComing, edit, now });
  const details = { plan: stored.plan.id };
  await recordAudit(tx, request, { action, outcome: 'done', subjectId: client.id, details });
  return stored;
}

function sentOnce(db: Db, sent: Sent & { userId: string }, store: () => Promise<PlanWithDays>) {
  const findFirst = (key: string) => findPlanByKey(db, sent.userId, key);
  const hashOf = ({ plan }: PlanWithDays) => plan.requestHash;
  return storeOnce({ sent, isAlreadyStored, findFirst, hashOf }, store);
}

function checkStart(startsOn: string | undefined, timezone: string, now: Date): string {
  const today = calendarDayIn(now, timezone);
  if (startsOn && Math.abs(daysBetween(today, startsOn)) > FARTHEST_DAYS) {
    throw badField('startsOn', 'Start within a year of today');
  }
  return startsOn ?? today;
}

function toDays(workouts: TrainingPlanBody['workouts']): NewDay[] {
  const spread = spreadDays(workouts.length);
  const days = workouts.map((workout, dayIndex) => ({
    name: workout.name,
    day: workout.day ?? spread[dayIndex] ?? dayIndex + 1,
    exercises: workout.exercises.map((exercise, index) =>
      toStored(exercise, `workouts.${dayIndex}.exercises.${index}.exerciseId`),
    ),
  }));
  if (new Set(days.map(({ day }) => day)).size < days.length) {
    throw badField('workouts', 'Put each training day on a different weekday');
  }
  return days.map((day) => ({ ...day, estimatedMinutes: minutesOf(day.exercises) }));
}

type BodyExercise = TrainingPlanBody['workouts'][number]['exercises'][number];

/** Name and category always come from the library. */
function toStored(body: BodyExercise, path: string): StoredExercise {
  const { name, category } = requireExercise(body.exerciseId, path);
  return {
    exerciseId: body.exerciseId,
    exerciseName: name,
    category: EXERCISE_CATEGORIES.find((known) => known === category) ?? body.category,
    sets: body.sets,
    reps: body.reps,
    restTime: body.restTime,
    rpe: body.rpe ?? SET_DEFAULTS.rpe,
    tempo: body.tempo ?? SET_DEFAULTS.tempo,
    technique: body.technique ?? 'straight_sets',
    notes: body.notes || null,
    dropSetPercentage: body.dropSetPercentage ?? null,
    restPauseReps: body.restPauseReps ?? null,
    supersetWith: body.supersetWith ?? null,
    timeUnderTension: body.timeUnderTension ?? null,
  };
}

function minutesOf(exercises: readonly StoredExercise[]): number {
  return estimateMinutes(
    exercises.map((exercise) => ({
      ...exercise,
      exerciseId: slugOf(exercise.exerciseId),
      technique: techniqueOf(exercise.technique),
    })),
  );
}
