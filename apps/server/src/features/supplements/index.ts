export { addSupplementRoutes } from './routes.ts';
