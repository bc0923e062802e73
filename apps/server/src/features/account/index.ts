export { addAccountRoutes } from './routes.ts';
