import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { speakFor } from '../../lib/api-client.ts';
import { useOutbox } from './use-outbox.ts';

const told = vi.hoisted(() => vi.fn());
vi.mock('../../ui/toast/show-toast.ts', () => ({ showToast: told }));
// The build writes them out of the contract.
vi.mock('virtual:contract-calls', () => ({
  calls: { sendMessage: { method: 'POST', path: '/api/users/:userId/messages' } },
}));

type Thread = ReturnType<typeof useOutbox>;
interface ScreenProps {
  userId: string;
  athleteId: string;
  tell: (thread: Thread) => void;
}

function Screen({ userId, athleteId, tell }: ScreenProps) {
  tell(useOutbox(userId, athleteId));
  return null;
}

/** Has a line to an athlete refused, while its writer looks at a page. */
async function refuse(userId: string, athleteId: string, pathname: string) {
  told.mockClear();
  speakFor(() => userId);
  vi.stubGlobal('location', { pathname });
  const client = new QueryClient();
  const draw = () => {
    const threads: Thread[] = [];
    const screen = createElement(Screen, { userId, athleteId, tell: (one) => threads.push(one) });
    renderToString(createElement(QueryClientProvider, { client }, screen));
    return threads[0];
  };
  draw()?.send('Well done.', []);
  await vi.waitFor(() => expect(draw()?.lines.at(-1)?.problem).toBe('You may not write here.'));
}

it('tells whoever has left the thread that their line was refused, and leaves it to the line where it is open', async () => {
  vi.stubGlobal('window', { addEventListener: () => undefined });
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  const answer = JSON.stringify({ error: 'You may not write here.', code: 'forbidden' });
  vi.stubGlobal('fetch', async () => new Response(answer, { status: 403 }));
  const toast = expect.objectContaining({
    ...{ title: 'Message not sent', message: 'You may not write here.', variant: 'destructive' },
  });
  for (const page of ['/dashboard', '/messages', '/messages/ben']) {
    await refuse('coach', 'ana', page);
    expect(told.mock.calls).toEqual([[toast]]);
  }
  await refuse('coach', 'ana', '/messages/ana');
  expect(told).not.toHaveBeenCalled();
  await refuse('ana', 'ana', '/dashboard');
  expect(told.mock.calls).toEqual([[toast]]);
  await refuse('ana', 'ana', '/messages');
  expect(told).not.toHaveBeenCalled();
});
