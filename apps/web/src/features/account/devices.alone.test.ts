import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { Devices } from './devices.tsx';

type Ways = { onSuccess: () => void; onError: (error: unknown) => void };

const tapped = vi.hoisted(() => ({ ways: [] as Ways[], taps: [] as (() => void)[] }));
const device = vi.hoisted(() => ({
  ...{ id: 's', current: false, userAgent: null, lastSeenAt: '2026-11-02T08:00:00Z' },
}));
vi.mock('./api.ts', () => ({
  useDeviceSessions: () => ({ data: { sessions: [device] } }),
  useRevokeSession: () => ({ mutate: (_: string, ways: Ways) => tapped.ways.push(ways) }),
}));
vi.mock('../../ui/parts/button.tsx', () => ({
  Button: ({ onClick }: { onClick: () => void }) => {
    tapped.taps.push(onClick);
    return null;
  },
}));
const told = vi.hoisted(() => vi.fn());
vi.mock('../../ui/toast/show-toast.ts', () => ({ showToast: told, prepareToasts: vi.fn() }));

it('does not know where no answer came, and takes a device that is gone for signed out', () => {
  renderToString(createElement(Devices));
  tapped.taps[0]?.();
  tapped.ways[0]?.onError(new TypeError('Failed to fetch'));
  const message =
    'We didn’t get a response, so the device may still be logged in. Please try again.';
  expect(told).toHaveBeenLastCalledWith(expect.objectContaining({ message }));
  const gone = JSON.stringify({ code: 'not_found', error: 'That session was not found.' });
  tapped.ways[0]?.onError(new ApiError(404, gone, ''));
  expect(told).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Device logged out' }));
});
