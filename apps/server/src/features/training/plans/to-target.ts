import {
  DROP_SET_PERCENT,
  REST_PAUSE_REPS,
  SET_DEFAULTS,
  TECHNIQUES,
  type Technique,
} from '@posedown/coaching';
import type { ExerciseTarget } from '@posedown/contract';
import type { StoredExercise } from './queries.ts';

/** A technique by its stored name; what is unknown is done as straight sets. */
export function techniqueOf(name: string): Technique {
  return TECHNIQUES.find((known) => known === name) ?? 'straight_sets';
}

/** A planned exercise with the defaults of the product where the plan says nothing. */
export function toTarget(stored: StoredExercise): ExerciseTarget {
  const technique = techniqueOf(stored.technique);
  return {
    sets: stored.sets,
    reps: stored.reps,
    restTime: stored.restTime,
    rpe: stored.rpe ?? SET_DEFAULTS.rpe,
    tempo: stored.tempo ?? SET_DEFAULTS.tempo,
    technique,
    dropSetPercentage:
      technique === 'drop_set' ? (stored.dropSetPercentage ?? DROP_SET_PERCENT) : null,
    restPauseReps: technique === 'rest_pause' ? (stored.restPauseReps ?? REST_PAUSE_REPS) : null,
    supersetWith: technique === 'super_set' ? (stored.supersetWith ?? null) : null,
    timeUnderTension: stored.timeUnderTension ?? SET_DEFAULTS.timeUnderTension,
    notes: withoutTechnique(stored.notes),
  };
}

/** Plans of before say in the notes as well how their technique is done; a deload takes the technique alone away. */
const TECHNIQUE_NOTES = [
  'Last set only: at the end take 20 % off and go on without rest.',
  'Last set only: rest 10 to 15 s, then up to 5 more with the same load, twice.',
];

function withoutTechnique(notes: string | null): string | null {
  const kept = TECHNIQUE_NOTES.reduce((text, said) => text.replace(said, ''), notes ?? '');
  return kept.trim() || null;
}
