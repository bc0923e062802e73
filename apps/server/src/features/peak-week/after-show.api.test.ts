import { addDays, calendarDayIn } from '@posedown/coaching';
import { expect } from 'vitest';
import { nutritionLogs } from '../../platform/db/schema/index.ts';
import { signUpForm } from '../../testing/answers.ts';
import { serverTest as it } from '../../testing/fixtures.ts';
import { insertEntries } from '../../testing/insert-entries.ts';
import { createPerson } from '../../testing/people.ts';
import { draft } from './testing/scene.ts';

const DAY_MS = 86_400_000;
/** The form athlete's expenditure by the formula, in kcal a day. */
const FORMULA_KCAL = 2806;

it.beforeAll(async ({ server }) => {
  await createPerson(server.db, { role: 'coach' });
});

it('raises calories after the show to measured maintenance', async ({ server }) => {
  const browser = server.browser();
  const { user } = (await browser.post('/api/users', signUpForm())).json();
  server.advance(28 * DAY_MS);
  const today = calendarDayIn(server.now(), 'UTC');
  const days = Array.from({ length: 28 }, (_, ago) => addDays(today, -ago));
  const at = (date: string) => ({ userId: user.id, date });
  await insertEntries(
    server.db,
    days.map((date, place) => ({ ...at(date), weight: 84 + (place % 2 ? 0.2 : -0.2) })),
  );
  const food = { mealType: 'Lunch', foodName: 'All of it', quantity: 1, unit: 'g' as const };
  const macros = { calories: 2300, protein: 160, carbs: 200, fats: 60 };
  await server.db
    .insert(nutritionLogs)
    .values(days.map((date) => ({ ...at(date), ...food, ...macros })));
  const show = { name: 'Peak Open', date: addDays(today, 7), category: 'Figure' };
  await browser.post('/api/competitions', show);
  const created = await browser.post(`/api/users/${user.id}/peak-week`, draft);
  expect(created.statusCode, created.body).toBe(201);
  const kcal = created.json().plan.days.at(-1)?.kcal;
  expect(kcal).toBeGreaterThan(2250);
  expect(kcal).toBeLessThan(FORMULA_KCAL - 300);
});
