export { addAdminRoutes } from './routes.ts';
export { moveOpenMatters } from './team/hand-over/hand-over-athlete.ts';
