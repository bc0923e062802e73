import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { newId } from '../../platform/db/schema/columns.ts';
import { photos, users } from '../../platform/db/schema/index.ts';
import { drawnPhoto } from '../../testing/drawn-photo.ts';
import { freshPairTest } from '../../testing/fixtures.ts';
import { createPerson, signIn } from '../../testing/people.ts';

const TODAY = '2026-11-21';
const HOUR_MS = 3_600_000;
const KEY = '5a0c9f0e-58cf-4d3c-8f4b-0d8d3f3f0002';
const OTHER_KEY = '5a0c9f0e-58cf-4d3c-8f4b-0d8d3f3f0003';
/** An id from the year 2039. Uppercase, which sorts before lowercase. */
const FUTURE_ID = '01FFFFFF-FFFF-7FFF-BFFF-FFFFFFFFFFFF';

const it = freshPairTest.extend('api', ({ asAthlete, athlete, asCoach }) => {
  const record = async (body: object = full) =>
    (await asAthlete.post('/api/progress', body)).json();
  const change = (id: string, payload: object) =>
    asAthlete.request({ method: 'PUT', url: `/api/progress/${id}`, payload });
  const remove = (id: string, version: number) =>
    asAthlete.request({ method: 'DELETE', url: `/api/progress/${id}`, payload: { version } });
  const restore = (body: object) => asAthlete.post('/api/progress/restore', body);
  const listed = async (browser = asAthlete) =>
    (await browser.get(`/api/users/${athlete.id}/progress-entries`)).json().entries;
  const checkIns = async () => (await asAthlete.get(`/api/users/${athlete.id}/check-ins`)).json();
  const weightOnRoster = async () => (await asCoach.get('/api/clients')).json().clients[0].weight;
  return { record, change, remove, restore, listed, checkIns, weightOnRoster };
});

const full = {
  date: TODAY,
  weight: 82.4,
  bodyFat: 12.5,
  measurements: { waist: 80 },
  energyLevel: 7,
  stressLevel: 3,
  mood: 'good',
  sleepHours: 7.5,
  waterIntake: 3,
  notes: 'Slept well.',
};

describe('correcting an entry', () => {
  it('changes sent fields, clears omitted ones, visible to the coach', async ({ api, asCoach }) => {
    const { id } = await api.record();
    const reply = await api.change(id, { date: '2026-11-20', weight: 81.9, version: 1 });
    expect(reply.statusCode).toBe(200);
    const changed = {
      ...{ id, date: '2026-11-20', weight: 81.9, bodyFat: null, measurements: {}, mood: null },
      ...{ energyLevel: null, notes: null, version: 2 },
    };
    expect(reply.json()).toMatchObject(changed);
    expect(await api.listed()).toMatchObject([changed]);
    expect(await api.listed(asCoach)).toMatchObject([changed]);
    expect(await api.weightOnRoster()).toBe(81.9);
  });

  it('is rejected if another device saved first', async ({ api }) => {
    const { id } = await api.record();
    await api.change(id, { ...full, weight: 80, version: 1 });
    const late = await api.change(id, { ...full, weight: 70, version: 1 });
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile']);
    expect(await api.listed()).toMatchObject([{ weight: 80, version: 2 }]);
  });

  it('rejects future days, out-of-range figures and empty entries', async ({ api, athlete }) => {
    const { id } = await api.record();
    const bad = [
      { ...full, date: '2026-11-22' },
      { ...full, weight: 29 },
      { ...full, userId: athlete.id },
      { date: TODAY },
      { date: TODAY, measurements: {}, notes: ' ' },
    ];
    for (const body of bad) {
      const refused = await api.change(id, { ...body, version: 1 });
      expect(refused.statusCode, JSON.stringify(body)).toBe(400);
    }
    expect(await api.listed()).toMatchObject([{ ...full, version: 1 }]);
  });

  it('rejects another athlete’s entry', async ({ api, server }) => {
    const { id } = await api.record();
    const other = await signIn(server, await createPerson(server.db));
    for (const method of ['PUT', 'DELETE'] as const) {
      const payload = method === 'PUT' ? { ...full, version: 1 } : { version: 1 };
      const refused = await other.request({ method, url: `/api/progress/${id}`, payload });
      expect(refused.statusCode).toBe(404);
    }
    expect(await api.listed()).toHaveLength(1);
  });
});

