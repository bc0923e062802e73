import { thousands } from '@posedown/coaching';
import type { NutritionPlan } from '@posedown/contract';
import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { nutritionLogs, nutritionPlans } from '../../platform/db/schema/index.ts';
import { signUpForm } from '../../testing/answers.ts';
import { freshServerTest } from '../../testing/fixtures.ts';
import { createPerson, type Person, signIn } from '../../testing/people.ts';
import { simulateSteadyWeeks } from '../../testing/simulate-steady-weeks.ts';

/**
 * The form athlete's expenditure by formula at 83.8 kg: resting 1,810.5 · 1.45, plus 240 min of lifting a week · 2.5 ·
 * 1.4665 kcal / 7 = 125.7.
 */
const FORMULA_KCAL = 2751;
/** 25 kcal per kg of 70.2 kg of lean mass (Gallagher, one standard error toward lean), plus training. */
const MIN_KCAL = 1882;

const it = freshServerTest
  .extend('coach', ({ server }) => createPerson(server.db, { role: 'coach' }))
  .extend('athlete', async ({ server, coach: _head }): Promise<Person> => {
    const form = signUpForm({ cardioPreference: 'none' });
    return (await server.browser().post('/api/users', form)).json().user;
  })
  .extend('api', ({ server, athlete, coach }) => {
    const live = (intakeKcal: number) => simulateSteadyWeeks(server, athlete.id, intakeKcal);
    const asCoach = () => signIn(server, coach);
    async function activePlan() {
      const [plan] = await server.db
        .select()
        .from(nutritionPlans)
        .where(and(eq(nutritionPlans.userId, athlete.id), nutritionPlans.isActive));
      if (!plan) throw new Error('there is no active plan');
      return plan;
    }
    const expenditure = async () =>
      (await (await signIn(server, athlete)).get(`/api/users/${athlete.id}/progress`)).json()
        .expenditure;
    return { live, asCoach, activePlan, expenditure };
  });

describe('new plans', () => {
  it('use measured maintenance, and mention it', async ({ api, athlete }) => {
    await api.live(2300);
    const browser = await api.asCoach();
    const reply = await browser.post(`/api/users/${athlete.id}/plans`, { plans: ['nutrition'] });
    expect(reply.statusCode, reply.body).toBe(201);
    const plan = await api.activePlan();
    expect(plan.isMeasured).toBe(true);
    expect(plan.maintenanceKcal).toBeGreaterThan(2250);
    expect(plan.maintenanceKcal).toBeLessThan(2450);
    expect(Math.abs(plan.targets.calories - MIN_KCAL)).toBeLessThan(10);
    expect(plan.notes.join(' ')).toContain(
      `Your diary and scale show that you burn about ${thousands(plan.maintenanceKcal ?? 0)} kcal a day; the formula alone says ${thousands(FORMULA_KCAL)}.`,
    );
  });

  it('use it for the athlete’s own request, unless targets are custom', async ({
    api,
    server,
    athlete,
  }) => {
    await api.live(2300);
    const browser = await signIn(server, athlete);
    const sendRequest = async (body: object): Promise<NutritionPlan> =>
      (await browser.post('/api/ai/nutrition-plan', { mealFrequency: 4, ...body })).json();
    const created = await sendRequest({});
    expect(Math.abs(created.targets.calories - MIN_KCAL)).toBeLessThan(10);
    expect(await api.activePlan()).toMatchObject({ isMeasured: true });
    const targets = { calories: 2400, protein: 180, carbs: 240, fats: 80 };
    expect((await sendRequest({ targets })).targets).toEqual(targets);
    expect(await api.activePlan()).toMatchObject({
      maintenanceKcal: FORMULA_KCAL,
      isMeasured: false,
    });
  });

  it('check custom targets against it, too', async ({ api, server, athlete }) => {
    await api.live(3300);
    const browser = await signIn(server, athlete);
    const { version } = (await browser.get(`/api/users/${athlete.id}`)).json();
    const named = { healthConditions: ['Heart disease'], version };
    expect((await browser.patch(`/api/users/${athlete.id}`, named)).statusCode).toBe(200);
    const before = await api.activePlan();
    // Above the formula, but still a deficit.
    const targets = { calories: 2900, protein: 218, carbs: 290, fats: 96 };
    const own = await browser.post('/api/ai/nutrition-plan', { mealFrequency: 4, targets });
    const set = { plans: ['nutrition'], targets };
    const coached = await (await api.asCoach()).post(`/api/users/${athlete.id}/plans`, set);
    for (const reply of [own, coached]) {
      expect([reply.statusCode, reply.json().error]).toEqual([
        400,
        expect.stringMatching(
          /needs at least 3,[12]\d\d kcal a day\. No deficit until a clinician/,
        ),
      ]);
    }
    expect(await api.activePlan()).toEqual(before);
  });
});

describe('the expenditure shown in the overview', () => {
  it('is measured, or names missing meals if implausible', async ({ api, server }) => {
    await api.live(2300);
    expect(await api.expenditure()).toMatchObject({
      kcal: expect.any(Number),
      // At the trend weight, which is 200 g above the last one.
      formulaKcal: FORMULA_KCAL + 3,
    });
    await server.db.update(nutritionLogs).set({ calories: 1500 });
    server.forgetReplies();
    expect(await api.expenditure()).toEqual({ missing: ['intakes'] });
  });
});
