export const MAX_FORMULAS = ['epley', 'brzycki'] as const;
export type MaxFormula = (typeof MAX_FORMULAS)[number];

/** An estimated one-repetition maximum. */
export interface EstimatedMax {
  kg: number;
  /** The formulas agree with tests up to 10 reps; beyond that, the estimate is rough. */
  isReliable: boolean;
}

const RELIABLE_REPS = 10;
/** Above this many reps including reserve, no maximum is estimated. */
export const HIDDEN_ABOVE_REPS = 12;

/**
 * The one-repetition maximum in kg from `reps` with `rir` in reserve, r = reps + rir: Epley w·(1 + r/30), Brzycki
 * 36·w/(37 − r), and w itself at r = 1. Null above r = 12, where it would mislead, and without load or reps.
 */
export function estimateMax(
  set: { weightKg: number; reps: number; rir?: number },
  formula: MaxFormula = 'epley',
): EstimatedMax | null {
  const { weightKg, reps, rir = 0 } = set;
  const total = reps + rir;
  if (!(weightKg > 0 && reps >= 1 && rir >= 0 && total <= HIDDEN_ABOVE_REPS)) return null;
  return { kg: maxOf(weightKg, total, formula), isReliable: total <= RELIABLE_REPS };
}

function maxOf(weightKg: number, total: number, formula: MaxFormula): number {
  if (total === 1) return weightKg;
  return formula === 'epley' ? weightKg * (1 + total / 30) : (36 * weightKg) / (37 - total);
}

/**
 * The load in kg for `reps` with `rir` in reserve, from an estimated maximum: Epley solved for the load. Rough beyond
 * 12 reps including reserve.
 */
export function loadForReps(maxKg: number, { reps, rir }: { reps: number; rir: number }): number {
  const total = Math.max(1, reps + rir);
  return total === 1 ? maxKg : maxKg / (1 + total / 30);
}
