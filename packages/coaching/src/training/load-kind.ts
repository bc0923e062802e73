import type { Loading } from '../exercises/exercise.ts';

/** What the load of a set is: all that is lifted, what comes on top of the body or of a band, or what helps the body up. */
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

/** What an exercise is done with; empty where it is not known. */
interface DoneWith {
  loading?: string | undefined;
  timed?: boolean | undefined;
}

/** @param loading as it travels; of an exercise that is not known nothing is known to be all */
export function loadKindOf(loading: string | undefined): LoadKind {
  return KINDS[loading as Loading] ?? 'added';
}

/**
 * Whether an e1RM is meaningful. Not if only part of the load is noted: going from 5 kg on a belt for eight to 2.5 kg
 * for ten would look like lost strength. Nor for holds.
 */
export function showsMax({ loading, timed }: DoneWith): boolean {
  return loadKindOf(loading) === 'whole' && !timed;
}
