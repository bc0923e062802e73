import type { PeakWeekReply } from '@posedown/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { endpointKey } from '../../lib/endpoint-path.ts';
import { useDraftPeakWeek, useTickTask } from './api.ts';

const calls = vi.hoisted(() => ({
  peakWeek: { method: 'GET', path: '/api/users/:userId/peak-week' } as const,
  draftPeakWeek: { method: 'POST', path: '/api/users/:userId/peak-week' } as const,
  logPeakWeek: { method: 'PUT', path: '/api/users/:userId/peak-week/log' } as const,
}));
// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({ calls }));

const params = { userId: 'ana' };
const DEFAULT_KEY = endpointKey(calls.peakWeek, { params });
const SECOND_SHOW_KEY = endpointKey(calls.peakWeek, { params, query: { competitionId: 'second' } });

const first = { competitionId: 'first', name: 'First Open', date: '2026-11-24' };
const second = { competitionId: 'second', name: 'Second Open', date: '2026-11-27' };
const replies = {
  first: { show: first, others: [{ ...second, isOfToday: false }], plan: null, log: [] },
  second: { show: second, others: [{ ...first, isOfToday: true }], plan: null, log: [] },
};

interface Writes {
  make: ReturnType<typeof useDraftPeakWeek>;
  tick: ReturnType<typeof useTickTask>;
}

const place = { ...params, competitionId: 'second' };

function Screen({ onWrites }: { onWrites: (writes: Writes) => void }) {
  onWrites({ make: useDraftPeakWeek(place), tick: useTickTask(place) });
  return null;
}

/** Two pages with one show each, and the writes of the second. */
function onSecondPage(reply: object) {
  const sent = vi.fn();
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent(JSON.parse(String(body)));
    return Response.json(reply);
  });
  const client = new QueryClient();
  client.setQueryData(DEFAULT_KEY, replies.first);
  client.setQueryData(SECOND_SHOW_KEY, replies.second);
  const rendered: Writes[] = [];
  const screen = createElement(Screen, { onWrites: (writes) => rendered.push(writes) });
  renderToString(createElement(QueryClientProvider, { client }, screen));
  const cached = (key: unknown[]) => client.getQueryData<PeakWeekReply>(key);
  const isStale = (key: unknown[]) => client.getQueryState(key)?.isInvalidated;
  return { ...rendered[0], sent, cached, isStale };
}

it('sends the show of the page, and caches the reply only for that page', async () => {
  const drafted = { ...replies.second, plan: { status: 'draft' } };
  const { make, sent, cached, isStale } = onSecondPage(drafted);
  await make?.mutateAsync({ conditions: [], isRehearsed: false });
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ competitionId: 'second' }));
  expect([cached(SECOND_SHOW_KEY), isStale(SECOND_SHOW_KEY)]).toEqual([drafted, false]);
  // The other page's cache may be stale.
  expect([cached(DEFAULT_KEY), isStale(DEFAULT_KEY)]).toEqual([replies.first, true]);
});

it('ticks a task of the page’s show even if the reply is about today’s show', async () => {
  const { tick, cached, isStale } = onSecondPage(replies.first);
  await tick?.mutateAsync({ date: '2026-11-21', task: 1, done: true });
  expect(cached(SECOND_SHOW_KEY)?.log).toMatchObject([{ date: '2026-11-21', tasks: [1] }]);
  expect(isStale(SECOND_SHOW_KEY)).toBe(true);
  expect([cached(DEFAULT_KEY), isStale(DEFAULT_KEY)]).toEqual([replies.first, false]);
});
