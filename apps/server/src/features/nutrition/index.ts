export { generatePlan } from './generate-plan.ts';
export { findActivePlan } from './queries.ts';
export { addNutritionRoutes } from './routes.ts';
