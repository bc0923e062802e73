import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { FolderStore } from './folder-store.ts';
import { describeFileStore } from './testing/file-store-contract.ts';

const parent = mkdtempSync(join(tmpdir(), 'posedown-store-'));
afterAll(() => rmSync(parent, { recursive: true }));

let count = 0;
const open = async () => {
  count += 1;
  return new FolderStore(join(parent, `${count}`, 'uploads'));
};

describe('files in a folder', () => {
  describeFileStore(open);

  it('leave nothing unfinished behind if writing fails', async () => {
    const store = await open();
    mkdirSync(join(store.folder, 'photos/ana/one.webp'), { recursive: true });
    await expect(store.store('photos/ana/one.webp', Buffer.from('x'))).rejects.toThrow();
    expect(readdirSync(join(store.folder, 'photos/ana'))).toEqual(['one.webp']);
  });

  it('keep the content of the first of several processes', async () => {
    const { folder } = await open();
    const processes = Array.from({ length: 8 }, () => new FolderStore(folder));
    const seen = await Promise.all(
      processes.map(async (store, index) => {
        await store.storeNew('installation', Buffer.from(`from process ${index}`));
        return String(await store.read('installation'));
      }),
    );
    expect(seen[0]).toMatch(/^from process \d$/);
    expect([...new Set(seen)]).toHaveLength(1);
    expect(readdirSync(folder)).toEqual(['installation']);
  });

  it('include unfinished ones in lists', async () => {
    const store = await open();
    await store.store('photos/ana/one.webp', Buffer.from('x'));
    writeFileSync(join(store.folder, 'photos/ana/.two.webp'), 'half');
    const names: string[] = [];
    for await (const { name } of store.files('photos')) names.push(name);
    expect(names.sort()).toEqual(['photos/ana/.two.webp', 'photos/ana/one.webp']);
  });
});
