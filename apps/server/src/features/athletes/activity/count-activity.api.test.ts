import { adherenceParts, assessStanding, CARDIO_MODALITIES } from '@posedown/coaching';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../platform/db/schema/columns.ts';
import {
  cardioSessions,
  competitions,
  nutritionLogs,
  nutritionPlans,
  peakWeekPlans,
  peakWeekTicks,
  trainingPlans,
  users,
  workoutSessions,
} from '../../../platform/db/schema/index.ts';
import { signUpForm } from '../../../testing/answers.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { countActivityOf } from './count-activity.ts';

let test: TestApp;
let userId: string;
beforeAll(async () => {
  test = await openTestApp();
  userId = (await test.browser().post('/api/users', signUpForm())).json().user.id;
  await test.db.update(users).set({ cardioFrequency: 7 }).where(eq(users.id, userId));
});
afterAll(() => test.close());

const stretch = { from: '2026-11-07', until: '2026-11-21' };

/** What was done of what was planned, by part; none for a part that is not assessed yet. */
async function assessed() {
  const activity = await countActivityOf(test.db, userId, stretch);
  const parts = adherenceParts({ activity, today: stretch.until, daysObserved: 14 });
  return Object.fromEntries(parts.map(({ part, done, planned }) => [part, [done, planned]]));
}

const train = (date: string, completed: boolean) =>
  test.db.insert(workoutSessions).values({
    ...{ id: newId(), userId, name: 'Legs', date, completed },
    createdAt: test.now(),
  });

const eat = (date: string) =>
  test.db.insert(nutritionLogs).values({
    ...{ userId, date, mealType: 'Lunch', foodName: 'Rice', quantity: 1, unit: 'serving' },
    ...{ calories: 500, protein: 30, carbs: 60, fats: 10, createdAt: test.now() },
  });

it('ignores parts only started or logged today', async () => {
  await train('2026-11-20', false);
  await train('2026-11-21', true);
  await eat('2026-11-21');
  expect(await assessed()).toEqual({ checkIns: [0, 14] });
});

it('counts each part from the day of its first log', async () => {
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
  const { plannedDaysPerWeek, plannedMealsPerDay } = await countActivityOf(
    test.db,
    userId,
    stretch,
  );
  expect(await assessed()).toMatchObject({
    meals: [1, 2 * (plannedMealsPerDay ?? 0)],
    training: [1, plannedDaysPerWeek],
    cardio: [1, 3],
  });
});

it('uses each day’s own plan: a new one changes no earlier day', async () => {
  const planned = async () => {
    const { plannedDaysPerWeek, plannedMealsPerDay } = await countActivityOf(
      test.db,
      userId,
      stretch,
    );
    return { days: plannedDaysPerWeek ?? 0, meals: plannedMealsPerDay ?? 0 };
  };
  const before = await planned();
  const longAgo = { createdAt: new Date('2026-11-01T09:00:00Z'), isActive: false };
  const old = await test.db
    .update(nutritionPlans)
    .set(longAgo)
    .where(eq(nutritionPlans.userId, userId))
    .returning();
  const [{ id: _, requestKey, ...first } = fail()] = old;
  await test.db
    .insert(nutritionPlans)
    .values({ ...first, meals: first.meals.slice(0, 1), createdAt: test.now(), isActive: true });
  await test.db
    .update(trainingPlans)
    .set({ ...longAgo, startsOn: '2026-11-01' })
    .where(eq(trainingPlans.userId, userId));
  const assign = (startsOn: string, isActive = true) =>
    test.db.insert(trainingPlans).values({
      ...{ userId, name: 'Every day', weeks: 8, daysPerWeek: 7, startsOn, isActive },
      createdAt: new Date('2026-11-10T09:00:00Z'),
    });
  await assign('2026-11-21');
  expect(await planned()).toEqual(before);
  await test.db.delete(trainingPlans).where(eq(trainingPlans.name, 'Every day'));
  // The plan has been there for all of the fortnight: of that the last four days.
  await assign('2026-11-17');
  expect(await planned()).toEqual({ ...before, days: (10 * before.days + 4 * 7) / 14 });
  await test.db.delete(trainingPlans).where(eq(trainingPlans.name, 'Every day'));
});

it('uses the plans since a part’s first log', async () => {
  const plans = await test.db
    .select()
    .from(nutritionPlans)
    .where(eq(nutritionPlans.userId, userId))
    .orderBy(nutritionPlans.id);
  const [first = fail(), second = fail()] = plans;
  const change = (id: string, fields: Partial<typeof first>) =>
    test.db
      .update(nutritionPlans)
      .set(fields)
      .where(and(eq(nutritionPlans.userId, userId), eq(nutritionPlans.id, id)));
  await change(first.id, { meals: first.meals.slice(0, 1) });
  await change(second.id, {
    meals: first.meals.slice(0, 3),
    createdAt: new Date('2026-11-19T09:00:00Z'),
  });
  // The first meal was logged on the 19th: two days of three meals, whatever applied earlier.
  expect(await assessed()).toMatchObject({ meals: [1, 6] });
});

