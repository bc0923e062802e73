import { capital, MUSCLE_LABELS, type Muscle } from '@posedown/coaching';

/** The label of a muscle: 'side_rear_delts' is 'Side and rear delts'. */
export function muscleName(muscle: Muscle): string {
  return capital(MUSCLE_LABELS[muscle]);
}
