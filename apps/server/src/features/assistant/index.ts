export { addAssistantRoutes } from './routes.ts';
