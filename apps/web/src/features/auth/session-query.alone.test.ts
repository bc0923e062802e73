import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { sessionQuery } from './api.ts';

// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({
  calls: { me: { method: 'GET', path: '/api/auth/me' } },
}));
// Queries are retried only if there is a window.
vi.hoisted(() => vi.stubGlobal('window', globalThis));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { cookie: 'posedown_signed_in=client' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Looks up the session like an open page; the server sends this response. */
async function lookUp(status: number, body: object) {
  const fetchMock = vi.fn(async (_url: string) => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetchMock);
  const stop = new QueryObserver(createQueryClient(vi.fn()), sessionQuery).subscribe(vi.fn());
  await vi.advanceTimersByTimeAsync(0);
  return { ask: fetchMock, stop };
}

it('is not retried immediately after a failure, but refetched every 15 s', async () => {
  const { ask, stop } = await lookUp(500, { error: 'Broken.', code: 'internal' });
  expect(ask.mock.calls.map(([url]) => url)).toEqual(['/api/auth/me']);
  await vi.advanceTimersByTimeAsync(14_900);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});

it('is not refetched after a response', async () => {
  const user = { id: '1', email: 'ada@test.example', name: 'Ada', role: 'client' };
  const { ask, stop } = await lookUp(200, { user });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  stop();
});
