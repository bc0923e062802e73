import type { NutritionLog } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { photos, users } from '../../../platform/db/schema/index.ts';
import { pairTest } from '../../../testing/fixtures.ts';
import { createPerson, signIn } from '../../../testing/people.ts';
import { sendPhoto } from '../../../testing/send-photo.ts';

const KEY = '0b6f2f3e-59f9-4c07-9d39-3d9f0f3a3b21';
const meal = { date: '2026-11-20', time: '12:30', mealName: 'Chicken & Rice', calories: 450 };

const it = pairTest
  .extend('url', { scope: 'file' }, ({ athlete }) => `/api/users/${athlete.id}/nutrition-logs`)
  .extend('api', ({ asAthlete, athlete, asCoach, url }) => {
    const photo = () => sendPhoto(asAthlete, athlete.id, 'meal');
    const pathOf = (id: string) => `/api/users/${athlete.id}/photos/${id}`;
    const shown = async (id: string) => (await asCoach.get(`${pathOf(id)}?size=thumb`)).statusCode;
    const logged = async (photoId: string): Promise<NutritionLog> =>
      (await asAthlete.post(url, { ...meal, photoId })).json();
    const change = (log: NutritionLog, changes: object) =>
      asAthlete.request({
        method: 'PUT',
        url: `${url}/${log.id}`,
        payload: {
          ...{ version: log.version, date: log.date, time: '12:30', mealType: 'lunch' },
          ...{ quantity: 1, unit: 'serving', ...changes },
        },
      });
    const remove = ({ id, version }: NutritionLog) =>
      asAthlete.request({ method: 'DELETE', url: `${url}/${id}`, payload: { version } });
    return { photo, pathOf, shown, logged, change, remove };
  });

describe('meal photo', () => {
  it('is shown to the athlete and their coach', async ({ api, url, asAthlete, asCoach }) => {
    const photoId = await api.photo();
    const log = await api.logged(photoId);
    expect(log).toMatchObject({ photoUrl: api.pathOf(photoId), photo: { id: photoId, width: 60 } });
    const day = `${url}?from=${meal.date}&to=${meal.date}`;
    for (const sender of [asAthlete, asCoach]) {
      expect((await sender.get(day)).json().logs).toContainEqual(log);
      expect((await sender.get(log.photoUrl ?? '')).headers['content-type']).toBe('image/webp');
    }
  });

  it('belongs to one entry and one purpose', async ({ server, api, asAthlete, athlete, url }) => {
    const used = await api.photo();
    await api.logged(used);
    const other = await signIn(server, await createPerson(server.db));
    const strange = (await other.get('/api/auth/me')).json().user.id;
    const bad = [
      used,
      await sendPhoto(other, strange, 'meal'),
      await sendPhoto(asAthlete, athlete.id, 'message'),
      '019aa000-0000-7000-8000-00000000000a',
    ];
    const before = (await asAthlete.get(url)).json();
    for (const photoId of bad) {
      const reply = await asAthlete.post(url, { ...meal, photoId });
      expect([reply.statusCode, reply.json().issues?.[0]?.path]).toEqual([400, 'photoId']);
    }
    expect((await asAthlete.get(url)).json()).toEqual(before);
  });

  it('is attached once for a duplicate form', async ({ api, asAthlete, url }) => {
    const body = { ...meal, photoId: await api.photo(), requestKey: KEY };
    const replies = await Promise.all([1, 2, 3].map(() => asAthlete.post(url, body)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
    expect(replies.at(-1)?.json().photo.id).toBe(body.photoId);
  });

  it('can be replaced, removed, and moved to another day', async ({ server, api }) => {
    const [first, second] = [await api.photo(), await api.photo()];
    const log = await api.logged(first);
    const moved = (await api.change(log, { date: '2026-11-19' })).json();
    expect(moved.photo.id).toBe(first);
    const [row] = await server.db.select().from(photos).where(eq(photos.id, first));
    expect(row?.date).toBe('2026-11-19');
    const changed = (await api.change(moved, { photoId: second })).json();
    expect([changed.photo.id, await api.shown(first), await api.shown(second)]).toEqual([
      second,
      404,
      200,
    ]);
    const bare = (await api.change(changed, { photoId: null })).json();
    expect([bare.photo, bare.photoUrl, await api.shown(second)]).toEqual([null, null, 404]);
  });

  it('is deleted and restored with its entry', async ({ api }) => {
    const photoId = await api.photo();
    const log = await api.logged(photoId);
    expect((await api.remove(log)).statusCode).toBe(204);
    expect(await api.shown(photoId)).toBe(404);
    const repeated = await api.logged(photoId);
    expect([repeated.photo?.id, await api.shown(photoId)]).toEqual([photoId, 200]);
  });

  it("can't be deleted separately, and is deleted with its athlete", async ({
    server,
    api,
    asAthlete,
    athlete,
  }) => {
    const photoId = await api.photo();
    await api.logged(photoId);
    expect((await asAthlete.delete(api.pathOf(photoId))).statusCode).toBe(404);
    expect(await api.shown(photoId)).toBe(200);
    await server.db.delete(users).where(eq(users.id, athlete.id));
    expect(await server.db.$count(photos, eq(photos.id, photoId))).toBe(0);
  });
});
