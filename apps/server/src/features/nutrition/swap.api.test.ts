import { foodById, plannedFood, substitutesFor, swapFood } from '@posedown/coaching';
import type { CoachAlert, NutritionPlan } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { nutritionPlans } from '../../platform/db/schema/index.ts';
import { signUpForm } from '../../testing/answers.ts';
import { serverTest as it } from '../../testing/fixtures.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import type { TestBrowser } from '../../testing/test-app.ts';

let browser: TestBrowser;
let userId: string;

it.beforeAll(async ({ server }) => {
  browser = server.browser();
  const form = signUpForm({ dietaryRestrictions: ['Vegetarian'], foodAllergies: ['Nuts'] });
  userId = (await browser.post('/api/users', form)).json().user.id;
});

async function activePlan(): Promise<NutritionPlan> {
  const plans = (await browser.get(`/api/nutrition-plans/user/${userId}`)).json();
  return plans[0];
}

const RULES = { restrictions: ['Vegetarian'], allergies: ['Nuts'] } as const;

/** The first food of the plan that has a substitute, and that substitute. */
function firstSwap({ meals }: NutritionPlan) {
  for (const [meal, { foods }] of meals.entries()) {
    for (const old of foods) {
      const fresh = substitutesFor(old.foodId, RULES).find(
        ({ foodId }) => !foods.some((food) => food.foodId === foodId),
      );
      if (fresh) return { meal, old, fresh };
    }
  }
  throw new Error('nothing to swap');
}

const swapOf = (plan: NutritionPlan) => {
  const { meal, old, fresh } = firstSwap(plan);
  return { version: plan.version, meal, foodId: old.foodId, substituteId: fresh.foodId };
};

/** Swaps a food. @returns the plan before and after, and a function that undoes the swap */
async function swapOnce() {
  const before = await activePlan();
  const url = `/api/nutrition-plans/${before.id}`;
  const swapped: NutritionPlan = (await browser.post(`${url}/swap`, swapOf(before))).json();
  const undo = (version: number) => browser.post(`${url}/undo-swap`, { version });
  return { before, swapped, undo };
}

describe('swapping a food of the plan', () => {
  it('replaces the food by ratio and updates the day', async () => {
    const before = await activePlan();
    const { meal, old, fresh } = firstSwap(before);
    const reply = await browser.post(`/api/nutrition-plans/${before.id}/swap`, swapOf(before));
    expect(reply.statusCode, reply.body).toBe(200);
    const after = await activePlan();
    expect(reply.json()).toEqual(after);
    expect(after.version).toBe(before.version + 1);
    const food = after.meals[meal]?.foods.find(({ foodId }) => foodId === fresh.foodId);
    expect(food).toEqual(swapFood(old, fresh.foodId));
    expect(food?.grams).toBe(Math.max(1, Math.round(old.grams * fresh.ratio)));
    expect(food?.calories).toBe(
      Math.round(((foodById(fresh.foodId)?.calories ?? 0) * (food?.grams ?? 0)) / 100),
    );
    for (const key of ['calories', 'protein', 'carbs', 'fats'] as const) {
      const sum = after.meals.reduce((total, each) => total + each[key], 0);
      expect(after[key]).toBe(sum);
    }
  });

  it('is undone exactly, only once', async () => {
    const { before, swapped, undo } = await swapOnce();
    const restored: NutritionPlan = (await undo(swapped.version)).json();
    expect(restored.meals).toEqual(before.meals);
    expect(restored.calories).toBe(before.calories);
    const repeated = await undo(restored.version);
    expect([repeated.statusCode, repeated.json().code]).toEqual([409, 'conflict']);
  });

  it('can repeat an undo whose reply was lost', async () => {
    const { before, swapped, undo } = await swapOnce();
    const restored = (await undo(swapped.version)).json();
    const repeated = await undo(swapped.version);
    expect([repeated.statusCode, repeated.json()]).toEqual([200, restored]);
    const late = await undo(swapped.version - 1);
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile']);
    await browser.post(`/api/nutrition-plans/${before.id}/swap`, swapOf(restored));
    const over = await undo(swapped.version);
    expect([over.statusCode, over.json().code]).toEqual([409, 'changed_meanwhile']);
  });

  it('rejects an outdated plan', async () => {
    const before = await activePlan();
    const body = { ...swapOf(before), version: before.version - 1 };
    const reply = await browser.post(`/api/nutrition-plans/${before.id}/swap`, body);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'changed_meanwhile']);
    expect(await activePlan()).toEqual(before);
  });

  it('rejects excluded, unsuitable and missing foods', async () => {
    const before = await activePlan();
    const swap = swapOf(before);
    const bad = [
      { substituteId: 'chicken-breast' },
      { substituteId: 'almonds' },
      { substituteId: 'no-such-food' },
      { foodId: 'no-such-food' },
      { meal: 20 },
    ];
    for (const change of bad) {
      const body = { ...swap, ...change };
      const reply = await browser.post(`/api/nutrition-plans/${before.id}/swap`, body);
      expect(reply.statusCode, JSON.stringify(change)).toBe(400);
    }
    expect(await activePlan()).toEqual(before);
  });

  it('respects the plan’s own restrictions', async () => {
    const request = { mealFrequency: 4, dietaryRestrictions: ['Gluten-Free'] };
    const made: NutritionPlan = (await browser.post('/api/ai/nutrition-plan', request)).json();
    expect(made.dietaryRestrictions.toSorted()).toEqual(['Gluten-Free', 'Vegetarian']);
    const withGluten = made.meals.flatMap(({ foods }, meal) =>
      foods.flatMap(({ foodId }) =>
        substitutesFor(foodId, RULES)
          .filter((each) => !foodById(each.foodId)?.fits.includes('Gluten-Free'))
          .map((each) => ({ meal, foodId, substituteId: each.foodId })),
      ),
    );
    expect(withGluten.length).toBeGreaterThan(0);
    for (const swap of withGluten) {
      const body = { ...swap, version: made.version };
      const reply = await browser.post(`/api/nutrition-plans/${made.id}/swap`, body);
      expect([reply.statusCode, reply.json().issues?.[0]?.path]).toEqual([400, 'substituteId']);
    }
  });
});

