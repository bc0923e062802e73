import { type CompetitionCategory, calendarDayIn } from '@posedown/coaching';
import { cutPage, dayCursorOf, readDayCursor } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { findNextShow } from '../athletes/index.ts';
import { listSessions, type StoredSession } from './queries.ts';

interface Asked {
  athlete: { id: string; timezone: string };
  limit: number;
  cursor?: string;
}

interface Page {
  division: CompetitionCategory | null;
  sessions: StoredSession[];
  nextCursor: string | null;
}

/**
 * A page of an athlete's sessions, the newest first, with the division of their next show.
 * @throws AppError `invalid_input` for a cursor that no reply gave.
 */
export async function listPractice(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { athlete, limit, cursor }: Asked,
): Promise<Page> {
  const after = readDayCursor(cursor);
  const show = await findNextShow(db, athlete.id, calendarDayIn(now(), athlete.timezone));
  const found = await listSessions(db, { userId: athlete.id, limit: limit + 1, after });
  const { rows: sessions, nextCursor } = cutPage(found, limit, dayCursorOf);
  return { division: show?.category ?? null, sessions, nextCursor };
}
