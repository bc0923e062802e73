import type { Supplement, SupplementLog } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  rosterEntries,
  supplements,
  supplementTicks,
  users,
} from '../../platform/db/schema/index.ts';
import { eventsReceivedBy } from '../../testing/events-received-by.ts';
import { openPair } from '../../testing/pair.ts';
import { createPerson, type Person, signIn } from '../../testing/people.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';

const TODAY = '2026-11-21';
const YESTERDAY = '2026-11-20';
const DAY_MS = 86_400_000;

let test: TestApp;
let coach: Person;
let athlete: Person;
let asCoach: TestBrowser;
let asAthlete: TestBrowser;

beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  ({ coach, athlete, asCoach, asAthlete } = await openPair(test));
});
afterAll(() => test.close());

const creatine = {
  name: 'Creatine monohydrate',
  amount: 5,
  unit: 'g',
  time: 'with_breakfast',
  weekdays: [0, 1, 2, 3, 4, 5, 6],
};
const send = (method: 'PUT' | 'DELETE' | 'POST', id: string, payload: object, path = '') =>
  asAthlete.request({ method, url: `/api/supplements/${id}${path}`, payload });
const add = async (changes: object = {}): Promise<Supplement> =>
  (await asAthlete.post('/api/supplements', { ...creatine, ...changes })).json();
const tick = (id: string, date: string, taken = true) => send('PUT', id, { date, taken }, '/ticks');
const log = async (browser = asAthlete, query = ''): Promise<SupplementLog> =>
  (await browser.get(`/api/users/${athlete.id}/supplements${query}`)).json();
const named = async (query = '') =>
  (await log(asAthlete, query)).supplements.map(({ name }) => name);

describe('supplement list', () => {
  it('stores every field from today on, in the day’s order', async () => {
    const zinc = await add({ name: 'Zinc', amount: 0.5, time: 'before_bed', note: ' With food. ' });
    const first = await add();
    expect(zinc).toMatchObject({ name: 'Zinc', amount: 0.5, note: 'With food.', safety: null });
    expect(first).toMatchObject({ ...creatine, startedOn: TODAY, stoppedOn: null, version: 1 });
    const whole = { today: TODAY, supplements: [first, zinc], ticks: [] };
    expect(await log()).toEqual(whole);
    expect(await log(asCoach)).toEqual(whole);
  });

  it('accepts any supplement, with a safety note', async () => {
    expect((await add({ name: 'Caffeine' })).safety).toMatch(/after noon/);
    expect((await add({ name: 'Clenbuterol' })).safety).toMatch(/medicine/);
    expect((await log(asCoach)).supplements.every(({ safety }) => safety !== null)).toBe(true);
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a name of two lines', { name: 'a\nb' }],
    ['no amount', { amount: 0 }],
    ['a unit that is none', { unit: 'stone' }],
    ['a time that is none', { time: 'at_noon' }],
    ['no day', { weekdays: [] }],
    ['a day twice', { weekdays: [1, 1] }],
    ['an eighth day', { weekdays: [7] }],
    ['an athlete of its own', { userId: '019aa000-0000-7000-8000-000000000000' }],
  ])('rejects %s, and stores nothing', async (_label, changes) => {
    const reply = await asAthlete.post('/api/supplements', { ...creatine, ...changes });
    expect(reply.statusCode).toBe(400);
    expect(await named()).toEqual([]);
  });

  it('is changed only by the athlete, and readable by their coach', async () => {
    const { id } = await add();
    expect((await asCoach.post('/api/supplements', creatine)).statusCode).toBe(403);
    for (const role of ['client', 'coach'] as const) {
      const other = await signIn(test, await createPerson(test.db, { role }));
      expect((await other.get(`/api/users/${athlete.id}/supplements`)).statusCode).toBe(404);
    }
    const url = `/api/supplements/${id}/ticks`;
    const other = await signIn(test, await createPerson(test.db, { coachId: coach.id }));
    const payload = { date: TODAY, taken: true };
    expect((await other.request({ method: 'PUT', url, payload })).statusCode).toBe(404);
  });

  it('is limited to fifty, and accepts a duplicate of the last', async () => {
    const rows = Array.from({ length: 49 }, () => ({ ...creatine, userId: athlete.id }));
    const kinds = { unit: 'g', time: 'any_time' } as const;
    await test.db
      .insert(supplements)
      .values(rows.map((row) => ({ ...row, ...kinds, startedOn: TODAY })));
    const requestKey = '5a0c9f0e-58cf-4d3c-8f4b-0d8d3f3f0001';
    const last = await add({ requestKey });
    expect(await add({ requestKey })).toEqual(last);
    expect((await asAthlete.post('/api/supplements', creatine)).statusCode).toBe(409);
    const stopped = (await send('DELETE', last.id, { version: 1 })).json();
    await add();
    expect((await send('POST', last.id, { version: stopped.version }, '/resume')).statusCode).toBe(
      409,
    );
  });
});

