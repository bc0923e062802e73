import type { Muscle } from '../exercises/muscles.ts';

/** Weekly hard sets: least that grows, range that grows best, most one recovers from. */
export interface VolumeLandmarks {
  mev: number;
  mavLow: number;
  mavHigh: number;
  mrv: number;
}

/**
 * Weekly hard sets per muscle, indirect sets counted as 0.5. Coaching heuristics in the manner of
 * Renaissance Periodization, for trained athletes; starting points, not laws.
 */
export const VOLUME_LANDMARKS: Readonly<Record<Muscle, VolumeLandmarks>> = {
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
