import type {
  ClientOverview,
  CoachAlert,
  Dashboard,
  NutritionPlan,
  Profile,
} from '@posedown/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, users } from '../../../platform/db/schema/index.ts';
import { signUpForm } from '../../../testing/answers.ts';
import { eventsReceivedBy } from '../../../testing/events-received-by.ts';
import { createPerson, type Person, signIn } from '../../../testing/people.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../../../testing/test-app.ts';

const BARRED = 'No deficit until a clinician has agreed: diabetes.';

let test: TestApp;
let coachPerson: Person;
let coach: TestBrowser;
beforeAll(async () => {
  test = await openTestApp();
  coachPerson = await createPerson(test.db, { role: 'coach', name: 'Cora Coach' });
  coach = await signIn(test, coachPerson);
});
afterAll(() => test.close());

let count = 0;
/** A new logged-in athlete of the coach, who wants to lose weight by default. */
async function newAthlete(changes: Parameters<typeof signUpForm>[0] = {}) {
  count += 1;
  const browser = test.browser();
  const form = signUpForm({
    ...{ email: `health-${count}@test.example`, cardioPreference: 'none' },
    ...changes,
  });
  const { user }: { user: Person } = (await browser.post('/api/users', form)).json();
  const url = `/api/users/${user.id}`;
  const profile = async (): Promise<Profile> => (await browser.get(url)).json();
  const change = async (sender: TestBrowser, body: object) =>
    sender.patch(url, { ...body, version: (await profile()).version });
  const clear = async (clearedOn: string | null) => {
    const payload = { clearedOn, version: (await profile()).version };
    return coach.request({ method: 'PUT', url: `${url}/health-clearance`, payload });
  };
  const plan = async (): Promise<NutritionPlan> =>
    (await browser.get(`/api/nutrition-plans/user/${user.id}`)).json()[0];
  const overview = async (): Promise<ClientOverview> => (await coach.get(`${url}/overview`)).json();
  const alerts = async () =>
    (await overview()).alerts.filter(({ type }: CoachAlert) => type === 'health_condition');
  return { browser, user, url, profile, change, clear, plan, overview, alerts };
}

/** Resting energy by Mifflin–St Jeor · 1.45, plus four hours of lifting a week: 240 min · 2.5 · 1.47 kcal / 7 = 126. */
const MAINTENANCE = Math.round((10 * 84 + 6.25 * 178 - 5 * 29 + 5) * 1.45 + 126);
/** 0.7% of 84 kg a week at 6,640 kcal per kg (17.9 kg of fat by Gallagher). */
const DEFICIT = 558;

describe('a condition named at sign-up', () => {
  it('prevents a deficit in the first plans, explains why, and alerts the coach', async () => {
    const show = { primaryGoal: 'competition_prep', competitionDate: '2027-02-20' } as const;
    for (const goal of [{ primaryGoal: 'weight_loss' } as const, show]) {
      const ill = { ...goal, healthConditions: ['Diabetes' as const] };
      const { plan, alerts, overview, user } = await newAthlete(ill);
      const created = await plan();
      expect(created.targets.calories).toBeGreaterThanOrEqual(MAINTENANCE);
      expect(created).toMatchObject({ deficitWarning: null });
      expect(created.notes).toContain(BARRED);
      expect(await alerts()).toMatchObject([{ severity: 'high', clientId: user.id }]);
      expect((await alerts())[0]?.message).toBe(
        'New Athlete named a health condition: diabetes. No deficit and no peak week until a clinician has agreed.',
      );
      expect((await overview()).health).toEqual({
        ...{ healthConditions: ['Diabetes'], openHolds: [], healthClearance: null },
        version: 1,
      });
    }
  });

  it('allows a deficit if it rules out only a peak week', async () => {
    const medicated = await newAthlete({ healthConditions: ['Regular medication'] });
    expect((await medicated.plan()).targets.calories).toBe(MAINTENANCE - DEFICIT);
    expect((await medicated.alerts())[0]?.message).toContain('. No peak week until');
    const healthy = await newAthlete();
    expect((await healthy.plan()).targets.calories).toBe(MAINTENANCE - DEFICIT);
    expect(await healthy.alerts()).toEqual([]);
  });

  it('rejects own targets below maintenance with the reason', async () => {
    const { browser, url } = await newAthlete({ healthConditions: ['Diabetes'] });
    const targets = { calories: 2260, protein: 165, carbs: 235, fats: 73 };
    const refused = await browser.post(`${url}/plans`, { plans: ['nutrition'], targets });
    expect(refused.statusCode).toBe(400);
    expect(JSON.stringify(refused.json())).toContain(BARRED);
    const own = { mealFrequency: 4, targets };
    expect((await browser.post('/api/ai/nutrition-plan', own)).statusCode).toBe(400);
  });
});

