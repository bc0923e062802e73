import type { NutritionLog } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { photos, users } from '../../../platform/db/schema/index.ts';
import { createPerson, type Person, signIn } from '../../../testing/people.ts';
import { sendPhoto } from '../../../testing/send-photo.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../../../testing/test-app.ts';

const KEY = '0b6f2f3e-59f9-4c07-9d39-3d9f0f3a3b21';
const meal = { date: '2026-11-20', time: '12:30', mealName: 'Chicken & Rice', calories: 450 };

let test: TestApp;
let athlete: Person;
let browser: TestBrowser;
let coach: TestBrowser;
let url: string;

beforeAll(async () => {
  test = await openTestApp();
  const boss = await createPerson(test.db, { role: 'coach' });
  athlete = await createPerson(test.db, { coachId: boss.id });
  browser = await signIn(test, athlete);
  coach = await signIn(test, boss);
  url = `/api/users/${athlete.id}/nutrition-logs`;
});
afterAll(() => test.close());

const photo = () => sendPhoto(browser, athlete.id, 'meal');
const pathOf = (id: string) => `/api/users/${athlete.id}/photos/${id}`;
const shown = async (id: string) => (await coach.get(`${pathOf(id)}?size=thumb`)).statusCode;
const logged = async (photoId: string): Promise<NutritionLog> =>
  (await browser.post(url, { ...meal, photoId })).json();
const change = (log: NutritionLog, changes: object) =>
  browser.request({
    method: 'PUT',
    url: `${url}/${log.id}`,
    payload: {
      ...{ version: log.version, date: log.date, time: '12:30', mealType: 'lunch' },
      ...{ quantity: 1, unit: 'serving', ...changes },
    },
  });
const remove = ({ id, version }: NutritionLog) =>
  browser.request({ method: 'DELETE', url: `${url}/${id}`, payload: { version } });

describe('meal photo', () => {
  it('is shown to the athlete and their coach', async () => {
    const photoId = await photo();
    const log = await logged(photoId);
    expect(log).toMatchObject({ photoUrl: pathOf(photoId), photo: { id: photoId, width: 60 } });
    const day = `${url}?from=${meal.date}&to=${meal.date}`;
    for (const sender of [browser, coach]) {
      expect((await sender.get(day)).json().logs).toContainEqual(log);
      expect((await sender.get(log.photoUrl ?? '')).headers['content-type']).toBe('image/webp');
    }
  });

  it('belongs to one entry and one purpose', async () => {
    const used = await photo();
    await logged(used);
    const other = await signIn(test, await createPerson(test.db));
    const strange = (await other.get('/api/auth/me')).json().user.id;
    const bad = [
      used,
      await sendPhoto(other, strange, 'meal'),
      await sendPhoto(browser, athlete.id, 'message'),
      '019aa000-0000-7000-8000-00000000000a',
    ];
    const before = (await browser.get(url)).json();
    for (const photoId of bad) {
      const reply = await browser.post(url, { ...meal, photoId });
      expect([reply.statusCode, reply.json().issues?.[0]?.path]).toEqual([400, 'photoId']);
    }
    expect((await browser.get(url)).json()).toEqual(before);
  });

  it('is attached once for a duplicate form', async () => {
    const body = { ...meal, photoId: await photo(), requestKey: KEY };
    const replies = await Promise.all([1, 2, 3].map(() => browser.post(url, body)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
    expect(replies.at(-1)?.json().photo.id).toBe(body.photoId);
  });

  it('can be replaced, removed, and moved to another day', async () => {
    const [first, second] = [await photo(), await photo()];
    const log = await logged(first);
    const moved = (await change(log, { date: '2026-11-19' })).json();
    expect(moved.photo.id).toBe(first);
    const [row] = await test.db.select().from(photos).where(eq(photos.id, first));
    expect(row?.date).toBe('2026-11-19');
    const changed = (await change(moved, { photoId: second })).json();
    expect([changed.photo.id, await shown(first), await shown(second)]).toEqual([second, 404, 200]);
    const bare = (await change(changed, { photoId: null })).json();
    expect([bare.photo, bare.photoUrl, await shown(second)]).toEqual([null, null, 404]);
  });

  it('is deleted and restored with its entry', async () => {
    const photoId = await photo();
    const log = await logged(photoId);
    expect((await remove(log)).statusCode).toBe(204);
    expect(await shown(photoId)).toBe(404);
    const repeated = await logged(photoId);
    expect([repeated.photo?.id, await shown(photoId)]).toEqual([photoId, 200]);
  });

  it("can't be deleted separately, and is deleted with its athlete", async () => {
    const photoId = await photo();
    await logged(photoId);
    expect((await browser.delete(pathOf(photoId))).statusCode).toBe(404);
    expect(await shown(photoId)).toBe(200);
    await test.db.delete(users).where(eq(users.id, athlete.id));
    expect(await test.db.$count(photos, eq(photos.id, photoId))).toBe(0);
  });
});
