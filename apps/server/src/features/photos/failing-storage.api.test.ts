import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openS3Store } from '../../platform/storage/s3-store.ts';
import { openS3Server, type S3Server } from '../../platform/storage/testing/s3-server.ts';
import { drawnPhoto } from '../../testing/drawn-photo.ts';
import { PROGRESS_FORM } from '../../testing/permissions/scene.ts';
import { openPhotoDesk, type PhotoDesk } from '../../testing/photo-desk.ts';

/** Long enough for a busy machine to answer. */
const IMPATIENT = { connectMs: 400, tryMs: 400, operationMs: 1000 };

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

/** The ids that have a row, and those that have both files. */
async function stored() {
  const names = await desk.files();
  const ids = new Set(names.map((name) => name.split('.', 1)[0] ?? ''));
  const isWhole = (id: string) =>
    names.includes(`${id}.webp`) && names.includes(`${id}.thumb.webp`);
  return {
    rows: (await desk.rows()).map(({ id }) => id).sort(),
    whole: [...ids].filter(isWhole).sort(),
    files: names.length,
  };
}

/** Every row has both files, and every file has a row. */
async function expectConsistent() {
  const { rows, whole, files } = await stored();
  expect(whole).toEqual(rows);
  expect(files).toBe(2 * rows.length);
}

it.each([
  ['full', { status: 507, code: 'QuotaExceeded' } as const, 507, 'storage_full'],
  ['failing', { status: 503, code: 'SlowDown' } as const, 503, 'unavailable'],
  ['forbidden', { status: 403, code: 'AccessDenied' } as const, 503, 'unavailable'],
  ['silent', 'silent' as const, 503, 'unavailable'],
])(
  'saves neither row nor file in a %s storage, and later both',
  async (_name, fault, status, code) => {
    const image = await drawnPhoto();
    const before = await stored();
    bucket.fail(fault);
    const refused = await desk.send(image);
    expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
    expect(refused.json().error).toMatch(
      /^(Photos can’t be saved|The photo storage isn’t responding)/,
    );
    bucket.repair();
    expect(await stored()).toEqual(before);
    const saved = await desk.send(image);
    expect(saved.statusCode).toBe(201);
    expect((await desk.browser.get(desk.pathOf(saved.json().id))).statusCode).toBe(200);
    await expectConsistent();
  },
);

it('leaves no thumbnail behind when the photo itself fails', async () => {
  const before = await stored();
  bucket.fail({ status: 507, code: 'QuotaExceeded' }, { after: 1, method: 'PUT' });
  expect((await desk.send(await drawnPhoto())).statusCode).toBe(507);
  expect(await stored()).toEqual(before);
});

it('serves everything else while the storage is unavailable, and says so', async () => {
  const saved = await desk.send(await drawnPhoto());
  const path = desk.pathOf(saved.json().id);
  const { etag } = (await desk.browser.get(path)).headers;
  desk.test.advance(10_000);
  bucket.fail({ status: 503, code: 'SlowDown' });
  const shown = await desk.browser.get(path);
  expect([shown.statusCode, shown.json().code, shown.headers['retry-after']]).toEqual([
    503,
    'unavailable',
    '10',
  ]);
  const known = { method: 'GET', url: path, headers: { 'if-none-match': etag } } as const;
  expect((await desk.browser.request(known)).statusCode).toBe(304);
  expect((await desk.browser.post('/api/progress', PROGRESS_FORM)).statusCode).toBe(201);
  const health = async () => (await desk.test.browser().get('/api/health')).json();
  expect(await health()).toEqual({ status: 'ok', files: 'unavailable' });
  bucket.repair();
  desk.test.advance(10_000);
  expect(await health()).toEqual({ status: 'ok', files: 'ok' });
});

it('checks permissions before it asks the storage', async () => {
  const { id } = (await desk.send(await drawnPhoto())).json();
  bucket.requests.length = 0;
  expect((await desk.test.browser().get(desk.pathOf(id))).statusCode).toBe(401);
  expect(bucket.requests).toEqual([]);
});
