import type { Prep } from '@posedown/contract';
import { QueryClient, QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { endpointKey } from '../../lib/endpoint-path.ts';
import { useCheckItem } from './api.ts';

const calls = vi.hoisted(() => ({
  prep: { method: 'GET', path: '/api/users/:userId/prep' } as const,
  tickChecklist: { method: 'PUT', path: '/api/users/:userId/checklist/:competitionId' } as const,
}));
// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({ calls }));

const place = { userId: 'ana', competitionId: 'show' };
type Tick = ReturnType<typeof useCheckItem>;

function Screen({ tell }: { tell: (tick: Tick) => void }) {
  tell(useCheckItem(place));
  return null;
}

it('refetches the prep after the last update, because the first one canceled a fetch in progress', async () => {
  let release = () => {};
  const pending = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.stubGlobal('fetch', async () => {
    await pending;
    return new Response('');
  });
  const client = new QueryClient();
  const reads = vi.fn();
  const queryKey = endpointKey(calls.prep, { params: { userId: 'ana' } });
  client.setQueryData<Partial<Prep>>(queryKey, {
    competition: { id: 'show' } as Prep['competition'],
    checklist: [],
  });
  // A fetch of another device's changes that never completes.
  const queryFn = ({ signal }: { signal: AbortSignal }) => {
    reads();
    return new Promise<Prep>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  };
  const stop = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
  expect(reads).toHaveBeenCalledOnce();
  const ticks: Tick[] = [];
  const screen = createElement(Screen, { tell: (tick) => ticks.push(tick) });
  renderToString(createElement(QueryClientProvider, { client }, screen));
  const sent = ['tan', 'number'].map((item) => ticks[0]?.mutateAsync({ item, done: true }));
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(client.getQueryData<Prep>(queryKey)?.checklist).toEqual(['tan', 'number']);
  release();
  await Promise.all(sent);
  expect(reads).toHaveBeenCalledTimes(2);
  stop();
});
