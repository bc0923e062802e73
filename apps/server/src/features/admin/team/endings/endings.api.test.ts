import type { FormerAthlete } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { runHousekeeping } from '../../../../housekeeping.ts';
import { checkInSchedules, coachingEnds, users } from '../../../../platform/db/schema/index.ts';
import { eventsReceivedBy } from '../../../../testing/events-received-by.ts';
import { freshServerTest } from '../../../../testing/fixtures.ts';
import { createPerson, signIn } from '../../../../testing/people.ts';
import type { TestBrowser } from '../../../../testing/test-app.ts';
import { refreshStanding } from '../../../athletes/index.ts';
import { deleteDueAccounts, endDueCoaching } from './run-due.ts';

const DAY_MS = 86_400_000;

/** The clock starts on Saturday, November 21, 2026, at 9:00 UTC. */
const it = freshServerTest
  .extend('coach', ({ server }) =>
    createPerson(server.db, { role: 'coach', name: 'Cara', password: 'squat bench deadlift' }),
  )
  .extend('athlete', async ({ server, coach }) => {
    const athlete = await createPerson(server.db, { coachId: coach.id, name: 'Ana' });
    await refreshStanding(server, athlete.id);
    return athlete;
  })
  .extend('asCoach', ({ server, coach }) => signIn(server, coach))
  .extend('asAthlete', ({ server, athlete }) => signIn(server, athlete))
  .extend('end', ({ athlete, asCoach }) => (body: object = {}) => {
    const payload = { lastDay: null, note: '', ...body };
    return asCoach.request({
      method: 'PUT',
      url: `/api/users/${athlete.id}/coaching-end`,
      payload,
    });
  })
  .extend(
    'change',
    ({ athlete, asCoach }) =>
      (payload: object) =>
        asCoach.request({ method: 'PUT', url: `/api/former-athletes/${athlete.id}`, payload }),
  )
  .extend(
    'answer',
    ({ asAthlete }) =>
      (answer: string) =>
        asAthlete.post('/api/coaching-end/answer', { answer }),
  );

const former = async (browser: TestBrowser, query = ''): Promise<FormerAthlete[]> =>
  (await browser.get(`/api/former-athletes${query}`)).json().athletes;
const cardOf = async (browser: TestBrowser) =>
  (await browser.get('/api/dashboard')).json().coachingEnd;
const rosterOf = async (browser: TestBrowser) =>
  (await browser.get('/api/clients')).json().clients.map(({ name }: { name: string }) => name);

it('plans an end that both see and the coach can take back', async ({
  athlete,
  asAthlete,
  asCoach,
  end,
}) => {
  expect((await end({ lastDay: '2026-12-24', note: 'Moves abroad.' })).json()).toEqual({
    lastDay: '2026-12-24',
    hasEnded: false,
  });
  const overview = async () => (await asCoach.get(`/api/users/${athlete.id}/overview`)).json();
  expect((await overview()).coachingEnd).toEqual({ lastDay: '2026-12-24', note: 'Moves abroad.' });
  expect(await cardOf(asAthlete)).toEqual({
    ...{ coachName: 'Cara', lastDay: '2026-12-24', hasEnded: false },
    ...{ isOffered: false, deletionOn: null },
  });
  expect([await rosterOf(asCoach), await former(asCoach)]).toEqual([['Ana'], []]);
  await asCoach.request({ method: 'DELETE', url: `/api/users/${athlete.id}/coaching-end` });
  expect([(await overview()).coachingEnd, await cardOf(asAthlete)]).toEqual([null, null]);
});

