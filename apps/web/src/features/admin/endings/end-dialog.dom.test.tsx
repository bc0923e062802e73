import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../lib/testing/render-screen.tsx';
import { EndDialog } from './end-dialog.tsx';

const api = vi.hoisted(() => ({ end: vi.fn() }));
vi.mock('./api.ts', () => ({ useEndCoaching: () => ({ isPending: false, mutate: api.end }) }));

const ANA = { id: 'a', name: 'Ana' };
const onClose = vi.fn();

beforeEach(() => {
  api.end.mockReset();
});

it('asks for the last day, and says when the coaching ends at once', async () => {
  const { person } = renderScreen(<EndDialog athlete={ANA} onClose={onClose} />);
  await person.click(screen.getByRole('button', { name: 'Plan the end' }));
  expect(screen.getByText('Choose the last day.')).toBeTruthy();
  await person.click(screen.getByRole('radio', { name: 'Now' }));
  expect(screen.queryByText('Choose the last day.')).toBeNull();
  await person.type(screen.getByRole('textbox', { name: /^Your last message to Ana/ }), 'Bye!');
  await person.click(screen.getByRole('button', { name: 'End coaching now' }));
  expect(api.end.mock.calls.map(([body]) => body)).toEqual([
    { lastDay: null, note: '', message: 'Bye!' },
  ]);
});

it('starts with the planned end, and sends no empty message', async () => {
  const planned = { lastDay: '2026-12-24', note: 'Moves abroad.' };
  const { person } = renderScreen(<EndDialog athlete={ANA} planned={planned} onClose={onClose} />);
  await person.click(screen.getByRole('button', { name: 'Plan the end' }));
  expect(api.end.mock.calls.map(([body]) => body)).toEqual([planned]);
});
