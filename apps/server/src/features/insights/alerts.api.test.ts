import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { users } from '../../platform/db/schema/index.ts';
import { eventsReceivedBy } from '../../testing/events-received-by.ts';
import { freshPairTest } from '../../testing/fixtures.ts';
import { createPerson, type Person, signIn } from '../../testing/people.ts';
import { refreshStaleRoster } from '../athletes/index.ts';
import { raiseAlert } from './update-alerts.ts';

const DAY_MS = 86_400_000;

const it = freshPairTest.extend('api', ({ server, asAthlete, asCoach, athlete, coach }) => {
  const dayBefore = (days: number) =>
    new Date(server.now().getTime() - days * DAY_MS).toISOString().slice(0, 10);
  const log = (changes: object = {}, browser = asAthlete) =>
    browser.post('/api/progress', {
      ...{ date: dayBefore(0), energyLevel: 6, stressLevel: 4, mood: 'good' },
      ...changes,
    });
  const list = async (query = '') => (await asCoach.get(`/api/alerts?${query}`)).json();
  /** Alert events a person receives during an action. */
  const alertEventsOf = async (person: Person, act: () => Promise<unknown>) =>
    (await eventsReceivedBy(server, person, act)).filter(({ type }) => type === 'alert');
  const kinds = async (query = '') =>
    (await list(query)).alerts.map(({ type }: { type: string }) => type);
  /** Sets the athlete's target weight without notifying anyone. */
  const aim = (targetWeight: number) =>
    server.db
      .update(users)
      .set({ primaryGoal: 'competition_prep', height: 165, targetWeight })
      .where(eq(users.id, athlete.id));
  const enterShow = () => {
    const date = dayBefore(-35);
    return asAthlete.post('/api/competitions', { name: 'Open', date, category: 'Figure' });
  };
  /** Raises an adherence alert. The coach is notified again only if the basis changes. */
  const adherence = (basis: string) => {
    const about = { athleteId: athlete.id, coachId: coach.id };
    const finding = { type: 'adherence', severity: 'medium', message: basis, basis } as const;
    return server.db.transaction((tx) => raiseAlert(tx, about, finding, server.now()));
  };
  const change = (id: string, how: 'read' | 'resolve' | 'reopen') =>
    asCoach.post(`/api/alerts/${id}/${how}`);
  return { dayBefore, log, list, alertEventsOf, kinds, aim, enterShow, adherence, change };
});

