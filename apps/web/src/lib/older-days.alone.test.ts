import { cardioEndpoints } from '@posedown/contract';
import { InfiniteQueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { callOf } from './call-of.ts';
import { olderDays, useOlderDays } from './older-days.ts';
import { createQueryClient } from './query-client.ts';
import { drawHook } from './testing/draw-hook.ts';

// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({
  calls: { profile: { method: 'GET', path: '/api/users/:userId' } },
}));
afterEach(() => vi.unstubAllGlobals());

const sessions = callOf(cardioEndpoints.listCardioSessions);
const LIST = ['/api', 'users', '7', 'cardio-sessions'];
const PATH = '/api/users/7/cardio-sessions?before=';
/** This many sessions on one day. */
const rows = (count: number, date: string) => Array.from({ length: count }, () => ({ date }));

it('loads older days until a page isn’t full, and refetches with the list', async () => {
  const fetchMock = vi.fn(async (url: string) => {
    // The last day has two more than fit on a page.
    const page = url.includes('2026-09-01') ? rows(42, '2025-12-31') : rows(39, '2025-01-01');
    return new Response(JSON.stringify(page));
  });
  vi.stubGlobal('fetch', fetchMock);
  const requestedUrls = () => fetchMock.mock.calls.splice(0).map(([url]) => url);
  const client = createQueryClient(vi.fn());
  const list = new InfiniteQueryObserver(client, olderDays(sessions, '7', '2026-09-01'));
  const stop = list.subscribe(vi.fn());
  const refresh = () => client.invalidateQueries({ queryKey: LIST });
  await refresh();
  expect(requestedUrls()).toEqual([]);
  await list.fetchNextPage();
  expect(requestedUrls()).toEqual([`${PATH}2026-09-01&limit=40`]);
  await list.fetchNextPage();
  expect(requestedUrls()).toEqual([`${PATH}2025-12-31&limit=40`]);
  expect(list.getCurrentResult().hasNextPage).toBe(false);
  await refresh();
  expect(requestedUrls()).toEqual([`${PATH}2026-09-01&limit=40`, `${PATH}2025-12-31&limit=40`]);
  stop();
});

it('offers more only if there are older days', () => {
  const client = createQueryClient(vi.fn());
  const shown = rows(3, '2026-09-01');
  const hasMore = () => drawHook(client, () => useOlderDays(sessions, '7', shown)).list.hasNextPage;
  expect(hasMore()).toBe(false);
  const first = [...LIST, { before: '2026-09-01', limit: 1 }];
  client.setQueryData(first, rows(1, '2026-08-31'));
  expect(hasMore()).toBe(true);
  client.setQueryData(first, []);
  expect(hasMore()).toBe(false);
});
