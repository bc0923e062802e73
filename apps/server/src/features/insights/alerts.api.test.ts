import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../platform/db/schema/index.ts';
import { eventsReceivedBy } from '../../testing/events-received-by.ts';
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

const today = () => test.now().toISOString().slice(0, 10);
const dayBefore = (days: number) =>
  new Date(test.now().getTime() - days * DAY_MS).toISOString().slice(0, 10);
const log = (changes: object = {}) =>
  asAthlete.post('/api/progress', {
    date: today(),
    energyLevel: 6,
    stressLevel: 4,
    mood: 'good',
    ...changes,
  });
const list = async (query = '') => (await asCoach.get(`/api/alerts?${query}`)).json();
/** Alert events a person receives during an action. */
const alertEventsOf = async (person: Person, act: () => Promise<unknown>) =>
  (await eventsReceivedBy(test, person, act)).filter(({ type }) => type === 'alert');
const kinds = async (query = '') =>
  (await list(query)).alerts.map(({ type }: { type: string }) => type);

/** Sets the athlete's target weight without notifying anyone. */
const aim = (targetWeight: number) =>
  test.db
    .update(users)
    .set({ primaryGoal: 'competition_prep', height: 165, targetWeight })
    .where(eq(users.id, athlete.id));
const enterShow = () => {
  const date = new Date(test.now().getTime() + 35 * DAY_MS).toISOString().slice(0, 10);
  return asAthlete.post('/api/competitions', { name: 'Open', date, category: 'Figure' });
};
/** Raises an adherence alert. The coach is notified again only if the basis changes. */
const adherence = (basis: string) => {
  const about = { athleteId: athlete.id, coachId: coach.id };
  const finding = { type: 'adherence', severity: 'medium', message: basis, basis } as const;
  return test.db.transaction((tx) => raiseAlert(tx, about, finding, test.now()));
};
const change = (id: string, how: 'read' | 'resolve' | 'reopen') =>
  asCoach.post(`/api/alerts/${id}/${how}`);