describe('deleting an entry', () => {
  it('removes it from the trend, and can be undone', async ({ api }) => {
    await api.record({ ...full, date: '2026-11-19', weight: 84 });
    const { id } = await api.record();
    expect((await api.remove(id, 1)).statusCode).toBe(204);
    expect(await api.weightOnRoster()).toBe(84);
    const body = { ...full, requestKey: KEY };
    const replies = await Promise.all([api.restore(body), api.restore(body)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(await api.listed()).toMatchObject([full, { weight: 84 }]);
    expect(await api.listed()).toHaveLength(2);
    expect(await api.weightOnRoster()).toBe(82.4);
  });

  it('restores it as it was', async ({ api }) => {
    const first = await api.record({ ...full, weight: 82 });
    const last = await api.record({ ...full, weight: 83.1 });
    await api.remove(first.id, 1);
    const body = { ...full, weight: 82, id: first.id, requestKey: KEY };
    const replies = await Promise.all([api.restore(body), api.restore(body)]);
    expect(replies.map((reply) => reply.json().id)).toEqual([first.id, first.id]);
    expect((await api.listed()).map(({ id }: { id: string }) => id)).toEqual([last.id, first.id]);
    expect(await api.weightOnRoster()).toBe(83.1);
    const conflicting = await api.restore({ ...body, id: last.id, requestKey: OTHER_KEY });
    expect([conflicting.statusCode, conflicting.json().code]).toEqual([409, 'conflict']);
  });

  it('rejects a future id and another athlete’s', async ({ api, server, athlete }) => {
    const { id } = await api.record();
    const other = await createPerson(server.db);
    const asOther = await signIn(server, other);
    const body = { ...full, id, requestKey: KEY };
    const reply = await asOther.post('/api/progress/restore', body);
    expect(reply.json()).toMatchObject({ id, userId: other.id });
    expect(await api.listed()).toMatchObject([{ id, userId: athlete.id }]);
    for (const later of ['ffffffff-ffff-7fff-bfff-ffffffffffff', FUTURE_ID]) {
      const made = (await api.restore({ ...body, id: later, requestKey: newId() })).json();
      expect(made.id < newId(), later).toBe(true);
    }
    const random = { ...body, id: KEY, requestKey: OTHER_KEY };
    expect((await api.restore(random)).statusCode).toBe(400);
  });

  it("works for a day that hasn't started in the athlete's new time zone", async ({
    server,
    athlete,
    api,
  }) => {
    const livesIn = (timezone: string) =>
      server.db.update(users).set({ timezone }).where(eq(users.id, athlete.id));
    server.advance(4 * HOUR_MS);
    await livesIn('Pacific/Kiritimati');
    const tomorrow = { ...full, date: '2026-11-22' };
    const { id } = await api.record(tomorrow);
    await livesIn('Pacific/Honolulu');
    expect((await api.change(id, { ...tomorrow, weight: 80, version: 1 })).statusCode).toBe(200);
    const later = { ...tomorrow, date: '2026-11-23' };
    expect((await api.change(id, { ...later, version: 2 })).statusCode).toBe(400);
    expect((await api.remove(id, 2)).statusCode).toBe(204);
    const requestKey = KEY;
    expect((await api.restore({ ...later, id, requestKey })).statusCode).toBe(400);
    expect((await api.restore({ ...tomorrow, id, requestKey })).statusCode).toBe(201);
    server.advance(-4 * HOUR_MS);
  });

  it('is rejected after a change', async ({ api }) => {
    const { id } = await api.record();
    await api.change(id, { ...full, weight: 80, version: 1 });
    expect((await api.remove(id, 1)).statusCode).toBe(409);
    expect((await api.remove(id, 2)).statusCode).toBe(204);
    expect((await api.remove(id, 2)).statusCode).toBe(404);
  });
});

describe('the weight of a check-in', () => {
  const checkIn = { date: TODAY, energyLevel: 7, mood: 'good', weight: 82 };
  let id: string;
  let checkInId: string;
  it.beforeEach(async ({ asAthlete, api }) => {
    checkInId = (await asAthlete.post('/api/check-ins', checkIn)).json().id;
    id = (await api.listed())[0].id;
  });

  it('changes with its entry', async ({ api }) => {
    await api.change(id, { date: TODAY, weight: 81.5, version: 1 });
    expect(await api.checkIns()).toMatchObject([{ weight: 81.5, version: 2 }]);
  });

  it('detaches when its entry moves to another day', async ({ api, asAthlete }) => {
    await api.change(id, { date: '2026-11-20', weight: 82, version: 1 });
    expect(await api.checkIns()).toMatchObject([{ weight: null }]);
    await asAthlete.post('/api/check-ins', { ...checkIn, weight: 83, version: 2 });
    const entries = await api.listed();
    expect(entries.map(({ date, weight }: typeof checkIn) => [date, weight])).toEqual([
      [TODAY, 83],
      ['2026-11-20', 82],
    ]);
  });

  it('is deleted and restored with its entry', async ({ api }) => {
    await api.remove(id, 1);
    expect(await api.checkIns()).toMatchObject([{ weight: null }]);
    await api.restore({ date: TODAY, weight: 82, requestKey: checkInId });
    expect(await api.checkIns()).toMatchObject([{ weight: 82 }]);
    expect(await api.listed()).toMatchObject([{ checkInId, weight: 82 }]);
  });

  it('keeps manual additions when the check-in is removed', async ({ api, asAthlete }) => {
    await api.change(id, { date: TODAY, weight: 82, bodyFat: 12, version: 1 });
    await asAthlete.post('/api/check-ins', { ...checkIn, weight: undefined, version: 1 });
    expect(await api.listed()).toMatchObject([{ weight: null, bodyFat: 12 }]);
  });
});

describe('the photos of an entry', () => {
  it('are only the progress photos of its day', async ({ api, asAthlete, athlete, asCoach }) => {
    await api.record();
    await api.record({ ...full, date: '2026-11-20' });
    const upload = async (query: string) => {
      const reply = await asAthlete.request({
        method: 'POST',
        url: `/api/users/${athlete.id}/photos?${query}`,
        headers: { 'content-type': 'image/jpeg' },
        payload: await drawnPhoto(),
      });
      return reply.json().id;
    };
    const front = await upload(`purpose=progress&date=${TODAY}&pose=front`);
    await upload(`purpose=meal&date=${TODAY}`);
    const entries = await api.listed(asCoach);
    const url = `/api/users/${athlete.id}/photos/${front}`;
    expect(entries.map(({ photoUrls }: { photoUrls: string[] }) => photoUrls)).toEqual([[url], []]);
    expect((await asCoach.get(`${url}?size=thumb`)).statusCode).toBe(200);
    await asAthlete.delete(url);
    expect((await api.listed())[0].photoUrls).toEqual([]);
  });

  it('are at most thirty', async ({ api, athlete, server }) => {
    await api.record();
    const picture = { width: 10, height: 10, bytes: 100, sha256: 'x' };
    const rows = Array.from({ length: 40 }, () => ({
      ...{ id: newId(), userId: athlete.id, purpose: 'progress' as const, date: TODAY },
      ...picture,
    }));
    await server.db.insert(photos).values(rows);
    const [{ photoUrls }] = await api.listed();
    const oldest = rows.slice(0, 30).map(({ id }) => `/api/users/${athlete.id}/photos/${id}`);
    expect(photoUrls).toEqual(oldest);
  });
});
