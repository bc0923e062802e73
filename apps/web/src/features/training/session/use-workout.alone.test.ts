import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useWorkoutOutbox, type WorkoutOutbox } from './use-workout.ts';

// The build writes them out of the contract.
vi.mock('virtual:contract-calls', () => ({
  calls: { removeSet: { method: 'DELETE', path: '/api/sets/:setId' } },
}));

/** What a screen is told as it is drawn. */
function drawn(): WorkoutOutbox {
  const told: WorkoutOutbox[] = [];
  const screen = createElement(Screen, { tell: (outbox) => told.push(outbox) });
  const client = new QueryClient();
  renderToString(createElement(QueryClientProvider, { client }, screen));
  const [outbox] = told;
  if (!outbox) throw new Error('Nothing was drawn');
  return outbox;
}

function Screen({ tell }: { tell: (outbox: WorkoutOutbox) => void }) {
  tell(useWorkoutOutbox('ana'));
  return null;
}

it('tells of a set that waits whether the device keeps it over a reload too', async () => {
  const kept = { isFull: false, text: '[]' };
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('localStorage', {
    getItem: () => kept.text,
    setItem: (_key: string, text: string) => {
      if (kept.isFull) throw new DOMException('full', 'QuotaExceededError');
      kept.text = text;
    },
  });
  const remove = (setId: string) => drawn().act({ kind: 'removeSet', sessionId: 'today', setId });
  expect([drawn().isStored, await remove('1')]).toEqual([true, 'waiting']);
  kept.isFull = true;
  expect([await remove('2'), drawn().isStored]).toEqual(['unkept', false]);
});
