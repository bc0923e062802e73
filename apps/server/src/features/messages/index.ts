export { gatherThreads } from './queries.ts';
export { addMessageRoutes } from './routes.ts';
