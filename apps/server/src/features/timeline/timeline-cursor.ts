import { idSchema } from '@posedown/contract';
import { noCursor } from '../../platform/paging.ts';

/** The last entry of a page: its time in microseconds, as exact as the database's, and its id. */
export interface TimelineEnd {
  micros: string;
  id: string;
}

const CURSOR = /^(\d{1,17})\|(.+)$/;

/** The cursor of the timeline. */
export const timelineCursorOf = ({ micros, id }: TimelineEnd) =>
  Buffer.from(`${micros}|${id}`).toString('base64url');

/**
 * Where the previous page ended; null for the first page.
 * @throws AppError `invalid_input` for an unknown cursor
 */
export function readTimelineCursor(cursor: string | undefined): TimelineEnd | null {
  if (cursor === undefined) return null;
  const [, micros, id = ''] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  if (micros === undefined || !idSchema.safeParse(id).success) throw noCursor();
  return { micros, id };
}
