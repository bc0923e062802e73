import { readFileSync } from 'node:fs';
import { foodById, isAllowed } from '@posedown/coaching';
import type { NutritionPlan } from '@posedown/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { competitions, nutritionPlans, users } from '../../platform/db/schema/index.ts';
import { signUpForm } from '../../testing/answers.ts';
import { pairTest } from '../../testing/fixtures.ts';

type Answers = Parameters<typeof signUpForm>[0];

const it = pairTest
  /** A new athlete of the coach, with helpers for their requests. */
  .extend('newAthlete', ({ server, asCoach }) => async (changes: Answers = {}) => {
    const browser = server.browser();
    const form = signUpForm({ email: `${crypto.randomUUID()}@test.example`, ...changes });
    const { id } = (await browser.post('/api/users', form)).json().user;
    const url = `/api/users/${id}`;
    const order = async (body: object): Promise<NutritionPlan> => {
      const reply = await browser.post('/api/ai/nutrition-plan', body);
      expect(reply.statusCode, reply.body).toBe(200);
      return reply.json();
    };
    const setTargets = (targets?: object) =>
      asCoach.post(`${url}/plans`, { plans: ['nutrition'], targets });
    const activePlan = async (): Promise<NutritionPlan> =>
      (await browser.get(`/api/nutrition-plans/user/${id}`)).json()[0];
    return { browser, url, order, setTargets, activePlan };
  });

const SET = { calories: 2450, protein: 180, carbs: 238, fats: 86 };
const OWN = { calories: 2259, protein: 169, carbs: 198, fats: 88 };

describe('a plan with another number of meals', () => {
  it('keeps the coach’s targets and the plan’s diet', async ({ newAthlete }) => {
    const { order, setTargets } = await newAthlete();
    await order({ mealFrequency: 6, dietaryRestrictions: ['Vegan'] });
    expect((await setTargets(SET)).statusCode).toBe(201);
    for (const mealFrequency of [3, 4]) {
      const plan = await order({ mealFrequency });
      expect(plan).toMatchObject({ targets: SET, dietaryRestrictions: ['Vegan'] });
      expect(plan.meals).toHaveLength(mealFrequency);
      expect(plan.notes[0]).toBe('The targets were set to 2,450 kcal a day.');
    }
  });

  it('keeps the athlete’s calculated targets until the next calculation', async ({
    newAthlete,
  }) => {
    const { order } = await newAthlete();
    await order({ mealFrequency: 5, targets: OWN, dietaryRestrictions: ['Vegan'] });
    const saved = await order({ mealFrequency: 3 });
    expect(saved).toMatchObject({ targets: OWN, dietaryRestrictions: ['Vegan'] });
    expect(saved.notes[0]).toBe('Planned for your own calculation, 2,259 kcal a day.');
    const typed = await order({ mealFrequency: 3, targets: SET, dietaryRestrictions: [] });
    expect(typed).toMatchObject({ targets: SET, dietaryRestrictions: [] });
  });

  it('follows the answers if the last one did', async ({ newAthlete }) => {
    const { order, setTargets, activePlan } = await newAthlete();
    const { targets } = await activePlan();
    await setTargets(SET);
    expect((await setTargets()).statusCode).toBe(201);
    expect((await activePlan()).targets).toEqual(targets);
    expect((await order({ mealFrequency: 3 })).targets).toEqual(targets);
  });

  it('drops unsafe targets with a note', async ({ newAthlete }) => {
    const { browser, url, order, setTargets } = await newAthlete();
    await setTargets(SET);
    const { version } = (await browser.get(url)).json();
    const named = { healthConditions: ['Heart disease'], version };
    expect((await browser.patch(url, named)).statusCode).toBe(200);
    const plan = await order({ mealFrequency: 3 });
    expect(plan.targets.calories).toBeGreaterThan(SET.calories);
    expect(plan.notes[0]).toMatch(
      /^The 2,450 kcal a day of the previous plan no longer apply\. This plan needs at least [\d,]+ kcal a day\. No deficit until a clinician/,
    );
  });
});

describe('a plan after the show', () => {
  it('no longer diets, and athlete and coach are warned of one that does', async ({
    server,
    newAthlete,
  }) => {
    const day = (ahead: number) =>
      new Date(server.now().getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
    const changes = { primaryGoal: 'competition_prep', competitionDate: day(30) } as const;
    const { url, order, setTargets, activePlan, browser } = await newAthlete(changes);
    expect((await setTargets(SET)).statusCode).toBe(201);
    expect((await order({ mealFrequency: 3 })).targets).toEqual(SET);
    const userId = url.slice('/api/users/'.length);
    await server.db
      .update(users)
      .set({ competitionDate: day(-1) })
      .where(eq(users.id, userId));
    await server.db
      .update(nutritionPlans)
      .set({ createdAt: new Date(server.now().getTime() - 9 * 86_400_000) })
      .where(eq(nutritionPlans.userId, userId));
    const { deficitWarning } = await activePlan();
    expect(deficitWarning).toContain('is in a calorie deficit. The show it was made for is over.');
    // Next year's show doesn't turn it into a diet for that show.
    await server.db.insert(competitions).values({ userId, name: 'Past Open', date: day(-1) });
    const next = { name: 'City Cup', date: day(300), category: 'Classic Physique' };
    expect((await browser.post('/api/competitions', next)).statusCode).toBe(201);
    expect((await activePlan()).deficitWarning).toContain('is over.');
    const plan = await order({ mealFrequency: 4 });
    expect(plan.targets.calories).toBeGreaterThan(SET.calories + 300);
    expect(plan.notes[0]).toMatch(/^The 2,450 kcal .* The show it was made for is over\.$/);
    expect((await activePlan()).deficitWarning).toBeNull();
    // Targets set after the show are not a diet for that show.
    expect((await setTargets(SET)).statusCode).toBe(201);
    expect((await order({ mealFrequency: 3 })).targets).toEqual(SET);
    expect((await browser.get('/api/dashboard')).json().deficitWarning).toBeNull();
  });
});

describe('targets set for an athlete', () => {
  it('keep the athlete’s meal count and the plan’s diet', async ({ newAthlete }) => {
    const { order, setTargets, activePlan } = await newAthlete();
    await order({ mealFrequency: 6, dietaryRestrictions: ['Vegan'] });
    expect((await setTargets(SET)).statusCode).toBe(201);
    const plan = await activePlan();
    expect(plan).toMatchObject({ targets: SET, dietaryRestrictions: ['Vegan'] });
    expect(plan.meals).toHaveLength(6);
    const rules = { restrictions: ['Vegan'], allergies: [] } as const;
    for (const { foodId } of plan.meals.flatMap(({ foods }) => foods)) {
      const food = foodById(foodId);
      expect(food && isAllowed(food, rules), foodId).toBe(true);
    }
  });
});

it('detects the source of older plans’ targets from their notes', async ({ server }) => {
  const file = '../../platform/db/migrations/20261126060952_targets_from/migration.sql';
  const migration = readFileSync(new URL(file, import.meta.url), 'utf8');
  const { id, targetsFrom } = nutritionPlans;
  const readSources = () => server.db.select({ id, targetsFrom }).from(nutritionPlans).orderBy(id);
  const before = await readSources();
  const sources = new Set(before.map((plan) => plan.targetsFrom));
  expect(sources).toEqual(new Set(['answers', 'coach', 'calculator']));
  await server.db.update(nutritionPlans).set({ targetsFrom: 'answers' });
  await server.db.execute(sql.raw(migration.split('--> statement-breakpoint').at(-1) ?? ''));
  expect(await readSources()).toEqual(before);
});
