import { isCalendarDay } from '@posedown/coaching';
import { noCursor } from '../../platform/paging.ts';

/** The end of a page ordered by a key, then by name. */
export interface AthletePageEnd {
  /** The sort key of the page's last row, as text. */
  key: string;
  id: string;
  name: string;
}

export const athleteCursorOf = ({ key, id, name }: AthletePageEnd) =>
  Buffer.from(`${key}|${id}|${name}`).toString('base64url');

const CURSOR = /^([\d.e+-]{1,32})\|([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\|([^\0]{1,200})$/s;

/** Whether the database can parse a key. */
const IS_KEY = {
  number: (key: string) => Number.isFinite(Number(key)),
  day: isCalendarDay,
};

/**
 * Where the previous page ended; null for the first page.
 * @throws AppError `invalid_input` for an unknown cursor
 */
export function readAthleteCursor(
  cursor: string | undefined,
  type: keyof typeof IS_KEY,
): AthletePageEnd | null {
  if (cursor === undefined) return null;
  const [, key, id, name] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (key === undefined || id === undefined || name === undefined || !IS_KEY[type](key)) {
    throw noCursor();
  }
  return { key, id, name };
}
