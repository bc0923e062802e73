import { join } from 'node:path';
import type { Settings } from '../../settings.ts';
import { UPLOADS_DIR } from '../db/dump/data-folders.ts';
import { requireRoomForUploads } from './disk-usage.ts';
import type { FileStore } from './file-store.ts';
import { FolderStore } from './folder-store.ts';
import { openS3Store } from './s3-store.ts';

type StorageSettings = Pick<Settings, 'dataDir' | 'diskUploadsPercent' | 's3'>;

/** Opens the configured storage: the bucket if there is one, otherwise the uploads folder. */
export async function openFileStore(settings: StorageSettings): Promise<FileStore> {
  return settings.s3 ? openS3Store(settings.s3) : openUploadsFolder(settings);
}

/** The folder `uploads` in the data folder. */
export function openUploadsFolder(settings: Omit<StorageSettings, 's3'>): FileStore {
  return new FolderStore(join(settings.dataDir, UPLOADS_DIR), () =>
    requireRoomForUploads(settings),
  );
}
