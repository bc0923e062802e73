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

/**
 * Logs Ana in and lets her session expire without a logout, so that her data stays on the device.
 */
async function expireSessionOfAna(): Promise<void> {
  const client = new QueryClient();
  client.setQueryData([...sessionQuery.queryKey], { user: personOf('ana') });
  cacheAnswers(client, 'ana')();
  await expect.poll(restoredUser).toBe('ana');
}

/** The user that the next offline visit would restore. */
async function restoredUser(): Promise<string | undefined> {
  const client = new QueryClient();
  await restoreAnswer(client, sessionQuery.queryKey);
  return client.getQueryData(sessionQuery.queryKey)?.user.id;
}

it('forgets the stored user immediately when another user logs in, but not when the same user returns', async () => {
  await expireSessionOfAna();
  storeSession(new QueryClient(), personOf('ana'));
  await vi.dynamicImportSettled();
  expect(await restoredUser()).toBe('ana');
  storeSession(new QueryClient(), personOf('ben'));
  await expect.poll(restoredUser).toBeUndefined();
});

/** A new tab, with its own sessionStorage. */
function openTab() {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', memoryStorage(stored));
}

it("restores a tab's drafts for the same user after a new login, but not for another user", () => {
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

it("drops the tab's drafts and the device's cached replies if a reload finds another user logged in", async () => {
  openTab();
  vi.stubGlobal('document', { cookie: 'posedown_signed_in=client' });
  const lookUp = (id: string) => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ user: personOf(id) })));
    return new QueryClient().fetchQuery(sessionQuery);
  };
  await lookUp('ana');
  saveDraft('note', 'By Ana');
  await expireSessionOfAna();
  await lookUp('ana');
  expect(loadDraft('note')).toBe('By Ana');
  await lookUp('ben');
  expect(loadDraft('note')).toBeUndefined();
  await expect.poll(restoredUser).toBeUndefined();
});
