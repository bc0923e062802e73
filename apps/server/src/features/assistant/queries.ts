import { and, asc, desc, eq, isNull, lt } from 'drizzle-orm';
import { brokenConstraint, type Db, type Tx } from '../../platform/db/database.ts';
import { assistantMessages } from '../../platform/db/schema/index.ts';

export type StoredLine = typeof assistantMessages.$inferSelect;
export type NewLine = typeof assistantMessages.$inferInsert;

/** Stores messages in the given order. */
export async function insertLines(tx: Tx, lines: NewLine[]): Promise<StoredLine[]> {
  return tx.insert(assistantMessages).values(lines).returning();
}

/** Whether a write failed because the question was already stored. */
export function isDuplicateQuestion(error: unknown): boolean {
  return brokenConstraint(error) === 'assistant_messages_request_key_key';
}

/** The stored question with an idempotency key, and its answer. */
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
  /** Whether to include handed-over messages that the athlete has cleared. */
  withCleared: boolean;
}

/** One person's messages, newest first. */
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

/** Starts a new conversation: hides messages handed to the coach and deletes the others. */
export async function clearLines(tx: Tx, userId: string, now: Date) {
  const own = eq(assistantMessages.userId, userId);
  await tx.delete(assistantMessages).where(and(own, eq(assistantMessages.handedToCoach, false)));
  await tx
    .update(assistantMessages)
    .set({ clearedAt: now })
    .where(and(own, isNull(assistantMessages.clearedAt)));
}
