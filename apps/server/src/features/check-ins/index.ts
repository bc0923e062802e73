export { addCheckInRoutes } from './routes.ts';
