import { foldText } from '@posedown/coaching';
import { and, asc, desc, eq, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { containsText } from '../../../../platform/db/contains-text.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { coachingEnds, users } from '../../../../platform/db/schema/index.ts';
import type { DayPageEnd } from '../../../../platform/paging.ts';

export type StoredEnd = typeof coachingEnds.$inferSelect;
export type NewEnd = typeof coachingEnds.$inferInsert;

export async function findEnd(db: Db, athleteId: string): Promise<StoredEnd | null> {
  const [end] = await db.select().from(coachingEnds).where(eq(coachingEnds.athleteId, athleteId));
  return end ?? null;
}

/** Plans an end, or changes the planned one. */
export async function saveEnd(tx: Tx, end: NewEnd): Promise<void> {
  await tx
    .insert(coachingEnds)
    .values(end)
    .onConflictDoUpdate({ target: coachingEnds.athleteId, set: end });
}

export async function updateEnd(
  tx: Tx,
  athleteId: string,
  change: Partial<NewEnd>,
): Promise<StoredEnd> {
  const [end] = await tx
    .update(coachingEnds)
    .set(change)
    .where(eq(coachingEnds.athleteId, athleteId))
    .returning();
  if (!end) throw new Error('the end is gone');
  return end;
}

/** @returns whether there was one */
export async function deleteEnd(tx: Tx, athleteId: string): Promise<boolean> {
  const deleted = await tx
    .delete(coachingEnds)
    .where(eq(coachingEnds.athleteId, athleteId))
    .returning({ id: coachingEnds.athleteId });
  return deleted.length > 0;
}

interface EndMove {
  /** Omit for all athletes of the coach, also former ones. */
  athleteId?: string | undefined;
  fromId: string;
  toId: string;
}

/** Moves planned and past ends to another coach. */
export async function moveEnds(tx: Tx, { athleteId, fromId, toId }: EndMove): Promise<void> {
  const { coachId } = coachingEnds;
  const isOne = athleteId ? eq(coachingEnds.athleteId, athleteId) : undefined;
  await tx
    .update(coachingEnds)
    .set({ coachId: toId })
    .where(and(eq(coachId, fromId), isOne));
}

interface FormerPage {
  coachId: string;
  search: string | undefined;
  isArchived: boolean;
  before: DayPageEnd | null;
  limit: number;
}

/** A coach's former athletes, the latest first. */
export function listFormer(db: Db, { coachId, search, isArchived, before, limit }: FormerPage) {
  const { lastDay, athleteId } = coachingEnds;
  return db
    .select({ end: coachingEnds, name: users.name })
    .from(coachingEnds)
    .innerJoin(users, eq(users.id, athleteId))
    .where(
      and(
        eq(coachingEnds.coachId, coachId),
        isNotNull(coachingEnds.endedAt),
        eq(coachingEnds.isArchived, isArchived),
        search && foldText(search) ? containsText(users.name, search) : undefined,
        before
          ? sql`(${lastDay}, ${athleteId}) < (${before.date}::date, ${before.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(lastDay), desc(athleteId))
    .limit(limit);
}

/** An end that may be due, with the zone that decides it. */
export interface DueEnd {
  athleteId: string;
  timezone: string;
  day: string;
}

interface DuePage {
  day: string;
  after: DueEnd | null;
  limit: number;
}

const afterEnd = (after: DueEnd | null) =>
  after ? sql`${coachingEnds.athleteId} > ${after.athleteId}::uuid` : undefined;

/** Planned ends whose last day is before a day, by the athlete's id. */
export function listPlannedEnds(db: Db, { day, after, limit }: DuePage): Promise<DueEnd[]> {
  const { athleteId, lastDay, endedAt } = coachingEnds;
  return db
    .select({ athleteId, timezone: users.timezone, day: lastDay })
    .from(coachingEnds)
    .innerJoin(users, eq(users.id, athleteId))
    .where(and(isNull(endedAt), lt(lastDay, day), afterEnd(after)))
    .orderBy(asc(athleteId))
    .limit(limit);
}

/** Deletions planned for a day or earlier, by the athlete's id. */
export async function listDeletions(db: Db, { day, after, limit }: DuePage): Promise<DueEnd[]> {
  const { athleteId, deletionOn } = coachingEnds;
  return db
    .select({ athleteId, timezone: users.timezone, day: sql<string>`${deletionOn}::text` })
    .from(coachingEnds)
    .innerJoin(users, eq(users.id, athleteId))
    .where(and(lte(deletionOn, day), afterEnd(after)))
    .orderBy(asc(athleteId))
    .limit(limit);
}
