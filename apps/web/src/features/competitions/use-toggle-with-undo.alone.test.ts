import type { Milestone } from '@posedown/contract';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { drawHook } from '../../lib/testing/draw-hook.ts';
import type { Toast } from '../../ui/toast/toast.ts';
import { useToggleWithUndo } from './use-toggle-with-undo.ts';

const shown: Toast[] = [];
vi.mock('../../ui/toast/show-toast.ts', () => ({
  showToast: async (toast: Toast) => shown.push(toast),
}));
// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({
  calls: new Proxy({}, { get: (_, name) => ({ method: 'PUT', path: `/api/${String(name)}` }) }),
}));

const OPEN: Milestone = {
  ...{ id: 'm', competitionId: 'c', version: 3, suggestion: null },
  ...{ name: 'Suit fitting', description: 'Bring the shoes.', targetDate: '2026-12-12' },
  ...{ completed: false, completedDate: null },
};
const SAME = { name: 'Suit fitting', description: 'Bring the shoes.', targetDate: '2026-12-12' };

const sent: object[] = [];
beforeEach(() => {
  shown.splice(0);
  sent.splice(0);
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return new Response(JSON.stringify({ ...OPEN, version: 4 }));
  });
});

const toggle = (milestone: Milestone) =>
  drawHook(new QueryClient(), () => useToggleWithUndo('ana')).toggle(milestone);

it('restores the completion date if an accidental reopening is undone', async () => {
  toggle({ ...OPEN, completed: true, completedDate: '2026-12-11' });
  await expect.poll(() => shown).toHaveLength(1);
  shown[0]?.action?.onClick();
  await expect.poll(() => shown).toHaveLength(2);
  expect(sent).toEqual([
    { ...SAME, completed: false, version: 3 },
    { ...SAME, completed: true, completedDate: '2026-12-11', version: 4 },
  ]);
  expect(shown.map(({ title }) => title)).toEqual(['Milestone Reopened', 'Milestone Restored']);
});

it('marks a milestone as done without a toast', async () => {
  toggle(OPEN);
  await expect.poll(() => sent).toEqual([{ ...SAME, completed: true, version: 3 }]);
  expect(shown).toEqual([]);
});
