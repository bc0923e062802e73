import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useLog } from './use-log.ts';

// The page was opened on the day before, and was left open.
vi.mock('../../lib/clock/use-today.ts', () => ({ useToday: () => '2026-11-22' }));
vi.mock('./api.ts', () => ({
  useSupplementLog: () => ({ data: { today: '2026-11-21', supplements: [], ticks: [] } }),
}));

const seen: unknown[] = [];
const profile = { id: 'ana', timezone: 'UTC' } as Parameters<typeof useLog>[0];

function Screen({ asked }: { asked?: string }) {
  const { today, day, log } = useLog(profile, asked);
  seen.push([today, day, log?.today]);
  return null;
}

it('is of the day that it is now where the page was left open over midnight', () => {
  renderToString(createElement(Screen));
  renderToString(createElement(Screen, { asked: '2026-11-21' }));
  expect(seen).toEqual([
    ['2026-11-22', '2026-11-22', '2026-11-22'],
    ['2026-11-22', '2026-11-21', '2026-11-22'],
  ]);
});
