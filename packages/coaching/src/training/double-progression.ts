import { roundToStep } from './plates.ts';

/** One exercise as it was last done. */
export interface ProgressionInput {
  /** Repetitions and repetitions in reserve of every working set, in order. */
  sets: readonly { reps: number; rir: number }[];
  minReps: number;
  maxReps: number;
  targetRir: number;
  loadKg: number;
  /** The smallest step up, kg; 0 for bands and body weight. */
  stepKg: number;
  region: 'upper' | 'lower';
  /** Whether the session before also missed the bottom of the range. */
  missedBottomBefore: boolean;
}

export interface NextSession {
  action: 'increase' | 'hold' | 'decrease';
  loadKg: number;
  /** Repetitions to aim at in each set. */
  targetReps: number;
  reason: string;
}

/** Load up when the range is full: 2.5 % for the upper body, 5 % for the lower. */
const INCREASE = { upper: 0.025, lower: 0.05 } as const;
/** Load down after missing the bottom twice: the middle of 5–10 %. */
const DECREASE = 0.075;

/**
 * What to do next time. All sets at the top of the range with the target reserve: more load, to the
 * nearest plate and at least one step, from the bottom again. Bottom missed twice in a row: less load.
 * Otherwise the same load and one more rep, or as many again where only the reserve was missing.
 * Exercises without a load step go on with repetitions.
 * @throws RangeError when there is no set or the range is upside down.
 */
export function nextSession(input: ProgressionInput): NextSession {
  const { sets, minReps, maxReps, targetRir, loadKg, stepKg } = input;
  if (sets.length === 0) throw new RangeError('there is no set to progress from');
  if (!(minReps >= 1 && minReps <= maxReps)) throw new RangeError('the range is upside down');
  const fewest = Math.min(...sets.map((set) => set.reps));
  const isFull = sets.every((set) => set.reps >= maxReps && set.rir >= targetRir);
  if (isFull && stepKg > 0) {
    const raised = roundToStep(loadKg * (1 + INCREASE[input.region]), stepKg);
    const next = Math.max(raised, roundToStep(loadKg, stepKg) + stepKg);
    return {
      action: 'increase',
      loadKg: next,
      targetReps: minReps,
      reason: `All sets reached ${maxReps}: more load, from ${minReps} again.`,
    };
  }
  if (fewest < minReps && input.missedBottomBefore && stepKg > 0) {
    const lowered = roundToStep(loadKg * (1 - DECREASE), stepKg);
    return {
      action: 'decrease',
      loadKg: Math.max(0, Math.min(lowered, loadKg - stepKg)),
      targetReps: minReps,
      reason: `Below ${minReps} twice in a row: less load, then build up again.`,
    };
  }
  const isAtTheTop = stepKg > 0 && fewest >= maxReps;
  return {
    action: 'hold',
    loadKg,
    targetReps: stepKg > 0 ? Math.min(maxReps, Math.max(minReps, fewest + 1)) : fewest + 1,
    reason: isAtTheTop
      ? `Same load and ${maxReps} again, with the planned reserve.`
      : 'Same load, one more rep.',
  };
}
