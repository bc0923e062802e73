import { trainedSeconds, volumeKgOf } from '@posedown/coaching';
import type { SessionLine, WorkoutSession } from '@posedown/contract';
import { cutPage, dayCursorOf, readDayCursor } from '../../../platform/paging.ts';
import type { Services } from '../../../platform/services.ts';
import { libraryExercise } from '../library/library-exercise.ts';
import { type DoneSession, listSessions, type StoredSession } from './queries.ts';

const LONGEST_MINUTES = 360;

/** A session's duration until `end` in whole minutes, between 1 minute and six hours: see `trainedSeconds`. */
export function minutesUntil({ createdAt, exerciseData }: StoredSession, end: Date): number {
  const sets = exerciseData.flatMap((exercise) => exercise.sets.map(({ at }) => Date.parse(at)));
  const minutes = Math.round(trainedSeconds(createdAt.getTime(), sets, end.getTime()) / 60);
  return Math.min(LONGEST_MINUTES, Math.max(1, minutes));
}

export function toSession(stored: StoredSession): WorkoutSession {
  const { createdAt, ...session } = stored;
  const exerciseData = stored.exerciseData.map((exercise) => {
    const known = libraryExercise(exercise.exerciseId);
    return { ...exercise, timed: known?.timed ?? false, loading: known?.loading ?? 'none' };
  });
  return { ...session, exerciseData, startedAt: createdAt.toISOString() };
}

function toLine({ lifted, coachFeedback, ...session }: DoneSession): SessionLine {
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

/** The time of a session's last set, or its start if it has none. */
export function lastSetAt({ exerciseData, createdAt }: StoredSession): Date {
  const times = exerciseData.flatMap(({ sets }) => sets.map(({ at }) => Date.parse(at)));
  return new Date(Math.max(createdAt.getTime(), ...times));
}

interface Page {
  sessions: SessionLine[];
  nextCursor: string | null;
}

/**
 * A page of an athlete's sessions, newest first.
 * @throws AppError `invalid_input` for an unknown cursor
 */
export async function pageSessions(
  { db }: Pick<Services, 'db'>,
  userId: string,
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<Page> {
  const after = readDayCursor(cursor);
  const found = await listSessions(db, { userId, limit: limit + 1, after });
  const { rows, nextCursor } = cutPage(found, limit, dayCursorOf);
  return { sessions: rows.map(toLine), nextCursor };
}
