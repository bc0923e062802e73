import type { ExerciseGuide, SessionExercise } from '@posedown/contract';

/** The guide of an exercise for what is asked of it in this place, else one for what is asked in another. */
export function guideOf(
  guides: readonly ExerciseGuide[],
  { exerciseId, target }: Pick<SessionExercise, 'exerciseId' | 'target'>,
): ExerciseGuide | undefined {
  const own = guides.filter((guide) => guide.exerciseId === exerciseId);
  return own.find(({ reps }) => reps === target?.reps) ?? own[0];
}
