import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../platform/db/schema/index.ts';
import { drawnPhoto } from '../../testing/drawn-photo.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { DESKS, type PhotoDesk } from '../../testing/photo-desk.ts';
import type { TestBrowser } from '../../testing/test-app.ts';

describe.each(DESKS)('photos in $storage', ({ openDesk }) => {
  let desk: PhotoDesk;

  beforeAll(async () => {
    desk = await openDesk();
  });
  afterAll(() => desk.test.close());

  describe('viewing photos', () => {
    it('allows caching with revalidation', async () => {
      const { id } = (await desk.send(await drawnPhoto())).json();
      const { etag } = (await desk.browser.get(desk.pathOf(id))).headers;
      const repeat = (sender: TestBrowser, size = 'full') =>
        sender.request({
          method: 'GET',
          url: `${desk.pathOf(id)}?size=${size}`,
          headers: { 'if-none-match': etag },
        });
      const saved = await repeat(desk.browser);
      expect([saved.statusCode, saved.body, saved.headers.etag]).toEqual([304, '', etag]);
      expect((await repeat(desk.browser, 'thumb')).statusCode).toBe(200);
      const other = await signIn(
        desk.test,
        await createPerson(desk.test.db, { coachId: desk.coach.id }),
      );
      expect((await repeat(other)).statusCode).toBe(404);
      const signedOut = await repeat(desk.test.browser());
      expect([signedOut.statusCode, signedOut.headers['cache-control']]).toEqual([401, 'no-store']);
    });

    it('hides meal and message photos until attached', async () => {
      const sent = await desk.browser.request({
        method: 'POST',
        url: `/api/users/${desk.athlete.id}/photos?purpose=meal`,
        headers: { 'content-type': 'image/jpeg' },
        payload: await drawnPhoto(),
      });
      expect(sent.json()).toMatchObject({ purpose: 'meal', date: '2026-11-21' });
      expect((await desk.browser.get(desk.pathOf(sent.json().id))).statusCode).toBe(404);
      const list = await desk.browser.get(`/api/users/${desk.athlete.id}/photos?purpose=meal`);
      expect(list.json().photos).toEqual([]);
    });

    it('audits photos a coach opens, with thumbnails as one view', async () => {
      const { browser, coachBrowser, pathOf, athlete } = desk;
      const sent = [await desk.send(await drawnPhoto()), await desk.send(await drawnPhoto())];
      const ids: string[] = sent.map((reply) => reply.json().id);
      const lines = async (action: string) => {
        const found = await desk.test.db.select().from(auditLog).where(eq(auditLog.action, action));
        return found
          .filter(({ subjectId }) => subjectId === athlete.id)
          .map(({ details }) => details);
      };
      const before = { small: await lines('thumbnails-view'), full: await lines('photo-view') };
      for (const id of ids) await browser.get(pathOf(id));
      expect(await lines('photo-view')).toEqual(before.full);
      for (const id of ids) await coachBrowser.get(`${pathOf(id)}?size=thumb`);
      const small = (await lines('thumbnails-view')).slice(before.small.length);
      expect(small).toMatchObject([{ purpose: 'progress', day: '2026-11-20' }]);
      for (const id of [...ids, ...ids]) await coachBrowser.get(`${pathOf(id)}?size=full`);
      const opened = (await lines('photo-view')).slice(before.full.length);
      expect(opened.map(({ photo }) => photo)).toEqual(ids);
    });

    it('are listed by purpose and days, without gaps or duplicates', async () => {
      const other = await createPerson(desk.test.db, { coachId: desk.coach.id });
      const own = await signIn(desk.test, other);
      const image = await drawnPhoto();
      for (const day of [3, 1, 4, 1, 5]) {
        const headers = { 'content-type': 'image/jpeg' };
        const url = `/api/users/${other.id}/photos?purpose=progress&date=2026-11-0${day}`;
        await own.request({ method: 'POST', url, headers, payload: image });
      }
      const list = async (query: string) =>
        (await desk.coachBrowser.get(`/api/users/${other.id}/photos?${query}`)).json();
      const paged: string[] = [];
      let cursor = '';
      do {
        const page = await list(`purpose=progress&limit=2${cursor && `&cursor=${cursor}`}`);
        paged.push(...page.photos.map(({ date }: { date: string }) => date.slice(-1)));
        cursor = page.nextCursor ?? '';
      } while (cursor);
      expect(paged.join('')).toBe('54311');
      expect((await list('purpose=meal')).photos).toEqual([]);
      expect((await list('from=2026-11-03&until=2026-11-04')).photos).toHaveLength(2);
    });
  });

  describe('deleting a photo', () => {
    it('removes the row and both files, once', async () => {
      const { id } = (await desk.send(await drawnPhoto())).json();
      const own = async () => (await desk.files()).filter((name) => name.startsWith(id));
      expect(await own()).toHaveLength(2);
      expect((await desk.browser.delete(desk.pathOf(id))).statusCode).toBe(204);
      await desk.test.settle();
      expect(await own()).toEqual([]);
      expect((await desk.browser.get(desk.pathOf(id))).statusCode).toBe(404);
      expect((await desk.browser.delete(desk.pathOf(id))).statusCode).toBe(404);
    });
  });
});
