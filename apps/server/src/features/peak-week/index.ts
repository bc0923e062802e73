export { addPeakWeekRoutes } from './routes.ts';
