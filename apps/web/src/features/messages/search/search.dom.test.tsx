import type { MessageMatch } from '@posedown/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api-error.ts';
import { renderScreen } from '../../../lib/testing/render-screen.tsx';
import { MatchList } from './match-list.tsx';
import { SearchDialog } from './search-dialog.tsx';

const api = vi.hoisted(() => ({ list: {} as object, search: vi.fn() }));
vi.mock('../../../lib/auth-context.ts', () => ({ useSignedInUser: () => ({ id: 'coach' }) }));
vi.mock('./api.ts', () => ({
  useMessageSearch: (q: string, athleteId?: string) => {
    api.search(q, athleteId);
    return { isPending: false, hasNextPage: false, refetch: vi.fn(), ...api.list };
  },
}));

const match: MessageMatch = {
  ...{ id: 'm1', athleteId: 'ana', name: 'Ana', fromUserId: 'ana' },
  ...{ createdAt: '2026-11-02T10:00:00.000Z', excerpt: 'Left KNEES hurt.' },
};
const found = (...matches: MessageMatch[]) => ({ data: { pages: [{ matches }] } });

beforeEach(() => {
  api.search.mockReset();
  api.list = found(match);
});

it('marks the found words, and links to the message with the filters of the inbox', () => {
  api.list = found(match, { ...match, id: 'm2', fromUserId: 'coach' });
  renderScreen(<MatchList q="knee" query={{ q: 'knee' }} />);
  expect(screen.getAllByText('KNEES')[0]?.tagName).toBe('MARK');
  const [theirs, own] = screen.getAllByRole('link');
  expect(theirs?.getAttribute('href')).toBe('/messages/ana?q=knee&message=m1');
  expect([theirs?.textContent, own?.textContent]).toEqual([
    expect.stringMatching(/^Ana.*Left KNEES hurt\.$/),
    expect.stringMatching(/^Ana.*You: Left KNEES hurt\.$/),
  ]);
});

it('says when nothing is found, loading, or offline', () => {
  api.list = found();
  const { rerender } = renderScreen(<MatchList q="knee" />);
  expect(screen.getByText('No message has words like “knee”.')).toBeTruthy();
  api.list = { isPending: true };
  rerender(<MatchList q="knees" />);
  expect(screen.getByLabelText('Searching the messages')).toBeTruthy();
  api.list = { error: new TypeError('offline') };
  rerender(<MatchList q="kneel" />);
  expect(screen.getByText('Try again when you’re online.')).toBeTruthy();
  api.list = { error: new ApiError(500, '{"code":"internal"}', '') };
  rerender(<MatchList q="kneels" />);
  expect(screen.getByText('We couldn’t search the messages.')).toBeTruthy();
});

it('searches one thread from two characters on, once typing pauses, and closes on a tap', async () => {
  const onClose = vi.fn();
  const { person } = renderScreen(<SearchDialog athleteId="ana" onClose={onClose} />);
  const field = screen.getByRole('searchbox', { name: 'Words in a message' });
  await person.type(field, 'k');
  expect(screen.getByText('Type at least two characters.')).toBeTruthy();
  await person.type(field, 'nee');
  await waitFor(() => expect(screen.getByRole('link')).toBeTruthy());
  expect(new Set(api.search.mock.calls.map(([q]) => q))).toEqual(new Set(['knee']));
  expect(api.search).toHaveBeenLastCalledWith('knee', 'ana');
  await person.click(screen.getByRole('link'));
  expect(onClose).toHaveBeenCalledTimes(1);
});
