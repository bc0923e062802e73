import { BETA_BLOCKER_NOTE } from '@posedown/coaching';
import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { rosterEntries } from '../../platform/db/schema/index.ts';
import { signUpForm } from '../../testing/answers.ts';
import { eventsReceivedBy } from '../../testing/events-received-by.ts';
import { pairTest } from '../../testing/fixtures.ts';
import { createPerson, type Person, signIn } from '../../testing/people.ts';

const DAY_MS = 86_400_000;

const it = pairTest
  .extend('athlete', { scope: 'file' }, async ({ server, coach: _head }): Promise<Person> => {
    const form = signUpForm({ email: 'cardio@test.example', cardioPreference: 'intense' });
    return (await server.browser().post('/api/users', form)).json().user;
  })
  .extend('api', ({ server, asAthlete, athlete }) => {
    const ago = (ms: number) => new Date(server.now().getTime() - ms).toISOString();
    const ride = () => ({
      ...{ type: 'LISS', modality: 'stationary-bike', durationSeconds: 1800, completed: true },
      startedAt: ago(3_600_000),
    });
    const record = (changes: object = {}, athleteBrowser = asAthlete) =>
      athleteBrowser.post('/api/cardio-sessions', { ...ride(), ...changes });
    const list = async (query = '') =>
      (await asAthlete.get(`/api/users/${athlete.id}/cardio-sessions${query}`)).json();
    const plan = async (reader = asAthlete) =>
      (await reader.get(`/api/users/${athlete.id}/cardio-plan`)).json();
    return { ago, record, list, plan };
  });

describe('recording cardio', () => {
  it("stores the session on the athlete's day, with calories by weight", async ({ api }) => {
    const rates = { averageHeartRate: 128, maxHeartRate: 141 };
    const reply = await api.record({ ...rates, rpe: 4, notes: 'Easy.' });
    expect(reply.statusCode).toBe(201);
    // Bike at 6.8 METs, 84 kg, 30 min.
    expect(reply.json()).toMatchObject({
      date: api.ago(3_600_000).slice(0, 10),
      averageHeartRate: 128,
      netKcal: Math.round((5.8 * 3.5 * 84 * 30) / 200),
      grossKcal: Math.round((6.8 * 3.5 * 84 * 30) / 200),
      phasesCompleted: null,
      version: 0,
    });
    expect(await api.list()).toHaveLength(1);
  });

  it('reports if no heart rate was measured', async ({ api }) => {
    const intervals = { type: 'HIIT', phasesCompleted: 16, durationSeconds: 1320 };
    const session = (await api.record(intervals)).json();
    expect(session).toMatchObject({ averageHeartRate: null });
    expect(session.phasesCompleted).toBe(16);
  });

  it('stores a duplicate once, even concurrently', async ({ api }) => {
    const before = (await api.list()).length;
    const requestKey = '0b6f2f3e-59f9-4c07-9d39-3d9f0f3a3b12';
    const replies = await Promise.all([1, 2].map(() => api.record({ requestKey })));
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
    expect(await api.list()).toHaveLength(before + 1);
  });

  it('rejects invalid or unknown fields, and stores nothing', async ({ api, coach }) => {
    const before = await api.list();
    const bad = [
      { durationSeconds: 0 },
      { durationSeconds: 21_601 },
      { averageHeartRate: 251 },
      { phasesCompleted: 17 },
      { modality: 'pogo-stick' },
      { type: 'Rest' },
      { startedAt: '0000-01-01T00:00:00Z' },
      { netKcal: 9000 },
      { userId: coach.id },
      { date: '2026-11-01' },
    ];
    for (const change of bad) {
      const reply = await api.record(change);
      expect(reply.statusCode, JSON.stringify(change)).toBe(400);
    }
    expect(await api.list()).toEqual(before);
  });
});

