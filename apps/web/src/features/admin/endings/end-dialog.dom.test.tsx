import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../lib/testing/render-screen.tsx';
import { EndDialog } from './end-dialog.tsx';

const api = vi.hoisted(() => ({ end: vi.fn() }));
const showToast = vi.hoisted(() => vi.fn());
vi.mock('../../../ui/toast/show-toast.ts', () => ({ showToast }));
vi.mock('./api.ts', () => ({ useEndCoaching: () => ({ mutateAsync: api.end }) }));

const ANA = { id: 'a', name: 'Ana' };
const BEN = { id: 'b', name: 'Ben' };
const onClose = vi.fn();
const sent = () => api.end.mock.calls.map(([call]) => call);

beforeEach(() => {
  vi.clearAllMocks();
  api.end.mockResolvedValue([]);
});

it('asks for the last day, and says when the coaching ends at once', async () => {
  const { person } = renderScreen(<EndDialog athletes={[ANA]} onClose={onClose} />);
  await person.click(screen.getByRole('button', { name: 'Plan the end' }));
  expect(screen.getByText('Choose the last day.')).toBeTruthy();
  await person.click(screen.getByRole('radio', { name: 'Now' }));
  expect(screen.queryByText('Choose the last day.')).toBeNull();
  await person.type(screen.getByRole('textbox', { name: /^Your last message to Ana/ }), 'Bye!');
  await person.click(screen.getByRole('button', { name: 'End coaching now' }));
  expect(sent()).toMatchObject([
    { athletes: [ANA], body: { lastDay: null, note: '', message: 'Bye!' } },
  ]);
  expect(showToast.mock.lastCall?.[0]).toMatchObject({ message: 'Find Ana under Former.' });
});

it('starts with the planned end, and sends no empty message', async () => {
  const planned = { lastDay: '2026-12-24', note: 'Moves abroad.' };
  const { person } = renderScreen(
    <EndDialog athletes={[ANA]} planned={planned} onClose={onClose} />,
  );
  await person.click(screen.getByRole('button', { name: 'Plan the end' }));
  expect(sent()).toMatchObject([{ body: planned }]);
  expect(sent()[0].body).not.toHaveProperty('message');
});

it('ends many, and after a failure only those who are left', async () => {
  api.end.mockResolvedValueOnce([{ athlete: BEN, error: new TypeError('no network') }]);
  const { person } = renderScreen(<EndDialog athletes={[ANA, BEN]} onClose={onClose} />);
  await person.click(screen.getByRole('radio', { name: 'Now' }));
  await person.click(screen.getByRole('button', { name: 'End coaching now' }));
  expect(await screen.findByText(/^Not ended: Ben\. We couldn’t reach the server/)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'End coaching now' }));
  expect(sent().map(({ athletes }) => athletes)).toEqual([[ANA, BEN], [BEN]]);
  expect(onClose.mock.calls).toEqual([[true]]);
});
