import type { MarkedPhoto, MessageBody, MessageLink } from '@posedown/contract';
import type { Tx } from '../../../platform/db/database.ts';
import { badField } from '../../../platform/errors.ts';
import { attachPhotos, requireSharedPhotos } from '../../photos/index.ts';
import { attachVoiceNote } from '../../voice-notes/index.ts';
import type { StoredMessage } from '../queries.ts';
import { findLinkTargets } from './queries.ts';

type Sent = Pick<MessageBody, 'photoIds' | 'markedPhotos' | 'links'> & {
  voiceNoteId?: string | null | undefined;
};
type Stored = Pick<StoredMessage, 'photoIds' | 'photoMarks' | 'links' | 'voiceNoteId'>;

/**
 * Checks and attaches what is sent with a message: new photos, photos the athlete already has, drawings, links, and a voice note.
 * Call it with the athlete locked. @throws AppError `invalid_input` for anything deleted or not the athlete's
 */
export async function attachExtras(
  tx: Tx,
  { athleteId, fromUserId, date }: Record<'athleteId' | 'fromUserId' | 'date', string>,
  { photoIds: sentIds = [], markedPhotos = [], links = [], voiceNoteId = null }: Sent,
): Promise<Stored> {
  const own = [...new Set(sentIds)];
  await attachPhotos(tx, {
    ...{ userId: athleteId, ids: own, date },
    ...{ purpose: 'message', field: 'photoIds' },
  });
  const isOwn = ({ photoId }: MarkedPhoto) => own.includes(photoId);
  const shared = markedPhotos.flatMap((photo) => (isOwn(photo) ? [] : photo.photoId));
  await requireSharedPhotos(tx, { userId: athleteId, ids: shared, field: 'markedPhotos' });
  await requireTargets(tx, athleteId, links);
  await attachVoiceNote(tx, { athleteId, fromUserId, id: voiceNoteId });
  return {
    photoIds: [...own, ...shared],
    photoMarks: markedPhotos.map((photo) => ({ ...photo, isOwn: isOwn(photo) })),
    links: [...links],
    voiceNoteId,
  };
}

async function requireTargets(tx: Tx, athleteId: string, links: readonly MessageLink[]) {
  const found = await findLinkTargets(tx, athleteId, links);
  if (found.length === links.length) return;
  throw badField('links', 'A link leads to something that was deleted. Choose it again.');
}

/** The photos that belong to a message alone, and are deleted with it. */
export const ownPhotoIds = ({
  photoIds,
  photoMarks,
}: Pick<Stored, 'photoIds' | 'photoMarks'>): string[] => {
  const shared = new Set(photoMarks.flatMap(({ photoId, isOwn }) => (isOwn ? [] : photoId)));
  return photoIds.filter((id) => !shared.has(id));
};
