export { loadExerciseLibrary } from './load-exercise-library.ts';
export { startTrainingPlan } from './start-training-plan.ts';
