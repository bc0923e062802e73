import type { CardioSessionBody } from '@posedown/contract';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { setActiveUser } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { renderScreen } from '../../../lib/testing/render-screen.tsx';
import { recordSession } from '../api.ts';
import { sessionsOf } from '../send-pending.tsx';
import { PendingSessions } from './pending-sessions.tsx';

const showToast = vi.hoisted(() => vi.fn());
vi.mock('../../../ui/toast/show-toast.ts', () => ({ showToast }));
vi.mock('../api.ts', () => ({ recordSession: vi.fn(), refreshSessions: vi.fn() }));

const ride: CardioSessionBody = {
  ...{ type: 'LISS', modality: 'stationary-bike', durationSeconds: 1800, completed: true },
  ...{ startedAt: '2026-11-22T09:00:00.000Z', requestKey: 'a-key' },
};
const refusal = new ApiError(
  400,
  JSON.stringify({ code: 'invalid_input', error: 'Look at it.' }),
  'Bad Request',
);

let count = 0;

/** The notice and the outbox of a new athlete. */
function renderNotice() {
  count += 1;
  const userId = `athlete ${count}`;
  setActiveUser(() => userId);
  const view = renderScreen(<PendingSessions userId={userId} />);
  return { ...view, outbox: sessionsOf(userId, view.client) };
}

const notice = () => screen.queryByRole('region', { name: 'On this device, not synced yet' });

beforeEach(() => {
  showToast.mockClear();
  localStorage.clear();
});

it('shows a session that waits for the network until it is sent', async () => {
  vi.mocked(recordSession).mockRejectedValueOnce(new TypeError('no network'));
  const { outbox } = renderNotice();
  expect(notice()).toBeNull();
  await act(async () => {
    outbox.add(ride);
    await outbox.flush();
  });
  expect(notice()?.textContent).toContain('30 min');
  // It only needs the network, so there are no buttons.
  expect(screen.queryByRole('button')).toBeNull();
  vi.mocked(recordSession).mockResolvedValueOnce(undefined as never);
  await act(() => outbox.flush());
  expect(notice()).toBeNull();
});

it('says why the server rejected a session, and resends it on request', async () => {
  vi.mocked(recordSession).mockRejectedValueOnce(refusal);
  const { outbox, person } = renderNotice();
  await act(async () => {
    outbox.add(ride);
    await outbox.flush();
  });
  expect(screen.getByText('Look at it.')).toBeDefined();
  vi.mocked(recordSession).mockResolvedValueOnce(undefined as never);
  await person.click(screen.getByRole('button', { name: /^Send the LISS session of .* again$/ }));
  await act(() => outbox.settled());
  expect(notice()).toBeNull();
  expect(vi.mocked(recordSession).mock.lastCall).toEqual([ride]);
});

it('removes a rejected session, and restores it with undo', async () => {
  vi.mocked(recordSession).mockRejectedValueOnce(refusal);
  const { outbox, person } = renderNotice();
  await act(async () => {
    outbox.add(ride);
    await outbox.flush();
  });
  await person.click(screen.getByRole('button', { name: /^Remove the LISS session/ }));
  expect(notice()).toBeNull();
  act(() => showToast.mock.lastCall?.[0].action.onClick());
  expect(screen.getByText('Look at it.')).toBeDefined();
});
