import type { Dashboard } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { competitions, users } from '../../../platform/db/schema/index.ts';
import { signUpForm } from '../../../testing/answers.ts';
import { freshSceneTest } from '../../../testing/fixtures.ts';
import { type Person, signIn } from '../../../testing/people.ts';

/** Three weeks after the test's current day. */
const SHOW = '2026-12-12';

const it = freshSceneTest.extend('api', async ({ server, scene: _first }) => {
  let browser = server.browser();
  const form = signUpForm({
    ...{ primaryGoal: 'competition_prep', competitionDate: SHOW, experience: 'advanced' },
    ...{ email: 'stage@test.example', password: 'stage lights at noon' },
  });
  const person: Person = (await browser.post('/api/users', form)).json().user;
  const get = async (url: string) => (await browser.get(url)).json();
  const planToday = async () => (await get('/api/training/today')).plan;
  const activePlan = () => get(`/api/users/${person.id}/training-plan`);
  const createPlan = () => browser.post(`/api/users/${person.id}/plans`, { plans: ['training'] });
  /** Moves the clock to noon of a day and logs the athlete in again. */
  async function advanceTo(day: string) {
    server.advance(new Date(`${day}T12:00:00Z`).getTime() - server.now().getTime());
    browser = await signIn(server, person);
  }
  return { userId: person.id, get, planToday, activePlan, createPlan, advanceTo };
});

it('rebuilds the sets from half after a show, on every screen', async ({ api }) => {
  const before = await api.activePlan();
  expect(before.plan.block.name).toBe('Taper');
  expect(before.plan.reasons).not.toEqual([]);
  await api.advanceTo('2026-12-13');
  expect(await api.planToday()).toMatchObject({
    ...{ kind: 'recovery', phase: 'Recovery', targetRir: 4 },
    note: expect.stringContaining('about 50% of your usual sets'),
    block: { name: 'Recovery' },
    // The prep's own reasons and intensity no longer apply.
    ...{ intensityLevel: null, reasons: [] },
  });
  expect((await api.activePlan()).plan.reasons).toEqual([]);
  const dashboard: Dashboard = await api.get('/api/dashboard');
  expect(dashboard.trainingPlan?.phase).toBe('Recovery');
  await api.advanceTo('2027-02-03');
  expect(await api.planToday()).toMatchObject({ kind: 'recovery', targetRir: 2 });
  await api.advanceTo('2027-02-08');
  expect(await api.planToday()).toMatchObject({ kind: 'build', isOver: true, block: null });
});

it('creates a recovery plan within 12 weeks of a show', async ({ api }) => {
  await api.advanceTo('2026-12-13');
  expect((await api.createPlan()).statusCode).toBe(201);
  const { plan, weekPlan } = await api.activePlan();
  expect(plan).toMatchObject({ weeks: 8, phase: 'Recovery', isOver: false });
  expect(plan.reasons[0]).toContain('Your show is just over');
  expect(plan.blocks).toMatchObject([
    { name: 'Recovery', startsOn: '2026-12-13', endsOn: '2027-02-06' },
  ]);
  const sets = weekPlan.map((week: { sets: number }) => week.sets);
  expect(sets).toEqual([...sets].sort((a, b) => a - b));
  expect(sets[0]).toBeLessThanOrEqual(0.6 * sets.at(-1));
  await api.advanceTo('2027-04-01');
  await api.createPlan();
  expect((await api.activePlan()).plan.phase).not.toBe('Recovery');
});

it('ignores canceled shows, and prepares for a near one', async ({ server, api }) => {
  const { userId } = api;
  await server.db.update(users).set({ competitionDate: null }).where(eq(users.id, userId));
  const show = { userId, category: 'Figure' as const, date: SHOW };
  await server.db.insert(competitions).values({ ...show, name: 'Called off', status: 'cancelled' });
  await api.advanceTo('2026-12-14');
  expect((await api.planToday()).kind).not.toBe('recovery');
  await server.db.update(competitions).set({ status: 'completed' });
  server.forgetReplies();
  expect((await api.planToday()).kind).toBe('recovery');
  await server.db.insert(competitions).values({ ...show, name: 'Next', date: '2027-01-30' });
  server.forgetReplies();
  expect((await api.planToday()).kind).not.toBe('recovery');
  await api.createPlan();
  expect((await api.planToday()).phase).toBe('Mid Prep');
});
