import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { attempts } from '../db/schema/index.ts';

interface Counted {
  count: number;
  windowEndsAt: Date;
}

/** Counts one attempt in one statement. Starts a new window if the old one has ended. */
export async function countAttempt(
  db: Db,
  key: string,
  now: Date,
  windowEndsAt: Date,
): Promise<Counted> {
  const ended = sql`${attempts.windowEndsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(attempts)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${ended} then 1 else ${attempts.count} + 1 end`,
        windowEndsAt: sql`case when ${ended} then excluded.window_ends_at else ${attempts.windowEndsAt} end`,
      },
    })
    .returning({ count: attempts.count, windowEndsAt: attempts.windowEndsAt });
  if (!row) throw new Error('the attempt was not counted');
  return row;
}

/** Far above every limit, and below what the column can store. */
const MAX_COUNT = 2_000_000_000;

/** Adds to several counts in one statement. @returns them in the same order */
export async function countAmounts<
  const Amounts extends readonly { key: string; amount: number }[],
>(
  db: Db,
  amounts: Amounts,
  now: Date,
  windowEndsAt: Date,
): Promise<{ [Index in keyof Amounts]: Counted }> {
  const ended = sql`${attempts.windowEndsAt} <= ${now.toISOString()}::timestamptz`;
  const rows = await db
    .insert(attempts)
    .values(amounts.map(({ key, amount }) => ({ key, count: amount, windowEndsAt })))
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${ended} then excluded.count else least(${attempts.count}::bigint + excluded.count, ${MAX_COUNT})::integer end`,
        windowEndsAt: sql`case when ${ended} then excluded.window_ends_at else ${attempts.windowEndsAt} end`,
      },
    })
    .returning();
  const find = ({ key }: { key: string }): Counted => {
    const row = rows.find((each) => each.key === key);
    if (!row) throw new Error('the amount was not counted');
    return row;
  };
  return amounts.map(find) as { [Index in keyof Amounts]: Counted };
}

/** Reverts one attempt that turned out to be legitimate. */
export async function uncountAttempt(db: Db, key: string) {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(eq(attempts.key, key));
}

export async function deleteAttempts(db: Db, key: string) {
  await db.delete(attempts).where(eq(attempts.key, key));
}

export async function deleteEndedAttempts(db: Db, now: Date) {
  await db.delete(attempts).where(lt(attempts.windowEndsAt, now));
}
