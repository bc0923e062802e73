import { supersetPartners } from '@posedown/coaching';
import type { SessionExercise } from '@posedown/contract';
import { isDone, nextUnfinished } from './progress-text.ts';

/** The partner of an exercise in a superset, and which of the two comes first. */
export interface Superset {
  partner: string;
  isFirst: boolean;
}

/** The superset of the exercise at an index, if it has a partner. */
export function supersetOf(
  workout: Parameters<typeof supersetPartners>[0],
  index: number,
): Superset | undefined {
  const partner = supersetPartners(workout)[index];
  const name = partner === undefined ? undefined : workout[partner]?.exerciseName;
  if (partner === undefined || name === undefined) return undefined;
  return { partner: name, isFirst: index < partner };
}

/** The same for a workout in progress, until the partner is done. */
export function sessionSuperset(
  exercises: readonly SessionExercise[],
  index: number,
): Superset | undefined {
  const workout = pairable(exercises);
  const partner = exercises[supersetPartners(workout)[index] ?? -1];
  return partner && !isDone(partner) ? supersetOf(workout, index) : undefined;
}

const pairable = (exercises: readonly SessionExercise[]) =>
  exercises.map(({ exerciseName, skipped, target }) => ({
    ...{ exerciseName, skipped },
    ...{ technique: target?.technique ?? 'straight_sets', supersetWith: target?.supersetWith },
  }));

/** The next step after a set. */
interface AfterSet {
  /** The index of the exercise to show: the partner's in a superset. */
  place: number;
  rests: boolean;
}

/**
 * The next step after a logged set. In a superset the partner comes next without a rest. Once both
 * have equal sets there is a rest, then the first exercise again while it has sets left.
 * @param exercises including the logged set
 */
export function afterSet(exercises: readonly SessionExercise[], index: number): AfterSet {
  const hasSetsLeft = nextUnfinished(exercises, -1) !== undefined;
  const partnerIndex = supersetPartners(pairable(exercises))[index];
  const [exercise, partner] = [exercises[index], exercises[partnerIndex ?? -1]];
  if (partnerIndex === undefined || !exercise || !partner || isDone(partner)) {
    return { place: index, rests: hasSetsLeft };
  }
  const ahead = exercise.sets.length - partner.sets.length;
  if (ahead > 0) return { place: partnerIndex, rests: false };
  const first = Math.min(index, partnerIndex);
  const isFirstDone = first === index && isDone(exercise);
  if (ahead === 0) return { place: isFirstDone ? partnerIndex : first, rests: hasSetsLeft };
  return { place: index, rests: hasSetsLeft };
}
