import { MUSCLE_LABELS, MUSCLES, type Muscle, type MuscleLandmarks } from '@posedown/coaching';
import { VOLUME_ZONES, type VolumeZone, volumeStatus, ZONE_WORDS } from './volume-status.ts';

/** Hard sets of a week by muscle; a muscle that is not named has none. */
export type WeekSets = Readonly<Record<string, number>>;

/** A week, and the landmarks that it is held against. */
export interface WeekVolume {
  sets: WeekSets;
  landmarks: MuscleLandmarks;
}

/** The zone of one muscle in a week. */
export function zoneOf(muscle: Muscle, { sets, landmarks }: WeekVolume): VolumeZone {
  return volumeStatus(sets[muscle] ?? 0, landmarks[muscle]).zone;
}

/** How many muscles lie in each zone. */
export function zoneCounts(week: WeekVolume): Record<VolumeZone, number> {
  const counts = { above: 0, near: 0, best: 0, growing: 0, below: 0, none: 0 };
  for (const muscle of MUSCLES) counts[zoneOf(muscle, week)] += 1;
  return counts;
}

/** The week in words: 'In the best range: chest, quads. Enough to grow: back.' */
export function zonesInWords(week: WeekVolume): string {
  const named = VOLUME_ZONES.map((zone) => {
    const inZone = MUSCLES.filter((muscle) => zoneOf(muscle, week) === zone);
    if (inZone.length === MUSCLES.length) return `${ZONE_WORDS[zone]}: every muscle.`;
    return `${ZONE_WORDS[zone]}: ${inZone.map((muscle) => MUSCLE_LABELS[muscle]).join(', ')}.`;
  });
  const counts = zoneCounts(week);
  return named.filter((_, place) => counts[VOLUME_ZONES[place] ?? 'none'] > 0).join(' ');
}