describe('supplement tick', () => {
  it('counts as a log until undone', async () => {
    const { id } = await add();
    await test.db.update(supplements).set({ startedOn: YESTERDAY });
    const lastLog = async () => {
      const isOwn = eq(rosterEntries.athleteId, athlete.id);
      return (await test.db.select().from(rosterEntries).where(isOwn))[0]?.lastLog;
    };
    const events = await eventsReceivedBy(test, coach, () => tick(id, YESTERDAY));
    expect(events).toContainEqual({ type: 'athlete', athleteId: athlete.id });
    expect(await lastLog()).toBe(YESTERDAY);
    await tick(id, YESTERDAY, false);
    expect(await lastLog()).not.toBe(YESTERDAY);
  });
});

describe('changing a supplement', () => {
  it('requires its latest version', async () => {
    const { id } = await add({ note: 'In water.' });
    const changed = await send('PUT', id, { ...creatine, amount: 3, version: 1 });
    expect(changed.json()).toMatchObject({ amount: 3, note: null, version: 2 });
    const late = await send('PUT', id, { ...creatine, amount: 4, version: 1 });
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile']);
  });

  it('applies from today on, keeping earlier days', async () => {
    const { id } = await add();
    await tick(id, TODAY);
    test.advance(DAY_MS);
    const noted = (await send('PUT', id, { ...creatine, note: 'Kept.', version: 1 })).json();
    expect(noted).toMatchObject({ id, note: 'Kept.', startedOn: TODAY });
    await tick(id, '2026-11-22');
    const more = (await send('PUT', id, { ...creatine, amount: 10, version: 2 })).json();
    expect(more).toMatchObject({ amount: 10, startedOn: '2026-11-22', stoppedOn: null });
    const { supplements: list, ticks } = await log(asCoach, `?from=${TODAY}`);
    expect(list.map(({ amount, stoppedOn }) => [amount, stoppedOn])).toEqual([
      [5, '2026-11-22'],
      [10, null],
    ]);
    expect(ticks).toEqual([
      { supplementId: id, date: TODAY },
      { supplementId: more.id, date: '2026-11-22' },
    ]);
    test.advance(-DAY_MS);
  });

  it('is rejected once it was replaced', async () => {
    const { id } = await add();
    test.advance(DAY_MS);
    await send('PUT', id, { ...creatine, amount: 10, version: 1 });
    const before = await log(asAthlete, `?from=${TODAY}`);
    for (const version of [1, 2]) {
      const late = await send('PUT', id, { ...creatine, amount: 20, version });
      expect([late.statusCode, late.json().code]).toEqual([409, 'conflict']);
      // Without a version, the form doesn't offer to save again.
      expect(late.json()).toMatchObject({ error: expect.stringMatching(/Close this/) });
      expect(late.json().version).toBeUndefined();
    }
    expect(await log(asAthlete, `?from=${TODAY}`)).toEqual(before);
    test.advance(-DAY_MS);
  });

  it('removes it from today on until it is restored', async () => {
    const { id } = await add();
    await tick(id, TODAY);
    test.advance(DAY_MS);
    const stopped = (await send('DELETE', id, { version: 1 })).json();
    expect(stopped).toMatchObject({ stoppedOn: '2026-11-22', version: 2 });
    expect(await named('?from=2026-11-22')).toEqual([]);
    expect(await named(`?from=${TODAY}`)).toEqual([creatine.name]);
    expect((await send('DELETE', id, { version: 1 })).statusCode).toBe(409);
    expect((await tick(id, '2026-11-22')).statusCode).toBe(400);
    const back = (await send('POST', id, { version: 2 }, '/resume')).json();
    expect(back).toMatchObject({ stoppedOn: null, version: 3 });
    // The reply may be lost and the undo repeated.
    expect((await send('POST', id, { version: 2 }, '/resume')).json()).toEqual(back);
    expect((await log()).ticks).toEqual([{ supplementId: id, date: TODAY }]);
    test.advance(-DAY_MS);
  });

  it('never lists it if removed on its first day', async () => {
    const { id } = await add();
    await send('DELETE', id, { version: 1 });
    expect(await named()).toEqual([]);
  });
});