it('ignores a plan replaced before it began', async () => {
  const all = await test.db.select().from(trainingPlans).where(eq(trainingPlans.userId, userId));
  const [{ id: _, ...plan } = fail()] = all;
  const before = await countActivityOf(test.db, userId, stretch);
  await test.db.delete(trainingPlans).where(eq(trainingPlans.userId, userId));
  const own = { ...plan, requestKey: null, createdAt: new Date('2026-11-02T09:00:00Z') };
  await test.db.insert(trainingPlans).values([
    { ...own, daysPerWeek: 2, startsOn: '2026-11-01', isActive: true },
    { ...own, daysPerWeek: 6, startsOn: '2026-11-16', isActive: false },
    { ...own, daysPerWeek: 2, startsOn: '2026-12-01', isActive: true },
  ]);
  const { plannedDaysPerWeek } = await countActivityOf(test.db, userId, stretch);
  expect(before.plannedDaysPerWeek).not.toBe(2);
  expect(plannedDaysPerWeek).toBe(2);
});

it('expects no sessions during an approved peak week', async () => {
  const { plannedDaysPerWeek } = await countActivityOf(test.db, userId, stretch);
  const before = await assessed();
  const show = { id: newId(), userId, name: 'Peak Open', category: 'Figure' } as const;
  // The last two days of the stretch are six and five days out.
  await test.db.insert(competitions).values({ ...show, date: '2026-11-25' });
  const plan = { userId, competitionId: show.id, weightKg: 80, isRehearsed: false, days: [] };
  await test.db.insert(peakWeekPlans).values(plan);
  expect(await assessed()).toEqual(before);
  await test.db
    .update(peakWeekPlans)
    .set({ status: 'approved' })
    .where(eq(peakWeekPlans.userId, userId));
  // Of the fortnight with the plan, and of the three days since the first session of cardio.
  const beside = {
    ...before,
    training: [1, Math.round((12 * (plannedDaysPerWeek ?? 0)) / 7)],
    cardio: [1, 1],
  };
  expect(await assessed()).toEqual(beside);
  // Postponed, it is a draft again; the days that were followed stay what they were.
  const day = { userId, competitionId: show.id };
  const followed = ['2026-11-19', '2026-11-20'].map((date) => ({ ...day, date }));
  await test.db.insert(peakWeekTicks).values(followed);
  await test.db.update(peakWeekPlans).set({ status: 'draft' });
  await test.db.update(competitions).set({ date: '2026-12-12' });
  expect(await assessed()).toEqual(beside);
  await test.db.delete(competitions).where(eq(competitions.userId, userId));
});

it('expects no sessions on a show day, even without a peak week', async () => {
  const { plannedDaysPerWeek } = await countActivityOf(test.db, userId, stretch);
  const before = await assessed();
  const show = { userId, name: 'City Cup', category: 'Figure' } as const;
  await test.db.insert(competitions).values([
    { ...show, date: '2026-11-20', status: 'completed' },
    { ...show, date: '2026-11-19', status: 'cancelled' },
  ]);
  // The same day named in the answers is no second one.
  const answer = (competitionDate: string | null) =>
    test.db.update(users).set({ competitionDate }).where(eq(users.id, userId));
  await answer('2026-11-20');
  expect(await assessed()).toEqual({
    ...before,
    training: [1, Math.round((13 * (plannedDaysPerWeek ?? 0)) / 7)],
    cardio: [1, 2],
  });
  await answer(null);
  await test.db.delete(competitions).where(eq(competitions.userId, userId));
});

function fail(): never {
  throw new Error('Sign-up has made no plan.');
}

it('reports the assessed days per part', async () => {
  const activity = await countActivityOf(test.db, userId, stretch);
  const checkedIn = { ...activity, lastCheckIn: '2026-11-20', checkInDays: 14 };
  const reason = (changes: object, daysObserved = 14) =>
    assessStanding({ activity: { ...checkedIn, ...changes }, today: stretch.until, daysObserved })
      .statusReason;
  expect(reason({ cardioSince: '2026-11-11', completedCardio: 0 })).toMatch(/ in 10 days\.$/);
  expect(reason({ cardioSince: '2026-11-20', completedCardio: 0 })).toMatch(/ in 1 day\.$/);
  expect(reason({ mealsSince: null, trainingSince: null, cardioSince: null }, 9)).toMatch(
    / of 9 daily check-ins in 9 days\.$/,
  );
});

it('counts the sessions of a week-old plan even without logs', async () => {
  await test.db.delete(workoutSessions).where(eq(workoutSessions.userId, userId));
  const plan = { userId, name: 'New', weeks: 8, daysPerWeek: 7, isActive: true };
  const follow = async (startsOn: string) => {
    await test.db.delete(trainingPlans).where(eq(trainingPlans.userId, userId));
    const createdAt = new Date(`${startsOn}T09:00:00Z`);
    await test.db.insert(trainingPlans).values({ ...plan, startsOn, createdAt });
    return (await assessed()).training;
  };
  expect(await follow('2026-11-15')).toBeUndefined();
  expect(await follow('2026-11-14')).toEqual([0, 7]);
  expect(await follow('2026-11-01')).toEqual([0, 14]);
  const counted = await countActivityOf(test.db, userId, stretch);
  const activity = { ...counted, mealsSince: null, cardioSince: null, checkInDays: 14 };
  const standing = assessStanding({
    activity: { ...activity, lastCheckIn: '2026-11-20' },
    ...{ today: stretch.until, daysObserved: 14 },
  });
  expect(standing).toEqual({
    ...{ compliance: 30, status: 'behind', statusReason: '0 of 14 sessions done in 14 days.' },
  });
});
