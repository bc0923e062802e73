import {
  type CardioModality,
  cardioCost,
  HIIT_PROTOCOL,
  HIIT_TIMED_MINUTES,
  type HiitSegment,
  type HiitSegmentType,
} from '@posedown/coaching';

export const SEGMENT_LABELS: Record<HiitSegmentType, { title: string; detail: string }> = {
  'warm-up': { title: 'Warm-up', detail: 'Easy, a little faster every minute.' },
  high: { title: 'High Intensity', detail: 'As hard as you can hold for the whole interval.' },
  recovery: { title: 'Recovery Period', detail: 'Keep moving, take long breaths out.' },
  'cool-down': { title: 'Cool-down', detail: 'Slower and slower until you can talk easily.' },
};

/** 'Interval 3 of 8: High Intensity' */
export function segmentText({ type, interval }: HiitSegment, intervals: number): string {
  const { title } = SEGMENT_LABELS[type];
  return interval === null ? title : `Interval ${interval} of ${intervals}: ${title}`;
}

/** Net calories of a session, by the athlete's weight, or a sample value if that is unknown. */
export function hiitKcal(weightKg: number | null, modality: CardioModality): number {
  if (weightKg === null) return HIIT_PROTOCOL.sampleCalories;
  return cardioCost({ type: 'HIIT', modality }, weightKg, HIIT_TIMED_MINUTES * 60).netKcal;
}
