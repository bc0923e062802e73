import type { BpmRange } from '../heart-rate/heart-rate.ts';

/** The HIIT session of the specification. */
export const HIIT_PROTOCOL = {
  intervals: 8,
  highSeconds: 30,
  recoverySeconds: 90,
  warmUpMinutes: 3,
  coolDownMinutes: 3,
  /**
   * As in the specification. The timed parts add up to 22 minutes; getting on and off the machine takes the others.
   */
  totalMinutes: 25,
  /** As in the specification, for the sample athlete. A real athlete's figure depends on their weight. */
  sampleCalories: 300,
  /** The sample athlete's maximum and matching targets. */
  sampleMaxBpm: 188,
  sampleHigh: { min: 158, max: 178 },
  sampleRecovery: { min: 118, max: 138 },
} as const;

/** Warm-up, intervals and cool-down in minutes: 22. */
export const HIIT_TIMED_MINUTES =
  HIIT_PROTOCOL.warmUpMinutes +
  HIIT_PROTOCOL.coolDownMinutes +
  (HIIT_PROTOCOL.intervals * (HIIT_PROTOCOL.highSeconds + HIIT_PROTOCOL.recoverySeconds)) / 60;

export interface HiitPhase {
  type: 'high' | 'recovery';
  durationSeconds: number;
}

/** The 16 phases in order, alternating high and recovery. */
export const HIIT_PHASES: readonly HiitPhase[] = Array.from(
  { length: HIIT_PROTOCOL.intervals * 2 },
  (_, index) =>
    index % 2 === 0
      ? { type: 'high', durationSeconds: HIIT_PROTOCOL.highSeconds }
      : { type: 'recovery', durationSeconds: HIIT_PROTOCOL.recoverySeconds },
);

/**
 * The session's heart-rate targets in whole bpm: the same shares of the maximum (84–95% high, 63–73% recovery) as
 * the sample athlete's figures at 188.
 */
export function hiitTargets(maxBpm: number): { high: BpmRange; recovery: BpmRange } {
  const scale = (bpm: number) => Math.round((bpm / HIIT_PROTOCOL.sampleMaxBpm) * maxBpm);
  const range = ({ min, max }: BpmRange) => ({ min: scale(min), max: scale(max) });
  return {
    high: range(HIIT_PROTOCOL.sampleHigh),
    recovery: range(HIIT_PROTOCOL.sampleRecovery),
  };
}
