import type { CardioSession } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { newId } from '../../platform/db/schema/columns.ts';
import { users } from '../../platform/db/schema/index.ts';
import { freshPairTest } from '../../testing/fixtures.ts';

const it = freshPairTest.extend('api', ({ asAthlete, athlete }) => {
  const weigh = (date: string, weight: number) =>
    asAthlete.post('/api/progress', { date, weight, energyLevel: 6, stressLevel: 4, mood: 'good' });
  const record = async (): Promise<CardioSession> =>
    (await asAthlete.post('/api/cardio-sessions', ride)).json();
  const listed = async () =>
    (
      await asAthlete.get(`/api/users/${athlete.id}/cardio-sessions?from=2026-08-01&to=2026-08-31`)
    ).json();
  return { weigh, record, listed };
});

const ride = {
  ...{ type: 'LISS', modality: 'stationary-bike', durationSeconds: 1800, completed: true },
  startedAt: '2026-08-10T10:00:00Z',
};
/** 30 minutes of biking at 6.8 METs, one of which is rest. */
const costAt = (weightKg: number) => ({
  netKcal: Math.round((5.8 * 3.5 * weightKg * 30) / 200),
  grossKcal: Math.round((6.8 * 3.5 * weightKg * 30) / 200),
});

describe('calories of an old session', () => {
  it.beforeEach(async ({ api }) => {
    await api.weigh('2026-08-01', 90);
    await api.weigh('2026-11-20', 80);
  });

  it('follow the weight at the time unless the effort changes', async ({ api, asAthlete }) => {
    const session = await api.record();
    expect(session).toMatchObject(costAt(90));
    await api.weigh('2026-08-09', 88);
    const update = async (change: object) => {
      const { modality, durationSeconds } = ride;
      const url = `/api/cardio-sessions/${session.id}`;
      const payload = { modality, durationSeconds, ...change };
      return (await asAthlete.request({ method: 'PUT', url, payload })).json();
    };
    const noted = await update({ notes: 'Easy.', rpe: 3, version: 0 });
    expect(noted).toMatchObject({ notes: 'Easy.', ...costAt(90) });
    const longer = await update({ durationSeconds: 3600, version: 1 });
    expect(longer.grossKcal).toBe(Math.round((6.8 * 3.5 * 88 * 60) / 200));
  });

  it('are restored with it', async ({ api, asAthlete }) => {
    const session = await api.record();
    const later = await api.record();
    await api.weigh('2026-08-09', 88);
    const url = `/api/cardio-sessions/${session.id}`;
    await asAthlete.request({ method: 'DELETE', url, payload: { version: 0 } });
    const body = { ...ride, id: session.id, ...costAt(90), requestKey: newId() };
    const restore = (payload: object) => asAthlete.post('/api/cardio-sessions/restore', payload);
    const replies = await Promise.all([restore(body), restore(body)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(await api.listed()).toMatchObject([{ id: later.id }, { id: session.id, ...costAt(90) }]);
    const conflicting = await restore({ ...body, requestKey: newId() });
    expect([conflicting.statusCode, conflicting.json().code]).toEqual([409, 'conflict']);
  });
});

it('restores a session on its day in any time zone', async ({
  api,
  asAthlete,
  server,
  athlete,
}) => {
  const session = await api.record();
  const { id, date } = session;
  expect(date).toBe('2026-08-10');
  const url = `/api/cardio-sessions/${id}`;
  await asAthlete.request({ method: 'DELETE', url, payload: { version: 0 } });
  // In this time zone, the 11th had already started.
  const timezone = 'Pacific/Kiritimati';
  await server.db.update(users).set({ timezone }).where(eq(users.id, athlete.id));
  const body = { ...ride, id, date, requestKey: newId() };
  const restore = (payload: object) => asAthlete.post('/api/cardio-sessions/restore', payload);
  expect((await restore({ ...body, date: '2026-11-23' })).json().issues[0].path).toBe('date');
  expect((await restore(body)).json()).toMatchObject({ id, date });
});