describe('correcting cardio', () => {
  it('recomputes calories and rejects an outdated version', async ({ api, asAthlete }) => {
    const { id } = (await api.record()).json();
    const url = `/api/cardio-sessions/${id}`;
    const change = { modality: 'stationary-bike', durationSeconds: 900, version: 0 };
    const send = (method: 'PUT' | 'DELETE', payload: object) =>
      asAthlete.request({ method, url, payload });
    expect((await send('PUT', change)).json()).toMatchObject({ version: 1, netKcal: 128 });
    for (const method of ['PUT', 'DELETE'] as const) {
      const late = await send(method, method === 'PUT' ? change : { version: 0 });
      expect(late.statusCode).toBe(409);
      expect(late.json()).toMatchObject({ code: 'changed_meanwhile', version: 1 });
    }
    expect((await send('DELETE', { version: 1 })).statusCode).toBe(204);
    expect((await send('DELETE', { version: 1 })).statusCode).toBe(404);
  });

  it('keeps or clears heart rates depending on the request', async ({ api, asAthlete }) => {
    const strapped = { averageHeartRate: 128, maxHeartRate: 141 };
    const { id } = (await api.record(strapped)).json();
    const update = async (changes: object) => {
      const payload = { modality: 'stationary-bike', durationSeconds: 1800, ...changes };
      const url = `/api/cardio-sessions/${id}`;
      return (await asAthlete.request({ method: 'PUT', url, payload })).json();
    };
    expect(await update({ averageHeartRate: 131, version: 0 })).toMatchObject({
      averageHeartRate: 131,
      maxHeartRate: 141,
    });
    const higher = await update({ averageHeartRate: 150, version: 1 });
    expect(higher).toMatchObject({ averageHeartRate: 150, maxHeartRate: null });
    expect(await update({ version: 2 })).toMatchObject({ averageHeartRate: null });
  });

  it('doesn’t find another athlete’s session', async ({ api, server, coach }) => {
    const { id } = (await api.record()).json();
    const other = await signIn(server, await createPerson(server.db, { coachId: coach.id }));
    const payload = { modality: 'elliptical', durationSeconds: 900, version: 0 };
    const url = `/api/cardio-sessions/${id}`;
    const reply = await other.request({ method: 'PUT', url, payload });
    expect(reply.statusCode).toBe(404);
  });
});

describe('cardio plan', () => {
  it('shows the athlete’s week and zones, also to their coach', async ({ api, asCoach }) => {
    const own = await api.plan();
    expect(own.plan.schedule).toHaveLength(7);
    const minutes = own.plan.schedule.map(({ duration }: { duration: number }) => duration);
    expect(own.plan.weeklyMinutes).toBe(minutes.reduce((sum: number, each: number) => sum + each));
    for (const day of own.plan.schedule) {
      const { type, intensity, equipment, description, calories, heartRateZone } = day;
      for (const words of [day.day, type, intensity, equipment, description, heartRateZone]) {
        expect(words, day.day).toMatch(/\w/);
      }
      expect(['HIIT', 'LISS', 'Active Recovery', 'Rest'], day.day).toContain(type);
      expect([calories > 0, day.duration > 0], day.day).toEqual(Array(2).fill(type !== 'Rest'));
    }
    expect(own.maxHeartRate.source).toBe('tanaka');
    expect(own.zones).toHaveLength(6);
    expect(own.reserveZones).toEqual([]);
    expect(await api.plan(asCoach)).toEqual(own);
  });

  it('applies a measured maximum and Karvonen right away', async ({ asAthlete, api }) => {
    const rates = { measuredMaxHeartRate: 200, restingHeartRate: 50 };
    const payload = { ...rates, version: 0 };
    const reply = await asAthlete.request({ method: 'PUT', url: '/api/heart-rates', payload });
    expect(reply.json()).toEqual(await api.plan());
    expect(await api.plan()).toMatchObject({
      ...rates,
      maxHeartRate: { maxBpm: 200, source: 'measured' },
    });
    // 50 + 0.6·150 = 140 and 50 + 0.7·150 = 155
    const own = await api.plan();
    expect(own.reserveZones[1]).toMatchObject({ min: 140, max: 155 });
    const liss = own.plan.schedule.find(({ type }: { type: string }) => type === 'LISS');
    expect(liss.heartRateZone).toBe('Zone 2: 140-155 bpm');
    for (const wrong of [{ measuredMaxHeartRate: 119 }, { restingHeartRate: 111 }, { age: 3 }]) {
      const refused = await asAthlete.request({
        method: 'PUT',
        url: '/api/heart-rates',
        payload: { ...payload, ...wrong },
      });
      expect(refused.statusCode).toBe(400);
    }
  });

  it('uses effort instead of heart rates with beta-blockers until a maximum is measured', async ({
    api,
    asAthlete,
    server,
  }) => {
    let version = (await api.plan()).heartRatesVersion;
    const set = (rates: object) => {
      const payload = { ...rates, version: version++ };
      return asAthlete.request({ method: 'PUT', url: '/api/heart-rates', payload });
    };
    const unknown = { measuredMaxHeartRate: null, restingHeartRate: null };
    const reply = (await set({ ...unknown, takesBetaBlockers: true })).json();
    expect(reply).toMatchObject({ takesBetaBlockers: true, maxHeartRate: null, zones: [] });
    expect(reply.plan.notes).toContain(BETA_BLOCKER_NOTE);
    for (const { type, heartRateZone } of reply.plan.schedule) {
      expect(heartRateZone).toMatch(type === 'Rest' ? /^None$/ : /^By feel: /);
    }
    let cardio: { heartRateZone: string } | null = null;
    for (let day = 0; day < 7; day += 1) {
      cardio ??= (await asAthlete.get('/api/dashboard')).json().today.cardio;
      server.advance(DAY_MS);
    }
    server.advance(-7 * DAY_MS);
    expect(cardio?.heartRateZone).toMatch(/^By feel: /);
    // Omitted fields stay unchanged.
    const measured = (await set({ measuredMaxHeartRate: 150, restingHeartRate: null })).json();
    expect(measured).toMatchObject({ takesBetaBlockers: true, maxHeartRate: { maxBpm: 150 } });
    const zones = measured.plan.schedule.map((day: { heartRateZone: string }) => day.heartRateZone);
    expect(zones.join()).toContain('bpm');
    await set({ ...unknown, takesBetaBlockers: false });
    expect((await api.plan()).maxHeartRate.source).toBe('tanaka');
  });

  it('notifies the coach of new heart rates', async ({ server }) => {
    const trainer = await createPerson(server.db, { role: 'coach' });
    const athlete = await createPerson(server.db, { coachId: trainer.id });
    const own = await signIn(server, athlete);
    await own.post('/api/progress', {
      ...{ date: '2026-11-20', weight: 80, energyLevel: 6, stressLevel: 4, mood: 'good' },
    });
    const payload = { measuredMaxHeartRate: 187, restingHeartRate: 51, version: 0 };
    const set = () => own.request({ method: 'PUT', url: '/api/heart-rates', payload });
    const [{ version } = { version: '' }] = await server.db
      .select()
      .from(rosterEntries)
      .where(eq(rosterEntries.athleteId, athlete.id));
    // Makes writing the roster row fail.
    await server.db.execute(
      sql`alter table ${rosterEntries} add constraint unwritable check (version = ${sql.raw(`'${version}'`)} or athlete_id <> ${sql.raw(`'${athlete.id}'`)})`,
    );
    expect((await set()).statusCode).toBe(500);
    await server.db.execute(sql`alter table ${rosterEntries} drop constraint unwritable`);
    const rates = async () =>
      (await own.get(`/api/users/${athlete.id}/cardio-plan`)).json().measuredMaxHeartRate;
    expect(await rates()).toBeNull();
    const events = await eventsReceivedBy(server, trainer, set);
    expect(events).toMatchObject([{ type: 'athlete', athleteId: athlete.id }]);
    expect(await rates()).toBe(187);
  });

  it('handles an athlete without data', async ({ server }) => {
    const stranger = await createPerson(server.db);
    const reader = await signIn(server, stranger);
    const reply = (await reader.get(`/api/users/${stranger.id}/cardio-plan`)).json();
    expect(reply).toMatchObject({ plan: null, maxHeartRate: null, zones: [], weightKg: null });
  });
});

