export { moveThreads, rebuildThreads } from './queries.ts';
export { addMessageRoutes } from './routes.ts';
export { writeToAthlete } from './send-message.ts';
