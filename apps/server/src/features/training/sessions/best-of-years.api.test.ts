import { addDays, showsMax } from '@posedown/coaching';
import type { TrainingToday } from '@posedown/contract';
import { expect } from 'vitest';
import { newId } from '../../../platform/db/schema/columns.ts';
import { sceneTest } from '../../../testing/fixtures.ts';
import { type DoneWorkout, insertWorkouts } from '../../../testing/insert-workouts.ts';

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
