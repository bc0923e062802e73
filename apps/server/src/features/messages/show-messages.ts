import type { Message } from '@posedown/contract';
import type { Services } from '../../platform/services.ts';
import { showPhotoRefs } from '../photos/index.ts';
import { readNames, type StoredMessage } from './queries.ts';

const instantText = (at: Date | null) => at?.toISOString() ?? null;

/** Lines of one thread as they travel, with their photos. */
export async function showMessages(
  { db }: Pick<Services, 'db'>,
  messages: readonly StoredMessage[],
): Promise<Message[]> {
  const athleteId = messages[0]?.athleteId ?? '';
  const ids = messages.flatMap(({ photoIds }) => photoIds);
  const photos = await showPhotoRefs(db, athleteId, ids);
  const names = await readNames(db, messages);
  return messages.map((stored) => ({
    id: stored.id,
    athleteId: stored.athleteId,
    fromUserId: stored.fromUserId,
    fromName: names.get(stored.fromUserId ?? '') ?? null,
    content: stored.content,
    attachments: stored.photoIds.flatMap((id) => photos.get(id) ?? []),
    createdAt: stored.createdAt.toISOString(),
    editedAt: instantText(stored.editedAt),
    deletedAt: instantText(stored.deletedAt),
    readAt: instantText(stored.readAt),
    version: stored.version,
    requestKey: stored.requestKey,
  }));
}

/** One line as it travels. */
export async function showMessage(
  services: Pick<Services, 'db'>,
  stored: StoredMessage,
): Promise<Message> {
  const [message] = await showMessages(services, [stored]);
  if (!message) throw new Error('a line was lost on its way');
  return message;
}
