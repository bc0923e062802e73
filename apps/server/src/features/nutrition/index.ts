export { generatePlan } from './generate-plan.ts';
export { listLogs } from './logs/queries.ts';
export { planSetTargets } from './plan-set-targets.ts';
export { ourTargets } from './plan-targets.ts';
export { previewMeals } from './preview-meals.ts';
export { findActivePlan, findPlanByKey } from './queries.ts';
export { refuseReasonWords, refuseUnreasoned } from './refuse-unreasoned.ts';
export { addNutritionRoutes } from './routes.ts';
export { scaleActivePlan } from './scale-active-plan.ts';
