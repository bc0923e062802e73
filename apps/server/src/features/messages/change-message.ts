import { calendarDayIn } from '@posedown/coaching';
import { MESSAGE_EDIT_MINUTES } from '@posedown/contract';
import type { Tx } from '../../platform/db/database.ts';
import { AppError, notFound, refuseOutdated } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { writeForAthlete } from '../athletes/index.ts';
import { actOnSigns, NO_FINDINGS, scanText } from '../insights/index.ts';
import { clearMessageNotice } from '../notices/index.ts';
import { deletePhotoRows, removePhotoFiles } from '../photos/index.ts';
import { deleteVoiceNoteRow, removeVoiceFile, type VoiceFile } from '../voice-notes/index.ts';
import { ownPhotoIds } from './extras/attach-extras.ts';
import type { ThreadParties } from './find-thread.ts';
import { lockMessage, type StoredMessage, updateMessage } from './queries.ts';
import { writerOf } from './send-message.ts';

/** A deleted message no longer counts as unread. */
const DELETED_FIELDS = {
  ...{ photoIds: [], photoMarks: [], links: [], voiceNoteId: null },
  ...{ read: true, requestHash: null },
};

const EDIT_WINDOW_MS = MESSAGE_EDIT_MINUTES * 60_000;

interface Change {
  messageId: string;
  /** The new content. Null deletes the message. */
  content: string | null;
  /** Required for edits, not for deletion. */
  version?: number;
}

/**
 * Edits or deletes one of the caller's messages. Deletion also erases the text. @throws AppError `not_found` for
 * someone else's message, `conflict` when too late, `changed_meanwhile` if another window changed the text
 */
export async function changeMessage(
  {
    db,
    now,
    events,
    files,
    background,
  }: Pick<Services, 'db' | 'now' | 'events' | 'files' | 'background'>,
  actor: Actor,
  { athlete: { id: athleteId } }: { athlete: Pick<ThreadParties['athlete'], 'id'> },
  { messageId, content, version }: Change,
): Promise<StoredMessage> {
  const line = { athleteId, messageId };
  const instant = now();
  const read = actor.userId === athleteId ? await scanText(content) : NO_FINDINGS;
  let deletedPhotoIds: readonly string[] = [];
  let deletedVoice: VoiceFile | null = null;
  const writer = writerOf({ athleteId, fromUserId: actor.userId });
  const affects = ({ isOnHold }: { isOnHold: boolean }) => (isOnHold ? 'standing' : 'none');
  const { changed, coachId } = await writeForAthlete(
    { db, now },
    writer,
    { affects },
    async (tx, athlete) => {
      const { coachId } = athlete;
      let isOnHold = false;
      const message = await lockMessage(tx, line);
      if (message?.fromUserId !== actor.userId) throw notFound('Message');
      if (message.deletedAt) {
        if (content === null) return { changed: message, coachId, isOnHold };
        throw tooLateError('It was already deleted.');
      }
      if (instant.getTime() - message.createdAt.getTime() > EDIT_WINDOW_MS) {
        throw tooLateError(
          `A message can be changed for ${MESSAGE_EDIT_MINUTES} minutes after it was sent.`,
        );
      }
      refuseOutdated('this message', message.version, version);
      if (content === null) {
        deletedPhotoIds = ownPhotoIds(message);
        await deletePhotoRows(tx, athleteId, deletedPhotoIds);
        deletedVoice = await deleteVoiceNoteOf(tx, message);
      }
      const changed = await updateMessage(
        tx,
        line,
        content === null
          ? { ...NO_FINDINGS, content: '', ...DELETED_FIELDS, deletedAt: instant }
          : { ...read, content, editedAt: instant, version: message.version + 1 },
      );
      const { toUserId } = changed;
      if (toUserId) await clearMessageNotice(tx, { userId: toUserId, athleteId }, instant);
      if (actor.userId === athleteId) {
        const { id, redFlag, createdAt } = changed;
        const day = calendarDayIn(createdAt, athlete.timezone);
        const { holds, statedHolds, toConfirm } = read;
        const found = {
          id,
          redFlag,
          holds,
          statedHolds,
          toConfirm,
          place: 'message',
          day,
        } as const;
        isOnHold = await actOnSigns(tx, athlete, found, instant);
      }
      return { changed, coachId, isOnHold };
    },
  );
  for (const id of deletedPhotoIds) {
    background.run('photo files', () => removePhotoFiles(files, { userId: athleteId, id }));
  }
  removeRecording({ files, background }, deletedVoice);
  events.publish([athleteId, coachId], { type: 'message', athleteId });
  return changed;
}

const deleteVoiceNoteOf = (tx: Tx, { athleteId, voiceNoteId }: StoredMessage) =>
  voiceNoteId ? deleteVoiceNoteRow(tx, athleteId, voiceNoteId) : null;

function removeRecording(
  { files, background }: Pick<Services, 'files' | 'background'>,
  file: VoiceFile | null,
) {
  if (file) background.run('voice files', () => removeVoiceFile(files, file));
}

function tooLateError(userMessage: string) {
  return new AppError('conflict', { userMessage });
}
