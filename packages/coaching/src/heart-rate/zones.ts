import { type BpmRange, karvonen } from './heart-rate.ts';

/** The six zones of the specification, in percent of the maximum heart rate. */
export const HEART_RATE_ZONES = [
  {
    zone: 1,
    name: 'Recovery',
    minPercent: 50,
    maxPercent: 60,
    purpose: 'Warm-up, cool-down and active recovery: blood flow without fatigue.',
  },
  {
    zone: 2,
    name: 'Aerobic Base',
    minPercent: 60,
    maxPercent: 70,
    purpose: 'Steady cardio you can talk through: burns energy and costs little recovery.',
  },
  {
    zone: 3,
    name: 'Aerobic',
    minPercent: 70,
    maxPercent: 80,
    purpose: 'Moderate work that raises endurance; talking comes in short sentences.',
  },
  {
    zone: 4,
    name: 'Threshold',
    minPercent: 80,
    maxPercent: 90,
    purpose: 'Hard intervals that raise the pace you can hold.',
  },
  {
    zone: 5,
    name: 'Anaerobic',
    minPercent: 90,
    maxPercent: 95,
    purpose: 'Short, very hard efforts; long recoveries between them.',
  },
  {
    zone: 6,
    name: 'Maximum',
    minPercent: 95,
    maxPercent: 100,
    purpose: 'All-out seconds at the end of an interval; never a place to stay.',
  },
] as const;

export type ZoneNumber = (typeof HEART_RATE_ZONES)[number]['zone'];

/** A zone with the athlete's own heart rates. */
export interface HeartRateZone extends BpmRange {
  zone: ZoneNumber;
  name: string;
  /** '60-70%' */
  range: string;
  /** '113-132 bpm' */
  bpm: string;
  purpose: string;
}

/**
 * The athlete's six zones in whole beats per minute: shares of the maximum, or of the heart-rate reserve (Karvonen) if
 * the resting rate is known.
 * @throws RangeError if the resting rate is not below the maximum
 */
export function heartRateZones(maxBpm: number, restingBpm?: number): HeartRateZone[] {
  const at = (percent: number) =>
    Math.round(
      restingBpm === undefined
        ? (percent / 100) * maxBpm
        : karvonen(percent / 100, maxBpm, restingBpm),
    );
  return HEART_RATE_ZONES.map(({ zone, name, minPercent, maxPercent, purpose }) => {
    const [min, max] = [at(minPercent), at(maxPercent)];
    return {
      zone,
      name,
      purpose,
      min,
      max,
      range: `${minPercent}-${maxPercent}%`,
      bpm: `${min}-${max} bpm`,
    };
  });
}

/** The highest zone a heart rate has reached; null below the first. */
export function zoneAt(zones: readonly HeartRateZone[], bpm: number): HeartRateZone | null {
  return zones.findLast((zone) => bpm >= zone.min) ?? null;
}
