import { describe, expect } from 'vitest';
import { pairTest } from '../../testing/fixtures.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { listEntries } from './queries.ts';

const entry = {
  date: '2026-11-20',
  weight: 81.4,
  bodyFat: 12.5,
  measurements: { chest: 104, waist: 80, arms: 40.5, thighs: 61, neck: 39, hips: 98 },
  energyLevel: 7,
  stressLevel: 3,
  mood: 'good',
  sleepHours: 7.5,
  waterIntake: 3.2,
  notes: 'Slept well.',
};

const it = pairTest.extend('api', ({ athlete, server }) => {
  const stored = (userId = athlete.id) =>
    listEntries(server.db, { userId, limit: 500, after: null });
  return { stored };
});

describe('recording progress', () => {
  it('stores every field', async ({ asAthlete, athlete, api, server }) => {
    const response = await asAthlete.post('/api/progress', entry);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ ...entry, userId: athlete.id, photoUrls: [] });
    const [row] = await api.stored();
    expect(row).toMatchObject({ ...entry, userId: athlete.id, createdAt: server.now() });
  });

  it('uses the athlete’s calendar day', async ({ server }) => {
    const tokyo = await createPerson(server.db);
    const there = await signIn(server, tokyo);
    // At 23:30 UTC it is already the next day in Tokyo, but this athlete lives in UTC.
    const response = await there.post('/api/progress', {
      ...entry,
      date: '2026-11-20T23:30:00.000Z',
    });
    expect(response.json().date).toBe('2026-11-20');
  });

  it('rejects a future day and a day before 1900', async ({ api, asAthlete }) => {
    const before = await api.stored();
    const instants = ['0200-06-01T12:00:00Z', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:59'];
    const days = ['2026-11-22', '1899-12-31', '2026-02-30', 'yesterday', 20261120];
    for (const date of [...days, ...instants]) {
      const response = await asAthlete.post('/api/progress', { ...entry, date });
      expect(response.statusCode, String(date)).toBe(400);
      expect(response.json().issues[0].path).toBe('date');
    }
    expect(await api.stored()).toEqual(before);
  });

  it('accepts both ends of each range', async ({ server }) => {
    const someone = await signIn(server, await createPerson(server.db));
    const send = async (name: string, value: number) => {
      const isGirth = ['chest', 'waist', 'arms', 'thighs', 'neck', 'hips'].includes(name);
      const figure = isGirth ? { measurements: { [name]: value } } : { [name]: value };
      return (await someone.post('/api/progress', { ...entry, ...figure })).statusCode;
    };
    for (const [name, least, most, step] of [
      ['weight', 30, 300, 0.1],
      ['bodyFat', 3, 50, 0.1],
      ['chest', 50, 200, 0.1],
      ['waist', 50, 150, 0.1],
      ['arms', 20, 70, 0.1],
      ['thighs', 30, 100, 0.1],
      ['neck', 25, 60, 0.1],
      ['hips', 60, 150, 0.1],
      ['sleepHours', 1, 15, 0.5],
      ['waterIntake', 0, 10, 0.1],
      ['energyLevel', 1, 10, 1],
      ['stressLevel', 1, 10, 1],
    ] as const) {
      const values = [least - step, least, most, most + step];
      const statuses = await Promise.all(values.map((value) => send(name, value)));
      expect(statuses, name).toEqual([400, 201, 201, 400]);
    }
  });

  it('rejects invalid, unknown and missing fields', async ({ api, asAthlete }) => {
    const before = await api.stored();
    const bad = [
      { weight: 29.9 },
      { weight: '81' },
      { bodyFat: 51 },
      { measurements: { chest: 49 } },
      { measurements: { shoulders: 120 } },
      { energyLevel: 11 },
      { energyLevel: undefined },
      { energyLevel: 5.5 },
      { mood: 'great' },
      { notes: 'x'.repeat(5001) },
      { userId: '019aa000-0000-7000-8000-000000000000' },
      { role: 'coach' },
      { createdAt: '2020-01-01T00:00:00Z' },
    ];
    for (const change of bad) {
      const response = await asAthlete.post('/api/progress', { ...entry, ...change });
      expect(response.statusCode, JSON.stringify(change)).toBe(400);
      expect(response.json()).toMatchObject({ code: 'invalid_input' });
    }
    expect(await api.stored()).toEqual(before);
  });

  it('stores a duplicate once, even concurrently', async ({ api, asAthlete }) => {
    const form = { ...entry, requestKey: '0b6f2f3e-59f9-4c07-9d39-3d9f0f3a3b11' };
    const before = (await api.stored()).length;
    const replies = await Promise.all([1, 2, 3].map(() => asAthlete.post('/api/progress', form)));
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
    expect(replies.map((reply) => reply.statusCode)).toEqual([201, 201, 201]);
    expect(await api.stored()).toHaveLength(before + 1);
  });

  it('answers broken JSON and other types with documented errors', async ({ asAthlete }) => {
    const broken = await asAthlete.request({
      method: 'POST',
      url: '/api/progress',
      headers: { 'content-type': 'application/json' },
      payload: '{"date":',
    });
    expect([broken.statusCode, broken.json().code]).toEqual([400, 'invalid_json']);
    const form = await asAthlete.request({
      method: 'POST',
      url: '/api/progress',
      headers: { 'content-type': 'text/xml' },
      payload: '<date/>',
    });
    expect([form.statusCode, form.json().code]).toEqual([415, 'unsupported_media_type']);
    const huge = await asAthlete.post('/api/progress', { ...entry, notes: 'x'.repeat(1_100_000) });
    expect([huge.statusCode, huge.json().code]).toEqual([413, 'body_too_large']);
  });
});

describe('listing progress', () => {
  it('is paged newest first, without gaps or duplicates', async ({ server }) => {
    const other = await createPerson(server.db);
    const own = await signIn(server, other);
    for (const day of [3, 1, 4, 1, 5]) {
      await own.post('/api/progress', { ...entry, date: `2026-11-0${day}` });
    }
    const paged: string[] = [];
    let cursor: string | null = null;
    do {
      const page: { entries: { date: string }[]; nextCursor: string | null } = (
        await own.get(`/api/progress?limit=2${cursor ? `&cursor=${cursor}` : ''}`)
      ).json();
      paged.push(...page.entries.map(({ date }) => date));
      cursor = page.nextCursor;
    } while (cursor);
    expect(paged).toEqual(['2026-11-05', '2026-11-04', '2026-11-03', '2026-11-01', '2026-11-01']);
  });

  it('rejects a limit above 500 and an unknown cursor', async ({ asAthlete }) => {
    for (const query of ['limit=501', 'limit=0', 'limit=x', 'cursor=bm9wZQ', 'cursor=%00']) {
      expect((await asAthlete.get(`/api/progress?${query}`)).statusCode, query).toBe(400);
    }
  });
});
