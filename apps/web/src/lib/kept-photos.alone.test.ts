import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  dropPhoto,
  dropPhotosOf,
  type KeptPhoto,
  keepPhoto,
  keptPhotos,
  movePhotos,
} from './kept-photos.ts';

const photo = (key: string, at: number): KeptPhoto => ({
  ...{ key, at, userId: 'ana', pose: 'front', takenOn: '2026-11-20' },
  file: new File(['picture'], 'front.jpg', { type: 'image/jpeg' }),
});
const keys = async () => (await keptPhotos('ana')).map(({ key }) => key);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => vi.restoreAllMocks());

/** Holds the next opening of the store up. @returns what waits until it was asked for, and what lets it go on */
function holdNextOpening() {
  const real = indexedDB.open.bind(indexedDB);
  let letGoOn: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    vi.spyOn(indexedDB, 'open').mockImplementationOnce((...named) => {
      const held = {} as { -readonly [Key in keyof IDBOpenDBRequest]: IDBOpenDBRequest[Key] };
      letGoOn = () => {
        const opening = real(...named);
        opening.onsuccess = (event) => {
          held.result = opening.result;
          held.onsuccess?.(event);
        };
      };
      resolve();
      return held;
    });
  });
  return { begun, goOn: () => letGoOn() };
}

/** Opens the store beside everything else: what was asked of it before and is not held up is done then. */
const openBeside = () =>
  new Promise((resolve) => {
    const opening = indexedDB.open('posedown.photos');
    opening.onsuccess = () => {
      const counting = opening.result.transaction('photos').objectStore('photos').count();
      counting.onsuccess = () => resolve(opening.result.close());
    };
  });

it('keeps photos in the order in which they were chosen, for their own person', async () => {
  await keepPhoto(photo('two', 2));
  await keepPhoto(photo('one', 1));
  expect(await keys()).toEqual(['one', 'two']);
  expect(await keptPhotos('ben')).toEqual([]);
  expect(await keys()).toEqual([]);
});

it('leaves what somebody has asked to save to them, for a fortnight, whoever reads or logs out meanwhile', async () => {
  const now = Date.now();
  await keepPhoto({ ...photo('asked', now), askedOn: '2026-11-20' });
  await keepPhoto(photo('chosen', now));
  await keepPhoto({ ...photo('ben’s', now), userId: 'ben', askedOn: '2026-11-20' });
  expect((await keptPhotos('ben')).map(({ key }) => key)).toEqual(['ben’s']);
  await dropPhotosOf('ben');
  expect(await keptPhotos('ben')).toEqual([]);
  expect(await keys()).toEqual(['asked']);
  vi.spyOn(Date, 'now').mockReturnValue(now + 15 * 86_400_000);
  expect(await keys()).toEqual(['asked']);
  await keptPhotos('ben');
  expect(await keys()).toEqual([]);
});

it('deletes all of somebody’s photos when they log out', async () => {
  await keepPhoto({ ...photo('asked', 1), askedOn: '2026-11-20' });
  await keepPhoto(photo('chosen', 2));
  await dropPhotosOf('ana');
  expect(await keys()).toEqual([]);
});

it('does not put back what was let go of while it was being kept', async () => {
  await keepPhoto(photo('other', 1));
  const { begun, goOn } = holdNextOpening();
  const kept = keepPhoto(photo('one', 2));
  const dropped = dropPhoto('one');
  await begun;
  await openBeside();
  goOn();
  await Promise.all([kept, dropped]);
  expect(await keys()).toEqual(['other']);
});

it('gives what waits in one place to another, for its own person alone and before it is looked for there', async () => {
  const at = Date.now();
  await keepPhoto({ ...photo('one', at), place: 'old' });
  await keepPhoto({ ...photo('two', at), place: 'other' });
  void movePhotos('ben', 'old', 'bens');
  void movePhotos('ana', 'old', 'new');
  expect((await keptPhotos('ana', 'new')).map(({ key }) => key)).toEqual(['one']);
  expect(await keptPhotos('ana', 'old')).toEqual([]);
  expect((await keptPhotos('ana', 'other')).map(({ key }) => key)).toEqual(['two']);
});
