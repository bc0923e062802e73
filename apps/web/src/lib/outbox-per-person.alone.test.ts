import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setActiveUser } from './api-client.ts';
import { outboxPerPerson } from './outbox-per-person.ts';
import { memoryStorage } from './testing/memory-storage.ts';

let currentUserId: string | undefined;
beforeEach(() => {
  setActiveUser(() => currentUserId);
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => {
  setActiveUser(() => undefined);
  vi.unstubAllGlobals();
});

it('sends only for its own user, and waits while someone else is logged in', async () => {
  const sent: string[] = [];
  const outboxOf = outboxPerPerson<string>((userId) => ({
    key: `sets.${userId}`,
    isItem: (value) => typeof value === 'string',
    send: async (item) => void sent.push(item),
    onRefused: () => undefined,
  }));
  const anas = outboxOf('ana', new QueryClient());
  anas.add('a set of Ana’s');
  for (const other of ['ben', undefined]) {
    currentUserId = other;
    await anas.flush();
  }
  expect([sent, anas.items()]).toEqual([[], ['a set of Ana’s']]);
  currentUserId = 'ana';
  await anas.flush();
  expect([sent, anas.items()]).toEqual([['a set of Ana’s'], []]);
});
