import {
  type ExerciseHistory,
  isSameRange,
  repRangeOf,
  startLoad,
  UNPLANNED_TARGET,
} from '@posedown/coaching';
import type {
  ExerciseGuide,
  ExerciseItem,
  SessionExercise,
  TrainingToday,
} from '@posedown/contract';

type GuideTarget = Pick<SessionExercise, 'exerciseId' | 'target'>;

/** The guide that matches the exercise's reps and RPE here, else the closest guide for the exercise. */
export function guideOf(
  guides: readonly ExerciseGuide[],
  { exerciseId, target }: GuideTarget,
): ExerciseGuide | undefined {
  const own = guides.filter((guide) => guide.exerciseId === exerciseId);
  const ofRange = own.filter(({ reps }) => reps === target?.reps);
  return ofRange.find(({ rpe }) => rpe === target?.rpe) ?? ofRange[0] ?? own[0];
}

/** The context of an exercise before its first set, and whether its reps are seconds. */
export interface ExerciseContext extends ExerciseHistory {
  timed: boolean;
}

interface Sources {
  guide: ExerciseGuide | undefined;
  /** From the library, which may be cached for offline use. */
  item: ExerciseItem | undefined;
  today: Pick<TrainingToday, 'units' | 'plan' | 'starts' | 'loadChangePercent'>;
}

/**
 * The context of an exercise. Without a matching guide, as after a swap offline, the first load is
 * estimated from the athlete's strength, or replaced by advice on how to find it.
 */
export function exerciseContext(
  exercise: GuideTarget & Pick<SessionExercise, 'timed' | 'loading'>,
  { guide, item, today }: Sources,
): ExerciseContext {
  const { reps, rpe } = exercise.target ?? UNPLANNED_TARGET;
  const isFor = guide !== undefined && isSameRange(guide.reps, reps);
  const facts = {
    loading: guide?.loading ?? item?.loading ?? exercise.loading ?? '',
    equipmentNeeded: guide?.equipmentNeeded ?? item?.equipmentNeeded ?? [],
    loadStepKg: guide?.loadStepKg ?? item?.loadStepKg ?? 0,
    timed: guide?.timed ?? exercise.timed ?? repRangeOf(reps)?.isTimed ?? false,
    last: guide?.last ?? null,
  };
  if (isFor && guide.suggestion) return { ...facts, suggestion: guide.suggestion };
  const { units, plan, starts = [], loadChangePercent = 0 } = today;
  const strength = starts.find(({ exerciseId }) => exerciseId === exercise.exerciseId) ?? null;
  const week = plan && { kind: plan.kind, loadChangePercent };
  return {
    ...facts,
    suggestion: startLoad(facts, { strength, units, today: { reps, rpe, week } }),
  };
}
