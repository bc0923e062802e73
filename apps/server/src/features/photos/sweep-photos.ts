import { idSchema } from '@posedown/contract';
import type { Services } from '../../platform/services.ts';
import {
  listUploads,
  removeEmptyUploads,
  removeUpload,
  uploadedAt,
} from '../../platform/storage/uploads.ts';
import { findPerson } from '../athletes/index.ts';
import { PHOTOS_FOLDER, removePhotoFiles } from './photo-files.ts';
import { deleteLoosePhotoRows, findPhotoIds, loosenForsakenPhotos } from './queries.ts';

/** An upload that is under way has files and no row yet. */
const LEFT_ALONE_MS = 3_600_000;
/** So long a photo may wait for the meal or the message it was sent for. */
const LOOSE_MS = 24 * 3_600_000;

/** Each run looks through one part of the athletes' folders, so that all are seen once in a day. */
const PARTS = 24;

/** Whether an athlete's folder is looked through in this hour. */
export function isSweptAt(userId: string, now: Date): boolean {
  return Number.parseInt(userId.slice(-4), 16) % PARTS === now.getUTCHours();
}

/**
 * Deletes photos that have belonged to nothing for a day. Files that no row names, left by a crash
 * between the two or by a person who is gone, are found once a day: run it every hour.
 */
export async function sweepPhotos({
  db,
  now,
  settings,
}: Pick<Services, 'db' | 'now' | 'settings'>): Promise<void> {
  await loosenForsakenPhotos(db, now());
  const gone = await deleteLoosePhotoRows(db, new Date(now().getTime() - LOOSE_MS));
  for (const photo of gone) await removePhotoFiles(settings, photo);
  const instant = now();
  const before = instant.getTime() - LEFT_ALONE_MS;
  for (const userId of await listUploads(settings, PHOTOS_FOLDER)) {
    if (!idSchema.safeParse(userId).success || !isSweptAt(userId, instant)) continue;
    const folder = `${PHOTOS_FOLDER}/${userId}`;
    const files = await listUploads(settings, folder);
    const ids = [...new Set(files.map(idOf))].filter((id) => idSchema.safeParse(id).success);
    const known = ids.length > 0 ? await findPhotoIds(db, userId, ids) : new Set<string>();
    for (const file of files) {
      if (known.has(idOf(file)) && !file.startsWith('.')) continue;
      const writtenAt = await uploadedAt(settings, `${folder}/${file}`);
      if (writtenAt && writtenAt.getTime() < before)
        await removeUpload(settings, `${folder}/${file}`);
    }
    // Whoever is there may be storing the first photo just now.
    if (!(await findPerson(db, userId))) await removeEmptyUploads(settings, folder);
  }
}

/** `.<id>.thumb.webp` → `<id>` */
const idOf = (file: string) => file.replace(/^\./, '').split('.', 1)[0] ?? '';
