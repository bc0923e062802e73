import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { brokenConstraint, type Db, type Tx } from '../../platform/db/database.ts';
import { checklistTicks, competitions, milestones } from '../../platform/db/schema/index.ts';

export type StoredCompetition = typeof competitions.$inferSelect;
export type NewCompetition = typeof competitions.$inferInsert;
export type StoredMilestone = typeof milestones.$inferSelect;
export type NewMilestone = typeof milestones.$inferInsert;

/** Far more than anyone enters, because lists aren't paged. */
export const MAX_COMPETITIONS = 100;
export const MAX_MILESTONES = 200;

const theCompetition = (userId: string, id: string) =>
  and(eq(competitions.userId, userId), eq(competitions.id, id));
const theMilestone = (userId: string, id: string) =>
  and(eq(milestones.userId, userId), eq(milestones.id, id));

export async function listCompetitions(db: Db, userId: string): Promise<StoredCompetition[]> {
  return db
    .select()
    .from(competitions)
    .where(eq(competitions.userId, userId))
    .orderBy(desc(competitions.date), desc(competitions.id))
    .limit(MAX_COMPETITIONS);
}

export async function countCompetitions(db: Db, userId: string): Promise<number> {
  return db.$count(competitions, eq(competitions.userId, userId));
}

export async function findCompetitionByKey(db: Db, userId: string, requestKey: string) {
  const [found] = await db
    .select()
    .from(competitions)
    .where(and(eq(competitions.userId, userId), eq(competitions.requestKey, requestKey)));
  return found ?? null;
}

/** Whether a write failed because this form was already stored. */
export function isDuplicateForm(error: unknown): boolean {
  const constraint = brokenConstraint(error);
  return (
    constraint === 'competitions_request_key_key' || constraint === 'milestones_request_key_key'
  );
}

export async function insertCompetition(tx: Tx, row: NewCompetition): Promise<StoredCompetition> {
  const [stored] = await tx.insert(competitions).values(row).returning();
  if (!stored) throw new Error('the competition was not stored');
  return stored;
}

/** Locks one of an athlete's competitions until the transaction ends. */
export async function lockCompetition(tx: Tx, userId: string, id: string) {
  const [found] = await tx
    .select()
    .from(competitions)
    .where(theCompetition(userId, id))
    .for('update');
  return found ?? null;
}

/** Stores the changes as the next version. */
export async function updateCompetition(
  tx: Tx,
  before: StoredCompetition,
  changes: Partial<NewCompetition>,
): Promise<StoredCompetition> {
  const [stored] = await tx
    .update(competitions)
    .set({ ...changes, version: before.version + 1 })
    .where(theCompetition(before.userId, before.id))
    .returning();
  if (!stored) throw new Error('the competition was not stored');
  return stored;
}

export async function removeCompetition(tx: Tx, userId: string, id: string): Promise<boolean> {
  const deleted = await tx
    .delete(competitions)
    .where(theCompetition(userId, id))
    .returning({ id: competitions.id });
  return deleted.length > 0;
}

export async function listMilestones(
  db: Db,
  userId: string,
  competitionId: string,
): Promise<StoredMilestone[]> {
  return db
    .select()
    .from(milestones)
    .where(and(eq(milestones.userId, userId), eq(milestones.competitionId, competitionId)))
    .orderBy(asc(milestones.targetDate), asc(milestones.id))
    .limit(MAX_MILESTONES);
}

export async function countMilestones(db: Db, userId: string, competitionId: string) {
  return db.$count(
    milestones,
    and(eq(milestones.userId, userId), eq(milestones.competitionId, competitionId)),
  );
}

export async function insertMilestone(tx: Tx, row: NewMilestone): Promise<StoredMilestone> {
  const [stored] = await tx.insert(milestones).values(row).returning();
  if (!stored) throw new Error('the milestone was not stored');
  return stored;
}

interface Usual {
  userId: string;
  competitionId: string;
  suggestion: string;
}

/** Whether a competition already has a suggested milestone. */
export async function hasSuggestion(tx: Tx, { userId, competitionId, suggestion }: Usual) {
  const count = await tx.$count(
    milestones,
    and(
      eq(milestones.userId, userId),
      eq(milestones.competitionId, competitionId),
      eq(milestones.suggestion, suggestion),
    ),
  );
  return count > 0;
}

/** Adds the milestones that don't exist yet. @returns how many were added */
export async function insertMissingMilestones(tx: Tx, rows: NewMilestone[]): Promise<number> {
  if (rows.length === 0) return 0;
  const added = await tx
    .insert(milestones)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: milestones.id });
  return added.length;
}

export async function findMilestoneByKey(db: Db, userId: string, requestKey: string) {
  const [found] = await db
    .select()
    .from(milestones)
    .where(and(eq(milestones.userId, userId), eq(milestones.requestKey, requestKey)));
  return found ?? null;
}

export async function lockMilestone(tx: Tx, userId: string, id: string) {
  const [found] = await tx.select().from(milestones).where(theMilestone(userId, id)).for('update');
  return found ?? null;
}

export async function updateMilestone(
  tx: Tx,
  before: StoredMilestone,
  changes: Partial<NewMilestone>,
): Promise<StoredMilestone> {
  const [stored] = await tx
    .update(milestones)
    .set({ ...changes, version: before.version + 1 })
    .where(theMilestone(before.userId, before.id))
    .returning();
  if (!stored) throw new Error('the milestone was not stored');
  return stored;
}

export async function removeMilestone(db: Db, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(milestones)
    .where(theMilestone(userId, id))
    .returning({ id: milestones.id });
  return deleted.length > 0;
}

/** Moves the suggested milestones that are still open along with their show. */
export async function moveMilestones(tx: Tx, { userId, id }: StoredCompetition, days: number) {
  await tx
    .update(milestones)
    .set({
      targetDate: sql`${milestones.targetDate} + ${days}::int`,
      version: sql`${milestones.version} + 1`,
    })
    .where(
      and(
        eq(milestones.userId, userId),
        eq(milestones.competitionId, id),
        eq(milestones.completed, false),
        isNotNull(milestones.suggestion),
        isNull(milestones.completedDate),
      ),
    );
}

export async function listTicks(db: Db, userId: string, competitionId: string): Promise<string[]> {
  const rows = await db
    .select({ item: checklistTicks.item })
    .from(checklistTicks)
    .where(and(eq(checklistTicks.userId, userId), eq(checklistTicks.competitionId, competitionId)));
  return rows.map(({ item }) => item);
}

interface Tick {
  userId: string;
  competitionId: string;
  item: string;
}

export async function insertTick(tx: Tx, tick: Tick & { tickedAt: Date }) {
  await tx.insert(checklistTicks).values(tick).onConflictDoNothing();
}

export async function removeTicks(
  tx: Tx,
  { userId, competitionId }: Omit<Tick, 'item'>,
  items: readonly string[],
) {
  await tx
    .delete(checklistTicks)
    .where(
      and(
        eq(checklistTicks.userId, userId),
        eq(checklistTicks.competitionId, competitionId),
        inArray(checklistTicks.item, [...items]),
      ),
    );
}
