import type { PrimaryGoal } from '../athlete/answers.ts';

/** The start and target weight, kg, and the goal. */
export interface TargetGoal {
  startKg: number | null;
  targetKg: number | null;
  goal: PrimaryGoal | null;
}

/** Smaller distances count as none, kg. [our choice] */
const MIN_DISTANCE_KG = 0.5;
/** Beyond the target by more than this share, the target is on the other side. [our choice] */
const PAST_SHARE = 0.02;

/** The direction of a goal: +1 is heavier, -1 is lighter. Undefined if it has none. */
const DIRECTIONS: Partial<Record<PrimaryGoal, number>> = { muscle_gain: 1, weight_loss: -1 };

const directionOf = ({ goal }: TargetGoal) => (goal === null ? undefined : DIRECTIONS[goal]);

/**
 * Progress from first weight to target, 0–100. Null if the target equals the start or is opposite to the goal's
 * direction, or if the weight is well beyond it for a goal without direction.
 * @param currentKg current trend weight; null before the first weigh-in
 */
export function progressPercent(goal: TargetGoal, currentKg: number | null): number | null {
  const { startKg, targetKg } = goal;
  if (startKg === null || targetKg === null) return null;
  const whole = targetKg - startKg;
  if (Math.abs(whole) < MIN_DISTANCE_KG) return null;
  const direction = directionOf(goal);
  if (direction !== undefined && direction !== Math.sign(whole)) return null;
  const current = currentKg ?? startKg;
  if (direction === undefined && kgBeyond(goal, current) > PAST_SHARE * targetKg) return null;
  return Math.round(100 * Math.min(1, Math.max(0, (current - startKg) / whole)));
}

/**
 * Whether a weight is beyond the target as seen from the start, and the goal doesn't lead back: a changed target may
 * be on the other side.
 */
export function isBeyondTarget(goal: TargetGoal, currentKg: number): boolean {
  const { targetKg } = goal;
  if (targetKg === null) return false;
  const beyond = kgBeyond(goal, currentKg);
  const direction = directionOf(goal);
  if (direction !== undefined) return beyond > 0 && direction * (currentKg - targetKg) > 0;
  return beyond > 0 && beyond <= PAST_SHARE * targetKg;
}

/** kg beyond the target, from the first weight; negative before it, and 0 if unknown. */
function kgBeyond({ startKg, targetKg }: TargetGoal, currentKg: number): number {
  if (startKg === null || targetKg === null) return 0;
  return Math.sign(targetKg - startKg) * (currentKg - targetKg);
}
