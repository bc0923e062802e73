import type { CoachAlert } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { users } from '../../platform/db/schema/index.ts';
import { pairTest } from '../../testing/fixtures.ts';
import { createPerson, type Person, signIn } from '../../testing/people.ts';
import type { TestBrowser } from '../../testing/test-app.ts';
import { insertCompetition, listCompetitions } from './queries.ts';

const HOUR_MS = 3_600_000;
let coachId: string;
let athlete: Person;
let browser: TestBrowser;

const form = {
  name: 'Harbour Open',
  date: '2027-01-16',
  category: 'Classic Physique',
  location: 'Harbor Theater',
  notes: 'First show.',
  status: 'upcoming',
};

const it = pairTest.extend('api', ({ server }) => {
  /** An athlete without any competition. */
  async function newAthlete() {
    athlete = await createPerson(server.db, { coachId });
    browser = await signIn(server, athlete);
  }
  const own = () => listCompetitions(server.db, athlete.id);
  /** A show that took place yesterday. */
  const pastShow = () =>
    server.db.transaction((tx) =>
      insertCompetition(tx, {
        userId: athlete.id,
        name: 'Last Night Classic',
        date: '2026-11-20',
        category: 'Figure',
        createdAt: server.now(),
      }),
    );
  return { newAthlete, own, pastShow };
});

it.beforeAll(async ({ coach }) => {
  coachId = coach.id;
});

const update = (sender: TestBrowser, url: string, payload: object) =>
  sender.request({ method: 'PUT', url, payload });
const ofShow = (id: string, rest: string) => `/api/users/${athlete.id}/competitions/${id}/${rest}`;

describe("an athlete's competitions", () => {
  it('are stored with all fields and listed with weeks out', async ({ api }) => {
    await api.newAthlete();
    const response = await browser.post('/api/competitions', form);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ ...form, userId: athlete.id, weeksOut: 8, version: 0 });
    expect((await browser.get('/api/competitions')).json()).toEqual([response.json()]);
  });

  it('update the coach’s roster', async ({ api, asCoach }) => {
    await api.newAthlete();
    const { id } = (await browser.post('/api/competitions', form)).json();
    const line = async () => {
      const roster = (await asCoach.get('/api/clients?search=Test')).json();
      return roster.clients.find((client: { id: string }) => client.id === athlete.id);
    };
    expect(await line()).toMatchObject({ competitionDate: '2027-01-16', weeksOut: 8 });
    expect((await browser.delete(`/api/competitions/${id}`)).statusCode).toBe(204);
    expect(await line()).toMatchObject({ competitionDate: null, weeksOut: null });
    expect((await browser.delete(`/api/competitions/${id}`)).statusCode).toBe(404);
  });

  it("require a name, category and future date in the athlete's time zone", async ({ api }) => {
    await api.newAthlete();
    const bad: [object, string][] = [
      [{ name: ' ' }, 'Competition name is required'],
      [{ category: 'Strongman' }, 'Category is required'],
      [{ category: undefined }, 'Category is required'],
      [{ date: '2026-11-21' }, 'Competition date must be in the future'],
      [{ date: '2026-11-20T10:00:00.000Z' }, 'Competition date must be in the future'],
    ];
    for (const [change, message] of bad) {
      const response = await browser.post('/api/competitions', { ...form, ...change });
      expect(response.statusCode, message).toBe(400);
      expect(response.json().issues[0].message).toBe(message);
    }
    expect(await api.own()).toEqual([]);
  });

  it('are stored once for a duplicate form, even concurrently', async ({ api }) => {
    await api.newAthlete();
    const sent = { ...form, requestKey: '0b6f2f3e-59f9-4c07-9d39-3d9f0f3a3b12' };
    const replies = await Promise.all([1, 2, 3].map(() => browser.post('/api/competitions', sent)));
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
    expect(await api.own()).toHaveLength(1);
  });

  it('can be changed with or without a version', async ({ api }) => {
    await api.newAthlete();
    const { id } = (await browser.post('/api/competitions', form)).json();
    const change = { ...form, name: 'Harbour Final' };
    const first = await update(browser, `/api/competitions/${id}`, { ...change, version: 0 });
    expect(first.json()).toMatchObject({ name: 'Harbour Final', version: 1 });
    const second = await update(browser, `/api/competitions/${id}`, { ...change, version: 0 });
    expect([second.statusCode, second.json().code]).toEqual([409, 'changed_meanwhile']);
    expect((await update(browser, `/api/competitions/${id}`, change)).statusCode).toBe(200);
  });

  it('can keep a past date but not change to one', async ({ api }) => {
    await api.newAthlete();
    const { id } = await api.pastShow();
    const change = { ...form, date: '2026-11-20' };
    expect((await update(browser, `/api/competitions/${id}`, change)).statusCode).toBe(200);
    const other = await update(browser, `/api/competitions/${id}`, { ...form, date: '2026-11-19' });
    expect(other.statusCode).toBe(400);
  });
});

