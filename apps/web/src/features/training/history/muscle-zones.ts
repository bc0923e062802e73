import { MUSCLE_LABELS, MUSCLES, type Muscle, VOLUME_LANDMARKS } from '@posedown/coaching';
import { VOLUME_ZONES, type VolumeZone, volumeStatus, ZONE_WORDS } from './volume-status.ts';

/** Hard sets of a week by muscle; a muscle that is not named has none. */
export type WeekSets = Readonly<Record<string, number>>;

/** The zone of one muscle in a week. */
export function zoneOf(muscle: Muscle, sets: WeekSets): VolumeZone {
  return volumeStatus(sets[muscle] ?? 0, VOLUME_LANDMARKS[muscle]).zone;
}

/** How many muscles lie in each zone. */
export function zoneCounts(sets: WeekSets): Record<VolumeZone, number> {
  const counts = { above: 0, near: 0, best: 0, growing: 0, below: 0, none: 0 };
  for (const muscle of MUSCLES) counts[zoneOf(muscle, sets)] += 1;
  return counts;
}

/** The week in words: 'In the best range: chest, quads. Enough to grow: back.' */
export function zonesInWords(sets: WeekSets): string {
  const named = VOLUME_ZONES.map((zone) => {
    const inZone = MUSCLES.filter((muscle) => zoneOf(muscle, sets) === zone);
    if (inZone.length === MUSCLES.length) return `${ZONE_WORDS[zone]}: every muscle.`;
    return `${ZONE_WORDS[zone]}: ${inZone.map((muscle) => MUSCLE_LABELS[muscle]).join(', ')}.`;
  });
  const counts = zoneCounts(sets);
  return named.filter((_, place) => counts[VOLUME_ZONES[place] ?? 'none'] > 0).join(' ');
}
