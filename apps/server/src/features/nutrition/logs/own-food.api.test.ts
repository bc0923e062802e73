import type { NutritionLog } from '@posedown/contract';
import { expect } from 'vitest';
import { pairTest } from '../../../testing/fixtures.ts';
import { createPerson } from '../../../testing/people.ts';

const it = pairTest
  .extend('athlete', { scope: 'file' }, ({ server }) => createPerson(server.db))
  .extend('api', ({ asAthlete, athlete }) => {
    const log = async (body: object): Promise<NutritionLog> =>
      (await asAthlete.post(`/api/users/${athlete.id}/nutrition-logs`, { ...at, ...body })).json();
    const change = async ({ id, version }: NutritionLog, body: object): Promise<NutritionLog> => {
      const url = `/api/users/${athlete.id}/nutrition-logs/${id}`;
      const payload = { ...at, version, ...body };
      return (await asAthlete.request({ method: 'PUT', url, payload })).json();
    };
    const labelOf = async (name: string) => {
      const { foods } = (await asAthlete.get(`/api/users/${athlete.id}/custom-foods`)).json();
      return foods.find((food: { name: string }) => food.name === name);
    };
    return { log, change, labelOf };
  });

const at = { date: '2026-11-20', time: '08:00', mealType: 'breakfast' };

it('scales omitted macros to the new amount', async ({ api }) => {
  const label = { calories: 400, protein: 10, carbs: 50, fats: 12 };
  const line = await api.log({ foodName: 'Corn cake', quantity: 2, unit: 'piece', ...label });
  const doubled = { quantity: 4, unit: 'piece', calories: 800, protein: 20, carbs: 100, fats: 24 };
  const { quantity, unit, calories } = doubled;
  expect(await api.change(line, { quantity, unit, calories })).toMatchObject(doubled);
  expect(await api.labelOf('Corn cake')).toMatchObject(doubled);
});

it('keeps a label edited since the entry', async ({ api }) => {
  const label = { quantity: 1, unit: 'slice', calories: 200, protein: 10, carbs: 20, fats: 9 };
  const old = await api.log({ foodName: 'Loaf', ...label });
  const more = await api.log({ customFoodId: old.customFoodId, quantity: 3, unit: 'slice' });
  await api.log({ foodName: 'Loaf', ...label, calories: 260 });
  const { quantity, unit } = label;
  expect(await api.change(old, { quantity, unit, calories: 190 })).toMatchObject({ calories: 190 });
  expect(await api.labelOf('Loaf')).toMatchObject({ ...label, calories: 260 });
  // An amount computed from the old label doesn't change the label either.
  await api.change(more, { quantity: 3, unit, calories: 590 });
  expect(await api.labelOf('Loaf')).toMatchObject({ ...label, calories: 260 });
  const latest = await api.log({ customFoodId: old.customFoodId, quantity: 2, unit: 'slice' });
  await api.change(latest, { quantity: 2, unit, calories: 500 });
  expect(await api.labelOf('Loaf')).toMatchObject({ quantity: 2, calories: 500, protein: 20 });
});

it('is not offered again once deleted', async ({ api, asAthlete, athlete }) => {
  const label = { quantity: 1, unit: 'slice', calories: 90, protein: 4, carbs: 12, fats: 3 };
  const { customFoodId } = await api.log({ foodName: 'Crisp bread', ...label });
  const isOffered = async () => {
    const { foods } = (await asAthlete.get(`/api/users/${athlete.id}/quick-foods`)).json();
    return foods.some((food: { name: string }) => food.name === 'Crisp bread');
  };
  expect(await isOffered()).toBe(true);
  const url = `/api/users/${athlete.id}/custom-foods/${customFoodId}`;
  expect((await asAthlete.request({ method: 'DELETE', url })).statusCode).toBe(204);
  expect(await isOffered()).toBe(false);
});

it('converts grams to ounces and keeps the label true', async ({ api }) => {
  const label = { calories: 400, protein: 10, carbs: 50, fats: 12 };
  const line = await api.log({ foodName: 'Granola', quantity: 100, unit: 'g', ...label });
  const ounces = { quantity: 7, unit: 'oz' };
  const grown = { ...ounces, calories: 790, protein: 19.8, carbs: 99.2, fats: 23.8 };
  expect(await api.change(line, { ...ounces, calories: 790 })).toMatchObject(grown);
  expect(await api.labelOf('Granola')).toMatchObject(grown);
  // Only the unit changes: same amount, same label.
  const next = await api.log({ customFoodId: line.customFoodId, quantity: 198.45, unit: 'g' });
  expect(await api.change(next, ounces)).toMatchObject(grown);
});

it('restores an entry in its amount', async ({ api }) => {
  const shake = { mealName: 'Shake', calories: 600, protein: 40, carbs: 60, fats: 20 };
  const line = await api.log({ ...shake, quantity: 2, unit: 'serving' });
  expect(line).toMatchObject({ quantity: 2, unit: 'serving', calories: 600 });
  const halved = await api.change(line, { quantity: 1, unit: 'serving' });
  expect(halved).toMatchObject({ quantity: 1, calories: 300, protein: 20 });
  expect(await api.log({ ...shake, quantity: 120, unit: 'g' })).toMatchObject({ unit: 'g' });
});
