import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openS3Store } from '../../platform/storage/s3-store.ts';
import { openS3Server, type S3Server } from '../../platform/storage/testing/s3-server.ts';
import { drawnPhoto } from '../../testing/drawn-photo.ts';
import { openPhotoDesk, type PhotoDesk } from '../../testing/photo-desk.ts';
import { sweepPhotos } from './sweep-photos.ts';

/** Long enough for a busy machine to answer. */
const IMPATIENT = { connectMs: 400, tryMs: 400, operationMs: 1000 };
const HOUR_MS = 3_600_000;
const GONE = '019aa000-0000-7000-8000-00000000dead';
const ORPHAN = '019aa000-0000-7000-8000-00000000000a';

let bucket: S3Server;
let desk: PhotoDesk;
beforeAll(async () => {
  bucket = await openS3Server();
  desk = await openPhotoDesk(await openS3Store(bucket.settings, IMPATIENT));
});
afterAll(async () => {
  await desk.test.close();
  await bucket.close();
});
beforeEach(() => bucket.repair());

/** Sweeps in each hour of the day that begins in two hours. */
async function sweepForADay() {
  const { test } = desk;
  for (let hour = 2; hour < 26; hour += 1) {
    // The storage dates files by its own clock.
    const now = () => new Date(Date.now() + hour * HOUR_MS);
    await sweepPhotos({ ...test, log: test.app.log, now });
  }
}

const putOrphan = (userId: string) => {
  const name = `photos/${userId}/${ORPHAN}.webp`;
  bucket.objects.set(name, { content: Buffer.from('x'), writtenAt: new Date() });
  return name;
};

it('removes only what unanswered uploads and deleted people left behind', async () => {
  expect((await desk.send(await drawnPhoto())).statusCode).toBe(201);
  const saved = await desk.files();
  bucket.fail('unheard', { after: 1, method: 'PUT' });
  expect((await desk.send(await drawnPhoto())).statusCode).toBe(503);
  bucket.repair();
  expect((await desk.files()).length).toBeGreaterThan(saved.length);
  const remaining = putOrphan(GONE);
  bucket.objects.set('notes.txt', { content: Buffer.from('x'), writtenAt: new Date(0) });
  await sweepPhotos({ ...desk.test, log: desk.test.app.log, now: () => new Date() });
  expect(bucket.objects.has(remaining)).toBe(true);
  await sweepForADay();
  expect(await desk.files()).toEqual(saved);
  expect(bucket.objects.has(remaining)).toBe(false);
  expect(bucket.objects.has('notes.txt')).toBe(true);
});

it('keeps everything in a bucket of another database', async () => {
  const mark = bucket.objects.get('installation');
  const orphan = putOrphan(desk.athlete.id);
  bucket.objects.set('installation', { content: Buffer.from('another\n'), writtenAt: new Date() });
  await sweepForADay();
  expect(bucket.objects.has(orphan)).toBe(true);
  if (mark) bucket.objects.set('installation', mark);
  await sweepForADay();
  expect(bucket.objects.has(orphan)).toBe(false);
});

it('keeps files without a row as long as the data that a restore replaced', async () => {
  const orphan = putOrphan(desk.athlete.id);
  const former = join(desk.test.settings.dataDir, 'before-restore-2026-11-20T10-00-00-000Z');
  mkdirSync(former);
  await sweepForADay();
  expect(bucket.objects.has(orphan)).toBe(true);
});
