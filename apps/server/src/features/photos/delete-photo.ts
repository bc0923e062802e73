import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { removePhotoFiles } from './photo-files.ts';
import { deletePhotoRow } from './queries.ts';

/** Deletes a photo for good: the row first, so that no row names a file that is gone. */
export async function deletePhoto(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  userId: string,
  photoId: string,
): Promise<void> {
  if (!(await deletePhotoRow(db, userId, photoId))) throw notFound('That photo');
  await removePhotoFiles(settings, { userId, id: photoId });
}
