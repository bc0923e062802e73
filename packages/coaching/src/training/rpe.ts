/**
 * Share of the one-repetition maximum, %, for n = reps + reps in reserve: n = 1, 1.5, 2 … 13
 * (Tuchscherer).
 */
const PERCENT_BY_HALF_REP = [
  100, 97.8, 95.5, 93.9, 92.2, 90.7, 89.2, 87.8, 86.3, 85.0, 83.7, 82.4, 81.1, 79.9, 78.6, 77.4,
  76.2, 75.1, 73.9, 72.3, 70.7, 69.4, 68.0, 66.7, 65.3,
] as const;

/** The easiest set the table covers: RPE 6.5, 3.5 in reserve. */
export const MAX_RIR = 3.5;

/**
 * RPE = 10 − reps in reserve (Zourdos 2016).
 * @throws RangeError outside 0–10
 */
export function rpeFromRir(rir: number): number {
  if (!(rir >= 0 && rir <= 10)) throw new RangeError('repetitions in reserve are 0 to 10');
  return 10 - rir;
}

/**
 * Reps in reserve = 10 − RPE.
 * @throws RangeError outside 0–10
 */
export function rirFromRpe(rpe: number): number {
  return rpeFromRir(rpe);
}

/**
 * The load, % of the one-repetition maximum, for `reps` with `rir` in reserve, from the table. Null outside it: RPE
 * below 6.5, n above 13 or between half reps.
 */
export function percentOfMax(reps: number, rir: number): number | null {
  if (!(reps >= 1 && rir >= 0 && rir <= MAX_RIR)) return null;
  return PERCENT_BY_HALF_REP[(reps + rir - 1) * 2] ?? null;
}
