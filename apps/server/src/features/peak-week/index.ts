export { closePeakWeek } from './close-peak-week.ts';
export { alertOfDraft } from './plan-peak-week.ts';
export { reopenPeakWeek } from './reopen-peak-week.ts';
export { addPeakWeekRoutes } from './routes.ts';
