export { libraryExercise } from './library/library-exercise.ts';
export { loadExerciseLibrary } from './library/load-exercise-library.ts';
export { followShow } from './plans/follow-show.ts';
export {
  findNextDeload,
  isPlanOver,
  planNameOn,
  prescribeDays,
  trainingPhaseOn,
  weekAt,
  weekNumber,
} from './plans/plan-week.ts';
export { findPlanByKey, hasTrainingPlan } from './plans/queries.ts';
export { previewProgram, regenerateProgram } from './plans/regenerate-program.ts';
export { startTrainingPlan, storeOwnPlan } from './plans/start-training-plan.ts';
export { addTrainingRoutes } from './routes.ts';
export type { LoggedExercise } from './sessions/exercise-changes.ts';
export { eachSessionSince, exercisesOf, type Work } from './sessions/queries.ts';
export { collectLifts } from './sessions/show-training-stats.ts';