describe('age and weight that rule out a deficit', () => {
  const dashboardOf = async (browser: TestBrowser): Promise<Dashboard> =>
    (await browser.get('/api/dashboard')).json();
  const unfit = ({ alerts }: ClientOverview) =>
    alerts.filter(({ type }: CoachAlert) => type === 'unfit_plan');

  it('warn athlete and coach about an active plan until it is replaced', async () => {
    const { browser, url, change, plan, overview } = await newAthlete();
    expect((await plan()).deficitWarning).toBeNull();
    await change(browser, { age: 17 });
    const warning = expect.stringContaining('deficit. Under 18 the body is still growing');
    expect((await plan()).deficitWarning).toEqual(warning);
    expect((await dashboardOf(browser)).deficitWarning).toEqual(warning);
    expect(unfit(await overview())).toMatchObject([
      { severity: 'high', message: expect.stringContaining('Under 18 the body is still growing') },
    ]);
    await coach.post(`${url}/plans`, { plans: ['nutrition'] });
    expect((await plan()).deficitWarning).toBeNull();
    expect((await dashboardOf(browser)).deficitWarning).toBeNull();
    expect(unfit(await overview())).toEqual([]);
  });

  it('are checked against weigh-ins and active protocols', async () => {
    const { browser, user, plan, overview } = await newAthlete();
    const request = { clientId: user.id, protocolType: 'cutting' };
    const { id } = (await coach.post('/api/ai/protocol-recommendation', request)).json();
    const approval = { version: 0, warningReason: 'Asked: healthy.' };
    expect((await coach.post(`/api/protocols/${id}/approve`, approval)).statusCode).toBe(200);
    const felt = { energyLevel: 5, stressLevel: 5, mood: 'good' };
    const date = test.now().toISOString().slice(0, 10);
    expect((await browser.post('/api/progress', { date, weight: 57, ...felt })).statusCode).toBe(
      201,
    );
    expect((await plan()).deficitWarning).toContain('no calorie deficit below a BMI of 18.5');
    const [alert] = unfit(await overview());
    expect(alert?.message).toContain('The current meal plan is in a calorie deficit.');
    expect(alert?.message).toContain('The current protocol is in a calorie deficit.');
  });

  it('block every way to a plan below maintenance', async () => {
    const { browser, url, user, change, plan } = await newAthlete({ age: 17 });
    const maintenanceKcal = (await plan()).targets.calories;
    const targets = { calories: 2260, protein: 165, carbs: 235, fats: 73 };
    const attempts = [
      () => browser.post(`${url}/plans`, { plans: ['nutrition'], targets }),
      () => coach.post(`${url}/plans`, { plans: ['nutrition'], targets }),
      () => browser.post('/api/ai/nutrition-plan', { mealFrequency: 4, targets }),
    ];
    for (const attempt of attempts) {
      const refused = await attempt();
      expect([refused.statusCode, JSON.stringify(refused.json())]).toEqual([
        400,
        expect.stringContaining('Under 18 the body is still growing'),
      ]);
    }
    // A weight-loss goal still gets no deficit.
    await change(browser, { primaryGoal: 'weight_loss', targetWeight: 60 });
    await browser.post('/api/ai/nutrition-plan', { mealFrequency: 4 });
    expect((await plan()).targets.calories).toBe(maintenanceKcal);
    const request = { clientId: user.id, protocolType: 'cutting' };
    const drafted = (await coach.post('/api/ai/protocol-recommendation', request)).json();
    const phases = drafted.protocol.phases.map((phase: object) => ({ ...phase, ...targets }));
    const edit = { version: 0, bodyFatTarget: null, phases };
    const payload = { method: 'PUT', url: `/api/protocols/${drafted.id}`, payload: edit } as const;
    expect((await coach.request(payload)).statusCode).toBe(200);
    const approval = { version: 1, warningReason: 'Grown up early.', useForMealPlan: true };
    const refused = await coach.post(`/api/protocols/${drafted.id}/approve`, approval);
    expect([refused.statusCode, refused.json().error]).toEqual([
      409,
      expect.stringContaining('Under 18 a calorie deficit is not offered here.'),
    ]);
    expect((await plan()).targets.calories).toBe(maintenanceKcal);
  });
});

