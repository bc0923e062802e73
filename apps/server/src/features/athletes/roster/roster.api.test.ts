import { addDays } from '@posedown/coaching';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rosterEntries } from '../../../platform/db/schema/index.ts';
import { heardBy } from '../../../testing/heard-by.ts';
import { createPerson, type Person, signIn } from '../../../testing/people.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../../../testing/test-app.ts';
import { deleteRosterEntry } from './queries.ts';
import { refreshRosterEntry } from './refresh-roster-entry.ts';
import { refreshStaleRoster } from './refresh-stale-roster.ts';

const DAY_MS = 86_400_000;

let test: TestApp;
let coach: Person;
let athlete: Person;
let coachBrowser: TestBrowser;

const entry = { energyLevel: 6, stressLevel: 4, mood: 'good' };

beforeAll(async () => {
  test = await openTestApp();
  coach = await createPerson(test.db, { role: 'coach' });
  athlete = await createPerson(test.db, { coachId: coach.id, name: 'Ana 100%_\\ Silva' });
  await refreshRosterEntry(test.db, athlete.id, test.now());
  coachBrowser = await signIn(test, coach);
});
afterAll(() => test.close());

interface Card {
  id: string;
  status: string | null;
  compliance: number | null;
  statusReason: string;
  lastCheckIn: string | null;
}

const clients = async (query = '', browser = coachBrowser): Promise<Card[]> =>
  (await browser.get(`/api/clients${query}`)).json().clients;

describe('the roster', () => {
  it('shows an athlete to their own coach and to no other', async () => {
    expect((await clients()).map(({ id }) => id)).toEqual([athlete.id]);
    const other = await signIn(test, await createPerson(test.db, { role: 'coach' }));
    expect(await clients('', other)).toEqual([]);
  });

  it('does not judge an athlete of the first week', async () => {
    expect((await clients())[0]).toMatchObject({ status: null, compliance: null });
  });

  it('finds by any part of the name, and takes signs of the search language as they are', async () => {
    for (const search of ['ana', 'SILVA', '100%_', '\\']) {
      expect(await clients(`?search=${encodeURIComponent(search)}`), search).toHaveLength(1);
    }
    for (const search of ['%', 'bob', '_a_']) {
      const found = await clients(`?search=${encodeURIComponent(search)}`);
      expect(found, search).toHaveLength(search === '%' ? 1 : 0);
    }
  });

  it('is told to the coach, and to nobody else, the moment an athlete logs something', async () => {
    const browser = await signIn(test, await createPerson(test.db, { coachId: coach.id }));
    const { user } = (await browser.get('/api/auth/me')).json();
    const date = test.now().toISOString().slice(0, 10);
    const log = () => browser.post('/api/progress', { ...entry, date });
    expect(await heardBy(test, coach, log)).toEqual([{ type: 'athlete', athleteId: user.id }]);
    const other = await createPerson(test.db, { role: 'coach' });
    expect(await heardBy(test, other, log)).toEqual([]);
    expect(await heardBy(test, athlete, log)).toEqual([]);
    await test.db.transaction((tx) => deleteRosterEntry(tx, user.id));
  });

  it('judges by what was logged once a week has passed', async () => {
    const browser = await signIn(test, athlete);
    for (let day = 0; day < 10; day += 1) {
      const date = test.now().toISOString().slice(0, 10);
      const reply = await browser.post('/api/progress', { ...entry, date });
      expect(reply.statusCode).toBe(201);
      test.advance(DAY_MS);
    }
    await refreshStaleRoster({ db: test.db, now: test.now });
    const [card] = await clients('?status=excellent');
    expect(card).toMatchObject({ compliance: 100, lastCheckIn: '2026-11-30' });
  });

  it('notices silence: a day without a log changes the standing too', async () => {
    test.advance(9 * DAY_MS);
    await refreshStaleRoster({ db: test.db, now: test.now });
    const [card] = await clients();
    expect(card).toMatchObject({ status: 'behind', statusReason: 'No check-in for 10 days.' });
    expect(await clients('?status=excellent')).toEqual([]);
  });

  it('pages without loss or repeat, those who need the coach most first', async () => {
    const many = await createPerson(test.db, { role: 'coach' });
    const ids: string[] = [];
    for (let index = 0; index < 7; index += 1) {
      const { id } = await createPerson(test.db, { coachId: many.id });
      await refreshRosterEntry(test.db, id, test.now());
      ids.push(id);
    }
    const browser = await signIn(test, many);
    const seen: string[] = [];
    let cursor = '';
    do {
      const page = (await browser.get(`/api/clients?limit=3${cursor}`)).json();
      seen.push(...page.clients.map((card: Card) => card.id));
      cursor = page.nextCursor ? `&cursor=${page.nextCursor}` : '';
    } while (cursor);
    expect(seen.toSorted()).toEqual(ids.toSorted());
  });

  it('stands in the order asked for, page after page, and takes no place of another order', async () => {
    const gym = await createPerson(test.db, { role: 'coach' });
    const browser = await signIn(test, gym);
    for (const [name, inDays, checkIn, compliance] of [
      ['dora', null, '2026-11-20', 60],
      ['Ben', 9, '2026-11-02', 90],
      ['Ana|Z', 40, null, null],
      ['Cleo', 3, '2026-11-11', 70],
    ] as const) {
      const { id } = await createPerson(test.db, { coachId: gym.id, name });
      await refreshRosterEntry(test.db, id, test.now());
      await test.db
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

  it('counts the whole roster', async () => {
    const summary = (await coachBrowser.get('/api/clients/summary')).json();
    expect(summary).toMatchObject({ total: 1, byStatus: { behind: 1, unrated: 0 }, inPrep: 0 });
  });

  it('refuses unknown filters, limits and cursors', async () => {
    const queries = ['?status=great', '?limit=101', '?cursor=bm9wZQ', '?coachId=1', '?search=a%00'];
    for (const query of queries) {
      expect((await coachBrowser.get(`/api/clients${query}`)).statusCode, query).toBe(400);
    }
  });
});
