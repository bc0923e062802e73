import { addDays, type CompetitionCategory } from '@posedown/coaching';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { competitions, rosterEntries, users } from '../../../platform/db/schema/index.ts';
import { eventsReceivedBy } from '../../../testing/events-received-by.ts';
import { pairTest } from '../../../testing/fixtures.ts';
import { insertEntries } from '../../../testing/insert-entries.ts';
import { createPerson, signIn } from '../../../testing/people.ts';
import { refreshStanding } from '../write-for-athlete.ts';
import { deleteRosterEntries } from './queries.ts';
import { refreshStaleRoster } from './refresh-stale-roster.ts';

const DAY_MS = 86_400_000;

const entry = { energyLevel: 6, stressLevel: 4, mood: 'good' };

const it = pairTest
  .extend('athlete', { scope: 'file' }, async ({ server, coach }) => {
    const athlete = await createPerson(server.db, { coachId: coach.id, name: 'Ana 100%_\\ Silva' });
    await refreshStanding(server, athlete.id);
    return athlete;
  })
  .extend('clients', ({ asCoach, athlete: _listed }) => {
    return async (query = '', browser = asCoach): Promise<Card[]> =>
      (await browser.get(`/api/clients${query}`)).json().clients;
  });

interface Card {
  id: string;
  name: string;
  status: string | null;
  compliance: number | null;
  statusReason: string;
  lastCheckIn: string | null;
}

