import type { TrainingToday, WorkoutSession } from '@posedown/contract';
import { getTableName, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { newId } from '../../../platform/db/schema/columns.ts';
import {
  sessionExercises,
  workoutSessions,
  workoutSets,
} from '../../../platform/db/schema/index.ts';
import { sceneTest } from '../../../testing/fixtures.ts';
import { insertExercises } from '../../../testing/insert-workouts.ts';
import { SET_FORM } from '../../../testing/permissions/training.ts';
import { planForm } from '../../../testing/permissions/training-plans.ts';

const it = sceneTest.extend('api', ({ server }) => {
  /** Row versions of all workout rows, which change with each update. */
  async function versions() {
    const rows = [];
    for (const table of [workoutSessions, sessionExercises, workoutSets]) {
      const name = getTableName(table);
      rows.push(
        ...(await server.db.select({ row: sql<string>`${name} || ctid || xmin` }).from(table)),
      );
    }
    return rows.map(({ row }) => row);
  }
  return { versions };
});

it.beforeAll(async ({ scene, asCoach }) => {
  const plan = { clientId: scene.people.athlete.id, startsOn: '2026-11-16' };
  const created = await asCoach.post('/api/training-plans', {
    ...(await planForm(scene)),
    ...plan,
  });
  expect(created.statusCode).toBe(201);
});

it('stores 300 sets as rows, and no more', async ({ server, asAthlete, scene, api }) => {
  const at = server.now().toISOString();
  const today: TrainingToday = (await asAthlete.get('/api/training/today')).json();
  const started = { sessionId: newId(), workoutId: today.days[0]?.id, startedAt: at };
  const session: WorkoutSession = (await asAthlete.post('/api/workout-sessions', started)).json();
  const [first] = session.exerciseData;
  if (!first) throw new Error('the plan has no exercise');
  const sets = (count: number) =>
    Array.from({ length: count }, () => ({ weight: 60, reps: 8, rpe: null, at, id: newId() }));
  const { exerciseId, exerciseName, target } = first;
  const exercises = [50, 50, 50, 50, 50, 49].map((count) => ({
    ...{ exerciseId, exerciseName, target, key: newId(), sets: sets(count) },
  }));
  const workout = { userId: scene.people.athlete.id, sessionId: session.id };
  await insertExercises(server.db, workout, exercises);
  const save = (setId: string) =>
    asAthlete.request({
      ...{ method: 'PUT', url: `/api/workout-sessions/${session.id}/sets/${setId}` },
      payload: { ...SET_FORM, at, exerciseKey: exercises[5]?.key },
    });
  const before = await api.versions();
  const last = newId();
  expect((await save(last)).statusCode).toBe(200);
  expect((await save(last.toUpperCase())).statusCode).toBe(200);
  // All other rows are unchanged.
  expect((await api.versions()).filter((version) => !before.includes(version))).toHaveLength(1);
  const refused = await save(newId());
  expect(refused.statusCode).toBe(400);
  expect(refused.json().error).toBe('A session has at most 300 sets');
});
