import type { PrimaryGoal } from '../athlete/answers.ts';

/** The way from the first weight to the target weight, kg. */
export interface TargetWay {
  startKg: number | null;
  targetKg: number | null;
  goal: PrimaryGoal | null;
}

/** Smaller distances count as none, kg. [our choice] */
const LEAST_WAY_KG = 0.5;
/** Further beyond the target than this share of it, it is a target on the other side. [our choice] */
const PAST_SHARE = 0.02;

/** The way that a goal leads, where it leads one way: +1 is heavier, -1 is lighter. */
const DIRECTIONS: Partial<Record<PrimaryGoal, number>> = { muscle_gain: 1, weight_loss: -1 };

const directionOf = ({ goal }: TargetWay) => (goal === null ? undefined : DIRECTIONS[goal]);

/**
 * Progress from first weight to target, 0–100. Null if the target is the start, or in the direction opposite to the
 * goal, or if a goal without direction has moved well beyond it.
 * @param currentKg now, by the trend; null before the first weigh-in
 */
export function percentOfWay(way: TargetWay, currentKg: number | null): number | null {
  const { startKg, targetKg } = way;
  if (startKg === null || targetKg === null) return null;
  const whole = targetKg - startKg;
  if (Math.abs(whole) < LEAST_WAY_KG) return null;
  const direction = directionOf(way);
  if (direction !== undefined && direction !== Math.sign(whole)) return null;
  const current = currentKg ?? startKg;
  if (direction === undefined && kgBeyond(way, current) > PAST_SHARE * targetKg) return null;
  return Math.round(100 * Math.min(1, Math.max(0, (current - startKg) / whole)));
}

/**
 * Whether a weight is beyond the target as seen from the start, and the goal doesn't lead back: a changed target may be
 * on the other side.
 */
export function isBeyondTarget(way: TargetWay, currentKg: number): boolean {
  const { targetKg } = way;
  if (targetKg === null) return false;
  const beyond = kgBeyond(way, currentKg);
  const direction = directionOf(way);
  if (direction !== undefined) return beyond > 0 && direction * (currentKg - targetKg) > 0;
  return beyond > 0 && beyond <= PAST_SHARE * targetKg;
}

/** kg beyond the target, from the first weight; negative before it, and 0 if unknown. */
function kgBeyond({ startKg, targetKg }: TargetWay, currentKg: number): number {
  if (startKg === null || targetKg === null) return 0;
  return Math.sign(targetKg - startKg) * (currentKg - targetKg);
}
