import {
  daysBetween,
  type Exercise,
  type PlanWeek,
  startLoad,
  suggestSets,
  type Units,
} from '@posedown/coaching';
import type { ExerciseGuide } from '@posedown/contract';
import { libraryExercise } from '../library/library-exercise.ts';
import type { History } from './find-history.ts';
import { isEased, timesFor } from './past-times.ts';
import { startStrengthOf } from './start-strengths.ts';

/** An exercise to guide through, with what the plan asks of it. */
export interface Wanted {
  exerciseId: string;
  exerciseName: string;
  reps: string;
  rpe: number;
}

/** What holds for every exercise of an athlete today. */
export interface GuidedDay {
  history: History;
  /** By the name that the math knows a lift by, kg. */
  strengths: ReadonlyMap<string, number>;
  units: Units;
  date: string;
  /** Null outside a plan, and in one whose weeks are as they are written. */
  week: PlanWeek | null;
}

/** What an athlete needs to know of an exercise while doing it. */
export function guideFor(wanted: Wanted, day: GuidedDay): ExerciseGuide {
  const { exerciseId, exerciseName, reps, rpe } = wanted;
  const known = libraryExercise(exerciseId);
  const { past, bests } = day.history;
  const [last] = timesFor(past.get(exerciseId) ?? [], reps);
  const best = bests.get(exerciseId);
  return {
    ...{ exerciseId, reps, rpe },
    name: known?.name ?? exerciseName,
    muscleGroup: known?.muscleGroup ?? null,
    instructions: known?.instructions ?? null,
    formCues: [...(known?.formCues ?? [])],
    commonMistakes: [...(known?.commonMistakes ?? [])],
    equipmentNeeded: [...(known?.equipmentNeeded ?? [])],
    competitionRelevance: known?.competitionRelevance ?? null,
    loading: known?.loading ?? 'none',
    loadStepKg: known?.loadStepKg ?? 0,
    timed: known?.timed ?? false,
    last: last ? { date: last.date, sets: last.sets } : null,
    suggestion: known ? suggestionFor(wanted, known, day) : null,
    bestMaxKg: best?.kg ?? null,
    bestMaxIsReliable: best?.isReliable ?? false,
  };
}

/** Based on the last sessions outside easy weeks, else on any session, else on a related lift. */
function suggestionFor(
  { exerciseId, reps, rpe }: Wanted,
  exercise: Exercise,
  { history, strengths, units, date, week }: GuidedDay,
): ExerciseGuide['suggestion'] {
  const times = history.past.get(exerciseId) ?? [];
  const full = times.filter((time) => !isEased(time));
  const [last, before = null] = timesFor(full.length > 0 ? full : times, reps);
  // What was lowered in an easy week is not lowered again.
  const loadChangePercent = full.length > 0 ? (week?.loadChangePercent ?? 0) : 0;
  const today = { reps, rpe, week: week && { kind: week.kind, loadChangePercent } };
  const suggested =
    last &&
    suggestSets({
      ...{ exercise, units, today, last, before },
      daysSince: daysBetween(last.date, date),
    });
  if (suggested) {
    const { loadKg, targetReps, reason } = suggested;
    return { loadKg, targetReps, reason };
  }
  const strength = startStrengthOf(exerciseId, strengths);
  return startLoad(exercise, { strength, units, today: { reps, rpe, week } });
}
