import { and, desc, eq, gt, inArray, lt, lte } from 'drizzle-orm';
import { brokenConstraint, type Db, type Tx } from '../../../platform/db/database.ts';
import { type StoredExercise, trainingPlans, workouts } from '../../../platform/db/schema/index.ts';
import { notifyOnCommit } from '../../../platform/events/notify-on-commit.ts';
import { findShowsAround } from '../../shows/index.ts';
import { followShow, preparesForShow } from './follow-show.ts';

export type { StoredExercise };

export type NewTrainingPlan = typeof trainingPlans.$inferInsert;
export type StoredPlan = typeof trainingPlans.$inferSelect;
export type StoredDay = typeof workouts.$inferSelect;
export type NewDay = Omit<typeof workouts.$inferInsert, 'trainingPlanId' | 'userId'>;

/** A plan with its days in weekday order. */
export interface PlanWithDays {
  /** The date of the past show the plan was followed to, if any. */
  plan: StoredPlan & { lastShow?: string | null };
  days: StoredDay[];
}

export interface NewActive {
  days: readonly NewDay[];
  /** The athlete's calendar day. */
  today: string;
  /** Whether an upcoming plan still takes over, because this one only changes the current plan. */
  keepsComing?: boolean;
}

/**
 * Activates a plan. A plan with a later start leaves the current one active until then. Call it in a transaction. The
 * athlete is notified after the commit.
 */
export async function insertActivePlan(
  tx: Tx,
  plan: NewTrainingPlan,
  { days, today, keepsComing = false }: NewActive,
): Promise<PlanWithDays> {
  const { startsOn } = trainingPlans;
  const started = keepsComing ? lte(startsOn, today) : undefined;
  const replaced = plan.startsOn > today ? gt(startsOn, today) : started;
  await tx
    .update(trainingPlans)
    .set({ isActive: false })
    .where(and(eq(trainingPlans.userId, plan.userId), trainingPlans.isActive, replaced));
  notifyOnCommit(tx, [plan.userId], { type: 'plan', athleteId: plan.userId });
  return insertPlan(tx, { ...plan, isActive: true }, days);
}

/** Stores a plan unchanged. Call it inside a transaction. */
export async function insertPlan(
  tx: Tx,
  plan: NewTrainingPlan,
  days: readonly NewDay[],
): Promise<PlanWithDays> {
  const [stored] = await tx.insert(trainingPlans).values(plan).returning();
  if (!stored) throw new Error('the plan was not stored');
  if (days.length === 0) return { plan: stored, days: [] };
  const owner = { userId: plan.userId, trainingPlanId: stored.id };
  const rows = await tx
    .insert(workouts)
    .values(days.map((day) => ({ ...day, ...owner })))
    .returning();
  return { plan: stored, days: rows };
}

/** Whether a write failed because this form was already stored. */
export function isAlreadyStored(error: unknown): boolean {
  return brokenConstraint(error) === 'training_plans_request_key_key';
}

export async function findPlanByKey(db: Db, userId: string, requestKey: string) {
  const [plan] = await db
    .select()
    .from(trainingPlans)
    .where(and(eq(trainingPlans.userId, userId), eq(trainingPlans.requestKey, requestKey)));
  return withDays(db, plan);
}

export async function findPlan(db: Db, userId: string, planId: string) {
  const [plan] = await db
    .select()
    .from(trainingPlans)
    .where(and(eq(trainingPlans.userId, userId), eq(trainingPlans.id, planId)));
  return withDays(db, plan);
}

/**
 * The plan an athlete follows on a day, or the upcoming one if none has started, with the show that is next on that
 * day.
 */
export async function findActivePlan(db: Db, userId: string, day: string) {
  return forNextShow(db, await withDays(db, await findActiveRow(db, userId, day)), day);
}

async function forNextShow(db: Db, found: PlanWithDays | null, day: string) {
  if (!found || !preparesForShow(found.plan)) return found;
  const shows = await findShowsAround(db, found.plan.userId, day);
  return { ...found, plan: followShow(found.plan, shows, day) };
}

