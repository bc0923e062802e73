import type { LoadKind } from './load-kind.ts';
import { estimateMax, HIDDEN_ABOVE_REPS } from './one-rep-max.ts';
import { repListOf, repRangeOf } from './rep-range.ts';
import { rirFromRpe } from './rpe.ts';
import type { DoneSet } from './set-max.ts';

/** What a plan asks of an exercise on one day. */
export interface AskedSets {
  sets: number;
  reps: string;
  rpe: number;
}

/** One time an exercise was done, with what was asked of it on that day; null where nothing was. */
export interface PastTime {
  sets: readonly DoneSet[];
  asked: AskedSets | null;
}

/** One working set. If sets have their own reps, `reps` is as if all had the most. */
interface WorkingSet {
  reps: number;
  rir: number;
  /** The reps as they were done. */
  done: number;
}

/** The sets of one time that count for progress. */
export interface WorkingSets {
  /** The load they were done with, kg; null where none was logged. */
  loadKg: number | null;
  sets: WorkingSet[];
  /** Sets missing from the plan. */
  missing: number;
  /** What was asked: the range, 1 up to any number where it names none, and the reps in reserve. */
  minReps: number;
  maxReps: number;
  targetRir: number;
}

/** A set with less than this share of the minimum reps was an attempt at a heavier load. [our choice] */
const ATTEMPT_SHARE = 0.5;
/** A set with less than this share of the load is no back-off set, but a drop or cool-down. [our choice] */
const BACK_OFF_SHARE = 0.8;

/**
 * One time's working sets, by that day's target. The load is the hardest that was more than an attempt. Earlier sets
 * were ramp-up, extra ones are ignored, and a set without an RPE counts as at the planned effort.
 * @param today today's target, for a time without one
 */
export function workingSetsOf(
  { sets, asked }: PastTime,
  kind: LoadKind,
  today: Pick<AskedSets, 'reps' | 'rpe'>,
): WorkingSets {
  const { reps, rpe } = asked ?? today;
  const { min, max } = repRangeOf(reps) ?? { min: 1, max: Number.POSITIVE_INFINITY };
  const hardness = hardnessOf(kind);
  const counted = sets.filter((set) => set.reps >= min * ATTEMPT_SHARE);
  const hardest = Math.max(...(counted.length > 0 ? counted : sets).map(hardness));
  const from = sets.findIndex((set) => hardness(set) === hardest);
  const working = sets
    .slice(Math.max(0, from))
    .filter((set) => hardness(set) <= hardest && (kind !== 'whole' || isNear(set, hardest)))
    .sort((one, other) => hardness(other) - hardness(one))
    .slice(0, asked?.sets);
  const list = repListOf(reps);
  const fewer = (place: number) => (list ? max - (list[place] ?? max) : 0);
  return {
    loadKg: loadOf(hardest, kind),
    sets: working.map((set, place) => ({
      reps: set.reps + fewer(place),
      rir: rirFromRpe(set.rpe ?? rpe),
      done: set.reps,
    })),
    missing: Math.max(0, (asked?.sets ?? 0) - working.length),
    ...{ minReps: list ? max : min, maxReps: max, targetRir: rirFromRpe(rpe) },
  };
}

/** The e1RM that working sets show at least, kg: reps beyond twelve are not counted. Null without a load. */
export function strengthOf({ loadKg, sets }: Pick<WorkingSets, 'loadKg' | 'sets'>): number | null {
  if (loadKg === null) return null;
  const maxes = sets.map(({ done, rir }) => {
    const total = Math.min(HIDDEN_ABOVE_REPS, done + rir);
    return done > 0 ? (estimateMax({ weightKg: loadKg, reps: total })?.kg ?? 0) : 0;
  });
  return Math.max(0, ...maxes) || null;
}

const isNear = ({ weight }: DoneSet, hardestKg: number) =>
  (weight ?? 0) >= BACK_OFF_SHARE * hardestKg;

/** More is harder, but for a counterweight; one that was not logged was the most help there is. */
const hardnessOf =
  (kind: LoadKind) =>
  ({ weight }: DoneSet): number =>
    kind === 'help' ? -(weight ?? Number.POSITIVE_INFINITY) : (weight ?? 0);

function loadOf(hardest: number, kind: LoadKind): number | null {
  if (!Number.isFinite(hardest)) return null;
  if (kind === 'help') return Math.abs(hardest);
  return hardest > 0 ? hardest : null;
}
