import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isActiveUser } from './api-client.ts';
import { createOutbox, type Outbox, type OutboxOptions } from './outbox.ts';
import { useRegularly } from './use-regularly.ts';

type Options<Item> = Omit<OutboxOptions<Item>, 'store'>;
export type OutboxOf<Item> = (userId: string, client: QueryClient) => Outbox<Item>;

/** The outboxes for one kind of entry, one per user who logs in on this device. */
export function outboxPerPerson<Item>(
  optionsFor: (userId: string, client: QueryClient) => Options<Item>,
): OutboxOf<Item> {
  const outboxes = new Map<string, Outbox<Item>>();
  return (userId, client) => {
    const existing = outboxes.get(userId);
    if (existing) return existing;
    const options = optionsFor(userId, client);
    const send = async (item: Item) => {
      // Another user has logged in: keep the entry for its owner.
      if (!isActiveUser(userId)) throw new Error('Not logged in');
      await options.send(item);
    };
    const outbox = createOutbox<Item>({ ...options, send, store: localStorage });
    // Another tab of the same user adds and sends entries too.
    window.addEventListener('storage', ({ key }) => key === options.key && outbox.reload());
    outboxes.set(userId, outbox);
    return outbox;
  };
}

/** A user's outbox and its waiting items. */
export function useOutboxOf<Item>(outboxOf: OutboxOf<Item>, userId: string) {
  const outbox = outboxOf(userId, useQueryClient());
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.items, outbox.items);
  return { outbox, waiting };
}

/** Sends waiting items now, at regular intervals, and when the network or the user returns. */
export function useRegularFlush<Item>(outboxOf: OutboxOf<Item>, userId: string): void {
  useRegularly(outboxOf(userId, useQueryClient()).flush);
}
