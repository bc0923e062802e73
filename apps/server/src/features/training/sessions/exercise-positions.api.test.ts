import type { TrainingStats, TrainingToday, WorkoutSession } from '@posedown/contract';
import { expect } from 'vitest';
import { newId } from '../../../platform/db/schema/columns.ts';
import { sceneTest } from '../../../testing/fixtures.ts';
import { SET_FORM } from '../../../testing/permissions/training.ts';
import { planForm } from '../../../testing/permissions/training-plans.ts';
import type { TestBrowser } from '../../../testing/test-app.ts';
import { exerciseIdOf } from '../library/library-exercise.ts';

const SQUAT = exerciseIdOf('back-squat');
let athlete: TestBrowser;
let coach: TestBrowser;

const it = sceneTest.extend('api', ({ server }) => {
  /** One set at each of the two positions. */
  async function squat(...sets: { weight: number; reps: number }[]) {
    const at = server.now().toISOString();
    const started = { sessionId: newId(), workoutId: (await today()).days[0]?.id, startedAt: at };
    const session: WorkoutSession = (await athlete.post('/api/workout-sessions', started)).json();
    const url = `/api/workout-sessions/${session.id}`;
    for (const [place, set] of sets.entries()) {
      const exerciseKey = session.exerciseData[place]?.key;
      const payload = { ...SET_FORM, at, exerciseKey, ...set };
      await athlete.request({ method: 'PUT', url: `${url}/sets/${newId()}`, payload });
    }
    await athlete.post(`${url}/finish`, { finishedAt: at });
  }
  return { squat };
});

it.beforeAll(async ({ scene }) => {
  [athlete, coach] = [await scene.browserOf('athlete'), await scene.browserOf('coach')];
  const form = await planForm(scene);
  const squat = {
    ...form.workouts[0]?.exercises[0],
    exerciseId: SQUAT,
    exerciseName: 'Back Squat',
  };
  const exercises = ['4-6', '8-12'].map((reps) => ({ ...squat, reps }));
  const plan = { clientId: scene.people.athlete.id, startsOn: '2026-11-16' };
  const workouts = [{ name: 'Legs', exercises }];
  const created = await coach.post('/api/training-plans', { ...form, ...plan, workouts });
  expect(created.statusCode).toBe(201);
});

const today = async (): Promise<TrainingToday> => (await athlete.get('/api/training/today')).json();

it('separates loads by position, counting the session once', async ({ api, scene }) => {
  await api.squat({ weight: 120, reps: 5 }, { weight: 100, reps: 10 });
  // This counts as one bad day, even though two positions fell short.
  await api.squat({ weight: 100, reps: 5 }, { weight: 85, reps: 9 });
  const { alerts } = (await coach.get('/api/alerts')).json();
  expect(alerts.filter(({ type }: { type: string }) => type === 'deload_due')).toEqual([]);
  const stats = `/api/users/${scene.people.athlete.id}/training-stats`;
  const { exercises }: TrainingStats = (await athlete.get(stats)).json();
  // Epley with the two reps in reserve of RPE 8: 100 · (1 + 12/30), and 100 · (1 + 7/30).
  expect(exercises).toMatchObject([{ sessions: 2, points: [{ kg: 148 }, { kg: 123.3 }] }]);
  const guides = (await today()).guides.filter(({ exerciseId }) => exerciseId === SQUAT);
  expect(guides).toMatchObject([
    { reps: '4-6', last: { sets: [{ weight: 100 }] }, suggestion: { loadKg: 100, targetReps: 6 } },
    { reps: '8-12', last: { sets: [{ weight: 85 }] }, suggestion: { loadKg: 85, targetReps: 10 } },
  ]);
});

it('prefers a reliable best in guide and strength', async ({ api, scene }) => {
  // 107 · (1 + 12/30) = 149.8 is a rough estimate, so the reliable 148 stays the best.
  await api.squat({ weight: 107, reps: 10 });
  const stats = `/api/users/${scene.people.athlete.id}/training-stats`;
  const { exercises }: TrainingStats = (await athlete.get(stats)).json();
  expect(exercises[0]?.points).toHaveLength(3);
  expect(exercises[0]?.best.kg).toBe(148);
  const guide = (await athlete.get(`/api/training/guides/${SQUAT}`)).json();
  expect(guide).toMatchObject({ bestMaxKg: expect.closeTo(148, 3), bestMaxIsReliable: true });
});
