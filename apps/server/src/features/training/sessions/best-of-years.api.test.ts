import { readFileSync } from 'node:fs';
import { addDays, EXERCISES, seededRandom, showsMax } from '@posedown/coaching';
import type { TrainingToday, WorkoutSession } from '@posedown/contract';
import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { newId } from '../../../platform/db/schema/columns.ts';
import { workoutSessions } from '../../../platform/db/schema/index.ts';
import { sceneTest } from '../../../testing/fixtures.ts';
import { type DoneWorkout, insertWorkouts } from '../../../testing/insert-workouts.ts';
import { exerciseIdOf } from '../library/library-exercise.ts';

let exerciseId: string;

const it = sceneTest.extend('api', { scope: 'file' }, ({ asAthlete, scene }) => {
  const today = async (): Promise<TrainingToday> =>
    (await asAthlete.get('/api/training/today')).json();
  /** A session with one set at each position of the exercise. */
  const session = (date: string, sets: Done[], change: Partial<DoneWorkout> = {}): DoneWorkout => ({
    ...{ id: newId(), userId: scene.people.athlete.id, date, completed: true, ...change },
    exercises: sets.map((set) => {
      const at = `${date}T08:00:00.000Z`;
      return { exerciseId, exerciseName: 'Lift', sets: [{ ...set, at }] };
    }),
  });
  /** The best so far, as returned by both guide endpoints. */
  async function bests() {
    const guide = (await today()).guides.find((each) => each.exerciseId === exerciseId);
    const alone = (await asAthlete.get(`/api/training/guides/${exerciseId}`)).json();
    return [guide?.bestMaxKg, alone.bestMaxKg];
  }
  return { today, session, bests };
});

it.beforeAll(async ({ api }) => {
  const found = (await api.today()).guides.find(showsMax);
  if (!found) throw new Error('the plan has no exercise with an e1RM');
  exerciseId = found.exerciseId;
});

type Done = { weight: number; reps: number; rpe: number | null };

it('returns the all-time best', async ({ api, server }) => {
  const light = { weight: 100, reps: 5, rpe: null };
  const lately = Array.from({ length: 120 }, (_, n) =>
    api.session(addDays('2026-03-01', 2 * n), [light]),
  );
  await insertWorkouts(server.db, lately);
  server.forgetReplies();
  // Epley: 100 · (1 + 5/30).
  const recent = 100 * (1 + 5 / 30);
  expect(await api.bests()).toEqual([expect.closeTo(recent, 3), expect.closeTo(recent, 3)]);

  await insertWorkouts(server.db, [
    api.session('2024-11-20', [light, { weight: 140, reps: 1, rpe: 10 }]),
    // Sets that don't count: unfinished session, too easy, and without an e1RM.
    api.session('2024-11-21', [{ weight: 200, reps: 1, rpe: 10 }], { completed: false }),
    api.session('2024-11-22', [{ weight: 150, reps: 5, rpe: 6 }]),
    api.session('2024-11-23', [
      { weight: 145, reps: 1, rpe: 10 },
      { weight: 120, reps: 20, rpe: 10 },
    ]),
  ]);
  server.forgetReplies();
  expect(await api.bests()).toEqual([140, 140]);
});

it('follows a correction of a finished session', async ({ api, asAthlete, scene, server }) => {
  const before = api.session('2025-01-10', [{ weight: 180, reps: 1, rpe: 10 }]);
  await insertWorkouts(server.db, [before]);
  server.forgetReplies();
  expect(await api.bests()).toEqual([180, 180]);
  const url = `/api/users/${scene.people.athlete.id}/workout-sessions/${before.id}`;
  const found: WorkoutSession = (await asAthlete.get(url)).json();
  const { key: exerciseKey, sets = [] } = found.exerciseData[0] ?? {};
  const [{ id, ...set } = { id: '' }] = sets;
  const corrected = await asAthlete.request({
    method: 'PUT',
    url: `/api/workout-sessions/${before.id}/sets/${id}`,
    payload: { ...set, exerciseKey, weight: 80 },
  });
  expect(corrected.statusCode, corrected.body).toBe(200);
  expect(await api.bests()).toEqual([140, 140]);
});

it('was stored for earlier sessions as it is for new ones', async ({ api, scene, server }) => {
  const random = seededRandom('maxes');
  const lifts = EXERCISES.slice(0, 6).map(({ id }) => exerciseIdOf(id));
  const anySet = () => ({
    weight: random.integer(0, 9) === 0 ? null : random.integer(0, 400) / 2.5,
    reps: random.integer(0, 16),
    rpe: random.integer(0, 3) === 0 ? null : random.integer(12, 20) / 2,
    at: '2023-01-01T08:00:00.000Z',
  });
  const sessions = Array.from({ length: 60 }, (_, n) => ({
    ...api.session(addDays('2023-01-01', n), [], { completed: n % 10 !== 0 }),
    exercises: Array.from({ length: 5 }, () => ({
      exerciseId: lifts[random.integer(0, lifts.length - 1)] ?? '',
      exerciseName: 'Lift',
      sets: Array.from({ length: random.integer(0, 4) }, anySet),
    })),
  }));
  await insertWorkouts(server.db, sessions);
  const { id, maxes, userId } = workoutSessions;
  const ofAthlete = eq(userId, scene.people.athlete.id);
  const readMaxes = async () => {
    const rows = await server.db.select({ id, maxes }).from(workoutSessions).where(ofAthlete);
    return rows
      .map((row) => ({
        ...row,
        maxes: row.maxes.toSorted((one, other) => one.exerciseId.localeCompare(other.exerciseId)),
      }))
      .toSorted((one, other) => one.id.localeCompare(other.id));
  };
  const stored = await readMaxes();
  expect(stored.flatMap((row) => row.maxes).length).toBeGreaterThan(100);
  await server.db.update(workoutSessions).set({ maxes: [] });
  const file = '../../../platform/db/migrations/20261129173845_session_maxes/migration.sql';
  const migration = readFileSync(new URL(file, import.meta.url), 'utf8');
  await server.db.execute(sql.raw(migration.split('--> statement-breakpoint').at(-1) ?? ''));
  expect(await readMaxes()).toEqual(stored);
});
