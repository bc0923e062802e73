import type { Services } from '../../platform/services.ts';
import { removePhotoFiles } from './photo-files.ts';
import { deleteDetachedPhotoRows, detachOrphanedPhotos, findPhotoIds } from './queries.ts';
import { areOwnUploads, sweepFiles } from './sweep-files.ts';

/** How long a photo may wait for its meal or message. */
const LOOSE_MS = 24 * 3_600_000;

type Deps = Pick<Services, 'db' | 'now' | 'settings' | 'files' | 'log'>;

/**
 * Deletes photos unattached for a day. Run it hourly: once a day it also finds files without rows, left by a crash or
 * a deleted person. Deletes nothing if database and uploads don't match. @throws Error after all other folders, if
 * some failed
 */
export async function sweepPhotos(services: Deps): Promise<void> {
  const { db, now, files, log } = services;
  if (!(await areOwnUploads(services))) {
    log.warn(
      `no photos are swept: the uploads in ${files.place} belong to a different database than the one that is open`,
    );
    return;
  }
  await detachOrphanedPhotos(db, now());
  const deleted = await deleteDetachedPhotoRows(db, new Date(now().getTime() - LOOSE_MS));
  for (const photo of deleted) await removePhotoFiles(files, photo);
  await sweepFiles(services, { folder: 'photos', findIds: findPhotoIds });
}
