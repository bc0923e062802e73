import { isCalendarDay } from '@posedown/coaching';
import { idSchema, type PhotoPurpose } from '@posedown/contract';
import { badField } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { listPhotoRows, type PhotoPlace, type StoredPhoto } from './queries.ts';

interface Asked {
  purpose?: PhotoPurpose | undefined;
  from?: string | undefined;
  until?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/**
 * A page of an athlete's photos, the newest first.
 * @throws AppError `invalid_input` for a cursor that no reply gave.
 */
export async function listPhotos(
  { db }: Pick<Services, 'db'>,
  userId: string,
  { cursor, limit, ...range }: Asked,
): Promise<{ photos: StoredPhoto[]; nextCursor: string | null }> {
  const after = cursor ? decodePlace(cursor) : null;
  const found = await listPhotoRows(db, { userId, ...range, limit: limit + 1, after });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return { photos: page, nextCursor: found.length > limit && last ? encodePlace(last) : null };
}

const encodePlace = ({ date, id }: PhotoPlace) =>
  Buffer.from(`${date}|${id}`).toString('base64url');

function decodePlace(cursor: string): PhotoPlace {
  const [date = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split('|');
  if (!isCalendarDay(date) || !idSchema.safeParse(id).success) {
    throw badField('cursor', 'That is not a cursor');
  }
  return { date, id };
}
