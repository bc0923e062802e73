import { type GuidanceMode, SHOW_NOTES } from '@posedown/coaching';
import type { CoachAlert, Dashboard, PlanChange, PlanProposal } from '@posedown/contract';
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { competitions, nutritionPlans, users } from '../../platform/db/schema/index.ts';
import { signUpForm } from '../../testing/answers.ts';
import { freshServerTest } from '../../testing/fixtures.ts';
import { insertEntries } from '../../testing/insert-entries.ts';
import { createPerson, type Person, signIn } from '../../testing/people.ts';
import type { TestBrowser } from '../../testing/test-app.ts';
import { proposeDue } from './propose-for-athlete.ts';

/** A Saturday, three weeks after the test's current day. */
const SHOW = '2026-12-12';

const it = freshServerTest
  .extend('coach', ({ server }) => createPerson(server.db, { role: 'coach' }))
  .extend('api', async ({ server, coach: _head }) => {
    const form = {
      primaryGoal: 'competition_prep',
      competitionDate: SHOW,
      experience: 'advanced',
    } as const;
    let browser = server.browser();
    const athlete: Person = (await browser.post('/api/users', signUpForm(form))).json().user;
    const get = async (url: string) => (await browser.get(url)).json();

    /** Moves the clock to noon of a day and runs the scheduled jobs. */
    async function advanceTo(day: string) {
      server.advance(new Date(`${day}T12:00:00Z`).getTime() - server.now().getTime());
      await proposeDue(server);
      browser = await signIn(server, athlete);
    }

    const guide = (guidanceMode: GuidanceMode) =>
      server.db.update(users).set({ guidanceMode }).where(eq(users.id, athlete.id));

    async function activePlan() {
      const [plan] = await server.db
        .select()
        .from(nutritionPlans)
        .where(and(eq(nutritionPlans.userId, athlete.id), nutritionPlans.isActive));
      if (!plan) throw new Error('there is no active plan');
      return plan;
    }
    const kcal = async () => (await activePlan()).targets.calories;

    const changes = async (): Promise<PlanChange[]> =>
      (await get(`/api/users/${athlete.id}/plan-changes`)).changes;
    const proposals = async (sender: TestBrowser): Promise<PlanProposal[]> =>
      (await sender.get(`/api/users/${athlete.id}/proposals`)).json().proposals;
    const dashboard = (): Promise<Dashboard> => get('/api/dashboard');
    return { athlete, get, advanceTo, guide, activePlan, kcal, changes, proposals, dashboard };
  });

it('ends a self-guided diet day by day after the show', async ({ api }) => {
  await api.advanceTo('2026-12-11');
  const diet = await api.kcal();
  await api.advanceTo(SHOW);
  expect(await api.kcal()).toBe(diet);
  await api.advanceTo('2026-12-13');
  const first = await api.activePlan();
  expect(first.targets.calories).toBe(Math.round(1.2 * diet));
  expect(first.notes.join(' ')).toContain('Your show is over, and so is the diet.');
  expect((await api.changes())[0]).toMatchObject({
    ...{ actor: 'system', kind: 'targets', cause: 'show', effectiveOn: '2026-12-13' },
    reason:
      'The show on 12 Dec 2026 is over, and the meal plan is still a diet. Intake rises by about 20% a day to maintenance.',
    after: { calories: first.targets.calories },
  });
  expect(await api.dashboard()).toMatchObject({ deficitWarning: null, hasProposal: false });
  await api.advanceTo('2026-12-13');
  expect((await api.activePlan()).id).toBe(first.id);
  await api.advanceTo('2026-12-14');
  const second = await api.activePlan();
  expect(second.targets.calories).toBe(second.maintenanceKcal);
  expect(second.targets.calories).toBeGreaterThan(first.targets.calories);
  expect((await api.changes())[0]?.reason).toMatch(/\. \d+ kcal more a day is maintenance\.$/);
  expect((await api.dashboard()).deficitWarning).toBeNull();
  for (const day of ['2026-12-14', '2026-12-19', '2026-12-20', '2026-12-26'])
    await api.advanceTo(day);
  expect((await api.activePlan()).id).toBe(second.id);
  expect(await api.changes()).toHaveLength(2);
});

