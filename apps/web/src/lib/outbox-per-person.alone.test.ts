import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setActiveUser } from './api-client.ts';
import { outboxPerPerson } from './outbox-per-person.ts';
import { memoryStorage } from './testing/memory-storage.ts';

let whoIsHere: string | undefined;
beforeEach(() => {
  setActiveUser(() => whoIsHere);
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => {
  setActiveUser(() => undefined);
  vi.unstubAllGlobals();
});

it('sends for its own person alone: while someone else is signed in, it waits', async () => {
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
    whoIsHere = other;
    await anas.flush();
  }
  expect([sent, anas.items()]).toEqual([[], ['a set of Ana’s']]);
  whoIsHere = 'ana';
  await anas.flush();
  expect([sent, anas.items()]).toEqual([['a set of Ana’s'], []]);
});
