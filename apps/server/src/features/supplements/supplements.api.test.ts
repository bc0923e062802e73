import type { Supplement, SupplementLog } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import {
  rosterEntries,
  supplements,
  supplementTicks,
  users,
} from '../../platform/db/schema/index.ts';
import { eventsReceivedBy } from '../../testing/events-received-by.ts';
import { freshPairTest } from '../../testing/fixtures.ts';
import { createPerson, signIn } from '../../testing/people.ts';

const TODAY = '2026-11-21';
const YESTERDAY = '2026-11-20';
const DAY_MS = 86_400_000;

const it = freshPairTest.extend('api', ({ asAthlete, athlete }) => {
  const send = (method: 'PUT' | 'DELETE' | 'POST', id: string, payload: object, path = '') =>
    asAthlete.request({ method, url: `/api/supplements/${id}${path}`, payload });
  const add = async (changes: object = {}): Promise<Supplement> =>
    (await asAthlete.post('/api/supplements', { ...creatine, ...changes })).json();
  const tick = (id: string, date: string, taken = true) =>
    send('PUT', id, { date, taken }, '/ticks');
  const log = async (browser = asAthlete, query = ''): Promise<SupplementLog> =>
    (await browser.get(`/api/users/${athlete.id}/supplements${query}`)).json();
  const named = async (query = '') =>
    (await log(asAthlete, query)).supplements.map(({ name }) => name);
  return { send, add, tick, log, named };
});

const creatine = {
  name: 'Creatine monohydrate',
  amount: 5,
  unit: 'g',
  time: 'with_breakfast',
  weekdays: [0, 1, 2, 3, 4, 5, 6],
};

describe('supplement list', () => {
  it('stores every field from today on, in the day’s order', async ({ api, asCoach }) => {
    const zinc = await api.add({
      name: 'Zinc',
      amount: 0.5,
      time: 'before_bed',
      note: ' With food. ',
    });
    const first = await api.add();
    expect(zinc).toMatchObject({ name: 'Zinc', amount: 0.5, note: 'With food.', safety: null });
    expect(first).toMatchObject({ ...creatine, startedOn: TODAY, stoppedOn: null, version: 1 });
    const whole = { today: TODAY, supplements: [first, zinc], ticks: [] };
    expect(await api.log()).toEqual(whole);
    expect(await api.log(asCoach)).toEqual(whole);
  });

  it('accepts any supplement, with a safety note', async ({ api, asCoach }) => {
    expect((await api.add({ name: 'Caffeine' })).safety).toMatch(/after noon/);
    expect((await api.add({ name: 'Clenbuterol' })).safety).toMatch(/medicine/);
    expect((await api.log(asCoach)).supplements.every(({ safety }) => safety !== null)).toBe(true);
  });

  it.for<[label: string, changes: object]>([
    ['no name', { name: ' ' }],
    ['a name of two lines', { name: 'a\nb' }],
    ['no amount', { amount: 0 }],
    ['a unit that is none', { unit: 'stone' }],
    ['a time that is none', { time: 'at_noon' }],
    ['no day', { weekdays: [] }],
    ['a day twice', { weekdays: [1, 1] }],
    ['an eighth day', { weekdays: [7] }],
    ['an athlete of its own', { userId: '019aa000-0000-7000-8000-000000000000' }],
  ])('rejects %s, and stores nothing', async ([_label, changes], { asAthlete, api }) => {
    const reply = await asAthlete.post('/api/supplements', { ...creatine, ...changes });
    expect(reply.statusCode).toBe(400);
    expect(await api.named()).toEqual([]);
  });

  it('is changed only by the athlete, and readable by their coach', async ({
    server,
    api,
    asCoach,
    athlete,
    coach,
  }) => {
    const { id } = await api.add();
    expect((await asCoach.post('/api/supplements', creatine)).statusCode).toBe(403);
    for (const role of ['client', 'coach'] as const) {
      const other = await signIn(server, await createPerson(server.db, { role }));
      expect((await other.get(`/api/users/${athlete.id}/supplements`)).statusCode).toBe(404);
    }
    const url = `/api/supplements/${id}/ticks`;
    const other = await signIn(server, await createPerson(server.db, { coachId: coach.id }));
    const payload = { date: TODAY, taken: true };
    expect((await other.request({ method: 'PUT', url, payload })).statusCode).toBe(404);
  });

  it('is limited to fifty, and accepts a duplicate of the last', async ({
    server,
    athlete,
    api,
    asAthlete,
  }) => {
    const rows = Array.from({ length: 49 }, () => ({ ...creatine, userId: athlete.id }));
    const kinds = { unit: 'g', time: 'any_time' } as const;
    await server.db
      .insert(supplements)
      .values(rows.map((row) => ({ ...row, ...kinds, startedOn: TODAY })));
    const requestKey = '5a0c9f0e-58cf-4d3c-8f4b-0d8d3f3f0001';
    const last = await api.add({ requestKey });
    expect(await api.add({ requestKey })).toEqual(last);
    expect((await asAthlete.post('/api/supplements', creatine)).statusCode).toBe(409);
    const stopped = (await api.send('DELETE', last.id, { version: 1 })).json();
    await api.add();
    expect(
      (await api.send('POST', last.id, { version: stopped.version }, '/resume')).statusCode,
    ).toBe(409);
  });
});

