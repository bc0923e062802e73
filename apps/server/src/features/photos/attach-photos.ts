import type { PhotoPurpose, PhotoRef } from '@posedown/contract';
import type { Db, Tx } from '../../platform/db/database.ts';
import { badField } from '../../platform/errors.ts';
import { findPhotoRefs, takeLoosePhotos } from './queries.ts';

interface Attached {
  /** The athlete whose photos they are. */
  userId: string;
  ids: readonly string[];
  purpose: PhotoPurpose;
  /** The athlete's day of that which they belong to. */
  date: string;
  /** The field that named them, for who sent something else. */
  field: string;
}

/**
 * Gives photos to what they were sent for. A photo belongs to one thing only; one that was let go of
 * can be given again until it is swept. Call it in a transaction that holds the athlete, as that which
 * deletes a photo does.
 * @throws AppError `invalid_input` where one of them is not there to be given.
 */
export async function attachPhotos(tx: Tx, { ids, field, ...rest }: Attached): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  if ((await takeLoosePhotos(tx, { ...rest, ids: wanted })) === wanted.length) return;
  throw badField(field, 'That photo is no longer available. Choose it again.');
}

/** An athlete's photos by their ids, as far as they are there. */
export async function showPhotoRefs(
  db: Db,
  userId: string,
  ids: readonly (string | null)[],
): Promise<Map<string, PhotoRef>> {
  const named = [...new Set(ids)].filter((id) => id !== null);
  if (named.length === 0) return new Map();
  return new Map((await findPhotoRefs(db, userId, named)).map((photo) => [photo.id, photo]));
}
