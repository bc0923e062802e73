import { isRepsText, UNREADABLE_REPS } from '@posedown/coaching';
import { builtDays, dayLabel, type ExerciseDraft, type PlanDraft } from './plan-draft.ts';
import { figuresForm } from './plan-figures.ts';

/** The problem with an exercise, if any. */
export function exerciseProblem(exercise: ExerciseDraft): string | undefined {
  const { technique } = exercise;
  const wrong = figuresForm.errors(exercise, 'metric');
  if (wrong.sets) return 'Sets are a whole number from 1 to 20.';
  if (!isRepsText(exercise.reps.trim())) return `${UNREADABLE_REPS}.`;
  if (wrong.restTime) return 'Rest is 0 to 900 seconds.';
  if (wrong.rpe) return 'RPE is 1 to 10.';
  if (technique === 'drop_set' && wrong.dropSetPercentage) {
    return 'A drop set takes 5 to 60% off.';
  }
  if (technique === 'rest_pause' && wrong.restPauseReps) {
    return 'Rest-pause has 1 to 20 reps after each short rest.';
  }
  return undefined;
}

/** The first problem in a plan, with its day and exercise. */
export function problemOf(plan: PlanDraft): string | undefined {
  const weekdays = builtDays(plan).map(({ day }) => day);
  if (new Set(weekdays).size < weekdays.length) {
    return 'Two training days are on the same weekday. Move one of them.';
  }
  for (const { name, exercises } of builtDays(plan)) {
    for (const exercise of exercises) {
      const problem = exerciseProblem(exercise);
      if (problem) return `${dayLabel(name)}, ${exercise.exerciseName}: ${problem}`;
    }
  }
  return undefined;
}
