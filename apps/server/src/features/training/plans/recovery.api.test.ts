import type { Dashboard } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { competitions, users } from '../../../platform/db/schema/index.ts';
import { signUpForm } from '../../../testing/answers.ts';
import { type Person, signIn } from '../../../testing/people.ts';
import { openScene } from '../../../testing/permissions/scene.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../../../testing/test-app.ts';

/** Three weeks after the test's current day. */
const SHOW = '2026-12-12';

let test: TestApp;
let athlete: TestBrowser;
let person: Person;
let userId: string;

beforeEach(async () => {
  test = await openTestApp();
  await openScene(test);
  athlete = test.browser();
  const form = signUpForm({
    ...{ primaryGoal: 'competition_prep', competitionDate: SHOW, experience: 'advanced' },
    ...{ email: 'stage@test.example', password: 'stage lights at noon' },
  });
  person = (await athlete.post('/api/users', form)).json().user;
  userId = person.id;
});
afterEach(() => test.close());

const planToday = async () => (await athlete.get('/api/training/today')).json().plan;
const activePlan = async () => (await athlete.get(`/api/users/${userId}/training-plan`)).json();
/** Moves the clock to noon of a day and logs the athlete in again. */
async function advanceTo(day: string) {
  test.advance(new Date(`${day}T12:00:00Z`).getTime() - test.now().getTime());
  athlete = await signIn(test, person);
}

it('rebuilds the sets from half after a show, on every screen', async () => {
  const before = await activePlan();
  expect(before.plan.block.name).toBe('Taper');
  expect(before.plan.reasons).not.toEqual([]);
  await advanceTo('2026-12-13');
  expect(await planToday()).toMatchObject({
    ...{ kind: 'recovery', phase: 'Recovery', targetRir: 4 },
    note: expect.stringContaining('about 50% of your usual sets'),
    block: { name: 'Recovery' },
    // The prep's own reasons and intensity no longer apply.
    ...{ intensityLevel: null, reasons: [] },
  });
  expect((await activePlan()).plan.reasons).toEqual([]);
  const dashboard: Dashboard = (await athlete.get('/api/dashboard')).json();
  expect(dashboard.trainingPlan?.phase).toBe('Recovery');
  await advanceTo('2027-02-03');
  expect(await planToday()).toMatchObject({ kind: 'recovery', targetRir: 2 });
  await advanceTo('2027-02-08');
  expect(await planToday()).toMatchObject({ kind: 'build', isOver: true, block: null });
});

it('creates a recovery plan within 12 weeks of a show', async () => {
  await advanceTo('2026-12-13');
  expect(
    (await athlete.post(`/api/users/${userId}/plans`, { plans: ['training'] })).statusCode,
  ).toBe(201);
  const { plan, weekPlan } = await activePlan();
  expect(plan).toMatchObject({ weeks: 8, phase: 'Recovery', isOver: false });
  expect(plan.reasons[0]).toContain('Your show is just over');
  expect(plan.blocks).toMatchObject([
    { name: 'Recovery', startsOn: '2026-12-13', endsOn: '2027-02-06' },
  ]);
  const sets = weekPlan.map((week: { sets: number }) => week.sets);
  expect(sets).toEqual([...sets].sort((a, b) => a - b));
  expect(sets[0]).toBeLessThanOrEqual(0.6 * sets.at(-1));
  await advanceTo('2027-04-01');
  await athlete.post(`/api/users/${userId}/plans`, { plans: ['training'] });
  expect((await activePlan()).plan.phase).not.toBe('Recovery');
});

it('ignores canceled shows, and prepares for a near one', async () => {
  await test.db.update(users).set({ competitionDate: null }).where(eq(users.id, userId));
  const show = { userId, category: 'Figure' as const, date: SHOW };
  await test.db.insert(competitions).values({ ...show, name: 'Called off', status: 'cancelled' });
  await advanceTo('2026-12-14');
  expect((await planToday()).kind).not.toBe('recovery');
  await test.db.update(competitions).set({ status: 'completed' });
  expect((await planToday()).kind).toBe('recovery');
  await test.db.insert(competitions).values({ ...show, name: 'Next', date: '2027-01-30' });
  expect((await planToday()).kind).not.toBe('recovery');
  await athlete.post(`/api/users/${userId}/plans`, { plans: ['training'] });
  expect((await planToday()).phase).toBe('Mid Prep');
});
