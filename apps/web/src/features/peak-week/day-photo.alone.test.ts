import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { DayPhoto } from './day-photo.tsx';

const uploads = vi.hoisted(() => ({ photos: [], add: vi.fn(), remove: vi.fn(), retry: vi.fn() }));
const used = vi.hoisted(() => vi.fn(() => uploads));
vi.mock('../../ui/photo/use-photo-uploads.ts', () => ({ usePhotoUploads: used }));
// Generated from the contract by the build.
vi.mock('virtual:contract-calls', () => ({
  calls: new Proxy({}, { get: (_, name) => ({ method: 'POST', path: `/api/${String(name)}` }) }),
}));

function placeOf(competitionId: string, date: string) {
  const client = new QueryClient();
  const day = { userId: 'ana', competitionId, date, photo: null, mayLog: true, isOfToday: true };
  renderToString(createElement(QueryClientProvider, { client }, createElement(DayPhoto, day)));
  return (used.mock.lastCall as unknown as [{ place: string }])[0].place;
}

it('stores a photo per show and day, since two shows within two weeks share days', () => {
  const first = placeOf('first', '2026-11-24');
  expect(placeOf('first', '2026-11-24')).toBe(first);
  expect(placeOf('second', '2026-11-24')).not.toBe(first);
  expect(placeOf('first', '2026-11-25')).not.toBe(first);
});
