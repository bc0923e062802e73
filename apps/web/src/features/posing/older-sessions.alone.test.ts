import { InfiniteQueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { olderSessions } from './api.ts';

// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({
  calls: {
    listPoseSessions: { method: 'GET', path: '/api/users/:userId/pose-practice-sessions' },
    profile: { method: 'GET', path: '/api/users/:userId' },
  },
}));
afterEach(() => vi.unstubAllGlobals());

const PATH = '/api/users/7/pose-practice-sessions?limit=40&cursor=';

it('loads older practice page by page on request, and refetches it with the rest', async () => {
  const fetchMock = vi.fn(async (url: string) => {
    const nextCursor = url.endsWith('=a') ? 'b' : null;
    return new Response(JSON.stringify({ sessions: [], nextCursor }));
  });
  vi.stubGlobal('fetch', fetchMock);
  const requestedUrls = () => fetchMock.mock.calls.splice(0).map(([url]) => url);
  const client = createQueryClient(vi.fn());
  const list = new InfiniteQueryObserver(client, olderSessions('7', 'a'));
  const stop = list.subscribe(vi.fn());
  const refresh = () => client.invalidateQueries({ queryKey: ['/api', 'users', '7'] });
  await refresh();
  expect(requestedUrls()).toEqual([]);
  await list.fetchNextPage();
  expect(requestedUrls()).toEqual([`${PATH}a`]);
  await list.fetchNextPage();
  expect(requestedUrls()).toEqual([`${PATH}b`]);
  expect(list.getCurrentResult().hasNextPage).toBe(false);
  await refresh();
  expect(requestedUrls()).toEqual([`${PATH}a`, `${PATH}b`]);
  stop();
});
