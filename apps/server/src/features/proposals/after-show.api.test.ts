import { type GuidanceMode, SHOW_NOTES } from '@posedown/coaching';
import type { CoachAlert, Dashboard, PlanChange, PlanProposal } from '@posedown/contract';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { competitions, nutritionPlans, users } from '../../platform/db/schema/index.ts';
import { signUpForm } from '../../testing/answers.ts';
import { insertEntries } from '../../testing/insert-entries.ts';
import { createPerson, type Person, signIn } from '../../testing/people.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { proposeDue } from './propose-for-athlete.ts';

/** A Saturday, three weeks after the test's current day. */
const SHOW = '2026-12-12';

let test: TestApp;
let coach: Person;
let athlete: Person;
let browser: TestBrowser;

beforeEach(async () => {
  test = await openTestApp();
  coach = await createPerson(test.db, { role: 'coach' });
  browser = test.browser();
  const form = {
    primaryGoal: 'competition_prep',
    competitionDate: SHOW,
    experience: 'advanced',
  } as const;
  athlete = (await browser.post('/api/users', signUpForm(form))).json().user;
});
afterEach(() => test.close());

/** Moves the clock to noon of a day and runs the scheduled jobs. */
async function advanceTo(day: string) {
  test.advance(new Date(`${day}T12:00:00Z`).getTime() - test.now().getTime());
  await proposeDue(test);
  browser = await signIn(test, athlete);
}

const guide = (guidanceMode: GuidanceMode) =>
  test.db.update(users).set({ guidanceMode }).where(eq(users.id, athlete.id));

async function planInForce() {
  const [plan] = await test.db
    .select()
    .from(nutritionPlans)
    .where(and(eq(nutritionPlans.userId, athlete.id), nutritionPlans.isActive));
  if (!plan) throw new Error('no plan is in force');
  return plan;
}
const kcal = async () => (await planInForce()).targets.calories;

const changes = async (): Promise<PlanChange[]> =>
  (await browser.get(`/api/users/${athlete.id}/plan-changes`)).json().changes;
const proposals = async (sender: TestBrowser): Promise<PlanProposal[]> =>
  (await sender.get(`/api/users/${athlete.id}/proposals`)).json().proposals;
const dashboard = async (): Promise<Dashboard> => (await browser.get('/api/dashboard')).json();

it('ends a self-guided diet day by day after the show', async () => {
  await advanceTo('2026-12-11');
  const diet = await kcal();
  await advanceTo(SHOW);
  expect(await kcal()).toBe(diet);
  await advanceTo('2026-12-13');
  const first = await planInForce();
  expect(first.targets.calories).toBe(Math.round(1.2 * diet));
  expect(first.notes.join(' ')).toContain('Your show is over, and so is the diet.');
  expect((await changes())[0]).toMatchObject({
    ...{ actor: 'system', kind: 'targets', cause: 'show', effectiveOn: '2026-12-13' },
    reason:
      'The show on 12 Dec 2026 is over, and the meal plan is still a diet. Intake rises by about 20% a day to maintenance.',
    after: { calories: first.targets.calories },
  });
  expect(await dashboard()).toMatchObject({ deficitWarning: null, hasProposal: false });
  await advanceTo('2026-12-13');
  expect((await planInForce()).id).toBe(first.id);
  await advanceTo('2026-12-14');
  const second = await planInForce();
  expect(second.targets.calories).toBe(second.maintenanceKcal);
  expect(second.targets.calories).toBeGreaterThan(first.targets.calories);
  expect((await changes())[0]?.reason).toMatch(/\. \d+ kcal more a day is maintenance\.$/);
  expect((await dashboard()).deficitWarning).toBeNull();
  for (const day of ['2026-12-14', '2026-12-19', '2026-12-20', '2026-12-26']) await advanceTo(day);
  expect((await planInForce()).id).toBe(second.id);
  expect(await changes()).toHaveLength(2);
});

