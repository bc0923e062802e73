import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photos, rosterEntries } from '../../platform/db/schema/index.ts';
import { countUp, limitOf } from '../../platform/limits/limit.ts';
import { drawnPhoto } from '../../testing/drawn-photo.ts';
import { eventsReceivedBy } from '../../testing/events-received-by.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { photoBomb } from '../../testing/photo-bomb.ts';
import { openPhotoDesk, type PhotoDesk } from '../../testing/photo-desk.ts';

let desk: PhotoDesk;

beforeAll(async () => {
  desk = await openPhotoDesk();
});
afterAll(() => desk.test.close());

const oneColour = (background: string) =>
  sharp({ create: { width: 60, height: 80, channels: 3, background } })
    .png()
    .toBuffer();

describe('uploading a photo', () => {
  it('stores an image of up to 1600 px and a thumbnail of 480 px', async () => {
    const response = await desk.send(await drawnPhoto(3000, 2000), { query: '&pose=front' });
    expect(response.statusCode, response.body).toBe(201);
    const photo = response.json();
    expect(photo).toMatchObject({ pose: 'front', date: '2026-11-20', width: 1600, height: 1067 });
    for (const [size, width] of [['full', 1600] as const, ['thumb', 480] as const]) {
      const shown = await desk.browser.get(`${desk.pathOf(photo.id)}?size=${size}`);
      expect(shown.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, no-cache',
        'x-content-type-options': 'nosniff',
      });
      expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width });
    }
  });

  it('counts as a log until deleted', async () => {
    const { test, coach } = desk;
    const athlete = await createPerson(test.db, { coachId: coach.id });
    const by = await signIn(test, athlete);
    const picture = { width: 1, height: 1, bytes: 1, sha256: '' };
    // Meal and message photos don't count as logs.
    await test.db
      .insert(photos)
      .values({ ...picture, userId: athlete.id, purpose: 'message', date: '2026-11-21' });
    const lastLog = async () => {
      const isOwn = eq(rosterEntries.athleteId, athlete.id);
      return (await test.db.select().from(rosterEntries).where(isOwn))[0]?.lastLog;
    };
    const image = await drawnPhoto();
    let id = '';
    const events = await eventsReceivedBy(test, coach, async () => {
      id = (await desk.send(image, { by, of: athlete.id })).json().id;
    });
    expect(events).toContainEqual({ type: 'athlete', athleteId: athlete.id });
    expect(await lastLog()).toBe('2026-11-20');
    await by.request({ method: 'DELETE', url: `/api/users/${athlete.id}/photos/${id}` });
    expect(await lastLog()).not.toBe('2026-11-20');
  });

  it('accepts PNG and WebP', async () => {
    const picture = sharp(await drawnPhoto());
    const png = await desk.send(await picture.clone().png().toBuffer(), { type: 'image/png' });
    const webp = await desk.send(await picture.clone().webp().toBuffer(), { type: 'image/webp' });
    expect([png.statusCode, webp.statusCode]).toEqual([201, 201]);
  });

  it('accepts forty megapixels', async () => {
    const response = await desk.send(await drawnPhoto(7300, 5480));
    expect(response.statusCode, response.body).toBe(201);
    expect(response.json()).toMatchObject({ width: 1600, height: 1201 });
  });

  it('keeps the first frame of an animation', async () => {
    const frames = await Promise.all(['#a63', '#36a', '#000'].map(oneColour));
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer();
    expect(await sharp(moving).metadata()).toMatchObject({ pages: 3 });
    const sent = await desk.send(moving, { type: 'image/webp' });
    expect(sent.json()).toMatchObject({ width: 60, height: 80 });
    for (const size of ['full', 'thumb']) {
      const { rawPayload } = await desk.browser.get(`${desk.pathOf(sent.json().id)}?size=${size}`);
      expect((await sharp(rawPayload).metadata()).pages ?? 1).toBe(1);
      const { dominant } = await sharp(rawPayload).stats();
      expect(dominant.r).toBeGreaterThan(dominant.b);
    }
  });

  it('rotates the picture and strips metadata, including location', async () => {
    const conflicting = await sharp(await drawnPhoto(300, 200))
      .withExif({
        IFD0: { Model: 'SecretPhone', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(conflicting).metadata()).exif).toBeDefined();
    const { id, width, height } = (await desk.send(conflicting)).json();
    expect([width, height]).toEqual([200, 300]);
    for (const size of ['full', 'thumb']) {
      const { rawPayload } = await desk.browser.get(`${desk.pathOf(id)}?size=${size}`);
      const { exif, xmp, iptc, icc } = await sharp(rawPayload).metadata();
      expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(rawPayload.includes('SecretPhone')).toBe(false);
    }
  });

  it('drops appended data such as HTML', async () => {
    const page = '<html><script>alert(1)</script></html>';
    const response = await desk.send(Buffer.concat([await drawnPhoto(), Buffer.from(page)]));
    expect(response.statusCode).toBe(201);
    const { rawPayload } = await desk.browser.get(desk.pathOf(response.json().id));
    expect(rawPayload.includes('script')).toBe(false);
  });

  it('rejects truncated, fake and oversized images', async () => {
    const before = [await desk.files(), await desk.rows()];
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
      [photoBomb(30_000), 'image/png'],
      [photoBomb(7_100), 'image/png'],
    ];
    for (const [payload, type] of bad) {
      const response = await desk.send(payload, { type });
      expect([response.statusCode, response.json().code]).toEqual([400, 'bad_request']);
    }
    expect([await desk.files(), await desk.rows()]).toEqual(before);
  });

  it('detects HEIC by content and names empty files', async () => {
    const heic = Buffer.concat([
      Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
      Buffer.alloc(200),
    ]);
    const named = await desk.send(heic, { type: 'image/jpeg' });
    expect(named.statusCode).toBe(415);
    expect(named.json().error).toContain('Most Compatible');
    for (const type of ['image/jpeg', 'image/png']) {
      const empty = await desk.send(Buffer.alloc(0), { type });
      expect(empty.statusCode).toBe(400);
      expect(empty.json().error).toBe('That file is empty. Choose the photo again.');
    }
  });

  it('rejects HEIC and more than 15 MB early', async () => {
    const heic = await desk.send('x', { type: 'image/heic' });
    expect([heic.statusCode, heic.json().code]).toEqual([415, 'unsupported_media_type']);
    expect(heic.json().error).toContain('JPEG');
    const huge = await desk.send(Buffer.alloc(15_000_001));
    expect([huge.statusCode, huge.json().code]).toEqual([413, 'body_too_large']);
  });

  it('rejects a future day, unknown pose or purpose', async () => {
    const image = await drawnPhoto();
    for (const query of ['&date=2026-11-22', '&pose=handstand', '&userId=1']) {
      expect((await desk.send(image, { query })).statusCode, query).toBe(400);
    }
    const url = `/api/users/${desk.athlete.id}/photos?purpose=progress&date=`;
    for (const day of ['2026-11-22', '1899-12-31', '']) {
      const headers = { 'content-type': 'image/jpeg' };
      const sent = { method: 'POST', url: `${url}${day}`, headers, payload: image } as const;
      expect((await desk.browser.request(sent)).statusCode, day).toBe(400);
    }
  });

  it('stores a duplicate once, even concurrently', async () => {
    const image = await drawnPhoto();
    const before = (await desk.files()).length;
    const query = '&requestKey=0b6f2f3e-59f9-4c07-9d39-3d9f0f3a3b11';
    const replies = await Promise.all([1, 2, 3].map(() => desk.send(image, { query })));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
    expect(await desk.files()).toHaveLength(before + 2);
  });

  it('counts rejected and deleted photos toward the limit, and caps the total', async () => {
    const { id: of } = await createPerson(desk.test.db);
    const by = await signIn(desk.test, { id: of, email: '', name: '', role: 'client' });
    const image = await drawnPhoto();
    const fill = (count: number, createdAt: Date) =>
      desk.test.db.insert(photos).values(
        Array.from({ length: count }, (_, n) => ({
          ...{ userId: of, purpose: 'progress' as const, date: '2026-11-01', createdAt },
          ...{ width: 1, height: 1, bytes: 1, sha256: String(n) },
        })),
      );
    const limit = limitOf(desk.test.settings, 'photoPerAthlete');
    for (let n = 0; n < 57; n += 1) await countUp(desk.test.db, limit, [of], desk.test.now());
    expect((await desk.send('no photo', { of, by })).statusCode).toBe(400);
    const { id: deleted } = (await desk.send(image, { of, by })).json();
    expect((await by.delete(`/api/users/${of}/photos/${deleted}`)).statusCode).toBe(204);
    expect((await desk.send(image, { of, by })).statusCode).toBe(201);
    const one = await desk.send(image, { of, by });
    expect([one.statusCode, one.headers['retry-after']]).toEqual([429, '3600']);
    expect(one.json().error).toBe(
      'You can send up to 60 photos in 24 hours. Please send the rest later.',
    );
    desk.test.advance(25 * 3_600_000);
    for (let n = 0; n < 5; n += 1) await fill(1000, new Date('2026-01-01'));
    const last = await desk.send(image, { of, by });
    expect([last.statusCode, last.json().code]).toEqual([409, 'conflict']);
  });

  it('lets a coach add photos only to messages', async () => {
    const refused = await desk.send(await drawnPhoto(), { by: desk.coachBrowser });
    expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, 'purpose']);
  });
});
