import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPerson, lockPerson } from '../features/athletes/index.ts';
import { raiseAlert } from '../features/insights/index.ts';
import type { Tx } from '../platform/db/database.ts';
import { newId } from '../platform/db/schema/columns.ts';
import {
  coachAlerts,
  competitions,
  credentials,
  dailyCheckIns,
  peakWeekPlans,
  photos,
  posePracticeSessions,
  users,
  workoutSessions,
} from '../platform/db/schema/index.ts';
import { signUpForm } from './answers.ts';
import { athleteBeforeShow } from './athlete-before-show.ts';
import { insertWorkouts } from './insert-workouts.ts';
import { openPair } from './pair.ts';
import { createPerson, signIn } from './people.ts';
import { sendPhoto } from './send-photo.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { tokenMailedTo } from './token-mailed-to.ts';
import { waitUntilBlocked } from './wait-until-blocked.ts';

const OLD = 'stage lights at noon';
const NEW = 'quarter turns to the right';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await createPerson(test.db, { role: 'coach' });
});
afterAll(() => test.close());

type Send = () => Promise<LightMyRequestResponse>;

/**
 * Sends two requests while a row both need is locked, the second once the first waits for it. With different lock
 * orders they would deadlock.
 */
async function sendAtOnce(hold: (tx: Tx) => Promise<unknown>, first: Send, second: Send) {
  const { both } = await test.db.transaction(async (tx) => {
    await hold(tx);
    const one = first();
    await waitUntilBlocked(test.db);
    const other = second();
    await waitUntilBlocked(test.db, 2);
    return { both: Promise.all([one, other]) };
  });
  return both;
}

const statusesOf = (replies: LightMyRequestResponse[]) =>
  replies.map(({ statusCode }) => statusCode);

it('moves and deletes a show concurrently without deadlock', async () => {
  const { id: userId } = await createPerson(test.db);
  const browser = await signIn(test, { id: userId, email: '', name: '', role: 'client' });
  const form = { name: 'Harbour Open', date: '2026-12-06', category: 'Bikini' };
  const { id } = (await browser.post('/api/competitions', form)).json();
  const plan = { userId, competitionId: id, weightKg: 80, isRehearsed: false, days: [] };
  await test.db.insert(peakWeekPlans).values(plan);
  const url = `/api/competitions/${id}`;
  const payload = { ...form, date: '2026-12-13', version: 0 };
  const replies = await sendAtOnce(
    (tx) => tx.select().from(competitions).where(eq(competitions.id, id)).for('update'),
    () => browser.request({ method: 'PUT', url, payload }),
    () => browser.delete(url),
  );
  expect(statusesOf(replies)).toEqual([200, 204]);
});

it('changes and sets a password concurrently without deadlock', async () => {
  const person = await createPerson(test.db, { password: OLD });
  const browser = await signIn(test, person);
  await test.browser().post('/api/auth/password-link', { email: person.email });
  const token = await tokenMailedTo(test, person.email);
  const change = { currentPassword: OLD, newPassword: NEW };
  const replies = await sendAtOnce(
    (tx) => tx.select().from(credentials).where(eq(credentials.userId, person.id)).for('update'),
    () => browser.post('/api/auth/change-password', change),
    () => test.browser().post('/api/auth/set-password', { token, password: `${NEW} again` }),
  );
  expect(statusesOf(replies)).toEqual([204, 400]);
  expect(replies[1].json()).toMatchObject({ code: 'link_invalid' });
});

it('accepts an invitation while its coach is removed', async () => {
  const [head] = await test.db.select().from(users).orderBy(users.createdAt, users.id).limit(1);
  if (!head) throw new Error('there is no head coach');
  const coach = await createPerson(test.db, { role: 'coach' });
  const email = 'accepting@test.example';
  await (await signIn(test, coach)).post('/api/invitations', { email });
  const inviteToken = await tokenMailedTo(test, email);
  const asHead = await signIn(test, head);
  let cancel = () => {};
  const waiting = new Promise<void>((resolve) => {
    cancel = resolve;
  });
  // A sign-up waits for another one with the same email, which then rolls back.
  const other = test.db
    .transaction(async (tx) => {
      await tx.insert(users).values({ email, name: 'Other', createdAt: test.now() });
      await waiting;
      tx.rollback();
    })
    .catch(() => undefined);
  const form = { ...signUpForm({ email }), inviteToken };
  const signedUp = test.browser().post('/api/users', form);
  await waitUntilBlocked(test.db);
  const removed = asHead.post(`/api/team/${coach.id}/removal`, { takesOverId: null });
  await waitUntilBlocked(test.db, 2);
  cancel();
  await other;
  const { user } = (await signedUp).json();
  expect((await removed).statusCode).toBe(400);
  expect((await findPerson(test.db, user.id))?.coachId).toBe(coach.id);
  expect((await findPerson(test.db, coach.id))?.leftAt).toBeNull();
});