describe('roster', () => {
  it('shows an athlete only to their own coach', async ({ server, clients, athlete }) => {
    expect((await clients()).map(({ id }) => id)).toEqual([athlete.id]);
    const other = await signIn(server, await createPerson(server.db, { role: 'coach' }));
    expect(await clients('', other)).toEqual([]);
  });

  it('uses the coach’s units', async ({ server, asCoach }) => {
    const units = async () => (await asCoach.get('/api/clients')).json().units;
    expect(await units()).toBe('metric');
    const payload = { defaultUnits: 'imperial', version: 0 };
    await asCoach.request({ method: 'PATCH', url: '/api/settings', payload });
    await server.settle();
    expect(await units()).toBe('imperial');
  });

  it('doesn’t score an athlete in the first week', async ({ clients }) => {
    expect((await clients())[0]).toMatchObject({ status: null, compliance: null });
  });

  it('finds a name regardless of apostrophes, accents and ligatures', async ({
    server,
    clients,
  }) => {
    const gym = await createPerson(server.db, { role: 'coach' });
    const browser = await signIn(server, gym);
    const { id } = await createPerson(server.db, { coachId: gym.id, name: 'Séan O’Neil-Weiß' });
    await refreshStanding(server, id);
    for (const search of ["o'neil", 'ONEIL', 'sean', 'weiss', 'O`Neil', 'Ｎｅｉｌ']) {
      const found = await clients(`?search=${encodeURIComponent(search)}`, browser);
      expect(found, search).toHaveLength(1);
    }
    expect(await clients('?search=o-neil', browser)).toEqual([]);
  });

  it('finds any part of a name and treats wildcards literally', async ({ clients }) => {
    for (const search of ['ana', 'SILVA', '100%_', '\\']) {
      expect(await clients(`?search=${encodeURIComponent(search)}`), search).toHaveLength(1);
    }
    for (const search of ['%', 'bob', '_a_']) {
      const found = await clients(`?search=${encodeURIComponent(search)}`);
      expect(found, search).toHaveLength(search === '%' ? 1 : 0);
    }
  });

  it('shows goal, show, weeks out and progress', async ({ server, clients }) => {
    const gym = await createPerson(server.db, { role: 'coach' });
    const { id } = await createPerson(server.db, { coachId: gym.id, name: 'Ada' });
    const answers = { goal: 'weight_loss', primaryGoal: 'weight_loss', weight: 84 } as const;
    await server.db
      .update(users)
      .set({ ...answers, targetWeight: 77 })
      .where(eq(users.id, id));
    const show = { userId: id, name: 'Open', date: '2026-12-12', category: 'Figure' } as const;
    await server.db.insert(competitions).values(show);
    const weighIn = { userId: id, date: '2026-11-21', weight: 80.5, createdAt: server.now() };
    await insertEntries(server.db, weighIn);
    await refreshStanding(server, id);
    expect(await clients('', await signIn(server, gym))).toMatchObject([
      {
        ...{ name: 'Ada', goal: 'Weight loss', category: 'Figure', progress: 50 },
        ...{ competitionDate: '2026-12-12', weeksOut: 3, status: null, lastCheckIn: '2026-11-21' },
      },
    ]);
  });

  it('searches by goal and show category', async ({ server, clients }) => {
    const gym = await createPerson(server.db, { role: 'coach' });
    const browser = await signIn(server, gym);
    const add = async (name: string, goal: string, category: CompetitionCategory) => {
      const { id } = await createPerson(server.db, { coachId: gym.id, name });
      await server.db.update(users).set({ goal }).where(eq(users.id, id));
      const show = { userId: id, name: 'Open', date: '2026-12-12', category };
      await server.db.insert(competitions).values(show);
      await refreshStanding(server, id);
    };
    await add('Ada', 'muscle_gain', 'Wellness');
    await add('Bea', 'weight_loss', 'Classic Physique');
    const found = async (search: string) =>
      (await clients(`?search=${encodeURIComponent(search)}`, browser)).map(({ name }) => name);
    expect(await found('muscle gain')).toEqual(['Ada']);
    expect(await found('Weight')).toEqual(['Bea']);
    expect(await found('classic phys')).toEqual(['Bea']);
    expect(await found('wellness')).toEqual(['Ada']);
    expect(await found('bikini')).toEqual([]);
  });

  it('notifies only the coach when an athlete logs something', async ({
    server,
    coach,
    athlete,
  }) => {
    const browser = await signIn(server, await createPerson(server.db, { coachId: coach.id }));
    const { user } = (await browser.get('/api/auth/me')).json();
    const date = server.now().toISOString().slice(0, 10);
    const log = () => browser.post('/api/progress', { ...entry, date });
    expect(await eventsReceivedBy(server, coach, log)).toEqual([
      { type: 'athlete', athleteId: user.id },
    ]);
    const other = await createPerson(server.db, { role: 'coach' });
    expect(await eventsReceivedBy(server, other, log)).toEqual([]);
    expect(await eventsReceivedBy(server, athlete, log)).toEqual([]);
    await server.db.transaction((tx) => deleteRosterEntries(tx, [user.id]));
  });

  it('scores athletes after their first week', async ({ server, athlete, clients }) => {
    const browser = await signIn(server, athlete);
    for (let day = 0; day < 10; day += 1) {
      const date = server.now().toISOString().slice(0, 10);
      const reply = await browser.post('/api/progress', { ...entry, date });
      expect(reply.statusCode).toBe(201);
      server.advance(DAY_MS);
    }
    await refreshStaleRoster({ db: server.db, now: server.now });
    const [card] = await clients('?status=excellent');
    expect(card).toMatchObject({ compliance: 100, lastCheckIn: '2026-11-30' });
    expect(card).toMatchObject({ name: athlete.name, status: 'excellent' });
  });

  it('updates after a day without logs', async ({ server, clients }) => {
    server.advance(9 * DAY_MS);
    await refreshStaleRoster({ db: server.db, now: server.now });
    const [card] = await clients();
    expect(card).toMatchObject({ status: 'behind', statusReason: 'No check-in for 10 days.' });
    expect(await clients('?status=excellent')).toEqual([]);
  });

  it('filters unrated athletes, matching their count', async ({ server, clients }) => {
    const gym = await createPerson(server.db, { role: 'coach' });
    const browser = await signIn(server, gym);
    for (const [name, status] of [
      ['New', null],
      ['Old', 'good'],
    ] as const) {
      const { id } = await createPerson(server.db, { coachId: gym.id, name });
      await refreshStanding(server, id);
      await server.db.update(rosterEntries).set({ status }).where(eq(rosterEntries.athleteId, id));
    }
    const { byStatus } = (await browser.get('/api/clients/summary')).json();
    const found = await clients('?status=unrated', browser);
    expect([byStatus.unrated, found.map(({ name }) => name)]).toEqual([1, ['New']]);
    expect((await browser.get('/api/clients?status=nobody')).statusCode).toBe(400);
  });

  it('pages without gaps or duplicates, most urgent first', async ({ server }) => {
    const many = await createPerson(server.db, { role: 'coach' });
    const ids: string[] = [];
    for (let index = 0; index < 7; index += 1) {
      const { id } = await createPerson(server.db, { coachId: many.id });
      await refreshStanding(server, id);
      ids.push(id);
    }
    const browser = await signIn(server, many);
    const pagedNames: string[] = [];
    let cursor = '';
    do {
      const page = (await browser.get(`/api/clients?limit=3${cursor}`)).json();
      pagedNames.push(...page.clients.map((card: Card) => card.id));
      cursor = page.nextCursor ? `&cursor=${page.nextCursor}` : '';
    } while (cursor);
    expect(pagedNames.toSorted()).toEqual(ids.toSorted());
  });

  it('pages in the requested order and rejects another order’s cursor', async ({ server }) => {
    const gym = await createPerson(server.db, { role: 'coach' });
    const browser = await signIn(server, gym);
    for (const [name, inDays, checkIn, compliance] of [
      ['dora', null, '2026-11-20', 60],
      ['Ben', 9, '2026-11-02', 90],
      ['Ana|Z', 40, null, null],
      ['Cleo', 3, '2026-11-11', 70],
    ] as const) {
      const { id } = await createPerson(server.db, { coachId: gym.id, name });
      await refreshStanding(server, id);
      await server.db
        .update(rosterEntries)
        .set({
          competitionDate: inDays === null ? null : addDays('2026-12-10', inDays),
          lastCheckIn: checkIn,
          compliance,
        })
        .where(eq(rosterEntries.athleteId, id));
    }
    const inOrder = async (sort: string) => {
      const names: string[] = [];
      let cursor = '';
      do {
        const page = (await browser.get(`/api/clients?sort=${sort}&limit=1${cursor}`)).json();
        names.push(...page.clients.map((card: { name: string }) => card.name));
        cursor = page.nextCursor ? `&cursor=${page.nextCursor}` : '';
      } while (cursor);
      return names;
    };
    expect(await inOrder('name')).toEqual(['Ana|Z', 'Ben', 'Cleo', 'dora']);
    expect(await inOrder('show')).toEqual(['Cleo', 'Ben', 'Ana|Z', 'dora']);
    expect(await inOrder('check-in')).toEqual(['Ana|Z', 'Ben', 'Cleo', 'dora']);
    expect(await inOrder('compliance')).toEqual(['dora', 'Cleo', 'Ben', 'Ana|Z']);
    const { nextCursor } = (await browser.get('/api/clients?sort=name&limit=1')).json();
    const elsewhere = await browser.get(`/api/clients?sort=show&cursor=${nextCursor}`);
    expect(elsewhere.statusCode).toBe(400);
  });

  it('pages past the longest name in any script', async ({ server }) => {
    const gym = await createPerson(server.db, { role: 'coach' });
    const browser = await signIn(server, gym);
    for (const name of ['𠮷'.repeat(50), `${'語'.repeat(99)}一`, '語'.repeat(100)]) {
      const { id } = await createPerson(server.db, { coachId: gym.id, name });
      await refreshStanding(server, id);
    }
    let cursor = '';
    for (const remaining of [2, 1, 0]) {
      const reply = await browser.get(`/api/clients?sort=name&limit=1${cursor}`);
      expect([remaining, reply.statusCode]).toEqual([remaining, 200]);
      const { nextCursor } = reply.json();
      expect(nextCursor === null).toBe(remaining === 0);
      cursor = `&cursor=${nextCursor}`;
    }
  });

  it('counts the whole roster', async ({ asCoach }) => {
    const summary = (await asCoach.get('/api/clients/summary')).json();
    expect(summary).toMatchObject({ total: 1, byStatus: { behind: 1, unrated: 0 }, inPrep: 0 });
  });

  it('filters by each status, matching its count', async ({ server, clients }) => {
    const gym = await createPerson(server.db, { role: 'coach' });
    const browser = await signIn(server, gym);
    const statuses = ['excellent', 'good', 'warning', 'behind', null] as const;
    for (const status of statuses) {
      const { id } = await createPerson(server.db, { coachId: gym.id, name: status ?? 'new' });
      await refreshStanding(server, id);
      const own = eq(rosterEntries.athleteId, id);
      await server.db.update(rosterEntries).set({ status }).where(own);
    }
    for (const status of ['excellent', 'good', 'warning', 'behind']) {
      expect(await clients(`?status=${status}`, browser)).toMatchObject([{ name: status }]);
    }
    expect(await clients('', browser)).toHaveLength(5);
    expect((await browser.get('/api/clients/summary')).json()).toMatchObject({
      total: 5,
      byStatus: { excellent: 1, good: 1, warning: 1, behind: 1, unrated: 1 },
    });
  });

  it('rejects unknown filters, limits and cursors', async ({ asCoach }) => {
    const place = 'show|019aa000-0000-7000-8000-000000000000|0000-01-01';
    const yearNought = Buffer.from(place).toString('base64url');
    const queries = [
      '?status=great',
      '?limit=101',
      '?cursor=bm9wZQ',
      `?sort=show&cursor=${yearNought}`,
      '?coachId=1',
      '?search=a%00',
    ];
    for (const query of queries) {
      expect((await asCoach.get(`/api/clients${query}`)).statusCode, query).toBe(400);
    }
  });
});
