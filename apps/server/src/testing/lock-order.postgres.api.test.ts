import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPerson } from '../features/athletes/index.ts';
import { competitions, credentials, peakWeekPlans, users } from '../platform/db/schema/index.ts';
import { signUpForm } from './answers.ts';
import { createPerson, signIn } from './people.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { untilWaiting } from './until-waiting.ts';

const OLD = 'stage lights at noon';
const NEW = 'quarter turns to the right';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await createPerson(test.db, { role: 'coach' });
});
afterAll(() => test.close());

it('a show is moved and deleted at once, and neither is given up', async () => {
  const { id: userId } = await createPerson(test.db);
  const browser = await signIn(test, { id: userId, email: '', name: '', role: 'client' });
  const form = { name: 'Harbour Open', date: '2026-12-06', category: 'Bikini' };
  const { id } = (await browser.post('/api/competitions', form)).json();
  const plan = { userId, competitionId: id, weightKg: 80, isRehearsed: false, days: [] };
  await test.db.insert(peakWeekPlans).values(plan);
  const url = `/api/competitions/${id}`;
  const payload = { ...form, date: '2026-12-13', version: 0 };
  const replies = await test.db.transaction(async (tx) => {
    await tx.select().from(competitions).where(eq(competitions.id, id)).for('update');
    const moved = browser.request({ method: 'PUT', url, payload });
    await untilWaiting(test.db);
    const deleted = browser.delete(url);
    await untilWaiting(test.db, 2);
    return { both: Promise.all([moved, deleted]) };
  });
  const statuses = (await replies.both).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([200, 204]);
});

it('a password is changed and set by a link at once, and neither is given up', async () => {
  const person = await createPerson(test.db, { password: OLD });
  const browser = await signIn(test, person);
  await test.browser().post('/api/auth/password-link', { email: person.email });
  await test.settle();
  const token = /token=([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1];
  const replies = await test.db.transaction(async (tx) => {
    await tx.select().from(credentials).where(eq(credentials.userId, person.id)).for('update');
    const change = { currentPassword: OLD, newPassword: NEW };
    const changed = browser.post('/api/auth/change-password', change);
    await untilWaiting(test.db);
    const set = test.browser().post('/api/auth/set-password', { token, password: `${NEW} again` });
    await untilWaiting(test.db, 2);
    return { both: Promise.all([changed, set]) };
  });
  const [changed, set] = await replies.both;
  expect([changed.statusCode, set.statusCode]).toEqual([204, 400]);
  expect(set.json()).toMatchObject({ code: 'link_invalid' });
});

it('whoever accepts an invitation while its coach is taken off the team is not left with them', async () => {
  const [head] = await test.db.select().from(users).orderBy(users.createdAt, users.id).limit(1);
  if (!head) throw new Error('there is no head coach');
  const coach = await createPerson(test.db, { role: 'coach' });
  const email = 'accepting@test.example';
  await (await signIn(test, coach)).post('/api/invitations', { email });
  await test.settle();
  const inviteToken = /invite=([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1];
  const asHead = await signIn(test, head);
  let giveUp = () => {};
  const waiting = new Promise<void>((resolve) => {
    giveUp = resolve;
  });
  // Whoever signs up waits for somebody with the same e-mail, who thinks better of it.
  const other = test.db
    .transaction(async (tx) => {
      await tx.insert(users).values({ email, name: 'Other', createdAt: test.now() });
      await waiting;
      tx.rollback();
    })
    .catch(() => undefined);
  const form = { ...signUpForm({ email }), inviteToken };
  const signedUp = test.browser().post('/api/users', form);
  await untilWaiting(test.db);
  const removed = asHead.post(`/api/team/${coach.id}/removal`, { takesOverId: null });
  await untilWaiting(test.db, 2);
  giveUp();
  await other;
  const { user } = (await signedUp).json();
  expect((await removed).statusCode).toBe(400);
  expect((await findPerson(test.db, user.id))?.coachId).toBe(coach.id);
  expect((await findPerson(test.db, coach.id))?.leftAt).toBeNull();
});
