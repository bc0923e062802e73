export { closePeakWeek, reopenPeakWeek } from './close-peak-week.ts';
export { alertOfDraft } from './draft-alert.ts';
export { addPeakWeekRoutes } from './routes.ts';
