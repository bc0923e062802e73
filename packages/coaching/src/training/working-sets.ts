import type { LoadKind } from './load-kind.ts';
import { estimateMax, HIDDEN_ABOVE_REPS } from './one-rep-max.ts';
import { repListOf, repRangeOf } from './rep-range.ts';
import { rirFromRpe } from './rpe.ts';
import type { DoneSet } from './set-max.ts';

/** A plan's target for an exercise on one day. */
export interface TargetSets {
  sets: number;
  reps: string;
  rpe: number;
}

/** A past session of an exercise with its target that day; null if there was none. */
export interface PastSession {
  sets: readonly DoneSet[];
  asked: TargetSets | null;
}

/**
 * One working set. If sets have their own targets, `reps` is normalized as if all had the highest
 * one.
 */
interface WorkingSet {
  reps: number;
  rir: number;
  /** The reps actually done. */
  done: number;
}

/** The sets of a session that count for progress. */
export interface WorkingSets {
  /** Their load, kg; null if none was logged. */
  loadKg: number | null;
  sets: WorkingSet[];
  /** Planned sets that weren't done. */
  missing: number;
  /** The target range, from 1 to infinity if there is none, and the reps in reserve. */
  minReps: number;
  maxReps: number;
  targetRir: number;
}

/**
 * A set with less than this share of the minimum reps was an attempt at a heavier load. [our
 * choice]
 */
const ATTEMPT_SHARE = 0.5;
/**
 * A set with less than this share of the load is a drop or cool-down, not a back-off set. [our
 * choice]
 */
const BACK_OFF_SHARE = 0.8;

/**
 * A session's working sets, by that day's target. The working load is the hardest one that was
 * more than an attempt. Earlier sets count as ramp-up, extra ones are ignored, and a set without
 * an RPE counts as done at the planned effort.
 * @param today today's target, for sessions without their own
 */
export function workingSetsOf(
  { sets, asked }: PastSession,
  kind: LoadKind,
  today: Pick<TargetSets, 'reps' | 'rpe'>,
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
  const fewer = (index: number) => (list ? max - (list[index] ?? max) : 0);
  return {
    loadKg: loadOf(hardest, kind),
    sets: working.map((set, index) => ({
      reps: set.reps + fewer(index),
      rir: rirFromRpe(set.rpe ?? rpe),
      done: set.reps,
    })),
    missing: Math.max(0, (asked?.sets ?? 0) - working.length),
    ...{ minReps: list ? max : min, maxReps: max, targetRir: rirFromRpe(rpe) },
  };
}

/**
 * A lower bound of the e1RM shown by working sets, kg. Reps beyond twelve don't count. Null
 * without a load.
 */
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

/**
 * Ranks loads by difficulty: heavier is harder, except for a counterweight. A missing load counts
 * as the most assistance.
 */
const hardnessOf =
  (kind: LoadKind) =>
  ({ weight }: DoneSet): number =>
    kind === 'help' ? -(weight ?? Number.POSITIVE_INFINITY) : (weight ?? 0);

function loadOf(hardest: number, kind: LoadKind): number | null {
  if (!Number.isFinite(hardest)) return null;
  if (kind === 'help') return Math.abs(hardest);
  return hardest > 0 ? hardest : null;
}
