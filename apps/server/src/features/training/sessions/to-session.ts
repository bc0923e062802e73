import { volumeKgOf } from '@posedown/coaching';
import type { LoggedSet, SessionExercise, SessionLine, WorkoutSession } from '@posedown/contract';
import { v5 as uuidv5 } from 'uuid';
import { libraryExercise } from '../library/library-exercise.ts';
import type { LoggedExercise, StoredSession, StoredSet } from './queries.ts';

/**
 * The exercises of a session as they travel. Rows from before sets had ids get ones that follow from
 * their place, so that they can be corrected like any other.
 */
export function toExercises(
  session: Pick<StoredSession, 'id' | 'exerciseData'>,
): SessionExercise[] {
  return session.exerciseData.map((exercise, place) => toExercise(exercise, session.id, place));
}

function toExercise(exercise: LoggedExercise, sessionId: string, place: number): SessionExercise {
  const key = exercise.key ?? uuidv5(`${place}`, sessionId);
  return {
    key,
    exerciseId: exercise.exerciseId,
    exerciseName: exercise.exerciseName,
    target: exercise.target ?? null,
    skipped: exercise.skipped ?? false,
    sets: exercise.sets.map((set, number) => toSet(set, uuidv5(`${number}`, key))),
  };
}

function toSet(set: StoredSet, fallbackId: string): LoggedSet {
  return {
    id: set.id ?? fallbackId,
    weight: set.weight,
    reps: set.reps,
    rpe: set.rpe,
    form: set.form ?? null,
    pump: set.pump ?? null,
    mindMuscle: set.mindMuscle ?? null,
    energy: set.energy ?? null,
    at: set.at,
  };
}

export function toSession(stored: StoredSession): WorkoutSession {
  const { createdAt, ...session } = stored;
  const exerciseData = toExercises(stored).map((exercise) => {
    const known = libraryExercise(exercise.exerciseId);
    return { ...exercise, timed: known?.timed ?? false, loading: known?.loading ?? 'none' };
  });
  return { ...session, exerciseData, startedAt: createdAt.toISOString() };
}

export function toLine(stored: StoredSession): SessionLine {
  const exercises = stored.exerciseData.map((exercise) => ({
    ...exercise,
    loading: libraryExercise(exercise.exerciseId)?.loading,
  }));
  return {
    id: stored.id,
    name: stored.name,
    date: stored.date,
    completed: stored.completed,
    duration: stored.duration,
    sets: exercises.flatMap(({ sets }) => sets).length,
    volumeKg: Math.round(volumeKgOf(exercises)),
    overallRpe: stored.overallRpe,
    hasFeedback: Boolean(stored.coachFeedback),
  };
}

/** When the last set of a session was done; its start where there is none. */
export function lastSetAt({ exerciseData, createdAt }: StoredSession): Date {
  const times = exerciseData.flatMap(({ sets }) => sets.map(({ at }) => Date.parse(at)));
  return new Date(Math.max(createdAt.getTime(), ...times));
}
