import type { PhotoPurpose, PhotoRef } from '@posedown/contract';
import type { Db, Tx } from '../../platform/db/database.ts';
import { badField, notFound } from '../../platform/errors.ts';
import { cutPage, dayCursorOf, readDayCursor } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { writeForAthlete } from '../athletes/index.ts';
import { removeAssessmentWithoutPhotos } from './assessments/queries.ts';
import { removePhotoFiles } from './photo-files.ts';
import {
  attachDetachedPhotos,
  countSharedPhotos,
  deletePhotoRow,
  findPhotoRefs,
  listPhotoRows,
  type StoredPhoto,
} from './queries.ts';

interface ListPhotosInput {
  purpose?: PhotoPurpose | undefined;
  from?: string | undefined;
  until?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/**
 * A page of an athlete's photos, newest first.
 * @throws AppError `invalid_input` for an unknown cursor
 */
export async function listPhotos(
  { db }: Pick<Services, 'db'>,
  userId: string,
  { cursor, limit, ...range }: ListPhotosInput,
): Promise<{ photos: StoredPhoto[]; nextCursor: string | null }> {
  const after = readDayCursor(cursor);
  const found = await listPhotoRows(db, { userId, ...range, limit: limit + 1, after });
  const { rows: photos, nextCursor } = cutPage(found, limit, dayCursorOf);
  return { photos, nextCursor };
}

/**
 * Permanently deletes a photo. Deletes the row first, so that no row references a missing file. The day's assessment
 * is deleted with its last progress photo.
 */
export async function deletePhoto(
  { db, now, files, background }: Pick<Services, 'db' | 'now' | 'files' | 'background'>,
  userId: string,
  photoId: string,
): Promise<void> {
  await writeForAthlete({ db, now }, userId, { affects: 'standing' }, async (tx) => {
    const deleted = await deletePhotoRow(tx, userId, photoId);
    if (!deleted) throw notFound('Photo');
    if (deleted.purpose !== 'progress') return;
    await removeAssessmentWithoutPhotos(tx, userId, deleted.date);
  });
  background.run('photo files', () => removePhotoFiles(files, { userId, id: photoId }));
}

interface Attached {
  userId: string;
  ids: readonly string[];
  purpose: PhotoPurpose;
  /** The athlete's day the photos belong to. */
  date: string;
  /** The request field to report errors at. */
  field: string;
}

/**
 * Attaches photos to the entry they were sent for. Each belongs to one entry. A detached photo can be attached again
 * until the cleanup deletes it. Call it with the athlete locked, as deletion does. @throws AppError `invalid_input` if
 * one is not available
 */
export async function attachPhotos(tx: Tx, { ids, field, ...rest }: Attached): Promise<void> {
  const uniqueIds = [...new Set(ids)];
  if (uniqueIds.length === 0) return;
  if ((await attachDetachedPhotos(tx, { ...rest, ids: uniqueIds })) === uniqueIds.length) return;
  throw badField(field, 'That photo is no longer available. Choose it again.');
}

/**
 * Checks that photos can be shown in a message without belonging to it: progress photos, and photos of other messages.
 * @throws AppError `invalid_input` if one is not available
 */
export async function requireSharedPhotos(
  tx: Tx,
  { userId, ids, field }: Pick<Attached, 'userId' | 'ids' | 'field'>,
): Promise<void> {
  if ((await countSharedPhotos(tx, userId, ids)) === ids.length) return;
  throw badField(field, 'That photo is no longer available. Choose another one.');
}

/** An athlete's photos by id, skipping missing ones. */
export async function showPhotoRefs(
  db: Db,
  userId: string,
  ids: readonly (string | null)[],
): Promise<Map<string, PhotoRef>> {
  const named = [...new Set(ids)].filter((id) => id !== null);
  if (named.length === 0) return new Map();
  return new Map((await findPhotoRefs(db, userId, named)).map((photo) => [photo.id, photo]));
}