describe('supplement entry', () => {
  it('counts as a log until undone', async ({ server, api, athlete, coach }) => {
    const { id } = await api.add();
    await server.db.update(supplements).set({ startedOn: YESTERDAY });
    const lastLog = async () => {
      const isOwn = eq(rosterEntries.athleteId, athlete.id);
      return (await server.db.select().from(rosterEntries).where(isOwn))[0]?.lastLog;
    };
    const events = await eventsReceivedBy(server, coach, () => api.tick(id, YESTERDAY));
    expect(events).toContainEqual({ type: 'athlete', athleteId: athlete.id });
    expect(await lastLog()).toBe(YESTERDAY);
    await api.tick(id, YESTERDAY, false);
    expect(await lastLog()).not.toBe(YESTERDAY);
  });
});

describe('changing a supplement', () => {
  it('requires its latest version', async ({ api }) => {
    const { id } = await api.add({ note: 'In water.' });
    const changed = await api.send('PUT', id, { ...creatine, amount: 3, version: 1 });
    expect(changed.json()).toMatchObject({ amount: 3, note: null, version: 2 });
    const late = await api.send('PUT', id, { ...creatine, amount: 4, version: 1 });
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile']);
  });

  it('applies from today on, keeping earlier days', async ({ server, api, asCoach }) => {
    const { id } = await api.add();
    await api.tick(id, TODAY);
    server.advance(DAY_MS);
    const noted = (await api.send('PUT', id, { ...creatine, note: 'Kept.', version: 1 })).json();
    expect(noted).toMatchObject({ id, note: 'Kept.', startedOn: TODAY });
    await api.tick(id, '2026-11-22');
    const more = (await api.send('PUT', id, { ...creatine, amount: 10, version: 2 })).json();
    expect(more).toMatchObject({ amount: 10, startedOn: '2026-11-22', stoppedOn: null });
    const { supplements: list, ticks } = await api.log(asCoach, `?from=${TODAY}`);
    expect(list.map(({ amount, stoppedOn }) => [amount, stoppedOn])).toEqual([
      [5, '2026-11-22'],
      [10, null],
    ]);
    expect(ticks).toEqual([
      { supplementId: id, date: TODAY },
      { supplementId: more.id, date: '2026-11-22' },
    ]);
    server.advance(-DAY_MS);
  });

  it('is rejected once it was replaced', async ({ server, api, asAthlete }) => {
    const { id } = await api.add();
    server.advance(DAY_MS);
    await api.send('PUT', id, { ...creatine, amount: 10, version: 1 });
    const before = await api.log(asAthlete, `?from=${TODAY}`);
    for (const version of [1, 2]) {
      const late = await api.send('PUT', id, { ...creatine, amount: 20, version });
      expect([late.statusCode, late.json().code]).toEqual([409, 'conflict']);
      // Without a version, the form doesn't offer to save again.
      expect(late.json()).toMatchObject({ error: expect.stringMatching(/Close this/) });
      expect(late.json().version).toBeUndefined();
    }
    expect(await api.log(asAthlete, `?from=${TODAY}`)).toEqual(before);
    server.advance(-DAY_MS);
  });

  it('removes it from today on until it is restored', async ({ server, api }) => {
    const { id } = await api.add();
    await api.tick(id, TODAY);
    server.advance(DAY_MS);
    const stopped = (await api.send('DELETE', id, { version: 1 })).json();
    expect(stopped).toMatchObject({ stoppedOn: '2026-11-22', version: 2 });
    expect(await api.named('?from=2026-11-22')).toEqual([]);
    expect(await api.named(`?from=${TODAY}`)).toEqual([creatine.name]);
    expect((await api.send('DELETE', id, { version: 1 })).statusCode).toBe(409);
    expect((await api.tick(id, '2026-11-22')).statusCode).toBe(400);
    const back = (await api.send('POST', id, { version: 2 }, '/resume')).json();
    expect(back).toMatchObject({ stoppedOn: null, version: 3 });
    // The reply may be lost and the undo repeated.
    expect((await api.send('POST', id, { version: 2 }, '/resume')).json()).toEqual(back);
    expect((await api.log()).ticks).toEqual([{ supplementId: id, date: TODAY }]);
    server.advance(-DAY_MS);
  });

  it('never lists it if removed on its first day', async ({ api }) => {
    const { id } = await api.add();
    await api.send('DELETE', id, { version: 1 });
    expect(await api.named()).toEqual([]);
  });
});

