import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { copyFiles } from './copy-files.ts';
import type { FileStore, StoredFile } from './file-store.ts';
import { FolderStore } from './folder-store.ts';
import { openS3Store } from './s3-store.ts';
import { openS3Server, type S3Server } from './testing/s3-server.ts';

const FILES = new Map(
  ['installation', ...Array.from({ length: 30 }, (_, n) => `photos/ana/${n}.webp`)].map((name) => [
    name,
    Buffer.from(`the content of ${name}`),
  ]),
);

const parent = mkdtempSync(join(tmpdir(), 'posedown-copy-'));
let server: S3Server;
let bucket: FileStore;
let folder: FolderStore;
let count = 0;
beforeAll(async () => {
  server = await openS3Server();
  bucket = await openS3Store(server.settings);
});
afterAll(async () => {
  await server.close();
  rmSync(parent, { recursive: true });
});
beforeEach(() => {
  server.objects.clear();
  count += 1;
  folder = new FolderStore(join(parent, String(count)));
});

/** A folder that stores so many files and then fails. */
class StoppingFolder extends FolderStore {
  left: number;
  constructor(folder: string, left: number) {
    super(folder);
    this.left = left;
  }
  override async store(name: string, content: Uint8Array) {
    if (this.left < 1) throw new Error('full');
    this.left -= 1;
    await super.store(name, content);
  }
}

async function fill(store: FileStore) {
  for (const [name, content] of FILES) await store.store(name, content);
}

async function contentsOf(store: FileStore) {
  const found = new Map<string, Buffer | null>();
  for await (const { name } of store.files()) found.set(name, await store.read(name));
  return new Map([...found].sort());
}

const expected = new Map([...FILES].sort());

it('copies every file there and back', async () => {
  await fill(folder);
  expect(await copyFiles(folder, bucket)).toEqual({ files: 31, copied: 31 });
  expect(await contentsOf(bucket)).toEqual(expected);
  const other = new FolderStore(join(parent, `${count}-back`));
  expect(await copyFiles(bucket, other)).toEqual({ files: 31, copied: 31 });
  expect(await contentsOf(other)).toEqual(expected);
  expect(await contentsOf(folder)).toEqual(expected);
});

it('resumes where it stopped', async () => {
  await fill(folder);
  // A folder, because a bucket may still store what its client gave up on.
  const other = new StoppingFolder(join(parent, `${count}-stopping`), 12);
  await expect(copyFiles(folder, other)).rejects.toThrow('full');
  other.left = Number.POSITIVE_INFINITY;
  expect(await copyFiles(folder, other)).toEqual({ files: 31, copied: 31 - 12 });
  expect(await copyFiles(folder, other)).toEqual({ files: 31, copied: 0 });
  expect(await contentsOf(other)).toEqual(expected);
});

it('reports an unavailable bucket', async () => {
  await fill(folder);
  server.fail({ status: 503, code: 'SlowDown' }, { method: 'PUT' });
  await expect(copyFiles(folder, bucket)).rejects.toMatchObject({ code: 'unavailable' });
  server.repair();
});

it('replaces a copy that differs, and finds one that still does', async () => {
  await fill(folder);
  await bucket.store('photos/ana/3.webp', Buffer.from('half'));
  expect((await copyFiles(folder, bucket)).copied).toBe(31);
  expect(await contentsOf(bucket)).toEqual(expected);
  class Forgetful extends FolderStore {
    override store = (name: string) => super.store(name, Buffer.from('other'));
  }
  const forgetful = new Forgetful(join(parent, `${count}-forgetful`));
  await expect(copyFiles(folder, forgetful)).rejects.toMatchObject({ code: 'copy_differs' });
});

it('also copies files that a running server adds during the copy', async () => {
  await fill(folder);
  class Running extends FolderStore {
    #isFirst = true;
    override async *files(within = '') {
      const found: StoredFile[] = [];
      for await (const file of super.files(within)) found.push(file);
      if (this.#isFirst) await this.store('photos/ben/new.webp', Buffer.from('new'));
      this.#isFirst = false;
      yield* found;
    }
  }
  const running = new Running(folder.folder);
  expect(await copyFiles(running, bucket)).toEqual({ files: 32, copied: 32 });
});

it('refuses to mix the files of two databases', async () => {
  await fill(folder);
  await bucket.store('installation', Buffer.from('another'));
  await expect(copyFiles(folder, bucket)).rejects.toMatchObject({ code: 'target_not_empty' });
  expect([...server.objects.keys()]).toEqual(['installation']);
});

it('skips unfinished files, and names that lead out of the folder', async () => {
  await fill(folder);
  writeFileSync(join(folder.folder, 'photos/ana/.unfinished.webp'), 'half');
  await copyFiles(folder, bucket);
  expect(server.objects.size).toBe(31);
  const evil = { content: Buffer.from('x'), writtenAt: new Date() };
  server.objects.set('../../evil.webp', evil);
  server.objects.set('photos/../../evil.webp', evil);
  const other = new FolderStore(join(parent, `${count}-other`));
  expect((await copyFiles(bucket, other)).files).toBe(31);
});
