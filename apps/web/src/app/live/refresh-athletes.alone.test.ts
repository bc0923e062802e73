import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import {
  forgetAthletes,
  gatherRefreshes,
  onDeniedAthlete,
  refreshProtocols,
  refreshRoster,
  refreshTimeline,
  refreshWithout,
} from './refresh-athletes.ts';

const KEYS = [
  ['/api', 'clients', { limit: 50 }],
  ['/api', 'clients', 'summary'],
  ['/api', 'users', 'a', 'overview'],
  ['/api', 'users', 'b', 'overview'],
  ['/api', 'users', 'a', 'messages'],
  ['/api', 'protocols', { limit: 20 }],
  ['/api', 'auth', 'me'],
  ['/api', 'analytics'],
  ['/api', 'invitations', { limit: 20 }],
  ['/api', 'pose-practice-sessions'],
];

let client: QueryClient;
beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
  for (const key of KEYS) client.setQueryData(key, {});
});
afterEach(() => vi.useRealTimers());

const outdated = () =>
  KEYS.filter((key) => client.getQueryState(key)?.isInvalidated).map((key) =>
    key.filter((part) => typeof part === 'string').join('/'),
  );

it('refetches the roster and the athlete once for several events at the same time', () => {
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  const { refresh } = gatherRefreshes(client);
  for (const id of ['a', 'a', 'c']) refresh(id);
  expect(outdated()).toEqual([]);
  vi.runAllTimers();
  expect(outdated()).toEqual([
    ...['/api/clients', '/api/clients/summary', '/api/users/a/overview'],
    ...['/api/analytics', '/api/invitations', '/api/pose-practice-sessions'],
  ]);
  expect(invalidate).toHaveBeenCalledTimes(1);
  refresh('b');
  vi.runAllTimers();
  expect(outdated()).toContain('/api/users/b/overview');
});

it("refetches a changed athlete's plans and shows on every screen", () => {
  const own = [
    ['/api', 'competitions'],
    ['/api', 'dashboard'],
    ['/api', 'nutrition-plans', 'user', 'a'],
    ['/api', 'training', 'today'],
    ['/api', 'protocols', 'p'],
  ];
  for (const key of own) client.setQueryData(key, {});
  gatherRefreshes(client).refresh('a');
  vi.runAllTimers();
  for (const key of own) expect(client.getQueryState(key)?.isInvalidated).toBe(true);
  expect(outdated()).not.toContain('/api/auth/me');
});

it("doesn't refetch an athlete who has left", () => {
  const { refresh, stop } = gatherRefreshes(client);
  refresh('a');
  stop();
  vi.runAllTimers();
  expect(outdated()).toEqual([]);
});

it('refetches all athletes or all protocols', () => {
  refreshProtocols(client);
  expect(outdated()).toEqual(['/api/protocols']);
  refreshRoster(client);
  expect(outdated()).toEqual(expect.arrayContaining(['/api/clients', '/api/users/b/overview']));
  expect(outdated()).not.toContain('/api/auth/me');
});

it('refetches the timeline after events about its athlete', () => {
  const keys = [
    ['/api', 'users', 'a', 'timeline', { kinds: 'note' }],
    ['/api', 'users', 'b', 'timeline'],
  ];
  for (const key of keys) client.setQueryData(key, {});
  const refetched = () => keys.map((key) => client.getQueryState(key)?.isInvalidated);
  refreshTimeline(client, 'task', 'a');
  expect(refetched()).toEqual([false, false]);
  refreshTimeline(client, 'message', 'a');
  expect(refetched()).toEqual([true, false]);
  expect(outdated()).toEqual([]);
});

it("doesn't request a departed athlete's data, and removes cached data that no screen shows", () => {
  refreshWithout(client);
  expect(outdated()).toEqual(expect.arrayContaining(['/api/clients', '/api/protocols']));
  expect(outdated().filter((key) => key.startsWith('/api/users'))).toEqual([]);
  const shown = new QueryObserver(client, { queryKey: KEYS[2] ?? [], staleTime: Infinity });
  const stop = shown.subscribe(() => undefined);
  forgetAthletes(client, new Set(['a']));
  const isCached = (key: string[]) => client.getQueryData(key) !== undefined;
  expect(isCached(['/api', 'users', 'a', 'overview'])).toBe(true);
  expect(isCached(['/api', 'users', 'a', 'messages'])).toBe(false);
  expect(isCached(['/api', 'users', 'b', 'overview'])).toBe(true);
  stop();
  forgetAthletes(client, new Set(['a']));
  expect(isCached(['/api', 'users', 'a', 'overview'])).toBe(false);
});

it('reports an athlete whose page was loaded before and is now denied', async () => {
  const reported: string[] = [];
  const stop = onDeniedAthlete(client, (id) => reported.push(id));
  const refuse = (queryKey: unknown[], status = 404) => {
    const reply = JSON.stringify({ error: 'Not found.', code: 'not_found' });
    const queryFn = () => Promise.reject(new ApiError(status, reply, ''));
    return client.fetchQuery({ queryKey, queryFn, retry: false }).catch(() => undefined);
  };
  await refuse(['/api', 'users', 'a', 'overview'], 500);
  await refuse(['/api', 'users', 'c', 'overview']);
  await refuse(['/api', 'protocols', { limit: 20 }]);
  expect(reported).toEqual([]);
  await refuse(['/api', 'users', 'b', 'overview']);
  expect(reported).toEqual(['b']);
  stop();
});

it('loads the next page of a list before refetching it', async () => {
  vi.useRealTimers();
  const requestedPages: number[] = [];
  let send = () => {};
  const list = new InfiniteQueryObserver(client, {
    queryKey: ['/api', 'clients', { pages: true }],
    initialPageParam: 0,
    queryFn: ({ pageParam }) => {
      requestedPages.push(pageParam);
      if (requestedPages.length !== 2) return pageParam;
      return new Promise<number>((resolve) => {
        send = () => resolve(pageParam);
      });
    },
    getNextPageParam: (last: number) => last + 1,
  });
  const stop = list.subscribe(() => undefined);
  await expect.poll(() => list.getCurrentResult().data?.pages).toEqual([0]);
  const more = list.fetchNextPage();
  await expect.poll(() => requestedPages).toEqual([0, 1]);
  refreshRoster(client);
  send();
  await more;
  await expect.poll(() => requestedPages).toEqual([0, 1, 0, 1]);
  expect(list.getCurrentResult().data?.pages).toEqual([0, 1]);
  stop();
});
