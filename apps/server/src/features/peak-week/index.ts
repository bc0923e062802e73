export { closePeakWeek } from './close-peak-week.ts';
export { alertOfDraft } from './draft-alert.ts';
export { reopenPeakWeek } from './reopen-peak-week.ts';
export { addPeakWeekRoutes } from './routes.ts';