describe('swapping many foods', () => {
  /** All possible swaps that reduce the day's energy. */
  function smallerSwaps({ meals }: NutritionPlan) {
    return meals.flatMap(({ foods }, meal) =>
      foods.flatMap((old) =>
        substitutesFor(old.foodId, { restrictions: [], allergies: [] })
          .filter((each) => swapFood(old, each.foodId).calories < old.calories)
          .map((each) => ({ meal, foodId: old.foodId, substituteId: each.foodId })),
      ),
    );
  }

  /** Applies these swaps until none is allowed. @returns the errors of rejected swaps */
  async function swapDown(sender: TestBrowser, id: string) {
    const refusals = new Set<string>();
    for (;;) {
      const plan: NutritionPlan = (await sender.get(`/api/nutrition-plans/user/${id}`)).json()[0];
      let { version } = plan;
      for (const swap of smallerSwaps(plan)) {
        const body = { ...swap, version };
        const reply = await sender.post(`/api/nutrition-plans/${plan.id}/swap`, body);
        if (reply.statusCode === 409) refusals.add(reply.json().error);
        if (reply.statusCode === 200) version = reply.json().version;
      }
      if (version === plan.version) return { plan, refusals: [...refusals] };
    }
  }

  it('never lowers a day too far, or into a deficit that is ruled out', async ({ server }) => {
    const small = server.browser();
    const smallest = { sex: 'female', age: 45, height: 150, weight: 43, targetWeight: 42 } as const;
    const form = signUpForm({
      ...{ email: 'small@test.example', activityLevel: 'sedentary', cardioPreference: 'none' },
      ...smallest,
    });
    const { user } = (await small.post('/api/users', form)).json();
    const down = await swapDown(small, user.id);
    expect(down.plan.targets.calories).toBe(1200);
    expect(down.plan.calories).toBeGreaterThanOrEqual(0.99 * 1200);
    expect(down.refusals.join()).toContain('the minimum without a clinician');
    expect(down.plan.deficitWarning).toBeNull();

    const onHoldBrowser = server.browser();
    const ill = signUpForm({ email: 'held@test.example', healthConditions: ['Diabetes'] });
    const { user: onHoldUser } = (await onHoldBrowser.post('/api/users', ill)).json();
    const after = await swapDown(onHoldBrowser, onHoldUser.id);
    expect(after.plan.calories).toBeGreaterThanOrEqual(0.97 * after.plan.targets.calories);
    expect(after.refusals.join()).toContain('No deficit until a clinician has agreed: diabetes.');
    expect(after.plan.deficitWarning).toBeNull();
  });
});

