import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, photos } from '../../platform/db/schema/index.ts';
import { drawnPhoto } from '../../testing/drawn-photo.ts';
import { createPerson, type Person, signIn } from '../../testing/people.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { sweepPhotos } from './sweep-photos.ts';

let test: TestApp;
let coach: Person;
let athlete: Person;
let browser: TestBrowser;
let coachBrowser: TestBrowser;

beforeAll(async () => {
  test = await openTestApp();
  coach = await createPerson(test.db, { role: 'coach' });
  athlete = await createPerson(test.db, { coachId: coach.id });
  browser = await signIn(test, athlete);
  coachBrowser = await signIn(test, coach);
});
afterAll(() => test.close());

interface Sent {
  query?: string;
  type?: string;
  by?: TestBrowser;
  of?: string;
}

function send(payload: Buffer | string, { query = '', type = 'image/jpeg', by, of }: Sent = {}) {
  return (by ?? browser).request({
    method: 'POST',
    url: `/api/users/${of ?? athlete.id}/photos?purpose=progress&date=2026-11-20${query}`,
    headers: { 'content-type': type },
    payload,
  });
}

const pathOf = (id: string) => `/api/users/${athlete.id}/photos/${id}`;
const folder = () => join(test.settings.dataDir, 'uploads/photos', athlete.id);
const files = () => (existsSync(folder()) ? readdirSync(folder()).sort() : []);
const rows = () => test.db.select().from(photos).where(eq(photos.userId, athlete.id));

/** A PNG that says of itself to be larger than any memory, in a few hundred bytes. */
function bomb(side: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(100_000)));
  return Buffer.concat([signature, chunk('IHDR', header), pixels, chunk('IEND', Buffer.alloc(0))]);
}

