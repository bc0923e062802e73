import type { Limit } from '../athlete/limits.ts';
import { MUSCLES, type Muscle } from '../exercises/muscles.ts';

/**
 * Weekly hard sets: the minimum that grows, the range that grows best, and the maximum one
 * recovers from.
 */
export interface VolumeLandmarks {
  mev: number;
  mavLow: number;
  mavHigh: number;
  mrv: number;
}

export type LandmarkName = keyof VolumeLandmarks;

/** The landmarks of every muscle. */
export type MuscleLandmarks = Readonly<Record<Muscle, Readonly<VolumeLandmarks>>>;

/** In ascending order. */
export const LANDMARKS = ['mev', 'mavLow', 'mavHigh', 'mrv'] as const;

/** Labels shown to people. */
export const LANDMARK_LABELS: Readonly<Record<LandmarkName, string>> = {
  mev: 'minimum effective (MEV)',
  mavLow: 'optimal from (MAV)',
  mavHigh: 'optimal to (MAV)',
  mrv: 'maximum recoverable (MRV)',
};

/** Range of weekly hard sets for a landmark set by a coach. [our choice] */
export const LANDMARK_LIMIT: Limit = { min: 0, max: 40, step: 1 };

/**
 * Weekly hard sets per muscle, indirect sets counted as 0.5. Coaching heuristics in the style of
 * Renaissance Periodization, for trained athletes. Starting points that a coach may change.
 */
export const VOLUME_LANDMARKS: MuscleLandmarks = {
  chest: { mev: 10, mavLow: 12, mavHigh: 20, mrv: 22 },
  back: { mev: 10, mavLow: 14, mavHigh: 22, mrv: 25 },
  quads: { mev: 8, mavLow: 12, mavHigh: 18, mrv: 20 },
  hamstrings: { mev: 6, mavLow: 10, mavHigh: 16, mrv: 20 },
  glutes: { mev: 0, mavLow: 4, mavHigh: 12, mrv: 16 },
  side_rear_delts: { mev: 8, mavLow: 16, mavHigh: 22, mrv: 26 },
  front_delts: { mev: 0, mavLow: 6, mavHigh: 8, mrv: 12 },
  biceps: { mev: 8, mavLow: 14, mavHigh: 20, mrv: 26 },
  triceps: { mev: 6, mavLow: 10, mavHigh: 14, mrv: 18 },
  calves: { mev: 8, mavLow: 12, mavHigh: 16, mrv: 20 },
  abs: { mev: 0, mavLow: 16, mavHigh: 20, mrv: 25 },
  traps: { mev: 0, mavLow: 12, mavHigh: 20, mrv: 26 },
};

/** A landmark below the previous one. */
interface OutOfOrder {
  name: LandmarkName;
  before: LandmarkName;
}

/** A muscle's first landmark below the previous one, if any. */
export function landmarkOutOfOrder(landmarks: VolumeLandmarks): OutOfOrder | undefined {
  return LANDMARKS.slice(1)
    .map((name, index) => ({ name, before: LANDMARKS[index] ?? name }))
    .find(({ name, before }) => landmarks[name] < landmarks[before]);
}

/** Whether two sets of landmarks are equal for every muscle. */
export function sameLandmarks(one: MuscleLandmarks, other: MuscleLandmarks): boolean {
  return MUSCLES.every((muscle) =>
    LANDMARKS.every((name) => one[muscle][name] === other[muscle][name]),
  );
}