describe('alert about the active plan', () => {
  let coach: TestBrowser;
  it.beforeAll(async ({ server }) => {
    coach = await signIn(server, await createPerson(server.db, { role: 'coach' }));
  });

  it('resolves with the swap that adds enough energy', async ({ server }) => {
    const athlete = server.browser();
    const { user } = (
      await athlete.post('/api/users', signUpForm({ email: 'fed@test.example' }))
    ).json();
    const unfit = async () => {
      const { alerts } = (await coach.get('/api/alerts')).json();
      return alerts.filter(({ type }: { type: string }) => type === 'unfit_plan').length;
    };
    const setWeight = async (weight: number) => {
      await server.db
        .update(nutritionPlans)
        .set({ calories: 900 })
        .where(eq(nutritionPlans.userId, user.id));
      const felt = { energyLevel: 5, stressLevel: 5, mood: 'good' };
      await athlete.post('/api/progress', { date: '2026-11-20', weight, ...felt });
      expect(await unfit()).toBe(1);
    };
    const [plan]: NutritionPlan[] = (
      await athlete.get(`/api/nutrition-plans/user/${user.id}`)
    ).json();
    if (!plan) throw new Error('no plan');
    const url = `/api/nutrition-plans/${plan.id}`;
    await setWeight(84);
    const { version } = (await athlete.post(`${url}/swap`, swapOf(plan))).json();
    expect(await unfit()).toBe(0);
    await setWeight(83.9);
    await athlete.post(`${url}/undo-swap`, { version });
    expect(await unfit()).toBe(0);
  });

  it('reports a newly excluded food until it is swapped', async ({ server }) => {
    const athlete = server.browser();
    const form = signUpForm({ email: 'late@test.example' });
    const { user } = (await athlete.post('/api/users', form)).json();
    const planOf = async (sender: TestBrowser): Promise<NutritionPlan> =>
      (await sender.get(`/api/nutrition-plans/user/${user.id}`)).json()[0];
    const readReported = async () =>
      (await coach.get('/api/alerts'))
        .json()
        .alerts.filter(({ type }: CoachAlert) => type === 'unfit_plan')
        .map(({ message }: CoachAlert) => message);
    const almonds = foodById('almonds');
    if (!almonds) throw new Error('no almonds');
    const gramsOf = ({ calories }: { calories: number }) =>
      Math.round((100 * calories) / almonds.calories);
    const before = await planOf(athlete);
    const meals = before.meals.map((meal, place) => ({
      ...meal,
      foods: place === 0 ? [plannedFood(almonds, gramsOf(meal))] : [],
    }));
    await server.db.update(nutritionPlans).set({ meals }).where(eq(nutritionPlans.userId, user.id));
    server.forgetReplies();
    expect((await planOf(athlete)).avoidedFoods).toEqual([]);

    const { version: details } = (await athlete.get(`/api/users/${user.id}`)).json();
    const allergic = { version: details, foodAllergies: ['Nuts'] };
    expect((await athlete.patch(`/api/users/${user.id}`, allergic)).statusCode).toBe(200);
    const marked = [{ foodId: 'almonds', name: 'Almonds', why: 'allergen: nuts' }];
    expect((await planOf(athlete)).avoidedFoods).toEqual(marked);
    expect((await planOf(coach)).avoidedFoods).toEqual(marked);
    expect(await readReported()).toEqual([
      'New Athlete: The current meal plan includes foods they don’t eat: Almonds (allergen: nuts). Create a new one, or have them swap it.',
    ]);

    const [fresh] = substitutesFor('almonds', { restrictions: [], allergies: ['Nuts'] });
    const swap = { version: before.version, meal: 0, foodId: 'almonds' };
    const url = `/api/nutrition-plans/${before.id}`;
    const swapped = await athlete.post(`${url}/swap`, { ...swap, substituteId: fresh?.foodId });
    expect([swapped.statusCode, swapped.json().avoidedFoods], swapped.body).toEqual([200, []]);
    expect(await readReported()).toEqual([]);
    const back = await athlete.post(`${url}/undo-swap`, { version: swapped.json().version });
    expect([back.statusCode, back.json().error]).toEqual([
      409,
      'Almonds is no longer in your diet.',
    ]);
    expect((await planOf(athlete)).avoidedFoods).toEqual([]);
  });
});
