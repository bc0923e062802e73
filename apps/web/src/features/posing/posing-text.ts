import { type PosingRoutine, posesOf, routineSeconds } from '@posedown/coaching';
import type { PoseSession, PosingRating } from '@posedown/contract';

/** 'Mandatory Poses', 'Individual Routine', "Men's Physique round". */
export function routineName(routine: PosingRoutine): string {
  if (routine === 'mandatory') return 'Mandatory Poses';
  return routine === 'individual' ? 'Individual Routine' : `${routine} round`;
}

/** Text such as '8 poses, 85 s'. */
export function routineSize(routine: PosingRoutine): string {
  const noun = routine === 'individual' ? 'segments' : 'poses';
  return `${posesOf(routine).length} ${noun}, ${routineSeconds(routine)} s`;
}

/** The ratings in form order. */
export const RATING_LABELS: Record<PosingRating, string> = {
  overallQuality: 'Overall quality',
  confidence: 'Confidence',
  stagePresence: 'Stage presence',
  conditioning: 'Conditioning',
  symmetry: 'Symmetry',
};
export const RATINGS = Object.keys(RATING_LABELS) as PosingRating[];

/** Text such as '6 of 8 poses, 74 s held'. */
export function sessionSize({ poses, duration, routine }: PoseSession): string {
  const done = poses.filter(({ completed }) => completed).length;
  const all = routine ? posesOf(routine).length : poses.length;
  return `${done} of ${all} poses, ${duration} s held`;
}

/** The skipped or shortened poses of a session; none if no pose was held. */
export function missedPoses({ poses, routine }: PoseSession): string[] {
  const completedNames = new Set(poses.flatMap(({ name, completed }) => (completed ? [name] : [])));
  if (completedNames.size === 0) return [];
  return (routine ? posesOf(routine) : poses)
    .map(({ name }) => name)
    .filter((name) => !completedNames.has(name));
}

/** The given ratings, such as 'Confidence 8'. */
export function ratingText(session: PoseSession): string[] {
  return RATINGS.flatMap((rating) => {
    const value = session[rating];
    return value === null ? [] : [`${RATING_LABELS[rating]} ${value}`];
  });
}
