import { addDays, UNPLANNED_TARGET } from '@posedown/coaching';
import type { ExerciseGuide, TrainingToday } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { newId } from '../../../platform/db/schema/columns.ts';
import { users, workoutSessions } from '../../../platform/db/schema/index.ts';
import { sceneTest } from '../../../testing/fixtures.ts';
import { insertWorkouts } from '../../../testing/insert-workouts.ts';
import { SET_FORM } from '../../../testing/permissions/training.ts';
import { planForm } from '../../../testing/permissions/training-plans.ts';
import { exerciseIdOf } from '../library/library-exercise.ts';

const BENCH = exerciseIdOf('barbell-bench-press');
const DUMBBELL_BENCH = exerciseIdOf('dumbbell-bench-press');
const LEG_EXTENSION = exerciseIdOf('leg-extension');
const POUND = 0.45359237;

const it = sceneTest.extend('api', ({ asAthlete, server, scene }) => {
  const today = async (): Promise<TrainingToday> =>
    (await asAthlete.get('/api/training/today')).json();
  const guideOf = async (exerciseId: string): Promise<ExerciseGuide | undefined> =>
    (await today()).guides.find((guide) => guide.exerciseId === exerciseId);
  /** A finished workout with one exercise, this many days ago. */
  async function lift(daysAgo: number, done: Done) {
    const { id = newId(), exerciseId = BENCH, hour = 8, asked = 3, rpe = 8, sets } = done;
    const date = addDays('2026-11-21', -daysAgo);
    const at = `${date}T${String(hour).padStart(2, '0')}:00:00.000Z`;
    const target = { ...UNPLANNED_TARGET, sets: asked, rpe };
    await insertWorkouts(server.db, [
      {
        ...{ id, userId: scene.people.athlete.id, date, completed: true, createdAt: new Date(at) },
        exercises: [
          {
            ...{ exerciseId, exerciseName: 'Lift', target },
            sets: sets.map(([weight, reps, felt = rpe]) => ({ weight, reps, rpe: felt, at })),
          },
        ],
      },
    ]);
    server.forgetReplies();
  }
  /** Swaps the dumbbell bench press into a position of an open workout. */
  const swap = (sessionId: string, key: string) =>
    asAthlete.request({
      method: 'PUT',
      url: `/api/workout-sessions/${sessionId}/exercises/${key}`,
      payload: { exerciseId: DUMBBELL_BENCH, sets: 3, skipped: false, position: 0 },
    });
  return { today, guideOf, lift, swap };
});

it.beforeAll(async ({ scene, asCoach }) => {
  const form = await planForm(scene);
  const request = { ...form.workouts[0]?.exercises[0], sets: 3, reps: '8-12', rpe: 8 };
  const lifts = { [BENCH]: 'Bench', [LEG_EXTENSION]: 'Legs', [exerciseIdOf('pull-up')]: 'Pull-Up' };
  const exercises = Object.entries(lifts).map(([exerciseId, exerciseName]) => ({
    ...{ ...request, exerciseId, exerciseName },
  }));
  const plan = { clientId: scene.people.athlete.id, startsOn: '2026-11-16' };
  const workouts = [{ name: 'All', exercises }];
  const created = await asCoach.post('/api/training-plans', { ...form, ...plan, workouts });
  expect(created.statusCode).toBe(201);
});
it.beforeEach(async ({ scene, server }) => {
  const isOwn = eq(workoutSessions.userId, scene.people.athlete.id);
  await server.db.delete(workoutSessions).where(isOwn);
  server.forgetReplies();
});

interface Done {
  id?: string;
  exerciseId?: string;
  /** The hour at which it started. */
  hour?: number;
  asked?: number;
  rpe?: number;
  sets: [weight: number, reps: number, rpe?: number][];
}

