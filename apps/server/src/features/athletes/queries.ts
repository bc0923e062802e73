import type { BodyFatReading } from '@posedown/coaching';
import { and, asc, eq, exists, gte, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import { arrayParam } from '../../platform/db/array-param.ts';
import { brokenConstraint, type Db, type Tx } from '../../platform/db/database.ts';
import { competitions, progressEntries, users, weighIns } from '../../platform/db/schema/index.ts';
import { notFound } from '../../platform/errors.ts';
import { findWeighIn } from '../weigh-ins/index.ts';

/** A person as stored, without login secrets. */
export type Person = typeof users.$inferSelect;
export type NewPerson = typeof users.$inferInsert;

export async function findPerson(db: Db, userId: string): Promise<Person | null> {
  const [person] = await db.select().from(users).where(eq(users.id, userId));
  return person ?? null;
}

/**
 * Locks the person until the transaction ends. Call it before locking any of their other rows:
 * transactions with different lock orders deadlock.
 */
export async function lockPerson(tx: Tx, userId: string): Promise<Person | null> {
  const [person] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  return person ?? null;
}

/** Locks these people, skipping any that another transaction has locked, so it can't deadlock. */
export function lockFreePeople(tx: Tx, userIds: readonly string[]) {
  const { id, timezone, createdAt, pausedUntil } = users;
  return tx
    .select({ id, timezone, createdAt, pausedUntil })
    .from(users)
    .where(sql`${id} = any(${arrayParam(userIds, 'uuid')})`)
    .for('no key update', { skipLocked: true });
}

/** Locks a coach's athletes, all or some of them, in the order of their ids until the transaction ends. */
export async function lockAthletesOf(
  tx: Tx,
  coachId: string,
  ids: readonly string[] | null,
): Promise<string[]> {
  const locked = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.coachId, coachId),
        eq(users.role, 'client'),
        ids === null ? undefined : sql`${users.id} = any(${arrayParam(ids, 'uuid')})`,
      ),
    )
    .orderBy(asc(users.id))
    .for('no key update');
  return locked.map(({ id }) => id);
}

/** Takes a shared lock on the person: others may share it, but none can change the person. */
export async function lockPersonShared(tx: Tx, userId: string): Promise<Person | null> {
  const [person] = await tx.select().from(users).where(eq(users.id, userId)).for('share');
  return person ?? null;
}

/** The coach of self-registered athletes: the first one still on the team. */
export async function findHeadCoachId(db: Db): Promise<string | null> {
  const [coach] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'coach'), isNull(users.leftAt)))
    .orderBy(users.createdAt, users.id)
    .limit(1);
  return coach?.id ?? null;
}

export async function insertPerson(db: Db, person: NewPerson): Promise<Person> {
  const [stored] = await db.insert(users).values(person).returning();
  if (!stored) throw new Error('the insert into users returned no row');
  return stored;
}

/** Whether a write failed because the email already has an account. */
export const isEmailTaken = (error: unknown) => brokenConstraint(error) === 'users_email_key';

/** @throws AppError `not_found` if the account was just deleted */
export async function updatePerson(
  db: Db,
  userId: string,
  change: Partial<NewPerson>,
): Promise<Person> {
  const [person] = await db.update(users).set(change).where(eq(users.id, userId)).returning();
  if (!person) throw notFound('Account');
  return person;
}

/**
 * The latest recorded weight in kg and body fat in %. Ignores entries dated after the athlete's
 * current day, which come from a wrong clock or a time zone further east.
 */
export async function findLatestBody(db: Db, userId: string, today: string) {
  const bodyFat = await findBodyFatReading(db, userId, today);
  const weighIn = await findWeighIn(db, userId, today);
  return {
    weightKg: weighIn?.weightKg ?? null,
    weighedOn: weighIn?.day ?? null,
    bodyFatPercent: bodyFat?.percent ?? null,
    bodyFat,
  };
}

/**
 * The last body fat recorded up to a day, with the last weight up to that day. For use inside
 * larger statements.
 */
export function latestBodyFat(userId: SQLWrapper | string, today: SQLWrapper | string) {
  return sql<BodyFatReading | null>`(
    select json_build_object('percent', b.body_fat, 'day', b.date, 'weightKg', coalesce(
      (select o.kg from ${weighIns} o where o.user_id = b.user_id and o.id = b.id),
      (select w.kg from ${weighIns} w
        where w.user_id = b.user_id and w.kg is not null and w.date <= b.date
        order by w.date desc, w.id desc limit 1)))
    from ${progressEntries} b
    where b.user_id = ${userId} and b.body_fat is not null and b.date <= ${today}
    order by b.date desc, b.id desc limit 1)`;
}

async function findBodyFatReading(
  db: Db,
  userId: string,
  today: string,
): Promise<BodyFatReading | null> {
  const [row] = await db
    .select({ bodyFat: latestBodyFat(userId, sql`${today}::date`) })
    .from(users)
    .where(eq(users.id, userId));
  return row?.bodyFat ?? null;
}

/** An upcoming competition permanently replaces the date in the answers. */
export async function dropAnsweredShow(tx: Tx, userId: string, today: string): Promise<void> {
  const ahead = tx
    .select({ id: competitions.id })
    .from(competitions)
    .where(
      and(
        eq(competitions.userId, userId),
        eq(competitions.status, 'upcoming'),
        gte(competitions.date, today),
      ),
    );
  await tx
    .update(users)
    .set({ competitionDate: null })
    .where(and(eq(users.id, userId), exists(ahead)));
}
