import { isCalendarDay } from '@posedown/coaching';
import type { SessionLine } from '@posedown/contract';
import { badField } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { listSessions, type SessionPlace } from './queries.ts';
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
  const after = cursor ? decodePlace(cursor) : null;
  const found = await listSessions(db, { userId, limit: limit + 1, after });
  const sessions = found.slice(0, limit);
  const last = sessions.at(-1);
  return {
    sessions: sessions.map(toLine),
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