describe('suggested load for the next time', () => {
  it('increases after three full sets', async ({ api }) => {
    await api.lift(3, {
      sets: [
        [80, 12],
        [80, 12],
        [80, 12],
      ],
    });
    expect((await api.guideOf(BENCH))?.suggestion).toMatchObject({ loadKg: 82.5, targetReps: 8 });
    await api.lift(1, { sets: [[80, 12]] });
    expect((await api.guideOf(BENCH))?.suggestion).toMatchObject({
      ...{ loadKg: 80, reason: expect.stringContaining('1 of 3 sets') },
    });
  });

  it('uses the effort planned on its day', async ({ api }) => {
    await api.lift(7, {
      rpe: 7,
      sets: [
        [80, 12],
        [80, 12],
        [80, 12],
      ],
    });
    expect((await api.guideOf(BENCH))?.suggestion).toMatchObject({ loadKg: 82.5 });
    await api.lift(5, {
      rpe: 7,
      sets: [
        [80, 12, 8],
        [80, 12, 8],
        [80, 12, 8],
      ],
    });
    expect((await api.guideOf(BENCH))?.suggestion).toMatchObject({ loadKg: 80, targetReps: 12 });
  });

  it('follows the later of two workouts of a day', async ({ api }) => {
    const full: Done['sets'] = [12, 12, 12].map((reps) => [80, reps]);
    await api.lift(3, { id: 'ffffffff-0000-4000-8000-000000000000', hour: 7, sets: full });
    const fewer: Done['sets'] = [10, 10, 10].map((reps) => [82.5, reps]);
    await api.lift(3, { id: '00000000-0000-4000-8000-000000000001', hour: 18, sets: fewer });
    expect((await api.guideOf(BENCH))?.suggestion).toMatchObject({ loadKg: 82.5, targetReps: 11 });
  });

  it('decreases after two misses', async ({ api }) => {
    await api.lift(7, {
      sets: [
        [80, 8],
        [80, 7],
        [80, 6],
      ],
    });
    await api.lift(5, {
      sets: [
        [80, 7],
        [80, 7],
        [80, 6],
      ],
    });
    expect((await api.guideOf(BENCH))?.suggestion).toMatchObject({ loadKg: 75, targetReps: 8 });
  });

  it('uses pound plates and stacks', async ({ server, scene, api }) => {
    const setUnits = async (units: 'metric' | 'imperial') => {
      await server.db.update(users).set({ units }).where(eq(users.id, scene.people.athlete.id));
      server.forgetReplies();
    };
    await setUnits('imperial');
    const full = (pounds: number): Done['sets'] =>
      [12, 12, 12].map((reps) => [Math.round(pounds * POUND * 100) / 100, reps]);
    await api.lift(3, { sets: full(135) });
    await api.lift(2, { exerciseId: LEG_EXTENSION, sets: full(100) });
    const pounds = async (id: string) => ((await api.guideOf(id))?.suggestion?.loadKg ?? 0) / POUND;
    expect(await pounds(BENCH)).toBeCloseTo(140, 4);
    expect(await pounds(LEG_EXTENSION)).toBeCloseTo(110, 4);
    await setUnits('metric');
  });
});

