import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openEmptyPostgres } from '../platform/db/dump/testing/open-empty.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { openUploadsFolder } from '../platform/storage/open-file-store.ts';
import { openS3Server, type S3Server } from '../platform/storage/testing/s3-server.ts';
import { readSettings, type Settings } from '../settings.ts';
import { backUp } from './db-backup.ts';
import { restore } from './db-restore.ts';
import { moveFiles } from './files-move.ts';

const SERVER_URL = process.env.TEST_DATABASE_URL;
const FILES = new Map(
  Array.from({ length: 5 }, (_, n) => [`photos/ana/${n}.webp`, Buffer.from(`photo ${n}`)]),
);

let folder: string;
let bucket: S3Server;
/** Settings of the same data folder without and with the bucket. */
let onFolder: Settings;
let onBucket: Settings;

beforeAll(async () => {
  bucket = await openS3Server();
});
afterAll(() => bucket.close());
beforeEach(async () => {
  bucket.repair();
  bucket.objects.clear();
  folder = mkdtempSync(join(tmpdir(), 'posedown-files-'));
  onFolder = readSettings({ DATA_DIR: join(folder, 'data') });
  onBucket = { ...onFolder, s3: bucket.settings };
  const uploads = openUploadsFolder(onFolder);
  for (const [name, content] of FILES) await uploads.store(name, content);
  return () => rmSync(folder, { recursive: true });
});

const bucketContents = () =>
  new Map([...bucket.objects].map(([name, { content }]) => [name, content]));

function folderContents(dataDir: string) {
  const uploads = join(dataDir, 'uploads');
  const names = readdirSync(uploads, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(uploads, name)).isFile())
    .sort();
  return new Map(names.map((name) => [name, readFileSync(join(uploads, name))]));
}

describe('moving the files', () => {
  test('copies them into the bucket and back, and says what to do next', async () => {
    const there = await moveFiles(onBucket, 'to-s3');
    expect(there).toMatch(/^Copied 5 files to the bucket .*compared all 5/);
    expect(there).toContain('Now start the server with these S3 settings.');
    expect(bucketContents()).toEqual(FILES);
    expect(folderContents(onFolder.dataDir)).toEqual(FILES);
    rmSync(join(onFolder.dataDir, 'uploads'), { recursive: true });
    const back = await moveFiles(onBucket, 'to-folder');
    expect(back).toContain('Now start the server without the S3 settings.');
    expect(folderContents(onFolder.dataDir)).toEqual(FILES);
    expect(await moveFiles(onBucket, 'to-folder')).toMatch(/^Copied 0 files .*compared all 5/);
  });

  test('requires a direction, a bucket and files', async () => {
    await expect(moveFiles(onBucket)).rejects.toMatchObject({ code: 'no_target' });
    await expect(moveFiles(onBucket, 'toString')).rejects.toMatchObject({ code: 'no_target' });
    await expect(moveFiles(onFolder, 'to-s3')).rejects.toMatchObject({ code: 'no_target' });
    await expect(moveFiles(onBucket, 'to-folder')).rejects.toMatchObject({ code: 'no_files' });
  });
});

if (!SERVER_URL) {
  describe('backups of the embedded database and a bucket', () => {
    beforeEach(async () => {
      await moveFiles(onBucket, 'to-s3');
      rmSync(join(onFolder.dataDir, 'uploads'), { recursive: true });
      await (await openDatabase(onFolder, () => undefined)).close();
    });

    const backupsOf = ({ dataDir }: Settings) =>
      readdirSync(join(dataDir, 'backups'))
        .sort()
        .map((name) => join(dataDir, 'backups', name));
    const reads = () => bucket.requests.filter((line) => line.includes('GetObject')).length;

    test('include every file, and download it once', async () => {
      expect(await backUp(onBucket)).toContain('and 5 uploads');
      bucket.requests.length = 0;
      bucket.objects.set('photos/ana/new.webp', {
        content: Buffer.from('new'),
        writtenAt: new Date(),
      });
      expect(await backUp(onBucket)).toContain('and 6 uploads');
      expect(reads()).toBe(1);
      const [first = '', second = ''] = backupsOf(onFolder);
      const inode = (backup: string) => statSync(join(backup, 'uploads/photos/ana/0.webp')).ino;
      expect(inode(second)).toBe(inode(first));
      // A file that changed in the earlier backup is downloaded again.
      rmSync(join(second, 'uploads/photos/ana/0.webp'));
      bucket.requests.length = 0;
      expect(await backUp(onBucket)).toContain('and 6 uploads');
      expect(reads()).toBe(6);
    }, 60_000);

    test('are not made without their files', async () => {
      bucket.fail({ status: 503, code: 'SlowDown' }, { after: 2 });
      await expect(backUp(onBucket)).rejects.toMatchObject({ code: 'unavailable' });
      expect(backupsOf(onFolder)).toEqual([]);
    }, 60_000);

    test('are restored into the bucket or into the folder', async () => {
      await backUp(onBucket);
      bucket.objects.clear();
      expect(await restore(onBucket)).toContain('and 5 uploads');
      expect(bucketContents()).toEqual(FILES);
      expect(readdirSync(onFolder.dataDir)).not.toContain('uploads');
      expect(await restore(onFolder)).toContain('and 5 uploads');
      expect(folderContents(onFolder.dataDir)).toEqual(FILES);
    }, 120_000);

    test('change nothing if the bucket fails during a restore', async () => {
      await backUp(onBucket);
      bucket.objects.clear();
      bucket.fail({ status: 507, code: 'QuotaExceeded' }, { after: 1, method: 'PUT' });
      await expect(restore(onBucket)).rejects.toMatchObject({ code: 'storage_full' });
      const former = readdirSync(onFolder.dataDir).filter((name) => name.startsWith('before-'));
      expect(former).toEqual([]);
      bucket.repair();
      expect(await restore(onBucket)).toContain('and 5 uploads');
      expect(bucketContents()).toEqual(FILES);
    }, 120_000);
  });
}

if (SERVER_URL) {
  test('backups of PostgreSQL and a bucket are restored into either storage', async () => {
    await moveFiles(onBucket, 'to-s3');
    const source = await openEmptyPostgres(SERVER_URL);
    await (await openDatabase({ ...onBucket, databaseUrl: source.url }, () => undefined)).close();
    rmSync(join(onFolder.dataDir, 'uploads'), { recursive: true });
    expect(await backUp({ ...onBucket, databaseUrl: source.url })).toContain('and 5 uploads');
    bucket.objects.clear();
    for (const settings of [onBucket, onFolder]) {
      const target = await openEmptyPostgres(SERVER_URL);
      const restored = await restore({ ...settings, databaseUrl: target.url });
      expect(restored).toContain('and 5 uploads');
      await target.close();
    }
    expect(bucketContents()).toEqual(FILES);
    expect(folderContents(onFolder.dataDir)).toEqual(FILES);
    await source.close();
  }, 120_000);
}
