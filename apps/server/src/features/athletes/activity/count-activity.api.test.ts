import { adherenceParts, assessStanding, CARDIO_MODALITIES } from '@posedown/coaching';
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
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
import { serverTest } from '../../../testing/fixtures.ts';
import { countActivityOf } from './count-activity.ts';

let userId: string;

const it = serverTest.extend('api', ({ server }) => {
  /** Done and planned counts by part. A part that isn't assessed yet has none. */
  async function assessed() {
    const activity = await countActivityOf(server.db, userId, stretch);
    const parts = adherenceParts({
      ...{ activity, today: stretch.until, daysObserved: 14, pausedUntil: null },
    });
    return Object.fromEntries(parts.map(({ part, done, planned }) => [part, [done, planned]]));
  }
  const train = (date: string, completed: boolean) =>
    server.db.insert(workoutSessions).values({
      ...{ id: newId(), userId, name: 'Legs', date, completed },
      createdAt: server.now(),
    });
  const eat = (date: string) =>
    server.db.insert(nutritionLogs).values({
      ...{ userId, date, mealType: 'Lunch', foodName: 'Rice', quantity: 1, unit: 'serving' },
      ...{ calories: 500, protein: 30, carbs: 60, fats: 10, createdAt: server.now() },
    });
  return { assessed, train, eat };
});

it.beforeAll(async ({ server }) => {
  userId = (await server.browser().post('/api/users', signUpForm())).json().user.id;
  await server.db.update(users).set({ cardioFrequency: 7 }).where(eq(users.id, userId));
});

const stretch = { from: '2026-11-07', until: '2026-11-21' };

it('ignores parts that were first started or logged today', async ({ api }) => {
  await api.train('2026-11-20', false);
  await api.train('2026-11-21', true);
  await api.eat('2026-11-21');
  expect(await api.assessed()).toEqual({ checkIns: [0, 14] });
});

it('counts each part from the day of its first log', async ({ api, server }) => {
  await api.train('2026-11-14', true);
  await api.eat('2026-11-19');
  await server.db.insert(cardioSessions).values({
    ...{
      userId,
      date: '2026-11-18',
      type: 'LISS',
      modality: CARDIO_MODALITIES[0],
      completed: true,
    },
    ...{ startedAt: server.now(), durationSeconds: 1800, createdAt: server.now() },
  });
  const { plannedDaysPerWeek, plannedMealsPerDay } = await countActivityOf(
    server.db,
    userId,
    stretch,
  );
  expect(await api.assessed()).toMatchObject({
    meals: [1, 2 * (plannedMealsPerDay ?? 0)],
    training: [1, plannedDaysPerWeek],
    cardio: [1, 3],
  });
});

it("uses each day's own plan, so that a new plan changes no earlier day", async ({ server }) => {
  const planned = async () => {
    const { plannedDaysPerWeek, plannedMealsPerDay } = await countActivityOf(
      server.db,
      userId,
      stretch,
    );
    return { days: plannedDaysPerWeek ?? 0, meals: plannedMealsPerDay ?? 0 };
  };
  const before = await planned();
  const longAgo = { createdAt: new Date('2026-11-01T09:00:00Z'), isActive: false };
  const old = await server.db
    .update(nutritionPlans)
    .set(longAgo)
    .where(eq(nutritionPlans.userId, userId))
    .returning();
  const [{ id: _, requestKey, ...first } = fail()] = old;
  await server.db
    .insert(nutritionPlans)
    .values({ ...first, meals: first.meals.slice(0, 1), createdAt: server.now(), isActive: true });
  await server.db
    .update(trainingPlans)
    .set({ ...longAgo, startsOn: '2026-11-01' })
    .where(eq(trainingPlans.userId, userId));
  const assign = (startsOn: string, isActive = true) =>
    server.db.insert(trainingPlans).values({
      ...{ userId, name: 'Every day', weeks: 8, daysPerWeek: 7, startsOn, isActive },
      createdAt: new Date('2026-11-10T09:00:00Z'),
    });
  await assign('2026-11-21');
  expect(await planned()).toEqual(before);
  await server.db.delete(trainingPlans).where(eq(trainingPlans.name, 'Every day'));
  // The plan existed for the whole fortnight. Only the last four days of it count.
  await assign('2026-11-17');
  expect(await planned()).toEqual({ ...before, days: (10 * before.days + 4 * 7) / 14 });
  await server.db.delete(trainingPlans).where(eq(trainingPlans.name, 'Every day'));
});

it("uses the plans active since a part's first log", async ({ server, api }) => {
  const plans = await server.db
    .select()
    .from(nutritionPlans)
    .where(eq(nutritionPlans.userId, userId))
    .orderBy(nutritionPlans.id);
  const [first = fail(), second = fail()] = plans;
  const change = (id: string, fields: Partial<typeof first>) =>
    server.db
      .update(nutritionPlans)
      .set(fields)
      .where(and(eq(nutritionPlans.userId, userId), eq(nutritionPlans.id, id)));
  await change(first.id, { meals: first.meals.slice(0, 1) });
  await change(second.id, {
    meals: first.meals.slice(0, 3),
    createdAt: new Date('2026-11-19T09:00:00Z'),
  });
  // The first meal was logged on the 19th, so two days with three meals each count, regardless of
  // earlier plans.
  expect(await api.assessed()).toMatchObject({ meals: [1, 6] });
});

