import { isCalendarDay } from '@posedown/coaching';
import { badField } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { type EntryPlace, listEntries, type StoredEntry } from './queries.ts';

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
  const after = cursor ? decodePlace(cursor) : null;
  const found = await listEntries(db, { userId, limit: limit + 1, after });
  const entries = found.slice(0, limit);
  const last = entries.at(-1);
  const nextCursor = found.length > limit && last ? encodePlace(last) : null;
  return { entries, nextCursor };
}

const encodePlace = ({ date, id }: EntryPlace) =>
  Buffer.from(`${date}|${id}`).toString('base64url');

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function decodePlace(cursor: string): EntryPlace {
  const [date = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split('|');
  if (!isCalendarDay(date) || !UUID.test(id)) throw badField('cursor', 'That is not a cursor');
  return { date, id };
}
