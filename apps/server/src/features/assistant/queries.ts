import { and, asc, desc, eq, isNull, lt } from 'drizzle-orm';
import { brokenConstraint, type Db, type Tx } from '../../platform/db/database.ts';
import { assistantMessages } from '../../platform/db/schema/index.ts';

export type StoredLine = typeof assistantMessages.$inferSelect;
export type NewLine = typeof assistantMessages.$inferInsert;

/** Stores lines in their order. */
export async function insertLines(tx: Tx, lines: NewLine[]): Promise<StoredLine[]> {
  return tx.insert(assistantMessages).values(lines).returning();
}

/** Whether a write failed because this question was sent before. */
export function isSentBefore(error: unknown): boolean {
  return brokenConstraint(error) === 'assistant_messages_request_key_key';
}

/** A question that was sent with a key, and its answer. */
export function findLinesByKey(db: Db, userId: string, requestKey: string): Promise<StoredLine[]> {
  return db
    .select()
    .from(assistantMessages)
    .where(and(eq(assistantMessages.userId, userId), eq(assistantMessages.requestKey, requestKey)))
    .orderBy(asc(assistantMessages.id));
}

interface Page {
  userId: string;
  limit: number;
  before: string | null;
  /** Whether what was handed to the coach is listed after its person cleared it. */
  withCleared: boolean;
}

/** One person's lines, the newest first. */
export function listLines(db: Db, page: Page): Promise<StoredLine[]> {
  const { userId, limit, before, withCleared } = page;
  return db
    .select()
    .from(assistantMessages)
    .where(
      and(
        eq(assistantMessages.userId, userId),
        before ? lt(assistantMessages.id, before) : undefined,
        withCleared ? undefined : isNull(assistantMessages.clearedAt),
      ),
    )
    .orderBy(desc(assistantMessages.id))
    .limit(limit);
}

/** Begins a new conversation: what was handed to the coach is put away, all else is gone. */
export async function clearLines(tx: Tx, userId: string, now: Date) {
  const own = eq(assistantMessages.userId, userId);
  await tx.delete(assistantMessages).where(and(own, eq(assistantMessages.handedToCoach, false)));
  await tx
    .update(assistantMessages)
    .set({ clearedAt: now })
    .where(and(own, isNull(assistantMessages.clearedAt)));
}
