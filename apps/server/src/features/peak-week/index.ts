export { alertOfDraft } from './plan-peak-week.ts';
export { addPeakWeekRoutes } from './routes.ts';
