import type { AlertFinding } from '@posedown/coaching';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { users } from '../../platform/db/schema/index.ts';
import { freshPairTest } from '../../testing/fixtures.ts';
import { createPerson, type Person } from '../../testing/people.ts';
import { refreshStaleRoster } from '../athletes/index.ts';
import { raiseAlert } from './update-alerts.ts';

const DAY_MS = 86_400_000;

const it = freshPairTest.extend('api', ({ server, asAthlete, asCoach, athlete, coach }) => {
  const dayBefore = (days: number) =>
    new Date(server.now().getTime() - days * DAY_MS).toISOString().slice(0, 10);
  const log = (changes: object = {}) =>
    asAthlete.post('/api/progress', {
      ...{ date: dayBefore(0), energyLevel: 6, stressLevel: 4, mood: 'good', ...changes },
    });
  const list = async (query = '') => (await asCoach.get(`/api/alerts?${query}`)).json().alerts;
  const kinds = async () => (await list()).map(({ type }: AlertFinding) => type);
  const raise = (finding: Partial<AlertFinding>, { id }: Pick<Person, 'id'> = athlete) =>
    server.db.transaction((tx) =>
      raiseAlert(
        tx,
        { athleteId: id, coachId: coach.id },
        { type: 'adherence', severity: 'medium', message: 'Ana', basis: 'week', ...finding },
        server.now(),
      ),
    );
  const wait = async (days: number) => {
    server.advance(days * DAY_MS);
    await refreshStaleRoster(server);
    return list();
  };
  return { dayBefore, log, list, kinds, raise, wait };
});

describe('silence alerts', () => {
  it('return when silence gets long, after the first was resolved', async ({
    server,
    api,
    asCoach,
  }) => {
    await api.log();
    const [short] = await api.wait(4);
    expect(short).toMatchObject({ type: 'silence', severity: 'medium' });
    await asCoach.post(`/api/alerts/${short.id}/resolve`);
    expect(await api.wait(2)).toEqual([]);
    const [long, ...rest] = await api.wait(1);
    expect(long).toMatchObject({ type: 'silence', severity: 'high', read: false });
    expect([long.id === short.id, rest]).toEqual([false, []]);
    await asCoach.post(`/api/alerts/${long.id}/resolve`);
    expect(await api.wait(5)).toEqual([]);
    // With other alert levels the long silence counts as short again, which doesn't raise a new alert.
    const { version } = (await asCoach.get('/api/settings')).json();
    await asCoach.patch('/api/settings', { silentDays: 12, version });
    expect(await api.wait(1)).toEqual([]);
    server.advance(-13 * DAY_MS);
  });

  it('escalate in place if left open', async ({ server, api }) => {
    await api.log();
    const [short] = await api.wait(4);
    expect(await api.wait(3)).toMatchObject([{ id: short.id, severity: 'high' }]);
    server.advance(-7 * DAY_MS);
  });
});

describe('alerts about a current state', () => {
  it('resolve themselves, whether read or not', async ({ api }) => {
    await api.raise({ message: 'Ana followed 55% of the plan.' });
    await api.log();
    expect(await api.kinds()).toEqual([]);
    expect(await api.list('state=resolved')).toMatchObject([{ type: 'adherence', read: false }]);
  });

  it('about check-ins resolve with a better check-in, not without one', async ({
    server,
    api,
    asAthlete,
  }) => {
    for (const day of [2, 1, 0])
      await api.log({ date: api.dayBefore(day), mood: 'poor', energyLevel: 2 });
    expect((await api.kinds()).sort()).toEqual(['low_energy', 'low_mood']);
    await asAthlete.post('/api/progress', { date: api.dayBefore(0), weight: 64 });
    expect((await api.kinds()).sort()).toEqual(['low_energy', 'low_mood']);
    server.advance(DAY_MS);
    await api.log({ mood: 'good', energyLevel: 2 });
    expect(await api.kinds()).toEqual(['low_energy']);
    server.advance(-DAY_MS);
  });

  it("keep a red flag until it is read, and while weigh-ins don't improve", async ({
    api,
    asCoach,
  }) => {
    await api.raise({ type: 'loss_rate', severity: 'high', message: 'Ana loses 1.80%.' });
    await api.log({ weight: 64 });
    expect(await api.kinds()).toEqual(['loss_rate']);
    for (const day of [13, 10, 7, 4, 2]) await api.log({ date: api.dayBefore(day), weight: 64 });
    const [{ id, ...alert }] = await api.list();
    expect(alert).toMatchObject({ severity: 'high', message: 'Ana loses 1.80%.' });
    await api.raise({ type: 'loss_rate', severity: 'medium', message: 'Ana loses 1.20%.' });
    expect(await api.list()).toMatchObject([{ id, severity: 'high' }]);
    await asCoach.post(`/api/alerts/${id}/read`);
    await api.log({ energyLevel: 7 });
    expect(await api.kinds()).toEqual([]);
  });

  it('show when they were raised and changed, and escalate', async ({
    server,
    api,
    coach,
    asCoach,
    athlete,
  }) => {
    const since = server.now().toISOString();
    await api.raise({});
    expect(await api.list()).toMatchObject([{ createdAt: since, updatedAt: null }]);
    const others = [await createPerson(server.db, { coachId: coach.id })];
    others.push(await createPerson(server.db, { coachId: coach.id }));
    server.advance(60_000);
    for (const one of others) await api.raise({ severity: 'high' }, one);
    const order = async () => {
      const pagedIds: string[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page: { alerts: { clientId: string }[]; nextCursor: string | null } = (
          await asCoach.get(`/api/alerts?limit=1${cursor ? `&cursor=${cursor}` : ''}`)
        ).json();
        pagedIds.push(...page.alerts.map(({ clientId }) => clientId));
        cursor = page.nextCursor;
      }
      return pagedIds;
    };
    const [first, second] = others.map(({ id }) => id);
    expect(await order()).toEqual([second, first, athlete.id]);
    // New wording alone isn't an escalation.
    await api.raise({ severity: 'high', message: 'Other words' }, { id: String(first) });
    expect(await order()).toEqual([second, first, athlete.id]);
    server.advance(60_000);
    await api.raise({ severity: 'high' });
    expect(await order()).toEqual([athlete.id, second, first]);
    expect((await api.list())[0]).toMatchObject({
      ...{ createdAt: since, updatedAt: server.now().toISOString(), read: false },
    });
    server.advance(-120_000);
  });
});

it('use the coach’s units', async ({ server, athlete, api, asAthlete, asCoach }) => {
  const aim = { primaryGoal: 'competition_prep', height: 165, targetWeight: 55 } as const;
  await server.db
    .update(users)
    .set({ ...aim, units: 'imperial' })
    .where(eq(users.id, athlete.id));
  await api.log({ weight: 64 });
  const show = { name: 'Open', date: api.dayBefore(-35), category: 'Figure' };
  expect((await asAthlete.post('/api/competitions', show)).statusCode).toBe(201);
  const messages = async () => (await api.list()).map(({ message }: AlertFinding) => message);
  expect(await messages()).toEqual([expect.stringContaining('Ana is at 64 kg with 5 weeks')]);
  const { version } = (await asCoach.get('/api/settings')).json();
  await asCoach.patch('/api/settings', { defaultUnits: 'imperial', version });
  await server.settle();
  expect(await messages()).toEqual([expect.stringContaining('Ana is at 141.1 lb with 5 weeks')]);
});
