import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { AddNote } from './add-note.tsx';
import { EditNote } from './edit-note.tsx';

vi.mock('../../lib/use-single-flight.ts', () => ({
  useSingleFlight: () => ({ busy: true, run: vi.fn() }),
}));
// The build writes them out of the contract.
vi.mock('virtual:contract-calls', () => ({
  calls: new Proxy({}, { get: (_, name) => ({ method: 'POST', path: `/api/${String(name)}` }) }),
}));

const draw = (form: ReactElement) =>
  renderToString(createElement(QueryClientProvider, { client: new QueryClient() }, form));

it('takes no more words of a note that is being saved: they would go with its form', () => {
  expect(draw(createElement(AddNote, { athleteId: 'ana' }))).toMatch(/<textarea[^>]* readOnly/);
  const draft = { text: 'Sleeps badly', version: 1 };
  const ways = { onWrite: vi.fn(), onDone: vi.fn() };
  const edit = createElement(EditNote, { athleteId: 'ana', noteId: 'n', draft, ...ways });
  expect(draw(edit)).toMatch(/<textarea[^>]* readOnly/);
});
