import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { users } from '../../platform/db/schema/index.ts';
import { freshPairTest } from '../../testing/fixtures.ts';
import { createPerson, signIn } from '../../testing/people.ts';

const TODAY = '2026-11-21';
const KEY = '5a0c9f0e-58cf-4d3c-8f4b-0d8d3f3f0001';

const it = freshPairTest.extend('api', ({ asAthlete, athlete, asCoach }) => {
  const checkIn = (body: object = {}) => asAthlete.post('/api/check-ins', { ...felt, ...body });
  const list = async (browser = asAthlete, query = '') =>
    (await browser.get(`/api/users/${athlete.id}/check-ins${query}`)).json();
  const progress = async () =>
    (await asAthlete.get(`/api/users/${athlete.id}/progress`)).json().weightTrend;
  const entries = async () => (await asAthlete.get('/api/progress')).json().entries;
  const kinds = async () =>
    (await asCoach.get('/api/alerts')).json().alerts.map(({ type }: { type: string }) => type);
  return { checkIn, list, progress, entries, kinds };
});

const felt = { date: TODAY, energyLevel: 7, mood: 'good' };
const full = {
  ...felt,
  sleepHours: 7.5,
  stressLevel: 3,
  waterIntake: 3.2,
  steps: 9500,
  weight: 82.4,
  notes: 'Slept well.',
  completedWorkout: true,
  followedNutrition: true,
};

describe('a check-in', () => {
  it('stores every field for the athlete and their coach', async ({ api, athlete, asCoach }) => {
    const reply = await api.checkIn(full);
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({ ...full, userId: athlete.id, version: 1 });
    expect(await api.list()).toEqual([reply.json()]);
    expect(await api.list(asCoach)).toEqual([reply.json()]);
  });

  it('requires only energy and mood', async ({ api }) => {
    expect((await api.checkIn()).json()).toMatchObject({
      ...{ weight: null, sleepHours: null, stressLevel: null, waterIntake: null, notes: null },
      steps: null,
      completedWorkout: false,
      followedNutrition: false,
    });
    for (const missing of [{ energyLevel: undefined }, { mood: undefined }, { date: undefined }]) {
      expect((await api.checkIn(missing)).statusCode).toBe(400);
    }
  });

  it('rejects invalid or unknown fields, and stores nothing', async ({ coach, api }) => {
    const bad = [
      { energyLevel: 11 },
      { energyLevel: 6.5 },
      { mood: 'superb' },
      { sleepHours: 16 },
      { stressLevel: 0 },
      { waterIntake: 11 },
      { steps: -1 },
      { steps: 8000.5 },
      { steps: 100_001 },
      { weight: 29 },
      { userId: coach.id },
      { notes: 'x'.repeat(5001) },
    ];
    for (const body of bad) {
      expect((await api.checkIn(body)).statusCode, JSON.stringify(body)).toBe(400);
    }
    expect(await api.list()).toEqual([]);
  });

  it('rejects future dates in the athlete’s time zone', async ({ api, server, athlete }) => {
    expect((await api.checkIn({ date: '2026-11-22' })).json().issues[0].path).toBe('date');
    expect((await api.checkIn({ date: '1899-12-31' })).statusCode).toBe(400);
    // At 09:00 UTC it is already the 21st in Kiritimati and still the 20th in Pago Pago.
    const livesIn = (timezone: string) =>
      server.db.update(users).set({ timezone }).where(eq(users.id, athlete.id));
    await livesIn('Pacific/Kiritimati');
    server.advance(2 * 3_600_000);
    expect((await api.checkIn({ date: '2026-11-22' })).statusCode).toBe(201);
    await livesIn('Pacific/Pago_Pago');
    server.advance(-2 * 3_600_000);
    expect((await api.checkIn({ date: TODAY })).statusCode).toBe(400);
  });
});

