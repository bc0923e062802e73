export { addPosingRoutes } from './routes.ts';
