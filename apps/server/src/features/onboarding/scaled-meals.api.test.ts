import type { MealsPreview, NutritionPlan } from '@posedown/contract';
import { describe, expect } from 'vitest';
import { signUpForm } from '../../testing/answers.ts';
import { sceneTest } from '../../testing/fixtures.ts';

const it = sceneTest.extend('api', ({ server, asCoach }) => {
  async function signUp() {
    const browser = server.browser();
    const form = signUpForm({ email: `${crypto.randomUUID()}@test.example` });
    const { id }: { id: string } = (await browser.post('/api/users', form)).json().user;
    return { browser, user: { id } };
  }
  /** A new athlete of the coach with a plan for 2,450 kcal. */
  async function newAthlete() {
    const { browser, user } = await signUp();
    const url = `/api/users/${user.id}`;
    const plans = async (): Promise<NutritionPlan[]> =>
      (await browser.get(`/api/nutrition-plans/user/${user.id}`)).json();
    const set = (targets: object, more: object = {}) =>
      asCoach.post(`${url}/plans`, { plans: ['nutrition'], targets, targetsReason, ...more });
    const undo = (plan: { id: string; version: number }, by = asCoach) =>
      by.post(`${url}/nutrition-plans/${plan.id}/undo`, { version: plan.version });
    expect((await set(NOW)).statusCode).toBe(201);
    return { browser, user, url, plans, set, undo };
  }
  return { signUp, newAthlete };
});

const NOW = { calories: 2450, protein: 180, carbs: 238, fats: 86 };
const LESS = { calories: 2300, protein: 180, carbs: 205, fats: 84 };
/** Both targets trigger warnings for an athlete who trains this much. */
const targetsReason = 'Asked on Monday: healthy.';

const foodsOf = ({ meals }: Pick<NutritionPlan, 'meals'>) =>
  meals.map(({ name, foods }) => [name, ...foods.map(({ foodId }) => foodId)]);

describe('targets set by a coach', () => {
  it('keep the foods unless the coach wants new ones', async ({ api }) => {
    const { plans, set } = await api.newAthlete();
    const [before] = await plans();
    if (!before) throw new Error('no plan');
    const created = await set(LESS);
    const [scaled, older] = await plans();
    if (!scaled) throw new Error('no plan');
    expect(created.json().mealPlan).toEqual({ id: scaled.id, version: scaled.version });
    expect(foodsOf(scaled)).toEqual(foodsOf(before));
    expect([scaled.isActive, scaled.targets, older?.isActive]).toEqual([true, LESS, false]);
    expect(Math.abs(scaled.calories - 2300)).toBeLessThan(0.03 * 2300);
    expect(scaled.notes[0]).toBe('The targets were set to 2,300 kcal a day.');
    expect((await set(NOW, { meals: 'replace' })).statusCode).toBe(201);
    const [replaced] = await plans();
    expect(replaced && foodsOf(replaced)).not.toEqual(foodsOf(scaled));
  });

  it('return to the same portions after going back and forth', async ({ api }) => {
    const { plans, set } = await api.newAthlete();
    const [first] = await plans();
    await set(LESS, { meals: 'scale' });
    const [once] = await plans();
    for (const targets of [NOW, LESS, NOW, LESS, NOW, LESS, NOW, LESS]) {
      expect((await set(targets, { meals: 'scale' })).statusCode).toBe(201);
    }
    expect((await plans())[0]?.meals).toEqual(once?.meals);
    await set(NOW, { meals: 'scale' });
    expect((await plans())[0]?.meals).toEqual(first?.meals);
  });

  it('change nothing if unsafe or unreachable', async ({ api }) => {
    const { plans, set } = await api.newAthlete();
    const before = await plans();
    const unsafe = await set(
      { calories: 800, protein: 80, carbs: 75, fats: 20 },
      { meals: 'scale' },
    );
    expect([unsafe.statusCode, unsafe.json().code]).toEqual([400, 'invalid_input']);
    const far = { calories: 6400, protein: 190, carbs: 125, fats: 571 };
    const refused = await set(far, { meals: 'scale' });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'meals_out_of_reach']);
    expect(refused.json().error).toMatch(/^These foods can’t be scaled to 6,400 kcal a day/);
    expect(await plans()).toEqual(before);
    // By default, other foods are chosen.
    expect((await set(far)).statusCode).toBe(201);
    expect((await plans())[0]?.targets).toEqual(far);
  });

  it('create one plan for a duplicate', async ({ api }) => {
    const { plans, set } = await api.newAthlete();
    const before = (await plans()).length;
    const requestKey = crypto.randomUUID();
    const [first, second] = [await set(LESS, { requestKey }), await set(LESS, { requestKey })];
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect(await plans()).toHaveLength(before + 1);
    const other = await set(LESS, { requestKey, meals: 'replace' });
    expect([other.statusCode, other.json().code]).toEqual([409, 'request_key_reused']);
  });

  it('keep an excluded food only on request', async ({ api }) => {
    const { browser, url, plans, set } = await api.newAthlete();
    const [before] = await plans();
    const { version } = (await browser.get(url)).json();
    const foodAllergies = ['Dairy', 'Eggs', 'Fish', 'Nuts', 'Soy'];
    expect((await browser.patch(url, { foodAllergies, version })).statusCode).toBe(200);
    const readReported = (await plans())[0]?.avoidedFoods.length;
    expect(readReported).toBeGreaterThan(0);
    expect((await set(LESS, { meals: 'scale' })).statusCode).toBe(201);
    const [kept] = await plans();
    expect(kept && foodsOf(kept)).toEqual(before && foodsOf(before));
    expect(kept?.avoidedFoods).toHaveLength(readReported ?? 0);
    expect((await set(NOW)).statusCode).toBe(201);
    expect((await plans())[0]?.avoidedFoods).toEqual([]);
  });

  it('reject a meals choice without a meal plan', async ({ api, asCoach }) => {
    const { url } = await api.newAthlete();
    const body = { plans: ['cardio'], meals: 'scale' };
    expect((await asCoach.post(`${url}/plans`, body)).statusCode).toBe(400);
  });
});

