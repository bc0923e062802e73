import { cutPage, dayCursorOf, readDayCursor } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { listEntries, type StoredEntry } from './queries.ts';

interface Page {
  entries: StoredEntry[];
  nextCursor: string | null;
}

/**
 * A page of an athlete's entries, the newest first.
 * @throws AppError `invalid_input` for a cursor that no reply gave.
 */
export async function listProgress(
  { db }: Pick<Services, 'db'>,
  userId: string,
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<Page> {
  const after = readDayCursor(cursor);
  const found = await listEntries(db, { userId, limit: limit + 1, after });
  const { rows: entries, nextCursor } = cutPage(found, limit, dayCursorOf);
  return { entries, nextCursor };
}
