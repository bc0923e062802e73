import type { CardioSessionBody } from '@posedown/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { setActiveUser } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { memoryStorage } from '../../../lib/testing/memory-storage.ts';
import { recordSession } from '../api.ts';
import { sessionsOf, usePendingCounts } from '../send-pending.tsx';
import { PendingSessions, usePendingSessions } from './pending-sessions.tsx';

const showToast = vi.hoisted(() => vi.fn());
vi.mock('../../../ui/toast/show-toast.ts', () => ({ showToast }));
vi.mock('../api.ts', () => ({ recordSession: vi.fn(), refreshSessions: vi.fn() }));

const ride: CardioSessionBody = {
  ...{ type: 'LISS', modality: 'stationary-bike', durationSeconds: 1800, completed: true },
  ...{ startedAt: '2026-11-22T09:00:00.000Z', requestKey: 'a-key' },
};
const refusal = (code: string) =>
  new ApiError(400, JSON.stringify({ code, error: 'Look at it.' }), 'Bad Request');
const client = new QueryClient();
let athleteCount = 0;

/** The outbox of an athlete after the server answered their session. */
async function sendSession(answer: () => Promise<never>) {
  vi.mocked(recordSession).mockImplementation(answer);
  const userId = `athlete ${++athleteCount}`;
  setActiveUser(() => userId);
  const outbox = sessionsOf(userId, client);
  outbox.add(ride);
  await outbox.flush();
  return { userId, outbox };
}

type HookResults = ReturnType<typeof usePendingSessions> & ReturnType<typeof usePendingCounts>;

/** Exposes the hooks' results. */
function Screen({ userId, results }: { userId: string; results: HookResults }) {
  Object.assign(results, usePendingSessions(userId), usePendingCounts(userId));
  return createElement(PendingSessions, { userId });
}

/** The rendered screen and its actions. */
function draw(userId: string) {
  const results = {} as HookResults;
  const screen = createElement(Screen, { userId, results });
  const html = renderToString(createElement(QueryClientProvider, { client }, screen));
  return { results, html: html.replace(/<!-- -->/g, '') };
}

beforeEach(() => {
  showToast.mockClear();
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('localStorage', memoryStorage());
});

it('keeps a rejected session, says why, and resends it unchanged', async () => {
  const { userId, outbox } = await sendSession(() => Promise.reject(refusal('invalid_input')));
  const { results, html } = draw(userId);
  expect(results).toMatchObject({ cardio: 0, refusedCardio: 1 });
  for (const words of ['Look at it.', 'Try again', 'Remove']) expect(html).toContain(words);
  vi.mocked(recordSession).mockResolvedValue(undefined as never);
  results.retry({ ...ride });
  await outbox.settled();
  expect(vi.mocked(recordSession).mock.lastCall).toEqual([ride]);
  expect(outbox.items()).toEqual([]);
});

it('removes a rejected session with undo', async () => {
  const { userId, outbox } = await sendSession(() => Promise.reject(refusal('invalid_input')));
  const before = outbox.items();
  const { results } = draw(userId);
  for (const session of before) results.remove(session);
  expect([outbox.items(), draw(userId).html]).toEqual([[], '']);
  showToast.mock.lastCall?.[0].action.onClick();
  expect(outbox.items()).toEqual(before);
});

it('offers no actions for a session that waits for the network, and drops one that is already saved', async () => {
  const waiting = await sendSession(() => Promise.reject(new TypeError('no network')));
  const { results, html } = draw(waiting.userId);
  expect(results).toMatchObject({ cardio: 1, refusedCardio: 0 });
  expect(html).toContain('30 min');
  expect(html).not.toContain('Remove');
  const saved = await sendSession(() => Promise.reject(refusal('request_key_reused')));
  expect(saved.outbox.items()).toEqual([]);
});