function crc32(data: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

describe('uploading a photo', () => {
  it('keeps a picture of at most 1600 px and a thumbnail of 480, and the row that names them', async () => {
    const response = await send(await drawnPhoto(3000, 2000), { query: '&pose=front' });
    expect(response.statusCode, response.body).toBe(201);
    const photo = response.json();
    expect(photo).toMatchObject({ pose: 'front', date: '2026-11-20', width: 1600, height: 1067 });
    for (const [size, width] of [['full', 1600] as const, ['thumb', 480] as const]) {
      const shown = await browser.get(`${pathOf(photo.id)}?size=${size}`);
      expect(shown.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, no-cache',
        'x-content-type-options': 'nosniff',
      });
      expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width });
    }
  });

  it('takes PNG and WebP too', async () => {
    const picture = sharp(await drawnPhoto());
    const png = await send(await picture.clone().png().toBuffer(), { type: 'image/png' });
    const webp = await send(await picture.clone().webp().toBuffer(), { type: 'image/webp' });
    expect([png.statusCode, webp.statusCode]).toEqual([201, 201]);
  });

  it('turns the picture upright and keeps nothing of what the camera wrote, the place least of all', async () => {
    const taken = await sharp(await drawnPhoto(300, 200))
      .withExif({
        IFD0: { Model: 'SecretPhone', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const { id, width, height } = (await send(taken)).json();
    expect([width, height]).toEqual([200, 300]);
    for (const size of ['full', 'thumb']) {
      const { rawPayload } = await browser.get(`${pathOf(id)}?size=${size}`);
      const { exif, xmp, iptc, icc } = await sharp(rawPayload).metadata();
      expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(rawPayload.includes('SecretPhone')).toBe(false);
    }
  });

  it('drops what else lies in the file, such as a page of HTML behind the picture', async () => {
    const page = '<html><script>alert(1)</script></html>';
    const response = await send(Buffer.concat([await drawnPhoto(), Buffer.from(page)]));
    expect(response.statusCode).toBe(201);
    const { rawPayload } = await browser.get(pathOf(response.json().id));
    expect(rawPayload.includes('script')).toBe(false);
  });

  it('refuses what is cut off, no picture, another kind or too many pixels, and keeps nothing', async () => {
    const before = [files(), await rows()];
    const whole = await sharp({
      create: {
        width: 800,
        height: 800,
        channels: 3,
        noise: { type: 'gaussian' },
        background: '#777',
      },
    })
      .jpeg()
      .toBuffer();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    const bad: [Buffer | string, string][] = [
      [whole.subarray(0, whole.length / 2), 'image/jpeg'],
      ['<html><script>alert(1)</script></html>', 'image/jpeg'],
      [svg, 'image/png'],
      [await drawnPhoto(), 'image/png'],
      [bomb(30_000), 'image/png'],
      [bomb(7_100), 'image/png'],
    ];
    for (const [payload, type] of bad) {
      const response = await send(payload, { type });
      expect([response.statusCode, response.json().code]).toEqual([400, 'bad_request']);
    }
    expect([files(), await rows()]).toEqual(before);
  });

  it('refuses HEIC with what to do, and more than 15 MB, before either is read', async () => {
    const heic = await send('x', { type: 'image/heic' });
    expect([heic.statusCode, heic.json().code]).toEqual([415, 'unsupported_media_type']);
    expect(heic.json().error).toContain('JPEG');
    const huge = await send(Buffer.alloc(15_000_001));
    expect([huge.statusCode, huge.json().code]).toEqual([413, 'body_too_large']);
  });

  it('refuses a day to come, an unknown pose or purpose, and a missing day', async () => {
    const image = await drawnPhoto();
    for (const query of ['&date=2026-11-22', '&pose=handstand', '&userId=1']) {
      expect((await send(image, { query })).statusCode, query).toBe(400);
    }
    const url = `/api/users/${athlete.id}/photos?purpose=progress&date=`;
    for (const day of ['2026-11-22', '1899-12-31', '']) {
      const headers = { 'content-type': 'image/jpeg' };
      const sent = { method: 'POST', url: `${url}${day}`, headers, payload: image } as const;
      expect((await browser.request(sent)).statusCode, day).toBe(400);
    }
  });

  it('stores a photo that is sent twice once, even when both are sent together', async () => {
    const image = await drawnPhoto();
    const before = files().length;
    const query = '&requestKey=0b6f2f3e-59f9-4c07-9d39-3d9f0f3a3b11';
    const replies = await Promise.all([1, 2, 3].map(() => send(image, { query })));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
    expect(files()).toHaveLength(before + 2);
  });

  it('lets a coach add photos to messages and to nothing else', async () => {
    const refused = await send(await drawnPhoto(), { by: coachBrowser });
    expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, 'purpose']);
  });
});

