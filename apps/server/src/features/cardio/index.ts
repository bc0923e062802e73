export { listCardioSessions } from './queries.ts';
export { addCardioRoutes } from './routes.ts';
export { cardioOfWeek, cardioZoneOf } from './show-cardio-plan.ts';
export { startCardioPlan } from './start-cardio-plan.ts';
