import { describe, expect } from 'vitest';
import { rosterWeeks } from '../../platform/db/schema/index.ts';
import { signUpForm } from '../../testing/answers.ts';
import { pairTest } from '../../testing/fixtures.ts';
import { createPerson } from '../../testing/people.ts';
import { findCorridor } from './show-progress.ts';

const it = pairTest.extend('api', ({ asAthlete, athlete }) => {
  const overview = async (by = asAthlete, query = '') =>
    (await by.get(`/api/users/${athlete.id}/progress${query}`)).json();
  const near = (day: string, by = asAthlete) =>
    by.get(`/api/users/${athlete.id}/progress/trend?day=${day}`);
  return { overview, near };
});

const felt = { energyLevel: 7, stressLevel: 3, mood: 'good' };

describe('progress overview', () => {
  it('is empty without entries', async ({ api }) => {
    expect(await api.overview()).toMatchObject({
      currentStats: { weight: null, bodyFat: null, muscle: null, ffmi: null, lastUpdated: null },
      weeklyProgress: [],
      measurements: { lastMeasured: null },
      weightTrend: [],
      expenditure: { missing: ['profile'] },
    });
  });

  it('computes weeks, lean mass and girths for athlete and coach', async ({
    asAthlete,
    api,
    asCoach,
  }) => {
    const entries = [
      { date: '2026-11-02', weight: 84, bodyFat: 15, measurements: { waist: 86 } },
      { date: '2026-11-16', weight: 82, bodyFat: 14, measurements: { waist: 84.5 } },
      { date: '2026-11-20', weight: 81 },
    ];
    for (const entry of entries) await asAthlete.post('/api/progress', { ...entry, ...felt });
    const found = await api.overview();
    expect(found.currentStats).toEqual({
      weight: 81,
      bodyFat: 14,
      muscle: 70.52,
      ffmi: null,
      lastUpdated: '2026-11-20',
    });
    expect(found.weeklyProgress).toEqual([
      { week: 3, startsOn: '2026-11-16', weight: 81.5, bodyFat: 14, muscle: 70.09 },
      { week: 2, startsOn: '2026-11-09', weight: null, bodyFat: null, muscle: null },
      { week: 1, startsOn: '2026-11-02', weight: 84, bodyFat: 15, muscle: 71.4 },
    ]);
    expect(found.measurements.lastMeasured).toBe('2026-11-16');
    const waist = found.measurements.girths.find(
      ({ girth }: { girth: string }) => girth === 'waist',
    );
    expect(waist.course).toEqual([
      { date: '2026-11-02', value: 86 },
      { date: '2026-11-16', value: 84.5 },
    ]);
    expect(found.weightTrend).toHaveLength(3);
    expect(await api.overview(asCoach)).toEqual(found);
  });

  it('dates the latest figures', async ({ server }) => {
    const own = server.browser();
    const form = signUpForm({ email: 'back@test.example' });
    const { user } = (await own.post('/api/users', form)).json();
    const shown = async () => (await own.get(`/api/users/${user.id}/progress`)).json();
    expect((await shown()).currentStats).toMatchObject({ weight: 84, lastUpdated: null });
    await own.post('/api/progress', { date: '2025-03-02', weight: 86, ...felt });
    await own.post('/api/progress', { date: '2025-03-01', bodyFat: 20, ...felt });
    const { currentStats, weeklyProgress } = await shown();
    expect(currentStats).toMatchObject({ weight: 86, bodyFat: 20, lastUpdated: '2025-03-02' });
    expect(weeklyProgress).toEqual([]);
  });

  it('has no row for an empty current week', async ({ server }) => {
    const own = server.browser();
    const form = signUpForm({ email: 'monday@test.example' });
    const { user } = (await own.post('/api/users', form)).json();
    const weeks = async () =>
      (await own.get(`/api/users/${user.id}/progress`)).json().weeklyProgress;
    await own.post('/api/progress', { date: '2026-11-12', weight: 84, ...felt });
    expect(await weeks()).toMatchObject([{ week: 1, startsOn: '2026-11-09', weight: 84 }]);
    await own.post('/api/progress', { date: '2026-11-21', weight: 83, ...felt });
    expect(await weeks()).toMatchObject([
      { week: 2, startsOn: '2026-11-16', weight: 83 },
      { week: 1, startsOn: '2026-11-09', weight: 84 },
    ]);
  });

  it('relates lean mass to height, normalized to 1.80 m for men', async ({ server }) => {
    for (const [sex, ffmi] of [
      // 80 kg at 15% body fat is 68 kg lean. Divided by 1.75² m² that is 22.2, plus 6.1 · 0.05 for the height.
      ['male', 22.51],
      ['female', 22.2],
    ] as const) {
      const browser = server.browser();
      const form = signUpForm({ email: `${sex}@test.example`, sex, height: 175 });
      const { user } = (await browser.post('/api/users', form)).json();
      await browser.post('/api/progress', { date: '2026-11-20', weight: 80, bodyFat: 15, ...felt });
      const { currentStats } = (await browser.get(`/api/users/${user.id}/progress`)).json();
      expect(currentStats).toMatchObject({ muscle: 68, ffmi });
    }
  });

  it('shows the sign-up goals and weeks to the show', async ({ server }) => {
    const browser = server.browser();
    const goals = { targetWeight: 77, bodyFatGoal: 8, competitionDate: '2026-12-12' };
    const form = signUpForm({ email: 'goals@test.example', ...goals });
    const { user } = (await browser.post('/api/users', form)).json();
    await browser.post('/api/progress', { date: '2026-11-20', weight: 84, bodyFat: 15, ...felt });
    expect((await browser.get(`/api/users/${user.id}/progress`)).json().goals).toMatchObject({
      ...{ startWeight: 84, targetWeight: 77, targetBodyFat: 8, targetMuscle: 70.84, warnings: [] },
      ...{ competitionDate: '2026-12-12', weeksRemaining: 3 },
    });
  });

  it('flags goals that no plan supports', async ({ server }) => {
    const browser = server.browser();
    const goals = { height: 165, weight: 60, targetWeight: 44, bodyFatGoal: 6 };
    const form = signUpForm({ email: 'unsafe@test.example', sex: 'female', ...goals });
    const { user } = (await browser.post('/api/users', form)).json();
    const found = (await browser.get(`/api/users/${user.id}/progress`)).json().goals;
    expect(found).toMatchObject({ targetWeight: 44, targetBodyFat: 6, targetMuscle: null });
    expect(found.warnings).toEqual([
      expect.stringContaining('no plan goes below 50.4 kg'),
      expect.stringContaining('below 12%, the lowest safe value'),
    ]);
    expect((await browser.get('/api/dashboard')).json().targetWarning).toBe(found.warnings[0]);
  });

  it('dates the current diet like the dashboard does', async ({ server, api }) => {
    expect((await api.overview()).goals.corridor).toEqual({ startsOn: null, pace: null });
    const browser = server.browser();
    const form = signUpForm({ email: 'diet@test.example' });
    const { user } = (await browser.post('/api/users', form)).json();
    const path = `/api/users/${user.id}`;
    const corridor = async () => (await browser.get(`${path}/progress`)).json().goals.corridor;
    const startedOn = server.now().toISOString().slice(0, 10);
    expect(await corridor()).toEqual({ startsOn: startedOn, pace: null });
    server.advance(9 * 86_400_000);
    await browser.post(`${path}/plans`, { plans: ['training'] });
    await browser.post(`${path}/plans`, { plans: ['nutrition'] });
    expect(await corridor()).toEqual({ startsOn: startedOn, pace: null });
    expect((await browser.get('/api/dashboard')).json().corridor).toEqual(await corridor());
    server.advance(-9 * 86_400_000);
  });

  it('shows no outdated pace if the last week has too little data', async ({ server }) => {
    const { id: athleteId } = await createPerson(server.db);
    const pace = async () =>
      (await findCorridor(server.db, { id: athleteId, timezone: 'UTC' })).pace;
    const week = { athleteId, pace: 'on' as const, weeklyPercent: -0.7 };
    const planned = { plannedFrom: -1, plannedTo: -0.5 };
    await server.db.insert(rosterWeeks).values({ ...week, weekOf: '2026-11-09', ...planned });
    expect(await pace()).toEqual({ fromPercent: -1, toPercent: -0.5 });
    await server.db.insert(rosterWeeks).values({ athleteId, weekOf: '2026-11-16' });
    expect(await pace()).toBeNull();
  });

  it('covers the requested weeks, at most a year', async ({ api, asAthlete, athlete }) => {
    expect((await api.overview(asAthlete, '?weeks=1')).weightTrend).toHaveLength(2);
    for (const weeks of [0, 53, 'x']) {
      const response = await asAthlete.get(`/api/users/${athlete.id}/progress?weeks=${weeks}`);
      expect(response.statusCode, String(weeks)).toBe(400);
    }
  });
});

