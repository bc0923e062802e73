import { addDays, calendarDayIn, foodById, isAllowed } from '@posedown/coaching';
import type { NutritionPlan } from '@posedown/contract';
import { describe, expect } from 'vitest';
import { signUpForm } from '../../testing/answers.ts';
import { serverTest as it } from '../../testing/fixtures.ts';
import { insertEntries } from '../../testing/insert-entries.ts';
import type { TestBrowser } from '../../testing/test-app.ts';

let browser: TestBrowser;
let userId: string;

it.beforeAll(async ({ server }) => {
  browser = server.browser();
  const form = signUpForm({ foodAllergies: ['Fish'] });
  userId = (await browser.post('/api/users', form)).json().user.id;
});

const countPlans = async () =>
  (await browser.get(`/api/nutrition-plans/user/${userId}`)).json().length;

describe('a plan with custom targets', () => {
  it('uses the targets with the diet of plan and profile', async () => {
    const targets = { calories: 2259, protein: 169, carbs: 198, fats: 88 };
    const body = { mealFrequency: 4, targets, dietaryRestrictions: ['Dairy-Free'] };
    const reply = await browser.post('/api/ai/nutrition-plan', body);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toMatchObject({ targets, isActive: true });
    expect(Math.abs(reply.json().calories - 2259)).toBeLessThan(0.05 * 2259);
    const plan: NutritionPlan = reply.json();
    const rules = { restrictions: ['Dairy-Free'], allergies: ['Fish'] } as const;
    for (const { foodId } of plan.meals.flatMap(({ foods }) => foods)) {
      const food = foodById(foodId);
      expect(food && isAllowed(food, rules), foodId).toBe(true);
    }
  });

  it('is rejected past a safety limit', async () => {
    const before = await countPlans();
    const targets = { calories: 1200, protein: 90, carbs: 105, fats: 47 };
    const reply = await browser.post('/api/ai/nutrition-plan', { mealFrequency: 4, targets });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error).toMatch(/at least [\d,]+ kcal a day/);
    expect(await countPlans()).toBe(before);
  });

  it('is rejected for macros past a limit, naming field and limit', async () => {
    const before = await countPlans();
    for (const [targets, field] of [
      [{ calories: 2260, protein: 170, carbs: 395, fats: 0 }, 'fats'],
      [{ calories: 2300, protein: 40, carbs: 355, fats: 80 }, 'protein'],
      [{ calories: 9000, protein: 200, carbs: 1600, fats: 200 }, 'calories'],
    ] as const) {
      const reply = await browser.post('/api/ai/nutrition-plan', { mealFrequency: 4, targets });
      expect([reply.statusCode, reply.json().issues]).toEqual([
        400,
        [{ path: `targets.${field}`, message: reply.json().error }],
      ]);
    }
    expect(await countPlans()).toBe(before);
  });

  it("may exceed limits that need a coach's reason, with a note", async () => {
    const targets = { calories: 2300, protein: 350, carbs: 25, fats: 89 };
    const reply = await browser.post('/api/ai/nutrition-plan', { mealFrequency: 4, targets });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json().notes).toContainEqual(expect.stringMatching(/^Protein of 350 g .* high/));
  });

  it('is rejected if grams and calories disagree', async () => {
    const targets = { calories: 2300, protein: 10, carbs: 10, fats: 10 };
    const reply = await browser.post('/api/ai/nutrition-plan', { mealFrequency: 4, targets });
    expect(reply.statusCode).toBe(400);
  });
});

it('shows today’s total on the dashboard', async () => {
  const shake = {
    mealName: 'Shake',
    calories: 300,
    protein: 25.4,
    carbs: 5,
    fats: 8,
    time: '07:30',
  };
  const log = (date: string) =>
    browser.post(`/api/users/${userId}/nutrition-logs`, { ...shake, date });
  await log('2026-11-20');
  await log('2026-11-21');
  const { today } = (await browser.get('/api/dashboard')).json();
  expect(today.eaten).toEqual({ calories: 300, protein: 25, carbs: 5, fats: 8 });
});

/** The form athlete's expenditure by the formula, in kcal a day. */
const FORMULA_KCAL = 2806;

it('allows no deficit after two weeks of too fast weight loss', async ({ server }) => {
  const athlete = server.browser();
  const form = signUpForm({ email: 'fast@test.example' });
  const { id } = (await athlete.post('/api/users', form)).json().user;
  const today = calendarDayIn(server.now(), 'UTC');
  const days = Array.from({ length: 14 }, (_, ago) => ago);
  // 0.2 kg a day is 1.64% of the mean weight a week.
  await insertEntries(
    server.db,
    days.map((ago) => ({ userId: id, date: addDays(today, -ago), weight: 84 + 0.2 * ago })),
  );
  const order = (body: object) =>
    athlete.post('/api/ai/nutrition-plan', { mealFrequency: 4, ...body });
  expect((await order({})).statusCode).toBe(200);
  expect((await athlete.post(`/api/users/${id}/plans`, { plans: ['nutrition'] })).statusCode).toBe(
    201,
  );
  const plans: NutritionPlan[] = (await athlete.get(`/api/nutrition-plans/user/${id}`)).json();
  const [again, ordered, signedUp] = plans;
  expect(signedUp?.targets.calories).toBeLessThan(FORMULA_KCAL);
  for (const plan of [again, ordered]) {
    expect(plan?.targets.calories).toBeGreaterThanOrEqual(FORMULA_KCAL);
    expect(plan?.notes).toContainEqual(
      expect.stringMatching(/^Over the last 14 days: Losing 1\.64% a week .* no calorie deficit/),
    );
  }
  const own = await order({ targets: { calories: 2259, protein: 169, carbs: 198, fats: 88 } });
  expect([own.statusCode, own.json().error]).toEqual([
    400,
    expect.stringContaining('Over the last 14 days: Losing 1.64% a week'),
  ]);
});
