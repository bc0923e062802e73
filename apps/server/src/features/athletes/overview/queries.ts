import { calendarDayIn, type PlannedIntake } from '@posedown/coaching';
import type { PlannedEnd } from '@posedown/contract';
import { and, desc, eq, gte, isNull, ne, type SQLWrapper, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/db/database.ts';
import {
  cardioSessions,
  coachAlerts,
  coachingEnds,
  dailyCheckIns,
  messages,
  nutritionLogs,
  nutritionPlans,
  photos,
  users,
  weighIns,
  workoutSessions,
} from '../../../platform/db/schema/index.ts';
import { notFound } from '../../../platform/errors.ts';
import { entryRows, isWeighInOfCheckIn } from '../../weigh-ins/index.ts';

export interface Recent {
  /** Entries, except check-in weights, which are listed with their check-ins. */
  entries: { day: string; weight: number | null }[];
  checkIns: { day: string; weight: number | null }[];
  workouts: { day: string; title: string; minutes: number | null }[];
  cardio: { day: string; title: string; durationSeconds: number }[];
  /** Diary totals by day. */
  diary: { day: string; count: number; calories: number }[];
  /** Progress photos by day. */
  photos: { day: string; count: number }[];
  /** When the athlete wrote to their coach, as JSON instants. */
  messages: string[];
  mealPlans: StoredIntake[];
  coachingEnd: PlannedEnd | null;
}

interface RecentInput {
  athleteId: string;
  /** Maximum number of rows per kind. */
  limit: number;
  /** Messages of one day are listed as one item, so more are loaded. */
  messageLimit: number;
  /** The first day of the diary. */
  diarySince: string;
}

/** Everything an athlete logged recently, their meal plans and planned end, in one statement. */
export async function findRecent(db: Db, input: RecentInput): Promise<Recent> {
  const written = recentMessages(input);
  const [found] = await db
    .select({
      entries: rowsOf<Recent['entries']>(recentEntries(input), ['day', 'weight']),
      checkIns: rowsOf<Recent['checkIns']>(recentCheckIns(input), ['day', 'weight']),
      workouts: rowsOf<Recent['workouts']>(recentWorkouts(input), ['day', 'title', 'minutes']),
      cardio: rowsOf<Recent['cardio']>(recentCardio(input), ['day', 'title', 'durationSeconds']),
      diary: rowsOf<Recent['diary']>(recentDiary(input), ['day', 'count', 'calories']),
      photos: rowsOf<Recent['photos']>(recentPhotos(input), ['day', 'count']),
      messages: sql<string[]>`(select coalesce(json_agg(r.at), '[]') from (${written}) r (at))`,
      mealPlans: storedIntakes(input.athleteId),
      coachingEnd: sql<PlannedEnd | null>`(
        select json_build_object('lastDay', e.last_day, 'note', e.note) from ${coachingEnds} e
        where e.athlete_id = ${input.athleteId})`,
    })
    .from(users)
    .where(eq(users.id, input.athleteId));
  if (!found) throw notFound('Athlete');
  return found;
}

const build = new QueryBuilder();

const recentEntries = ({ athleteId, limit }: RecentInput) =>
  build
    .select({ day: entryRows.date, weight: entryRows.weight })
    .from(entryRows)
    .where(and(eq(entryRows.userId, athleteId), ne(entryRows.source, 'check-in')))
    .orderBy(desc(entryRows.date), desc(entryRows.id))
    .limit(limit);

const recentCheckIns = ({ athleteId, limit }: RecentInput) =>
  build
    .select({ day: dailyCheckIns.date, weight: weighIns.kg })
    .from(dailyCheckIns)
    .leftJoin(weighIns, isWeighInOfCheckIn)
    .where(eq(dailyCheckIns.userId, athleteId))
    .orderBy(desc(dailyCheckIns.date))
    .limit(limit);

function recentWorkouts({ athleteId, limit }: RecentInput) {
  const { date: day, name: title, duration: minutes, completed, userId, id } = workoutSessions;
  return build
    .select({ day, title, minutes })
    .from(workoutSessions)
    .where(and(eq(userId, athleteId), completed))
    .orderBy(desc(day), desc(id))
    .limit(limit);
}

function recentCardio({ athleteId, limit }: RecentInput) {
  const { date: day, type: title, durationSeconds, userId, id } = cardioSessions;
  return build
    .select({ day, title, durationSeconds })
    .from(cardioSessions)
    .where(eq(userId, athleteId))
    .orderBy(desc(day), desc(id))
    .limit(limit);
}

const recentDiary = ({ athleteId, diarySince }: RecentInput) =>
  build
    .select({
      day: nutritionLogs.date,
      count: sql`count(distinct ${nutritionLogs.mealType})::int`,
      calories: sql`round(sum(${nutritionLogs.calories}))::int`,
    })
    .from(nutritionLogs)
    .where(and(eq(nutritionLogs.userId, athleteId), gte(nutritionLogs.date, diarySince)))
    .groupBy(nutritionLogs.date);

const recentPhotos = ({ athleteId, limit }: RecentInput) =>
  build
    .select({ day: photos.date, count: sql`count(*)::int` })
    .from(photos)
    .where(and(eq(photos.userId, athleteId), eq(photos.purpose, 'progress')))
    .groupBy(photos.date)
    .orderBy(desc(photos.date))
    .limit(limit);

function recentMessages({ athleteId, messageLimit }: RecentInput) {
  const isOwn = and(eq(messages.athleteId, athleteId), eq(messages.fromUserId, athleteId));
  return build
    .select({ at: messages.createdAt })
    .from(messages)
    .where(and(isOwn, isNull(messages.deletedAt)))
    .orderBy(desc(messages.id))
    .limit(messageLimit);
}

/** The rows of a statement as JSON objects with these keys, in its order. */
const rowsOf = <Rows>(rows: SQLWrapper, keys: readonly string[]) => {
  const names = sql.join(
    keys.map((key) => sql.identifier(key)),
    sql`, `,
  );
  return sql<Rows>`(select coalesce(json_agg(r), '[]') from (${rows}) r (${names}))`;
};

/** Limits the history of athletes who get a new plan every day. */
const MAX_PLANS = 60;

interface StoredIntake {
  mealsKcal: number;
  targetKcal: number;
  /** A JSON instant. */
  createdAt: string;
}

/** The kcal of meal plans, today's first. */
const storedIntakes = (athleteId: string) => sql<StoredIntake[]>`(
  select coalesce(json_agg(json_build_object('mealsKcal', n.calories, 'targetKcal', n.targets->'calories',
    'createdAt', n.created_at) order by n.is_active desc, n.created_at desc), '[]')
  from (
    select m.calories, m.targets, m.created_at, m.is_active from ${nutritionPlans} m
    where m.user_id = ${athleteId} order by m.is_active desc, m.created_at desc limit ${MAX_PLANS}) n)`;

/** The kcal a day of meal plans and when each was created, today's first. */
export const plannedIntakes = (plans: readonly StoredIntake[], timezone: string): PlannedIntake[] =>
  plans.map(({ mealsKcal, targetKcal, createdAt }) => ({
    intakeKcal: isRounding(mealsKcal, targetKcal) ? targetKcal : mealsKcal,
    from: calendarDayIn(new Date(createdAt), timezone),
  }));

/**
 * Portions are rounded. Meals this close to their targets are checked by the targets, which follow
 * the safety limits.
 */
const ROUNDING_SHARE = 0.01;

const isRounding = (mealsKcal: number, targetKcal: number) =>
  Math.abs(mealsKcal - targetKcal) <= ROUNDING_SHARE * targetKcal;

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
