import type { CoachAlert } from '@posedown/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { AlertRow } from './alert-row.tsx';

vi.mock('../../ui/parts/button.tsx', () => ({
  ...{ AnchorButton: 'a', UnstyledButton: 'button', Button: 'button' },
}));
// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({
  calls: new Proxy({}, { get: (_, name) => ({ method: 'POST', path: `/api/${String(name)}` }) }),
}));

const AT = '2026-11-20T08:00:00Z';
const ALERT: CoachAlert = {
  ...{ id: '1', clientId: 'ana', clientName: 'Ana', type: 'red_flag', severity: 'high' },
  ...{ message: 'Ana mentioned fainting in a message.', writtenIn: 'message', quote: null },
  ...{ count: 1, read: false, resolved: false, competitionId: null },
  ...{ hold: null, toConfirm: [] },
  ...{ createdAt: AT, updatedAt: null },
};

function textOf(changes: Partial<CoachAlert>): string {
  const row = createElement(AlertRow, {
    alert: { ...ALERT, ...changes },
    place: 'at the reason',
  });
  const page = createElement(QueryClientProvider, { client: new QueryClient() }, row);
  return renderToString(page).replace(/<[^>]+>/g, '');
}

it('shows how often it happened and the last time', () => {
  const nextDay = '2026-11-21T07:00:00Z';
  expect(textOf({ count: 30, updatedAt: nextDay })).toMatch(/30 times since 20 Nov 2026, last /);
  expect(textOf({ count: 30, updatedAt: AT })).toMatch(/30 times, last /);
  expect(textOf({})).not.toContain('times');
  expect(textOf({ updatedAt: AT })).toContain(', updated ');
});

it('quotes the athlete', () => {
  expect(textOf({ quote: 'I fainted 30' })).toContain('I fainted 30');
});
