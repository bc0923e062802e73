import { serverInstant } from '../../lib/clock/server-time.ts';
import { outboxPerPerson, useOutboxOf, useRegularFlush } from '../../lib/outbox-per-person.ts';
import { newRequestKey } from '../../lib/request-key.ts';
import type { ExtrasBody } from '../../ui/message-extras/chosen-extras.ts';
import { showToast } from '../../ui/toast/show-toast.ts';
import { refreshMessages, sendMessage } from './api.ts';
import { type OutboxLine, rejectedLine } from './outbox-line.ts';
import { freePreviews } from './previews.ts';

function isLine(value: unknown): value is OutboxLine {
  const { key, athleteId, content } = (value ?? {}) as Partial<OutboxLine>;
  return [key, athleteId, content].every((text) => typeof text === 'string');
}

/** The path of a thread. An athlete has only one. */
const pathOf = (userId: string, athleteId: string) =>
  userId === athleteId ? '/messages' : `/messages/${athleteId}`;

/**
 * Unsent messages. A rejected one stays until it is retried or removed, and doesn't block the
 * others.
 */
export const messagesOf = outboxPerPerson<OutboxLine>((userId, client) => ({
  key: `posedown:outbox:${userId}`,
  isItem: isLine,
  send: async ({ athleteId, content, photoIds, markedPhotos, links, key }) => {
    const body = { content, photoIds, markedPhotos, links, requestKey: key };
    await sendMessage(athleteId, body);
    freePreviews(photoIds);
    refreshMessages(client, athleteId);
  },
  onRefused: (line, error) => {
    const rejected = rejectedLine(line, error);
    if (!rejected.photoIds) freePreviews(line.photoIds);
    // If the thread is open, the message itself shows the reason.
    if (location.pathname !== pathOf(userId, line.athleteId)) {
      void showToast({
        title: 'Message not sent',
        message: rejected.problem ?? '',
        variant: 'destructive',
        seconds: 5,
      });
    }
    return rejected;
  },
  isRejected: ({ problem }) => problem !== undefined,
}));

/** Sends queued messages. Renders nothing. */
export function SendWaitingMessages({ userId }: { userId: string }) {
  useRegularFlush(messagesOf, userId);
  return null;
}

/** The user's unsent messages to a thread, with actions to retry or remove them. */
export function useOutbox(userId: string, athleteId: string) {
  const { outbox, waiting } = useOutboxOf(messagesOf, userId);
  return {
    lines: waiting.filter((line) => line.athleteId === athleteId),
    send: (content: string, photoIds: string[], extras: ExtrasBody = {}) => {
      const photos = photoIds.length > 0 ? { photoIds } : {};
      const at = serverInstant();
      outbox.add({ key: newRequestKey(), athleteId, content, ...photos, ...extras, at });
      void outbox.flush();
    },
    retry: (key: string) => {
      outbox.change(({ problem, ...line }) =>
        line.key === key || problem === undefined ? line : { ...line, problem },
      );
      void outbox.flush();
    },
    remove: (key: string) => {
      freePreviews(waiting.find((line) => line.key === key)?.photoIds);
      outbox.drop((line) => line.key === key);
    },
  };
}
