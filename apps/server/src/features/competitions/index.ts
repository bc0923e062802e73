export { listTicks } from './queries.ts';
export { addCompetitionRoutes } from './routes.ts';