describe('ticks and days', () => {
  it('counts once and can be undone', async ({ api, asCoach }) => {
    const { id } = await api.add();
    const replies = await Promise.all([1, 2, 3].map(() => api.tick(id, TODAY)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await api.log(asCoach)).ticks).toEqual([{ supplementId: id, date: TODAY }]);
    await api.tick(id, TODAY, false);
    expect((await api.log(asCoach)).ticks).toEqual([]);
  });

  it('requires a past or current day it was listed on', async ({ server, api, athlete }) => {
    const { id } = await api.add();
    expect((await api.tick(id, '2026-11-22')).json().issues[0].path).toBe('date');
    expect((await api.tick(id, YESTERDAY)).json().issues[0].path).toBe('date');
    // Two hours later it is past midnight in Kiritimati.
    const ofAthlete = eq(users.id, athlete.id);
    await server.db.update(users).set({ timezone: 'Pacific/Kiritimati' }).where(ofAthlete);
    server.advance(2 * 3_600_000);
    expect((await api.tick(id, '2026-11-22')).statusCode).toBe(200);
    expect((await api.log()).today).toBe('2026-11-22');
    server.advance(-2 * 3_600_000);
  });

  it('counts on today’s dashboard when due', async ({ asAthlete, api }) => {
    const onDashboard = async () =>
      (await asAthlete.get('/api/dashboard')).json().today.supplements;
    expect(await onDashboard()).toEqual({ due: 0, taken: 0 });
    const { id } = await api.add();
    const onMondays = await api.add({ weekdays: [0] });
    await api.tick(onMondays.id, TODAY);
    expect(await onDashboard()).toEqual({ due: 1, taken: 0 });
    await api.tick(id, TODAY);
    expect(await onDashboard()).toEqual({ due: 1, taken: 1 });
    await api.send('DELETE', id, { version: 1 });
    expect(await onDashboard()).toEqual({ due: 0, taken: 0 });
  });

  it('notifies the coach', async ({ server, asAthlete, api, coach, athlete }) => {
    await asAthlete.post('/api/check-ins', { date: TODAY, energyLevel: 7, mood: 'good' });
    const { id } = await api.add();
    const events = await eventsReceivedBy(server, coach, () => api.tick(id, TODAY));
    expect(events).toContainEqual({ type: 'athlete', athleteId: athlete.id });
  });

  it('is deleted with its athlete', async ({ server, api, athlete }) => {
    await api.tick((await api.add()).id, TODAY);
    await server.db.delete(users).where(eq(users.id, athlete.id));
    const remaining = eq(supplementTicks.userId, athlete.id);
    expect(await server.db.$count(supplementTicks, remaining)).toBe(0);
  });
});

describe('requested days', () => {
  it('default to the last seven, or a valid range', async ({ server, api, asAthlete, athlete }) => {
    const { id } = await api.add();
    await server.db
      .update(supplements)
      .set({ startedOn: '2026-01-01' })
      .where(eq(supplements.id, id));
    for (const date of ['2026-11-14', '2026-11-15', TODAY]) await api.tick(id, date);
    const days = async (query = '') =>
      (await api.log(asAthlete, query)).ticks.map(({ date }) => date);
    expect(await days()).toEqual(['2026-11-15', TODAY]);
    expect(await days('?from=2026-11-14&to=2026-11-14')).toEqual(['2026-11-14']);
    for (const query of ['?from=2026-11-22', '?from=2020-01-01', '?to=0001-01-01', '?from=x']) {
      const refused = await asAthlete.get(`/api/users/${athlete.id}/supplements${query}`);
      expect(refused.statusCode, query).toBe(400);
    }
  });
});
