import { and, asc, between, desc, eq, gte, isNotNull, ne, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/database.ts';
import {
  competitions,
  dailyCheckIns,
  nutritionLogs,
  peakWeekPlans,
  peakWeekTicks,
  progressEntries,
} from '../../platform/db/schema/index.ts';
import { tellOnCommit } from '../../platform/events/tell-on-commit.ts';

export type StoredPlan = typeof peakWeekPlans.$inferSelect;
export type StoredTick = typeof peakWeekTicks.$inferSelect;

const NEAREST_SHOWS = 10;

/** The athlete's shows from a day on, the earliest first. */
export async function listShows(db: Db, userId: string, from: string) {
  return db
    .select({ id: competitions.id, name: competitions.name, date: competitions.date })
    .from(competitions)
    .where(
      and(
        eq(competitions.userId, userId),
        gte(competitions.date, from),
        ne(competitions.status, 'cancelled'),
      ),
    )
    .orderBy(asc(competitions.date), asc(competitions.id))
    .limit(NEAREST_SHOWS);
}

const thePlan = (userId: string, competitionId: string) =>
  and(eq(peakWeekPlans.userId, userId), eq(peakWeekPlans.competitionId, competitionId));

export async function findPlan(db: Db, userId: string, competitionId: string) {
  const [plan] = await db.select().from(peakWeekPlans).where(thePlan(userId, competitionId));
  return plan ?? null;
}

/** The plan, kept from changing until the transaction ends. */
export async function holdPlan(tx: Db, userId: string, competitionId: string) {
  const [plan] = await tx
    .select()
    .from(peakWeekPlans)
    .where(thePlan(userId, competitionId))
    .for('update');
  return plan ?? null;
}

/** Stores a draft, in place of an earlier draft of the same show. */
export async function saveDraft(tx: Db, draft: typeof peakWeekPlans.$inferInsert) {
  await tx
    .insert(peakWeekPlans)
    .values(draft)
    .onConflictDoUpdate({
      target: [peakWeekPlans.userId, peakWeekPlans.competitionId],
      set: { ...draft, version: sql`${peakWeekPlans.version} + 1` },
      setWhere: eq(peakWeekPlans.status, 'draft'),
    });
}

export async function updatePlan(
  tx: Db,
  before: StoredPlan,
  changes: Partial<typeof peakWeekPlans.$inferInsert>,
) {
  await tx
    .update(peakWeekPlans)
    .set({ ...changes, version: before.version + 1 })
    .where(thePlan(before.userId, before.competitionId));
  tellOnCommit(tx, [before.userId], { type: 'plan', athleteId: before.userId });
}

export async function listTicks(db: Db, userId: string, competitionId: string) {
  return db
    .select()
    .from(peakWeekTicks)
    .where(and(eq(peakWeekTicks.userId, userId), eq(peakWeekTicks.competitionId, competitionId)))
    .orderBy(asc(peakWeekTicks.date));
}

/** Writes a day as it now is. Call it while `holdPlan` holds. */
export async function saveTick(tx: Db, tick: StoredTick) {
  const { tasks, waterMl, weight, photoId } = tick;
  await tx
    .insert(peakWeekTicks)
    .values(tick)
    .onConflictDoUpdate({
      target: [peakWeekTicks.userId, peakWeekTicks.competitionId, peakWeekTicks.date],
      set: { tasks, waterMl, weight, photoId },
    });
}

/**
 * The weigh-ins (kg), water (l) and daily intake (kcal) of a stretch of days, both included: one of a
 * day, of several the last.
 */
export async function readMeans(db: Db, userId: string, from: string, until: string) {
  const food = await db
    .select({ kcal: sql<number>`sum(${nutritionLogs.calories})::float8` })
    .from(nutritionLogs)
    .where(
      and(
        eq(nutritionLogs.userId, userId),
        between(nutritionLogs.date, from, until),
        isNotNull(nutritionLogs.calories),
      ),
    )
    .groupBy(nutritionLogs.date);
  return {
    weights: await listWeights(db, userId, from, until),
    waters: await listWaters(db, userId, from, until),
    foodDays: food.map(({ kcal }) => Number(kcal)),
  };
}

async function listWeights(db: Db, userId: string, from: string, until: string) {
  const rows = await db
    .selectDistinctOn([progressEntries.date], { weight: progressEntries.weight })
    .from(progressEntries)
    .where(
      and(
        eq(progressEntries.userId, userId),
        between(progressEntries.date, from, until),
        isNotNull(progressEntries.weight),
      ),
    )
    .orderBy(asc(progressEntries.date), desc(progressEntries.id));
  return rows.flatMap(({ weight }) => weight ?? []);
}

/** Water stands in entries and in check-ins alike. */
async function listWaters(db: Db, userId: string, from: string, until: string) {
  const { date, waterIntake, createdAt } = progressEntries;
  const ofEntries = db
    .select({ date, water: waterIntake, createdAt })
    .from(progressEntries)
    .where(
      and(eq(progressEntries.userId, userId), between(date, from, until), isNotNull(waterIntake)),
    );
  const ofCheckIns = db
    .select({
      date: dailyCheckIns.date,
      water: dailyCheckIns.waterIntake,
      createdAt: dailyCheckIns.createdAt,
    })
    .from(dailyCheckIns)
    .where(
      and(
        eq(dailyCheckIns.userId, userId),
        between(dailyCheckIns.date, from, until),
        isNotNull(dailyCheckIns.waterIntake),
      ),
    );
  const drunk = await unionAll(ofEntries, ofCheckIns);
  const inOrder = drunk.toSorted(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime(),
  );
  const byDay = new Map(inOrder.map((day) => [day.date, day.water]));
  return [...byDay.values()].flatMap((water) => water ?? []);
}
