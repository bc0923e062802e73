import { calendarDayIn, type PlannedIntake } from '@posedown/coaching';
import { and, desc, eq, gte, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import {
  cardioSessions,
  coachAlerts,
  dailyCheckIns,
  messages,
  nutritionLogs,
  nutritionPlans,
  photos,
  weighIns,
  workoutSessions,
} from '../../../platform/db/schema/index.ts';
import { entryRows, isWeighInOfCheckIn } from '../../weigh-ins/index.ts';

interface RecentPageInput {
  athleteId: string;
  /** Maximum number of rows per kind. */
  limit: number;
}

/** Recent entries, except check-in weights, which are listed with their check-ins. */
export async function listRecentEntries(db: Db, { athleteId, limit }: RecentPageInput) {
  return db
    .select({ day: entryRows.date, weight: entryRows.weight })
    .from(entryRows)
    .where(and(eq(entryRows.userId, athleteId), ne(entryRows.source, 'check-in')))
    .orderBy(desc(entryRows.date), desc(entryRows.id))
    .limit(limit);
}

export async function listRecentCheckIns(db: Db, { athleteId, limit }: RecentPageInput) {
  return db
    .select({ day: dailyCheckIns.date, weight: weighIns.kg })
    .from(dailyCheckIns)
    .leftJoin(weighIns, isWeighInOfCheckIn)
    .where(eq(dailyCheckIns.userId, athleteId))
    .orderBy(desc(dailyCheckIns.date))
    .limit(limit);
}

export async function listRecentWorkouts(db: Db, { athleteId, limit }: RecentPageInput) {
  return db
    .select({
      day: workoutSessions.date,
      title: workoutSessions.name,
      minutes: workoutSessions.duration,
    })
    .from(workoutSessions)
    .where(and(eq(workoutSessions.userId, athleteId), workoutSessions.completed))
    .orderBy(desc(workoutSessions.date), desc(workoutSessions.id))
    .limit(limit);
}

/** Diary totals by day, from a day on. */
export async function listRecentDiaryDays(db: Db, athleteId: string, since: string) {
  return db
    .select({
      day: nutritionLogs.date,
      count: sql<number>`count(distinct ${nutritionLogs.mealType})::int`,
      calories: sql<number>`round(sum(${nutritionLogs.calories}))::int`,
    })
    .from(nutritionLogs)
    .where(and(eq(nutritionLogs.userId, athleteId), gte(nutritionLogs.date, since)))
    .groupBy(nutritionLogs.date);
}

export async function listRecentCardio(db: Db, { athleteId, limit }: RecentPageInput) {
  return db
    .select({
      day: cardioSessions.date,
      title: cardioSessions.type,
      durationSeconds: cardioSessions.durationSeconds,
    })
    .from(cardioSessions)
    .where(eq(cardioSessions.userId, athleteId))
    .orderBy(desc(cardioSessions.date), desc(cardioSessions.id))
    .limit(limit);
}

/** Limits the history of athletes who get a new plan every day. */
const MAX_PLANS = 60;

/** The kcal a day of meal plans and when each was created, today's first. */
export async function listPlannedCalories(
  db: Db,
  { id, timezone }: { id: string; timezone: string },
): Promise<PlannedIntake[]> {
  const { calories, targets, createdAt, userId, isActive } = nutritionPlans;
  const plans = await db
    .select({ mealsKcal: calories, targets, createdAt })
    .from(nutritionPlans)
    .where(eq(userId, id))
    .orderBy(desc(isActive), desc(createdAt))
    .limit(MAX_PLANS);
  return plans.map(({ mealsKcal, targets: { calories: targetKcal }, createdAt }) => ({
    intakeKcal: isRounding(mealsKcal, targetKcal) ? targetKcal : mealsKcal,
    from: calendarDayIn(createdAt, timezone),
  }));
}

/**
 * Portions are rounded. Meals this close to their targets are checked by the targets, which follow
 * the safety limits.
 */
const ROUNDING_SHARE = 0.01;

const isRounding = (mealsKcal: number, targetKcal: number) =>
  Math.abs(mealsKcal - targetKcal) <= ROUNDING_SHARE * targetKcal;

/** Progress photos by day. */
export async function listRecentPhotos(db: Db, { athleteId, limit }: RecentPageInput) {
  return db
    .select({ day: photos.date, count: sql<number>`count(*)::int` })
    .from(photos)
    .where(and(eq(photos.userId, athleteId), eq(photos.purpose, 'progress')))
    .groupBy(photos.date)
    .orderBy(desc(photos.date))
    .limit(limit);
}

/** When the athlete wrote to their coach, newest first. */
export async function listRecentMessages(db: Db, { athleteId, limit }: RecentPageInput) {
  return db
    .select({ createdAt: messages.createdAt })
    .from(messages)
    .where(
      and(
        eq(messages.athleteId, athleteId),
        eq(messages.fromUserId, athleteId),
        isNull(messages.deletedAt),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(limit);
}

const MAX_ALERTS = 50;

/** An athlete's open alerts, most severe first. */
export async function listOpenAlerts(db: Db, athleteId: string, coachId: string) {
  return db
    .select()
    .from(coachAlerts)
    .where(
      and(
        eq(coachAlerts.clientId, athleteId),
        eq(coachAlerts.coachId, coachId),
        eq(coachAlerts.resolved, false),
      ),
    )
    .orderBy(
      sql`array_position(array['high', 'medium', 'low'], ${coachAlerts.severity})`,
      desc(sql`coalesce(${coachAlerts.risenAt}, ${coachAlerts.createdAt})`),
      desc(coachAlerts.id),
    )
    .limit(MAX_ALERTS);
}