async function findActiveRow(db: Db, userId: string, day: string) {
  const [plan] = await db
    .select()
    .from(trainingPlans)
    .where(and(eq(trainingPlans.userId, userId), trainingPlans.isActive))
    .orderBy(
      desc(lte(trainingPlans.startsOn, day)),
      desc(trainingPlans.startsOn),
      desc(trainingPlans.id),
    )
    .limit(1);
  return plan;
}

/** Whether an athlete has a training plan, now or upcoming. */
export const hasTrainingPlan = async (db: Db, userId: string, day: string) =>
  (await findActiveRow(db, userId, day)) !== undefined;

/** Whether an athlete has a current or upcoming plan on a day. */
export async function isPlanActive(
  db: Db,
  { id, userId, isActive, startsOn }: StoredPlan,
  day: string,
) {
  if (!isActive || startsOn > day) return isActive;
  return (await findActiveRow(db, userId, day))?.id === id;
}

/** The plan that will replace the one active on a day. */
export async function findComingPlan(db: Db, userId: string, day: string) {
  const [plan] = await db
    .select({ name: trainingPlans.name, startsOn: trainingPlans.startsOn })
    .from(trainingPlans)
    .where(
      and(
        eq(trainingPlans.userId, userId),
        trainingPlans.isActive,
        gt(trainingPlans.startsOn, day),
      ),
    )
    .orderBy(desc(trainingPlans.id))
    .limit(1);
  return plan ?? null;
}

/** The plan of one of an athlete's workouts, with the show that is next on a day. */
export async function findPlanOfWorkout(
  db: Db,
  { userId, workoutId, day }: { userId: string; workoutId: string; day: string },
) {
  const [workout] = await db
    .select({ planId: workouts.trainingPlanId })
    .from(workouts)
    .where(and(eq(workouts.userId, userId), eq(workouts.id, workoutId)));
  return workout ? forNextShow(db, await findPlan(db, userId, workout.planId), day) : null;
}

/** The plan facts for finding each workout's plan week, by workout. */
export async function listPlansOfWorkouts(db: Db, userId: string, workoutIds: readonly string[]) {
  if (workoutIds.length === 0) return [];
  const { startsOn, weeks, deloadWeeks, blocks, effortRises, setsGrow, leastRir } = trainingPlans;
  const { competitionDate, phase } = trainingPlans;
  const growth = { startsOn, weeks, deloadWeeks, blocks, effortRises, setsGrow, leastRir };
  const facts = { ...growth, competitionDate, phase };
  return db
    .select({ workoutId: workouts.id, ...facts })
    .from(workouts)
    .innerJoin(
      trainingPlans,
      and(eq(trainingPlans.userId, userId), eq(trainingPlans.id, workouts.trainingPlanId)),
    )
    .where(and(eq(workouts.userId, userId), inArray(workouts.id, [...workoutIds])));
}

async function withDays(db: Db, plan: StoredPlan | undefined): Promise<PlanWithDays | null> {
  if (!plan) return null;
  const days = await db
    .select()
    .from(workouts)
    .where(and(eq(workouts.userId, plan.userId), eq(workouts.trainingPlanId, plan.id)))
    .orderBy(workouts.day);
  return { plan, days };
}

/** One owner's plans, newest first. @param before the id of the last one seen */
export function listPlans(
  db: Db,
  { userId, limit, before }: { userId: string; limit: number; before: string | null },
): Promise<StoredPlan[]> {
  return db
    .select()
    .from(trainingPlans)
    .where(and(eq(trainingPlans.userId, userId), before ? lt(trainingPlans.id, before) : undefined))
    .orderBy(desc(trainingPlans.id))
    .limit(limit);
}

/** @returns whether the plan existed */
export async function deletePlan(db: Db, userId: string, planId: string): Promise<boolean> {
  const deleted = await db
    .delete(trainingPlans)
    .where(and(eq(trainingPlans.userId, userId), eq(trainingPlans.id, planId)))
    .returning({ id: trainingPlans.id });
  return deleted.length > 0;
}
