export { addTimelineRoutes } from './routes.ts';
