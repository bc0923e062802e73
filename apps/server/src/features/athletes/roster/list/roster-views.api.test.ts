import { randomUUID } from 'node:crypto';
import { addDays } from '@posedown/coaching';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import {
  checkInSchedules,
  coachAlerts,
  coachTasks,
  messages,
  rosterEntries,
  weeklyCheckIns,
} from '../../../../platform/db/schema/index.ts';
import { pairTest } from '../../../../testing/fixtures.ts';
import { createPerson, signIn } from '../../../../testing/people.ts';
import { refreshStanding } from '../../write-for-athlete.ts';

const HOUR_MS = 3_600_000;

interface Card {
  id: string;
  name: string;
  phase: string | null;
  weekly: { state: string | null; daysLate: number } | null;
  needs: { kind: string; severity: string; text: string | null; count: number; since: string }[];
  needCount: number;
}

const it = pairTest.extend('gym', async ({ server }) => {
  const coach = await createPerson(server.db, { role: 'coach' });
  const browser = await signIn(server, coach);
  const add = async (name: string) => {
    const { id } = await createPerson(server.db, { coachId: coach.id, name });
    await refreshStanding(server, id);
    return id;
  };
  const clients = async (query: string): Promise<Card[]> =>
    (await browser.get(`/api/clients${query}`)).json().clients;
  const namesIn = async (query: string) => (await clients(query)).map(({ name }) => name);
  const views = async () => (await browser.get('/api/clients/summary')).json().views;
  return { coach, browser, add, clients, namesIn, views };
});

describe('athletes who need the coach', () => {
  it('lists each once with all reasons, the most important first', async ({ server, gym }) => {
    const now = server.now();
    const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
    const raise = (clientId: string, type: string, severity: 'low' | 'medium' | 'high') =>
      server.db.insert(coachAlerts).values({
        ...{ clientId, coachId: gym.coach.id, type, severity },
        ...{ message: `${type} of an athlete`, createdAt: before(30) },
      });
    const write = (athleteId: string, createdAt: Date) =>
      server.db.insert(messages).values({
        ...{ athleteId, fromUserId: athleteId, toUserId: gym.coach.id, content: 'Hi', createdAt },
      });
    const asked = { weekday: 0, minute: 0 };
    const today = now.toISOString().slice(0, 10);

    const flagged = await gym.add('flagged');
    await raise(flagged, 'loss_rate', 'medium');
    await raise(flagged, 'red_flag', 'high');
    await write(flagged, before(30));
    await write(flagged, before(26));
    const late = await gym.add('late');
    const nextDueOn = addDays(today as never, -3);
    await server.db.insert(checkInSchedules).values({ ...asked, athleteId: late, nextDueOn });
    const waiting = await gym.add('waiting');
    const nextWeek = addDays(today as never, 5);
    await server.db
      .insert(checkInSchedules)
      .values({ ...asked, athleteId: waiting, nextDueOn: nextWeek });
    await server.db.insert(weeklyCheckIns).values({
      ...{ athleteId: waiting, id: randomUUID(), dueOn: today, formVersion: 1 },
      ...{ questions: [], answers: {}, submittedAt: before(2) },
    });
    const minor = await gym.add('minor');
    await raise(minor, 'deload_due', 'low');
    const recent = await gym.add('recent message');
    await write(recent, before(2));

    const needing = await gym.clients('?view=needs');
    expect(needing.map(({ name }) => name)).toEqual(['flagged', 'waiting', 'late']);
    expect(needing[0]).toMatchObject({
      needCount: 3,
      needs: [
        { kind: 'alert', severity: 'high', text: 'red_flag of an athlete' },
        { kind: 'alert', severity: 'medium', text: 'loss_rate of an athlete' },
        { kind: 'messages', count: 2, since: before(30).toISOString() },
      ],
    });
    expect(needing[1]).toMatchObject({ weekly: { state: 'waiting' }, needCount: 1 });
    expect(needing[2]).toMatchObject({ weekly: { state: 'overdue', daysLate: 3 } });
    expect(await gym.views()).toMatchObject({ needs: 3 });
    const all = await gym.clients('?sort=name');
    expect(all).toHaveLength(5);
    expect(all.find(({ name }) => name === 'minor')).toMatchObject({ needCount: 1, weekly: null });
    expect(await gym.namesIn('?view=needs&search=late')).toEqual(['late']);

    const pages: string[] = [];
    let cursor = '';
    do {
      const page = (await gym.browser.get(`/api/clients?view=needs&limit=1${cursor}`)).json();
      pages.push(...page.clients.map((card: Card) => card.name));
      cursor = page.nextCursor ? `&cursor=${page.nextCursor}` : '';
    } while (cursor);
    expect(pages).toEqual(['flagged', 'waiting', 'late']);
  });

  it('has an athlete whose show is today', async ({ server, gym }) => {
    const id = await gym.add('on stage');
    const show = { assessedOn: '2026-12-07', competitionDate: '2026-12-07' };
    const set = (entry: Partial<typeof rosterEntries.$inferInsert>) =>
      server.db.update(rosterEntries).set(entry).where(eq(rosterEntries.athleteId, id));
    await set(show);
    expect(await gym.clients('?view=needs')).toMatchObject([
      { name: 'on stage', needs: [{ kind: 'show_today', since: '2026-12-07T00:00:00.000Z' }] },
    ]);
    await set({ ...show, assessedOn: '2026-12-06' });
    expect(await gym.clients('?view=needs')).toEqual([]);
  });

  it('leaves out another coach’s alerts and messages', async ({ server, gym }) => {
    const other = await createPerson(server.db, { role: 'coach' });
    const { id: clientId } = await createPerson(server.db, { coachId: other.id });
    await refreshStanding(server, clientId);
    const alert = { type: 'red_flag', severity: 'high', message: 'Dizzy' } as const;
    await server.db.insert(coachAlerts).values({ ...alert, clientId, coachId: other.id });
    expect(await gym.clients('?view=needs')).toEqual([]);
    expect(await gym.views()).toEqual({ needs: 0, prep: 0, off_plan: 0, quiet: 0 });
  });
});

