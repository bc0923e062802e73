import { capital, MUSCLE_LABELS, type Muscle } from '@posedown/coaching';

/** 'side_rear_delts' → 'Side and rear delts'. */
export function muscleName(muscle: Muscle): string {
  return capital(MUSCLE_LABELS[muscle]);
}
