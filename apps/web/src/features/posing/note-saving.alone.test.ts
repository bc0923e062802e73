import type { PoseSession } from '@posedown/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { NoteForm } from './note-form.tsx';

vi.mock('../../lib/use-single-flight.ts', () => ({
  useSingleFlight: () => ({ busy: true, run: vi.fn() }),
}));
// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({
  calls: new Proxy({}, { get: (_, name) => ({ method: 'POST', path: `/api/${String(name)}` }) }),
}));

it('locks the field and the cancel button while the notes are being saved', () => {
  const draft = JSON.stringify({ text: 'Open the lats', version: 1 });
  vi.stubGlobal('sessionStorage', { getItem: () => draft });
  const session = { id: 's', userId: 'ana', version: 1, coachNotes: null } as PoseSession;
  const form = createElement(NoteForm, { session, athleteName: 'Ana' });
  const client = new QueryClient();
  const html = renderToString(createElement(QueryClientProvider, { client }, form));
  expect(html).toMatch(/<textarea[^>]* readOnly/);
  expect(html).toMatch(/<button[^>]* disabled=""[^>]*><span[^>]*>Cancel/);
});
