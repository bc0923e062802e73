import type { Services } from '../../platform/services.ts';
import {
  readUpload,
  removeUpload,
  removeUploads,
  storeUpload,
} from '../../platform/storage/uploads.ts';

type Place = Services['settings'];
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
  place: Place,
  { userId, id }: { userId: string; id: string },
  files: Record<PhotoSize, Uint8Array>,
): Promise<void> {
  try {
    await storeUpload(place, photoFile(userId, id, 'thumb'), files.thumb);
    await storeUpload(place, photoFile(userId, id, 'full'), files.full);
  } catch (error) {
    await removePhotoFiles(place, { userId, id });
    throw error;
  }
}

export async function removePhotoFiles(
  place: Place,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  await removeUpload(place, photoFile(userId, id, 'full'));
  await removeUpload(place, photoFile(userId, id, 'thumb'));
}

/** The whole picture, or null if its file is gone. */
export const readPhotoFile = (place: Place, { userId, id }: { userId: string; id: string }) =>
  readUpload(place, photoFile(userId, id, 'full'));

export const removePhotoFilesOf = (place: Place, userId: string) =>
  removeUploads(place, `${PHOTOS_FOLDER}/${userId}`);