it('ignores a plan replaced before it started', async ({ server }) => {
  const all = await server.db.select().from(trainingPlans).where(eq(trainingPlans.userId, userId));
  const [{ id: _, ...plan } = fail()] = all;
  const before = await countActivityOf(server.db, userId, stretch);
  await server.db.delete(trainingPlans).where(eq(trainingPlans.userId, userId));
  const own = { ...plan, requestKey: null, createdAt: new Date('2026-11-02T09:00:00Z') };
  await server.db.insert(trainingPlans).values([
    { ...own, daysPerWeek: 2, startsOn: '2026-11-01', isActive: true },
    { ...own, daysPerWeek: 6, startsOn: '2026-11-16', isActive: false },
    { ...own, daysPerWeek: 2, startsOn: '2026-12-01', isActive: true },
  ]);
  const { plannedDaysPerWeek } = await countActivityOf(server.db, userId, stretch);
  expect(before.plannedDaysPerWeek).not.toBe(2);
  expect(plannedDaysPerWeek).toBe(2);
});

it('expects no sessions during an approved peak week', async ({ server, api }) => {
  const { plannedDaysPerWeek } = await countActivityOf(server.db, userId, stretch);
  const before = await api.assessed();
  const show = { id: newId(), userId, name: 'Peak Open', category: 'Figure' } as const;
  // The last two days of the period are six and five days out.
  await server.db.insert(competitions).values({ ...show, date: '2026-11-25' });
  const plan = { userId, competitionId: show.id, weightKg: 80, isRehearsed: false, days: [] };
  await server.db.insert(peakWeekPlans).values(plan);
  expect(await api.assessed()).toEqual(before);
  await server.db
    .update(peakWeekPlans)
    .set({ status: 'approved' })
    .where(eq(peakWeekPlans.userId, userId));
  // Training counts for the whole fortnight, cardio for the three days since its first session.
  const beside = {
    ...before,
    training: [1, Math.round((12 * (plannedDaysPerWeek ?? 0)) / 7)],
    cardio: [1, 1],
  };
  expect(await api.assessed()).toEqual(beside);
  // Postponing the show turns the peak week into a draft, but days already followed still count.
  const day = { userId, competitionId: show.id };
  const followed = ['2026-11-19', '2026-11-20'].map((date) => ({ ...day, date }));
  await server.db.insert(peakWeekTicks).values(followed);
  await server.db.update(peakWeekPlans).set({ status: 'draft' });
  await server.db.update(competitions).set({ date: '2026-12-12' });
  expect(await api.assessed()).toEqual(beside);
  await server.db.delete(competitions).where(eq(competitions.userId, userId));
});

it('expects no sessions on a show day, even without a peak week', async ({ server, api }) => {
  const { plannedDaysPerWeek } = await countActivityOf(server.db, userId, stretch);
  const before = await api.assessed();
  const show = { userId, name: 'City Cup', category: 'Figure' } as const;
  await server.db.insert(competitions).values([
    { ...show, date: '2026-11-20', status: 'completed' },
    { ...show, date: '2026-11-19', status: 'cancelled' },
  ]);
  // Naming the same show date in the answers doesn't count the day twice.
  const answer = (competitionDate: string | null) =>
    server.db.update(users).set({ competitionDate }).where(eq(users.id, userId));
  await answer('2026-11-20');
  expect(await api.assessed()).toEqual({
    ...before,
    training: [1, Math.round((13 * (plannedDaysPerWeek ?? 0)) / 7)],
    cardio: [1, 2],
  });
  await answer(null);
  await server.db.delete(competitions).where(eq(competitions.userId, userId));
});

function fail(): never {
  throw new Error('Sign-up has made no plan.');
}

it('reports the assessed days per part', async ({ server }) => {
  const activity = await countActivityOf(server.db, userId, stretch);
  const checkedIn = { ...activity, lastCheckIn: '2026-11-20', checkInDays: 14 };
  const reason = (changes: object, daysObserved = 14) =>
    assessStanding({
      activity: { ...checkedIn, ...changes },
      ...{ today: stretch.until, daysObserved, pausedUntil: null },
    }).statusReason;
  expect(reason({ cardioSince: '2026-11-11', completedCardio: 0 })).toMatch(/ in 10 days\.$/);
  expect(reason({ cardioSince: '2026-11-20', completedCardio: 0 })).toMatch(/ in 1 day\.$/);
  expect(reason({ mealsSince: null, trainingSince: null, cardioSince: null }, 9)).toMatch(
    / of 9 daily check-ins in 9 days\.$/,
  );
});

it('counts the sessions of a week-old plan even without logs', async ({ server, api }) => {
  await server.db.delete(workoutSessions).where(eq(workoutSessions.userId, userId));
  const plan = { userId, name: 'New', weeks: 8, daysPerWeek: 7, isActive: true };
  const follow = async (startsOn: string) => {
    await server.db.delete(trainingPlans).where(eq(trainingPlans.userId, userId));
    const createdAt = new Date(`${startsOn}T09:00:00Z`);
    await server.db.insert(trainingPlans).values({ ...plan, startsOn, createdAt });
    return (await api.assessed()).training;
  };
  expect(await follow('2026-11-15')).toBeUndefined();
  expect(await follow('2026-11-14')).toEqual([0, 7]);
  expect(await follow('2026-11-01')).toEqual([0, 14]);
  const counted = await countActivityOf(server.db, userId, stretch);
  const activity = { ...counted, mealsSince: null, cardioSince: null, checkInDays: 14 };
  const standing = assessStanding({
    activity: { ...activity, lastCheckIn: '2026-11-20' },
    ...{ today: stretch.until, daysObserved: 14, pausedUntil: null },
  });
  expect(standing).toEqual({
    ...{ compliance: 30, status: 'behind', statusReason: '0 of 14 sessions done in 14 days.' },
  });
});