describe('groups and orders', () => {
  it('groups athletes in prep, off plan and quiet, matching the counts', async ({
    server,
    gym,
  }) => {
    const change = (id: string, entry: Partial<typeof rosterEntries.$inferInsert>) =>
      server.db.update(rosterEntries).set(entry).where(eq(rosterEntries.athleteId, id));
    const assessedOn = '2026-12-07';
    const lastLog = assessedOn;
    await change(await gym.add('prep'), { assessedOn, lastLog, competitionDate: '2027-02-15' });
    await change(await gym.add('far'), { assessedOn, lastLog, competitionDate: '2027-02-16' });
    await change(await gym.add('quiet'), { assessedOn, lastLog: '2026-12-02' });
    await change(await gym.add('logging'), { assessedOn, lastLog: '2026-12-03', status: 'good' });
    await change(await gym.add('behind'), { assessedOn, lastLog, status: 'behind' });
    const pace = { pace: 'below', weeklyPercent: -1.4 } as const;
    await change(await gym.add('fast'), { assessedOn, lastLog, status: 'good', ...pace });

    expect(await gym.namesIn('?view=prep')).toEqual(['prep']);
    expect(await gym.namesIn('?view=off_plan&sort=name')).toEqual(['behind', 'fast']);
    expect(await gym.namesIn('?view=off_plan&status=good')).toEqual(['fast']);
    expect(await gym.namesIn('?view=quiet')).toEqual(['quiet']);
    expect(await gym.views()).toEqual({ needs: 0, prep: 1, off_plan: 2, quiet: 1 });
  });

  it('reverses an order, with missing values last either way', async ({ server, gym }) => {
    for (const [name, compliance, percent] of [
      ['low', 40, -1.25],
      ['none', null, null],
      ['high', 90, 0.5],
    ] as const) {
      const athleteId = await gym.add(name);
      const assessedOn = '2026-12-07';
      const own = eq(rosterEntries.athleteId, athleteId);
      const row = { compliance, assessedOn, weeklyPercent: percent };
      await server.db.update(rosterEntries).set(row).where(own);
    }
    for (const sort of ['compliance', 'rate']) {
      expect(await gym.namesIn(`?sort=${sort}`)).toEqual(['low', 'high', 'none']);
      expect(await gym.namesIn(`?sort=${sort}&reverse=true`)).toEqual(['high', 'low', 'none']);
    }
    const { nextCursor } = (await gym.browser.get('/api/clients?sort=rate&limit=1')).json();
    expect(await gym.namesIn(`?sort=rate&cursor=${nextCursor}`)).toEqual(['high', 'none']);
    const ofNone = (await gym.browser.get('/api/clients?sort=rate&limit=2')).json().nextCursor;
    expect(await gym.namesIn(`?sort=rate&cursor=${ofNone}`)).toEqual(['none']);
  });

  it('sorts by due check-in, next task, unread messages and progress', async ({ server, gym }) => {
    const { coach } = gym;
    const [first, second] = [await gym.add('first'), await gym.add('second')];
    await gym.add('without');
    const due = { weekday: 0, minute: 0 };
    await server.db.insert(checkInSchedules).values([
      { ...due, athleteId: first, nextDueOn: '2026-12-06' },
      { ...due, athleteId: second, nextDueOn: '2026-12-13' },
    ]);
    const task = { coachId: coach.id, repeat: 'none' } as const;
    const other = await createPerson(server.db, { role: 'coach' });
    await server.db.insert(coachTasks).values([
      { ...task, athleteId: first, text: 'Call', dueOn: '2026-12-02' },
      { ...task, athleteId: first, text: 'Later', dueOn: '2026-12-03' },
      { ...task, athleteId: first, text: 'Done', dueOn: '2026-12-01', doneAt: server.now() },
      { ...task, athleteId: first, text: 'Deleted', dueOn: '2026-12-01', deletedAt: server.now() },
      { ...task, athleteId: second, text: 'Ask for photos', dueOn: '2026-12-04' },
      { ...task, coachId: other.id, athleteId: second, text: 'Theirs', dueOn: '2026-12-01' },
    ]);
    for (const [athleteId, count] of [
      [first, 2],
      [second, 1],
    ] as const) {
      const message = { athleteId, fromUserId: athleteId, toUserId: coach.id, content: 'Hi' };
      await server.db.insert(messages).values(Array.from({ length: count }, () => message));
      const progress = count === 2 ? 10 : 60;
      const own = eq(rosterEntries.athleteId, athleteId);
      await server.db.update(rosterEntries).set({ progress }).where(own);
    }

    for (const sort of ['due', 'task', 'unread', 'progress']) {
      expect(await gym.namesIn(`?sort=${sort}`), sort).toEqual(['first', 'second', 'without']);
      const reversed = await gym.namesIn(`?sort=${sort}&reverse=true`);
      expect(reversed, sort).toEqual(['second', 'first', 'without']);
      for (const place of [1, 2]) {
        const page = (await gym.browser.get(`/api/clients?sort=${sort}&limit=${place}`)).json();
        const rest = await gym.namesIn(`?sort=${sort}&cursor=${page.nextCursor}`);
        expect(rest, sort).toEqual(['first', 'second', 'without'].slice(place));
      }
    }
    expect(await gym.clients('?sort=task')).toMatchObject([
      { nextTask: { text: 'Call', dueOn: '2026-12-02' } },
      { nextTask: { text: 'Ask for photos', dueOn: '2026-12-04' } },
      { nextTask: null },
    ]);
  });

  it('rejects unknown groups and cursors too large for the database', async ({ gym }) => {
    const cursorOf = (key: string) =>
      Buffer.from(`need|019aa000-0000-7000-8000-000000000000|${key}`).toString('base64url');
    const statusOf = async (query: string) =>
      (await gym.browser.get(`/api/clients${query}`)).statusCode;
    expect(await statusOf('?view=all')).toBe(400);
    expect(await statusOf('?reverse=false')).toBe(400);
    expect(await statusOf(`?cursor=${cursorOf('9999999999')}`)).toBe(400);
    expect(await statusOf(`?cursor=${cursorOf('2147483647')}`)).toBe(200);
  });
});
