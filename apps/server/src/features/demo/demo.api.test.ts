import { randomUUID } from 'node:crypto';
import { eq, inArray, is, isNotNull } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect } from 'vitest';
import type { Db } from '../../platform/db/database.ts';
import * as schema from '../../platform/db/schema/index.ts';
import { serverTest } from '../../testing/fixtures.ts';
import { createPerson } from '../../testing/people.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { sweepPhotos } from '../photos/index.ts';
import { DEMO_ACCOUNTS } from '../service/index.ts';
import { createCast } from './cast.ts';
import { fillDemoData } from './fill-demo-data.ts';
import { storePhotos } from './photo-rows.ts';
import { settleMember } from './settle-member.ts';
import { simulateDays } from './simulate-days.ts';

const { nutritionPlans, planChanges, planProposals, users, workouts } = schema;

/** Tables the demo leaves empty: rows created by logins, at server start or by a coach's first message. */
const EMPTY_TABLES = [
  ...['deletedAccounts', 'coachAlertEvents', 'athleteHolds', 'pushSubscriptions', 'attempts'],
  ...['passwordLinks', 'sessions', 'exercises', 'techniqueLibrary', 'voiceNotes'],
  ...['coachSettings', 'customFoods', 'exerciseVideos', 'noticeSettings', 'noticeDeliveries'],
  'plannedChanges',
];

const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

const it = serverTest
  .extend('settings', { demo: true })
  .extend('coach', { scope: 'file' }, ({ server }) => logIn(server, DEMO_ACCOUNTS.coach))
  .extend('client', { scope: 'file' }, ({ server }) => logIn(server, DEMO_ACCOUNTS.client));

it.beforeAll(async ({ server }) => {
  // Simulates two processes starting together on an empty database.
  await Promise.all([fillDemoData(server), fillDemoData(server)]);
});

async function logIn(server: TestApp, account: object) {
  const browser = server.browser();
  await browser.post('/api/auth/login', account);
  return browser;
}

/** The training, meals and cardio of these people. */
async function plansOf(db: Db, emails: string[]) {
  const trained = await db
    .select({ email: users.email, day: workouts.day, exercises: workouts.exercises })
    .from(workouts)
    .innerJoin(users, eq(users.id, workouts.userId))
    .where(inArray(users.email, emails))
    .orderBy(users.email, workouts.day);
  // The first plan of each kind, since proposals may have added others.
  const others = await db
    .selectDistinctOn([users.email], {
      ...{ email: users.email, cardio: users.cardioType, meals: nutritionPlans.meals },
    })
    .from(users)
    .innerJoin(nutritionPlans, eq(nutritionPlans.userId, users.id))
    .where(inArray(users.email, emails))
    .orderBy(users.email, nutritionPlans.createdAt);
  expect(trained.length).toBeGreaterThan(2 * emails.length);
  expect(others).toHaveLength(emails.length);
  return { trained, others };
}

