import type { CoachNote } from '@posedown/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../lib/testing/render-screen.tsx';
import { Communication } from './communication.tsx';

const api = vi.hoisted(() => ({ notes: [] as CoachNote[], pin: vi.fn() }));
vi.mock('./api.ts', () => ({
  useNotes: (_: string, search: string) => {
    const notes = api.notes.filter(({ content }) => content.includes(search));
    return { data: { pages: [{ notes }] }, isPending: false, hasNextPage: false };
  },
  usePinNote: (_: string, id: string) => ({
    isPending: false,
    mutate: (pinned: boolean) => api.pin(id, pinned),
  }),
  useAddNote: () => ({}),
  useChangeNote: () => ({}),
  useDeleteNote: () => ({}),
  useRefetchNote: () => vi.fn(),
}));

const note = (id: string, content: string, pinned = false): CoachNote => ({
  ...{ id, content, pinned, version: 1 },
  ...{ createdAt: `2026-11-0${id}T10:00:00.000Z`, updatedAt: `2026-11-0${id}T10:00:00.000Z` },
});

beforeEach(() => {
  api.pin.mockReset();
  api.notes = [note('1', 'Left knee.', true), note('2', 'Night shifts.')];
});

const row = (text: string) =>
  within(screen.getByText(text).closest('li') ?? document.createElement('li'));

it('pins a note, and unpins a pinned one', async () => {
  const { person } = renderScreen(<Communication athleteId="a" latest={null} />);
  expect(row('Left knee.').getByText(/^Pinned/)).toBeTruthy();
  await person.click(row('Left knee.').getByRole('button', { name: /^Unpin/ }));
  await person.click(row('Night shifts.').getByRole('button', { name: /^Pin/ }));
  expect(api.pin.mock.calls).toEqual([
    ['1', false],
    ['2', true],
  ]);
});

it('searches from five notes on, and keeps the field without results', async () => {
  const view = renderScreen(<Communication athleteId="a" latest={null} />);
  expect(screen.queryByRole('textbox', { name: 'Search notes' })).toBeNull();
  view.unmount();
  api.notes = [...api.notes, ...['3', '4', '5'].map((id) => note(id, `Note ${id}.`))];
  const { person } = renderScreen(<Communication athleteId="a" latest={null} />);
  const field = screen.getByRole('textbox', { name: 'Search notes' });
  await person.type(field, 'knee');
  await waitFor(() => expect(screen.queryByText('Night shifts.')).toBeNull());
  expect(screen.getByText('Left knee.')).toBeTruthy();
  await person.type(field, 'xyz');
  await waitFor(() => expect(screen.getByText('No results')).toBeTruthy());
  await person.clear(field);
  await waitFor(() => expect(screen.getByText('Night shifts.')).toBeTruthy());
});
