import { volumeKgOf } from '@posedown/coaching';
import type { SessionLine, WorkoutSession } from '@posedown/contract';
import { libraryExercise } from '../library/library-exercise.ts';
import type { DoneSession, StoredSession } from './queries.ts';

export function toSession(stored: StoredSession): WorkoutSession {
  const { createdAt, ...session } = stored;
  const exerciseData = stored.exerciseData.map((exercise) => {
    const known = libraryExercise(exercise.exerciseId);
    return { ...exercise, timed: known?.timed ?? false, loading: known?.loading ?? 'none' };
  });
  return { ...session, exerciseData, startedAt: createdAt.toISOString() };
}

export function toLine({ lifted, coachFeedback, ...session }: DoneSession): SessionLine {
  const exercises = lifted.map((exercise) => ({
    ...exercise,
    loading: libraryExercise(exercise.exerciseId)?.loading,
  }));
  return {
    ...session,
    sets: exercises.flatMap(({ sets }) => sets).length,
    volumeKg: Math.round(volumeKgOf(exercises)),
    hasFeedback: Boolean(coachFeedback),
  };
}

/** When the last set of a session was done; its start where there is none. */
export function lastSetAt({ exerciseData, createdAt }: StoredSession): Date {
  const times = exerciseData.flatMap(({ sets }) => sets.map(({ at }) => Date.parse(at)));
  return new Date(Math.max(createdAt.getTime(), ...times));
}