describe('preview of scaled meals', () => {
  it('shows what saving would create', async ({ api, asCoach }) => {
    const { url, plans, set } = await api.newAthlete();
    const before = await plans();
    const query = new URLSearchParams(
      Object.entries(LESS).map(([key, value]) => [key, `${value}`]),
    );
    const reply = await asCoach.get(`${url}/plans/meals?${query}`);
    expect(reply.statusCode, reply.body).toBe(200);
    const scaled: MealsPreview = reply.json().scaled;
    expect(await plans()).toEqual(before);
    await set(LESS);
    const [made, old] = await plans();
    const grams = (plan: NutritionPlan | undefined) =>
      plan?.meals.map(({ foods }) => foods.map((food) => food.grams));
    expect(scaled.meals.map(({ foods }) => foods.map((food) => food.afterGrams))).toEqual(
      grams(made),
    );
    expect(scaled.meals.map(({ foods }) => foods.map((food) => food.beforeGrams))).toEqual(
      grams(old),
    );
    expect(scaled.after.calories).toBe(made?.calories);
    expect(scaled).toMatchObject({ isPossible: true, suggested: 'scale', notes: [] });
  });

  it('uses the answers’ targets by default', async ({ api, asCoach }) => {
    const { url } = await api.newAthlete();
    const { scaled } = (await asCoach.get(`${url}/plans/meals`)).json();
    const { next } = (await asCoach.get(`${url}/plans/targets`)).json();
    expect(Math.abs(scaled.after.calories - next.calories)).toBeLessThan(0.05 * next.calories);
    for (const query of ['calories=2300', 'calories=abc&protein=1&carbs=1&fats=1', 'kcal=2']) {
      expect((await asCoach.get(`${url}/plans/meals?${query}`)).statusCode, query).toBe(400);
    }
  });
});

it('suggests new meals for another meal count', async ({ api, asCoach }) => {
  const { browser, url } = await api.newAthlete();
  const { version } = (await browser.get(url)).json();
  expect((await browser.patch(url, { mealFrequency: '6_meals', version })).statusCode).toBe(200);
  const preview = async (query = '') =>
    (await asCoach.get(`${url}/plans/meals${query}`)).json().scaled;
  expect(await preview()).toMatchObject({
    suggested: 'replace',
    notes: [
      expect.stringMatching(
        /^The profile asks for 6 meals a day\. Keeping these foods means staying at \d\.$/,
      ),
    ],
  });
  const query = new URLSearchParams(Object.entries(LESS).map(([key, value]) => [key, `${value}`]));
  expect((await preview(`?${query}`)).suggested).toBe('scale');
});

describe('undoing new meals', () => {
  it('restores the previous plan, once', async ({ api }) => {
    const { plans, set, undo } = await api.newAthlete();
    const [before] = await plans();
    const { mealPlan } = (await set(LESS)).json();
    const undone = await undo(mealPlan);
    expect(undone.statusCode, undone.body).toBe(200);
    const repeated = await undo(mealPlan);
    expect(repeated.json()).toEqual(undone.json());
    const [active, ...older] = await plans();
    expect(active).toMatchObject({ isActive: true, targets: NOW, meals: before?.meals });
    expect(older.filter(({ isActive }) => isActive)).toEqual([]);
    expect(older[0]?.id).toBe(mealPlan.id);
  });

  it('is rejected if a newer plan is active', async ({ api }) => {
    const { browser, plans, set, undo } = await api.newAthlete();
    const { mealPlan } = (await set(LESS)).json();
    await undo(mealPlan);
    const { mealPlan: newer } = (await set(LESS)).json();
    const late = await undo(mealPlan);
    expect([late.statusCode, late.json().code]).toEqual([409, 'conflict']);
    await browser.post('/api/ai/nutrition-plan', { mealFrequency: 5 });
    const after = await plans();
    expect((await undo(newer)).statusCode).toBe(409);
    expect(await plans()).toEqual(after);
    const [latest] = after;
    const outdated = await undo({ id: latest?.id ?? '', version: 7 });
    expect([outdated.statusCode, outdated.json().code]).toEqual([409, 'changed_meanwhile']);
  });

  it('is rejected without a previous plan, and for foreign plans', async ({ api, asCoach }) => {
    const { undo } = await api.newAthlete();
    const other = await api.signUp();
    const [first] = (await other.browser.get(`/api/nutrition-plans/user/${other.user.id}`)).json();
    expect((await undo(first)).statusCode).toBe(404);
    const url = `/api/users/${other.user.id}/nutrition-plans/${first.id}/undo`;
    const none = await asCoach.post(url, { version: first.version });
    expect([none.statusCode, none.json().error]).toEqual([409, 'There’s no earlier meal plan.']);
  });
});
