import { createHash } from 'node:crypto';
import type { VoiceNoteRef } from '@posedown/contract';
import { databaseFailure } from '../../platform/db/failure.ts';
import { repeatResult, sentAs } from '../../platform/db/store-once.ts';
import { AppError } from '../../platform/errors.ts';
import { consume, LIMITS } from '../../platform/limits/limit.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { type Person, writeForAthlete } from '../athletes/index.ts';
import { containerType } from './container-type.ts';
import {
  countVoiceNotes,
  findVoiceNoteByKey,
  insertVoiceNote,
  isAlreadyStored,
  newVoiceNoteId,
  type StoredVoiceNote,
} from './queries.ts';
import { removeVoiceFile, voiceFile } from './voice-files.ts';

interface Recording {
  audio: Uint8Array;
  /** The declared media type. */
  type: string;
  seconds: number;
  waveform: number[];
  requestKey: string;
}

type Deps = Pick<Services, 'db' | 'now' | 'files'>;

/** Two a day for almost three years. */
const MAX_STORED = 2000;

/**
 * Stores a voice note of one of a thread's parties as it is. It is hidden until its message is sent. A duplicate
 * returns the first. The file is written before its row.
 * @throws AppError for something that isn't a recording, for too many of them, and `not_found` for a coach who handed
 * the athlete over
 */
export async function storeVoiceNote(
  { db, now, files }: Deps,
  { actor, athlete }: { actor: Actor; athlete: Person },
  { audio, requestKey, ...facts }: Recording,
): Promise<VoiceNoteRef> {
  const owner = { athleteId: athlete.id, fromUserId: actor.userId };
  const sha256 = createHash('sha256').update(audio).digest('hex');
  const sent = { requestKey, ...hashOf(requestKey, { ...facts, audio: sha256 }) };
  const findFirst = async () => {
    const first = await findVoiceNoteByKey(db, { ...owner, requestKey });
    return first && toRef(repeatResult(first, first, { ...sent }));
  };
  const first = await findFirst();
  if (first) return first;
  const type = requireRecording(audio, facts.type);
  await limitVoiceNotes({ db, now }, owner);
  const file = { athleteId: athlete.id, id: newVoiceNoteId(), type };
  await files.store(voiceFile(file), audio);
  const at = now();
  const { seconds, waveform } = facts;
  const note = { ...file, ...owner, ...sent, seconds, waveform, bytes: audio.length, sha256 };
  try {
    const stored = await writeForAthlete(
      { db, now },
      { athlete, actor },
      { affects: 'none' },
      (tx) => insertVoiceNote(tx, { ...note, looseSince: at, createdAt: at }),
    );
    return toRef(stored);
  } catch (error) {
    // If the connection was lost, the row may exist. Files without rows are removed later by the cleanup.
    if (databaseFailure(error) !== 'away') {
      await removeVoiceFile(files, file).catch(() => undefined);
    }
    const other = isAlreadyStored(error) ? await findFirst() : null;
    if (other) return other;
    throw error;
  }
}

const hashOf = (requestKey: string, content: unknown) => ({
  requestHash: sentAs(requestKey, content).requestHash,
});

const toRef = ({ id, athleteId: userId, seconds, waveform }: StoredVoiceNote): VoiceNoteRef => ({
  ...{ id, userId, seconds, waveform },
});

/** @returns the container, which is both declared and in the file */
function requireRecording(audio: Uint8Array, declared: string) {
  const type = containerType(audio);
  if (type !== null && type === declared) return type;
  throw new AppError('bad_request', {
    userMessage: 'We couldn’t read this recording. The file may be damaged. Record it again.',
  });
}

/** Counts every attempt, because unsent voice notes cost as much. */
async function limitVoiceNotes(
  { db, now }: Omit<Deps, 'files'>,
  { athleteId, fromUserId }: Record<'athleteId' | 'fromUserId', string>,
) {
  await consume(db, LIMITS.voiceNotePerPerson, [athleteId, fromUserId], now());
  if ((await countVoiceNotes(db, athleteId)) < MAX_STORED) return;
  throw new AppError('conflict', {
    userMessage: `A conversation can have up to ${MAX_STORED.toLocaleString('en')} voice notes. Write a message instead.`,
  });
}
