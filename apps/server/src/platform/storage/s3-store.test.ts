import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isFileName } from './file-store.ts';
import { openS3Store } from './s3-store.ts';
import { describeFileStore } from './testing/file-store-contract.ts';
import { openS3Server, type S3Server } from './testing/s3-server.ts';

/** Long enough for a busy machine to answer. */
const IMPATIENT = { connectMs: 400, tryMs: 400, operationMs: 1000 };
const NAME = 'photos/ana/one.webp';
const CONTENT = Buffer.from('a photo');

let server: S3Server;
beforeAll(async () => {
  server = await openS3Server();
});
afterAll(() => server.close());
beforeEach(() => {
  server.repair();
  server.objects.clear();
  server.requests.length = 0;
});

const open = () => openS3Store(server.settings);

/** The failures of reading, storing, removing, listing and checking. */
async function failuresOf(store: Awaited<ReturnType<typeof open>>) {
  const outcomes = await Promise.allSettled([
    store.read(NAME),
    store.store(NAME, CONTENT),
    store.remove(NAME),
    store.folders('photos'),
    store.check(),
  ]);
  return outcomes.map((each) =>
    each.status === 'rejected' ? `${each.reason.code}: ${each.reason.message}` : 'done',
  );
}

describe('files in a bucket', () => {
  describeFileStore(open);

  it('are addressed by path', async () => {
    await (await open()).store(NAME, CONTENT);
    expect(server.requests).toEqual([`PUT /${server.settings.bucket}/${NAME}?x-id=PutObject`]);
  });

  it('survive a temporary failure', async () => {
    const store = await open();
    server.fail({ status: 503, code: 'SlowDown' }, { times: 1 });
    await store.store(NAME, CONTENT);
    server.fail({ status: 500, code: 'InternalError' }, { times: 1 });
    expect(await store.read(NAME)).toEqual(CONTENT);
    expect(server.requests).toHaveLength(4);
  });

  it.each([
    { status: 503, code: 'ServiceUnavailable', expected: 'unavailable' },
    { status: 403, code: 'AccessDenied', expected: 'unavailable' },
    { status: 404, code: 'NoSuchBucket', expected: 'unavailable' },
    { status: 507, code: 'InsufficientStorage', expected: 'storage_full' },
    { status: 403, code: 'QuotaExceeded', expected: 'storage_full' },
    { status: 400, code: 'XMinioAdminBucketQuotaExceeded', expected: 'storage_full' },
    { status: 507, code: 'XMinioStorageFull', expected: 'storage_full' },
  ])('answer $expected for $code', async ({ expected, ...fault }) => {
    const store = await openS3Store(server.settings, IMPATIENT);
    server.fail(fault);
    for (const failure of await failuresOf(store)) {
      expect(failure).toMatch(new RegExp(`^${expected}: the file storage failed to `));
      expect(failure).toContain(`${fault.code} (${fault.status})`);
      expect(failure).not.toContain(server.settings.key);
    }
  });

  it('answer unavailable in time if the storage is silent, stuck or unreachable', async () => {
    const store = await openS3Store(server.settings, IMPATIENT);
    server.fail('silent');
    const startedAt = performance.now();
    for (const failure of await failuresOf(store)) expect(failure).toMatch(/^unavailable/);
    server.fail('stuck');
    await expect(store.read(NAME)).rejects.toMatchObject({ code: 'unavailable' });
    server.fail('cut');
    await expect(store.read(NAME)).rejects.toMatchObject({ code: 'unavailable' });
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    const away = await openS3Store({ ...server.settings, endpoint: 'http://127.0.0.1:1' });
    for (const failure of await failuresOf(away)) expect(failure).toMatch(/^unavailable/);
  });

  it('answer unavailable for a wrong key, without repeating it', async () => {
    const store = await openS3Store({ ...server.settings, key: 'wrong-key' });
    for (const failure of await failuresOf(store)) {
      expect(failure).toMatch(/^unavailable: .*InvalidAccessKeyId \(403\)/);
      expect(failure).not.toMatch(/wrong-key|test-secret/);
    }
  });

  it('refuse a file larger than any photo', async () => {
    server.objects.set(NAME, { content: Buffer.alloc(20_000_001), writtenAt: new Date() });
    await expect((await open()).read(NAME)).rejects.toMatchObject({ code: 'unavailable' });
  });
});

it.each([
  [
    'photos/019aa000-0000-7000-8000-00000000000a/019aa000-0000-7000-8000-00000000000b.thumb.webp',
    true,
  ],
  ['installation', true],
  ['photos/ana/.one.webp', false],
  ['../one.webp', false],
  ['photos/../../one.webp', false],
  ['/etc/passwd', false],
  ['photos//one.webp', false],
  ['photos/ana/', false],
  ['photos\\one.webp', false],
  ['', false],
])('distinguishes our file names from others: %s', (name, isOurs) => {
  expect(isFileName(name)).toBe(isOurs);
});
