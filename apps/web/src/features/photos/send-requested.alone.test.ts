import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setActiveUser } from '../../lib/api-client.ts';
import { ApiError } from '../../lib/api-error.ts';
import { type PendingPhoto, pendingPhotos, storePendingPhoto } from '../../lib/pending-photos.ts';
import { createPace } from './pace.ts';
import { sendRequestedPhotos } from './send-requested.ts';

const send = vi.hoisted(() => vi.fn());
vi.mock('../../lib/send-photo.ts', () => ({ sendPhoto: send }));
vi.mock('../../ui/photo/shrink-photo.ts', () => ({ shrinkPhoto: async (file: File) => file }));
vi.mock('../../ui/toast/show-toast.ts', () => ({ showToast: async () => undefined }));
vi.mock('./api.ts', () => ({ refreshPhotos: async () => undefined }));

const PHOTO = { userId: 'ana', pose: 'front', takenOn: '2026-11-20' } as const;
const file = () => new File(['picture'], 'front.jpg', { type: 'image/jpeg' });

async function storePending(...photos: Pick<PendingPhoto, 'key' | 'askedOn'>[]): Promise<void> {
  for (const [at, photo] of photos.entries()) {
    await storePendingPhoto({ ...PHOTO, file: file(), at, ...photo });
  }
}
const keys = async () => (await pendingPhotos('ana')).map(({ key }) => key);
let nowMs = 0;
let pace = createPace();
const sendAll = () => sendRequestedPhotos(new QueryClient(), 'ana', pace);
const sentKeys = () => send.mock.calls.map(([, { requestKey }]) => requestKey);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  nowMs = 0;
  pace = createPace(() => nowMs);
  setActiveUser(() => 'ana');
});
afterEach(() => {
  setActiveUser(() => undefined);
  send.mockReset();
});

it('sends requested photos with their chosen day, and leaves photos that were only selected', async () => {
  await storePending(
    { key: 'one', askedOn: '2026-11-19' },
    { key: 'chosen' },
    { key: 'two', askedOn: '2026-11-19' },
  );
  await sendAll();
  expect(sentKeys()).toEqual(['one', 'two']);
  expect(send.mock.calls[0]?.[1]).toMatchObject({ purpose: 'progress', date: '2026-11-19' });
  expect(await keys()).toEqual(['chosen']);
});

it('keeps their order until the server is reached', async () => {
  send.mockRejectedValueOnce(new TypeError('no network'));
  await storePending({ key: 'one', askedOn: '2026-11-19' }, { key: 'two', askedOn: '2026-11-19' });
  await sendAll();
  expect([sentKeys(), await keys()]).toEqual([['one'], ['one', 'two']]);
  await sendAll();
  expect(await keys()).toEqual([]);
});

it('skips a photo that the server rejects, and sends the others', async () => {
  const code = 'invalid_input';
  send.mockRejectedValueOnce(new ApiError(400, JSON.stringify({ error: 'No picture.', code }), ''));
  await storePending({ key: 'one', askedOn: '2026-11-19' }, { key: 'two', askedOn: '2026-11-19' });
  await sendAll();
  await sendAll();
  expect(sentKeys()).toEqual(['one', 'two']);
  expect(await keys()).toEqual(['one']);
});

it('respects the server’s retry-after', async () => {
  const code = 'too_many_requests';
  const answer = JSON.stringify({ error: 'Tomorrow, please.', code });
  send.mockRejectedValueOnce(new ApiError(429, answer, '', '3600'));
  await storePending({ key: 'one', askedOn: '2026-11-19' }, { key: 'two', askedOn: '2026-11-19' });
  await sendAll();
  nowMs = 3_599_999;
  await sendAll();
  expect([sentKeys(), await keys()]).toEqual([['one'], ['one', 'two']]);
  nowMs = 3_600_000;
  await sendAll();
  expect([sentKeys(), await keys()]).toEqual([['one', 'one', 'two'], []]);
});

it('does not retry a photo that is too large for a proxy', async () => {
  send.mockRejectedValueOnce(new ApiError(413, '<h1>Too Large</h1>', ''));
  await storePending({ key: 'one', askedOn: '2026-11-19' });
  await sendAll();
  await sendAll();
  expect([sentKeys(), await keys()]).toEqual([['one'], ['one']]);
});

it('sends nothing in the session of someone else', async () => {
  await storePending({ key: 'one', askedOn: '2026-11-19' });
  setActiveUser(() => 'ben');
  await sendAll();
  expect([sentKeys(), await keys()]).toEqual([[], ['one']]);
});
