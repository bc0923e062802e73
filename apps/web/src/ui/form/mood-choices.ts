import { capital, MOODS, type Mood } from '@posedown/coaching';
import type { Choice } from './choice-field.tsx';

/** The moods that an athlete can be in. */
export const MOOD_CHOICES: readonly Choice<Mood>[] = MOODS.map((mood) => ({
  value: mood,
  label: capital(mood),
}));
