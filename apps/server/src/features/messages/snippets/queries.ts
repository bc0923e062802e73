import { and, asc, eq, sql } from 'drizzle-orm';
import { brokenConstraint, type Db, type Tx } from '../../../platform/db/database.ts';
import { messageSnippets } from '../../../platform/db/schema/index.ts';

export type StoredSnippet = typeof messageSnippets.$inferSelect;

export interface SnippetKey {
  coachId: string;
  snippetId: string;
}

/** The class of the advisory locks, the second number being the coach. */
const LOCK_CLASS = 7_667_005;

/** Lets a coach's additions run one after another until the transaction ends, so that the limit holds. */
export async function lockSnippets(tx: Tx, coachId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(${LOCK_CLASS}::int, hashtext(${coachId}::text))`,
  );
}

const isSnippet = ({ coachId, snippetId }: SnippetKey) =>
  and(eq(messageSnippets.coachId, coachId), eq(messageSnippets.id, snippetId));

/** A coach's snippets by name. */
export async function listSnippets(db: Db, coachId: string): Promise<StoredSnippet[]> {
  return db
    .select()
    .from(messageSnippets)
    .where(eq(messageSnippets.coachId, coachId))
    .orderBy(asc(sql`fold_text(${messageSnippets.name})`), asc(messageSnippets.id));
}

export const isDuplicateSnippet = (error: unknown) =>
  brokenConstraint(error) === 'message_snippets_request_key_key';

export async function findSnippetByKey(
  db: Db,
  coachId: string,
  requestKey: string,
): Promise<StoredSnippet | null> {
  const [snippet] = await db
    .select()
    .from(messageSnippets)
    .where(and(eq(messageSnippets.coachId, coachId), eq(messageSnippets.requestKey, requestKey)));
  return snippet ?? null;
}

/** Locks a coach's snippet until the transaction ends. */
export async function lockSnippet(tx: Tx, key: SnippetKey): Promise<StoredSnippet | null> {
  const [snippet] = await tx.select().from(messageSnippets).where(isSnippet(key)).for('update');
  return snippet ?? null;
}

export async function insertSnippet(tx: Tx, snippet: typeof messageSnippets.$inferInsert) {
  const [stored] = await tx.insert(messageSnippets).values(snippet).returning();
  if (!stored) throw new Error('the snippet was not stored');
  return stored;
}

export async function updateSnippet(
  tx: Tx,
  key: SnippetKey,
  change: Pick<StoredSnippet, 'name' | 'content' | 'version' | 'updatedAt'>,
): Promise<StoredSnippet> {
  const [stored] = await tx.update(messageSnippets).set(change).where(isSnippet(key)).returning();
  if (!stored) throw new Error('the snippet is gone');
  return stored;
}

export async function deleteSnippet(tx: Tx, key: SnippetKey): Promise<void> {
  await tx.delete(messageSnippets).where(isSnippet(key));
}
