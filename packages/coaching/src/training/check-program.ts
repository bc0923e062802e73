import type { Exercise } from '../exercises/exercise.ts';
import { MUSCLE_LABELS, MUSCLES, perMuscle } from '../exercises/muscles.ts';
import type { SafetyLevel } from '../safety/finding.ts';
import { capital } from '../words/capital.ts';
import type { MuscleLandmarks } from './landmarks.ts';
import { addHardSets } from './weekly-sets.ts';

/** Most hard sets of a program (`science.md`, safety limits); past `overMrv` times the MRV a coach is warned. */
export const PROGRAM_LIMITS = { sessionSets: 60, muscleSets: 40, overMrv: 1.5 } as const;

/** A training day, as far as it is checked. */
export interface CheckedDay {
  name: string;
  exercises: readonly {
    sets: number;
    /** Undefined for one that is not in the library: it counts for the session, and for no muscle. */
    exercise: Pick<Exercise, 'primaryMuscles' | 'secondaryMuscles'> | undefined;
  }[];
}

export interface ProgramFinding {
  level: Exclude<SafetyLevel, 'ok'>;
  /** The place of the day; null for the week as a whole. */
  day: number | null;
  /** A sentence with the figure and the limit. */
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
  return [...days.flatMap(judgeSession), ...judgeMuscles(days, landmarks)];
}

function judgeSession({ name, exercises }: CheckedDay, day: number): ProgramFinding[] {
  const most = PROGRAM_LIMITS.sessionSets;
  const sets = exercises.reduce((sum, one) => sum + one.sets, 0);
  if (sets <= most) return [];
  const text = `${name} has ${sets} sets, and a workout can have ${most} at most. Remove some or move them to another day.`;
  return [{ level: 'block', day, text }];
}

function judgeMuscles(days: readonly CheckedDay[], landmarks: MuscleLandmarks): ProgramFinding[] {
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
    const text = `${gets}, more than ${PROGRAM_LIMITS.overMrv} times the most to recover from (MRV ${mrv}).`;
    return [{ level: 'warn', day: null, text }];
  });
}
