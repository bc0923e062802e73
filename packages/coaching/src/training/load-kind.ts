import type { Loading } from '../exercises/exercise.ts';

/**
 * What a logged load means: the whole load, weight added to the body or a band, or help from a
 * counterweight.
 */
export type LoadKind = 'whole' | 'added' | 'help';

const KINDS: Readonly<Record<Loading, LoadKind>> = {
  barbell: 'whole',
  dumbbell: 'whole',
  kettlebell: 'whole',
  cable: 'whole',
  machine: 'whole',
  counterweight: 'help',
  bodyweight: 'added',
  band: 'added',
  none: 'added',
};

/** An exercise's loading; empty if unknown. */
interface LoadSource {
  loading?: string | undefined;
  timed?: boolean | undefined;
}

/** @param loading as in the API; unknown exercises count as added weight */
export function loadKindOf(loading: string | undefined): LoadKind {
  return KINDS[loading as Loading] ?? 'added';
}

/**
 * Whether an e1RM is meaningful. It isn't if only part of the load is logged: 8 reps with 5 kg on
 * a belt, then 10 with 2.5 kg, would look like lost strength. Nor for isometric holds.
 */
export function showsMax({ loading, timed }: LoadSource): boolean {
  return loadKindOf(loading) === 'whole' && !timed;
}