describe('a second check-in of a day', () => {
  it('changes the first and clears omitted fields', async ({ api }) => {
    const first = (await api.checkIn(full)).json();
    const second = (await api.checkIn({ energyLevel: 4, version: 1 })).json();
    expect(second).toMatchObject({ id: first.id, energyLevel: 4, sleepHours: null, version: 2 });
    expect(await api.list()).toEqual([second]);
  });

  it('is rejected if another device saved first', async ({ api }) => {
    await api.checkIn(full);
    const later = await api.checkIn({ energyLevel: 2 });
    expect([later.statusCode, later.json().code]).toEqual([409, 'changed_meanwhile']);
    await api.checkIn({ energyLevel: 5, version: 1 });
    expect((await api.checkIn({ energyLevel: 2, version: 1 })).statusCode).toBe(409);
    expect(await api.list()).toMatchObject([{ energyLevel: 5, version: 2 }]);
  });

  it('is ignored if it is a duplicate submission', async ({ api }) => {
    const sent = { ...full, requestKey: KEY };
    const replies = await Promise.all([api.checkIn(sent), api.checkIn(sent), api.checkIn(sent)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(await api.list()).toMatchObject([{ version: 1 }]);
    expect(await api.entries()).toHaveLength(1);
  });
});

describe('the weight of a check-in', () => {
  it("becomes the day's weigh-in, and changes with it", async ({ api }) => {
    const { id } = (await api.checkIn({ weight: 82.4 })).json();
    expect(await api.entries()).toMatchObject([{ date: TODAY, weight: 82.4, checkInId: id }]);
    await api.checkIn({ weight: 81.9, version: 1 });
    expect(await api.progress()).toMatchObject([{ date: TODAY, weight: 81.9 }]);
    expect(await api.entries()).toHaveLength(1);
    await api.checkIn({ version: 2 });
    expect(await api.entries()).toEqual([]);
  });

  it('counts once in trend, dashboard, roster and weekly mean', async ({
    asAthlete,
    api,
    athlete,
    asCoach,
  }) => {
    await asAthlete.post('/api/progress', { ...felt, stressLevel: 3, weight: 83 });
    await api.checkIn({ weight: 82 });
    expect(await api.progress()).toMatchObject([{ date: TODAY, weight: 82 }]);
    const overview = (await asAthlete.get(`/api/users/${athlete.id}/progress`)).json();
    expect(overview.weeklyProgress).toMatchObject([{ weight: 82 }]);
    expect((await asAthlete.get('/api/dashboard')).json()).toMatchObject({
      weight: 82,
      today: { checkIn: { energyLevel: 7, mood: 'good', sleepHours: null } },
    });
    const { clients } = (await asCoach.get('/api/clients')).json();
    expect(clients).toMatchObject([{ weight: 82, lastCheckIn: TODAY }]);
  });

  it('is listed once in the activity', async ({ api, asCoach, athlete }) => {
    await api.checkIn({ weight: 82 });
    const { activity } = (await asCoach.get(`/api/users/${athlete.id}/overview`)).json();
    expect(activity).toMatchObject([{ kind: 'checkIn', weight: 82 }]);
  });
});

describe('list of check-ins', () => {
  it('covers four weeks by default, newest first', async ({ api, asAthlete, athlete }) => {
    for (const date of ['2026-11-20', '2026-11-21', '2026-10-24', '2026-10-25']) {
      await api.checkIn({ date });
    }
    const days = async (query: string) =>
      (await api.list(asAthlete, query)).map(({ date }: { date: string }) => date);
    expect(await days('')).toEqual(['2026-11-21', '2026-11-20', '2026-10-25']);
    expect(await days('?from=2026-10-24&to=2026-10-24')).toEqual(['2026-10-24']);
    for (const query of ['?from=2026-11-22', '?from=2020-01-01', '?from=x']) {
      const refused = await asAthlete.get(`/api/users/${athlete.id}/check-ins${query}`);
      expect(refused.statusCode, query).toBe(400);
    }
  });

  it('pages back without gaps or duplicates', async ({ api, asCoach, asAthlete, athlete }) => {
    for (const date of ['2024-02-29', '2026-10-24', '2026-11-21', '2025-07-01']) {
      await api.checkIn({ date });
    }
    const days = async (query: string) =>
      (await api.list(asCoach, query)).map(({ date }: { date: string }) => date);
    expect(await days('?before=2026-11-21&limit=2')).toEqual(['2026-10-24', '2025-07-01']);
    expect(await days('?before=2025-07-01&limit=2')).toEqual(['2024-02-29']);
    expect(await days('?before=2024-02-29&limit=2')).toEqual([]);
    for (const query of ['?before=x', '?before=2026-01-01&from=2025-01-01', '?before=0000-01-01']) {
      const refused = await asAthlete.get(`/api/users/${athlete.id}/check-ins${query}`);
      expect(refused.statusCode, query).toBe(400);
    }
  });

  it('is hidden from other athletes and coaches', async ({ api, server, athlete }) => {
    await api.checkIn();
    for (const role of ['client', 'coach'] as const) {
      const other = await signIn(server, await createPerson(server.db, { role }));
      const refused = await other.get(`/api/users/${athlete.id}/check-ins`);
      expect(refused.statusCode).toBe(404);
    }
  });
});

describe('alerting the coach', () => {
  it('reports three check-ins in a row with low energy, mood and sleep', async ({ api }) => {
    const bad = { energyLevel: 2, mood: 'poor', sleepHours: 5, weight: 82 };
    await api.checkIn({ ...bad, date: '2026-11-19' });
    await api.checkIn({ ...bad, date: '2026-11-20' });
    expect(await api.kinds()).toEqual([]);
    await api.checkIn(bad);
    expect((await api.kinds()).sort()).toEqual(['low_energy', 'low_mood', 'poor_sleep']);
  });

  it('reports a red flag in the notes', async ({ api, asCoach }) => {
    await api.checkIn({ notes: 'Nearly fianted in the shower.', date: '2026-11-19' });
    const { alerts } = (await asCoach.get('/api/alerts?severity=high')).json();
    expect(alerts).toMatchObject([
      {
        ...{ type: 'red_flag', writtenIn: 'check-in' },
        message: expect.stringContaining('in the check-in for 19 Nov 2026.'),
      },
    ]);
  });
});
