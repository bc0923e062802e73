import type { BodyFatReading } from '@posedown/coaching';
import { and, eq, exists, gte, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import { brokenConstraint, type Db, type Tx } from '../../platform/db/database.ts';
import { competitions, progressEntries, users, weighIns } from '../../platform/db/schema/index.ts';
import { notFound } from '../../platform/errors.ts';
import { findWeighIn } from '../weigh-ins/index.ts';

/** A person as stored, without anything that signs them in. */
export type Person = typeof users.$inferSelect;
export type NewPerson = typeof users.$inferInsert;

export async function findPerson(db: Db, userId: string): Promise<Person | null> {
  const [person] = await db.select().from(users).where(eq(users.id, userId));
  return person ?? null;
}

/**
 * The person, kept from changing until the transaction ends: whoever else holds them waits, and then
 * reads what this transaction wrote. Call it before anything of theirs is held: two who take both in
 * different orders wait for one another, until the database gives one of them up.
 */
export async function lockPerson(tx: Tx, userId: string): Promise<Person | null> {
  const [person] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
  return person ?? null;
}

/** The same, where others may hold them so as well: nobody changes them until all are done. */
export async function lockPersonShared(tx: Tx, userId: string): Promise<Person | null> {
  const [person] = await tx.select().from(users).where(eq(users.id, userId)).for('share');
  return person ?? null;
}

/** The coach whom self-registered athletes belong to: the first one there was and still is. */
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
  if (!stored) throw new Error('the person was not stored');
  return stored;
}

/** Whether a write failed because the e-mail has an account. */
export const isEmailTaken = (error: unknown) => brokenConstraint(error) === 'users_email_key';

/** @throws AppError `not_found` for somebody who has just deleted their account. */
export async function updatePerson(
  db: Db,
  userId: string,
  change: Partial<NewPerson>,
): Promise<Person> {
  const [person] = await db.update(users).set(change).where(eq(users.id, userId)).returning();
  if (!person) throw notFound('That account');
  return person;
}

/**
 * The latest weight in kg and body fat in % that an athlete has recorded, however long ago. What is dated after their
 * today is of a clock that was wrong, or of a time zone further east.
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
 * The last body fat that was recorded until a day, with the weight of its day or the last before it: who holds the
 * tape without the scale has a weight all the same. For statements that ask for more besides.
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

/** A competition that lies ahead takes the place of the day in the answers, for good. */
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
