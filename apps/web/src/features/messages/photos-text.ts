import { counted } from '@posedown/coaching';
import type { Message } from '@posedown/contract';
import { voiceNoteText } from '../../lib/voice-note-text.ts';

/** Text such as 'Photo' or '2 photos'. */
export const photosText = (count: number) => (count === 1 ? 'Photo' : counted(count, 'photo'));

interface Counts {
  photos: number;
  links: number;
  voiceNoteSeconds: number | null;
}

/** What a message without text consists of. */
export function countsText({ photos, links, voiceNoteSeconds }: Counts): string {
  if (voiceNoteSeconds !== null) return voiceNoteText(voiceNoteSeconds);
  if (photos > 0 || links === 0) return photosText(photos);
  return links === 1 ? 'Link' : counted(links, 'link');
}

type Extras = Pick<Message, 'attachments' | 'deletedPhotos' | 'links' | 'voiceNote'>;

export const extrasText = ({ attachments, deletedPhotos, links, voiceNote }: Extras) =>
  countsText({
    photos: attachments.length + deletedPhotos,
    links: links.length,
    voiceNoteSeconds: voiceNote?.seconds ?? null,
  });
