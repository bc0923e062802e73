import type { PhotoPurpose } from '@posedown/contract';
import { cutPage, dayCursorOf, readDayCursor } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { listPhotoRows, type StoredPhoto } from './queries.ts';

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
  const after = readDayCursor(cursor);
  const found = await listPhotoRows(db, { userId, ...range, limit: limit + 1, after });
  const { rows: photos, nextCursor } = cutPage(found, limit, dayCursorOf);
  return { photos, nextCursor };
}
