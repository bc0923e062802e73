import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { renderScreen } from '../../../lib/testing/render-screen.tsx';
import { TagsRow } from './tags-row.tsx';

const api = vi.hoisted(() => ({ change: vi.fn(), tags: [] as string[] }));
const toasts = vi.hoisted(() => ({ showError: vi.fn(), showUndoable: vi.fn() }));
vi.mock('../../../ui/toast/show-error.ts', () => ({ showError: toasts.showError }));
vi.mock('../../../ui/toast/show-undoable.ts', () => ({ showUndoable: toasts.showUndoable }));
vi.mock('../api.ts', () => ({
  useAthleteTags: () => ({ data: { tags: api.tags } }),
  useAllTags: () => ({ data: { tags: ['Online', 'Shift work'].map((tag) => ({ tag })) } }),
  useChangeTag: () => ({ mutateAsync: api.change }),
}));

beforeEach(() => {
  vi.clearAllMocks();
  api.tags = ['Online'];
  api.change.mockImplementation(({ tag }) => Promise.resolve({ tag, changed: [] }));
});

async function openBox() {
  const view = renderScreen(<TagsRow athleteId="a" name="Ana" />);
  await view.person.click(screen.getByRole('button', { name: 'Add tag' }));
  return { ...view, box: await screen.findByRole('combobox', { name: 'New tag' }) };
}

it('adds a new tag with Enter and returns the focus', async () => {
  const { person, box } = await openBox();
  await waitFor(() => expect(document.activeElement).toBe(box));
  await person.type(box, ' First prep {Enter}');
  expect(api.change.mock.lastCall).toEqual([{ action: 'add', tag: 'First prep' }]);
  const add = await screen.findByRole('button', { name: 'Add tag' });
  await waitFor(() => expect(document.activeElement).toBe(add));
});

it('suggests the coach’s other tags', async () => {
  const { box } = await openBox();
  const { list } = box as HTMLInputElement;
  expect([...(list?.querySelectorAll('option') ?? [])].map(({ value }) => value)).toEqual([
    'Shift work',
  ]);
});

it('keeps what was typed after a failure, and closes with Escape', async () => {
  api.change.mockRejectedValueOnce(new ApiError(503, '', 'Unavailable'));
  const { person, box } = await openBox();
  await person.type(box, 'Travels{Enter}');
  await waitFor(() => expect(toasts.showError).toHaveBeenCalledOnce());
  expect((box as HTMLInputElement).value).toBe('Travels');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});

it('removes a tag, with undo', async () => {
  const { person } = renderScreen(<TagsRow athleteId="a" name="Ana" />);
  await person.click(screen.getByRole('button', { name: 'Remove tag Online' }));
  expect(api.change.mock.lastCall).toEqual([{ action: 'remove', tag: 'Online' }]);
  await waitFor(() => expect(toasts.showUndoable).toHaveBeenCalledOnce());
  await toasts.showUndoable.mock.lastCall?.[0].undo();
  expect(api.change.mock.lastCall).toEqual([{ action: 'add', tag: 'Online' }]);
});
