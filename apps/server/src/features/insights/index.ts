export { findCoachSettings } from './coach-settings/queries.ts';
export { raiseAlert, reviewAthlete } from './review-athlete.ts';
export { addInsightRoutes } from './routes.ts';
