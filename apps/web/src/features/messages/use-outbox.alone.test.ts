import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { setActiveUser } from '../../lib/api-client.ts';
import { UnsavedMessageWarning } from './unsaved-message-warning.ts';
import { useOutbox } from './use-outbox.ts';

const { showToast, warned } = vi.hoisted(() => ({ showToast: vi.fn(), warned: vi.fn() }));
vi.mock('../../lib/use-leave-warning.ts', () => ({ useLeaveWarning: warned }));
vi.mock('../../ui/toast/show-toast.ts', () => ({ showToast }));
// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({
  calls: { sendMessage: { method: 'POST', path: '/api/users/:userId/messages' } },
}));

type Thread = ReturnType<typeof useOutbox>;
interface ScreenProps {
  userId: string;
  athleteId: string;
  onRender: (thread: Thread) => void;
}

function Screen({ userId, athleteId, onRender }: ScreenProps) {
  onRender(useOutbox(userId, athleteId));
  return null;
}

/** Sends a message that the server rejects while the author is on the given page. */
async function rejectOn(userId: string, athleteId: string, pathname: string) {
  showToast.mockClear();
  setActiveUser(() => userId);
  vi.stubGlobal('location', { pathname });
  const client = new QueryClient();
  const draw = () => {
    const threads: Thread[] = [];
    const screen = createElement(Screen, {
      userId,
      athleteId,
      onRender: (one) => threads.push(one),
    });
    renderToString(createElement(QueryClientProvider, { client }, screen));
    return threads[0];
  };
  draw()?.send('Well done.', []);
  await expect.poll(() => draw()?.lines.at(-1)?.problem).toBe('You may not write here.');
}

it('shows a toast about a rejected message, unless the thread is open', async () => {
  vi.stubGlobal('window', { addEventListener: () => undefined });
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  const answer = JSON.stringify({ error: 'You may not write here.', code: 'forbidden' });
  vi.stubGlobal('fetch', async () => new Response(answer, { status: 403 }));
  const toast = expect.objectContaining({
    ...{ title: 'Message not sent', message: 'You may not write here.', variant: 'destructive' },
  });
  for (const page of ['/dashboard', '/messages', '/messages/ben']) {
    await rejectOn('coach', 'ana', page);
    expect(showToast.mock.calls).toEqual([[toast]]);
  }
  await rejectOn('coach', 'ana', '/messages/ana');
  expect(showToast).not.toHaveBeenCalled();
  await rejectOn('ana', 'ana', '/dashboard');
  expect(showToast.mock.calls).toEqual([[toast]]);
  await rejectOn('ana', 'ana', '/messages');
  expect(showToast).not.toHaveBeenCalled();
});

it("warns before closing the page if a message couldn't be stored on the device", () => {
  vi.stubGlobal('window', { addEventListener: () => undefined });
  const refuse = () => {
    throw new Error('QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  setActiveUser(() => 'cleo');
  const client = new QueryClient();
  const threads: Thread[] = [];
  const draw = (part: ReactElement) =>
    renderToString(createElement(QueryClientProvider, { client }, part));
  const thread = {
    userId: 'cleo',
    athleteId: 'cleo',
    onRender: (one: Thread) => threads.push(one),
  };
  draw(createElement(UnsavedMessageWarning, { userId: 'cleo' }));
  expect(warned).toHaveBeenLastCalledWith(false);
  draw(createElement(Screen, thread));
  threads[0]?.send('On my way.', []);
  draw(createElement(UnsavedMessageWarning, { userId: 'cleo' }));
  expect(warned).toHaveBeenLastCalledWith(true);
});
