import type { Exercise } from '../exercises/exercise.ts';
import { MUSCLE_LABELS, MUSCLES, perMuscle } from '../exercises/muscles.ts';
import type { SafetyLevel } from '../safety/finding.ts';
import { capital } from '../text/capital.ts';
import type { MuscleLandmarks } from './landmarks.ts';
import { addHardSets } from './weekly-sets.ts';

/**
 * Maximum hard sets of a program (`science.md`, safety limits). Above `overMrv` times the MRV, the
 * coach gets a warning.
 */
export const PROGRAM_LIMITS = { sessionSets: 60, muscleSets: 40, overMrv: 1.5 } as const;

/** The parts of a training day that are checked. */
export interface CheckedDay {
  name: string;
  exercises: readonly {
    sets: number;
    /**
     * Undefined for an exercise outside the library: it counts for the session but for no muscle.
     */
    exercise: Pick<Exercise, 'primaryMuscles' | 'secondaryMuscles'> | undefined;
  }[];
}

export interface ProgramFinding {
  level: Exclude<SafetyLevel, 'ok'>;
  /** Index of the day; null for the whole week. */
  day: number | null;
  /** A sentence with the number and the limit. */
  text: string;
}

/**
 * Checks one week of a program, indirect sets counted as 0.5: blocks more than 60 sets a session or 40 a muscle, warns
 * above 1.5 times the MRV.
 */
export function checkProgram(
  days: readonly CheckedDay[],
  landmarks: MuscleLandmarks,
): ProgramFinding[] {
  return [...days.flatMap(checkSession), ...checkMuscles(days, landmarks)];
}

function checkSession({ name, exercises }: CheckedDay, day: number): ProgramFinding[] {
  const maxSets = PROGRAM_LIMITS.sessionSets;
  const sets = exercises.reduce((sum, one) => sum + one.sets, 0);
  if (sets <= maxSets) return [];
  const text = `${name} has ${sets} sets, and a workout can have ${maxSets} at most. Remove some or move them to another day.`;
  return [{ level: 'block', day, text }];
}

function checkMuscles(days: readonly CheckedDay[], landmarks: MuscleLandmarks): ProgramFinding[] {
  const tally = perMuscle(0);
  for (const { sets, exercise } of days.flatMap(({ exercises }) => exercises)) {
    if (exercise) addHardSets(tally, exercise, sets);
  }
  return MUSCLES.flatMap((muscle): ProgramFinding[] => {
    const sets = tally[muscle];
    const { mrv } = landmarks[muscle];
    const gets = `${capital(MUSCLE_LABELS[muscle])}: ${sets} sets a week`;
    if (sets > PROGRAM_LIMITS.muscleSets) {
      const text = `${gets}, and ${PROGRAM_LIMITS.muscleSets} are the most for one muscle.`;
      return [{ level: 'block', day: null, text }];
    }
    if (sets <= PROGRAM_LIMITS.overMrv * mrv) return [];
    const text = `${gets}, more than ${PROGRAM_LIMITS.overMrv} times the maximum recoverable volume (MRV ${mrv}).`;
    return [{ level: 'warn', day: null, text }];
  });
}