describe('listing cardio sessions', () => {
  it('returns the requested days, newest first, at most a year', async ({
    server,
    api,
    athlete,
    asAthlete,
  }) => {
    const today = server.now().toISOString().slice(0, 10);
    const sessions = await api.list(`?from=${today}&to=${today}`);
    expect(sessions.length).toBe((await api.list()).length);
    for (const query of ['from=2026-11-22&to=2026-11-20', 'from=2024-01-01&to=2026-01-01']) {
      const url = `/api/users/${athlete.id}/cardio-sessions?${query}`;
      expect((await asAthlete.get(url)).statusCode, query).toBe(400);
    }
  });
});

describe('features that use cardio sessions', () => {
  it('show them on the dashboard', async ({ asAthlete, server }) => {
    const { today } = (await asAthlete.get('/api/dashboard')).json();
    expect(today.cardioDoneMinutes).toBeGreaterThan(30);
    const other = await signIn(server, await createPerson(server.db));
    expect((await other.get('/api/dashboard')).json().today.cardioDoneMinutes).toBeNull();
  });

  it('count them toward adherence from the first session on', async ({
    server,
    athlete,
    api,
    asCoach,
  }) => {
    server.advance(8 * DAY_MS);
    const relogged = await signIn(server, athlete);
    for (let day = 7; day > 0; day -= 1) {
      const date = api.ago(day * DAY_MS).slice(0, 10);
      await relogged.post('/api/progress', { date, energyLevel: 6, stressLevel: 4, mood: 'good' });
    }
    const { standing } = (await asCoach.get(`/api/users/${athlete.id}/overview`)).json();
    expect(standing.parts).toContainEqual(expect.objectContaining({ part: 'cardio', weight: 15 }));
  });

  it('count a session ended early once it is long enough', async ({ server, api }) => {
    const own = server.browser();
    const form = signUpForm({ email: 'early@test.example', cardioPreference: 'intense' });
    await own.post('/api/users', form);
    const done = async () => (await own.get('/api/dashboard')).json().today.cardioDoneMinutes;
    const early = { completed: false, durationSeconds: 300 };
    const { id } = (await api.record(early, own)).json();
    expect(await done()).toBeNull();
    const payload = { modality: 'stationary-bike', durationSeconds: 7200, version: 0 };
    await own.request({ method: 'PUT', url: `/api/cardio-sessions/${id}`, payload });
    expect(await done()).toBe(120);
  });
});
