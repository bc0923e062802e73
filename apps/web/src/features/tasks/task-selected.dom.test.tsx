import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../lib/testing/render-screen.tsx';
import { SelectedTaskDialog } from './task-dialog.tsx';

const api = vi.hoisted(() => ({ create: vi.fn() }));
const showToast = vi.hoisted(() => vi.fn());
vi.mock('../../ui/toast/show-toast.ts', () => ({ showToast }));
vi.mock('./api.ts', async (original) => ({
  ...(await original<typeof import('./api.ts')>()),
  useCreateTasks: () => ({ mutateAsync: api.create }),
}));

const ANA = { id: 'a', name: 'Ana' };
const BEN = { id: 'b', name: 'Ben' };
const onClose = vi.fn();
const keysOf = (call: number) => {
  const [{ requestKeyOf }] = api.create.mock.calls[call] ?? [];
  return [ANA, BEN].map(({ id }) => requestKeyOf(id));
};

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00.000Z'), toFake: ['Date'] });
  api.create.mockResolvedValue([]);
});

it('adds one task per athlete, with a key per athlete that stays for another attempt', async () => {
  api.create.mockResolvedValueOnce([{ athlete: BEN, error: new TypeError('no network') }]);
  const { person } = renderScreen(<SelectedTaskDialog athletes={[ANA, BEN]} onClose={onClose} />);
  await person.type(screen.getByRole('textbox', { name: 'Task' }), 'Check posing videos');
  await person.click(screen.getByRole('button', { name: 'Add 2 tasks' }));
  expect(await screen.findByText(/^Not added for: Ben\./)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Add 2 tasks' }));
  expect(api.create.mock.calls.map(([call]) => call)).toMatchObject([
    { athletes: [ANA, BEN], body: { text: 'Check posing videos', dueOn: '2026-11-21' } },
    { athletes: [BEN] },
  ]);
  expect(keysOf(0)).toEqual(keysOf(1));
  expect(new Set(keysOf(0)).size).toBe(2);
  expect(showToast.mock.lastCall?.[0]).toMatchObject({ title: 'Tasks added' });
  expect(onClose.mock.calls).toEqual([[true]]);
});

it('uses other keys once the task says something else', async () => {
  api.create.mockResolvedValueOnce([{ athlete: BEN, error: new TypeError('no network') }]);
  const { person } = renderScreen(<SelectedTaskDialog athletes={[ANA, BEN]} onClose={onClose} />);
  await person.type(screen.getByRole('textbox', { name: 'Task' }), 'Call');
  await person.click(screen.getByRole('button', { name: 'Add 2 tasks' }));
  await screen.findByText(/^Not added for: Ben\./);
  await person.type(screen.getByRole('textbox', { name: 'Task' }), ' again');
  await person.click(screen.getByRole('button', { name: 'Add 2 tasks' }));
  expect(keysOf(0)).not.toEqual(keysOf(1));
});
