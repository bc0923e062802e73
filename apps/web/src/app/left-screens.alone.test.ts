import type { CoachAlert } from '@posedown/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSessionActions } from '../features/cardio/sessions/use-session-actions.tsx';
import { useDeleteWithUndo } from '../features/competitions/use-delete-with-undo.ts';
import { AlertRow } from '../features/insights/alert-row.tsx';
import { useLineActions } from '../features/nutrition/diary/use-line-actions.tsx';
import { useListActions } from '../features/supplements/use-list-actions.tsx';
import { drawHook } from '../lib/testing/draw-hook.ts';
import type { Toast } from '../ui/toast/toast.ts';

const shown: Toast[] = [];
vi.mock('../ui/toast/show-toast.ts', () => ({
  showToast: async (toast: Toast) => shown.push(toast),
}));
const buttons: { onClick?: () => void }[] = [];
vi.mock('../ui/parts/button.tsx', () => ({
  ...{ AnchorButton: 'a', UnstyledButton: 'button' },
  Button: (props: { onClick?: () => void }) => void buttons.push(props),
}));
// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({
  calls: new Proxy({}, { get: (_, name) => ({ method: 'POST', path: `/api/${String(name)}` }) }),
}));
vi.stubGlobal('document', { body: null, activeElement: null });

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
  shown.splice(0);
  buttons.splice(0);
});

const PLACE = { userId: 'ana', competitionId: 'show' };
const DAY_ENTRY = { id: '1', date: '2026-11-20', version: 1, startedAt: '2026-11-20T08:00:00Z' };

function resolveAlert() {
  const alert = { clientName: 'Ana', message: 'Ana is silent', ...DAY_ENTRY };
  const resolvedAlert = { ...alert, createdAt: DAY_ENTRY.startedAt, read: true, resolved: false };
  const row = createElement(AlertRow, {
    alert: resolvedAlert as unknown as CoachAlert,
    place: 'at the reason',
  });
  renderToString(createElement(QueryClientProvider, { client }, row));
  buttons.at(-1)?.onClick?.();
}

/**
 * A hook or screen that is rendered once and never mounted, like one that was left immediately.
 */
const UNDOABLE: [string, () => void][] = [
  [
    'Session Deleted',
    () => drawHook(client, () => useSessionActions('ana', 'metric')).remove(DAY_ENTRY as never),
  ],
  [
    'Removed',
    () => {
      const line = { ...DAY_ENTRY, mealType: 'Lunch' };
      drawHook(client, () => useLineActions('ana')).remove(line as never);
    },
  ],
  [
    'Supplement removed',
    () => drawHook(client, () => useListActions('ana')).remove(DAY_ENTRY as never),
  ],
  [
    'Milestone Deleted',
    () => drawHook(client, () => useDeleteWithUndo(PLACE))({ id: 'm', name: 'Suit' } as never),
  ],
  ['Alert resolved', resolveAlert],
];

it.each(UNDOABLE)(
  '%s: still offers undo after the user has left the screen',
  async (title, act) => {
    vi.stubGlobal('fetch', async () => new Response('{"name":"Creatine"}'));
    act();
    await expect.poll(() => shown).toHaveLength(1);
    expect([shown[0]?.title, shown[0]?.action?.label]).toEqual([title, 'Undo']);
  },
);

it.each(UNDOABLE)(
  '%s: still reports a failure after the user has left the screen',
  async (_, act) => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    act();
    await expect.poll(() => shown).toHaveLength(1);
    expect(shown[0]?.variant).toBe('destructive');
  },
);
