import type { NutritionLog } from '@posedown/contract';
import { describe, expect } from 'vitest';
import { customFoods } from '../../../platform/db/schema/index.ts';
import { signUpForm } from '../../../testing/answers.ts';
import { serverTest as it } from '../../../testing/fixtures.ts';
import { createPerson, signIn } from '../../../testing/people.ts';
import type { TestBrowser } from '../../../testing/test-app.ts';

let browser: TestBrowser;
let url: string;
let userId: string;

it.beforeAll(async ({ server }) => {
  browser = server.browser();
  const form = signUpForm({ dietaryRestrictions: ['Vegan'], foodAllergies: ['Soy'] });
  userId = (await browser.post('/api/users', form)).json().user.id;
  url = `/api/users/${userId}/nutrition-logs`;
});

/** The exact body of the specification's quick log. */
const quick = {
  date: '2026-11-20',
  mealName: 'Chicken & Rice',
  calories: 450,
  protein: 35.5,
  carbs: 45,
  fats: 8,
  time: '12:45',
};
const at = { date: '2026-11-20', time: '08:00', mealType: 'breakfast' };
const ofDay = async (date: string): Promise<NutritionLog[]> =>
  (await browser.get(`${url}?from=${date}&to=${date}`)).json().logs;

describe('logging a meal', () => {
  it('stores the specification’s quick log', async () => {
    const reply = await browser.post(url, quick);
    expect(reply.statusCode, reply.body).toBe(201);
    const { mealName, ...rest } = quick;
    expect(reply.json()).toMatchObject({
      ...rest,
      ...{ foodName: mealName, mealType: 'lunch', quantity: 1, unit: 'serving', version: 0 },
    });
    expect(await ofDay(quick.date)).toEqual([reply.json()]);
    for (const wrong of [{ calories: 450.5 }, { date: '20/11/2026' }, { time: '9 am' }]) {
      const refused = await browser.post(url, { ...quick, ...wrong });
      expect(refused.statusCode, JSON.stringify(wrong)).toBe(400);
    }
  });

  it('computes a food’s macros in every unit', async () => {
    const banana = { ...at, date: '2026-11-19', foodId: 'banana', quantity: 2, unit: 'piece' };
    const reply = await browser.post(url, banana);
    expect(reply.statusCode, reply.body).toBe(201);
    const { calories, foodName } = reply.json();
    expect(foodName).toBe('Banana');
    const grams = await browser.post(url, { ...banana, quantity: 100, unit: 'g' });
    // USDA 173944: 89 kcal in 100 g.
    expect(grams.json().calories).toBe(89);
    expect(calories).toBeGreaterThan(150);
  });

  it('rejects an unknown unit, listing the food’s units', async () => {
    const reply = await browser.post(url, { ...at, foodId: 'banana', quantity: 1, unit: 'slice' });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().issues[0]).toMatchObject({ path: 'unit' });
    expect(reply.json().error).toContain('g, oz');
  });

  it('saves an own food and logs it again by its label', async () => {
    const label = { calories: 200, protein: 10, carbs: 20, fats: 9 };
    const own = { ...at, foodName: 'Nana’s loaf', quantity: 1, unit: 'slice', ...label };
    const first: NutritionLog = (await browser.post(url, own)).json();
    const { foods } = (await browser.get(`/api/users/${userId}/custom-foods`)).json();
    expect(foods).toEqual([
      { id: first.customFoodId, name: 'Nana’s loaf', quantity: 1, unit: 'slice', ...label },
    ]);
    const repeated = { ...at, customFoodId: first.customFoodId, quantity: 3, unit: 'slice' };
    expect((await browser.post(url, repeated)).json()).toMatchObject({ calories: 600, fats: 27 });
    // Reusing the name updates that food instead of adding another.
    await browser.post(url, { ...own, foodName: 'NANA’S LOAF', calories: 210 });
    const now = (await browser.get(`/api/users/${userId}/custom-foods`)).json().foods;
    expect(now).toHaveLength(1);
    expect(now[0]).toMatchObject({ id: first.customFoodId, calories: 210 });
  });

  it('restores an entry as it was, whatever the label says', async ({ server }) => {
    const eater = await createPerson(server.db);
    const asEater = await signIn(server, eater);
    const diary = `/api/users/${eater.id}/nutrition-logs`;
    const then = { calories: 200, protein: 10, carbs: 20, fats: 9 };
    const line = { ...at, foodName: 'Loaf', quantity: 1, unit: 'slice', ...then };
    const { customFoodId }: NutritionLog = (await asEater.post(diary, line)).json();
    await asEater.post(diary, { ...line, calories: 210 });
    const back = await asEater.post(diary, { ...line, customFoodId });
    expect(back.json()).toMatchObject({ ...then, foodName: 'Loaf', unit: 'slice', customFoodId });
    const { foods } = (await asEater.get(`/api/users/${eater.id}/custom-foods`)).json();
    expect(foods).toMatchObject([{ id: customFoodId, calories: 210 }]);
  });

  it('restores an entry whose food was deleted', async ({ server }) => {
    const eater = await createPerson(server.db);
    const asEater = await signIn(server, eater);
    const diary = `/api/users/${eater.id}/nutrition-logs`;
    const then = { calories: 200, protein: 10, carbs: 20, fats: 9 };
    const line = { ...at, foodName: 'Loaf', quantity: 2, unit: 'slice', ...then };
    const { customFoodId }: NutritionLog = (await asEater.post(diary, line)).json();
    const foods = `/api/users/${eater.id}/custom-foods`;
    expect((await asEater.delete(`${foods}/${customFoodId}`)).statusCode).toBe(204);
    for (const deleted of [customFoodId, eater.id]) {
      const back = await asEater.post(diary, { ...line, customFoodId: deleted });
      expect(back.statusCode, back.body).toBe(201);
      const as = { ...then, foodName: 'Loaf', quantity: 2, unit: 'slice', customFoodId: null };
      expect(back.json()).toMatchObject(as);
    }
    expect((await asEater.get(foods)).json().foods).toEqual([]);
    const bare = await asEater.post(diary, { ...at, customFoodId, quantity: 2, unit: 'slice' });
    expect(bare.statusCode).toBe(400);
    expect(bare.json().issues[0]).toMatchObject({ path: 'customFoodId' });
  });

  it('allows five hundred own foods, all listed', async ({ server }) => {
    const eater = await createPerson(server.db);
    const asEater = await signIn(server, eater);
    const label = {
      quantity: 100,
      unit: 'g',
      calories: 50,
      protein: 1,
      carbs: 2,
      fats: 3,
    } as const;
    const names = Array.from({ length: 500 }, (_, index) => `Soup ${index + 1}`);
    await server.db
      .insert(customFoods)
      .values(names.map((name) => ({ ...label, name, userId: eater.id })));
    const { foods } = (await asEater.get(`/api/users/${eater.id}/custom-foods`)).json();
    expect(foods).toHaveLength(500);
    const log = (foodName: string) =>
      asEater.post(`/api/users/${eater.id}/nutrition-logs`, { ...at, ...label, foodName });
    expect((await log('SOUP 77')).json()).toMatchObject({ foodName: 'SOUP 77', calories: 50 });
    const more = await log('Stew');
    expect(more.statusCode).toBe(409);
    expect(more.json().error).toContain('500 foods');
  });

  it('stores a duplicate form once', async () => {
    const form = {
      ...quick,
      date: '2026-11-18',
      requestKey: '0b6f2f3e-59f9-4c07-9d39-3d9f0f3a3b11',
    };
    const replies = await Promise.all([1, 2, 3].map(() => browser.post(url, form)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
    expect(await ofDay('2026-11-18')).toHaveLength(1);
  });

  it('rejects a future day and incomplete entries', async () => {
    const before = await ofDay('2026-11-20');
    const bad = [
      { ...quick, date: '2026-11-22' },
      { ...quick, time: '25:00' },
      { ...quick, calories: 450.5 },
      { ...quick, calories: undefined },
      { ...quick, mealName: '  ' },
      { ...quick, foodId: 'banana' },
      { ...at, foodId: 'banana', quantity: 1 },
      { ...at, foodId: 'banana', quantity: 0, unit: 'g' },
      { ...at, foodId: 'no-such-food', quantity: 1, unit: 'g' },
      { ...at, foodName: 'Rice', quantity: 1250, unit: 'cup', calories: 200 },
      { ...at, foodId: 'banana', quantity: 1, unit: 'g', calories: 1 },
      { ...at, foodName: 'Soup', quantity: 1, unit: 'cup' },
      { ...at, foodName: 'Soup', quantity: 1, unit: 'serving', calories: 90 },
      { ...at, mealType: 'brunch', foodId: 'banana', quantity: 1, unit: 'g' },
    ];
    for (const body of bad) {
      const reply = await browser.post(url, body);
      expect(reply.statusCode, JSON.stringify(body)).toBe(400);
    }
    expect(await ofDay('2026-11-20')).toEqual(before);
  });

  it('logs a whole planned meal once', async () => {
    const [plan] = (await browser.get(`/api/nutrition-plans/user/${userId}`)).json();
    const requestKey = '5b6f2f3e-59f9-4c07-9d39-3d9f0f3a3b12';
    const body = { planId: plan.id, meal: 0, date: '2026-11-17', requestKey };
    const first = await browser.post(`${url}/planned`, body);
    expect(first.statusCode, first.body).toBe(201);
    await browser.post(`${url}/planned`, body);
    const logs = await ofDay('2026-11-17');
    expect(logs).toHaveLength(plan.meals[0].foods.length);
    const sum = logs.reduce((total, { calories }) => total + calories, 0);
    expect(sum).toBe(plan.meals[0].calories);
    expect(logs.every(({ mealType }) => mealType === 'breakfast')).toBe(true);
    const none = await browser.post(`${url}/planned`, { ...body, meal: 19, requestKey: undefined });
    expect(none.statusCode).toBe(400);
  });
});

describe('changing the diary', () => {
  const day = '2026-11-10';
  const line = async (): Promise<NutritionLog> =>
    (
      await browser.post(url, { ...at, date: day, foodId: 'banana', quantity: 100, unit: 'g' })
    ).json();
  const changeOf = ({ version, quantity }: NutritionLog) => ({
    ...{ version, date: day, time: '09:00', mealType: 'snack', quantity, unit: 'g' },
  });

  it('recomputes macros and rejects an outdated version', async () => {
    const log = await line();
    const change = { ...changeOf(log), quantity: 200 };
    const reply = await browser.request({
      method: 'PUT',
      url: `${url}/${log.id}`,
      payload: change,
    });
    expect(reply.json()).toMatchObject({ calories: 178, quantity: 200, version: 1, time: '09:00' });
    const late = await browser.request({ method: 'PUT', url: `${url}/${log.id}`, payload: change });
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile']);
  });

  it('keeps macros if only the time changes', async () => {
    const label = { calories: 200, protein: 10, carbs: 20, fats: 9 };
    const own = { ...at, date: day, foodName: 'Rye bread', quantity: 2, unit: 'slice', ...label };
    const log: NutritionLog = (await browser.post(url, own)).json();
    await browser.post(url, { ...own, calories: 260 });
    const update = (payload: object) =>
      browser.request({ method: 'PUT', url: `${url}/${log.id}`, payload });
    const later = { ...changeOf(log), unit: 'slice' };
    expect((await update(later)).json()).toMatchObject({ time: '09:00', ...label });
    // Doubling the amount doubles the macros of that time, as the form shows.
    const more = { ...later, version: 1, quantity: 4 };
    expect((await update(more)).json()).toMatchObject({ calories: 400, protein: 20 });
  });

  it('corrects an own food’s label with the entry', async () => {
    const label = { calories: 4000, protein: 0, carbs: 0, fats: 0 };
    const own = { ...at, date: day, foodName: 'Corn cake', quantity: 2, unit: 'piece', ...label };
    const before: NutritionLog = (await browser.post(url, own)).json();
    const log: NutritionLog = (await browser.post(url, own)).json();
    const right = { calories: 400, protein: 8, carbs: 60, fats: 13 };
    const update = (payload: object) =>
      browser.request({ method: 'PUT', url: `${url}/${log.id}`, payload });
    const change = { ...changeOf(log), unit: 'piece', ...right };
    const mended = await update(change);
    expect(mended.json()).toMatchObject({ foodName: 'Corn cake', ...right });
    const { foods } = (await browser.get(`/api/users/${userId}/custom-foods`)).json();
    expect(foods).toContainEqual({
      ...{ id: log.customFoodId, name: 'Corn cake', quantity: 2, unit: 'piece' },
      ...right,
    });
    const stayed = (await ofDay(day)).find(({ id }) => id === before.id);
    expect(stayed).toMatchObject(label);
    const odd = await update({ ...change, version: 1, unit: 'serving' });
    expect(odd.json().issues[0]).toMatchObject({ path: 'unit' });
  });

  it('allows editing macros of entries without a food', async () => {
    const log: NutritionLog = (await browser.post(url, { ...quick, date: day })).json();
    const change = { ...changeOf(log), unit: 'serving', foodName: 'Big bowl', calories: 500 };
    const reply = await browser.request({
      method: 'PUT',
      url: `${url}/${log.id}`,
      payload: change,
    });
    expect(reply.json()).toMatchObject({ foodName: 'Big bowl', calories: 500, protein: 35.5 });
  });

  it('deletes an entry unless it changed in the meantime', async () => {
    const log = await line();
    const remove = (version: number) =>
      browser.request({ method: 'DELETE', url: `${url}/${log.id}`, payload: { version } });
    expect((await remove(7)).statusCode).toBe(409);
    expect((await remove(0)).statusCode).toBe(204);
    expect((await ofDay(day)).map(({ id }) => id)).not.toContain(log.id);
    expect((await remove(0)).statusCode).toBe(404);
  });
});

describe('reading the diary', () => {
  it('returns at most 62 days', async () => {
    expect((await browser.get(`${url}?from=2026-09-21&to=2026-11-21`)).statusCode).toBe(200);
    expect((await browser.get(`${url}?from=2026-09-20&to=2026-11-21`)).statusCode).toBe(400);
    expect((await browser.get(`${url}?from=2026-11-21&to=2026-11-20`)).statusCode).toBe(400);
    expect((await browser.get(url)).json()).toMatchObject({ from: '2026-11-15', to: '2026-11-21' });
  });

  it('offers frequent foods, then common allowed ones', async () => {
    const { foods } = (await browser.get(`/api/users/${userId}/quick-foods`)).json();
    expect(foods[0]).toMatchObject({ name: 'Banana', isOwn: true });
    const common = foods.filter(({ isOwn }: { isOwn: boolean }) => !isOwn);
    expect(common.length).toBeGreaterThan(0);
    const names = common.map(({ name }: { name: string }) => name).join();
    expect(names).not.toMatch(/Chicken|Yogurt|Egg|Tofu/);
  });
});
