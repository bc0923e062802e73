import type { Db } from '../platform/db/database.ts';
import { newId } from '../platform/db/schema/columns.ts';
import { progressEntries, weighIns } from '../platform/db/schema/index.ts';

type Entry = typeof progressEntries.$inferInsert & { weight?: number | null };

/** Stores progress entries with their weights in kg. */
export async function insertEntries(db: Db, entries: Entry | readonly Entry[]): Promise<void> {
  const rows = [entries].flat().map((entry) => ({ ...entry, id: entry.id ?? newId() }));
  await db.insert(progressEntries).values(rows.map(({ weight: _weight, ...row }) => row));
  const weighed = rows.flatMap(({ id, userId, date, weight, createdAt: at }) =>
    weight ? [{ id, userId, date: date ?? '', kg: weight, source: 'entry' as const, at }] : [],
  );
  if (weighed.length > 0) await db.insert(weighIns).values(weighed);
}
