import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { installation, users } from '../../platform/db/schema/index.ts';
import { signUpForm } from '../../testing/answers.ts';
import { serverTest } from '../../testing/fixtures.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { findHeadCoachId } from '../athletes/index.ts';
import { ensureHeadCoach } from '../onboarding/index.ts';
import { DEMO_ACCOUNTS } from '../service/index.ts';
import { moveDemoSignUps, settleDemo } from './index.ts';

const FILLED_ON = '2026-11-21';
const BEFORE = new Date('2026-08-01T12:00:00Z');
const { password } = DEMO_ACCOUNTS.coach;

const it = serverTest.extend('api', ({ server }) => {
  /** Simulates a server start with this demo setting. */
  async function start(demo: boolean) {
    const services = { ...server, log: server.app.log, settings: { ...server.settings, demo } };
    const isDemo = await settleDemo(services);
    const headCoach = await ensureHeadCoach(services);
    if (!isDemo) await moveDemoSignUps(services);
    return { isDemo, headCoach };
  }
  const login = async (email: string) =>
    (await server.browser().post('/api/auth/login', { email, password })).json();
  /** A demo account as `fillDemoData` creates it. */
  async function demoPerson(person: Parameters<typeof createPerson>[1]) {
    const created = await createPerson(server.db, { password, ...person });
    await server.db.update(users).set({ createdAt: BEFORE }).where(eq(users.id, created.id));
    return created;
  }
  return { start, login, demoPerson };
});

it('adds nothing to a database with people', async () => {
  const live = await openTestApp();
  const head = await createPerson(live.db, { role: 'coach' });
  const settings = { ...live.settings, demo: true };
  expect(await settleDemo({ ...live, log: live.app.log, settings })).toBe(false);
  expect(await live.db.$count(users)).toBe(1);
  expect(await findHeadCoachId(live.db)).toBe(head.id);
  await live.close();
});

it('closes the demo permanently and hands the practice over', async ({ api, server }) => {
  const coach = await api.demoPerson({ email: DEMO_ACCOUNTS.coach.email, role: 'coach' });
  const { email } = DEMO_ACCOUNTS.client;
  const client = await api.demoPerson({ email, coachId: coach.id });
  await server.db.insert(installation).values({ key: 'demo_data', value: FILLED_ON });
  const browsers = [await signIn(server, coach), await signIn(server, client)];
  const form = signUpForm({ email: 'late@test.example', password: 'squat bench deadlift' });
  const late = (await server.browser().post('/api/users', form)).json().user;

  expect((await api.start(true)).isDemo).toBe(true);
  expect(await api.login(email)).toMatchObject({ user: { id: client.id } });

  const { isDemo, headCoach } = await api.start(false);
  expect(isDemo).toBe(false);
  expect(headCoach).toMatchObject({ email: DEMO_ACCOUNTS.coach.email, role: 'coach' });
  expect(headCoach?.id).not.toBe(coach.id);
  for (const browser of browsers) {
    expect((await browser.get('/api/auth/me')).statusCode).toBe(401);
  }
  for (const account of Object.values(DEMO_ACCOUNTS)) {
    expect(await api.login(account.email)).toMatchObject({ code: 'invalid_credentials' });
    expect(await api.login(`${account.email}.invalid`)).toMatchObject({
      code: 'invalid_credentials',
    });
  }
  expect(await findHeadCoachId(server.db)).toBe(headCoach?.id);
  const [moved] = await server.db.select().from(users).where(eq(users.id, late.id));
  expect(moved?.coachId).toBe(headCoach?.id);
  const [stayed] = await server.db.select().from(users).where(eq(users.id, client.id));
  expect(stayed?.coachId).toBe(coach.id);

  expect(await api.start(true)).toEqual({ isDemo: false, headCoach: null });
  expect(await api.start(false)).toEqual({ isDemo: false, headCoach: null });
});

it('keeps a demo account that has set its own password', async () => {
  const other = await openTestApp();
  const credentials = { email: DEMO_ACCOUNTS.coach.email, password: 'squat bench deadlift' };
  const coach = await createPerson(other.db, { ...credentials, role: 'coach' });
  await other.db.update(users).set({ createdAt: BEFORE }).where(eq(users.id, coach.id));
  await other.db.insert(installation).values({ key: 'demo_data', value: FILLED_ON });
  await settleDemo({ ...other, log: other.app.log });
  expect(await findHeadCoachId(other.db)).toBe(coach.id);
  const reply = await other.browser().post('/api/auth/login', credentials);
  expect(reply.statusCode).toBe(200);
  await other.close();
});
