import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openS3Store } from '../../platform/storage/s3-store.ts';
import { openS3Server, type S3Server } from '../../platform/storage/testing/s3-server.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { sendPhoto } from '../../testing/send-photo.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const PASSWORD = 'stage lights at noon';
/** Long enough for a busy machine to answer. */
const IMPATIENT = { connectMs: 400, tryMs: 400, operationMs: 1000 };

let bucket: S3Server;
let server: TestApp;
beforeAll(async () => {
  bucket = await openS3Server();
  const files = await openS3Store(bucket.settings, IMPATIENT);
  server = await openTestApp({}, { files });
});
afterAll(async () => {
  await server.close();
  await bucket.close();
});
beforeEach(() => bucket.repair());

async function openAthlete() {
  const { id, ...person } = await createPerson(server.db, { password: PASSWORD });
  const browser = await signIn(server, { id, ...person });
  const photoIds = [
    await sendPhoto(browser, id, 'progress'),
    await sendPhoto(browser, id, 'progress'),
  ];
  const files = () => [...bucket.objects.keys()].filter((name) => name.includes(id));
  return { id, browser, photoIds, files };
}

it('exports the photos of a bucket', async () => {
  const { id, browser, photoIds } = await openAthlete();
  const reply = await browser.get('/api/account/export');
  expect(reply.statusCode).toBe(200);
  const files = unzipSync(new Uint8Array(reply.rawPayload));
  const names = Object.keys(files).filter((name) => name.startsWith('photos/'));
  expect(names).toHaveLength(2);
  for (const photoId of photoIds) {
    const name = names.find((each) => each.includes(photoId)) ?? '';
    const stored = bucket.objects.get(`photos/${id}/${photoId}.webp`)?.content;
    expect(stored?.equals(files[name] ?? new Uint8Array())).toBe(true);
  }
});

it('aborts an export rather than leaving out photos', async () => {
  const { browser } = await openAthlete();
  bucket.fail({ status: 503, code: 'SlowDown' });
  const reply = await browser.get('/api/account/export').catch(() => null);
  const isWhole = () => unzipSync(new Uint8Array(reply?.rawPayload ?? []));
  expect(isWhole).toThrow();
});

it('deletes the photos of an account with it', async () => {
  const { browser, files } = await openAthlete();
  const other = await openAthlete();
  expect(files()).toHaveLength(4);
  const url = '/api/account';
  const gone = await browser.request({ method: 'DELETE', url, payload: { password: PASSWORD } });
  expect(gone.statusCode).toBe(204);
  await server.settle();
  expect(files()).toEqual([]);
  expect(other.files()).toHaveLength(4);
});
