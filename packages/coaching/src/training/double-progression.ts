import { counterweightFor } from './counterweight.ts';
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
  /** The load is a counterweight: less of it is harder. */
  isHelp?: boolean;
  region: 'upper' | 'lower';
  /** Whether the session before also missed the bottom of the range. */
  missedBottomBefore: boolean;
}

export interface NextSession {
  /** What becomes of how hard it is. */
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

const WORDS = {
  load: { more: 'more load', less: 'less load', same: 'Same load' },
  help: { more: 'less help', less: 'more help', same: 'Same help' },
} as const;

/**
 * What to do next time. All sets at the top of the range with the target reserve: more load, to the
 * nearest plate and at least one step, from the bottom again. Bottom missed twice in a row: less load.
 * Otherwise the same load and one more rep, or as many again where only the reserve was missing.
 * Exercises without a load step go on with repetitions. A counterweight goes the other way, by steps.
 * @throws RangeError when there is no set or the range is upside down.
 */
export function nextSession(input: ProgressionInput): NextSession {
  const { sets, minReps, maxReps, targetRir, loadKg, stepKg } = input;
  if (sets.length === 0) throw new RangeError('there is no set to progress from');
  if (!(minReps >= 1 && minReps <= maxReps)) throw new RangeError('the range is upside down');
  const fewest = Math.min(...sets.map((set) => set.reps));
  const words = WORDS[input.isHelp ? 'help' : 'load'];
  const isFull = sets.every((set) => set.reps >= maxReps && set.rir >= targetRir);
  if (isFull && stepKg > 0) {
    return {
      action: 'increase',
      loadKg: harderLoad(input),
      targetReps: minReps,
      reason: `All sets reached ${maxReps}: ${words.more}, from ${minReps} again.`,
    };
  }
  if (fewest < minReps && input.missedBottomBefore && stepKg > 0) {
    return {
      action: 'decrease',
      loadKg: easierLoad(input),
      targetReps: minReps,
      reason: `Below ${minReps} twice in a row: ${words.less}, then build up again.`,
    };
  }
  const isAtTheTop = stepKg > 0 && fewest >= maxReps;
  return {
    action: 'hold',
    loadKg,
    targetReps: stepKg > 0 ? Math.min(maxReps, Math.max(minReps, fewest + 1)) : fewest + 1,
    reason: isAtTheTop
      ? `${words.same} and ${maxReps} again, with the planned reserve.`
      : `${words.same}, one more rep.`,
  };
}

function harderLoad({ loadKg, stepKg, region, isHelp }: ProgressionInput): number {
  const share = 1 + INCREASE[region];
  if (isHelp) return counterweightFor(share, loadKg, stepKg);
  return Math.max(roundToStep(loadKg * share, stepKg), roundToStep(loadKg, stepKg) + stepKg);
}

function easierLoad({ loadKg, stepKg, isHelp }: ProgressionInput): number {
  const share = 1 - DECREASE;
  if (isHelp) return counterweightFor(share, loadKg, stepKg);
  return Math.max(0, Math.min(roundToStep(loadKg * share, stepKg), loadKg - stepKg));
}
