import type { Notice } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { runHousekeeping } from '../../housekeeping.ts';
import { checkInSchedules, notices, rosterEntries } from '../../platform/db/schema/index.ts';
import { freshServerTest } from '../../testing/fixtures.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import type { TestBrowser } from '../../testing/test-app.ts';
import { refreshStanding } from '../athletes/index.ts';
import { noticeDue, noticeOverdueBackup, pruneNotices } from './notice-due.ts';

const HOUR_MS = 3_600_000;
/** Runs it for each of two processes, twice. */
async function runTwice(run: () => Promise<void>) {
  for (const _hour of [1, 2]) await Promise.all([run(), run()]);
}

const listOf = async (browser: TestBrowser): Promise<Notice[]> =>
  (await browser.get('/api/notices')).json().notices;
const kindsOf = async (browser: TestBrowser) => (await listOf(browser)).map(({ kind }) => kind);

/** The clock starts on Saturday, November 21, at 9:00. */
const it = freshServerTest
  .extend('coach', ({ server }) => createPerson(server.db, { role: 'coach' }))
  .extend('athlete', ({ server, coach }) => createPerson(server.db, { coachId: coach.id }))
  .extend('asCoach', ({ server, coach }) => signIn(server, coach))
  .extend('asAthlete', ({ server, athlete }) => signIn(server, athlete))
  .extend('schedule', ({ server, athlete }) => async (nextDueOn: string) => {
    const time = { weekday: 6, minute: 20 * 60 };
    await server.db.insert(checkInSchedules).values({ athleteId: athlete.id, ...time, nextDueOn });
  });

it('sends one notice when a check-in opens and one when it is late', async ({
  asAthlete,
  schedule,
  server,
}) => {
  await schedule('2026-11-22');
  await noticeDue(server);
  expect(await kindsOf(asAthlete)).toEqual([]);
  server.advance(24 * HOUR_MS);
  await runTwice(() => noticeDue(server));
  expect(await kindsOf(asAthlete)).toEqual(['check_in_open']);
  server.advance(48 * HOUR_MS);
  await runTwice(() => noticeDue(server));
  expect(await kindsOf(asAthlete)).toEqual(['check_in_overdue', 'check_in_open']);
});

it('clears the athlete’s notices when the check-in is sent', async ({
  asAthlete,
  schedule,
  server,
}) => {
  await schedule('2026-11-22');
  server.advance(24 * HOUR_MS);
  await noticeDue(server);
  const answers = { 'training-energy': 7, hunger: 6, 'sleep-quality': 8, stress: 4, digestion: 7 };
  const form = { dueOn: '2026-11-22', formId: null, formVersion: 1, answers };
  const requestKey = crypto.randomUUID();
  const reply = await asAthlete.post('/api/weekly-check-ins', { ...form, requestKey });
  expect(reply.statusCode, reply.body).toBe(201);
  expect((await asAthlete.get('/api/notices/unread')).json()).toEqual({ unread: 0 });
});

it('sends the digest once a day, from the coach’s hour', async ({ asCoach, schedule, server }) => {
  await schedule('2026-11-15');
  await runTwice(() => noticeDue(server));
  expect(await listOf(asCoach)).toMatchObject([{ kind: 'overdue_digest', amount: 1 }]);
  // Sunday, 6:00
  server.advance(21 * HOUR_MS);
  await noticeDue(server);
  expect(await listOf(asCoach)).toHaveLength(1);
  server.advance(HOUR_MS);
  await noticeDue(server);
  expect(await listOf(asCoach)).toHaveLength(2);
});

it('sends no digest if it is off or no one is overdue', async ({ asCoach, schedule, server }) => {
  await schedule('2026-11-22');
  await noticeDue(server);
  expect(await listOf(asCoach)).toEqual([]);
  await server.db.update(checkInSchedules).set({ nextDueOn: '2026-11-15' });
  const payload = { off: ['overdue_digest'], digestHour: 7 };
  await asCoach.request({ method: 'PUT', url: '/api/notices/settings', payload });
  await noticeDue(server);
  expect(await listOf(asCoach)).toEqual([]);
});

it('sends one notice per show milestone', async ({ athlete, asAthlete, server }) => {
  await refreshStanding(server, athlete.id);
  await server.db.update(rosterEntries).set({ competitionDate: '2026-12-19' });
  await runTwice(() => noticeDue(server));
  expect(await listOf(asAthlete)).toMatchObject([{ kind: 'show_milestone', amount: 4 }]);
});

it('sends one notice about overdue backups', async ({ asCoach, coach, server }) => {
  const late = { ...server, now: () => new Date(server.now().getTime() + 48 * HOUR_MS) };
  // This process has been running for less than an hour, so a missing backup isn't overdue yet.
  await noticeOverdueBackup(server, coach.id);
  expect(await listOf(asCoach)).toEqual([]);
  const uptime = process.uptime;
  process.uptime = () => 2 * 3600;
  await runTwice(() => noticeOverdueBackup(late, coach.id));
  process.uptime = uptime;
  expect(await kindsOf(asCoach)).toEqual(['backup_overdue']);
});

it('deletes notices after 90 days', async ({ athlete, server }) => {
  const about = { userId: athlete.id, kind: 'plan_changed', aboutId: athlete.id } as const;
  const daysAgo = (days: number) => new Date(server.now().getTime() - days * 24 * HOUR_MS);
  await server.db.insert(notices).values([
    { ...about, subject: 'old', createdAt: daysAgo(91) },
    { ...about, subject: 'new', createdAt: daysAgo(89) },
  ]);
  await pruneNotices(server);
  const left = await server.db.select().from(notices).where(eq(notices.userId, athlete.id));
  expect(left).toMatchObject([{ subject: 'new' }]);
});

it('is part of housekeeping', async ({ asAthlete, schedule, server }) => {
  await schedule('2026-11-21');
  const services = {
    ...server,
    mailer: { check: async () => {}, send: async () => {} },
    log: server.app.log,
  };
  await runHousekeeping(services);
  expect(await kindsOf(asAthlete)).toEqual(['check_in_open']);
});
