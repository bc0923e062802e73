import { and, asc, between, desc, eq, getColumns, isNotNull, ne, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../platform/db/database.ts';
import {
  competitions,
  dailyCheckIns,
  peakWeekPlans,
  peakWeekTicks,
  progressEntries,
  weighIns,
} from '../../platform/db/schema/index.ts';
import { notifyOnCommit } from '../../platform/events/notify-on-commit.ts';
import { listIntakes } from '../athletes/index.ts';
import { isWeighInOfPeakDay, listWeighIns } from '../weigh-ins/index.ts';

export type StoredPlan = typeof peakWeekPlans.$inferSelect;
type TickRow = typeof peakWeekTicks.$inferSelect;
/** A day's ticks, with its weight in kg. */
export type StoredTick = TickRow & { weight: number | null };

const aShow = (userId: string) =>
  and(eq(competitions.userId, userId), ne(competitions.status, 'cancelled'));
const showFields = { id: competitions.id, name: competitions.name, date: competitions.date };

/** The athlete's shows in a range of days, inclusive, newest first. */
export async function listShows(db: Db, userId: string, from: string, until: string) {
  return db
    .select(showFields)
    .from(competitions)
    .where(and(aShow(userId), between(competitions.date, from, until)))
    .orderBy(desc(competitions.date), desc(competitions.id));
}

/** One of the athlete's shows. */
export async function findOwnShow(db: Db, userId: string, id: string) {
  const [show] = await db
    .select(showFields)
    .from(competitions)
    .where(and(aShow(userId), eq(competitions.id, id)));
  return show ?? null;
}

const thePlan = (userId: string, competitionId: string) =>
  and(eq(peakWeekPlans.userId, userId), eq(peakWeekPlans.competitionId, competitionId));

export async function findPlan(db: Db, userId: string, competitionId: string) {
  const [plan] = await db.select().from(peakWeekPlans).where(thePlan(userId, competitionId));
  return plan ?? null;
}

/** The plan, locked until the transaction ends. */
export async function lockPlan(tx: Tx, userId: string, competitionId: string) {
  const [plan] = await tx
    .select()
    .from(peakWeekPlans)
    .where(thePlan(userId, competitionId))
    .for('update');
  return plan ?? null;
}

/** Stores a draft over an earlier one of the same show and notifies athlete and coach. */
export async function saveDraft(
  tx: Tx,
  coachId: string | null,
  draft: typeof peakWeekPlans.$inferInsert,
) {
  await tx
    .insert(peakWeekPlans)
    .values(draft)
    .onConflictDoUpdate({
      target: [peakWeekPlans.userId, peakWeekPlans.competitionId],
      set: { ...draft, version: sql`${peakWeekPlans.version} + 1` },
      setWhere: eq(peakWeekPlans.status, 'draft'),
    });
  notifyOnCommit(tx, [draft.userId, coachId], { type: 'plan', athleteId: draft.userId });
}

export async function updatePlan(
  tx: Tx,
  before: StoredPlan,
  changes: Partial<typeof peakWeekPlans.$inferInsert>,
) {
  await tx
    .update(peakWeekPlans)
    .set({ ...changes, version: before.version + 1 })
    .where(thePlan(before.userId, before.competitionId));
  notifyOnCommit(tx, [before.userId], { type: 'plan', athleteId: before.userId });
}

export async function listTicks(db: Db, userId: string, competitionId: string) {
  return db
    .select({ ...getColumns(peakWeekTicks), weight: weighIns.kg })
    .from(peakWeekTicks)
    .leftJoin(weighIns, isWeighInOfPeakDay)
    .where(and(eq(peakWeekTicks.userId, userId), eq(peakWeekTicks.competitionId, competitionId)))
    .orderBy(asc(peakWeekTicks.date));
}

/** Stores a day's ticks. A day left empty by an undo is deleted. Call it while `lockPlan` is held. */
export async function saveTick(tx: Tx, { weight, ...tick }: StoredTick) {
  const { userId, competitionId, date, tasks, waterMl, photoId } = tick;
  if (tasks.length === 0 && waterMl === null && weight === null && photoId === null) {
    const { userId: owner, competitionId: show, date: day } = peakWeekTicks;
    const ofDay = and(eq(owner, userId), eq(show, competitionId), eq(day, date));
    await tx.delete(peakWeekTicks).where(ofDay);
    return;
  }
  await tx
    .insert(peakWeekTicks)
    .values(tick)
    .onConflictDoUpdate({
      target: [peakWeekTicks.userId, peakWeekTicks.competitionId, peakWeekTicks.date],
      set: { tasks, waterMl, photoId },
    });
}

/** Clears a show's ticked tasks; measurements and photos stay. Call it while `lockPlan` is held. */
export async function untickTasks(tx: Tx, userId: string, competitionId: string) {
  await tx
    .update(peakWeekTicks)
    .set({ tasks: [] })
    .where(and(eq(peakWeekTicks.userId, userId), eq(peakWeekTicks.competitionId, competitionId)));
}

/**
 * Weigh-ins (kg), water (l) and intake (kcal) per day of a period, inclusive; the last of a day counts. Water comes
 * from entries and check-ins.
 */
export async function readMeans(db: Db, userId: string, from: string, until: string) {
  const food = await listIntakes(db, userId, from, until);
  const weighed = await listWeighIns(db, userId, from, until);
  return {
    weights: weighed.map(({ weightKg }) => weightKg),
    waters: await listWaters(db, userId, from, until),
    foodDays: food.map(({ intakeKcal }) => intakeKcal),
  };
}

/** Water in l on each day with an entry. */
async function listWaters(db: Db, userId: string, from: string, until: string) {
  const ofTable = (table: typeof progressEntries | typeof dailyCheckIns) =>
    db
      .select({
        id: table.id,
        date: table.date,
        water: sql<number>`${table.waterIntake}`.as('water'),
      })
      .from(table)
      .where(
        and(
          eq(table.userId, userId),
          between(table.date, from, until),
          isNotNull(table.waterIntake),
        ),
      );
  const reported = await unionAll(ofTable(progressEntries), ofTable(dailyCheckIns));
  const inOrder = reported.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return [...new Map(inOrder.map(({ date, water }) => [date, water])).values()];
}
