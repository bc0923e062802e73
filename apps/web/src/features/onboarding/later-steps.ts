/* The steps behind the first, in a file of their own: nobody waits for them to begin. */
export { GoalsStep } from './steps/goals-step.tsx';
export { LifestyleStep } from './steps/lifestyle-step.tsx';
export { NutritionStep } from './steps/nutrition-step.tsx';
export { ReviewStep } from './steps/review-step.tsx';
export { TrainingStep } from './steps/training-step.tsx';