it('proposes it to the deciding coach', async ({ server, coach, api }) => {
  await api.guide('coached');
  await api.advanceTo('2026-12-11');
  const diet = await api.kcal();
  await api.advanceTo('2026-12-13');
  expect(await api.kcal()).toBe(diet);
  const desk = await signIn(server, coach);
  const { alerts }: { alerts: CoachAlert[] } = (await desk.get('/api/alerts')).json();
  const reported = alerts.filter(({ type }) => type === 'weekly_adaptation');
  expect(reported.map(({ message }) => message)).toEqual([
    expect.stringContaining('The show on 12 Dec 2026 is over, and the meal plan is still a diet.'),
  ]);
  const [proposal] = await api.proposals(desk);
  expect(proposal).toMatchObject({ status: 'open', rule: 'after_show', mayDecide: true });
  const accept = { decision: 'accept', take: 'food' };
  const decided = await desk.post(`/api/proposals/${proposal?.id}/decision`, accept);
  expect(decided.statusCode, decided.body).toBe(200);
  expect(await api.activePlan()).toMatchObject({
    targets: proposal?.food?.targets,
    ...{ targetsFrom: 'proposal', goalPercent: null },
  });
  expect(await api.kcal()).toBe((await api.activePlan()).maintenanceKcal);
  await api.advanceTo('2026-12-21');
  expect((await api.proposals(await signIn(server, coach)))[0]?.rule).not.toBe('after_show');
});

it('counts days since the show for requested plans', async ({ server, coach, api }) => {
  await api.advanceTo('2026-12-11');
  const diet = await api.kcal();
  await api.guide('coached');
  const desk = await signIn(server, coach);
  await insertEntries(server.db, { userId: api.athlete.id, date: '2026-12-11', weight: 78 });
  server.advance(2 * 86_400_000);
  const make = () => desk.post(`/api/users/${api.athlete.id}/plans`, { plans: ['nutrition'] });
  expect((await make()).statusCode).toBe(201);
  const plan = await api.activePlan();
  expect(plan.targets.calories).toBe(Math.round(1.2 * diet));
  expect(plan.notes.join(' ')).toContain('81.9 kg to 85.8 kg, 5–10% above stage weight');
  // The increase counts from the diet, not from the previous plan.
  await make();
  expect(await api.kcal()).toBe(plan.targets.calories);
});

it('hides the prep after the show', async ({ server, api }) => {
  const cardioNotes = async (): Promise<string[]> =>
    (await api.get(`/api/users/${api.athlete.id}/cardio-plan`)).plan.notes;
  const weigh = { userId: api.athlete.id, date: '2026-12-11', weight: 78 };
  await insertEntries(server.db, weigh);
  await api.advanceTo('2026-12-11');
  const before = await api.dashboard();
  expect(before).toMatchObject({ targetWeight: 77, afterShow: null });
  expect(before.trainingPlan?.name).toMatch(/^\d+-Week .*: Competition Prep$/);
  expect(await cardioNotes()).toContain(SHOW_NOTES.peakWeek);
  await api.advanceTo('2026-12-13');
  const afterShow = {
    ...{ show: SHOW, endsOn: '2027-02-06' },
    range: { lowKg: expect.closeTo(81.9, 5), highKg: expect.closeTo(85.8, 5) },
  };
  const after = await api.dashboard();
  expect(after).toMatchObject({ targetWeight: null, targetPercent: null, afterShow });
  expect(after.trainingPlan).toMatchObject({
    name: expect.stringMatching(/^[^:]*(?<!-Week): Recovery$/),
    phase: 'Recovery',
  });
  expect((await api.get(`/api/users/${api.athlete.id}/progress`)).goals).toMatchObject({
    ...{ targetWeight: null, targetBodyFat: null, targetMuscle: null, afterShow },
  });
  for (const note of Object.values(SHOW_NOTES)) expect(await cardioNotes()).not.toContain(note);
  await api.advanceTo('2027-02-10');
  const later = await api.dashboard();
  expect(later).toMatchObject({ targetWeight: 77, afterShow: null });
  expect(later.trainingPlan).toMatchObject({
    name: expect.stringMatching(/: Off-Season$/),
    phase: 'Off-Season',
  });
});

it('continues a prep if the next show is within 8 weeks', async ({ server, api }) => {
  const next = {
    userId: api.athlete.id,
    name: 'Next',
    category: 'Figure' as const,
    date: '2027-01-30',
  };
  await server.db.insert(competitions).values(next);
  await api.advanceTo('2026-12-11');
  const diet = await api.kcal();
  for (const day of ['2026-12-13', '2026-12-20', '2026-12-21']) await api.advanceTo(day);
  expect(await api.kcal()).toBe(diet);
  expect(await api.changes()).toEqual([]);
});
