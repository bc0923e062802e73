import type { PlanChange, PlannedChange } from '@posedown/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ChangesList } from './changes-list.tsx';
import { FromCoachCard } from './from-coach-card.tsx';
import { newChangesQuery } from './new-changes-query.ts';

vi.mock('../../ui/parts/button.tsx', () => ({
  ...{ AnchorButton: 'a', UnstyledButton: 'button', Button: 'button' },
}));
vi.mock('../../lib/auth-context.ts', () => ({
  useSignedInUser: () => ({ id: 'ana' }),
  useAuth: () => ({ isCoach: false }),
}));
// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({
  calls: new Proxy({}, { get: (_, name) => ({ method: 'GET', path: `/api/${String(name)}` }) }),
}));

const CHANGE: PlanChange = {
  ...{ id: '018f0000-0000-7000-8000-000000000002', actor: 'coach', actorName: 'Ali' },
  ...{ reason: 'You held your weight for three weeks.', cause: null, acknowledgedAt: null },
  ...{ effectiveOn: '2026-11-22', createdAt: '2026-11-21T09:00:00.000Z', kind: 'cardio' },
  before: { sessionsPerWeek: 3, minutesPerWeek: 90 },
  after: { sessionsPerWeek: 4, minutesPerWeek: 120 },
};

function cardOf(
  changes: readonly PlanChange[],
  nextCursor: string | null = null,
  planned: PlannedChange | null = null,
): string {
  const client = new QueryClient();
  client.setQueryData(newChangesQuery('ana').queryKey, {
    changes: [...changes],
    nextCursor,
    planned,
  });
  return textOf(client, createElement(FromCoachCard));
}

function feedOf(change: PlanChange, reader: 'athlete' | 'coach'): string {
  const client = new QueryClient();
  const key = newChangesQuery('ana').queryKey;
  const page = { changes: [change], nextCursor: null, planned: null };
  // The feed has its own query key, which differs only in its parameters.
  const query = key.map((part) =>
    typeof part === 'object' && part !== null ? { limit: 10 } : part,
  );
  client.setQueryData(query, { pages: [page], pageParams: [undefined] });
  return textOf(client, createElement(ChangesList, { athleteId: 'ana', reader }));
}

function textOf(client: QueryClient, element: ReturnType<typeof createElement>): string {
  const page = createElement(QueryClientProvider, { client }, element);
  return renderToString(page).replace(/<[^>]+>/g, '');
}

it('shows what changed, why, by whom, and from when', () => {
  const text = cardOf([CHANGE]);
  expect(text).toContain('From your coach');
  expect(text).toContain('3 sessions, 90 min a week → 4 sessions, 120 min a week');
  expect(text).toContain('You held your weight for three weeks.');
  expect(text).toMatch(/Ali · .*from 22 Nov 2026/);
  expect(text).toContain('Got it');
});

it('renders nothing without new changes', () => {
  expect(cardOf([])).toBe('');
});

it('shows a change planned for a later day until it applies', () => {
  const planned = { appliesOn: '2026-12-07', checkInId: CHANGE.id, targets: null };
  const text = cardOf([], null, { ...planned, cardioMinutes: 90, reason: null });
  expect(text).toContain('From Mon 7 Dec: 90 min steady cardio a week');
  expect(text).not.toContain('Got it');
});

it('links to older changes', () => {
  expect(cardOf([CHANGE], 'older')).toContain('Older changes are listed under Progress.');
});

it('shows the coach whether the athlete has acknowledged a change', () => {
  expect(feedOf(CHANGE, 'coach')).toContain('not acknowledged yet');
  const acknowledged = { ...CHANGE, acknowledgedAt: '2026-11-21T10:00:00.000Z' };
  expect(feedOf(acknowledged, 'coach')).toContain('acknowledged ');
});

it("marks the athlete's changes as new for the coach", () => {
  const own = { ...CHANGE, actor: 'athlete', actorName: 'Ana' } as const;
  expect(feedOf(own, 'coach')).toContain('Cardio planNew');
  expect(feedOf(own, 'athlete')).not.toContain('New');
});
