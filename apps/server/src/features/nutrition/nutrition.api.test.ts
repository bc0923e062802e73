import { daySodium } from '@posedown/coaching';
import type { NutritionPlan } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { rosterEntries } from '../../platform/db/schema/index.ts';
import { signUpForm } from '../../testing/answers.ts';
import { serverTest as it } from '../../testing/fixtures.ts';
import { createPerson } from '../../testing/people.ts';
import type { TestBrowser } from '../../testing/test-app.ts';
import { refreshStaleRoster } from '../athletes/index.ts';

let browser: TestBrowser;
let userId: string;

it.beforeAll(async ({ server }) => {
  browser = server.browser();
  await createPerson(server.db, { role: 'coach' });
  userId = (await browser.post('/api/users', signUpForm())).json().user.id;
});

const plans = async (): Promise<NutritionPlan[]> =>
  (await browser.get(`/api/nutrition-plans/user/${userId}`)).json();

const foodsOf = ({ meals }: NutritionPlan) =>
  meals.flatMap(({ foods }) => foods.map(({ foodId, grams }) => `${foodId} ${grams}`)).join();

describe('a new nutrition plan', () => {
  it('differs from concurrent ones, of which one is active', async () => {
    const request = [1, 2, 3].map(() =>
      browser.post('/api/ai/nutrition-plan', { mealFrequency: 4 }),
    );
    const made: NutritionPlan[] = (await Promise.all(request)).map((reply) => reply.json());
    expect(new Set(made.map(foodsOf)).size).toBe(3);
    expect((await plans()).filter(({ isActive }) => isActive)).toHaveLength(1);
  });

  it('reports its sodium, in the list, too', async () => {
    const made: NutritionPlan = (
      await browser.post('/api/ai/nutrition-plan', { mealFrequency: 4 })
    ).json();
    expect(made.sodium).toEqual(daySodium(made.meals));
    expect(made.sodium?.mg).toBeGreaterThan(200);
    const listed = (await plans()).find(({ id }) => id === made.id);
    expect(listed?.sodium).toEqual(made.sodium);
  });

  it('is created once for a duplicate form, even concurrently', async () => {
    const before = (await plans()).length;
    const form = { mealFrequency: 5, requestKey: '0b6f2f3e-59f9-4c07-9d39-3d9f0f3a3b21' };
    const request = [1, 2, 3].map(() => browser.post('/api/ai/nutrition-plan', form));
    const made: NutritionPlan[] = (await Promise.all(request)).map((reply) => reply.json());
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await plans()).toHaveLength(before + 1);
  });

  it('is created while other devices log', async ({ server }) => {
    const date = server.now().toISOString().slice(0, 10);
    const log = { date, time: '12:00', mealName: 'Lunch', calories: 500 };
    const request = [1, 2, 3, 4, 5].flatMap(() => [
      browser.post('/api/ai/nutrition-plan', { mealFrequency: 4 }),
      browser.post(`/api/users/${userId}/nutrition-logs`, log),
    ]);
    const statuses = (await Promise.all(request)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status >= 400)).toEqual([]);
  });

  it('changes the expected meals from then on', async ({ server }) => {
    const plan = await browser.post('/api/ai/nutrition-plan', { mealFrequency: 3 });
    const [meal] = plan.json().meals;
    expect(meal).toBeDefined();
    const liveAWeek = async () => {
      for (let day = 0; day < 8; day += 1) {
        const date = server.now().toISOString().slice(0, 10);
        const log = { date, time: '12:00', mealName: 'Lunch', calories: 500 };
        const reply = await browser.post(`/api/users/${userId}/nutrition-logs`, log);
        expect(reply.statusCode).toBe(201);
        server.advance(86_400_000);
      }
      await refreshStaleRoster(server);
    };
    await liveAWeek();
    const compliance = async () =>
      (
        await server.db
          .select({ compliance: rosterEntries.compliance })
          .from(rosterEntries)
          .where(eq(rosterEntries.athleteId, userId))
      )[0]?.compliance;
    const before = (await compliance()) ?? 0;
    await browser.post('/api/ai/nutrition-plan', { mealFrequency: 6 });
    expect(await compliance()).toBe(before);
    await liveAWeek();
    expect(await compliance()).toBeLessThan(before);
  });
});
