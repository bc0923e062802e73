import type { BpmRange } from '../heart-rate/heart-rate.ts';
import { heartRateZones } from '../heart-rate/zones.ts';
import { HIIT_PHASES, HIIT_PROTOCOL, hiitTargets } from './hiit-protocol.ts';

export type HiitSegmentType = 'warm-up' | 'high' | 'recovery' | 'cool-down';

/** A segment of the timed session. */
export interface HiitSegment {
  type: HiitSegmentType;
  /** Seconds into the session. */
  startSeconds: number;
  durationSeconds: number;
  /** Its interval number, from 1; null for warm-up and cool-down. */
  interval: number | null;
}

const PARTS: readonly Omit<HiitSegment, 'startSeconds'>[] = [
  { type: 'warm-up', durationSeconds: HIIT_PROTOCOL.warmUpMinutes * 60, interval: null },
  ...HIIT_PHASES.map((phase, index) => ({ ...phase, interval: Math.floor(index / 2) + 1 })),
  { type: 'cool-down', durationSeconds: HIIT_PROTOCOL.coolDownMinutes * 60, interval: null },
];

/** The full session: warm-up, the 16 phases, cool-down. */
export const HIIT_SEGMENTS: readonly HiitSegment[] = PARTS.map((part, index) => ({
  ...part,
  startSeconds: PARTS.slice(0, index).reduce(
    (sum, { durationSeconds }) => sum + durationSeconds,
    0,
  ),
}));

/** The current position in a session. */
export interface HiitPosition {
  /** The index of the segment in HIIT_SEGMENTS. */
  index: number;
  segment: HiitSegment;
  /** Seconds left in the segment, unrounded. */
  remainingSeconds: number;
}

/** The session's position after this many seconds; null once it is over. */
export function hiitPositionAt(seconds: number): HiitPosition | null {
  const index = HIIT_SEGMENTS.findIndex(
    ({ startSeconds, durationSeconds }) => seconds < startSeconds + durationSeconds,
  );
  const segment = HIIT_SEGMENTS[index];
  if (!segment) return null;
  const into = Math.max(0, seconds - segment.startSeconds);
  return { index, segment, remainingSeconds: segment.durationSeconds - into };
}

/** How many of the 16 phases are over after this many seconds. */
export function hiitPhasesDone(seconds: number): number {
  return HIIT_SEGMENTS.filter(
    ({ interval, startSeconds, durationSeconds }) =>
      interval !== null && seconds >= startSeconds + durationSeconds,
  ).length;
}

/** The target heart rate of a segment: easy (zones 1 and 2) in warm-up and cool-down. */
export function hiitTarget(type: HiitSegmentType, maxBpm: number): BpmRange {
  if (type === 'high' || type === 'recovery') return hiitTargets(maxBpm)[type];
  const [recovery, base] = heartRateZones(maxBpm);
  return { min: recovery?.min ?? 0, max: base?.max ?? maxBpm };
}