it('ends coaching: the athlete leaves every list of the coach and keeps their data', async ({
  athlete,
  asAthlete,
  asCoach,
  end,
  server,
}) => {
  const thread = `/api/users/${athlete.id}/messages`;
  await server.db
    .insert(checkInSchedules)
    .values({ athleteId: athlete.id, weekday: 0, minute: 600, nextDueOn: '2026-11-16' });
  await asAthlete.post(thread, { content: 'I fainted yesterday.' });
  expect((await end({ message: 'It was great to coach you.' })).statusCode).toBe(200);

  expect(await rosterOf(asCoach)).toEqual([]);
  expect((await asCoach.get('/api/clients/summary')).json().total).toBe(0);
  expect((await asCoach.get('/api/messages/unread')).json().total).toBe(0);
  expect((await asCoach.get('/api/messages/threads')).json().threads).toEqual([]);
  expect((await asCoach.get('/api/alerts')).json().alerts).toEqual([]);
  expect((await asCoach.get('/api/check-in-inbox')).json().rows).toEqual([]);
  expect((await asCoach.get('/api/notices')).json().notices).toEqual([]);
  for (const path of ['', '/overview', '/messages', '/photos']) {
    expect((await asCoach.get(`/api/users/${athlete.id}${path}`)).statusCode).toBe(404);
  }
  expect(await former(asCoach)).toMatchObject([
    { id: athlete.id, name: 'Ana', lastDay: '2026-11-21', startedOn: '2026-11-21', offer: 'none' },
  ]);

  const { messages } = (await asAthlete.get(thread)).json();
  expect(messages).toMatchObject([
    { content: 'It was great to coach you.' },
    { content: 'I fainted yesterday.' },
  ]);
  expect((await asAthlete.post(thread, { content: 'Thanks!' })).statusCode).toBe(409);
  expect((await asAthlete.get(`/api/users/${athlete.id}`)).json().coachName).toBeNull();
  expect(await cardOf(asAthlete)).toMatchObject({ hasEnded: true, lastDay: '2026-11-21' });
  const entry = { date: '2026-11-21', weight: 84, energyLevel: 7, stressLevel: 3, mood: 'good' };
  expect((await asAthlete.post('/api/progress', entry)).statusCode).toBe(201);
});

it('sends the message of a planned end once, even if repeated', async ({
  athlete,
  asAthlete,
  end,
}) => {
  const body = { lastDay: '2026-12-24', message: 'We have until Christmas.' };
  await Promise.all([end(body), end(body)]);
  await end({ ...body, lastDay: '2026-12-31' });
  const { messages } = (await asAthlete.get(`/api/users/${athlete.id}/messages`)).json();
  expect(messages).toHaveLength(2);
});

it('notifies both, and takes effect once', async ({ athlete, coach, end, server }) => {
  let ofCoach: unknown[] = [];
  const ofAthlete = await eventsReceivedBy(server, athlete, async () => {
    ofCoach = await eventsReceivedBy(server, coach, async () => {
      const replies = await Promise.all([end(), end()]);
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    });
  });
  expect(ofCoach).toContainEqual({ type: 'handover', athleteId: athlete.id });
  expect(ofAthlete).toContainEqual({ type: 'athlete', athleteId: athlete.id });
});

it('ends after the last day in the athlete’s time zone', async ({
  athlete,
  asCoach,
  end,
  server,
}) => {
  const timezone = 'America/Los_Angeles';
  await server.db.update(users).set({ timezone }).where(eq(users.id, athlete.id));
  await end({ lastDay: '2026-11-22' });
  const runTwice = () => Promise.all([endDueCoaching(server), endDueCoaching(server)]);
  // Monday, 7:00 UTC is still Sunday in Los Angeles.
  server.advance(46 * 3_600_000);
  await runTwice();
  expect(await rosterOf(asCoach)).toEqual(['Ana']);
  server.advance(3_600_000);
  await runTwice();
  expect([await rosterOf(asCoach), (await former(asCoach)).length]).toEqual([[], 1]);
});

it('rejects days that are over or too far ahead', async ({ asCoach, end }) => {
  for (const lastDay of ['2026-11-20', '2028-01-01', '2026-02-30']) {
    const refused = await end({ lastDay });
    expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, 'lastDay']);
  }
  expect(await rosterOf(asCoach)).toEqual(['Ana']);
});

it('lists former athletes by their last day, finds them by name, and archives them', async ({
  coach,
  asCoach,
  server,
  athlete,
  end,
  change,
}) => {
  await end();
  const startedOn = '2026-01-05';
  for (const [name, lastDay] of Object.entries({ Béa: '2026-10-01', Cem: '2026-11-01' })) {
    const { id: athleteId } = await createPerson(server.db, { name });
    const row = { athleteId, coachId: coach.id, startedOn, lastDay, note: '' };
    await server.db.insert(coachingEnds).values({ ...row, endedAt: server.now() });
  }
  const names = async (query = '') => (await former(asCoach, query)).map(({ name }) => name);
  expect(await names()).toEqual(['Ana', 'Cem', 'Béa']);
  expect(await names('?search=bea')).toEqual(['Béa']);
  expect(await names('?search=%25')).toEqual([]);
  const page = (await asCoach.get('/api/former-athletes?limit=2')).json();
  expect(await names(`?limit=2&cursor=${page.nextCursor}`)).toEqual(['Béa']);
  expect((await asCoach.get('/api/former-athletes?cursor=no')).statusCode).toBe(400);
  expect((await change({ archived: true })).json()).toMatchObject({
    id: athlete.id,
    isArchived: true,
  });
  expect([await names(), await names('?state=archived')]).toEqual([['Cem', 'Béa'], ['Ana']]);
  expect((await change({ archived: false, offered: true })).statusCode).toBe(400);
  expect((await change({})).statusCode).toBe(400);
});