describe('the trend around a day', () => {
  it('is available for any past day, for coach and athlete', async ({
    asAthlete,
    asCoach,
    api,
  }) => {
    const before = { date: '2019-05-04', weight: 96.4, ...felt };
    expect((await asAthlete.post('/api/progress', before)).statusCode).toBe(201);
    for (const by of [asAthlete, asCoach]) {
      expect((await api.near('2019-05-06', by)).json()).toEqual({ trend: 96.4 });
    }
    expect((await api.near('2019-05-09')).json()).toEqual({ trend: null });
    for (const day of ['yesterday', '0001-01-01', '9999-12-31']) {
      expect((await api.near(day)).statusCode, day).toBe(400);
    }
  });
});

describe('updating stats', () => {
  it('stores today’s figures once for a duplicate form', async ({ asAthlete, api }) => {
    const form = {
      weight: 80.5,
      bodyFat: 13.5,
      requestKey: '0b6f2f3e-59f9-4c07-9d39-3d9f0f3a3b12',
    };
    const first = await asAthlete.post('/api/progress/stats', form);
    const second = await asAthlete.post('/api/progress/stats', form);
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json().id).toBe(first.json().id);
    expect(first.json()).toMatchObject({
      date: '2026-11-21',
      weight: 80.5,
      bodyFat: 13.5,
      mood: null,
    });
    expect((await api.overview()).currentStats).toMatchObject({ weight: 80.5, bodyFat: 13.5 });
  });

  it('requires both, within range', async ({ asAthlete }) => {
    for (const body of [
      { weight: 80 },
      { bodyFat: 12 },
      { weight: 29, bodyFat: 12 },
      { weight: 80, bodyFat: 51 },
    ]) {
      expect((await asAthlete.post('/api/progress/stats', body)).statusCode).toBe(400);
    }
  });
});
