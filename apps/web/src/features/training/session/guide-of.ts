import {
  isSameRange,
  type KnownBefore,
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

type Asked = Pick<SessionExercise, 'exerciseId' | 'target'>;

/** The guide of an exercise for what is asked of it in this place, else one for what is asked in another. */
export function guideOf(
  guides: readonly ExerciseGuide[],
  { exerciseId, target }: Asked,
): ExerciseGuide | undefined {
  const own = guides.filter((guide) => guide.exerciseId === exerciseId);
  const ofRange = own.filter(({ reps }) => reps === target?.reps);
  return ofRange.find(({ rpe }) => rpe === target?.rpe) ?? ofRange[0] ?? own[0];
}

/** What an exercise is known by before its first set, and whether its reps are seconds. */
export interface KnownExercise extends KnownBefore {
  timed: boolean;
}

interface Sources {
  guide: ExerciseGuide | undefined;
  /** As the library lists it, which this device may have without a network. */
  item: ExerciseItem | undefined;
  today: Pick<TrainingToday, 'units' | 'plan' | 'starts' | 'loadChangePercent'>;
}

/**
 * What is known of an exercise as it is asked for here. Where no guide tells what to aim at, as after a swap without a
 * network, it begins from what the day's reply knows of the athlete's strength, else with a sentence.
 */
export function knownOf(
  exercise: Asked & Pick<SessionExercise, 'timed' | 'loading'>,
  { guide, item, today }: Sources,
): KnownExercise {
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
