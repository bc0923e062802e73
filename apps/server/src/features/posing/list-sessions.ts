import { type CompetitionCategory, calendarDayIn } from '@posedown/coaching';
import { cutPage, dayCursorOf, readDayCursor } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { listDivisions } from '../shows/index.ts';
import { listSessions, type StoredSession } from './queries.ts';

interface Asked {
  athlete: { id: string; timezone: string };
  limit: number;
  cursor?: string;
}

interface Page {
  divisions: CompetitionCategory[];
  sessions: StoredSession[];
  nextCursor: string | null;
}

/**
 * A page of an athlete's sessions, the newest first, with the divisions of their shows ahead.
 * @throws AppError `invalid_input` for a cursor that no reply gave.
 */
export async function listPractice(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { athlete, limit, cursor }: Asked,
): Promise<Page> {
  const after = readDayCursor(cursor);
  const today = calendarDayIn(now(), athlete.timezone);
  const divisions = await listDivisions(db, athlete.id, today);
  const found = await listSessions(db, { userId: athlete.id, limit: limit + 1, after });
  const { rows: sessions, nextCursor } = cutPage(found, limit, dayCursorOf);
  return { divisions, sessions, nextCursor };
}
