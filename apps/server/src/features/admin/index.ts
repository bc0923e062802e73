export { addAdminRoutes } from './routes.ts';
export { moveThreadAndAlerts } from './team/hand-over/hand-over-athlete.ts';
