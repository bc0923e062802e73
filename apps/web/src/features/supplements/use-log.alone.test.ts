import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useLog } from './use-log.ts';

// The page was opened the day before and left open.
vi.mock('../../lib/clock/use-today.ts', () => ({ useToday: () => '2026-11-22' }));
vi.mock('./api.ts', () => ({
  useSupplementLog: () => ({ data: { today: '2026-11-21', supplements: [], ticks: [] } }),
}));

const rendered: unknown[] = [];
const profile = { id: 'ana', timezone: 'UTC' } as Parameters<typeof useLog>[0];

function Screen({ asked }: { asked?: string }) {
  const { today, day, log } = useLog(profile, asked);
  rendered.push([today, day, log?.today]);
  return null;
}

it('uses the current day if the page was left open past midnight', () => {
  renderToString(createElement(Screen));
  renderToString(createElement(Screen, { asked: '2026-11-21' }));
  expect(rendered).toEqual([
    ['2026-11-22', '2026-11-22', '2026-11-22'],
    ['2026-11-22', '2026-11-21', '2026-11-22'],
  ]);
});
