import {
  MUSCLE_LABELS,
  MUSCLES,
  type Muscle,
  type MuscleLandmarks,
  type VolumeLandmarks,
} from '@posedown/coaching';
import type { StatusToken } from '../../../ui/theme/status-token.ts';

/** Zones of weekly hard sets between a muscle's landmarks, highest first. */
export const VOLUME_ZONES = ['above', 'near', 'best', 'growing', 'below', 'none'] as const;
export type VolumeZone = (typeof VOLUME_ZONES)[number];

export const ZONE_LABELS: Readonly<Record<VolumeZone, string>> = {
  above: 'Above the recoverable maximum',
  near: 'Above the best range',
  best: 'In the best range',
  growing: 'Enough to grow',
  below: 'Below the minimum for growth',
  none: 'No sets',
};

interface VolumeStatus {
  zone: VolumeZone;
  status: StatusToken;
  words: string;
}

/** Compares weekly hard sets with a muscle's landmarks. */
export function volumeStatus(
  sets: number,
  { mev, mavLow, mavHigh, mrv }: VolumeLandmarks,
): VolumeStatus {
  if (sets === 0 && mev === 0)
    return {
      zone: 'none',
      status: 'good',
      words: mavLow > 0 ? `none; best from ${mavLow}` : 'none',
    };
  if (sets > mrv)
    return { zone: 'above', status: 'behind', words: `above ${mrv}, the recoverable maximum` };
  if (sets > mavHigh)
    return { zone: 'near', status: 'warning', words: `above ${mavHigh}, near the maximum` };
  if (sets >= mavLow)
    return {
      zone: 'best',
      status: 'excellent',
      words: `in the best range, ${mavLow} to ${mavHigh}`,
    };
  if (sets >= mev)
    return { zone: 'growing', status: 'good', words: `enough to grow, best from ${mavLow}` };
  const words = `below ${mev}, the minimum for growth`;
  return { zone: sets === 0 ? 'none' : 'below', status: 'warning', words };
}

/** Hard sets of a week by muscle; a missing muscle has none. */
export type WeekSets = Readonly<Record<string, number>>;

/** A week's sets and the landmarks to compare them with. */
export interface WeekVolume {
  sets: WeekSets;
  landmarks: MuscleLandmarks;
}

/** The zone of one muscle in a week. */
export function zoneOf(muscle: Muscle, { sets, landmarks }: WeekVolume): VolumeZone {
  return volumeStatus(sets[muscle] ?? 0, landmarks[muscle]).zone;
}

/** The number of muscles in each zone. */
export function zoneCounts(week: WeekVolume): Record<VolumeZone, number> {
  const counts = { above: 0, near: 0, best: 0, growing: 0, below: 0, none: 0 };
  for (const muscle of MUSCLES) counts[zoneOf(muscle, week)] += 1;
  return counts;
}

/** Text such as 'In the best range: chest, quads. Enough to grow: back.' */
export function zonesInText(week: WeekVolume): string {
  const named = VOLUME_ZONES.map((zone) => {
    const inZone = MUSCLES.filter((muscle) => zoneOf(muscle, week) === zone);
    if (inZone.length === MUSCLES.length) return `${ZONE_LABELS[zone]}: every muscle.`;
    return `${ZONE_LABELS[zone]}: ${inZone.map((muscle) => MUSCLE_LABELS[muscle]).join(', ')}.`;
  });
  const counts = zoneCounts(week);
  return named.filter((_, index) => counts[VOLUME_ZONES[index] ?? 'none'] > 0).join(' ');
}
