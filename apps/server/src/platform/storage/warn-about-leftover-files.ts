import type { Services } from '../services.ts';
import { openUploadsFolder } from './open-file-store.ts';

/**
 * Warns the operator about files in the uploads folder that are neither served nor deleted with their photos, because the
 * files are in a bucket.
 */
export async function warnAboutLeftoverFiles({
  settings,
  log,
}: Pick<Services, 'settings' | 'log'>): Promise<void> {
  if (!settings.s3) return;
  const uploads = openUploadsFolder(settings);
  const { done } = await uploads.files().next();
  if (done) return;
  log.warn(
    `${uploads.place} still has files, but S3_BUCKET is used: run "npm run files:move -- to-s3", then delete them`,
  );
}
