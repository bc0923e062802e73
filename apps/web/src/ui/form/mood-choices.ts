import { capital, MOODS, type Mood } from '@posedown/coaching';
import type { Choice } from './choice-field.tsx';

/** The moods to choose from. */
export const MOOD_CHOICES: readonly Choice<Mood>[] = MOODS.map((mood) => ({
  value: mood,
  label: capital(mood),
}));
