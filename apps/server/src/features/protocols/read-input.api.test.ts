import { addDays, calendarDayIn, protocolBasis } from '@posedown/coaching';
import { expect } from 'vitest';
import { nutritionLogs } from '../../platform/db/schema/index.ts';
import { signUpForm } from '../../testing/answers.ts';
import { serverTest as it } from '../../testing/fixtures.ts';
import { insertEntries } from '../../testing/insert-entries.ts';
import { readInput } from './read-input.ts';

it('uses the same expenditure the athlete sees', async ({ server }) => {
  const browser = server.browser();
  const athlete = (await browser.post('/api/users', signUpForm())).json().user;
  server.advance(28 * 86_400_000);
  const today = calendarDayIn(server.now(), 'UTC');
  const days = Array.from({ length: 28 }, (_, ago) => ({
    ...{ userId: athlete.id, date: addDays(today, -ago) },
  }));
  const food = { mealType: 'Lunch', foodName: 'All of it', quantity: 1, unit: 'g' as const };
  const macros = { calories: 2300, protein: 160, carbs: 200, fats: 60 };
  const weighIns = days.map((day, ago) => ({ ...day, weight: ago === 0 ? 87 : 84 }));
  await insertEntries(server.db, weighIns);
  await server.db.insert(nutritionLogs).values(days.map((day) => ({ ...day, ...food, ...macros })));
  const { expenditure } = (await browser.get(`/api/users/${athlete.id}/progress`)).json();
  const basis = protocolBasis(await readInput(server.db, athlete, server.now()));
  expect(basis.weightKg).toBeLessThan(85);
  expect(basis.expenditure).toMatchObject({ kind: 'expenditure', kcal: expenditure.kcal });
});
