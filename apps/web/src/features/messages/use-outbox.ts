import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { ApiError, userMessageOf } from '../../lib/api-error.ts';
import { newRequestKey } from '../../lib/request-key.ts';
import { refreshMessages, sendMessage } from './api.ts';
import { Outbox, type OutboxLine } from './outbox.ts';

const RETRY_MS = 10_000;
const REFUSED = 'The server did not take it.';

const outboxes = new Map<string, Outbox>();

/** One outbox for each person who is signed in on this device. */
function outboxOf(userId: string, client: QueryClient): Outbox {
  const storageKey = `posedown:outbox:${userId}`;
  const known = outboxes.get(userId);
  if (known) return known;
  const outbox = new Outbox({
    storageKey,
    storage: localStorage,
    send: ({ athleteId, content, photoIds, key }) =>
      sendMessage(athleteId, { content, photoIds, requestKey: key }),
    refusal: refusalOf,
    onSent: ({ athleteId }) => refreshMessages(client, athleteId),
  });
  outboxes.set(userId, outbox);
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey) outbox.reload();
  });
  return outbox;
}

/** No server, a busy one and an ended session pass; a refusal does not. */
function refusalOf(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status >= 500 || error.status === 429 || error.status === 401) return null;
  return userMessageOf(error, REFUSED);
}

/** What a person wrote to a thread and the server does not have yet, and the ways to deal with it. */
export function useOutbox(userId: string, athleteId: string) {
  const outbox = outboxOf(userId, useQueryClient());
  const lines = useSyncExternalStore(outbox.subscribe, outbox.lines);
  const own = lines.filter((line) => line.athleteId === athleteId);
  return {
    lines: own,
    send: (content: string, photoIds: string[]) => {
      const line: OutboxLine = {
        key: newRequestKey(),
        athleteId,
        content,
        ...(photoIds.length > 0 ? { photoIds } : {}),
        at: new Date().toISOString(),
      };
      outbox.add(line);
    },
    retry: (key: string) => outbox.retry(key),
    remove: (key: string) => outbox.remove(key),
  };
}

/** Sends what waits, wherever its person is. Draws nothing. */
export function SendWaitingMessages({ userId }: { userId: string }) {
  const outbox = outboxOf(userId, useQueryClient());
  const lines = useSyncExternalStore(outbox.subscribe, outbox.lines);
  const isWaiting = lines.some(({ problem }) => problem === undefined);
  useEffect(() => {
    const flush = () => void outbox.flush();
    flush();
    window.addEventListener('online', flush);
    window.addEventListener('focus', flush);
    const timer = isWaiting ? setInterval(flush, RETRY_MS) : undefined;
    return () => {
      window.removeEventListener('online', flush);
      window.removeEventListener('focus', flush);
      clearInterval(timer);
    };
  }, [outbox, isWaiting]);
  return null;
}