it('finishes a workout during feedback without deadlock', async () => {
  const { athlete, asAthlete, asCoach } = await openPair(test);
  const id = newId();
  const set = { weight: 80, reps: 8, rpe: 8, at: '2026-11-21T08:30:00.000Z' };
  const [finishedAt, feedback] = [
    '2026-11-21T08:55:00.000Z',
    { coachFeedback: 'Deeper.', version: 0 },
  ];
  const exercises = [{ exerciseId: newId(), exerciseName: 'Squat', sets: [set] }];
  const workout = { id, userId: athlete.id, date: '2026-11-21', createdAt: test.now() };
  await insertWorkouts(test.db, [{ ...workout, exercises }]);
  const replies = await sendAtOnce(
    (tx) => tx.select().from(workoutSessions).where(eq(workoutSessions.id, id)).for('update'),
    () => asAthlete.post(`/api/workout-sessions/${id}/finish`, { finishedAt }),
    () => asCoach.patch(`/api/users/${athlete.id}/workout-sessions/${id}`, feedback),
  );
  expect(statusesOf(replies)).toEqual([200, 200]);
  expect(replies[1].json()).toMatchObject({ completed: true, coachFeedback: 'Deeper.' });
});

it('logs a peak day during a change without deadlock', async () => {
  const coach = await createPerson(test.db, { role: 'coach' });
  const asCoach = await signIn(test, coach);
  const { athlete, browser, url } = await athleteBeforeShow(test, coach);
  const update = (sender: typeof browser, path: string, payload: object) =>
    sender.request({ method: 'PUT', url: path, payload });
  await browser.post(url, { conditions: [], isRehearsed: false });
  await update(asCoach, `${url}/approval`, { version: 0, approved: true });
  const change = { version: 1, days: [], coachNotes: 'Salt as usual.' };
  const isOwn = eq(peakWeekPlans.userId, athlete.id);
  const replies = await sendAtOnce(
    (tx) => tx.select().from(peakWeekPlans).where(isOwn).for('update'),
    () => update(browser, `${url}/log`, { date: '2026-11-21', weight: 79.8 }),
    () => update(asCoach, url, change),
  );
  expect(statusesOf(replies)).toEqual([200, 200]);
  expect(replies[1].json()).toMatchObject({
    ...{ plan: { coachNotes: 'Salt as usual.' }, log: [{ weight: 79.8 }] },
  });
});

it('deletes a practice session during notes without deadlock', async () => {
  const { athlete, asAthlete, asCoach } = await openPair(test);
  const practice = { date: '2026-11-20', duration: 600, poses: [] };
  const own = { id: newId(), userId: athlete.id, createdAt: test.now() };
  await test.db.insert(posePracticeSessions).values({ ...practice, ...own });
  const isIt = eq(posePracticeSessions.id, own.id);
  const url = `/api/users/${athlete.id}/pose-practice-sessions/${own.id}`;
  const replies = await sendAtOnce(
    (tx) => tx.select().from(posePracticeSessions).where(isIt).for('update'),
    () => asAthlete.delete(url),
    () => asCoach.patch(url, { coachNotes: 'Elbows level.', version: 1 }),
  );
  expect(statusesOf(replies)).toEqual([204, 404]);
});

it('logs a meal while its photo is deleted without deadlock', async () => {
  const { athlete, asAthlete } = await openPair(test);
  const photoId = await sendPhoto(asAthlete, athlete.id, 'meal');
  const meal = { date: '2026-11-21', time: '08:00', mealName: 'Oats', calories: 400, photoId };
  const replies = await sendAtOnce(
    (tx) => tx.select().from(photos).where(eq(photos.id, photoId)).for('update'),
    () => asAthlete.post(`/api/users/${athlete.id}/nutrition-logs`, meal),
    () => asAthlete.delete(`/api/users/${athlete.id}/photos/${photoId}`),
  );
  expect(statusesOf(replies)).toEqual([201, 404]);
});

it('changes a check-in’s weight while its weigh-in is restored, without deadlock', async () => {
  const { athlete, asAthlete } = await openPair(test);
  const checkIn = { date: '2026-11-21', energyLevel: 7, mood: 'good' };
  const { id } = (await asAthlete.post('/api/check-ins', checkIn)).json();
  const restored = { date: checkIn.date, weight: 82, requestKey: id };
  const isOwn = eq(dailyCheckIns.userId, athlete.id);
  const replies = await sendAtOnce(
    (tx) => tx.select().from(dailyCheckIns).where(isOwn).for('update'),
    () => asAthlete.post('/api/check-ins', { ...checkIn, weight: 81, version: 1 }),
    () => asAthlete.post('/api/progress/restore', restored),
  );
  expect(statusesOf(replies)).toEqual([201, 201]);
});

it('reopens an alert while another is raised, without losing the log', async () => {
  const { athlete, coach, asCoach } = await openPair(test);
  const finding = { type: 'silence', severity: 'low', message: 'Silent.', basis: '1' } as const;
  const [old] = await test.db
    .insert(coachAlerts)
    .values({ ...finding, clientId: athlete.id, coachId: coach.id, resolved: true })
    .returning();
  const { reopened } = await test.db.transaction(async (tx) => {
    await lockPerson(tx, athlete.id);
    const reply = asCoach.post(`/api/alerts/${old?.id}/reopen`);
    await waitUntilBlocked(test.db);
    const about = { athleteId: athlete.id, coachId: coach.id };
    await raiseAlert(tx, about, { ...finding, basis: '2' }, test.now());
    return { reopened: reply };
  });
  expect((await reopened).statusCode).toBe(409);
});
