import type { AlertFinding } from '@posedown/coaching';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../platform/db/schema/index.ts';
import { openPair } from '../../testing/pair.ts';
import { createPerson, type Person, signIn } from '../../testing/people.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { refreshStaleRoster } from '../athletes/index.ts';
import { raiseAlert } from './update-alerts.ts';

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

const dayBefore = (days: number) =>
  new Date(test.now().getTime() - days * DAY_MS).toISOString().slice(0, 10);
const log = (changes: object = {}) =>
  asAthlete.post('/api/progress', {
    ...{ date: dayBefore(0), energyLevel: 6, stressLevel: 4, mood: 'good', ...changes },
  });
const list = async (query = '') => (await asCoach.get(`/api/alerts?${query}`)).json().alerts;
const kinds = async () => (await list()).map(({ type }: AlertFinding) => type);
const raise = (finding: Partial<AlertFinding>, { id }: Pick<Person, 'id'> = athlete) =>
  test.db.transaction((tx) =>
    raiseAlert(
      tx,
      { athleteId: id, coachId: coach.id },
      { type: 'adherence', severity: 'medium', message: 'Ana', basis: 'week', ...finding },
      test.now(),
    ),
  );

describe('silence alerts', () => {
  const wait = async (days: number) => {
    test.advance(days * DAY_MS);
    asCoach = await signIn(test, coach);
    await refreshStaleRoster(test);
    return list();
  };

  it('return when silence gets long, after the first was resolved', async () => {
    await log();
    const [short] = await wait(4);
    expect(short).toMatchObject({ type: 'silence', severity: 'medium' });
    await asCoach.post(`/api/alerts/${short.id}/resolve`);
    expect(await wait(2)).toEqual([]);
    const [long, ...rest] = await wait(1);
    expect(long).toMatchObject({ type: 'silence', severity: 'high', read: false });
    expect([long.id === short.id, rest]).toEqual([false, []]);
    await asCoach.post(`/api/alerts/${long.id}/resolve`);
    expect(await wait(5)).toEqual([]);
    // With other alert levels the long silence counts as short again, which doesn't raise a new alert.
    const { version } = (await asCoach.get('/api/settings')).json();
    await asCoach.patch('/api/settings', { silentDays: 12, version });
    expect(await wait(1)).toEqual([]);
    test.advance(-13 * DAY_MS);
  });

  it('escalate in place if left open', async () => {
    await log();
    const [short] = await wait(4);
    expect(await wait(3)).toMatchObject([{ id: short.id, severity: 'high' }]);
    test.advance(-7 * DAY_MS);
  });
});

describe('alerts about a current state', () => {
  it('resolve themselves, whether read or not', async () => {
    await raise({ message: 'Ana followed 55% of the plan.' });
    await log();
    expect(await kinds()).toEqual([]);
    expect(await list('state=resolved')).toMatchObject([{ type: 'adherence', read: false }]);
  });

  it('about check-ins resolve with a better check-in, not without one', async () => {
    for (const day of [2, 1, 0]) await log({ date: dayBefore(day), mood: 'poor', energyLevel: 2 });
    expect((await kinds()).sort()).toEqual(['low_energy', 'low_mood']);
    await asAthlete.post('/api/progress', { date: dayBefore(0), weight: 64 });
    expect((await kinds()).sort()).toEqual(['low_energy', 'low_mood']);
    test.advance(DAY_MS);
    await log({ mood: 'good', energyLevel: 2 });
    expect(await kinds()).toEqual(['low_energy']);
    test.advance(-DAY_MS);
  });

  it("keep a red flag until it is read, and while weigh-ins don't improve", async () => {
    await raise({ type: 'loss_rate', severity: 'high', message: 'Ana loses 1.80%.' });
    await log({ weight: 64 });
    expect(await kinds()).toEqual(['loss_rate']);
    for (const day of [13, 10, 7, 4, 2]) await log({ date: dayBefore(day), weight: 64 });
    const [{ id, ...alert }] = await list();
    expect(alert).toMatchObject({ severity: 'high', message: 'Ana loses 1.80%.' });
    await raise({ type: 'loss_rate', severity: 'medium', message: 'Ana loses 1.20%.' });
    expect(await list()).toMatchObject([{ id, severity: 'high' }]);
    await asCoach.post(`/api/alerts/${id}/read`);
    await log({ energyLevel: 7 });
    expect(await kinds()).toEqual([]);
  });

  it('show when they were raised and changed, and escalate', async () => {
    const since = test.now().toISOString();
    await raise({});
    expect(await list()).toMatchObject([{ createdAt: since, updatedAt: null }]);
    const others = [await createPerson(test.db, { coachId: coach.id })];
    others.push(await createPerson(test.db, { coachId: coach.id }));
    test.advance(60_000);
    for (const one of others) await raise({ severity: 'high' }, one);
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
    await raise({ severity: 'high', message: 'Other words' }, { id: String(first) });
    expect(await order()).toEqual([second, first, athlete.id]);
    test.advance(60_000);
    await raise({ severity: 'high' });
    expect(await order()).toEqual([athlete.id, second, first]);
    expect((await list())[0]).toMatchObject({
      ...{ createdAt: since, updatedAt: test.now().toISOString(), read: false },
    });
    test.advance(-120_000);
  });
});

it('use the coach’s units', async () => {
  const aim = { primaryGoal: 'competition_prep', height: 165, targetWeight: 55 } as const;
  await test.db
    .update(users)
    .set({ ...aim, units: 'imperial' })
    .where(eq(users.id, athlete.id));
  await log({ weight: 64 });
  const show = { name: 'Open', date: dayBefore(-35), category: 'Figure' };
  expect((await asAthlete.post('/api/competitions', show)).statusCode).toBe(201);
  const messages = async () => (await list()).map(({ message }: AlertFinding) => message);
  expect(await messages()).toEqual([expect.stringContaining('Ana is at 64 kg with 5 weeks')]);
  const { version } = (await asCoach.get('/api/settings')).json();
  await asCoach.patch('/api/settings', { defaultUnits: 'imperial', version });
  await test.settle();
  expect(await messages()).toEqual([expect.stringContaining('Ana is at 141.1 lb with 5 weeks')]);
});
