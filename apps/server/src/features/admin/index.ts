export { addAdminRoutes } from './routes.ts';
export { moveOpenMatters } from './team/hand-over/move-open-matters.ts';
