import type { SessionLine } from '@posedown/contract';
import { cutPage, dayCursorOf, readDayCursor } from '../../../platform/paging.ts';
import type { Services } from '../../../platform/services.ts';
import { listSessions } from './queries.ts';
import { toLine } from './to-session.ts';

interface Page {
  sessions: SessionLine[];
  nextCursor: string | null;
}

/**
 * A page of an athlete's sessions, the newest first.
 * @throws AppError `invalid_input` for a cursor that no reply gave.
 */
export async function pageSessions(
  { db }: Pick<Services, 'db'>,
  userId: string,
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<Page> {
  const after = readDayCursor(cursor);
  const found = await listSessions(db, { userId, limit: limit + 1, after });
  const { rows, nextCursor } = cutPage(found, limit, dayCursorOf);
  return { sessions: rows.map(toLine), nextCursor };
}
