import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  dropPhoto,
  dropPhotosOf,
  movePhotos,
  type PendingPhoto,
  pendingPhotos,
  storePendingPhoto,
} from './pending-photos.ts';

const photo = (key: string, at: number): PendingPhoto => ({
  ...{ key, at, userId: 'ana', pose: 'front', takenOn: '2026-11-20' },
  file: new File(['picture'], 'front.jpg', { type: 'image/jpeg' }),
});
const keys = async () => (await pendingPhotos('ana')).map(({ key }) => key);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => vi.restoreAllMocks());

/**
 * Delays the next opening of the store. @returns a promise that resolves when it was requested,
 * and a function that lets it continue
 */
function delayNextOpening() {
  const real = indexedDB.open.bind(indexedDB);
  let release: () => void = () => undefined;
  const requested = new Promise<void>((resolve) => {
    vi.spyOn(indexedDB, 'open').mockImplementationOnce((...named) => {
      const handlers = {} as { -readonly [Key in keyof IDBOpenDBRequest]: IDBOpenDBRequest[Key] };
      release = () => {
        const opening = real(...named);
        opening.onsuccess = (event) => {
          handlers.result = opening.result;
          handlers.onsuccess?.(event);
        };
      };
      resolve();
      return handlers;
    });
  });
  return { begun: requested, goOn: () => release() };
}

/** Opens the store concurrently: earlier operations that aren't delayed are done then. */
const openBeside = () =>
  new Promise((resolve) => {
    const opening = indexedDB.open('posedown.photos');
    opening.onsuccess = () => {
      const counting = opening.result.transaction('photos').objectStore('photos').count();
      counting.onsuccess = () => resolve(opening.result.close());
    };
  });

it('keeps photos in order for their owner', async () => {
  await storePendingPhoto(photo('two', 2));
  await storePendingPhoto(photo('one', 1));
  expect(await keys()).toEqual(['one', 'two']);
  expect(await pendingPhotos('ben')).toEqual([]);
  expect(await keys()).toEqual([]);
});

it('keeps photos that someone asked to save for two weeks, even if others log in or out', async () => {
  const now = Date.now();
  await storePendingPhoto({ ...photo('asked', now), askedOn: '2026-11-20' });
  await storePendingPhoto(photo('chosen', now));
  await storePendingPhoto({ ...photo('ben’s', now), userId: 'ben', askedOn: '2026-11-20' });
  expect((await pendingPhotos('ben')).map(({ key }) => key)).toEqual(['ben’s']);
  await dropPhotosOf('ben');
  expect(await pendingPhotos('ben')).toEqual([]);
  expect(await keys()).toEqual(['asked']);
  vi.spyOn(Date, 'now').mockReturnValue(now + 15 * 86_400_000);
  expect(await keys()).toEqual(['asked']);
  await pendingPhotos('ben');
  expect(await keys()).toEqual([]);
});

it('deletes a person’s photos when they log out', async () => {
  await storePendingPhoto({ ...photo('asked', 1), askedOn: '2026-11-20' });
  await storePendingPhoto(photo('chosen', 2));
  await dropPhotosOf('ana');
  expect(await keys()).toEqual([]);
});

it('doesn’t restore a photo removed while it was being stored', async () => {
  await storePendingPhoto(photo('other', 1));
  const { begun, goOn } = delayNextOpening();
  const stored = storePendingPhoto(photo('one', 2));
  const dropped = dropPhoto('one');
  await begun;
  await openBeside();
  goOn();
  await Promise.all([stored, dropped]);
  expect(await keys()).toEqual(['other']);
});

it('moves photos between places, only for their own user and before the new place is read', async () => {
  const at = Date.now();
  await storePendingPhoto({ ...photo('one', at), place: 'old' });
  await storePendingPhoto({ ...photo('two', at), place: 'other' });
  void movePhotos('ben', 'old', 'bens');
  void movePhotos('ana', 'old', 'new');
  expect((await pendingPhotos('ana', 'new')).map(({ key }) => key)).toEqual(['one']);
  expect(await pendingPhotos('ana', 'old')).toEqual([]);
  expect((await pendingPhotos('ana', 'other')).map(({ key }) => key)).toEqual(['two']);
});
