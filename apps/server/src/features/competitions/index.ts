export { addCompetitionRoutes } from './routes.ts';