describe('a condition named later', () => {
  it('leaves the active plan but warns athlete and coach until it is replaced', async () => {
    const { browser, url, user, change, plan, alerts, overview } = await newAthlete();
    const before = await plan();
    const name = () => change(browser, { healthConditions: ['Diabetes'] });
    expect(await eventsReceivedBy(test, coachPerson, name)).toContainEqual({
      type: 'alert',
      athleteId: user.id,
    });
    const warning = expect.stringContaining(`in a calorie deficit. ${BARRED}`);
    expect(await plan()).toEqual({ ...before, deficitWarning: warning });
    const dashboard = async (): Promise<Dashboard> => (await browser.get('/api/dashboard')).json();
    expect((await dashboard()).deficitWarning).toEqual(warning);
    expect((await overview()).safety[0]).toEqual({ level: 'block', text: warning });
    expect((await alerts())[0]?.message).toContain('in a deficit');
    await coach.post(`${url}/plans`, { plans: ['nutrition'] });
    const after = await plan();
    expect(after.targets.calories).toBe(MAINTENANCE);
    expect([after.deficitWarning, (await dashboard()).deficitWarning]).toEqual([null, null]);
  });

  it('tells each reader their own options', async () => {
    const { browser, user, change, plan, overview } = await newAthlete();
    await change(browser, { healthConditions: ['Diabetes'] });
    await test.db.update(users).set({ guidanceMode: 'coached' }).where(eq(users.id, user.id));
    expect((await plan()).deficitWarning).toContain(`${BARRED} Ask your coach for a new plan.`);
    const [seen] = (await coach.get(`/api/nutrition-plans/user/${user.id}`)).json();
    expect(seen.deficitWarning).toContain(`${BARRED} Create a new plan.`);
    expect((await overview()).safety[0]?.text).toContain(`${BARRED} Create a new plan.`);
    await test.db.update(users).set({ guidanceMode: 'self_guided' }).where(eq(users.id, user.id));
    test.forgetReplies();
    expect((await plan()).deficitWarning).toContain(`${BARRED} Generate a new plan.`);
    expect((await browser.get('/api/dashboard')).body).toContain(`${BARRED} Generate a new plan.`);
  });

  it('alerts the coach who enters it only if a plan is in a deficit', async () => {
    const { change, alerts } = await newAthlete();
    await change(coach, { healthConditions: ['Regular medication'] });
    expect(await alerts()).toEqual([]);
    await change(coach, { healthConditions: ['Regular medication', 'Diabetes'] });
    expect((await alerts()).map(({ message }) => message)).toEqual([
      'New Athlete is on record with diabetes. No deficit and no peak week until a clinician has agreed. Their meal plan is in a deficit: create a new one.',
    ]);
  });

  it('rules out intervals in the active plan, with a warning until it is replaced', async () => {
    const { change, alerts, browser, url } = await newAthlete({ cardioPreference: 'intense' });
    const bar = async () => (await browser.get(`${url}/cardio-plan`)).json().intervalBar;
    expect(await bar()).toBeNull();
    await change(browser, { healthConditions: ['High or low blood pressure'] });
    expect(await bar()).toBe(
      'No intervals until a clinician has agreed: high or low blood pressure.',
    );
    expect((await browser.get('/api/dashboard')).json().intervalBar).toBe(await bar());
    expect((await alerts())[0]?.message).toContain(
      'Their cardio plan has intervals: create a new one.',
    );
  });

  it('can only be removed by the coach', async () => {
    const { browser, url, change, plan, alerts, profile } = await newAthlete({
      healthConditions: ['Diabetes', 'Heart disease'],
    });
    const own = await change(browser, { healthConditions: ['Diabetes'] });
    expect([own.statusCode, own.json().issues[0].path]).toEqual([400, 'healthConditions']);
    expect((await change(browser, { height: 179 })).statusCode).toBe(200);
    await change(coach, { healthConditions: ['Diabetes'] });
    expect(await profile()).toMatchObject({ healthConditions: ['Diabetes'] });
    expect(await alerts()).toHaveLength(1);
    await change(coach, { healthConditions: [] });
    expect(await alerts()).toEqual([]);
    await coach.post(`${url}/plans`, { plans: ['nutrition'] });
    expect((await plan()).targets.calories).toBeLessThan(MAINTENANCE - 400);
    await change(browser, { healthConditions: ['Diabetes'] });
    expect(await alerts()).toHaveLength(1);
  });
});

