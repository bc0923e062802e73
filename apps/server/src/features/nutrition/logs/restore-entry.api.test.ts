import type { NutritionLog } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { newId } from '../../../platform/db/schema/columns.ts';
import { users } from '../../../platform/db/schema/index.ts';
import { freshPairTest } from '../../../testing/fixtures.ts';

const HOUR_MS = 3_600_000;

const it = freshPairTest
  .extend('diary', ({ athlete }) => `/api/users/${athlete.id}/nutrition-logs`)
  .extend('api', ({ asAthlete, diary }) => {
    const log = async (body: object): Promise<NutritionLog> =>
      (await asAthlete.post(diary, body)).json();
    const listed = async (): Promise<NutritionLog[]> =>
      (await asAthlete.get(`${diary}?from=2026-11-20&to=2026-11-22`)).json().logs;
    const change = (id: string, method: 'PUT' | 'DELETE', payload: object) =>
      asAthlete.request({ method, url: `${diary}/${id}`, payload });
    return { log, listed, change };
  });

const at = { date: '2026-11-20', time: '08:00', mealType: 'breakfast' };
const banana = { ...at, foodId: 'banana', quantity: 120, unit: 'g' };

/** The body that restores an entry unchanged. */
function restoreBody({ id, foodName, quantity, unit, date, ...log }: NutritionLog) {
  const { foodId, customFoodId, calories, protein, carbs, fats } = log;
  const food = { ...(foodId && { foodId }), ...(customFoodId && { customFoodId }), foodName };
  const macros = { calories, protein, carbs, fats };
  return { ...at, date, id, ...food, quantity, unit, ...macros, requestKey: newId() };
}

it('rejects an entry too large to restore', async ({ asAthlete, diary, api }) => {
  const slip = await asAthlete.post(diary, { ...banana, unit: 'piece' });
  const error = { path: 'quantity' };
  expect([slip.statusCode, slip.json().issues]).toEqual([400, [expect.objectContaining(error)]]);
  const { id } = await api.log(banana);
  const changed = await api.change(id, 'PUT', { ...at, quantity: 120, unit: 'piece', version: 0 });
  expect(changed.json().issues).toMatchObject([error]);
  expect(await api.listed()).toMatchObject([{ id, unit: 'g', version: 0 }]);
});

it('restores an entry in place with its figures, once', async ({
  api,
  asAthlete,
  diary,
  athlete,
}) => {
  const first = await api.log(banana);
  const shake = { mealName: 'Shake', calories: 600, protein: 40, carbs: 60, fats: 20 };
  const second = await api.log({ ...at, ...shake, quantity: 2, unit: 'serving' });
  const last = await api.log({ ...banana, quantity: 200 });
  const lines = await api.listed();
  // The food table's figure at that time.
  const then = { ...restoreBody(first), calories: 111 };
  for (const { id } of [first, second]) await api.change(id, 'DELETE', { version: 0 });
  const bodies = [then, then, restoreBody(second)];
  const replies = await Promise.all(bodies.map((body) => asAthlete.post(diary, body)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  const as = ({ id, foodId, unit, calories }: NutritionLog) => ({ id, foodId, unit, calories });
  const [one, two, three] = lines.map(as);
  expect((await api.listed()).map(as)).toEqual([{ ...one, calories: 111 }, two, three]);
  const { foods } = (await asAthlete.get(`/api/users/${athlete.id}/quick-foods`)).json();
  expect(foods[0]).toMatchObject({ foodId: 'banana', quantity: last.quantity });
  const conflicting = await asAthlete.post(diary, { ...then, requestKey: newId() });
  expect([conflicting.statusCode, conflicting.json().code]).toEqual([409, 'conflict']);
});

it('rejects a future or incomplete id', async ({ api, asAthlete, diary }) => {
  const line = await api.log(banana);
  await api.change(line.id, 'DELETE', { version: 0 });
  const body = restoreBody(line);
  const future = '01ffffff-ffff-7fff-bfff-ffffffffffff';
  expect((await api.log({ ...body, id: future })).id < newId()).toBe(true);
  const { foodName: _name, ...nameless } = body;
  const bad = [
    { ...body, id: '5a0c9f0e-58cf-4d3c-8f4b-0d8d3f3f0002' },
    { ...body, requestKey: undefined },
    { ...body, unit: 'serving' },
    { ...banana, id: line.id, requestKey: newId() },
    { ...nameless, mealName: 'Banana', foodId: undefined },
  ];
  for (const reported of bad) {
    const { statusCode } = await asAthlete.post(diary, reported);
    expect(statusCode, JSON.stringify(reported)).toBe(400);
  }
});

it("works for a day that hasn't started in the athlete's new time zone", async ({
  server,
  athlete,
  api,
  asAthlete,
  diary,
}) => {
  const livesIn = (timezone: string) =>
    server.db.update(users).set({ timezone }).where(eq(users.id, athlete.id));
  server.advance(4 * HOUR_MS);
  await livesIn('Pacific/Kiritimati');
  const line = await api.log({ ...banana, date: '2026-11-22' });
  await livesIn('Pacific/Honolulu');
  const { time, mealType, unit } = banana;
  const edit = { date: line.date, time, mealType, unit, quantity: 150, version: 0 };
  expect((await api.change(line.id, 'PUT', edit)).statusCode).toBe(200);
  const moved = { ...edit, date: '2026-11-23', version: 1 };
  expect((await api.change(line.id, 'PUT', moved)).statusCode).toBe(400);
  expect((await api.change(line.id, 'DELETE', { version: 1 })).statusCode).toBe(204);
  expect((await asAthlete.post(diary, restoreBody(line))).statusCode).toBe(201);
  server.advance(-4 * HOUR_MS);
});
