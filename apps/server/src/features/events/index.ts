export { addEventRoutes } from './routes.ts';
