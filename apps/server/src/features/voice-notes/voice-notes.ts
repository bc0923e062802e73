import type { VoiceNoteRef } from '@posedown/contract';
import type { Db, Tx } from '../../platform/db/database.ts';
import { badField, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { attachLoose, findVoiceNote, findVoiceNoteRefs, listVoiceNotes } from './queries.ts';
import { readVoiceFile } from './voice-files.ts';

interface Attached {
  athleteId: string;
  /** The sender of the message, who recorded it. */
  fromUserId: string;
  id: string | null;
}

/**
 * Attaches a voice note to the message it was recorded for. Call it with the athlete locked. @throws AppError
 * `invalid_input` if it isn't available
 */
export async function attachVoiceNote(tx: Tx, { id, ...owner }: Attached): Promise<void> {
  if (id === null || (await attachLoose(tx, { ...owner, id }))) return;
  throw badField('voiceNoteId', 'That voice note is no longer available. Record it again.');
}

/** Voice notes of an athlete's thread by id, skipping missing ones. */
export async function showVoiceNoteRefs(
  db: Db,
  athleteId: string,
  ids: readonly (string | null | undefined)[],
): Promise<Map<string | null, VoiceNoteRef>> {
  const named = ids.filter((id) => id !== null && id !== undefined);
  if (named.length === 0) return new Map();
  return new Map((await findVoiceNoteRefs(db, athleteId, named)).map((note) => [note.id, note]));
}

/** The recording of a voice note that was sent, or that the reader recorded. @throws AppError `not_found` */
export async function loadVoiceNote(
  { db, files }: Pick<Services, 'db' | 'files'>,
  wanted: Record<'athleteId' | 'id' | 'readerId', string>,
) {
  const note = await findVoiceNote(db, wanted);
  if (!note) throw notFound('Voice note');
  const read = async () => {
    const audio = await readVoiceFile(files, note);
    if (!audio) throw notFound('Voice note');
    return audio;
  };
  return { etag: `"${note.sha256}"`, type: note.type, read };
}

const PAGE = 200;

/** All sent voice notes of an athlete's thread. */
export async function* allVoiceNotes(db: Db, athleteId: string) {
  let after: string | null = null;
  for (;;) {
    const page: Awaited<ReturnType<typeof listVoiceNotes>> = await listVoiceNotes(db, {
      ...{ athleteId, after, limit: PAGE },
    });
    yield* page;
    after = page.at(-1)?.id ?? null;
    if (page.length < PAGE) return;
  }
}
