import type { NutritionPlan } from '@posedown/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpForm } from '../../testing/answers.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';

let test: TestApp;
let browser: TestBrowser;
let userId: string;
beforeAll(async () => {
  test = await openTestApp();
  browser = test.browser();
  userId = (await browser.post('/api/users', signUpForm())).json().user.id;
});
afterAll(() => test.close());

const plans = async (): Promise<NutritionPlan[]> =>
  (await browser.get(`/api/nutrition-plans/user/${userId}`)).json();

const foodsOf = ({ meals }: NutritionPlan) =>
  meals.flatMap(({ foods }) => foods.map(({ foodId, grams }) => `${foodId} ${grams}`)).join();

describe('a new nutrition plan', () => {
  it('differs from those made at the same moment, of which one alone is active', async () => {
    const asked = [1, 2, 3].map(() => browser.post('/api/ai/nutrition-plan', { mealFrequency: 4 }));
    const made: NutritionPlan[] = (await Promise.all(asked)).map((reply) => reply.json());
    expect(new Set(made.map(foodsOf)).size).toBe(3);
    expect((await plans()).filter(({ isActive }) => isActive)).toHaveLength(1);
  });
});
