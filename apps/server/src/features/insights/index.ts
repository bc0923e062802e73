export { raiseAlert, reviewAthlete } from './review-athlete.ts';
export { addInsightRoutes } from './routes.ts';
