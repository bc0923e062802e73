import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { Devices } from './devices.tsx';

type MutateOptions = { onSuccess: () => void; onError: (error: unknown) => void };

const captured = vi.hoisted(() => ({ options: [] as MutateOptions[], taps: [] as (() => void)[] }));
const device = vi.hoisted(() => ({
  ...{ id: 's', current: false, userAgent: null, lastSeenAt: '2026-11-02T08:00:00Z' },
}));
vi.mock('./api.ts', () => ({
  useDeviceSessions: () => ({ data: { sessions: [device] } }),
  useRevokeSession: () => ({
    mutate: (_: string, options: MutateOptions) => captured.options.push(options),
  }),
}));
vi.mock('../../ui/parts/button.tsx', () => ({
  Button: ({ onClick }: { onClick: () => void }) => {
    captured.taps.push(onClick);
    return null;
  },
}));
const showToast = vi.hoisted(() => vi.fn());
vi.mock('../../ui/toast/show-toast.ts', () => ({ showToast, prepareToasts: vi.fn() }));

it('reports an unknown outcome without a response, and treats a missing session as logged out', () => {
  renderToString(createElement(Devices));
  captured.taps[0]?.();
  captured.options[0]?.onError(new TypeError('Failed to fetch'));
  const message =
    'We didn’t get a response, so the device may still be logged in. Please try again.';
  expect(showToast).toHaveBeenLastCalledWith(expect.objectContaining({ message }));
  const notFound = JSON.stringify({ code: 'not_found', error: 'Session not found.' });
  captured.options[0]?.onError(new ApiError(404, notFound, ''));
  expect(showToast).toHaveBeenLastCalledWith(
    expect.objectContaining({ title: 'Device logged out' }),
  );
});
