import { CARDIO_MODALITIES } from '@posedown/coaching';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../platform/db/schema/columns.ts';
import {
  cardioSessions,
  nutritionLogs,
  users,
  workoutSessions,
} from '../../../platform/db/schema/index.ts';
import { signUpForm } from '../../../testing/answers.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { countDoingsOf } from '../doings/queries.ts';
import { adherenceParts, judgeStanding } from './judge-standing.ts';

let test: TestApp;
let userId: string;
beforeAll(async () => {
  test = await openTestApp();
  userId = (await test.browser().post('/api/users', signUpForm())).json().user.id;
  await test.db.update(users).set({ cardioFrequency: 7 }).where(eq(users.id, userId));
});
afterAll(() => test.close());

const stretch = { from: '2026-11-07', until: '2026-11-21' };

/** What was done of what was planned, by part; none for a part that is not judged yet. */
async function judged() {
  const doings = await countDoingsOf(test.db, userId, stretch);
  const parts = adherenceParts({ doings, today: stretch.until, daysObserved: 14 });
  return Object.fromEntries(parts.map(({ part, done, planned }) => [part, [done, planned]]));
}

const train = (date: string, completed: boolean) =>
  test.db.insert(workoutSessions).values({
    ...{ id: newId(), userId, name: 'Legs', date, completed, exerciseData: [] },
    createdAt: test.now(),
  });

const eat = (date: string) =>
  test.db.insert(nutritionLogs).values({
    ...{ userId, date, mealType: 'Lunch', foodName: 'Rice', quantity: 1, unit: 'serving' },
    ...{ calories: 500, protein: 30, carbs: 60, fats: 10, createdAt: test.now() },
  });

it('judges no part for what was only begun, or only logged today', async () => {
  await train('2026-11-20', false);
  await train('2026-11-21', true);
  await eat('2026-11-21');
  expect(await judged()).toEqual({ checkIns: [0, 14] });
});

it('plans for each part from the day of its first log', async () => {
  await train('2026-11-14', true);
  await eat('2026-11-19');
  await test.db.insert(cardioSessions).values({
    ...{
      userId,
      date: '2026-11-18',
      type: 'LISS',
      modality: CARDIO_MODALITIES[0],
      completed: true,
    },
    ...{ startedAt: test.now(), durationSeconds: 1800, createdAt: test.now() },
  });
  const { plannedDaysPerWeek, plannedMealsPerDay } = await countDoingsOf(test.db, userId, stretch);
  expect(await judged()).toMatchObject({
    meals: [1, 2 * (plannedMealsPerDay ?? 0)],
    training: [1, plannedDaysPerWeek],
    cardio: [1, 3],
  });
});

it('says by how many days a part is judged, from its first log or since they joined', async () => {
  const doings = await countDoingsOf(test.db, userId, stretch);
  const checkedIn = { ...doings, lastCheckIn: '2026-11-20', checkInDays: 14 };
  const reason = (changes: object, daysObserved = 14) =>
    judgeStanding({ doings: { ...checkedIn, ...changes }, today: stretch.until, daysObserved })
      .statusReason;
  expect(reason({ cardioSince: '2026-11-11', completedCardio: 0 })).toMatch(/ in 10 days\.$/);
  expect(reason({ cardioSince: '2026-11-20', completedCardio: 0 })).toMatch(/ in 1 day\.$/);
  expect(reason({ mealsSince: null, trainedSince: null, cardioSince: null }, 9)).toMatch(
    / of 9 daily check-ins in 9 days\.$/,
  );
});
