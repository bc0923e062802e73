import { type CompetitionCategory, calendarDayIn, isCalendarDay } from '@posedown/coaching';
import { badField } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { findNextShow } from '../athletes/index.ts';
import { listSessions, type SessionPlace, type StoredSession } from './queries.ts';

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
  const after = cursor ? decodePlace(cursor) : null;
  const show = await findNextShow(db, athlete.id, calendarDayIn(now(), athlete.timezone));
  const found = await listSessions(db, { userId: athlete.id, limit: limit + 1, after });
  const sessions = found.slice(0, limit);
  const last = sessions.at(-1);
  return {
    division: show?.category ?? null,
    sessions,
    nextCursor: found.length > limit && last ? encodePlace(last) : null,
  };
}

const encodePlace = ({ date, id }: SessionPlace) =>
  Buffer.from(`${date}|${id}`).toString('base64url');

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function decodePlace(cursor: string): SessionPlace {
  const [date = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split('|');
  if (!isCalendarDay(date) || !UUID.test(id)) throw badField('cursor', 'That is not a cursor');
  return { date, id };
}
