import type { Services } from '../../platform/services.ts';
import { areOwnUploads, sweepFiles } from '../photos/index.ts';
import { deleteLooseRows, findVoiceNoteIds } from './queries.ts';
import { removeVoiceFile, VOICE_NOTES_FOLDER } from './voice-files.ts';

/** How long a voice note may wait for its message. */
const LOOSE_MS = 24 * 3_600_000;

/**
 * Deletes voice notes unsent for a day. Run it hourly: once a day it also finds files without rows, left by a crash or
 * a deleted person. Deletes nothing if database and uploads don't match, which the cleanup of photos reports. @throws
 * Error after all other folders, if some failed
 */
export async function sweepVoiceNotes(
  services: Pick<Services, 'db' | 'now' | 'settings' | 'files'>,
): Promise<void> {
  const { db, now, files } = services;
  if (!(await areOwnUploads(services))) return;
  const deleted = await deleteLooseRows(db, new Date(now().getTime() - LOOSE_MS));
  for (const file of deleted) await removeVoiceFile(files, file);
  await sweepFiles(services, { folder: VOICE_NOTES_FOLDER, findIds: findVoiceNoteIds });
}
