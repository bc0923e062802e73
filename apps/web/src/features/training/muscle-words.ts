import { MUSCLE_LABELS, type Muscle } from '@posedown/coaching';

/** 'side_rear_delts' → 'Side and rear delts'. */
export function muscleName(muscle: Muscle): string {
  const label = MUSCLE_LABELS[muscle];
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** 'beginner' → 'Beginner'. */
export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
