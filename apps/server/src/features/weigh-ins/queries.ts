import type { Mood, WeighIn } from '@posedown/coaching';
import { and, desc, eq, isNotNull, lte, type SQLWrapper, sql } from 'drizzle-orm';
import { QueryBuilder, unionAll } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../platform/db/database.ts';
import {
  dailyCheckIns,
  type Measurements,
  peakWeekTicks,
  progressEntries,
  users,
  weighIns,
} from '../../platform/db/schema/index.ts';

export type StoredWeighIn = typeof weighIns.$inferSelect;
type NewWeighIn = typeof weighIns.$inferInsert;

interface SourcedWeighIn {
  userId: string;
  date: string;
  /** Null removes the weigh-in. */
  kg: number | null;
  source: 'check-in' | 'peak-week';
  sourceId: string;
}

/** Saves the weight of a check-in or peak-week day as a single weigh-in; corrections update it. */
export async function saveWeighIn(tx: Tx, weighIn: SourcedWeighIn, at: Date): Promise<void> {
  const { userId, date, kg, sourceId } = weighIn;
  const version = sql`${weighIns.version} + 1`;
  if (kg === null) {
    await tx
      .update(weighIns)
      .set({ kg, version })
      .where(
        and(
          eq(weighIns.userId, userId),
          eq(weighIns.sourceId, sourceId),
          eq(weighIns.date, date),
          isNotNull(weighIns.kg),
        ),
      );
    return;
  }
  await tx
    .insert(weighIns)
    .values({ ...weighIn, at })
    .onConflictDoUpdate({
      target: [weighIns.userId, weighIns.sourceId, weighIns.date],
      targetWhere: isNotNull(weighIns.sourceId),
      set: { kg, version },
      setWhere: sql`${weighIns.kg} is distinct from ${kg}::float8`,
    });
}

export async function insertWeighIn(tx: Tx, weighIn: NewWeighIn): Promise<void> {
  await tx.insert(weighIns).values(weighIn);
}

const isOne = ({ userId, id }: Pick<StoredWeighIn, 'userId' | 'id'>) =>
  and(eq(weighIns.userId, userId), eq(weighIns.id, id));

export async function updateWeighIn(
  tx: Tx,
  key: Pick<StoredWeighIn, 'userId' | 'id'>,
  change: Partial<NewWeighIn>,
): Promise<void> {
  await tx.update(weighIns).set(change).where(isOne(key));
}

export async function deleteWeighIn(tx: Tx, key: Pick<StoredWeighIn, 'userId' | 'id'>) {
  await tx.delete(weighIns).where(isOne(key));
}

/** Joins a check-in with its weigh-in. */
export const isWeighInOfCheckIn = and(
  eq(weighIns.userId, dailyCheckIns.userId),
  eq(weighIns.sourceId, dailyCheckIns.id),
  eq(weighIns.date, dailyCheckIns.date),
);

/** Joins a peak-week day with its weigh-in. */
export const isWeighInOfPeakDay = and(
  eq(weighIns.userId, peakWeekTicks.userId),
  eq(weighIns.sourceId, peakWeekTicks.competitionId),
  eq(weighIns.date, peakWeekTicks.date),
);

/** A typed null for unions in which one side lacks a column. */
const typedNull = <Type>(type: string, name: string) =>
  sql<Type | null>`${sql.raw(`null::${type}`)}`.as(name);

const build = new QueryBuilder();

/**
 * Progress entries with their weigh-ins, plus standalone weigh-ins. Filter by athlete. The version counts changes to
 * both.
 */