describe('ticks and days', () => {
  it('counts once and can be undone', async () => {
    const { id } = await add();
    const replies = await Promise.all([tick(id, TODAY), tick(id, TODAY), tick(id, TODAY)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await log(asCoach)).ticks).toEqual([{ supplementId: id, date: TODAY }]);
    await tick(id, TODAY, false);
    expect((await log(asCoach)).ticks).toEqual([]);
  });

  it('requires a past or current day it was listed on', async () => {
    const { id } = await add();
    expect((await tick(id, '2026-11-22')).json().issues[0].path).toBe('date');
    expect((await tick(id, YESTERDAY)).json().issues[0].path).toBe('date');
    // Two hours later it is past midnight in Kiritimati.
    const ofAthlete = eq(users.id, athlete.id);
    await test.db.update(users).set({ timezone: 'Pacific/Kiritimati' }).where(ofAthlete);
    test.advance(2 * 3_600_000);
    expect((await tick(id, '2026-11-22')).statusCode).toBe(200);
    expect((await log()).today).toBe('2026-11-22');
    test.advance(-2 * 3_600_000);
  });

  it('counts on today’s dashboard when due', async () => {
    const onDashboard = async () =>
      (await asAthlete.get('/api/dashboard')).json().today.supplements;
    expect(await onDashboard()).toEqual({ due: 0, taken: 0 });
    const { id } = await add();
    const onMondays = await add({ weekdays: [0] });
    await tick(onMondays.id, TODAY);
    expect(await onDashboard()).toEqual({ due: 1, taken: 0 });
    await tick(id, TODAY);
    expect(await onDashboard()).toEqual({ due: 1, taken: 1 });
    await send('DELETE', id, { version: 1 });
    expect(await onDashboard()).toEqual({ due: 0, taken: 0 });
  });

  it('notifies the coach', async () => {
    await asAthlete.post('/api/check-ins', { date: TODAY, energyLevel: 7, mood: 'good' });
    const { id } = await add();
    const events = await eventsReceivedBy(test, coach, () => tick(id, TODAY));
    expect(events).toContainEqual({ type: 'athlete', athleteId: athlete.id });
  });

  it('is deleted with its athlete', async () => {
    await tick((await add()).id, TODAY);
    await test.db.delete(users).where(eq(users.id, athlete.id));
    const remaining = eq(supplementTicks.userId, athlete.id);
    expect(await test.db.$count(supplementTicks, remaining)).toBe(0);
  });
});

describe('requested days', () => {
  it('default to the last seven, or a valid range', async () => {
    const { id } = await add();
    await test.db
      .update(supplements)
      .set({ startedOn: '2026-01-01' })
      .where(eq(supplements.id, id));
    for (const date of ['2026-11-14', '2026-11-15', TODAY]) await tick(id, date);
    const days = async (query = '') => (await log(asAthlete, query)).ticks.map(({ date }) => date);
    expect(await days()).toEqual(['2026-11-15', TODAY]);
    expect(await days('?from=2026-11-14&to=2026-11-14')).toEqual(['2026-11-14']);
    for (const query of ['?from=2026-11-22', '?from=2020-01-01', '?to=0001-01-01', '?from=x']) {
      const refused = await asAthlete.get(`/api/users/${athlete.id}/supplements${query}`);
      expect(refused.statusCode, query).toBe(400);
    }
  });
});