describe('suggested load of an exercise never done before', () => {
  it('starts from a related lift, a tenth lighter', async ({ api }) => {
    await api.lift(3, {
      exerciseId: DUMBBELL_BENCH,
      sets: [
        [36, 8],
        [36, 8],
        [36, 8],
      ],
    });
    // 36 · (1 + 10/30) = 48 for one dumbbell; 48 / 0.4 · 0.9 / (1 + 10/30) = 81.
    expect((await api.guideOf(BENCH))?.suggestion).toEqual({
      ...{ loadKg: 80, targetReps: 8 },
      reason: 'Estimated from your Dumbbell Bench Press. Adjust after the first set.',
    });
  });

  it('explains how to find the load if there is none', async ({ api }) => {
    expect((await api.guideOf(LEG_EXTENSION))?.suggestion).toEqual({
      ...{ loadKg: null, targetReps: 8 },
      reason: 'Start light and add load until the last rep of a set would feel like RPE 8.',
    });
    expect((await api.guideOf(exerciseIdOf('pull-up')))?.suggestion).toMatchObject({
      ...{ loadKg: null, targetReps: 8, reason: expect.stringContaining('RPE 8') },
    });
    for (const { suggestion } of (await api.today()).guides)
      expect(suggestion?.reason).toMatch(/\w/);
  });

  it('includes strengths for offline swaps', async ({ api }) => {
    await api.lift(3, {
      sets: [
        [80, 8],
        [80, 8],
        [80, 8],
      ],
    });
    const { starts = [] } = await api.today();
    const startOf = (slug: string) =>
      starts.find(({ exerciseId }) => exerciseId === exerciseIdOf(slug));
    // 80 · (1 + 10/30) = 106.7 for one.
    expect(startOf('barbell-bench-press')).toMatchObject({ maxKg: 106.7, from: null });
    expect(startOf('dumbbell-bench-press')).toMatchObject({
      ...{ maxKg: 38.4, from: 'Barbell Bench Press' },
    });
    expect(startOf('back-squat')).toBeUndefined();
  });

  it('has its own guide when swapped in', async ({ api, server, asAthlete }) => {
    await api.lift(3, {
      sets: [
        [80, 8],
        [80, 8],
        [80, 8],
      ],
    });
    const begun = { sessionId: newId(), workoutId: (await api.today()).days[0]?.id };
    const at = server.now().toISOString();
    const started = await asAthlete.post('/api/workout-sessions', { ...begun, startedAt: at });
    const [first] = started.json().exerciseData;
    await api.swap(begun.sessionId, first.key);
    // 106.7 · 0.4 · 0.9 / (1 + 10/30) = 28.8.
    expect(await api.guideOf(DUMBBELL_BENCH)).toMatchObject({
      ...{ reps: '8-12', suggestion: { loadKg: 28, targetReps: 8 } },
    });
  });
});

it('continues from the set done when swapped in later', async ({ api, server, asAthlete }) => {
  const begun = { sessionId: newId(), workoutId: (await api.today()).days[0]?.id };
  const at = server.now().toISOString();
  const started = await asAthlete.post('/api/workout-sessions', { ...begun, startedAt: at });
  const [first] = started.json().exerciseData;
  await asAthlete.request({
    method: 'PUT',
    url: `/api/workout-sessions/${begun.sessionId}/sets/${newId()}`,
    payload: { ...SET_FORM, at, exerciseKey: first.key },
  });
  await api.swap(begun.sessionId, newId());
  // It doesn't count as a last time of the bench press yet.
  expect((await api.guideOf(BENCH))?.last).toBeNull();
  expect((await api.guideOf(DUMBBELL_BENCH))?.suggestion).toMatchObject({ loadKg: 28 });
  const alone = (await asAthlete.get(`/api/training/guides/${DUMBBELL_BENCH}`)).json();
  expect(alone.suggestion).toMatchObject({ loadKg: 28 });
});

it('starts from its own last time, lighter after a break', async ({ api, asAthlete }) => {
  await api.lift(400, {
    sets: [
      [80, 12],
      [80, 12],
      [80, 12],
    ],
  });
  await api.lift(500, {
    sets: [
      [60, 12],
      [60, 12],
      [60, 12],
    ],
  });
  for (const daysAgo of Array.from({ length: 125 }, (_, n) => n + 2)) {
    await api.lift(daysAgo, { exerciseId: exerciseIdOf('cable-fly'), sets: [[20, 10]] });
  }
  const guide = await api.guideOf(BENCH);
  expect(guide?.last).toMatchObject({ date: '2025-10-17', sets: [{ weight: 80 }, {}, {}] });
  expect(guide?.suggestion).toEqual({
    ...{ loadKg: 70, targetReps: 8 },
    reason: 'Last done 57 weeks ago: start lighter.',
  });
  const alone = (await asAthlete.get(`/api/training/guides/${BENCH}`)).json();
  expect(alone.suggestion).toEqual(guide?.suggestion);
});
