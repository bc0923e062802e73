export { generatePlan, ourTargets } from './generate-plan.ts';
export { listLogs } from './logs/queries.ts';
export { isRequest, planByAthlete, previewKept } from './plan-by-athlete.ts';
export { planSetTargets } from './plan-set-targets.ts';
export { findActivePlan, type StoredPlan } from './queries.ts';
export { refuseReasonWords, refuseUnreasoned } from './refuse-unreasoned.ts';
export { addNutritionRoutes } from './routes.ts';
