import { foldText } from '@posedown/coaching';
import { and, asc, eq, type SQLWrapper, sql } from 'drizzle-orm';
import { arrayParam } from '../../../platform/db/array-param.ts';
import { foldedContains } from '../../../platform/db/contains-text.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { athleteTags, users } from '../../../platform/db/schema/index.ts';

/** One coach's tags on one athlete. */
export interface TagKey {
  coachId: string;
  athleteId: string;
}

/** The class of the advisory locks, the second number being the coach. */
const LOCK_CLASS = 7_667_003;

/** Serializes a coach's changes until the transaction ends, so that the limits are respected. */
export async function lockTags(tx: Tx, coachId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(${LOCK_CLASS}::int, hashtext(${coachId}::text))`,
  );
}

/** The tags on a coach's athletes, spelled as first written. Former athletes' tags stay stored but aren't listed. */
export async function listTags(db: Db, coachId: string) {
  const { folded, tag, createdAt, athleteId } = athleteTags;
  return db
    .select({
      folded,
      tag: sql<string>`(array_agg(${tag} order by ${createdAt}, ${athleteId}))[1]`,
      athletes: sql<number>`count(*)::int`,
    })
    .from(athleteTags)
    .innerJoin(users, and(eq(users.id, athleteId), eq(users.coachId, athleteTags.coachId)))
    .where(eq(athleteTags.coachId, coachId))
    .groupBy(folded)
    .orderBy(asc(folded));
}

const isOf = ({ coachId, athleteId }: TagKey) =>
  and(eq(athleteTags.athleteId, athleteId), eq(athleteTags.coachId, coachId));

export async function listTagsOf(db: Db, key: TagKey): Promise<string[]> {
  const rows = await db
    .select({ tag: athleteTags.tag })
    .from(athleteTags)
    .where(isOf(key))
    .orderBy(asc(athleteTags.folded));
  return rows.map(({ tag }) => tag);
}

/** A coach's tags on an athlete. For use inside larger statements, with columns that name their table. */
export const tagsOf = (athleteId: SQLWrapper, coachId: SQLWrapper) =>
  sql<string[]>`(
    select coalesce(json_agg(t.tag order by t.folded), '[]') from ${athleteTags} t
    where t.athlete_id = ${athleteId} and t.coach_id = ${coachId})`;

/** Whether an athlete has a coach's tag. For use inside larger statements. */
export const hasTag = (athleteId: SQLWrapper, coachId: string, tag: string) =>
  sql`exists (
    select 1 from ${athleteTags} t
    where t.athlete_id = ${athleteId} and t.coach_id = ${coachId}::uuid and t.folded = ${foldText(tag)})`;

/** Whether an athlete has a coach's tag that contains a text. The tags are searched once, not for each athlete. */
export const hasTagLike = (athleteId: SQLWrapper, coachId: string, part: string) =>
  sql`${athleteId} in (
    select t.athlete_id from ${athleteTags} t
    where t.coach_id = ${coachId}::uuid and ${foldedContains(sql`t.folded`, part)})`;

/** The coach's athletes with a tag. */
export async function listTagged(db: Db, coachId: string, tag: string): Promise<string[]> {
  const rows = await db
    .select({ id: athleteTags.athleteId })
    .from(athleteTags)
    .where(and(eq(athleteTags.coachId, coachId), eq(athleteTags.folded, foldText(tag))));
  return rows.map(({ id }) => id);
}

/** Adds a tag to athletes who don't have it. @returns their ids */
export async function insertTag(
  tx: Tx,
  tag: Pick<typeof athleteTags.$inferInsert, 'coachId' | 'tag' | 'createdAt'>,
  athleteIds: readonly string[],
): Promise<string[]> {
  if (athleteIds.length === 0) return [];
  const rows = await tx
    .insert(athleteTags)
    .values(athleteIds.map((athleteId) => ({ ...tag, athleteId })))
    .onConflictDoNothing()
    .returning({ id: athleteTags.athleteId });
  return rows.map(({ id }) => id);
}

/** Removes a tag from athletes. @returns those who had it */
export async function deleteTag(
  tx: Tx,
  { coachId, tag }: { coachId: string; tag: string },
  athleteIds: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .delete(athleteTags)
    .where(
      and(
        eq(athleteTags.coachId, coachId),
        eq(athleteTags.folded, foldText(tag)),
        sql`${athleteTags.athleteId} = any(${arrayParam(athleteIds, 'uuid')})`,
      ),
    )
    .returning({ id: athleteTags.athleteId });
  return rows.map(({ id }) => id);
}

/** The most tags a coach has on any of these athletes. */
export async function countMostTags(
  tx: Tx,
  coachId: string,
  athleteIds: readonly string[],
): Promise<number> {
  const [most] = await tx
    .select({ tags: sql<number>`count(*)::int` })
    .from(athleteTags)
    .where(
      and(
        eq(athleteTags.coachId, coachId),
        sql`${athleteTags.athleteId} = any(${arrayParam(athleteIds, 'uuid')})`,
      ),
    )
    .groupBy(athleteTags.athleteId)
    .orderBy(sql`count(*) desc`)
    .limit(1);
  return most?.tags ?? 0;
}