describe('seeing photos', () => {
  it('lets a browser keep one, and asks each time who wants to see it', async () => {
    const { id } = (await send(await drawnPhoto())).json();
    const { etag } = (await browser.get(pathOf(id))).headers;
    const again = (who: TestBrowser, size = 'full') =>
      who.request({
        method: 'GET',
        url: `${pathOf(id)}?size=${size}`,
        headers: { 'if-none-match': etag },
      });
    const kept = await again(browser);
    expect([kept.statusCode, kept.body, kept.headers.etag]).toEqual([304, '', etag]);
    expect((await again(browser, 'thumb')).statusCode).toBe(200);
    const other = await signIn(test, await createPerson(test.db, { coachId: coach.id }));
    expect((await again(other)).statusCode).toBe(404);
    const signedOut = await again(test.browser());
    expect([signedOut.statusCode, signedOut.headers['cache-control']]).toEqual([401, 'no-store']);
  });

  it('shows one for a meal or a message to nobody before it belongs to something', async () => {
    const sent = await browser.request({
      method: 'POST',
      url: `/api/users/${athlete.id}/photos?purpose=meal`,
      headers: { 'content-type': 'image/jpeg' },
      payload: await drawnPhoto(),
    });
    expect(sent.json()).toMatchObject({ purpose: 'meal', date: '2026-11-21' });
    expect((await browser.get(pathOf(sent.json().id))).statusCode).toBe(404);
    const list = await browser.get(`/api/users/${athlete.id}/photos?purpose=meal`);
    expect(list.json().photos).toEqual([]);
  });

  it('writes a coach’s look down once an hour, and not the athlete’s own', async () => {
    const { id } = (await send(await drawnPhoto())).json();
    const looks = () => test.db.$count(auditLog, eq(auditLog.action, 'photo-view'));
    const before = await looks();
    await browser.get(pathOf(id));
    expect(await looks()).toBe(before);
    for (const size of ['thumb', 'full']) await coachBrowser.get(`${pathOf(id)}?size=${size}`);
    expect(await looks()).toBe(before + 1);
  });

  it('lists by purpose and range of days, page by page, without loss or repeat', async () => {
    const other = await createPerson(test.db, { coachId: coach.id });
    const own = await signIn(test, other);
    const image = await drawnPhoto();
    for (const day of [3, 1, 4, 1, 5]) {
      const headers = { 'content-type': 'image/jpeg' };
      const url = `/api/users/${other.id}/photos?purpose=progress&date=2026-11-0${day}`;
      await own.request({ method: 'POST', url, headers, payload: image });
    }
    const list = async (query: string) =>
      (await coachBrowser.get(`/api/users/${other.id}/photos?${query}`)).json();
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = await list(`purpose=progress&limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.photos.map(({ date }: { date: string }) => date.slice(-1)));
      cursor = page.nextCursor ?? '';
    } while (cursor);
    expect(seen.join('')).toBe('54311');
    expect((await list('purpose=meal')).photos).toEqual([]);
    expect((await list('from=2026-11-03&until=2026-11-04')).photos).toHaveLength(2);
  });
});

describe('deleting a photo', () => {
  it('removes the row and both files, and does so once', async () => {
    const { id } = (await send(await drawnPhoto())).json();
    expect(files().filter((name) => name.startsWith(id))).toHaveLength(2);
    expect((await browser.delete(pathOf(id))).statusCode).toBe(204);
    expect(files().filter((name) => name.startsWith(id))).toEqual([]);
    expect((await browser.get(pathOf(id))).statusCode).toBe(404);
    expect((await browser.delete(pathOf(id))).statusCode).toBe(404);
  });
});

describe('sweeping', () => {
  it('deletes what has waited a day for its meal, row and files, and nothing younger', async () => {
    const waiting = async () => {
      const url = `/api/users/${athlete.id}/photos?purpose=meal`;
      const headers = { 'content-type': 'image/jpeg' };
      const payload = await drawnPhoto();
      return (await browser.request({ method: 'POST', url, headers, payload })).json().id as string;
    };
    const old = await waiting();
    for (const name of files().filter((file) => file.startsWith(old))) {
      const at = new Date(test.now().getTime() - 25 * 3_600_000);
      utimesSync(join(folder(), name), at, at);
    }
    const dayAgo = new Date(test.now().getTime() - 25 * 3_600_000);
    await test.db.update(photos).set({ looseSince: dayAgo }).where(eq(photos.id, old));
    const young = await waiting();
    await sweepPhotos({ db: test.db, now: test.now, settings: test.settings });
    const left = (await rows()).map(({ id }) => id);
    expect([left.includes(old), left.includes(young)]).toEqual([false, true]);
    expect(files().some((file) => file.startsWith(old))).toBe(false);
  });

  it('removes files without a row once they are an hour old, and leaves the others', async () => {
    await send(await drawnPhoto());
    const kept = files();
    const [orphan, half, fresh] = ['a', 'b', 'c'].map(
      (letter) => `019aa000-0000-7000-8000-00000000000${letter}`,
    );
    mkdirSync(folder(), { recursive: true });
    for (const name of [`${orphan}.webp`, `.${half}.webp`, `${fresh}.webp`]) {
      writeFileSync(join(folder(), name), 'x');
      const hoursAgo = name.includes(`${fresh}`) ? 0 : 2;
      const at = new Date(test.now().getTime() - hoursAgo * 3_600_000);
      utimesSync(join(folder(), name), at, at);
    }
    await sweepPhotos({ db: test.db, now: test.now, settings: test.settings });
    expect(files()).toEqual([...kept, `${fresh}.webp`].sort());
  });
});
