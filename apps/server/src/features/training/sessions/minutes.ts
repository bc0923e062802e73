import { trainedSeconds } from '@posedown/coaching';
import type { StoredSession } from './queries.ts';

const LONGEST_MINUTES = 360;

/** Whole minutes that a session took until `end`, at least 1 and at most six hours: see `trainedSeconds`. */
export function minutesUntil({ createdAt, exerciseData }: StoredSession, end: Date): number {
  const sets = exerciseData.flatMap((exercise) => exercise.sets.map(({ at }) => Date.parse(at)));
  const minutes = Math.round(trainedSeconds(createdAt.getTime(), sets, end.getTime()) / 60);
  return Math.min(LONGEST_MINUTES, Math.max(1, minutes));
}