describe('alerts', () => {
  it('are raised for the athlete’s coach, with the entry’s reason', async () => {
    await log({ notes: 'Nearly fainted after squats.' });
    expect(await list()).toMatchObject({
      alerts: [{ type: 'red_flag', severity: 'high', clientName: 'Ana', read: false }],
      open: 1,
      unread: 1,
    });
    const message = expect.stringContaining(
      'Ana mentioned fainting in the progress entry for 21 Nov 2026.',
    );
    const facts = { clientId: athlete.id, message, resolved: false, writtenIn: 'entry' };
    expect((await list()).alerts).toMatchObject([
      { ...facts, createdAt: test.now().toISOString() },
    ]);
    const other = await signIn(test, await createPerson(test.db, { role: 'coach' }));
    expect((await other.get('/api/alerts')).json()).toMatchObject({ alerts: [], open: 0 });
  });

  it('are raised for a past day logged today, once per text', async () => {
    const notes = 'Fainted.';
    // Athletes without recent logs also get a silence alert.
    const flags = async () => (await kinds()).filter((type: string) => type === 'red_flag');
    const felt = { energyLevel: 6, mood: 'good' };
    const entry = (await log({ date: dayBefore(9), notes })).json();
    expect(await flags()).toEqual(['red_flag']);
    const update = (changes: object) => {
      const payload = { ...felt, date: entry.date, ...changes };
      return asAthlete.request({ method: 'PUT', url: `/api/progress/${entry.id}`, payload });
    };
    await update({ notes, version: 1 });
    expect(await flags()).toEqual(['red_flag']);
    await update({ notes: 'Chest pain too.', version: 2 });
    expect(await flags()).toEqual(['red_flag', 'red_flag']);
    const checkIn = (body: object) =>
      asAthlete.post('/api/check-ins', { ...felt, date: dayBefore(10), ...body });
    const alertCounts = async () => {
      const alerts: Record<string, unknown>[] = (await list()).alerts;
      return alerts.flatMap((one) => (one.writtenIn ? `${one.writtenIn} ${one.count}` : [])).sort();
    };
    await checkIn({ version: 0 });
    expect(await alertCounts()).toEqual(['entry 1', 'entry 1']);
    await checkIn({ notes, version: 1 });
    expect(await alertCounts()).toEqual(['check-in 2', 'entry 1']);
    await checkIn({ notes, energyLevel: 5, version: 2 });
    expect(await alertCounts()).toEqual(['check-in 2', 'entry 1']);
  });

  it("are raised by the athlete's messages, not the coach's", async () => {
    const thread = `/api/users/${athlete.id}/messages`;
    await asCoach.post(thread, { content: 'Have you fainted?' });
    expect(await kinds()).toEqual([]);
    await asAthlete.post(thread, { content: 'I fainted, yes.' });
    expect(await kinds()).toEqual(['red_flag']);
    const where = { writtenIn: 'message', message: expect.stringContaining('in a message on') };
    expect((await list()).alerts).toMatchObject([where]);
    const overview = await asCoach.get(`/api/users/${athlete.id}/overview`);
    expect(overview.json().alerts).toMatchObject([where]);
  });

  it('about states are open once per kind, and return only with a new basis', async () => {
    await adherence('first week');
    await adherence('second week');
    const { alerts } = await list();
    expect(alerts).toMatchObject([{ type: 'adherence', message: 'second week' }]);
    await asCoach.post(`/api/alerts/${alerts[0].id}/resolve`);
    await adherence('second week');
    expect(await kinds()).toEqual([]);
    await adherence('third week');
    expect(await kinds()).toEqual(['adherence']);
  });

  it("about text are separate and don't return once resolved", async () => {
    await log({ notes: 'Chest pain on the stairs.' });
    const [first] = (await list()).alerts;
    await asCoach.post(`/api/alerts/${first.id}/read`);
    await asAthlete.post(`/api/users/${athlete.id}/messages`, { content: 'I fainted today.' });
    await log();
    const { alerts } = await list();
    expect(alerts).toMatchObject([
      { message: expect.stringContaining('fainting'), read: false },
      { message: expect.stringContaining('chest pain'), read: true },
    ]);
    for (const { id } of alerts) await asCoach.post(`/api/alerts/${id}/resolve`);
    await log();
    expect(await kinds()).toEqual([]);
    await log({ notes: 'Passed out once more.' });
    expect(await kinds()).toEqual(['red_flag']);
  });

  it('notify the coach only of new alerts', async () => {
    const event = { type: 'alert', athleteId: athlete.id };
    expect(await alertEventsOf(coach, () => log({ notes: 'Fainted.' }))).toEqual([event]);
    expect(await alertEventsOf(coach, () => log())).toEqual([]);
    expect(await alertEventsOf(athlete, () => log({ notes: 'Fainted again.' }))).toEqual([]);
  });

  it('are not sent for a rollback', async () => {
    const finding = { type: 'silence', severity: 'low', message: 'Silent.', basis: '1' } as const;
    const about = { athleteId: athlete.id, coachId: coach.id };
    const failing = test.db.transaction(async (tx) => {
      await raiseAlert(tx, about, finding, test.now());
      throw new Error('no');
    });
    expect(await alertEventsOf(coach, () => failing.catch(() => undefined))).toEqual([]);
    expect(await kinds()).toEqual([]);
  });

  it('report silence when days end, and resolve with the next log', async () => {
    await log();
    test.advance(5 * DAY_MS);
    asAthlete = await signIn(test, athlete);
    await refreshStaleRoster(test);
    expect(await kinds()).toEqual(['silence']);
    await log();
    expect(await kinds()).toEqual([]);
    expect(await kinds('state=resolved')).toEqual(['silence']);
  });

  it('report an unreachable target, and resolve with a reachable one', async () => {
    await aim(55);
    await log({ weight: 64 });
    expect(await kinds()).toEqual([]);
    await enterShow();
    // 64 · 0.99⁵ = 60.9.
    const about = 'Ana is at 64 kg with 5 weeks to the show: 55 kg would mean losing 2.99%';
    expect((await list()).alerts).toMatchObject([
      { type: 'out_of_reach', severity: 'medium', message: expect.stringContaining(about) },
    ]);
    await aim(61);
    await log({ energyLevel: 5 });
    expect(await kinds()).toEqual([]);
    // If the state returns soon, so does the same alert, still read.
    await aim(55);
    await log({ energyLevel: 4 });
    const { alerts } = await list();
    expect(alerts).toMatchObject([{ type: 'out_of_reach', read: false }]);
    await asCoach.post(`/api/alerts/${alerts[0].id}/read`);
    await aim(61);
    await log({ energyLevel: 5 });
    await aim(55);
    await log({ energyLevel: 4 });
    expect((await list()).alerts).toMatchObject([{ id: alerts[0].id, read: true }]);
    expect(await kinds('state=resolved')).toEqual([]);
    await asCoach.post(`/api/alerts/${alerts[0].id}/resolve`);
    await log({ energyLevel: 3, weight: 63.8 });
    expect(await kinds()).toEqual([]);
  });

  it('return as new alerts after more than a week', async () => {
    const wait = async (days: number) => {
      test.advance(days * DAY_MS);
      asAthlete = await signIn(test, athlete);
      await refreshStaleRoster(test);
    };
    const silences = async (query = '') =>
      (await list(query)).alerts.filter(({ type }: { type: string }) => type === 'silence');
    await log();
    await wait(5);
    const [first] = await silences();
    await asCoach.post(`/api/alerts/${first.id}/read`);
    await log();
    await wait(3);
    await log();
    await wait(5);
    expect(await silences()).toMatchObject([{ read: false }]);
    expect(await silences('state=resolved')).toMatchObject([{ id: first.id }]);
    test.advance(-13 * DAY_MS);
  });

  it('can be read, resolved and reopened', async () => {
    await log({ notes: 'Fainted.' });
    const [{ id }] = (await list()).alerts;
    expect((await asCoach.post(`/api/alerts/${id}/read`)).json()).toMatchObject({ read: true });
    expect(await list()).toMatchObject({ open: 1, unread: 0 });
    await asCoach.post(`/api/alerts/${id}/resolve`);
    expect(await list()).toMatchObject({ alerts: [], open: 0 });
    const reopened = await asCoach.post(`/api/alerts/${id}/reopen`);
    expect(reopened.json()).toMatchObject({ resolved: false });
    expect(await kinds('severity=high')).toEqual(['red_flag']);
    expect(await kinds('severity=low')).toEqual([]);
  });

  it('stay open after reopening', async () => {
    const raised: string[] = [];
    for (const basis of ['first week', 'second week']) {
      await adherence(basis);
      const [{ id }] = (await list()).alerts;
      await change(id, 'resolve');
      raised.push(id);
    }
    const [first = '', second = ''] = raised;
    expect(first).not.toBe(second);
    await change(first, 'reopen');
    expect(await alertEventsOf(coach, () => adherence('third week'))).toHaveLength(1);
    expect((await list()).alerts).toMatchObject([{ id: first, message: 'third week' }]);
    expect((await change(second, 'reopen')).statusCode).toBe(409);
  });

  it("don't block a log that would raise a newer one when reopened", async () => {
    await log({ weight: 64 });
    await aim(55);
    await enterShow();
    const [first] = (await list()).alerts;
    await change(first.id, 'resolve');
    await aim(54);
    await log({ energyLevel: 5 });
    await aim(61);
    await log({ energyLevel: 4 });
    expect(await list()).toMatchObject({ alerts: [] });
    expect(await kinds('state=resolved')).toEqual(['out_of_reach', 'out_of_reach']);
    await change(first.id, 'reopen');
    await aim(55);
    expect((await log({ energyLevel: 3, weight: 64 })).statusCode).toBe(201);
    expect((await list()).alerts).toMatchObject([{ id: first.id, type: 'out_of_reach' }]);
  });

  it('are paged, most severe first, without gaps or duplicates', async () => {
    for (let count = 0; count < 3; count += 1) {
      athlete = await createPerson(test.db, { coachId: coach.id });
      asAthlete = await signIn(test, athlete);
      await log({ notes: count === 1 ? 'Fainted.' : 'Fine.', mood: 'poor', sleepHours: 5 });
      for (let day = 1; day < 3; day += 1) {
        await log({ date: dayBefore(day), mood: 'poor', sleepHours: 5 });
      }
    }
    const pagedIds: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: { alerts: { id: string; severity: string }[]; nextCursor: string | null } =
        await list(`limit=2${cursor ? `&cursor=${cursor}` : ''}`);
      pagedIds.push(...page.alerts.map(({ severity }) => severity));
      cursor = page.nextCursor;
    }
    expect(pagedIds).toEqual(['high', 'medium', 'medium', 'medium', 'low', 'low', 'low']);
    expect((await asCoach.get('/api/alerts?cursor=nope')).statusCode).toBe(400);
  });
});
