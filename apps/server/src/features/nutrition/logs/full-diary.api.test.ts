import { addDays } from '@posedown/coaching';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { nutritionLogs } from '../../../platform/db/schema/index.ts';
import { createPerson, type Person, signIn } from '../../../testing/people.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../../../testing/test-app.ts';
import type { NewLog } from './queries.ts';

let test: TestApp;
let athlete: Person;
let browser: TestBrowser;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  athlete = await createPerson(test.db);
  browser = await signIn(test, athlete);
});

const TODAY = '2026-11-21';
const YESTERDAY = '2026-11-20';
const logged = {
  ...{ time: '12:45', mealType: 'lunch', foodName: 'Rice', quantity: 1, unit: 'serving' },
  ...{ calories: 450, protein: 35.5, carbs: 45, fats: 8 },
} satisfies Partial<NewLog>;

const fill = (date: string, lines: number) =>
  test.db
    .insert(nutritionLogs)
    .values(Array.from({ length: lines }, () => ({ ...logged, userId: athlete.id, date })));

it('moves no line to a day that is full', async () => {
  await fill(TODAY, 199);
  const [one, two] = await test.db
    .insert(nutritionLogs)
    .values([1, 2].map(() => ({ ...logged, userId: athlete.id, date: YESTERDAY })))
    .returning();
  const move = (log: typeof one) =>
    browser.request({
      ...{ method: 'PUT', url: `/api/users/${athlete.id}/nutrition-logs/${log?.id}` },
      payload: { ...logged, date: TODAY, version: 0 },
    });
  expect((await move(one)).statusCode).toBe(200);
  const refused = await move(two);
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    'That day of your diary is full.',
  ]);
});

it('does not put more lines into one answer than anybody eats in two months', async () => {
  for (let day = 0; day < 21; day += 1) await fill(addDays(TODAY, -day), 200);
  const ask = (from: string) =>
    browser.get(`/api/users/${athlete.id}/nutrition-logs?from=${from}&to=${TODAY}`);
  expect((await ask(addDays(TODAY, -19))).statusCode).toBe(200);
  const refused = await ask(addDays(TODAY, -20));
  expect(refused.statusCode).toBe(400);
  expect(refused.json().issues[0].message).toContain('Choose fewer days');
});
