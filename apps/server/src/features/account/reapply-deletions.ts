import type { Services } from '../../platform/services.ts';
import { removePhotoFilesOf } from '../photos/index.ts';
import { removeVoiceFilesOf } from '../voice-notes/index.ts';
import { appendDeletions, readDeletions } from './deletion-list.ts';
import { deleteAthlete, findPresent, listDeletions, recordDeletion } from './queries.ts';

type Deps = Pick<Services, 'db' | 'settings' | 'now' | 'files' | 'log' | 'background'>;

/**
 * Deletes accounts that a restored backup brought back, before anyone can log in. Also adds
 * deletions to the list that a crash kept out.
 */
export async function reapplyDeletions(services: Deps): Promise<void> {
  const { db, settings, now, files, log, background } = services;
  const listed = await readDeletions(settings);
  const missing = (await listDeletions(db)).filter(({ userId }) => !listed.has(userId));
  await appendDeletions(settings, missing);
  const returned = await findPresent(db, [...listed.keys()]);
  for (const userId of returned) {
    await db.transaction(async (tx) => {
      await deleteAthlete(tx, userId);
      await recordDeletion(tx, { userId, deletedAt: now() });
    });
    background.run('photo files', () => removePhotoFilesOf(files, userId));
    background.run('voice files', () => removeVoiceFilesOf(files, userId));
  }
  if (returned.length > 0) {
    log.warn(`${returned.length} accounts came back with a restored backup and were deleted again`);
  }
}
