export { addAdminRoutes } from './routes.ts';
export { deleteDueAccounts, endDueCoaching } from './team/endings/run-due.ts';
export { moveThreadAndAlerts } from './team/hand-over/hand-over-athlete.ts';
