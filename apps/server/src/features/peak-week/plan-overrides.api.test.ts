import { randomUUID } from 'node:crypto';
import type { CardioPlanReply, Dashboard, PeakWeekReply, TrainingToday } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { competitions, trainingPlans, users, workouts } from '../../platform/db/schema/index.ts';
import type { athleteBeforeShow } from '../../testing/athlete-before-show.ts';
import { draft, peakWeekTest, putJson } from './testing/scene.ts';

const DAY_MS = 86_400_000;
/** The day after the show. */
const AFTER = '2026-11-25';
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

const it = peakWeekTest
  /** Plans training and intervals on every day of an athlete's week. */
  .extend('planEveryDay', ({ server }) => async (userId: string) => {
    const { db } = server;
    const plan = { id: randomUUID(), userId, name: 'Every day', weeks: 8, daysPerWeek: 7 };
    await db.insert(trainingPlans).values({ ...plan, startsOn: '2026-11-02', isActive: true });
    await db.insert(workouts).values(
      EVERY_DAY.map((day) => ({
        ...{ id: randomUUID(), userId, trainingPlanId: plan.id, name: 'Legs', day },
        ...{ estimatedMinutes: 60, exercises: [] },
      })),
    );
    const intervals = { type: 'HIIT', duration: 25, intensity: 'high', equipment: 'Bike' } as const;
    const words = { description: '', heartRateZone: '', exerciseId: null, calories: 200 };
    const schedule = EVERY_DAY.map((day) => ({
      ...({ day: 'Monday', weekday: day - 1, ...intervals, ...words } as const),
    }));
    await db
      .update(users)
      .set({ cardioType: 'HIIT', cardioProgression: { schedule, weeks: [], notes: [] } })
      .where(eq(users.id, userId));
  });

async function planned({ browser, athlete }: Awaited<ReturnType<typeof athleteBeforeShow>>) {
  const { today }: Dashboard = (await browser.get('/api/dashboard')).json();
  const training: TrainingToday = (await browser.get('/api/training/today')).json();
  const cardioPlan = `/api/users/${athlete.id}/cardio-plan`;
  const cardio: CardioPlanReply = (await browser.get(cardioPlan)).json();
  return {
    peak: [today.peakDay, training.peakDay, cardio.peakDay],
    train: [today.workout?.name, training.todayId !== null],
    cardio: today.cardio?.type,
    next: [today.nextWorkout?.date, training.next?.date],
  };
}

it('replaces training up to the show once approved, without cardio', async ({
  scene,
  planEveryDay,
  asCoach,
  server,
}) => {
  const following = await scene.readyAthlete();
  await planEveryDay(following.athlete.id);
  await following.browser.post(following.url, draft);
  const byPlan = {
    peak: [null, null, null],
    train: ['Legs', true],
    // This close to the show, steady work replaces intervals.
    cardio: 'LISS',
    next: ['2026-11-22', '2026-11-22'],
  };
  expect(await planned(following)).toEqual(byPlan);

  await putJson(asCoach, `${following.url}/approval`, { version: 0, approved: true });
  const day = { theme: 'First loading day', training: 'No training. Posing only.' };
  const byPeakWeek = { peak: [day, day, day], train: [undefined, false] };
  expect(await planned(following)).toMatchObject(byPeakWeek);
  const { today }: Dashboard = (await following.browser.get('/api/dashboard')).json();
  const { plan }: PeakWeekReply = (await following.browser.get(following.url)).json();
  const ordered = plan?.days.find(({ offset }) => offset === -3);
  const { kcal, carbsG = 0, fatG, proteinG, waterMl, sodiumMg } = ordered ?? {};
  expect(kcal).toBeGreaterThan(0);
  expect(today.peakDay).toEqual({ ...day, kcal, carbsG, fatG, proteinG });
  const figures = { waterMl, sodiumMg, carbsG: Number(carbsG) - 5, fatG, proteinG };
  const corrected = { version: plan?.version, days: [{ offset: -3, ...figures }] };
  expect((await putJson(asCoach, following.url, corrected)).statusCode).toBe(200);
  const shown: Dashboard = (await following.browser.get('/api/dashboard')).json();
  expect(shown.today.peakDay).toMatchObject({ carbsG: figures.carbsG });
  server.advance(3 * DAY_MS);
  const show = await planned(following);
  server.advance(DAY_MS);
  const after = await planned(following);
  server.advance(-8 * DAY_MS);
  const dayBefore = await planned(following);
  server.advance(4 * DAY_MS);
  expect(show.peak[0]?.theme).toBe('Small familiar meals');
  expect([show.train, show.cardio]).toEqual([[undefined, false], undefined]);
  expect(after).toEqual({ ...byPlan, cardio: 'HIIT', next: ['2026-11-26', '2026-11-26'] });
  // Seven days out, the regular plan still applies. Its next training day is after the show.
  expect(dayBefore).toEqual({ ...byPlan, next: [undefined, undefined] });
});

