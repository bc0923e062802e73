import { userMessageOf } from '../../lib/api-error.ts';
import { serverInstant } from '../../lib/clock/server-time.ts';
import { outboxPerPerson, useOutboxOf, useRegularFlush } from '../../lib/outbox-per-person.ts';
import { newRequestKey } from '../../lib/request-key.ts';
import { refreshMessages, sendMessage } from './api.ts';
import { freePreviews } from './previews.ts';

const REFUSED = 'The server did not take it.';

/** A line that has not reached the server yet. */
export interface OutboxLine {
  /** Made once: sent as often as it takes, the line is stored once. */
  key: string;
  athleteId: string;
  content: string;
  /** Photos that the server has already; absent where there are none. */
  photoIds?: string[];
  /** When it was written. */
  at: string;
  /** Why the server does not take it; absent while it waits for the network. */
  problem?: string;
}

function isLine(value: unknown): value is OutboxLine {
  const { key, athleteId, content } = (value ?? {}) as Partial<OutboxLine>;
  return [key, athleteId, content].every((text) => typeof text === 'string');
}

/** A line that the server refuses stays until it is tried again or removed, and holds nobody up. */
const outboxOf = outboxPerPerson<OutboxLine>((userId, client) => ({
  key: `posedown:outbox:${userId}`,
  isItem: isLine,
  send: async ({ athleteId, content, photoIds, key }) => {
    await sendMessage(athleteId, { content, photoIds, requestKey: key });
    freePreviews(photoIds);
    refreshMessages(client, athleteId);
  },
  onRefused: (line, error) => ({ ...line, problem: userMessageOf(error, REFUSED) }),
  isHeld: ({ problem }) => problem !== undefined,
}));

/** Sends what waits, wherever its person is. Draws nothing. */
export function SendWaitingMessages({ userId }: { userId: string }) {
  useRegularFlush(outboxOf, userId);
  return null;
}

/** What a person wrote to a thread and the server does not have yet, and the ways to deal with it. */
export function useOutbox(userId: string, athleteId: string) {
  const { outbox, waiting } = useOutboxOf(outboxOf, userId);
  return {
    lines: waiting.filter((line) => line.athleteId === athleteId),
    send: (content: string, photoIds: string[]) => {
      const photos = photoIds.length > 0 ? { photoIds } : {};
      const at = serverInstant();
      outbox.add({ key: newRequestKey(), athleteId, content, ...photos, at });
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
