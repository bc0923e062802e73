import { exerciseEndpoints, trainingEndpoints, type WorkoutSession } from '@posedown/contract';
import { newId } from '../../platform/db/schema/columns.ts';
import { athleteAndCoach, athletesOnly, coachesOnly, type PermissionRow, signedIn } from './row.ts';
import type { Scene } from './scene.ts';

/** A minimal set. */
export const SET_FORM = {
  weight: 80,
  reps: 8,
  rpe: 8,
  form: null,
  pump: null,
  mindMuscle: null,
  energy: null,
  at: '2026-11-21T08:50:00.000Z',
};

/** Starts the first workout of the athlete's plan and logs a set. */
export async function openSession({ browserOf }: Scene): Promise<WorkoutSession> {
  const browser = await browserOf('athlete');
  const { days } = (await browser.get('/api/training/today')).json();
  const sessionId = newId();
  const started: WorkoutSession = (
    await browser.post('/api/workout-sessions', {
      ...{ sessionId, workoutId: days[0].id, startedAt: '2026-11-21T08:00:00.000Z' },
    })
  ).json();
  const stored = await browser.request({
    method: 'PUT',
    url: `/api/workout-sessions/${sessionId}/sets/${newId()}`,
    payload: { ...SET_FORM, exerciseKey: started.exerciseData[0]?.key },
  });
  return stored.json();
}

const firstExercise = async (scene: Scene) => {
  const session = await openSession(scene);
  const [exercise] = session.exerciseData;
  if (!exercise) throw new Error('the workout has no exercise');
  return { session, exercise };
};

/** Calls about an athlete's own session. For other athletes it doesn't exist. */
const ownSession = (status: number) => ({ ...athletesOnly(status), otherAthlete: 404 });

const logging: PermissionRow[] = [
  {
    endpoint: trainingEndpoints.startSession,
    statuses: ownSession(201),
    prepare: async (scene) => {
      const { session } = await firstExercise(scene);
      const { workoutId, startedAt } = session;
      return { body: { sessionId: newId(), workoutId, startedAt } };
    },
  },
  {
    endpoint: trainingEndpoints.saveSet,
    statuses: ownSession(200),
    prepare: async (scene) => {
      const { session, exercise } = await firstExercise(scene);
      return {
        params: { sessionId: session.id, setId: newId() },
        body: { ...SET_FORM, exerciseKey: exercise.key },
      };
    },
  },
  {
    endpoint: trainingEndpoints.removeSet,
    statuses: ownSession(200),
    prepare: async (scene) => {
      const { session, exercise } = await firstExercise(scene);
      return { params: { sessionId: session.id, setId: exercise.sets[0]?.id ?? '' } };
    },
  },
  {
    endpoint: trainingEndpoints.saveSessionExercise,
    statuses: ownSession(200),
    prepare: async (scene) => {
      const { session, exercise } = await firstExercise(scene);
      return {
        params: { sessionId: session.id, exerciseKey: exercise.key },
        body: { exerciseId: exercise.exerciseId, sets: 4, skipped: false, position: 0 },
      };
    },
  },
  {
    endpoint: trainingEndpoints.finishSession,
    statuses: ownSession(200),
    prepare: async (scene) => ({
      params: { sessionId: (await openSession(scene)).id },
      body: { finishedAt: '2026-11-21T09:00:00.000Z', overallRpe: 8 },
    }),
  },
  {
    endpoint: trainingEndpoints.abandonSession,
    statuses: ownSession(204),
    prepare: async (scene) => ({ params: { sessionId: (await openSession(scene)).id } }),
  },
];

const sessionParams = async (scene: Scene) => ({
  userId: scene.people.athlete.id,
  sessionId: (await openSession(scene)).id,
});

const reading: PermissionRow[] = [
  { endpoint: trainingEndpoints.trainingToday, statuses: athletesOnly(200) },
  {
    endpoint: trainingEndpoints.exerciseGuide,
    statuses: athletesOnly(200),
    prepare: async (scene) => ({
      params: { exerciseId: (await firstExercise(scene)).exercise.exerciseId },
    }),
  },
  {
    endpoint: trainingEndpoints.workoutSessions,
    statuses: athleteAndCoach(200),
    prepare: ({ people }) => ({ params: { userId: people.athlete.id } }),
  },
  {
    endpoint: trainingEndpoints.workoutSession,
    statuses: athleteAndCoach(200),
    prepare: async (scene) => ({ params: await sessionParams(scene) }),
  },
  {
    endpoint: trainingEndpoints.coachFeedback,
    statuses: { ...coachesOnly(200), otherCoach: 404 },
    prepare: async (scene) => ({
      params: await sessionParams(scene),
      body: { coachFeedback: 'Slower on the way down.', version: 0 },
    }),
  },
  {
    endpoint: trainingEndpoints.trainingStats,
    statuses: athleteAndCoach(200),
    prepare: ({ people }) => ({ params: { userId: people.athlete.id } }),
  },
];

const library: PermissionRow[] = [
  { endpoint: exerciseEndpoints.exercises, statuses: signedIn(200) },
  {
    endpoint: exerciseEndpoints.exercise,
    statuses: signedIn(200),
    prepare: async (scene) => ({
      params: { exerciseId: (await firstExercise(scene)).exercise.exerciseId },
    }),
  },
  {
    endpoint: exerciseEndpoints.exerciseVideo,
    statuses: coachesOnly(200),
    // A different exercise for each caller, so that each sets its first video.
    prepare: async (scene) => ({
      params: { exerciseId: (await firstExercise(scene)).exercise.exerciseId },
      body: { videoUrl: 'https://video.example/squat', videoVersion: 0 },
    }),
  },
  { endpoint: exerciseEndpoints.techniques, statuses: signedIn(200) },
];

export const trainingPermissions: PermissionRow[] = [...logging, ...reading, ...library];
