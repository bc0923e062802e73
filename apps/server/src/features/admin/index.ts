export { addAdminRoutes } from './routes.ts';