it('proposes it to the deciding coach', async () => {
  await guide('coached');
  await advanceTo('2026-12-11');
  const diet = await kcal();
  await advanceTo('2026-12-13');
  expect(await kcal()).toBe(diet);
  const desk = await signIn(test, coach);
  const { alerts }: { alerts: CoachAlert[] } = (await desk.get('/api/alerts')).json();
  const reported = alerts.filter(({ type }) => type === 'weekly_adaptation');
  expect(reported.map(({ message }) => message)).toEqual([
    expect.stringContaining('The show on 12 Dec 2026 is over, and the meal plan is still a diet.'),
  ]);
  const [proposal] = await proposals(desk);
  expect(proposal).toMatchObject({ status: 'open', rule: 'after_show', mayDecide: true });
  const accept = { decision: 'accept', take: 'food' };
  const decided = await desk.post(`/api/proposals/${proposal?.id}/decision`, accept);
  expect(decided.statusCode, decided.body).toBe(200);
  expect(await planInForce()).toMatchObject({
    targets: proposal?.food?.targets,
    ...{ targetsFrom: 'proposal', goalPercent: null },
  });
  expect(await kcal()).toBe((await planInForce()).maintenanceKcal);
  await advanceTo('2026-12-21');
  expect((await proposals(await signIn(test, coach)))[0]?.rule).not.toBe('after_show');
});

it('counts days since the show for requested plans', async () => {
  await advanceTo('2026-12-11');
  const diet = await kcal();
  await guide('coached');
  const desk = await signIn(test, coach);
  await insertEntries(test.db, { userId: athlete.id, date: '2026-12-11', weight: 78 });
  test.advance(2 * 86_400_000);
  const make = () => desk.post(`/api/users/${athlete.id}/plans`, { plans: ['nutrition'] });
  expect((await make()).statusCode).toBe(201);
  const plan = await planInForce();
  expect(plan.targets.calories).toBe(Math.round(1.2 * diet));
  expect(plan.notes.join(' ')).toContain('81.9 kg to 85.8 kg, 5–10% above stage weight');
  // The increase counts from the diet, not from the previous plan.
  await make();
  expect(await kcal()).toBe(plan.targets.calories);
});

it('hides the prep after the show', async () => {
  const cardioNotes = async (): Promise<string[]> =>
    (await browser.get(`/api/users/${athlete.id}/cardio-plan`)).json().plan.notes;
  const weigh = { userId: athlete.id, date: '2026-12-11', weight: 78 };
  await insertEntries(test.db, weigh);
  await advanceTo('2026-12-11');
  const before = await dashboard();
  expect(before).toMatchObject({ targetWeight: 77, afterShow: null });
  expect(before.trainingPlan?.name).toMatch(/^\d+-Week .*: Competition Prep$/);
  expect(await cardioNotes()).toContain(SHOW_NOTES.peakWeek);
  await advanceTo('2026-12-13');
  const afterShow = {
    ...{ show: SHOW, endsOn: '2027-02-06' },
    range: { lowKg: expect.closeTo(81.9, 5), highKg: expect.closeTo(85.8, 5) },
  };
  const after = await dashboard();
  expect(after).toMatchObject({ targetWeight: null, targetPercent: null, afterShow });
  expect(after.trainingPlan).toMatchObject({
    name: expect.stringMatching(/^[^:]*(?<!-Week): Recovery$/),
    phase: 'Recovery',
  });
  expect((await browser.get(`/api/users/${athlete.id}/progress`)).json().goals).toMatchObject({
    ...{ targetWeight: null, targetBodyFat: null, targetMuscle: null, afterShow },
  });
  for (const note of Object.values(SHOW_NOTES)) expect(await cardioNotes()).not.toContain(note);
  await advanceTo('2027-02-10');
  const later = await dashboard();
  expect(later).toMatchObject({ targetWeight: 77, afterShow: null });
  expect(later.trainingPlan).toMatchObject({
    name: expect.stringMatching(/: Off-Season$/),
    phase: 'Off-Season',
  });
});

it('continues a prep if the next show is within 8 weeks', async () => {
  const next = {
    userId: athlete.id,
    name: 'Next',
    category: 'Figure' as const,
    date: '2027-01-30',
  };
  await test.db.insert(competitions).values(next);
  await advanceTo('2026-12-11');
  const diet = await kcal();
  for (const day of ['2026-12-13', '2026-12-20', '2026-12-21']) await advanceTo(day);
  expect(await kcal()).toBe(diet);
  expect(await changes()).toEqual([]);
});
