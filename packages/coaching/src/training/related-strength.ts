import type { Loading } from '../exercises/exercise.ts';
import { findExercise } from '../exercises/library.ts';
import { LIFT_FAMILIES, type LiftFamily } from './lift-families.data.ts';

/** A lift's estimated strength and the lift it is based on. */
export interface RelatedStrength {
  /** The e1RM to start from, kg. */
  maxKg: number;
  /** The lift it is estimated from. */
  from: string;
}

/** A new lift starts 10% lighter. */
const UNFAMILIAR = 0.9;
/** A machine needs less balance than free weights, so its loads are higher. [our choice] */
const FREE_FROM_MACHINE = 0.85;

const FREE: ReadonlySet<Loading> = new Set<Loading>(['barbell', 'dumbbell', 'kettlebell']);

const FAMILY_OF: ReadonlyMap<string, LiftFamily> = new Map(
  LIFT_FAMILIES.flatMap((family) => Object.keys(family.lifts).map((lift) => [lift, family])),
);

/**
 * A lift's likely strength from the e1RM of a related one, minus 10% for unfamiliarity. Similarly
 * loaded lifts count most. Null without a related lift.
 * @param id of a library exercise
 * @param strengths e1RM of each lift done, kg
 */
export function relatedStrength(
  id: string,
  strengths: ReadonlyMap<string, number>,
): RelatedStrength | null {
  const [nearest] = relativesOf(id)
    .filter(({ lift }) => lift !== id && strengths.has(lift))
    .sort((one, other) => one.distance - other.distance);
  if (!nearest) return null;
  const maxKg = (strengths.get(nearest.lift) ?? 0) * nearest.ratio * UNFAMILIAR;
  return {
    maxKg: maxKg * (isFreeOfMachine(id, nearest.lift) ? FREE_FROM_MACHINE : 1),
    from: nearest.lift,
  };
}

interface Relative {
  lift: string;
  ratio: number;
  distance: number;
}

/** Lifts of the same family, and the lift of another family it can be estimated from. */
function relativesOf(id: string): Relative[] {
  const family = FAMILY_OF.get(id);
  const own = family?.lifts[id];
  if (!family || own === undefined) return [];
  const members = Object.entries(family.lifts).map(([lift, load]) => ({
    ...{ lift, ratio: own / load },
    distance: loadingOf(lift) === loadingOf(id) ? 0 : 1,
  }));
  const { from } = family;
  const first = Object.values(family.lifts)[0] ?? 1;
  const other = from && FAMILY_OF.get(from.lift);
  const outside = Object.entries(other?.lifts ?? {}).map(([lift, load]) => ({
    lift,
    ratio: ((from?.ratio ?? 0) * (own / first) * (other?.lifts[from?.lift ?? ''] ?? 0)) / load,
    distance: lift === from?.lift ? 2 : 3,
  }));
  return [...members, ...outside];
}

const loadingOf = (id: string) => findExercise(id)?.loading;

function isFreeOfMachine(id: string, from: string): boolean {
  const [own, other] = [loadingOf(id), loadingOf(from)];
  return own !== undefined && other !== undefined && FREE.has(own) && !FREE.has(other);
}
