import { addDays, calendarDayIn } from '@posedown/coaching';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nutritionLogs } from '../../platform/db/schema/index.ts';
import { signUpForm } from '../../testing/answers.ts';
import { insertEntries } from '../../testing/insert-entries.ts';
import { createPerson } from '../../testing/people.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { draft } from './testing/scene.ts';

const DAY_MS = 86_400_000;
/** What the form's athlete burns by the formula, kcal a day. */
const FORMULA_KCAL = 2806;

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await createPerson(test.db, { role: 'coach' });
});
afterAll(() => test.close());

it('rises after the show to what diary and scale show to keep the weight', async () => {
  const browser = test.browser();
  const { user } = (await browser.post('/api/users', signUpForm())).json();
  test.advance(28 * DAY_MS);
  const today = calendarDayIn(test.now(), 'UTC');
  const days = Array.from({ length: 28 }, (_, ago) => addDays(today, -ago));
  const at = (date: string) => ({ userId: user.id, date });
  await insertEntries(
    test.db,
    days.map((date, place) => ({ ...at(date), weight: 84 + (place % 2 ? 0.2 : -0.2) })),
  );
  const food = { mealType: 'Lunch', foodName: 'All of it', quantity: 1, unit: 'g' as const };
  const macros = { calories: 2300, protein: 160, carbs: 200, fats: 60 };
  await test.db
    .insert(nutritionLogs)
    .values(days.map((date) => ({ ...at(date), ...food, ...macros })));
  const show = { name: 'Peak Open', date: addDays(today, 7), category: 'Figure' };
  await browser.post('/api/competitions', show);
  const made = await browser.post(`/api/users/${user.id}/peak-week`, draft);
  expect(made.statusCode, made.body).toBe(201);
  const kcal = made.json().plan.days.at(-1)?.kcal;
  expect(kcal).toBeGreaterThan(2250);
  expect(kcal).toBeLessThan(FORMULA_KCAL - 300);
});