it('coaches an athlete again who accepts the offer', async ({
  asAthlete,
  asCoach,
  end,
  change,
  answer,
}) => {
  await end();
  expect((await answer('accept')).statusCode).toBe(409);
  await change({ offered: true });
  expect(await cardOf(asAthlete)).toMatchObject({ isOffered: true });
  const replies = await Promise.all([answer('accept'), answer('accept')]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
  expect([await rosterOf(asCoach), await former(asCoach)]).toEqual([['Ana'], []]);
  expect(await cardOf(asAthlete)).toBeNull();
});

it('records a declined offer, which can’t be accepted later', async ({
  asCoach,
  end,
  change,
  answer,
}) => {
  await end();
  await change({ offered: true });
  expect((await answer('decline')).statusCode).toBe(204);
  expect((await answer('accept')).statusCode).toBe(409);
  expect(await former(asCoach)).toMatchObject([{ offer: 'declined' }]);
  await change({ offered: true });
  await change({ offered: false });
  expect((await answer('accept')).statusCode).toBe(409);
});

it('deletes an account 30 days after the coach planned it', async ({
  athlete,
  asAthlete,
  end,
  change,
  server,
}) => {
  await end();
  expect((await change({ deleted: true })).json().deletionOn).toBe('2026-12-21');
  await change({ deleted: true });
  await server.settle();
  expect(server.mails).toMatchObject([{ to: athlete.email, aboutId: athlete.id }]);
  expect(server.mails[0]?.subject).not.toContain('Ana');
  expect(await cardOf(asAthlete)).toMatchObject({ deletionOn: '2026-12-21' });
  const isThere = async () =>
    (await server.db.select().from(users).where(eq(users.id, athlete.id))).length === 1;
  const services = { ...server, log: server.app.log };
  server.advance(29 * DAY_MS);
  await deleteDueAccounts(services);
  expect(await isThere()).toBe(true);
  server.advance(DAY_MS);
  await Promise.all([deleteDueAccounts(services), deleteDueAccounts(services)]);
  expect(await isThere()).toBe(false);
  expect((await asAthlete.get('/api/dashboard')).statusCode).toBe(401);
});

it('keeps an account that the athlete or the coach keeps', async ({
  asCoach,
  answer,
  change,
  end,
  coach,
  server,
}) => {
  await end();
  expect((await answer('keep')).statusCode).toBe(409);
  await change({ deleted: true });
  await change({ deleted: false });
  expect(await former(asCoach)).toMatchObject([{ deletionOn: null, keepsAccount: false }]);
  await change({ deleted: true });
  expect((await answer('keep')).statusCode).toBe(204);
  expect(await former(asCoach)).toMatchObject([{ deletionOn: null, keepsAccount: true }]);
  expect((await change({ deleted: true })).statusCode).toBe(409);
  server.advance(31 * DAY_MS);
  const mailer = { send: async () => {}, check: async () => {} };
  await runHousekeeping({ ...server, mailer, log: server.app.log });
  // The session has expired meanwhile.
  expect(await former(await signIn(server, coach))).toHaveLength(1);
});

it('moves planned ends with an athlete, and former athletes with a removed coach', async ({
  athlete,
  asCoach,
  end,
  server,
}) => {
  const password = 'squat bench deadlift';
  const other = await createPerson(server.db, { role: 'coach', name: 'Dan', password });
  const asOther = await signIn(server, other);
  await end({ lastDay: '2026-12-24' });
  await asCoach.post(`/api/users/${athlete.id}/coach`, { coachId: other.id });
  const overview = (await asOther.get(`/api/users/${athlete.id}/overview`)).json();
  expect(overview.coachingEnd.lastDay).toBe('2026-12-24');
  const payload = { lastDay: null, note: '' };
  const url = `/api/users/${athlete.id}/coaching-end`;
  await asOther.request({ method: 'PUT', url, payload });
  expect((await former(asOther)).length).toBe(1);
  await asCoach.post(`/api/team/${other.id}/removal`, { takesOverId: null });
  expect(await former(asCoach)).toMatchObject([{ name: 'Ana' }]);
});
