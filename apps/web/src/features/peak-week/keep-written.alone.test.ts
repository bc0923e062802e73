import type { PeakWeekReply } from '@posedown/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { endpointKey } from '../../lib/endpoint-path.ts';
import { useMakePeakWeek, useTickTask } from './api.ts';

const calls = vi.hoisted(() => ({
  peakWeek: { method: 'GET', path: '/api/users/:userId/peak-week' } as const,
  makePeakWeek: { method: 'POST', path: '/api/users/:userId/peak-week' } as const,
  logPeakWeek: { method: 'PUT', path: '/api/users/:userId/peak-week/log' } as const,
}));
// The build writes them out of the contract.
vi.mock('virtual:contract-calls', () => ({ calls }));

const params = { userId: 'ana' };
const OF_TODAY = endpointKey(calls.peakWeek, { params });
const OF_SECOND = endpointKey(calls.peakWeek, { params, query: { competitionId: 'second' } });

const first = { competitionId: 'first', name: 'First Open', date: '2026-11-24' };
const second = { competitionId: 'second', name: 'Second Open', date: '2026-11-27' };
const replies = {
  first: { show: first, others: [{ ...second, isOfToday: false }], plan: null, log: [] },
  second: { show: second, others: [{ ...first, isOfToday: true }], plan: null, log: [] },
};

interface Writes {
  make: ReturnType<typeof useMakePeakWeek>;
  tick: ReturnType<typeof useTickTask>;
}

const place = { ...params, competitionId: 'second' };

function Screen({ tell }: { tell: (writes: Writes) => void }) {
  tell({ make: useMakePeakWeek(place), tick: useTickTask(place) });
  return null;
}

/** Two pages of which each has its own show, and what is written on that of the second one. */
function onSecondPage(reply: object) {
  const sent = vi.fn();
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent(JSON.parse(String(body)));
    return Response.json(reply);
  });
  const client = new QueryClient();
  client.setQueryData(OF_TODAY, replies.first);
  client.setQueryData(OF_SECOND, replies.second);
  const told: Writes[] = [];
  const screen = createElement(Screen, { tell: (writes) => told.push(writes) });
  renderToString(createElement(QueryClientProvider, { client }, screen));
  const kept = (key: unknown[]) => client.getQueryData<PeakWeekReply>(key);
  const isOld = (key: unknown[]) => client.getQueryState(key)?.isInvalidated;
  return { ...told[0], sent, kept, isOld };
}

it('names the show on the page in what is written, and keeps the answer for that page alone', async () => {
  const drafted = { ...replies.second, plan: { status: 'draft' } };
  const { make, sent, kept, isOld } = onSecondPage(drafted);
  await make?.mutateAsync({ conditions: [], isRehearsed: false });
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ competitionId: 'second' }));
  expect([kept(OF_SECOND), isOld(OF_SECOND)]).toEqual([drafted, false]);
  // What it says of the other one may be old.
  expect([kept(OF_TODAY), isOld(OF_TODAY)]).toEqual([replies.first, true]);
});

it('ticks a task of the show on the page, though the answer is about the show of today', async () => {
  const { tick, kept, isOld } = onSecondPage(replies.first);
  await tick?.mutateAsync({ date: '2026-11-21', task: 1, done: true });
  expect(kept(OF_SECOND)?.log).toMatchObject([{ date: '2026-11-21', tasks: [1] }]);
  expect(isOld(OF_SECOND)).toBe(true);
  expect([kept(OF_TODAY), isOld(OF_TODAY)]).toEqual([replies.first, false]);
});
