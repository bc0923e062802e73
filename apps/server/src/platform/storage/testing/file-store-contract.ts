import { expect, it } from 'vitest';
import type { FileStore, StoredFile } from '../file-store.ts';

const CONTENT = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 251));

/** What every file store guarantees. @param open gives an empty one */
export function describeFileStore(open: () => Promise<FileStore>) {
  const list = async (store: FileStore, folder?: string) => {
    const found: StoredFile[] = [];
    for await (const file of store.files(folder)) found.push(file);
    return found.sort((one, two) => (one.name < two.name ? -1 : 1));
  };
  const namesIn = async (store: FileStore, folder?: string) =>
    (await list(store, folder)).map(({ name }) => name);

  it('returns what was stored, byte for byte', async () => {
    const store = await open();
    await store.store('photos/ana/one.webp', CONTENT);
    expect((await store.read('photos/ana/one.webp'))?.equals(CONTENT)).toBe(true);
    await store.store('photos/ana/empty.webp', Buffer.alloc(0));
    expect(await store.read('photos/ana/empty.webp')).toHaveLength(0);
  });

  it('has no file before it is stored and after it is removed', async () => {
    const store = await open();
    expect(await store.read('photos/ana/one.webp')).toBeNull();
    await store.store('photos/ana/one.webp', CONTENT);
    await store.remove('photos/ana/one.webp');
    await store.remove('photos/ana/one.webp');
    expect(await store.read('photos/ana/one.webp')).toBeNull();
  });

  it('stores a new file unless it exists', async () => {
    const store = await open();
    await store.storeNew('installation', Buffer.from('one'));
    await store.storeNew('installation', Buffer.from('two'));
    expect(String(await store.read('installation'))).toBe('one');
    expect(await namesIn(store)).toEqual(['installation']);
  });

  it('lists files with size and time, and folders', async () => {
    const store = await open();
    const before = Date.now() - 2000;
    for (const name of ['installation', 'photos/ana/one.webp', 'photos/ben/two.webp']) {
      await store.store(name, CONTENT.subarray(0, name.length));
    }
    expect(await namesIn(store)).toEqual([
      'installation',
      'photos/ana/one.webp',
      'photos/ben/two.webp',
    ]);
    const [one, ...more] = await list(store, 'photos/ana');
    expect([one?.name, one?.bytes, more]).toEqual(['photos/ana/one.webp', 19, []]);
    expect(one?.writtenAt.getTime()).toBeGreaterThan(before);
    expect((await store.folders('photos')).sort()).toEqual(['ana', 'ben']);
  });

  it('lists a missing folder as empty', async () => {
    const store = await open();
    expect(await list(store, 'photos')).toEqual([]);
    expect(await store.folders('photos')).toEqual([]);
    await store.check();
  });

  it('lists folders of any size', async () => {
    const store = await open();
    const names = Array.from({ length: 120 }, (_, n) => `photos/${n}/${n}.webp`);
    for (const name of names) await store.store(name, CONTENT.subarray(0, 1));
    expect(await namesIn(store, 'photos')).toEqual(names.sort());
    expect(await store.folders('photos')).toHaveLength(120);
  });

  it('removes a folder without its neighbors', async () => {
    const store = await open();
    for (const name of ['photos/ana/one.webp', 'photos/ana/two.webp', 'photos/anabel/one.webp']) {
      await store.store(name, CONTENT);
    }
    await store.removeFolder('photos/ana');
    await store.removeFolder('photos/ana');
    expect(await namesIn(store)).toEqual(['photos/anabel/one.webp']);
    expect(await store.folders('photos')).toEqual(['anabel']);
  });

  it('removes only empty folders as empty', async () => {
    const store = await open();
    await store.store('photos/ana/one.webp', CONTENT);
    await store.removeEmptyFolder('photos/ana');
    await store.removeEmptyFolder('photos/ben');
    expect(await store.folders('photos')).toEqual(['ana']);
    await store.remove('photos/ana/one.webp');
    await store.removeEmptyFolder('photos/ana');
    expect(await store.folders('photos')).toEqual([]);
  });
}