describe('alerts', () => {
  it('are raised for the athlete’s coach, with the entry’s reason', async ({
    api,
    athlete,
    server,
  }) => {
    await api.log({ notes: 'Nearly fainted after squats.' });
    expect(await api.list()).toMatchObject({
      alerts: [{ type: 'red_flag', severity: 'high', clientName: 'Ana', read: false }],
      open: 1,
      unread: 1,
    });
    const message = expect.stringContaining(
      'Ana mentioned fainting in the progress entry for 21 Nov 2026.',
    );
    const facts = { clientId: athlete.id, message, resolved: false, writtenIn: 'entry' };
    const createdAt = server.now().toISOString();
    expect((await api.list()).alerts).toMatchObject([{ ...facts, createdAt }]);
    const other = await signIn(server, await createPerson(server.db, { role: 'coach' }));
    expect((await other.get('/api/alerts')).json()).toMatchObject({ alerts: [], open: 0 });
  });

  it('are raised for a past day logged today, once per text', async ({ api, asAthlete }) => {
    const notes = 'Fainted.';
    // Athletes without recent logs also get a silence alert.
    const flags = async () => (await api.kinds()).filter((type: string) => type === 'red_flag');
    const felt = { energyLevel: 6, mood: 'good' };
    const entry = (await api.log({ date: api.dayBefore(9), notes })).json();
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
      asAthlete.post('/api/check-ins', { ...felt, date: api.dayBefore(10), ...body });
    const alertCounts = async () => {
      const alerts: Record<string, unknown>[] = (await api.list()).alerts;
      return alerts.flatMap((one) => (one.writtenIn ? `${one.writtenIn} ${one.count}` : [])).sort();
    };
    await checkIn({ version: 0 });
    expect(await alertCounts()).toEqual(['entry 1', 'entry 1']);
    await checkIn({ notes, version: 1 });
    expect(await alertCounts()).toEqual(['check-in 2', 'entry 1']);
    await checkIn({ notes, energyLevel: 5, version: 2 });
    expect(await alertCounts()).toEqual(['check-in 2', 'entry 1']);
  });

  it("are raised by the athlete's messages, not the coach's", async ({
    athlete,
    asCoach,
    api,
    asAthlete,
  }) => {
    const thread = `/api/users/${athlete.id}/messages`;
    await asCoach.post(thread, { content: 'Have you fainted?' });
    expect(await api.kinds()).toEqual([]);
    await asAthlete.post(thread, { content: 'I fainted, yes.' });
    expect(await api.kinds()).toEqual(['red_flag']);
    const where = { writtenIn: 'message', message: expect.stringContaining('in a message on') };
    expect((await api.list()).alerts).toMatchObject([where]);
    const overview = await asCoach.get(`/api/users/${athlete.id}/overview`);
    expect(overview.json().alerts).toMatchObject([where]);
  });

  it('about states are open once per kind, and return only with a new basis', async ({ api }) => {
    await api.adherence('first week');
    await api.adherence('second week');
    const { alerts } = await api.list();
    expect(alerts).toMatchObject([{ type: 'adherence', message: 'second week' }]);
    await api.change(alerts[0].id, 'resolve');
    await api.adherence('second week');
    expect(await api.kinds()).toEqual([]);
    await api.adherence('third week');
    expect(await api.kinds()).toEqual(['adherence']);
  });

  it("about text are separate and don't return once resolved", async ({
    api,
    asAthlete,
    athlete,
  }) => {
    await api.log({ notes: 'Chest pain on the stairs.' });
    const [first] = (await api.list()).alerts;
    await api.change(first.id, 'read');
    await asAthlete.post(`/api/users/${athlete.id}/messages`, { content: 'I fainted today.' });
    await api.log();
    const { alerts } = await api.list();
    expect(alerts).toMatchObject([
      { message: expect.stringContaining('fainting'), read: false },
      { message: expect.stringContaining('chest pain'), read: true },
    ]);
    for (const { id } of alerts) await api.change(id, 'resolve');
    await api.log();
    expect(await api.kinds()).toEqual([]);
    await api.log({ notes: 'Passed out once more.' });
    expect(await api.kinds()).toEqual(['red_flag']);
  });

  it('notify the coach only of new alerts', async ({ athlete, api, coach }) => {
    const event = { type: 'alert', athleteId: athlete.id };
    expect(await api.alertEventsOf(coach, () => api.log({ notes: 'Fainted.' }))).toEqual([event]);
    expect(await api.alertEventsOf(coach, () => api.log())).toEqual([]);
    expect(await api.alertEventsOf(athlete, () => api.log({ notes: 'Fainted again.' }))).toEqual(
      [],
    );
  });

  it('are not sent for a rollback', async ({ athlete, coach, server, api }) => {
    const finding = { type: 'silence', severity: 'low', message: 'Silent.', basis: '1' } as const;
    const about = { athleteId: athlete.id, coachId: coach.id };
    const failing = server.db.transaction(async (tx) => {
      await raiseAlert(tx, about, finding, server.now());
      throw new Error('no');
    });
    expect(await api.alertEventsOf(coach, () => failing.catch(() => undefined))).toEqual([]);
    expect(await api.kinds()).toEqual([]);
  });

  it('report silence when days end, and resolve with the next log', async ({ api, server }) => {
    await api.log();
    server.advance(5 * DAY_MS);
    await refreshStaleRoster(server);
    expect(await api.kinds()).toEqual(['silence']);
    await api.log();
    expect(await api.kinds()).toEqual([]);
    expect(await api.kinds('state=resolved')).toEqual(['silence']);
  });

  it('report an unreachable target, and resolve with a reachable one', async ({ api }) => {
    await api.aim(55);
    await api.log({ weight: 64 });
    expect(await api.kinds()).toEqual([]);
    await api.enterShow();
    // 64 · 0.99⁵ = 60.9.
    const about = 'Ana is at 64 kg with 5 weeks to the show: 55 kg would mean losing 2.99%';
    expect((await api.list()).alerts).toMatchObject([
      { type: 'out_of_reach', severity: 'medium', message: expect.stringContaining(about) },
    ]);
    await api.aim(61);
    await api.log({ energyLevel: 5 });
    expect(await api.kinds()).toEqual([]);
    // If the state returns soon, so does the same alert, still read.
    await api.aim(55);
    await api.log({ energyLevel: 4 });
    const { alerts } = await api.list();
    expect(alerts).toMatchObject([{ type: 'out_of_reach', read: false }]);
    await api.change(alerts[0].id, 'read');
    await api.aim(61);
    await api.log({ energyLevel: 5 });
    await api.aim(55);
    await api.log({ energyLevel: 4 });
    expect((await api.list()).alerts).toMatchObject([{ id: alerts[0].id, read: true }]);
    expect(await api.kinds('state=resolved')).toEqual([]);
    await api.change(alerts[0].id, 'resolve');
    await api.log({ energyLevel: 3, weight: 63.8 });
    expect(await api.kinds()).toEqual([]);
  });

  it('return as new alerts after more than a week', async ({ server, api }) => {
    const wait = async (days: number) => {
      server.advance(days * DAY_MS);
      await refreshStaleRoster(server);
    };
    const silences = async (query = '') =>
      (await api.list(query)).alerts.filter(({ type }: { type: string }) => type === 'silence');
    await api.log();
    await wait(5);
    const [first] = await silences();
    await api.change(first.id, 'read');
    await api.log();
    await wait(3);
    await api.log();
    await wait(5);
    expect(await silences()).toMatchObject([{ read: false }]);
    expect(await silences('state=resolved')).toMatchObject([{ id: first.id }]);
    server.advance(-13 * DAY_MS);
  });

  it('can be read, resolved and reopened', async ({ api }) => {
    await api.log({ notes: 'Fainted.' });
    const [{ id }] = (await api.list()).alerts;
    expect((await api.change(id, 'read')).json()).toMatchObject({ read: true });
    expect(await api.list()).toMatchObject({ open: 1, unread: 0 });
    await api.change(id, 'resolve');
    expect(await api.list()).toMatchObject({ alerts: [], open: 0 });
    const reopened = await api.change(id, 'reopen');
    expect(reopened.json()).toMatchObject({ resolved: false });
    expect(await api.kinds('severity=high')).toEqual(['red_flag']);
    expect(await api.kinds('severity=low')).toEqual([]);
  });

  it('stay open after reopening', async ({ api, coach }) => {
    const raised: string[] = [];
    for (const basis of ['first week', 'second week']) {
      await api.adherence(basis);
      const [{ id }] = (await api.list()).alerts;
      await api.change(id, 'resolve');
      raised.push(id);
    }
    const [first = '', second = ''] = raised;
    expect(first).not.toBe(second);
    await api.change(first, 'reopen');
    expect(await api.alertEventsOf(coach, () => api.adherence('third week'))).toHaveLength(1);
    expect((await api.list()).alerts).toMatchObject([{ id: first, message: 'third week' }]);
    expect((await api.change(second, 'reopen')).statusCode).toBe(409);
  });

  it("don't block a log that would raise a newer one when reopened", async ({ api }) => {
    await api.log({ weight: 64 });
    await api.aim(55);
    await api.enterShow();
    const [first] = (await api.list()).alerts;
    await api.change(first.id, 'resolve');
    await api.aim(54);
    await api.log({ energyLevel: 5 });
    await api.aim(61);
    await api.log({ energyLevel: 4 });
    expect(await api.list()).toMatchObject({ alerts: [] });
    expect(await api.kinds('state=resolved')).toEqual(['out_of_reach', 'out_of_reach']);
    await api.change(first.id, 'reopen');
    await api.aim(55);
    expect((await api.log({ energyLevel: 3, weight: 64 })).statusCode).toBe(201);
    expect((await api.list()).alerts).toMatchObject([{ id: first.id, type: 'out_of_reach' }]);
  });

  it('are paged, most severe first, without gaps or duplicates', async ({
    server,
    coach,
    api,
    asCoach,
  }) => {
    for (let count = 0; count < 3; count += 1) {
      const browser = await signIn(server, await createPerson(server.db, { coachId: coach.id }));
      const poor = { mood: 'poor', sleepHours: 5 };
      await api.log({ notes: count === 1 ? 'Fainted.' : 'Fine.', ...poor }, browser);
      for (let day = 1; day < 3; day += 1) {
        await api.log({ date: api.dayBefore(day), ...poor }, browser);
      }
    }
    const pagedIds: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: { alerts: { id: string; severity: string }[]; nextCursor: string | null } =
        await api.list(`limit=2${cursor ? `&cursor=${cursor}` : ''}`);
      pagedIds.push(...page.alerts.map(({ severity }) => severity));
      cursor = page.nextCursor;
    }
    expect(pagedIds).toEqual(['high', 'medium', 'medium', 'medium', 'low', 'low', 'low']);
    expect((await asCoach.get('/api/alerts?cursor=nope')).statusCode).toBe(400);
  });
});