export const entryRows = unionAll(
  build
    .select({
      id: progressEntries.id,
      userId: progressEntries.userId,
      date: progressEntries.date,
      weight: weighIns.kg,
      bodyFat: progressEntries.bodyFat,
      measurements: progressEntries.measurements,
      notes: progressEntries.notes,
      energyLevel: progressEntries.energyLevel,
      sleepHours: progressEntries.sleepHours,
      stressLevel: progressEntries.stressLevel,
      mood: progressEntries.mood,
      waterIntake: progressEntries.waterIntake,
      redFlag: progressEntries.redFlag,
      requestHash: progressEntries.requestHash,
      source: sql<StoredWeighIn['source']>`coalesce(${weighIns.source}, 'entry')`.as('source'),
      sourceId: weighIns.sourceId,
      version: sql<number>`${progressEntries.version} + coalesce(${weighIns.version} - 1, 0)`.as(
        'version',
      ),
      /** The version of the weigh-in, or null if the entry has none. */
      weighInVersion: sql<number | null>`${weighIns.version}`.as('weigh_in_version'),
      isWeightOnly: sql<boolean>`false`.as('is_weight_only'),
      createdAt: progressEntries.createdAt,
    })
    .from(progressEntries)
    .leftJoin(
      weighIns,
      and(eq(weighIns.userId, progressEntries.userId), eq(weighIns.id, progressEntries.id)),
    ),
  build
    .select({
      id: weighIns.id,
      userId: weighIns.userId,
      date: weighIns.date,
      weight: weighIns.kg,
      bodyFat: typedNull<number>('float8', 'body_fat'),
      measurements: sql<Measurements>`'{}'::jsonb`.as('measurements'),
      notes: typedNull<string>('text', 'notes'),
      energyLevel: typedNull<number>('integer', 'energy_level'),
      sleepHours: typedNull<number>('float8', 'sleep_hours'),
      stressLevel: typedNull<number>('integer', 'stress_level'),
      mood: typedNull<Mood>('text', 'mood'),
      waterIntake: typedNull<number>('float8', 'water_intake'),
      redFlag: typedNull<string>('text', 'red_flag'),
      requestHash: typedNull<string>('text', 'request_hash'),
      source: sql<StoredWeighIn['source']>`${weighIns.source}`.as('source'),
      sourceId: weighIns.sourceId,
      version: weighIns.version,
      weighInVersion: weighIns.version,
      isWeightOnly: sql<boolean>`true`.as('is_weight_only'),
      createdAt: weighIns.at,
    })
    .from(weighIns)
    .where(
      and(
        isNotNull(weighIns.kg),
        sql`not exists (select 1 from ${progressEntries} said
          where said.user_id = ${weighIns.userId} and said.id = ${weighIns.id})`,
      ),
    ),
).as('entry_rows');

/**
 * One athlete's weigh-ins in a range of days, inclusive, oldest first. The last of a day counts. For use inside larger
 * statements.
 */
export const weighInsBetween = (userId: SQLWrapper, from: SQLWrapper, until: SQLWrapper) =>
  sql<WeighIn[]>`(
    select coalesce(json_agg(json_build_object('day', w.date, 'weightKg', w.kg) order by w.date), '[]')
    from (
      select distinct on (e.date) e.date, e.kg from ${weighIns} e
      where e.user_id = ${userId} and e.kg is not null and e.date between ${from} and ${until}
      order by e.date, e.id desc) w)`;

/** Loads only one athlete's weigh-ins. */
export async function listWeighIns(
  db: Db,
  userId: string,
  from: string,
  until: string,
): Promise<WeighIn[]> {
  const [row] = await db
    .select({
      weighIns: weighInsBetween(sql`${userId}::uuid`, sql`${from}::date`, sql`${until}::date`),
    })
    .from(users)
    .where(eq(users.id, userId));
  return row?.weighIns ?? [];
}

/** An athlete's last weigh-in up to a day. For use inside larger statements. */
export const latestWeighIn = (userId: SQLWrapper, day: SQLWrapper) =>
  sql<WeighIn | null>`(
    select json_build_object('weightKg', w.kg, 'day', w.date) from ${weighIns} w
    where w.user_id = ${userId} and w.kg is not null and w.date <= ${day}
    order by w.date desc, w.id desc limit 1)`;

/** Loads only the last weigh-in. */
export async function findWeighIn(db: Db, userId: string, day: string): Promise<WeighIn | null> {
  const [weighIn] = await db
    .select({ weightKg: sql<number>`${weighIns.kg}`, day: weighIns.date })
    .from(weighIns)
    .where(and(eq(weighIns.userId, userId), isNotNull(weighIns.kg), lte(weighIns.date, day)))
    .orderBy(desc(weighIns.date), desc(weighIns.id))
    .limit(1);
  return weighIn ?? null;
}
