export { generatePlan } from './generate-plan.ts';
export { addNutritionRoutes } from './routes.ts';
