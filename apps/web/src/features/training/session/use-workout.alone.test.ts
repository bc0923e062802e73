import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useWorkoutOutbox, type WorkoutOutbox } from './use-workout.ts';

// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({
  calls: { removeSet: { method: 'DELETE', path: '/api/sets/:setId' } },
}));

/** The outbox that a rendered screen gets. */
function renderOutbox(): WorkoutOutbox {
  const rendered: WorkoutOutbox[] = [];
  const screen = createElement(Screen, { onOutbox: (outbox) => rendered.push(outbox) });
  const client = new QueryClient();
  renderToString(createElement(QueryClientProvider, { client }, screen));
  const [outbox] = rendered;
  if (!outbox) throw new Error('Nothing was rendered');
  return outbox;
}

function Screen({ onOutbox }: { onOutbox: (outbox: WorkoutOutbox) => void }) {
  onOutbox(useWorkoutOutbox('ana'));
  return null;
}

it('reports whether a waiting operation survives a reload', async () => {
  const storage = { isFull: false, text: '[]' };
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('localStorage', {
    getItem: () => storage.text,
    setItem: (_key: string, text: string) => {
      if (storage.isFull) throw new DOMException('full', 'QuotaExceededError');
      storage.text = text;
    },
  });
  const remove = (setId: string) =>
    renderOutbox().act({ kind: 'removeSet', sessionId: 'today', setId });
  expect([renderOutbox().isStored, await remove('1')]).toEqual([true, 'waiting']);
  storage.isFull = true;
  expect([await remove('2'), renderOutbox().isStored]).toEqual(['unstored', false]);
});
