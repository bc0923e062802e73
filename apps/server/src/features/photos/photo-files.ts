import type { FileStore } from '../../platform/storage/file-store.ts';

export type PhotoSize = 'full' | 'thumb';

/** Folder of all photos inside the uploads, with a subfolder per athlete. */
const PHOTOS_FOLDER = 'photos';

/** The file name of a photo inside the uploads. It never changes. */
export const photoFile = (userId: string, photoId: string, size: PhotoSize) =>
  `${PHOTOS_FOLDER}/${userId}/${photoId}${size === 'thumb' ? '.thumb' : ''}.webp`;

/** The access-controlled URL path of a photo. */
export const photoPath = (userId: string, photoId: string) =>
  `/api/users/${userId}/photos/${photoId}`;

/** Writes both files of a photo, or neither. */
export async function storePhotoFiles(
  files: FileStore,
  { userId, id }: { userId: string; id: string },
  photo: Record<PhotoSize, Uint8Array>,
): Promise<void> {
  const thumb = photoFile(userId, id, 'thumb');
  await files.store(thumb, photo.thumb);
  try {
    await files.store(photoFile(userId, id, 'full'), photo.full);
  } catch (error) {
    // What can't be removed now is left to the cleanup.
    await files.remove(thumb).catch(() => undefined);
    throw error;
  }
}

export async function removePhotoFiles(
  files: FileStore,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  await files.remove(photoFile(userId, id, 'full'));
  await files.remove(photoFile(userId, id, 'thumb'));
}

/** Removes files that have no row. What can't be removed now is left to the cleanup. */
export async function discardPhotoFiles(
  files: FileStore,
  photo: { userId: string; id: string },
): Promise<void> {
  await removePhotoFiles(files, photo).catch(() => undefined);
}

/** The full-size photo, or null if its file no longer exists. */
export const readPhotoFile = (files: FileStore, { userId, id }: { userId: string; id: string }) =>
  files.read(photoFile(userId, id, 'full'));

export const removePhotoFilesOf = (files: FileStore, userId: string) =>
  files.removeFolder(`${PHOTOS_FOLDER}/${userId}`);
