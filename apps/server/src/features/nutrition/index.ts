export { generatePlan, ourTargets } from './generate-plan.ts';
export { listLogs } from './logs/queries.ts';
export { findActivePlan } from './queries.ts';
export { addNutritionRoutes } from './routes.ts';
