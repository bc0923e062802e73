import type { Services } from '../../platform/services.ts';
import {
  readUpload,
  removeUpload,
  removeUploads,
  storeUpload,
} from '../../platform/storage/uploads.ts';

type StorageSettings = Services['settings'];
export type PhotoSize = 'full' | 'thumb';

/** Folder of all photos inside the uploads, with a subfolder per athlete. */
export const PHOTOS_FOLDER = 'photos';

/** The file name of a photo inside the uploads. It never changes. */
export const photoFile = (userId: string, photoId: string, size: PhotoSize) =>
  `${PHOTOS_FOLDER}/${userId}/${photoId}${size === 'thumb' ? '.thumb' : ''}.webp`;

/** The access-controlled URL path of a photo. */
export const photoPath = (userId: string, photoId: string) =>
  `/api/users/${userId}/photos/${photoId}`;

/** Writes both files of a photo, or neither. */
export async function storePhotoFiles(
  settings: StorageSettings,
  { userId, id }: { userId: string; id: string },
  files: Record<PhotoSize, Uint8Array>,
): Promise<void> {
  try {
    await storeUpload(settings, photoFile(userId, id, 'thumb'), files.thumb);
    await storeUpload(settings, photoFile(userId, id, 'full'), files.full);
  } catch (error) {
    await removePhotoFiles(settings, { userId, id });
    throw error;
  }
}

export async function removePhotoFiles(
  settings: StorageSettings,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  await removeUpload(settings, photoFile(userId, id, 'full'));
  await removeUpload(settings, photoFile(userId, id, 'thumb'));
}

/** The full-size photo, or null if its file no longer exists. */
export const readPhotoFile = (
  settings: StorageSettings,
  { userId, id }: { userId: string; id: string },
) => readUpload(settings, photoFile(userId, id, 'full'));

export const removePhotoFilesOf = (settings: StorageSettings, userId: string) =>
  removeUploads(settings, `${PHOTOS_FOLDER}/${userId}`);