describe('demo practice', () => {
  it('has 47 athletes with every adherence status', async ({ coach }) => {
    const summary = (await coach.get('/api/clients/summary')).json();
    expect(summary.total).toBe(47);
    expect(Object.values(summary.byStatus).every((athletes) => Number(athletes) >= 2)).toBe(true);
    expect(summary.inPrep).toBeGreaterThanOrEqual(8);
  });

  it('is the same every time', async ({ server }) => {
    const second = await openTestApp();
    const { id } = await createPerson(second.db, { role: 'coach' });
    const some = createCast('2026-11-21').slice(0, 6);
    await second.db.transaction(async (tx) => {
      for (const member of some) await settleMember(tx, member, id, simulateDays(member));
    });
    const emails = some.map(({ email }) => email);
    expect(await plansOf(second.db, emails)).toEqual(await plansOf(server.db, emails));
    await second.close();
  });

  it('has weeks of decided proposals and their plan changes', async ({ server, client }) => {
    const proposals = await server.db.select().from(planProposals);
    const statuses = new Set(proposals.map(({ status }) => status));
    expect([...statuses]).toEqual(expect.arrayContaining(['accepted', 'declined', 'open']));
    const { user } = (await client.get('/api/auth/me')).json();
    const { changes } = (await client.get(`/api/users/${user.id}/plan-changes`)).json();
    // It shows as new on Today, under 'From your coach'.
    expect(changes[0]).toMatchObject({ actor: 'coach', cause: 'proposal', acknowledgedAt: null });
    const read = await server.db.$count(planChanges, isNotNull(planChanges.acknowledgedAt));
    expect(read).toBeGreaterThan(0);
  });

  it('lists struggling athletes first, with the reason', async ({ coach }) => {
    const { clients } = (await coach.get('/api/clients')).json();
    expect(clients[0]).toMatchObject({ status: 'behind' });
    expect(clients[0].statusReason).toMatch(/\d/);
    expect(clients.at(-1)).toMatchObject({ status: 'excellent' });
  });

  it('has rows in every table', async ({ server }) => {
    const empty: string[] = [];
    for (const [name, table] of Object.entries(schema)) {
      if (!is(table, PgTable) || EMPTY_TABLES.includes(name)) continue;
      if ((await server.db.$count(table)) === 0) empty.push(name);
    }
    expect(empty).toEqual([]);
  });

  it('has the coach’s own plans, one of them assigned', async ({ coach }) => {
    const { plans } = (await coach.get('/api/training-plans')).json();
    const days = plans.map(({ daysPerWeek }: { daysPerWeek: number }) => daysPerWeek);
    expect(days).toEqual([6, 5, 4, 3]);
    for (const { id, daysPerWeek } of plans) {
      const { workouts } = (await coach.get(`/api/training-plans/${id}`)).json();
      expect(workouts).toHaveLength(daysPerWeek);
    }
  });

  it('has athletes who tick supplements until yesterday', async ({ client }) => {
    const { user } = (await client.get('/api/auth/me')).json();
    const log = (await client.get(`/api/users/${user.id}/supplements`)).json();
    expect(log.supplements.length).toBeGreaterThan(4);
    expect(log.ticks.length).toBeGreaterThan(15);
    expect(log.ticks.some(({ date }: { date: string }) => date === log.today)).toBe(false);
  });

  it('raises current alerts, dated by their cause', async ({ coach, server }) => {
    const { alerts } = (await coach.get('/api/alerts?limit=100')).json();
    expect(alerts.length).toBeGreaterThan(3);
    expect(alerts.length).toBeLessThan(30);
    const now = server.now().toISOString();
    const raised: string[] = alerts.map((alert: { createdAt: string }) => alert.createdAt);
    expect(raised.filter((at) => at > now)).toEqual([]);
    expect(new Set(raised).size).toBeGreaterThan(1);
    const types = new Set(alerts.map(({ type }: { type: string }) => type));
    expect(types).toContain('peak_week_draft');
  });

  it('has a demo athlete nine weeks out with sixteen weeks of data', async ({ client }) => {
    const dashboard = (await client.get('/api/dashboard')).json();
    expect(dashboard.competition).toMatchObject({ weeksOut: 9 });
    expect(dashboard.weightTrend.length).toBeGreaterThan(50);
    expect(dashboard.trainingPlan.week).toBeGreaterThan(1);
    const { entries } = (await client.get('/api/progress?limit=500')).json();
    expect(entries.length).toBeGreaterThan(70);
  });

  it("has a demo athlete with the sample's exercises and rests", async ({ client }) => {
    const { days } = (await client.get('/api/training/today')).json();
    const counts = days.map(({ exercises }: { exercises: unknown[] }) => exercises.length);
    const rests = days.flatMap(({ exercises }: { exercises: { restTime: number }[] }) =>
      exercises.map(({ restTime }) => restTime),
    );
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(6);
    expect(Math.min(...rests)).toBeGreaterThanOrEqual(10);
    expect(Math.max(...rests)).toBeLessThanOrEqual(180);
  });

  it('has protocols in every state', async ({ coach, client }) => {
    const { protocols } = (await coach.get('/api/protocols?limit=100')).json();
    const statuses = new Set(protocols.map(({ status }: { status: string }) => status));
    expect(statuses).toEqual(new Set(['pending_approval', 'approved', 'rejected', 'superseded']));
    const own = (await client.get('/api/protocols')).json().protocols;
    expect(own.map(({ status }: { status: string }) => status)).toEqual(['approved', 'superseded']);
    expect(own[0].acknowledgedAt).toBeNull();
  });

  it('has a short conversation of the demo athlete with the assistant', async ({ client }) => {
    const { user } = (await client.get('/api/auth/me')).json();
    const path = `/api/users/${user.id}/assistant-messages`;
    const { messages } = (await client.get(path)).json();
    expect(messages.map(({ role }: { role: string }) => role)).toEqual([
      'assistant',
      'user',
      'assistant',
      'user',
    ]);
  });

  it('has drawn photos of the demo athlete', async ({ client }) => {
    const { id } = (await client.get('/api/auth/me')).json().user;
    const url = `/api/users/${id}/photos?purpose=progress`;
    const { photos, assessments } = (await client.get(url)).json();
    expect(photos).toHaveLength(12);
    expect(assessments).toHaveLength(3);
    expect(new Set(photos.map(({ date }: { date: string }) => date)).size).toBe(4);
    const file = await client.get(`/api/users/${id}/photos/${photos[0].id}?size=thumb`);
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-type']).toBe('image/webp');
  });

  it('has one athlete in peak week, and one with an open draft', async ({ coach }) => {
    const { clients } = (await coach.get('/api/clients?limit=100')).json();
    const near = clients.filter(
      ({ weeksOut }: { weeksOut: number | null }) => weeksOut !== null && weeksOut <= 2,
    );
    const weeks = await Promise.all(
      near.map(async ({ id }: { id: string }) =>
        (await coach.get(`/api/users/${id}/peak-week`)).json(),
      ),
    );
    const statuses = weeks.map(({ plan }) => plan?.status);
    expect(statuses.sort()).toEqual(['approved', 'draft']);
    const { log } = weeks.find(({ plan }) => plan.status === 'approved');
    expect(log).toHaveLength(3);
    for (const day of log) {
      expect(day.tasks.length).toBeGreaterThan(2);
      expect(day.weight).toBeGreaterThan(40);
      expect(day.photo).not.toBeNull();
    }
  });

  it('has a prep with past and future milestones and checked items', async ({ client, coach }) => {
    const { id } = (await client.get('/api/auth/me')).json().user;
    const prep = (await client.get(`/api/users/${id}/prep`)).json();
    const met = prep.milestones.filter(({ completed }: { completed: boolean }) => completed);
    expect(met.length).toBeGreaterThan(2);
    expect(prep.milestones.length).toBeGreaterThan(met.length + 4);
    expect(prep.checklist).toHaveLength(2);
    const placings = prep.competitions.map(({ placing }: { placing: number | null }) => placing);
    expect(placings).toEqual([null, expect.any(Number)]);
    expect(prep.competition.weightLimit).toBeGreaterThan(60);
    const { notes } = (await coach.get(`/api/users/${id}/coach-notes`)).json();
    expect(notes.length).toBeGreaterThanOrEqual(2);
  });

  it('has invitations in every state, and a second coach with athletes of their own', async ({
    coach,
  }) => {
    const { invitations } = (await coach.get('/api/invitations')).json();
    const states = new Set(invitations.map(({ state }: { state: string }) => state));
    expect(states).toEqual(new Set(['pending', 'accepted', 'expired', 'revoked']));
    const { coaches } = (await coach.get('/api/team')).json();
    expect(coaches.map(({ athletes }: { athletes: number }) => athletes)).toEqual([47, 3]);
  });

  it('has meal photos and photos in a message thread', async ({ client, coach }) => {
    const { id } = (await client.get('/api/auth/me')).json().user;
    const { logs } = (await coach.get(`/api/users/${id}/nutrition-logs`)).json();
    const plates = logs.filter(({ photo }: { photo: unknown }) => photo);
    expect(plates).toHaveLength(8);
    expect((await coach.get(plates[0].photoUrl)).headers['content-type']).toBe('image/webp');
    const { messages } = (await coach.get(`/api/users/${id}/messages`)).json();
    const sent = messages.flatMap(({ attachments }: { attachments: object[] }) => attachments);
    expect(sent).toMatchObject([{ marks: [] }, { marks: [{}, {}] }]);
  });

  it('cleans up photos after a failed fill', async ({ server }) => {
    const userId = randomUUID();
    const planned = [{ userId, date: '2026-11-01', pose: 'front' as const, svg: SQUARE }];
    const [row] = await storePhotos(server.files, planned);
    const folder = `photos/${userId}`;
    expect(await server.files.folders(folder)).toHaveLength(2);
    expect(row).toMatchObject({ userId, width: 8, height: 8 });
    for (let hour = 0; hour < 24; hour += 1) {
      const now = () => new Date(Date.UTC(2100, 0, 1, hour));
      await sweepPhotos({ ...server, log: server.app.log, now });
    }
    expect(await server.files.folders(folder)).toEqual([]);
  });

  it('is filled only once', async ({ server, coach }) => {
    await fillDemoData(server);
    expect((await coach.get('/api/clients/summary')).json().total).toBe(47);
  });
});

describe('demo athletes', () => {
  const cast = createCast('2026-11-21');

  it('are the same every time', () => {
    expect(createCast('2026-11-21')).toEqual(cast);
    const [first] = cast;
    if (!first) throw new Error('the cast is empty');
    expect(simulateDays(first)).toEqual(simulateDays(first));
  });

  it('have their own names and email addresses', () => {
    expect(new Set(cast.map(({ name }) => name.split(' ')[0])).size).toBe(47);
    expect(new Set(cast.map(({ email }) => email)).size).toBe(47);
  });

  it('lose and gain weight at realistic rates', () => {
    for (const member of cast) {
      const days = simulateDays(member);
      const [first, last] = [days[0], days.at(-1)];
      if (!first || !last || days.length < 30) continue;
      const percentAWeek = (100 * 7 * (last.weightKg / first.weightKg - 1)) / days.length;
      expect(Math.abs(percentAWeek), member.email).toBeLessThan(1.3);
      expect(last.bodyFatPercent, member.email).toBeGreaterThan(4);
    }
  });
});
