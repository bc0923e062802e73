import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { writeForAthlete } from '../athletes/index.ts';
import { removeForsaken } from './assessments/queries.ts';
import { removePhotoFiles } from './photo-files.ts';
import { deletePhotoRow } from './queries.ts';

/**
 * Deletes a photo for good: the row first, so that no row names a file that is gone. With the last
 * progress photo of a day goes what the coach made of that day.
 */
export async function deletePhoto(
  { db, now, settings }: Pick<Services, 'db' | 'now' | 'settings'>,
  userId: string,
  photoId: string,
): Promise<void> {
  await writeForAthlete({ db, now }, userId, { affects: 'standing' }, async (tx) => {
    const gone = await deletePhotoRow(tx, userId, photoId);
    if (!gone) throw notFound('That photo');
    if (gone.purpose !== 'progress') return;
    await removeForsaken(tx, userId, gone.date);
  });
  await removePhotoFiles(settings, { userId, id: photoId });
}
