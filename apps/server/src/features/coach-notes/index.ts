export { addCoachNoteRoutes } from './routes.ts';