describe("a clinician's clearance", () => {
  it('lifts the restrictions of recorded conditions until another is named', async () => {
    const { browser, url, user, change, clear, plan, alerts, profile } = await newAthlete({
      healthConditions: ['Diabetes'],
    });
    expect((await clear('2026-11-22')).statusCode).toBe(400);
    expect((await clear('2026-11-20')).json()).toMatchObject({
      healthClearance: { clearedOn: '2026-11-20', recordedBy: 'Cora Coach' },
      version: 2,
    });
    expect(await alerts()).toEqual([]);
    await browser.post(`${url}/plans`, { plans: ['nutrition'] });
    expect((await plan()).targets.calories).toBe(MAINTENANCE - DEFICIT);
    expect((await plan()).deficitWarning).toBeNull();
    await change(browser, { healthConditions: ['Diabetes', 'Kidney disease'] });
    expect((await profile()).healthClearance).toBeNull();
    expect((await alerts())[0]?.message).toContain('condition: kidney disease.');
    expect((await plan()).deficitWarning).toContain('agreed: diabetes and kidney disease.');
    const done = await test.db
      .select({ actorId: auditLog.actorId, details: auditLog.details })
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, user.id), eq(auditLog.action, 'record health clearance')));
    expect(done).toMatchObject([{ actorId: coachPerson.id }]);
    expect(JSON.stringify(done)).not.toContain('abetes');
  });

  it('can be withdrawn, which raises an alert about an active plan', async () => {
    const created = await newAthlete({ healthConditions: ['Diabetes'] });
    const { browser, url, clear, change, profile, alerts } = created;
    await clear('2026-11-20');
    await browser.post(`${url}/plans`, { plans: ['nutrition'] });
    await clear(null);
    expect((await profile()).healthClearance).toBeNull();
    expect((await alerts())[0]?.message).toContain('Their meal plan is in a deficit');
    await clear('2026-11-20');
    await change(coach, { healthConditions: [] });
    expect((await profile()).healthClearance).toBeNull();
    expect((await clear('2026-11-20')).statusCode).toBe(400);
  });
});

it('is not in any exported table', async () => {
  await newAthlete({ sex: 'female', healthConditions: ['Pregnancy or breastfeeding'] });
  for (const url of ['/api/clients', '/api/exports?kind=roster']) {
    const { statusCode, body } = await coach.get(url);
    expect([url, statusCode, /pregnan/i.test(body)]).toEqual([url, 200, false]);
  }
});
