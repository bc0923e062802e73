import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepAnswers, restoreAnswer } from '../../lib/kept-answers.ts';
import { sessionQuery, storeSession } from './api.ts';

// The build writes them out of the contract.
vi.mock('virtual:contract-calls', () => ({
  calls: {
    me: { method: 'GET', path: '/api/auth/me' },
    profile: { method: 'GET', path: '/api/users/:userId' },
    peakWeek: { method: 'GET', path: '/api/users/:userId/peak-week' },
  },
}));
vi.mock('../../lib/kept-shape.ts', () => ({ hasShape: async () => true }));

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const personOf = (id: string) => ({ id, email: '', name: id, role: 'client' as const });

/** A visit of Ana's whose session ends by its time alone: the device goes on remembering her. */
async function visitOfAna(): Promise<void> {
  const client = new QueryClient();
  client.setQueryData(sessionQuery.queryKey, { user: personOf('ana') });
  keepAnswers(client, 'ana')();
  await expect.poll(remembered).toBe('ana');
}

/** As whom the next visit would stand without a network. */
async function remembered(): Promise<string | undefined> {
  const client = new QueryClient();
  await restoreAnswer(client, sessionQuery.queryKey);
  return client.getQueryData(sessionQuery.queryKey)?.user.id;
}

it('has the device forget at once whom it remembers when another signs in, and nobody when they come back', async () => {
  await visitOfAna();
  storeSession(new QueryClient(), personOf('ana'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await remembered()).toBe('ana');
  storeSession(new QueryClient(), personOf('ben'));
  await expect.poll(remembered).toBeUndefined();
});
