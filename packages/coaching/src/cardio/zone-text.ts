import { heartRateZones } from '../heart-rate/zones.ts';
import { hiitTargets } from './hiit-protocol.ts';
import type { CardioDayType } from './place-sessions.ts';

const ZONE_OF = { LISS: 2, 'Active Recovery': 1 } as const;

/** The target range of a day of this type; null on a rest day. For intervals, the high phases' range. */
export function cardioTarget(type: CardioDayType, maxBpm: number, restingBpm?: number) {
  if (type === 'Rest') return null;
  if (type === 'HIIT') return hiitTargets(maxBpm).high;
  const zone = heartRateZones(maxBpm, restingBpm)[ZONE_OF[type] - 1];
  return zone ? { min: zone.min, max: zone.max } : null;
}

/** Describes the effort by breathing and talking, without a heart rate. [our choice of words] */
const EFFORT = {
  Rest: 'None',
  HIIT: 'By feel: hard, too hard to talk',
  LISS: 'By feel: steady, you can talk',
  'Active Recovery': 'By feel: easy, as on a walk',
} as const satisfies Record<CardioDayType, string>;

/** Shown instead of a zone if the maximum heart rate is unknown. */
export const cardioEffortText = (type: CardioDayType): string => EFFORT[type];

/** 'Zone 2: 113-132 bpm' */
export function cardioZoneText(type: CardioDayType, maxBpm: number, restingBpm?: number): string {
  const target = cardioTarget(type, maxBpm, restingBpm);
  if (type === 'Rest' || target === null) return 'None';
  const name = type === 'HIIT' ? 'Zones 4-5' : `Zone ${ZONE_OF[type]}`;
  return `${name}: ${target.min}-${target.max} bpm`;
}
