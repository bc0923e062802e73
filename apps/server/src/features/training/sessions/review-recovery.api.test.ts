import type { CoachAlert, TrainingToday, WorkoutSession } from '@posedown/contract';
import { and, desc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { newId } from '../../../platform/db/schema/columns.ts';
import {
  competitions,
  dailyCheckIns,
  trainingPlans,
  users,
  workoutSessions,
} from '../../../platform/db/schema/index.ts';
import { eventsReceivedBy } from '../../../testing/events-received-by.ts';
import { freshSceneTest } from '../../../testing/fixtures.ts';
import { SET_FORM } from '../../../testing/permissions/training.ts';
import { exerciseIdOf } from '../library/library-exercise.ts';

const it = freshSceneTest.extend('api', ({ asAthlete, server, scene }) => {
  /** Starts a workout. @returns the workout and helpers that write to it */
  async function start() {
    const { days }: TrainingToday = (await asAthlete.get('/api/training/today')).json();
    const startedAt = server.now().toISOString();
    const workout = { sessionId: newId(), workoutId: days[0]?.id, startedAt };
    const started: WorkoutSession = (await asAthlete.post('/api/workout-sessions', workout)).json();
    const url = `/api/workout-sessions/${started.id}`;
    const update = (path: string, payload: object) =>
      asAthlete.request({ method: 'PUT', url: `${url}/${path}`, payload });
    return { started, url, update };
  }
  /**
   * Does one set per position in the exercise, by default the plan's first, and finishes.
   * @returns the exercise
   */
  async function lift(weights: number | number[], slug?: string) {
    const at = server.now().toISOString();
    const { started, url, update } = await start();
    const [first] = started.exerciseData;
    const exerciseId = slug ? exerciseIdOf(slug) : first?.exerciseId;
    for (const [position, weight] of [weights].flat().entries()) {
      const exerciseKey = position === 0 ? first?.key : newId();
      await update(`exercises/${exerciseKey}`, { exerciseId, sets: 3, skipped: false, position });
      await update(`sets/${newId()}`, { ...SET_FORM, at, exerciseKey, weight, reps: 5 });
    }
    const done = (await asAthlete.post(`${url}/finish`, { finishedAt: at })).json();
    return (done as WorkoutSession).exerciseData[0];
  }
  /** The athlete's sessions, newest first. */
  const latestSessions = () =>
    server.db
      .select({ id: workoutSessions.id })
      .from(workoutSessions)
      .where(eq(workoutSessions.userId, scene.people.athlete.id))
      .orderBy(desc(workoutSessions.id));
  const correct = (session: { id: string } | undefined, exercise: Done, weight: number) =>
    asAthlete.request({
      method: 'PUT',
      url: `/api/workout-sessions/${session?.id}/sets/${exercise?.sets[0]?.id}`,
      payload: { ...SET_FORM, exerciseKey: exercise?.key, weight, reps: 5 },
    });
  const statsPath = () => `/api/users/${scene.people.athlete.id}/training-stats`;
  async function deloads() {
    const coach = await scene.browserOf('coach');
    const { alerts }: { alerts: CoachAlert[] } = (await coach.get('/api/alerts')).json();
    return alerts.filter(({ type }) => type === 'deload_due').map(({ message }) => message);
  }
  return { start, lift, latestSessions, correct, statsPath, deloads };
});

type Done = WorkoutSession['exerciseData'][number] | undefined;

it('raises one alert for a lasting strength loss', async ({ api, scene, server }) => {
  for (const weight of [100, 90]) await api.lift(weight);
  expect(await api.deloads()).toEqual([]);
  const { athlete, coach } = scene.people;
  const reported = await eventsReceivedBy(server, coach, () => api.lift(90));
  expect(reported).toContainEqual({ type: 'alert', athleteId: athlete.id });
  const name = (await api.lift(90))?.exerciseName;
  expect(await api.deloads()).toEqual([
    `${athlete.name} has been more than 5% below their best in ${name} for two sessions: a deload week may be due.`,
  ]);
});

it('withdraws an alert after correcting a mistyped set', async ({ api }) => {
  const belowIn = expect.stringContaining('more than 5% below');
  for (const weight of [100, 90]) await api.lift(weight);
  const done = await api.lift(90);
  const other = await api.lift(90, 'dumbbell-bench-press');
  const [otherOne, one] = await api.latestSessions();
  expect((await api.correct(otherOne, other, 95)).statusCode).toBe(200);
  expect(await api.deloads()).toEqual([belowIn]);
  expect((await api.correct(one, done, 99)).statusCode).toBe(200);
  expect(await api.deloads()).toEqual([]);
  for (const weight of [90, 90]) await api.lift(weight);
  expect(await api.deloads()).toEqual([belowIn]);
});

it('uses finished workouts only', async ({ api, server }) => {
  await api.lift(100);
  const second = await api.lift(90);
  const third = await api.lift(90);
  const { started, update } = await api.start();
  const [first] = started.exerciseData;
  const warmUp = { ...SET_FORM, at: server.now().toISOString(), exerciseKey: first?.key, reps: 5 };
  const setId = newId();
  await update(`sets/${setId}`, { ...warmUp, weight: 100 });
  const [, ofThird, ofSecond] = await api.latestSessions();
  expect((await api.correct(ofThird, third, 90)).statusCode).toBe(200);
  expect(await api.deloads()).toHaveLength(1);
  await update(`sets/${setId}`, { ...warmUp, weight: 60 });
  expect((await api.correct(ofSecond, second, 99)).statusCode).toBe(200);
  expect(await api.deloads()).toEqual([]);
});

it('keeps the alert while another lift has declined', async ({ api }) => {
  const bench = 'dumbbell-bench-press';
  const both: Done[] = [];
  for (const weight of [100, 90, 90]) {
    await api.lift(weight, bench);
    both.push(await api.lift(weight));
  }
  const name = both[0]?.exerciseName;
  await api.lift(100);
  const [, ofThird] = await api.latestSessions();
  expect((await api.correct(ofThird, both[2], 90)).statusCode).toBe(200);
  expect(await api.deloads()).toEqual([expect.not.stringContaining(`best in ${name} for`)]);
});

it('ignores belts and counterweights', async ({ api, asAthlete }) => {
  for (const weight of [20, 10, 10]) await api.lift(weight, 'pull-up');
  for (const weight of [30, 20, 20]) await api.lift(weight, 'assisted-pull-up');
  expect(await api.deloads()).toEqual([]);
  const done = await api.lift(40, 'assisted-pull-up');
  expect(done).toMatchObject({ loading: 'counterweight', sets: [{ weight: 40 }] });
  const { exercises } = (await asAthlete.get(api.statsPath())).json();
  expect(exercises).toEqual([]);
  const guide = (await asAthlete.get(`/api/training/guides/${done?.exerciseId}`)).json();
  expect(guide).toMatchObject({ last: { sets: [{ weight: 40 }] }, bestMaxKg: null });
  // Missed once with less assistance than today, so it doesn't count as a miss at today's level.
  expect(guide.suggestion).toMatchObject({
    loadKg: 40,
    reason: '1 of 3 sets at this load last time: same help until all are done.',
  });
});

it('raises no alert in a deload', async ({ server, scene, api }) => {
  await server.db
    .update(trainingPlans)
    .set({ startsOn: '2026-11-16', weeks: 2, competitionDate: null, deloadWeeks: [1] })
    .where(eq(trainingPlans.userId, scene.people.athlete.id));
  for (const weight of [100, 90, 90]) await api.lift(weight);
  expect(await api.deloads()).toEqual([]);
});

it('raises no alert for eight weeks after a show', async ({ scene, server, api }) => {
  const { id: userId } = scene.people.athlete;
  await server.db.delete(competitions).where(eq(competitions.userId, userId));
  const show = { userId, name: 'Autumn Classic', category: 'Figure' as const };
  const [stored] = await server.db
    .insert(competitions)
    .values({ ...show, date: '2026-11-14', status: 'completed' })
    .returning();
  await server.db.update(users).set({ competitionDate: null }).where(eq(users.id, userId));
  for (const weight of [100, 90, 90]) await api.lift(weight);
  expect(await api.deloads()).toEqual([]);
  await server.db
    .update(competitions)
    .set({ date: '2026-09-19' })
    .where(and(eq(competitions.userId, userId), eq(competitions.id, stored?.id ?? '')));
  await api.lift(90);
  expect(await api.deloads()).toHaveLength(1);
});

it('raises an alert for short sleep and low mood', async ({ scene, server, api }) => {
  const { id: userId, name } = scene.people.athlete;
  const poor = { energyLevel: 6, mood: 'poor' as const, sleepHours: 5 };
  const days = ['2026-11-19', '2026-11-20', '2026-11-21'];
  await server.db.insert(dailyCheckIns).values(days.map((date) => ({ userId, date, ...poor })));
  await api.lift(100);
  expect(await api.deloads()).toEqual([
    `${name} has slept too little and felt bad lately: a deload week may be due.`,
  ]);
});
