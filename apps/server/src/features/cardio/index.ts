export { addCardioRoutes } from './routes.ts';
export { startCardioPlan } from './start-cardio-plan.ts';
