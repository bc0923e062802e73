import type { MessageExtras, MessageLink, PhotoMark } from '@posedown/contract';
import type { Db } from '../../../platform/db/database.ts';
import { showPhotoRefs } from '../../photos/index.ts';
import { showVoiceNoteRefs } from '../../voice-notes/index.ts';
import type { StoredMessage } from '../queries.ts';
import { findLinkTargets } from './queries.ts';

type Stored = Pick<StoredMessage, 'photoIds' | 'photoMarks' | 'links' | 'voiceNoteId'>;

/** Prepares what messages of one thread show besides their text, in one statement for each kind. */
export async function showExtras(
  db: Db,
  athleteId: string,
  messages: readonly Stored[],
): Promise<(message: Stored) => MessageExtras> {
  const photos = await showPhotoRefs(
    db,
    athleteId,
    messages.flatMap(({ photoIds }) => photoIds),
  );
  const links = messages.flatMap((message) => message.links);
  const found = await findLinkTargets(db, athleteId, links);
  const targets = new Map(found.map((target) => [keyOf(target), target]));
  const voiceIds = messages.map(({ voiceNoteId }) => voiceNoteId);
  const voices = await showVoiceNoteRefs(db, athleteId, voiceIds);
  return (message) => {
    const marks = new Map(message.photoMarks.map((photo) => [photo.photoId, photo.marks]));
    const attachments = message.photoIds.flatMap((id) => {
      const photo = photos.get(id);
      return photo ? { ...photo, marks: marks.get(id) ?? NO_MARKS } : [];
    });
    return {
      attachments,
      deletedPhotos: message.photoIds.length - attachments.length,
      links: message.links.map(
        (link) => targets.get(keyOf(link)) ?? { ...link, title: null, date: null },
      ),
      voiceNote: voices.get(message.voiceNoteId) ?? null,
    };
  };
}

const NO_MARKS: PhotoMark[] = [];

const keyOf = ({ kind, id }: MessageLink) => `${kind} ${id}`;