it('plans no training between two shows of one week', async ({ scene, planEveryDay, asCoach }) => {
  const following = await scene.createFollowingAthlete();
  const { athlete, browser, url } = following;
  await planEveryDay(athlete.id);
  const form = { name: 'Second Open', date: '2026-11-27', category: 'Figure' };
  const competitionId = (await browser.post('/api/competitions', form)).json().id;
  const next = async () => (await planned(following)).next[1];
  expect(await next()).toBe('2026-11-25');
  await browser.post(url, { ...draft, competitionId });
  const approval = { competitionId, version: 0, approved: true };
  expect((await putJson(asCoach, `${url}/approval`, approval)).statusCode).toBe(200);
  expect(await next()).toBe('2026-11-28');
});

it('plans no training or cardio on a show day', async ({ scene, planEveryDay, server }) => {
  const ready = await scene.readyAthlete();
  const { id: userId } = ready.athlete;
  await planEveryDay(userId);
  const showDay = { train: [undefined, false], cardio: undefined, peak: [null, null, null] };
  server.advance(2 * DAY_MS);
  // On that day, the next session is the one after the show.
  expect(await planned(ready)).toMatchObject({ cardio: 'LISS', next: [AFTER, AFTER] });
  server.advance(DAY_MS);
  expect(await planned(ready)).toEqual({ ...showDay, next: [AFTER, AFTER] });
  const cardio = async (): Promise<CardioPlanReply> =>
    (await ready.browser.get(`/api/users/${userId}/cardio-plan`)).json();
  const { plan, weekday } = await cardio();
  const resting = plan?.schedule.flatMap((day) => (day.type === 'Rest' ? [day.weekday] : []));
  expect([resting, plan?.weeklyMinutes]).toEqual([[weekday], 150]);
  // The day after, the week doesn't list the skipped session as missed.
  server.advance(DAY_MS);
  expect((await cardio()).plan?.weeklyMinutes).toBe(150);
  server.advance(-DAY_MS);
  // Entering the result in the evening doesn't change that it was a show day.
  const { db } = server;
  const own = eq(competitions.userId, userId);
  await db.update(competitions).set({ status: 'completed' }).where(own);
  server.advance(16 * 60_000);
  expect(await planned(ready)).toMatchObject(showDay);
  await db.update(competitions).set({ status: 'cancelled' }).where(own);
  server.advance(16 * 60_000);
  expect(await planned(ready)).toMatchObject({ train: ['Legs', true], cardio: 'HIIT' });
  // A show known only by its date.
  const answered = { competitionDate: '2026-11-24' };
  await db.update(users).set(answered).where(eq(users.id, userId));
  server.advance(16 * 60_000);
  expect(await planned(ready)).toMatchObject(showDay);
  server.advance(-3 * DAY_MS - 48 * 60_000);
});
