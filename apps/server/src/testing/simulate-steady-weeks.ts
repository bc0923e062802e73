import { addDays, calendarDayIn } from '@posedown/coaching';
import { nutritionLogs } from '../platform/db/schema/index.ts';
import { insertEntries } from './insert-entries.ts';
import type { TestApp } from './test-app.ts';

const DAY_MS = 86_400_000;
const LIVED_DAYS = 28;

/** Simulates four weeks until yesterday in which the athlete logs this intake every day and stays at about 84 kg. */
export async function simulateSteadyWeeks(test: TestApp, userId: string, intakeKcal: number) {
  test.advance(LIVED_DAYS * DAY_MS);
  const today = calendarDayIn(test.now(), 'UTC');
  const days = Array.from({ length: LIVED_DAYS }, (_, ago) => addDays(today, -ago - 1));
  const food = { mealType: 'Lunch', foodName: 'All of it', quantity: 1, unit: 'g' as const };
  const macros = { calories: intakeKcal, protein: 160, carbs: 200, fats: 60 };
  await insertEntries(
    test.db,
    days.map((date, index) => ({ userId, date, weight: 84 + (index % 2 ? 0.2 : -0.2) })),
  );
  await test.db
    .insert(nutritionLogs)
    .values(days.map((date) => ({ userId, date, ...food, ...macros })));
}
