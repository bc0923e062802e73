export { addAnalyticsRoutes } from './routes.ts';
