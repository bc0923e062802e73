import { calls } from 'virtual:contract-calls';
import { InfiniteQueryObserver, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { endpointPages } from '../../lib/endpoint-query.ts';
import { drawHook } from '../../lib/testing/draw-hook.ts';
import { AddNote } from './add-note.tsx';
import { useRefetchNote } from './api.ts';
import { EditNote } from './note-row.tsx';

vi.mock('../../lib/use-single-flight.ts', () => ({
  useSingleFlight: () => ({ busy: true, run: vi.fn() }),
}));
// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({
  calls: new Proxy({}, { get: (_, name) => ({ method: 'POST', path: `/api/${String(name)}` }) }),
}));

const draw = (form: ReactElement) =>
  renderToString(createElement(QueryClientProvider, { client: new QueryClient() }, form));

const noteOf = (content: string) => ({
  ...{ id: 'n', content, version: 2, pinned: false },
  ...{ createdAt: '2026-11-01T10:00:00.000Z', updatedAt: '2026-11-02T10:00:00.000Z' },
});

it('makes a note read-only while it is being saved', () => {
  expect(draw(createElement(AddNote, { athleteId: 'ana' }))).toMatch(/<textarea[^>]* readOnly/);
  const draft = { text: 'Sleeps badly', version: 1 };
  const handlers = { onWrite: vi.fn(), onDone: vi.fn() };
  const edit = createElement(EditNote, {
    athleteId: 'ana',
    note: noteOf('Sleeps'),
    draft,
    ...handlers,
  });
  expect(draw(edit)).toMatch(/<textarea[^>]* readOnly/);
});

it('refetches a note that another device changed', async () => {
  const client = new QueryClient();
  let content = 'Sleeps badly';
  vi.stubGlobal('fetch', async () => Response.json({ notes: [noteOf(content)], nextCursor: null }));
  const input = { params: { userId: 'ana' }, query: { limit: 20 } };
  const shown = new InfiniteQueryObserver(client, endpointPages(calls.listCoachNotes, input));
  onTestFinished(shown.subscribe(() => undefined));
  await expect.poll(() => shown.getCurrentResult().isSuccess).toBe(true);
  const refetch = drawHook(client, () => useRefetchNote('ana', 'n'));
  content = 'Sleeps well again';
  expect(await refetch()).toMatchObject({ content, version: 2 });
});
