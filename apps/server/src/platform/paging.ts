import { isCalendarDay } from '@posedown/coaching';
import { idSchema } from '@posedown/contract';
import { type AppError, badField } from './errors.ts';

/** A page of a list, and the next page's cursor, which is null at the end. */
interface Page<Row> {
  rows: Row[];
  nextCursor: string | null;
}

/**
 * Cuts a page from one row more than its limit.
 * @param cursorOf the cursor of a row
 */
export function cutPage<Row>(
  found: readonly Row[],
  limit: number,
  cursorOf: (last: Row) => string,
): Page<Row> {
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, nextCursor: found.length > limit && last !== undefined ? cursorOf(last) : null };
}

/** The error for an unknown cursor. */
export const noCursor = (): AppError => badField('cursor', 'That’s not a cursor');

const isId = (text: string) => idSchema.safeParse(text).success;

/** The cursor of a list ordered by id. Ids are in time order. */
export const idCursorOf = ({ id }: { id: string }) => id;

/**
 * The id the previous page ended at; null for the first page.
 * @throws AppError `invalid_input` for an unknown cursor
 */
export function readIdCursor(cursor: string | undefined): string | null {
  if (cursor === undefined) return null;
  if (!isId(cursor)) throw noCursor();
  return cursor;
}

/** The end of a page ordered by day: day and id of its last row. */
export interface DayPageEnd {
  date: string;
  id: string;
}

/** The cursor of a list ordered by day. */
export const dayCursorOf = ({ date, id }: DayPageEnd) =>
  Buffer.from(`${date}|${id}`).toString('base64url');

/**
 * Where the previous page ended; null for the first page.
 * @throws AppError `invalid_input` for an unknown cursor
 */
export function readDayCursor(cursor: string | undefined): DayPageEnd | null {
  if (cursor === undefined) return null;
  const [date = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split('|');
  if (!isCalendarDay(date) || !isId(id)) throw noCursor();
  return { date, id };
}

/** The end of a page ordered by rank, then by time in milliseconds. */
export interface RankPageEnd {
  rank: number;
  at: Date;
  id: string;
}

/** The cursor of a list ordered by rank. */
export const rankCursorOf = ({ rank, at, id }: RankPageEnd) =>
  Buffer.from([rank, at.getTime(), id].join('|')).toString('base64url');

const RANK_CURSOR = /^(\d)\|(\d{1,13})\|(.+)$/;

/**
 * Where the previous page ended; null for the first page.
 * @throws AppError `invalid_input` for an unknown cursor
 */
export function readRankCursor(cursor: string | undefined): RankPageEnd | null {
  if (cursor === undefined) return null;
  const [, rank, at, id = ''] =
    RANK_CURSOR.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  if (!isId(id)) throw noCursor();
  return { rank: Number(rank), at: new Date(Number(at)), id };
}
