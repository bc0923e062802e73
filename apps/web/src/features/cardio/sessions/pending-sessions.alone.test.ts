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
let whoNext = 0;

/** The outbox of an athlete after the server answered their session. */
async function sent(answer: () => Promise<never>) {
  vi.mocked(recordSession).mockImplementation(answer);
  const userId = `athlete ${++whoNext}`;
  setActiveUser(() => userId);
  const outbox = sessionsOf(userId, client);
  outbox.add(ride);
  await outbox.flush();
  return { userId, outbox };
}

type Ways = ReturnType<typeof usePendingSessions> & ReturnType<typeof usePendingCounts>;

/** Exposes the hooks' results. */
function Screen({ userId, ways }: { userId: string; ways: Ways }) {
  Object.assign(ways, usePendingSessions(userId), usePendingCounts(userId));
  return createElement(PendingSessions, { userId });
}

/** The rendered screen and its actions. */
function draw(userId: string) {
  const ways = {} as Ways;
  const screen = createElement(Screen, { userId, ways });
  const html = renderToString(createElement(QueryClientProvider, { client }, screen));
  return { ways, html: html.replace(/<!-- -->/g, '') };
}

beforeEach(() => {
  showToast.mockClear();
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('localStorage', memoryStorage());
});

it('keeps a rejected session, says why, and resends it unchanged', async () => {
  const { userId, outbox } = await sent(() => Promise.reject(refusal('invalid_input')));
  const { ways, html } = draw(userId);
  expect(ways).toMatchObject({ cardio: 0, refusedCardio: 1 });
  for (const words of ['Look at it.', 'Try again', 'Remove']) expect(html).toContain(words);
  vi.mocked(recordSession).mockResolvedValue(undefined as never);
  ways.retry({ ...ride });
  await outbox.settled();
  expect(vi.mocked(recordSession).mock.lastCall).toEqual([ride]);
  expect(outbox.items()).toEqual([]);
});

it('removes a rejected session with undo', async () => {
  const { userId, outbox } = await sent(() => Promise.reject(refusal('invalid_input')));
  const before = outbox.items();
  const { ways } = draw(userId);
  for (const session of before) ways.remove(session);
  expect([outbox.items(), draw(userId).html]).toEqual([[], '']);
  showToast.mock.lastCall?.[0].action.onClick();
  expect(outbox.items()).toEqual(before);
});

it('offers no actions for a session that waits for the network, and drops one that is already saved', async () => {
  const waiting = await sent(() => Promise.reject(new TypeError('no network')));
  const { ways, html } = draw(waiting.userId);
  expect(ways).toMatchObject({ cardio: 1, refusedCardio: 0 });
  expect(html).toContain('30 min');
  expect(html).not.toContain('Remove');
  const saved = await sent(() => Promise.reject(refusal('request_key_reused')));
  expect(saved.outbox.items()).toEqual([]);
});