describe('the prep of a show', () => {
  it('uses the date in the answers if there is no competition', async ({ api, server }) => {
    await api.newAthlete();
    const day = async () =>
      (await browser.get(`/api/users/${athlete.id}/prep`)).json().answeredShowDay;
    expect(await day()).toBeNull();
    await server.db
      .update(users)
      .set({ competitionDate: '2027-03-06' })
      .where(eq(users.id, athlete.id));
    expect(await day()).toBe('2027-03-06');
    await browser.post('/api/competitions', form);
    expect(await day()).toBeNull();
  });

  it('is readable by the athlete and their coach, next show first', async ({ api, asCoach }) => {
    await api.newAthlete();
    await api.pastShow();
    await browser.post('/api/competitions', { ...form, date: '2027-06-01' });
    const { id } = (await browser.post('/api/competitions', form)).json();
    for (const reader of [browser, asCoach]) {
      const prep = (await reader.get(`/api/users/${athlete.id}/prep`)).json();
      expect(prep).toMatchObject({ today: '2026-11-21', phase: 'Mid Prep', competition: { id } });
      const { name, category, date } = form;
      expect(prep.competition).toMatchObject({ name, category, date, weeksOut: 8 });
      expect(prep.competitions).toHaveLength(3);
    }
  });

  it('shows the open result after a show, but no peak week', async ({ api, asCoach }) => {
    await api.newAthlete();
    const { id } = await api.pastShow();
    const read = async (reader: TestBrowser) => {
      const { phase, competition } = (await reader.get(`/api/users/${athlete.id}/prep`)).json();
      return { phase, id: competition.id, resultOpen: competition.resultOpen };
    };
    for (const reader of [browser, asCoach]) {
      expect(await read(reader)).toEqual({ phase: null, id, resultOpen: true });
    }
    const dashboard = async () => (await browser.get('/api/dashboard')).json();
    expect(await dashboard()).toMatchObject({
      competition: null,
      openResult: { competitionId: id, name: 'Last Night Classic', date: '2026-11-20' },
    });
    await update(asCoach, ofShow(id, 'result'), { completed: true, placing: null, version: 0 });
    expect(await read(browser)).toEqual({ phase: null, id, resultOpen: false });
    expect((await dashboard()).openResult).toBeNull();
  });

  it("compares a past show's limit with the weeks before that show", async ({ api }) => {
    await api.newAthlete();
    await browser.post('/api/competitions', form);
    const { id } = await api.pastShow();
    const felt = { energyLevel: 7, stressLevel: 3, mood: 'good' };
    for (const date of ['2026-07-30', '2026-07-31', '2026-11-20', '2026-11-21']) {
      await browser.post('/api/progress', { date, weight: 82, ...felt });
    }
    const days = async (query = '') => {
      const prep = (await browser.get(`/api/users/${athlete.id}/prep${query}`)).json();
      return prep.weighIns.map(({ date }: { date: string }) => date);
    };
    expect(await days(`?competitionId=${id}`)).toEqual(['2026-07-31', '2026-11-20']);
    expect(await days()).toEqual(['2026-11-20', '2026-11-21']);
  });

  it('keeps the record of a withdrawn show, which no plan or count aims at', async ({
    api,
    asCoach,
  }) => {
    await api.newAthlete();
    const { id } = (await browser.post('/api/competitions', form)).json();
    const withdraw = (sender: TestBrowser, withdrawn: boolean, version: number) =>
      update(sender, ofShow(id, 'withdrawal'), { withdrawn, version });
    const shown = async () => (await browser.get(`/api/users/${athlete.id}/prep`)).json();
    const next = async () => (await browser.get('/api/dashboard')).json().competition?.name;
    const alerts = async () => {
      const page: { alerts: CoachAlert[] } = (await asCoach.get('/api/alerts?limit=100')).json();
      return page.alerts.flatMap((one) => (one.clientId === athlete.id ? one.message : []));
    };
    expect((await withdraw(asCoach, true, 0)).json()).toMatchObject({ status: 'cancelled' });
    expect(await alerts()).toEqual([]);
    expect(await next()).toBeUndefined();
    expect(await shown()).toMatchObject({ phase: null, competition: { id, status: 'cancelled' } });
    expect((await withdraw(browser, false, 0)).statusCode).toBe(409);
    const repeated = await withdraw(browser, true, 1);
    expect(repeated.json()).toMatchObject({ status: 'cancelled', version: 1 });
    const edited = await update(browser, `/api/competitions/${id}`, { ...form, name: 'Harbor' });
    expect(edited.json()).toMatchObject({ status: 'cancelled', name: 'Harbor' });
    const result = { completed: true, placing: 1, version: 2 };
    expect((await update(browser, ofShow(id, 'result'), result)).json().code).toBe('conflict');
    expect((await withdraw(browser, false, 2)).json()).toMatchObject({ status: 'upcoming' });
    expect(await next()).toBe('Harbor');
    await withdraw(browser, true, 3);
    expect(await alerts()).toEqual([`${athlete.name} withdrew from Harbor.`]);
  });

  it('can’t be withdrawn from once it is over', async ({ api }) => {
    await api.newAthlete();
    const { id } = await api.pastShow();
    const late = await update(browser, ofShow(id, 'withdrawal'), { withdrawn: true, version: 0 });
    expect([late.statusCode, late.json().code]).toEqual([409, 'conflict']);
  });

  it('has an open result from local midnight on', async ({ api, server }) => {
    await api.newAthlete();
    // Ten hours behind UTC.
    const timezone = 'Pacific/Honolulu';
    await server.db.update(users).set({ timezone }).where(eq(users.id, athlete.id));
    const { id } = (
      await browser.post('/api/competitions', { ...form, date: '2026-11-22' })
    ).json();
    const shown = async () => (await browser.get(`/api/users/${athlete.id}/prep`)).json();
    server.advance(40 * HOUR_MS);
    const onTheDay = await shown();
    server.advance(10 * HOUR_MS);
    const after = await shown();
    const { openResult } = (await browser.get('/api/dashboard')).json();
    server.advance(-50 * HOUR_MS);
    expect(onTheDay).toMatchObject({ today: '2026-11-22', competition: { resultOpen: false } });
    expect(onTheDay.phase).toBe('Peak Week');
    expect(after).toMatchObject({ phase: null, competition: { id, resultOpen: true } });
    expect(openResult.competitionId).toBe(id);
  });

  it('stores the class limit with its source', async ({ api, asCoach }) => {
    await api.newAthlete();
    const { id } = (await browser.post('/api/competitions', form)).json();
    const limit = { weightLimit: 84.5, weightLimitSource: 'Rules 2026, up to 178 cm', version: 0 };
    const stored = await update(asCoach, ofShow(id, 'weight-limit'), limit);
    expect(stored.json()).toMatchObject({ weightLimit: 84.5, version: 1 });
    expect((await update(browser, ofShow(id, 'weight-limit'), limit)).statusCode).toBe(409);
    const change = async (how: object) =>
      (await update(browser, `/api/competitions/${id}`, { ...form, ...how })).json();
    expect(await change({ name: 'Renamed Classic' })).toMatchObject({ weightLimit: 84.5 });
    expect(await change({ category: 'Figure' })).toMatchObject({
      ...{ weightLimit: null, weightLimitSource: null },
    });
  });

  it('accepts and removes a result from show day on', async ({ api }) => {
    await api.newAthlete();
    const ahead = (await browser.post('/api/competitions', form)).json();
    const result = { completed: true, placing: 3, version: 0 };
    expect((await update(browser, ofShow(ahead.id, 'result'), result)).statusCode).toBe(409);
    const { id } = await api.pastShow();
    const stored = await update(browser, ofShow(id, 'result'), result);
    expect(stored.json()).toMatchObject({ status: 'completed', placing: 3 });
    const back = { completed: false, placing: null, version: 1 };
    expect((await update(browser, ofShow(id, 'result'), back)).json()).toMatchObject({
      ...{ status: 'upcoming', placing: null },
    });
  });

  it('stores checklist ticks', async ({ api, asCoach }) => {
    await api.newAthlete();
    const { id } = (await browser.post('/api/competitions', form)).json();
    const tick = (item: string, done: boolean) =>
      update(browser, ofShow(id, 'checklist'), { item, done });
    await tick('suits', true);
    await tick('suits', true);
    expect((await tick('id', true)).json().checklist.sort()).toEqual(['id', 'suits']);
    expect((await tick('suits', false)).json().checklist).toEqual(['id']);
    expect((await asCoach.get(`/api/users/${athlete.id}/prep`)).json().checklist).toEqual(['id']);
  });

  it('resets show-day tasks when the show moves', async ({ api }) => {
    await api.newAthlete();
    const { id } = (await browser.post('/api/competitions', form)).json();
    for (const item of ['id', 'meals', 'check-in']) {
      await update(browser, ofShow(id, 'checklist'), { item, done: true });
    }
    const ticked = async () =>
      (await browser.get(`/api/users/${athlete.id}/prep`)).json().checklist.sort();
    await update(browser, `/api/competitions/${id}`, { ...form, name: 'Renamed Classic' });
    expect(await ticked()).toEqual(['check-in', 'id', 'meals']);
    await update(browser, `/api/competitions/${id}`, { ...form, date: '2027-01-23' });
    expect(await ticked()).toEqual(['id']);
  });
});
