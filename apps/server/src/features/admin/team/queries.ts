import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { credentials, rosterEntries, users } from '../../../platform/db/schema/index.ts';

/** The coaches of the practice, with the head coach first. */
export async function listCoaches(db: Db) {
  return selectCoaches(db)
    .where(and(eq(users.role, 'coach'), isNull(users.leftAt)))
    .orderBy(asc(users.createdAt), asc(users.id));
}

export type StoredCoach = Awaited<ReturnType<typeof listCoaches>>[number];

/**
 * Finds the coach with an email, including removed ones. Null for an athlete's or unknown email.
 */
export async function findCoachByEmail(db: Db, email: string): Promise<StoredCoach | null> {
  const [coach] = await selectCoaches(db).where(
    and(eq(users.email, email), eq(users.role, 'coach')),
  );
  return coach ?? null;
}

/** Like `findCoachByEmail`, but locks the row until the transaction ends. */
export async function lockCoachByEmail(tx: Tx, email: string): Promise<StoredCoach | null> {
  const [coach] = await selectCoaches(tx)
    .where(and(eq(users.email, email), eq(users.role, 'coach')))
    .for('no key update');
  return coach ?? null;
}

function selectCoaches(db: Db) {
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      isActive: sql<boolean>`exists (
        select 1 from ${credentials} c where c.user_id = ${users.id})`,
      athletes: sql<number>`(
        select count(*)::int from ${rosterEntries} r where r.coach_id = ${users.id})`,
      createdAt: users.createdAt,
      leftAt: users.leftAt,
    })
    .from(users)
    .$dynamic();
}

/** Whether a coach has any athletes. */
export async function hasAthletes(db: Db, coachId: string): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.coachId, coachId))
    .limit(1);
  return found.length > 0;
}
