export { addProgressRoutes } from './routes.ts';
