import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isActiveUser } from './api-client.ts';
import { createOutbox, type Outbox, type OutboxOptions } from './outbox.ts';
import { useRegularly } from './use-regularly.ts';

type Options<Item> = Omit<OutboxOptions<Item>, 'store'>;
export type OutboxOf<Item> = (userId: string, client: QueryClient) => Outbox<Item>;

/** The outboxes of one kind of things: one for each person who is signed in on this device. */
export function outboxPerPerson<Item>(
  optionsFor: (userId: string, client: QueryClient) => Options<Item>,
): OutboxOf<Item> {
  const outboxes = new Map<string, Outbox<Item>>();
  return (userId, client) => {
    const known = outboxes.get(userId);
    if (known) return known;
    const options = optionsFor(userId, client);
    const send = async (item: Item) => {
      // Another user logged in meanwhile: keep the entry for its owner.
      if (!isActiveUser(userId)) throw new Error('Not logged in');
      await options.send(item);
    };
    const outbox = createOutbox<Item>({ ...options, send, store: localStorage });
    // Another tab of the same person adds and sends too.
    window.addEventListener('storage', ({ key }) => key === options.key && outbox.reload());
    outboxes.set(userId, outbox);
    return outbox;
  };
}

/** The outbox of a person, and what waits in it. */
export function useOutboxOf<Item>(outboxOf: OutboxOf<Item>, userId: string) {
  const outbox = outboxOf(userId, useQueryClient());
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.items, outbox.items);
  return { outbox, waiting };
}

/** Sends what waits: now, every now and then, and whenever the network or the person comes back. */
export function useRegularFlush<Item>(outboxOf: OutboxOf<Item>, userId: string): void {
  useRegularly(outboxOf(userId, useQueryClient()).flush);
}
