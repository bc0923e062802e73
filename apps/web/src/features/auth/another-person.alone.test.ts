import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadDraft, saveDraft } from '../../lib/draft-store.ts';
import { cacheAnswers, restoreAnswer } from '../../lib/offline-answers.ts';
import { memoryStorage } from '../../lib/testing/memory-storage.ts';
import { forgetSession, sessionQuery, storeSession } from './api.ts';

// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({
  calls: {
    me: { method: 'GET', path: '/api/auth/me' },
    profile: { method: 'GET', path: '/api/users/:userId' },
    peakWeek: { method: 'GET', path: '/api/users/:userId/peak-week' },
  },
}));
vi.mock('../../lib/matches-contract.ts', () => ({ matchesContract: async () => true }));

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => vi.unstubAllGlobals());

const personOf = (id: string) => ({ id, email: '', name: id, role: 'client' as const });

/** A visit of Ana's whose session ends by its time alone: the device goes on remembering her. */
async function visitOfAna(): Promise<void> {
  const client = new QueryClient();
  client.setQueryData([...sessionQuery.queryKey], { user: personOf('ana') });
  cacheAnswers(client, 'ana')();
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
  await vi.dynamicImportSettled();
  expect(await remembered()).toBe('ana');
  storeSession(new QueryClient(), personOf('ben'));
  await expect.poll(remembered).toBeUndefined();
});

/** A tab of its own, which outlives the pages in it. */
function openTab() {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', memoryStorage(kept));
}

it('leaves what was begun in a tab to whoever signs in again, and none of it to another', () => {
  openTab();
  const client = new QueryClient();
  storeSession(client, personOf('ana'));
  saveDraft('note', 'By Ana');
  forgetSession(client);
  storeSession(client, personOf('ana'));
  expect(loadDraft('note')).toBe('By Ana');
  forgetSession(client);
  storeSession(client, personOf('ben'));
  expect(loadDraft('note')).toBeUndefined();
  saveDraft('note', 'By Ben');
  storeSession(client, personOf('ben'));
  expect(loadDraft('note')).toBe('By Ben');
});

it('drops what was begun in a tab, and what the device kept, where a reload finds another signed in', async () => {
  openTab();
  vi.stubGlobal('document', { cookie: 'posedown_signed_in=client' });
  const lookUp = (id: string) => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ user: personOf(id) })));
    return new QueryClient().fetchQuery(sessionQuery);
  };
  await lookUp('ana');
  saveDraft('note', 'By Ana');
  await visitOfAna();
  await lookUp('ana');
  expect(loadDraft('note')).toBe('By Ana');
  await lookUp('ben');
  expect(loadDraft('note')).toBeUndefined();
  await expect.poll(remembered).toBeUndefined();
});
