export { bumpCheckIn, hasCheckIn } from './queries.ts';
export { addCheckInRoutes } from './routes.ts';
