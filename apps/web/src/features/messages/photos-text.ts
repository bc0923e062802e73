import { counted } from '@posedown/coaching';
import type { Message } from '@posedown/contract';

/** Text such as 'Photo' or '2 photos'. */
export const photosText = (count: number) => (count === 1 ? 'Photo' : counted(count, 'photo'));

/** What a message without text consists of. */
export const countsText = ({ photos, links }: { photos: number; links: number }) =>
  photos > 0 || links === 0 ? photosText(photos) : links === 1 ? 'Link' : counted(links, 'link');

export const extrasText = (message: Pick<Message, 'attachments' | 'deletedPhotos' | 'links'>) => {
  const { attachments, deletedPhotos, links } = message;
  return countsText({ photos: attachments.length + deletedPhotos, links: links.length });
};
